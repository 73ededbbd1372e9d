/**
 * Several copies of one Shadow condition on a table of many players: only the first of a unique one, and the first
 * four of any other, counted from the Free Peoples player's right, have a text that counts. LR-ACTIVE-008, 009
 *
 * Keeps  the others stay active: they are spotted and can be discarded as before.
 */
import { mute, unmute } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { kinds, sides } from '../../facts/names.ts';
import type { S } from '../../state.ts';

const CONDITION = kinds.indexOf('condition');
const SHADOW = sides.indexOf('Shadow');
const MOST_WORKING = 4;
/** With fewer players only one has Shadow cards that are active, and no deck has more than four copies. */
const MANY = 3;

const isShadowCondition = (s: S, card: number): boolean =>
  printed.kind(s, card) === CONDITION && printed.side(s, card) === SHADOW;

/** How many places to the right of the Free Peoples player its owner sits. */
const distance = (s: S, card: number): number => {
  const { players } = s.layout.sizes;
  return (s.player.seat[s.global.active] - s.player.seat[s.card.owner[card]] + players) % players;
};

/** How many copies come before it. */
function rank(s: S, card: number): number {
  const title = printed.title(s, card);
  const far = distance(s, card);
  let before = 0;
  let passed = false;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
    if (c === card) passed = true;
    else if (isShadowCondition(s, c) && printed.title(s, c) === title) {
      const his = distance(s, c);
      if (his < far || (his === far && !passed)) before++;
    }
  }
  return before;
}

/** Called when the turn passes, and when a Shadow condition comes or goes. */
export function settleCopies(s: S): void {
  if (s.layout.sizes.players < MANY) return;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
    if (!isShadowCondition(s, c)) continue;
    if (rank(s, c) < (printed.unique(s, c) === 1 ? 1 : MOST_WORKING)) unmute(s, c);
    else mute(s, c);
  }
}

/** A card has come or gone: if it can matter, the copies are counted again. */
export function copyMoved(s: S, card: number): void {
  if (s.layout.sizes.players >= MANY && isShadowCondition(s, card)) settleCopies(s);
}
