/**
 * What a card says about playing it: who may bear it, what must be in play, and what is paid beside its twilight.
 * LR-ATTACH-001, LR-COST-002, 007, 009
 *
 * Owns   asking for that, paying it, and telling whether it was paid whole.
 * Not    the twilight itself (play.ts, actions/events.ts), which counts what is asked for here with its own.
 * Keeps  it is asked while the card lies in hand, deck or discard pile, where nothing of it is in force: so it is read
 *        from its definition. What other cards ask for it besides is in force, and found by its event.
 */
import { firstIn, type Prohibition, place, resolveEffect } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isFreePeoples, isKind, Kind } from '../cards/cards.ts';
import { twilightIn } from '../counters/twilight.ts';
import { priceOfPlaying } from '../events.ts';
import { noBearing, noPlay } from '../prohibitions.ts';
import { canBear } from './bearing.ts';

/** The card says of itself that this may not be. */
function refuses(s: S, what: Prohibition, card: number, a: number, b: number): boolean {
  const { elsewhere } = engine.definitions[s.card.def[card]];
  for (let i = 0; i < elsewhere.length; i++) {
    const ability = engine.abilities[elsewhere[i]];
    if (ability.channel === what.channel && ability.matches(s, 0, a, b, 0)) return true;
  }
  return false;
}

/** It names a bearer, so that it cannot be played without one. LR-ATTACH-001 */
export function needsBearer(s: S, card: number): boolean {
  const { elsewhere } = engine.definitions[s.card.def[card]];
  for (let i = 0; i < elsewhere.length; i++)
    if (engine.abilities[elsewhere[i]].channel === noBearing.channel) return true;
  return false;
}

/** What it asks of its player before it comes into play, or 0: "to play, exert a minion". */
function termsOf(s: S, card: number): number {
  const { elsewhere } = engine.definitions[s.card.def[card]];
  for (let i = 0; i < elsewhere.length; i++)
    if (engine.abilities[elsewhere[i]].channel === priceOfPlaying.channel) return elsewhere[i];
  return 0;
}

/** What other cards in play ask for besides can be paid: "each such event gains this cost". LR-COST-002 */
function meetsFurtherTerms(s: S, player: number, card: number): boolean {
  const { ability, source, subject, next } = s.effect;
  for (let row = s.channel.first[priceOfPlaying.channel]; row !== 0; row = next[row]) {
    const added = engine.abilities[ability[row]];
    if (added.payable === null || !added.matches(s, row, card, player, 0)) continue;
    if (!added.payable(s, source[row], subject[row], player, card, player, 0)) return false;
  }
  return true;
}

/** Nothing that must be there to play it is missing, and what is asked for can be paid. LR-COST-002 */
export function meetsItsTerms(s: S, player: number, card: number): boolean {
  if (refuses(s, noPlay, card, card, player)) return false;
  if (s.channel.first[priceOfPlaying.channel] !== 0 && !meetsFurtherTerms(s, player, card)) return false;
  const terms = termsOf(s, card);
  if (terms === 0) return true;
  const { payable } = engine.abilities[terms];
  return payable === null || payable(s, card, 0, player, card, player, 0);
}

/** What that takes from the pool, beside the twilight that the card costs. LR-COST-002 */
export function twilightOfTerms(s: S, card: number): number {
  const terms = termsOf(s, card);
  if (terms === 0) return 0;
  const { ability } = engine.abilities[terms];
  return ability?.type === 'trigger' ? twilightIn(ability.costs) : 0;
}

/** Has its player pay it all; how much was left unpaid stands in `owing` for the caller's next step. */
export function payItsTerms(s: S, player: number, card: number, bearer = 0): void {
  const terms = termsOf(s, card);
  s.global.owing = terms === 0 || engine.abilities[terms].payable === null ? 0 : 1;
  const { ability, source, subject, next } = s.effect;
  for (let row = s.channel.first[priceOfPlaying.channel]; row !== 0; row = next[row])
    if (engine.abilities[ability[row]].matches(s, row, card, player, bearer)) {
      s.global.owing++;
      resolveEffect(s, ability[row], source[row], subject[row], card, player, bearer, player);
    }
  if (terms !== 0) resolveEffect(s, terms, card, 0, card, player, bearer, player);
}
/** One of them is paid whole: the last thing that a price of playing does. LR-COST-007 */
export const termsArePaid = (s: S): void => {
  if (s.global.owing > 0) s.global.owing--;
};

/** One's own characters; only a Shadow card may go on someone of the fellowship that it harms. LR-SHADOW-007 */
const mayBePutOn = (s: S, card: number, bearer: number): boolean =>
  s.card.owner[bearer] === s.card.owner[card] || (!isFreePeoples(s, card) && !isKind(s, bearer, Kind.minion));

/** Of a card in force: it could take that one. */
export const mayBear = (s: S, card: number, bearer: number): boolean =>
  s.card.doomed[bearer] === 0 &&
  mayBePutOn(s, card, bearer) &&
  canBear(s, bearer, card) &&
  !refuses(s, noBearing, card, bearer, card);

export function hasBearer(s: S, card: number): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (mayBear(s, card, c)) return true;
  return false;
}

/** Another of the title lies on that bearer already. */
export function bearsTitle(s: S, bearer: number, card: number): boolean {
  const title = printed.title(s, card);
  for (let c = firstIn(s, place(s, Zone.on, bearer)); c !== 0; c = s.card.next[c])
    if (c !== card && printed.title(s, c) === title) return true;
  return false;
}
