/** A skirmish as a duel: minions above, the fellowship's character below, both totals between, and how it would end. */
import type { Breakdown, Skirmish } from '@westmarch/protocol';
import { useEffect, useRef } from 'react';
import { Bearer } from '../card/Bearer.tsx';
import { minus } from '../card/numbers.ts';
import { useCards } from '../live/context.tsx';
import { useGroupWidth } from '../table/board/Widths.tsx';
import { Sums } from '../table/reading/Sums.tsx';
import s from './duel.module.css';
import { unmarked } from './Row.tsx';
import { keyOf, NARROW_DUEL } from './sheets.ts';

const SAID = new Set(['assigned', 'skirmishing']);

export function Duel({ skirmish }: { skirmish: Skirmish }) {
  const cards = useCards();
  const width = useGroupWidth(keyOf.duel(skirmish.character, skirmish.minions));
  const hero = cards.get(skirmish.character);
  const foes = skirmish.minions.map((id) => cards.get(id)).filter((card) => card !== undefined);
  const [own, theirs] = skirmish.strength;
  const [ownDamage, theirDamage] = skirmish.damage;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const [duel, list] = [ref.current, ref.current?.parentElement];
    // A phone shows one duel at a time: the one that is fought.
    if (skirmish.present && duel && list)
      list.scrollLeft = duel.offsetLeft - (list.clientWidth - duel.offsetWidth) / 2;
  }, [skirmish.present]);
  return (
    <article
      ref={ref}
      className={s.duel}
      style={width}
      data-narrow={(width.width ?? NARROW_DUEL) < NARROW_DUEL}
      data-present={skirmish.present}
      data-over={skirmish.over}
      aria-label={skirmish.present ? 'The skirmish now' : 'A skirmish'}
    >
      <div className={s.line}>
        {foes.map((card) => (
          <Bearer key={card.id} card={unmarked(card, SAID)} />
        ))}
      </div>
      <Total
        side="Shadow"
        strength={theirs}
        damage={theirDamage}
        wins={theirs >= own && foes.length > 0}
        sums={skirmish.sums?.slice(-1) ?? []}
      />
      <p className={s.outcome}>{skirmish.over ? 'over' : skirmish.outcome}</p>
      <Total
        side="Free Peoples"
        strength={own}
        damage={ownDamage}
        wins={own > theirs}
        sums={skirmish.sums?.slice(0, -1) ?? []}
      />
      <div className={s.line}>{hero !== undefined && <Bearer card={unmarked(hero, SAID)} />}</div>
    </article>
  );
}

interface TotalProps {
  readonly side: string;
  readonly strength: number;
  readonly damage: number;
  readonly wins: boolean;
  readonly sums: readonly Breakdown[];
}

function Total({ side, strength, damage, wins, sums }: TotalProps) {
  return (
    <p className={s.total} data-wins={wins} data-side={side === 'Shadow' ? 'shadow' : 'free'}>
      <span className="said-only">{side} </span>
      <Sums title={`Strength of the ${side}`} sums={sums}>
        <b>{minus(strength)}</b>
      </Sums>
      {damage > 0 && <span className={s.damage}>damage +{damage}</span>}
      {wins && (
        <span className={s.wins} aria-hidden="true">
          ✓
        </span>
      )}
    </p>
  );
}
