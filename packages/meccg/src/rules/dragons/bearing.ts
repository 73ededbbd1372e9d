/**
 * What a Dragon carries, and how he fights: two items, no allies, and as many strikes as are printed on his card.
 * ME-DRAGON-4003, 4004, 4019, 4020
 *
 * Keeps  where the scenario is not played, each question ends with one bit of the state.
 */
import { firstIn, place } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { companyOf, Kind } from '../cards/cards.ts';
import { hasDragons } from '../optional/optional.ts';
import { sideOf } from '../sides.ts';
import { LESS_PROWESS } from './characters.ts';

/** A card in play is the Dragon who stands for his player. */
export const isDragonHimself = (s: S, card: number): boolean =>
  hasDragons(s) &&
  s.player.avatar[s.card.controller[card]] === card &&
  sideOf(s, s.card.controller[card]).livesInLair;

const MOST_ITEMS = 2;
/** He may take what is played on him, or handed to him: of items two, and no ally. */
export function mayCarry(s: S, character: number, card: number): boolean {
  if (!isDragonHimself(s, character)) return true;
  const kind = printed.kind(s, card);
  if (kind !== Kind.item) return kind !== Kind.ally;
  let items = 0;
  for (let c = firstIn(s, place(s, Zone.on, character)); c !== 0; c = s.card.next[c])
    if (printed.kind(s, c) === Kind.item) items++;
  return items < MOST_ITEMS;
}

/** In company combat he is so many characters: one for each of his strikes. ME-DRAGON-4019 */
export const fightersIn = (s: S, card: number): number =>
  isDragonHimself(s, card) ? Math.max(1, printed.strikes(s, card)) : 1;
/** Elsewhere each strike beyond the first makes whom one strikes stronger and harder. ME-DRAGON-4020 */
export const strengthAgainst = (s: S, strike: number): number =>
  s.attack.answer[s.strike.attack[strike]] === 0 ? fightersIn(s, s.strike.target[strike]) - 1 : 0;

/** Of the company of a Dragon: his prowess as it is printed on the creature, by which cards against Dragons go. ME-DRAGON-4026 */
export function creatureProwess(s: S, company: number): number {
  const avatar = s.player.avatar[s.company.player[company]];
  return isDragonHimself(s, avatar) && companyOf(s, avatar) === company
    ? printed.prowess(s, avatar) + LESS_PROWESS
    : 0;
}

/** One of his strikes is beaten; true: others are left, so that he is not. ME-DRAGON-4019 */
export function standsAgain(s: S, card: number): boolean {
  if (!isDragonHimself(s, card) || s.attack.from[s.global.attack] === 0) return false;
  const player = s.card.controller[card];
  s.player.strikesLost[player]++;
  return s.player.strikesLost[player] < fightersIn(s, card);
}
/** A fight between companies begins: all strikes of both are whole. */
export function forgetLostStrikes(s: S): void {
  if (hasDragons(s)) for (let p = 1; p <= s.layout.sizes.players; p++) s.player.strikesLost[p] = 0;
}
