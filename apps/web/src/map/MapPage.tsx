/** The map by itself: all regions, and all places with the cards of every side, without a game. */
import { useMemo, useState } from 'react';
import { useAtlas, useFaces } from '../api/queries.ts';
import { useWide } from '../table/wide.ts';
import { Refused } from '../ui/Notice.tsx';
import { HEIGHT, WIDTH } from './chart.ts';
import { PlaceList } from './list/PlaceList.tsx';
import { useMapChoice } from './map-store.ts';
import { CardFacts, PlaceFacts } from './PlaceFacts.tsx';
import { type PlaceMark, PlaceMarks } from './PlaceMarks.tsx';
import s from './page.module.css';
import panel from './panel.module.css';
import { type Entry, entriesOf, inWords, SIDES, type SideName } from './sites.ts';
import { MapBar } from './view/MapBar.tsx';
import { MapView } from './view/MapView.tsx';

const WHOSE: readonly { readonly name: string; readonly sides: readonly SideName[] }[] = [
  { name: 'All sides', sides: SIDES },
  { name: 'Wizards', sides: ['hero'] },
  { name: 'Ringwraiths', sides: ['minion'] },
  { name: 'Fallen-wizards', sides: ['fallen-wizard'] },
  { name: 'The Balrog', sides: ['balrog'] },
];
const CALLED: Readonly<Record<string, string>> = {
  hero: 'Hero site',
  minion: 'Minion site',
  'fallen-wizard': 'Fallen-wizard site',
  balrog: 'Balrog site',
};
/** On a window that is higher than wide: all of its height, and of its width the lands between the sea and Mordor. */
const MIDDLE = { left: WIDTH * 0.26, top: 0, right: WIDTH * 0.7, bottom: HEIGHT };
const NOBODY: ReadonlyMap<string, never> = new Map<string, never>();

export function MapPage() {
  const faces = useFaces('meccg');
  const atlas = useAtlas();
  const { list, below } = useMapChoice();
  const wide = useWide();
  const [whose, setWhose] = useState(0);
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const { sides } = WHOSE[whose];
  const entries = useMemo(
    () => entriesOf(atlas.data, sides).filter(({ of, face }) => of === undefined || face !== ''),
    [atlas.data, sides],
  );
  const marks = useMemo(
    () =>
      entries
        .filter(({ under, of }) => under === below || (below && (of?.below.length ?? 0) > 0))
        .map(({ place, type }): PlaceMark => ({ place, type, offered: false, matters: false })),
    [entries, below],
  );
  const found = useMemo(
    () => marks.map(({ place, offered }) => ({ key: place.name, at: place.at, offered })),
    [marks],
  );
  const shown = pointed ?? reading;
  const entry = entries.find(({ place }) => place.name === shown);
  const known = faces.data ?? NOBODY;
  const about =
    entry === undefined ? null : (
      <section className={panel.panel} data-over-map="" aria-label={entry.place.name}>
        <button
          type="button"
          className={panel.closePanel}
          aria-label="Close"
          onClick={() => setReading(null)}
        >
          <span aria-hidden="true">✕</span>
        </button>
        <About entry={entry} sides={sides} faces={known} />
      </section>
    );
  const bar = <MapBar below={below} list={list} />;
  return (
    <main className={s.page}>
      <header className={s.head}>
        <h1>Map of Middle-earth</h1>
        <div className={s.whose} role="group" aria-label="Whose places">
          {WHOSE.map(({ name }, i) => (
            <button key={name} type="button" aria-pressed={i === whose} onClick={() => setWhose(i)}>
              {name}
            </button>
          ))}
        </div>
      </header>
      {atlas.error !== null && <Refused error={atlas.error} />}
      {list ? (
        <PlaceList
          entries={entries}
          faces={known}
          sitesAt={NOBODY}
          tokens={[]}
          now={null}
          onTake={() => undefined}
          onShow={setReading}
          bar={bar}
          aside={about}
        />
      ) : (
        <MapView
          name={below ? 'page below' : 'page'}
          below={below}
          atlas={atlas.data}
          marks={found}
          focused={focused}
          onFocus={(key) => {
            setFocused(key);
            setReading(key);
          }}
          onPress={(key) => {
            setFocused(key);
            setReading(key);
          }}
          onPoint={setPointed}
          first={wide ? undefined : MIDDLE}
          over={
            <>
              {bar}
              {about}
            </>
          }
        >
          <PlaceMarks marks={marks} focused={focused} pointed={pointed} labelOf={labelOf} />
        </MapView>
      )}
    </main>
  );
}

const labelOf = ({ place, type }: PlaceMark): string => `${place.name}, ${inWords(type)}`;

/** The cards of a place, one after the other, each with what it says. */
function About({
  entry,
  sides,
  faces,
}: {
  entry: Entry;
  sides: readonly SideName[];
  faces: ReadonlyMap<string, Parameters<typeof CardFacts>[0]['face']>;
}) {
  const cards = entry.of?.sites.filter(({ side }) => sides.some((one) => one === side)) ?? [];
  return (
    <>
      <PlaceFacts entry={entry} type={entry.type} face={undefined} />
      {cards.map(({ face, side, type, nearest }) => {
        const known = faces.get(face);
        return (
          <section key={face} className={s.card}>
            <h4>
              {CALLED[side] ?? side} <span>{inWords(type)}</span>
            </h4>
            {known !== undefined && <CardFacts face={known} nearest={nearest} />}
          </section>
        );
      })}
    </>
  );
}
