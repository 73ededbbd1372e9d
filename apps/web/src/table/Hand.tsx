/**
 * A hand: a row of cards; on a phone a drawer that one draws up. The drawer opens by itself when a card of it must be
 * picked, and says how many can be played while it is closed.
 */
import type { Decision, Pile } from '@westmarch/protocol';
import { useState } from 'react';
import { CardFace } from '../card/CardFace.tsx';
import { useTableState, useYou } from '../live/context.tsx';
import s from './Hand.module.css';

export interface HandProps {
  readonly hand: Pile;
  readonly name?: string;
}

export function Hand({ hand, name = 'Your hand' }: HandProps) {
  const decision = useTableState((state) => state.decision);
  const you = useYou();
  /** What was last done with the drawer, and for which decision. */
  const [moved, setMoved] = useState<{ readonly by: Decision | null; readonly drawn: boolean } | null>(null);
  const { playable, must } = playableOf(hand, decision?.seat === you ? decision : null);
  const drawn = moved !== null && (moved.by === decision || !must) ? moved.drawn : must;
  const hidden = hand.count - hand.cards.length;
  return (
    <section
      className={s.hand}
      aria-label={`${name}, ${hand.count} ${hand.count === 1 ? 'card' : 'cards'}`}
      data-drawn={drawn}
      data-empty={hand.count === 0}
    >
      <button
        type="button"
        className={s.handle}
        aria-expanded={drawn}
        onClick={() => setMoved({ by: decision, drawn: !drawn })}
      >
        <span>
          {name} <b>{hand.count}</b>
        </span>
        {playable > 0 && <span className={s.playable}>{playable} to choose</span>}
        <span className={s.arrow} aria-hidden="true">
          {drawn ? '▾' : '▴'}
        </span>
      </button>
      <div className={s.cards} data-many={hand.count > 9}>
        {hand.cards.map((card) => (
          <CardFace key={card.id} card={card} upright />
        ))}
        {hand.count === 0 && <p className={s.none}>No cards in hand.</p>}
        {hidden > 0 && <p className={s.none}>{hidden} face down.</p>}
      </div>
    </section>
  );
}

/** How many cards of the hand something can be chosen with, and whether one of them must be picked. */
function playableOf(hand: Pile, decision: Decision | null): { playable: number; must: boolean } {
  if (decision === null) return { playable: 0, must: false };
  const held = new Set(hand.cards.map(({ id }) => id));
  const cards = new Set(decision.choices.map(({ card }) => card).filter((card) => held.has(card)));
  const must =
    cards.size > 0 && decision.choices.every(({ kind, card }) => kind === 'card' && held.has(card));
  return { playable: cards.size, must };
}
