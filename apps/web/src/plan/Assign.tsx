/** Skirmishes assigned together: for each minion, who fights it. */
import type { Choice } from '@westmarch/protocol';
import { type ReactNode, useState } from 'react';
import { useAllFaces, useCards, useTableState } from '../live/context.tsx';
import { Button } from '../ui/Button.tsx';
import ui from '../ui/ui.module.css';
import s from './Compose.module.css';
import type { Plan } from './plan.ts';
import { skirmishes } from './whole.ts';

interface AssignProps {
  readonly minions: readonly Choice[];
  readonly go: (plan: Plan) => void;
  /** What else can be done here, beside confirming. */
  readonly otherwise: ReactNode;
}

export function Assign({ minions, go, otherwise }: AssignProps) {
  const scene = useTableState((state) => state.scene);
  const faces = useAllFaces();
  const cards = useCards();
  const [against, setAgainst] = useState<ReadonlyMap<number, number>>(new Map());
  if (scene?.game !== 'lotr-tcg') return null;
  const side = scene.sides.find(({ seat }) => seat === scene.time.active);
  const fighters = [...(side?.companions ?? []), ...(side?.support ?? [])].filter(
    ({ face }) => faces.get(face)?.kind === 'companion' || faces.get(face)?.kind === 'ally',
  );
  const nameOf = (card: number): string => faces.get(cards.get(card)?.face ?? '')?.name ?? 'a hidden card';
  const pairs = minions.flatMap((minion) => {
    const fighter = against.get(minion.card) ?? 0;
    return fighter === 0 ? [] : [{ minion, against: fighter, name: nameOf(fighter) }];
  });
  return (
    <div className={s.whole}>
      <ul className={s.picks}>
        {minions.map(({ card, text, note }) => (
          <li key={card} className={s.pick}>
            <label className={s.against}>
              <span>
                {nameOf(card)} {note !== '' && <span className={s.note}>{note}</span>}
              </span>
              <select
                className={ui.field}
                aria-label={`Who fights ${nameOf(card)}? ${text}`}
                value={against.get(card) ?? 0}
                onChange={(event) => setAgainst(new Map(against).set(card, Number(event.target.value)))}
              >
                <option value={0}>nobody</option>
                {fighters.map(({ id }) => (
                  <option key={id} value={id}>
                    {nameOf(id)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <p className={s.confirm}>
        <Button look="main" onClick={() => go(skirmishes(pairs))} data-confirm="">
          {pairs.length === 0
            ? 'Assign nobody'
            : pairs.length < minions.length
              ? `Assign ${pairs.length}, leave ${minions.length - pairs.length}`
              : 'Assign all'}
        </Button>
        {otherwise}
      </p>
    </div>
  );
}
