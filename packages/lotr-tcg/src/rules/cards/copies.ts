/**
 * Texts that do not count. A card may take them away; and of several copies of one Shadow condition on a table of many
 * players only the first of a unique one, and the first four of any other, counted from the Free Peoples player's
 * right, have a text that counts. LR-ACTIVE-008, 009
 *
 * Keeps  the others stay active: they are spotted and can be discarded as before.
 */
import { forbiddenBy, mute, unmute } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { kinds, sides } from '../../facts/names.ts';
import type { S } from '../../state.ts';
import { noText } from '../prohibitions.ts';

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

/** Too many copies come before it, or a card takes its text away. */
const isSilenced = (s: S, card: number): boolean =>
  (s.layout.sizes.players >= MANY &&
    isShadowCondition(s, card) &&
    rank(s, card) >= (printed.unique(s, card) === 1 ? 1 : MOST_WORKING)) ||
  forbiddenBy(s, noText, card, 0, 0) !== 0;

/** Called when the turn passes, and when a card comes or goes that can matter. */
export function settleCopies(s: S): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isSilenced(s, c)) mute(s, c);
    else unmute(s, c);
}

/** It is one of those that take texts away. */
function takesText(s: S, card: number): boolean {
  const { standing } = engine.definitions[s.card.def[card]];
  for (let i = 0; i < standing.length; i++)
    if (engine.abilities[standing[i]].channel === noText.channel) return true;
  return false;
}
/** A card has come or gone: if it can matter, all texts are looked at again. */
export function copyMoved(s: S, card: number): void {
  if ((s.layout.sizes.players >= MANY && isShadowCondition(s, card)) || takesText(s, card)) settleCopies(s);
}
