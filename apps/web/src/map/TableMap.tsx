/** The map of a game: who stands where, the journey that is made, and where one may go. */
import type { MeccgScene } from '@westmarch/protocol';
import { useCallback, useMemo, useState } from 'react';
import { useAllFaces } from '../live/context.tsx';
import { places } from './chart.ts';
import { curveOf } from './geometry.ts';
import { MapView } from './MapView.tsx';
import s from './map.module.css';
import { type PlaceMark, PlaceMarks } from './PlaceMarks.tsx';
import { typesOf } from './place-types.ts';
import { Tokens } from './Tokens.tsx';
import { journeyOf, tokensOf } from './tokens.ts';

export default function TableMap({ scene }: { scene: MeccgScene }) {
  const faces = useAllFaces();
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const tokens = useMemo(() => tokensOf(scene, (face) => faces.get(face)?.name ?? ''), [scene, faces]);
  const types = useMemo(() => typesOf(faces), [faces]);
  const marks = useMemo(() => {
    const taken = new Set(tokens.flatMap(({ place, goesTo }) => [place, goesTo]));
    return places
      .filter(({ under }) => !under)
      .map(
        (place): PlaceMark => ({
          place,
          type: types(place.name),
          offered: false,
          matters: taken.has(place.name),
        }),
      );
  }, [tokens, types]);
  const found = useMemo(
    () => marks.map(({ place, offered }) => ({ key: place.name, at: place.at, offered })),
    [marks],
  );
  const journey = journeyOf(scene);
  const labelOf = useCallback(
    ({ place, type }: PlaceMark) => `${place.name}, ${type.replaceAll('-', ' ')}`,
    [],
  );
  return (
    <MapView
      name="table"
      marks={found}
      focused={focused}
      onFocus={setFocused}
      onPress={setFocused}
      onPoint={setPointed}
    >
      {journey.length > 1 && <path className={s.way} d={curveOf(journey)} />}
      <PlaceMarks marks={marks} focused={focused} pointed={pointed} onFocus={setFocused} labelOf={labelOf} />
      <Tokens tokens={tokens} offered={NONE} chosen={0} />
    </MapView>
  );
}

const NONE: ReadonlySet<number> = new Set();
