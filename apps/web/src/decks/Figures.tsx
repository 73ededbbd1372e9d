/** What is in a deck, in pictures: kinds, curves, where resources are played, what hazards are keyed to. */
import type { Deck, DeckAnalysis } from '@westmarch/protocol';
import type { usePeek } from '../library/Peek.tsx';
import { fullName, type Library } from '../library/query/cards.ts';
import s from './figures.module.css';
import { countsBy, curveOf } from './model.ts';

export interface FiguresProps {
  readonly deck: Deck;
  readonly library: Library;
  readonly analysis: DeckAnalysis | null;
  readonly peek: Pick<ReturnType<typeof usePeek>, 'hovers'>;
}

export function Figures({ deck, library, analysis, peek }: FiguresProps) {
  if (deck.cards.length === 0) return null;
  const kinds = countsBy(deck, library, ({ title }) => title);
  const isShadow = (side: readonly string[] | undefined): boolean => side?.includes('Shadow') === true;
  return (
    <>
      <Bars title="By kind" rows={kinds.slice(0, 12)} />
      {deck.game === 'meccg' ? (
        <>
          <Curve
            title="Mind of characters"
            points={curveOf(deck, library, 'mind', ({ kind }) => kind === 'character')}
          />
          <Curve
            title="Prowess of characters"
            points={curveOf(deck, library, 'prowess', ({ kind }) => kind === 'character')}
          />
          <Curve
            title="Prowess of creatures"
            points={curveOf(deck, library, 'prowess', ({ kind }) => kind === 'creature')}
          />
        </>
      ) : (
        <>
          <Bars
            title="By culture"
            rows={countsBy(deck, library, ({ facets }) => facets['culture']?.[0] ?? '')}
          />
          <Curve
            title="Twilight cost, Free Peoples"
            points={curveOf(deck, library, 'twilight', ({ facets }) => !isShadow(facets['side']))}
          />
          <Curve
            title="Twilight cost, Shadow"
            points={curveOf(deck, library, 'twilight', ({ facets }) => isShadow(facets['side']))}
          />
        </>
      )}
      {analysis !== null && <Keying analysis={analysis} />}
      {analysis !== null && <Places analysis={analysis} library={library} peek={peek} />}
    </>
  );
}

function Bars({ title, rows }: { title: string; rows: readonly (readonly [string, number])[] }) {
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(([, n]) => n));
  return (
    <section className={s.figure}>
      <h3>{title}</h3>
      <dl className={s.bars}>
        {rows.map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={s.bar} style={{ width: `${(100 * n) / most}%` }} aria-hidden="true" />
              {n}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Curve({ title, points }: { title: string; points: readonly (readonly [number, number])[] }) {
  if (points.length === 0) return null;
  const most = Math.max(...points.map(([, n]) => n));
  const sum = points.reduce((all, [, n]) => all + n, 0);
  const mean = points.reduce((all, [value, n]) => all + value * n, 0) / sum;
  return (
    <section className={s.figure}>
      <h3>
        {title} <span className={s.faded}>mean {mean.toFixed(1)}</span>
      </h3>
      <ol className={s.curve}>
        {points.map(([value, n]) => (
          <li key={value}>
            <span className={s.many}>{n === 0 ? '' : n}</span>
            <span className={s.column} style={{ height: `${(100 * n) / most}%` }} aria-hidden="true" />
            <span className={s.value}>{value}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const words = (key: string): string => key.replaceAll('-', ' ');

function Keying({ analysis: { keying } }: { analysis: DeckAnalysis }) {
  const lands = keying.filter(({ site }) => !site).map(({ key, copies }) => [words(key), copies] as const);
  const sites = keying.filter(({ site }) => site).map(({ key, copies }) => [words(key), copies] as const);
  return (
    <>
      <Bars title="Creatures keyed to regions" rows={lands} />
      <Bars title="Creatures keyed to sites" rows={sites} />
    </>
  );
}

function Places({
  analysis,
  library,
  peek,
}: Pick<FiguresProps, 'library' | 'peek'> & { analysis: DeckAnalysis }) {
  const { places, nowhere } = analysis;
  const nameOf = (id: string): string => {
    const card = library.byId.get(id)?.card;
    return card === undefined ? id : fullName(card);
  };
  if (places.length === 0 && nowhere.length === 0) return null;
  return (
    <section className={s.figure}>
      <h3>Where its resources are played</h3>
      {places.map(({ region, sites }) => {
        const cards = new Set(sites.flatMap((site) => site.cards));
        return (
          <details key={region} className={s.region}>
            <summary>
              {region} <span className={s.faded}>{cards.size === 1 ? '1 card' : `${cards.size} cards`}</span>
            </summary>
            <ul>
              {sites.map(({ site, cards: allowed }) => {
                const face = library.byId.get(site)?.card;
                return (
                  <li key={site}>
                    <b {...(face === undefined ? {} : peek.hovers(face))}>{nameOf(site)}</b>:{' '}
                    {allowed.map(nameOf).join(', ')}
                  </li>
                );
              })}
            </ul>
          </details>
        );
      })}
      {nowhere.length > 0 && (
        <p className={s.faded}>
          At no site of its side, or its text is not written yet: {nowhere.map(nameOf).join(', ')}.
        </p>
      )}
    </section>
  );
}
