/** Who it is and how he stands: site, burdens, threats, what is left of the Ring-bearer, and his piles. */
import type { Breakdown, LotrSide, Pile } from '@westmarch/protocol';
import { minus } from '../card/numbers.ts';
import { PileView } from '../table/board/PileView.tsx';
import { Sums } from '../table/reading/Sums.tsx';
import s from './plate.module.css';

export interface PlateProps {
  readonly side: LotrSide;
  readonly name: string;
  readonly yours: boolean;
  readonly active: boolean;
}

export function Plate({ side, name: called, yours, active }: PlateProps) {
  const piles: readonly (readonly [string, Pile])[] = [
    ...(yours ? [] : [['hand', side.hand] as const]),
    ['draw deck', side.deck],
    ['discard', side.discard],
    // None to begin with: then it would only take the room of a line.
    ...(side.dead.count > 0 ? [['dead', side.dead] as const] : []),
    ...(side.removed.count > 0 ? [['removed', side.removed] as const] : []),
    ['sites left', side.adventure],
  ];
  const [resistance, threats] = [(side.sums ?? []).slice(0, 1), (side.sums ?? []).slice(1)];
  return (
    <header className={s.plate}>
      <h2 className={s.name}>
        {yours ? 'You' : called}
        {(active || side.eliminated) && (
          <span className={s.role}> {side.eliminated ? 'eliminated' : 'Free Peoples'}</span>
        )}
      </h2>
      <dl className={s.counts}>
        <Count name="site" value={side.site} />
        <Count name="burdens" value={side.burdens} grave={side.burdens > 0} sums={resistance} />
        <Count name="threats" value={side.threats} grave={side.threats > 0} sums={threats} />
        <Count name="resistance" value={side.resistance} grave={side.resistance <= 2} sums={resistance} />
      </dl>
      <ul className={s.piles} aria-label={yours ? 'Your piles' : `Piles of ${called}`}>
        {piles.map(([name, pile]) => (
          <li key={name}>
            <PileView name={name} pile={pile} whose={yours ? 'your' : `${called}'s`} />
          </li>
        ))}
      </ul>
    </header>
  );
}

interface CountProps {
  readonly name: string;
  readonly value: number;
  readonly grave?: boolean;
  readonly sums?: readonly Breakdown[];
}

function Count({ name, value, grave = false, sums = [] }: CountProps) {
  return (
    <div className={s.count} data-grave={grave}>
      <dt>{name}</dt>
      <dd>
        <Sums title={name} sums={sums}>
          {minus(value)}
        </Sums>
      </dd>
    </div>
  );
}
