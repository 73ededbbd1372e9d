/**
 * Nothing jumps: cards move from where they were to where they are.
 *
 * Before the table changes, every card's place is remembered by its id; after it was drawn, each that lies elsewhere
 * starts from its old place and goes to the new one. The page itself is always in its final state: a card that is
 * still on its way can be pressed where it will be.
 */
import { useEffect, useLayoutEffect } from 'react';
import { onBeforeChange } from '../live/table-store.ts';
import { isStill } from '../settings/settings.ts';

const TIMING: KeyframeAnimationOptions = {
  id: 'moves',
  duration: 220,
  easing: 'cubic-bezier(0.25, 0.8, 0.35, 1)',
};
/** Less than this is not worth a movement. */
const SMALL = 3;

const places = new Map<string, DOMRect>();

function cardsOnPage(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-card]');
}

function remember(): void {
  places.clear();
  if (isStill()) return;
  for (const card of cardsOnPage()) {
    const place = card.getBoundingClientRect();
    if (place.width > 0) places.set(card.dataset['card'] ?? '', place);
  }
}

/** Moves cards when `scene` has changed. */
export function useMovingCards(scene: unknown): void {
  useEffect(() => onBeforeChange(remember), []);
  useLayoutEffect(() => {
    if (scene === null || places.size === 0) return;
    const moves: [HTMLElement, string][] = [];
    for (const card of cardsOnPage()) {
      for (const running of card.getAnimations()) if (running.id === 'moves') running.cancel();
      const was = places.get(card.dataset['card'] ?? '');
      const from = was === undefined ? appearing(card) : moved(was, card.getBoundingClientRect());
      if (from !== null) moves.push([card, from]);
    }
    places.clear();
    for (const [card, from] of moves)
      card.animate(
        [
          { transform: from, transformOrigin: '0 0' },
          { transform: 'none', transformOrigin: '0 0' },
        ],
        TIMING,
      );
  }, [scene]);
}

function moved(was: DOMRect, is: DOMRect): string | null {
  if (is.width === 0) return null;
  const [dx, dy] = [was.x - is.x, was.y - is.y];
  if (Math.abs(dx) < SMALL && Math.abs(dy) < SMALL) return null;
  return `translate(${dx}px, ${dy}px) scale(${was.width / is.width})`;
}

/** A card that was nowhere in sight comes up a little. */
const appearing = (card: HTMLElement): string | null =>
  card.closest('dialog') === null && card.offsetWidth > 0 ? 'translate(0, 10px) scale(0.92)' : null;
