/** The map by itself: all regions and all places, without a game. */
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFaces } from '../api/queries.ts';
import { buttonClass } from '../ui/Button.tsx';
import { places } from './chart.ts';
import { MapView } from './MapView.tsx';
import { type PlaceMark, PlaceMarks } from './PlaceMarks.tsx';
import s from './page.module.css';
import { typesOf } from './place-types.ts';

export function MapPage() {
  const faces = useFaces('meccg');
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const types = useMemo(() => typesOf(faces.data), [faces.data]);
  const marks = useMemo(
    () =>
      places
        .filter(({ under }) => !under)
        .map((place): PlaceMark => ({ place, type: types(place.name), offered: false, matters: false })),
    [types],
  );
  const found = useMemo(
    () => marks.map(({ place, offered }) => ({ key: place.name, at: place.at, offered })),
    [marks],
  );
  return (
    <main className={s.page}>
      <header className={s.head}>
        <h1>Map of Middle-earth</h1>
        <Link className={buttonClass} to="/">
          To the home page
        </Link>
      </header>
      <MapView
        name="page"
        marks={found}
        focused={focused}
        onFocus={setFocused}
        onPress={setFocused}
        onPoint={setPointed}
      >
        <PlaceMarks
          marks={marks}
          focused={focused}
          pointed={pointed}
          onFocus={setFocused}
          labelOf={labelOf}
        />
      </MapView>
    </main>
  );
}

const labelOf = ({ place, type }: PlaceMark): string => `${place.name}, ${type.replaceAll('-', ' ')}`;
