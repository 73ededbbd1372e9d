/** With several opponents: who they are and how each stands, always in sight. A press brings his side into view. */
import type { MeccgScene, MeccgSide } from '@westmarch/protocol';
import { useEffect } from 'react';
import { minus } from '../card/numbers.ts';
import { useAllFaces } from '../live/context.tsx';
import { isWide } from '../table/wide.ts';
import s from './seats.module.css';

export const idOfSide = (seat: number): string => `side-${seat}`;
const show = (seat: number): void =>
  document.getElementById(idOfSide(seat))?.scrollIntoView({ block: 'start', inline: 'nearest' });

export interface SeatsProps {
  readonly scene: MeccgScene;
  readonly sides: readonly MeccgSide[];
  /** How many choices lie on the cards of each. */
  readonly choices: (side: MeccgSide) => number;
  /** They are in sight: on a phone another part may be. */
  readonly shown: boolean;
}

export function Seats({ scene, sides, choices, shown }: SeatsProps) {
  const concerned = concernedBy(scene, sides, choices);
  const faces = useAllFaces();
  // Once more when the faces have come, or a phone shows this part: only then everything has its place.
  useEffect(() => {
    if (concerned !== 0 && faces.size > 0 && (shown || isWide())) show(concerned);
  }, [concerned, faces, shown]);
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
