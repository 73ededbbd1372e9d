/** With several opponents: who they are and how each stands, always in sight. A press brings his side into view. */
import type { MeccgScene, MeccgSide } from '@westmarch/protocol';
import { useEffect } from 'react';
import { minus } from '../card/numbers.ts';
import s from './seats.module.css';

export const idOfSide = (seat: number): string => `side-${seat}`;
const show = (seat: number): void =>
  document.getElementById(idOfSide(seat))?.scrollIntoView({ block: 'start', inline: 'nearest' });

export interface SeatsProps {
  readonly scene: MeccgScene;
  readonly sides: readonly MeccgSide[];
  /** How many choices lie on the cards of each. */
  readonly choices: (side: MeccgSide) => number;
}

export function Seats({ scene, sides, choices }: SeatsProps) {
  const concerned = concernedBy(scene, sides, choices);
  useEffect(() => {
    if (concerned !== 0) show(concerned);
  }, [concerned]);
  return (
    <div className={s.seats} role="group" aria-label="Other players">
      {sides.map((side) => (
        <button
          key={side.seat}
          type="button"
          className={s.seat}
          data-active={side.seat === scene.time.active}
          onClick={() => show(side.seat)}
        >
          <span className="said-only">Show </span>
          <b>{side.name}</b>
          <span className={s.kind}>{side.side}</span>
          <span className={s.total}>
            <span className="said-only">total </span>
            {minus(side.council)}
          </span>
          {side.seat === scene.time.active && <span className="said-only">, whose turn it is</span>}
        </button>
      ))}
    </div>
  );
}

/** Whose side is to be looked at: where something can be chosen, whose company is under way, or whose turn it is. */
function concernedBy(scene: MeccgScene, sides: readonly MeccgSide[], choices: SeatsProps['choices']): number {
  const chosen = sides.filter((side) => choices(side) > 0);
  if (chosen.length > 0) return chosen[0].seat;
  const company = scene.attack?.company ?? scene.journey?.company ?? 0;
  const goes = sides.find(({ companies }) => companies.some(({ id }) => id === company));
  return goes?.seat ?? sides.find(({ seat }) => seat === scene.time.active)?.seat ?? 0;
}
