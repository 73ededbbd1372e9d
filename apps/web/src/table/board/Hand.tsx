/**
 * A hand: a row of cards; on a phone a drawer that one draws up. The drawer opens by itself when a card of it must be
 * picked, and says how many can be played while it is closed. Cards of a pile that can be chosen lie before the hand.
 */
import type { Card, Decision, Pile, Scene } from '@westmarch/protocol';
import { useState } from 'react';
import { CardFace } from '../../card/CardFace.tsx';
import { useTableState, useYou } from '../../live/context.tsx';
import s from './Hand.module.css';

export interface HandProps {
  readonly hand: Pile;
  readonly name?: string;
}

export function Hand({ hand, name = 'Your hand' }: HandProps) {
  const decision = useTableState((state) => state.decision);
  const scene = useTableState((state) => state.scene);
  const you = useYou();
  /** What was last done with the drawer, and for which decision. */
  const [moved, setMoved] = useState<{ readonly by: Decision | null; readonly drawn: boolean } | null>(null);
  const asked = decision?.seat === you ? decision : null;
  const offered = offeredFrom(scene, asked);
  const { playable, must } = playableOf([...offered, ...hand.cards], asked);
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
        {offered.length > 0 && (
          <div className={s.offered} role="group" aria-label="To choose from">
            {offered.map((card) => (
              <CardFace key={card.id} card={card} upright />
            ))}
          </div>
        )}
        {hand.cards.map((card) => (
          <CardFace key={card.id} card={card} upright />
        ))}
        {hand.count === 0 && offered.length === 0 && <p className={s.none}>No cards in hand.</p>}
        {hidden > 0 && <p className={s.none}>{hidden} face down.</p>}
      </div>
    </section>
  );
}

/** How many cards of the hand something can be chosen with, and whether one of them must be picked. */
function playableOf(shown: readonly Card[], decision: Decision | null): { playable: number; must: boolean } {
  if (decision === null) return { playable: 0, must: false };
  const held = new Set(shown.map(({ id }) => id));
  const cards = new Set(decision.choices.map(({ card }) => card).filter((card) => held.has(card)));
  const must =
    cards.size > 0 && decision.choices.every(({ kind, card }) => kind === 'card' && held.has(card));
  return { playable: cards.size, must };
}

/** Cards that lie unseen in one's own piles, and of which one can be chosen. */
function offeredFrom(scene: Scene | null, decision: Decision | null): Card[] {
  const side = scene?.sides.find(({ seat }) => seat === scene.you);
  if (side === undefined || decision === null) return [];
  const chosen = new Set(decision.choices.map(({ card }) => card));
  const piles = [
    side.deck,
    side.discard,
    ...('sideboard' in side ? [side.sideboard, side.eliminated] : [side.adventure, side.dead, side.removed]),
  ];
  return piles.flatMap(({ cards }) => cards.filter(({ id }) => chosen.has(id)));
}
