/** Who it is and how he stands, in one line: marshalling points by type, influence, and his piles. */
import type { Breakdown, MeccgSide, Pile } from '@westmarch/protocol';
import { minus } from '../card/numbers.ts';
import { PileView } from '../table/board/PileView.tsx';
import { Sums } from '../table/reading/Sums.tsx';
import s from './plate.module.css';

const SHORT: Readonly<Record<string, string>> = {
  character: 'characters',
  item: 'items',
  faction: 'factions',
  ally: 'allies',
  kill: 'kills',
  miscellaneous: 'other',
};

/** First the Council's total, then influence used, then influence itself. */
const sumsOf = ({ sums = [] }: MeccgSide, from: number, to: number): readonly Breakdown[] =>
  sums.slice(from, to);

export function Plate({ side, yours }: { side: MeccgSide; yours: boolean }) {
  const { influence } = side;
  const piles: readonly (readonly [string, Pile])[] = [
    ...(yours ? [] : [['hand', side.hand] as const]),
    ['play deck', side.deck],
    ['discard', side.discard],
    ['sideboard', side.sideboard],
    ...(side.eliminated.count > 0 ? [['eliminated', side.eliminated] as const] : []),
  ];
  return (
    <header className={s.plate}>
      <h2 className={s.name}>{yours ? 'You' : side.name}</h2>
      <p className={s.side}>{side.side}</p>
      <dl className={s.points} aria-label="Marshalling points">
        <div className={s.total} title={`What the points come to at the ${side.countedAt} as things stand`}>
          <dt>total</dt>
          <dd>
            <Sums title={`What counts at the ${side.countedAt}`} sums={sumsOf(side, 0, 1)}>
              {minus(side.council)}
            </Sums>
          </dd>
        </div>
        {side.points.map(({ kind, value }) => (
          <div key={kind} className={s.point} data-none={value === 0}>
            <dt>{SHORT[kind] ?? kind}</dt>
            <dd>{minus(value)}</dd>
          </div>
        ))}
      </dl>
      {side.standing.map(({ name, value }) => (
        <p key={name} className={s.influence}>
          {name} <b>{minus(value)}</b>
        </p>
      ))}
      <p className={s.influence} data-over={influence.used > influence.of}>
        influence{' '}
        <b>
          <Sums title="General influence" sums={sumsOf(side, 1, 3)}>
            {minus(influence.used)}/{influence.of}
          </Sums>
        </b>
      </p>
      <ul className={s.piles} aria-label={yours ? 'Your piles' : `Piles of ${side.name}`}>
        {piles.map(([name, pile]) => (
          <li key={name}>
            <PileView name={name} pile={pile} whose={yours ? 'your' : `${side.name}'s`} />
          </li>
        ))}
        {side.exhausted > 0 && <li className={s.exhausted}>exhausted {side.exhausted}×</li>}
      </ul>
    </header>
  );
}
