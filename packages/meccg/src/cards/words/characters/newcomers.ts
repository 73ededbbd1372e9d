/** Characters who come into play by a card, beside the one of the organization phase. */
import { behind, type CardRef, type Effect, type Filter, filter, say, verb, you } from '@westmarch/kernel';
import { companyOf } from '../../../rules/cards/cards.ts';
import { comeAlong, mayComeAlong } from '../../../rules/characters/coming-along.ts';
import type { S } from '../../../state.ts';

const comes = (s: S, player: number, card: number, who: number, led: number): void =>
  comeAlong(s, player, card, companyOf(s, who), led);
/** He comes into play in the company of somebody; `led`: with direct influence. */
export const comesTo = (newcomer: CardRef, who: CardRef, led: boolean): Effect =>
  verb(
    'comes to',
    comes,
    [you, newcomer, who, led ? 1 : 0],
    led
      ? say`bring ${newcomer.say} into play in ${who.say} with direct influence (beside the one character of the turn)`
      : say`play ${newcomer.say} with the company of ${who.say}`,
  );
const may = (s: S, player: number, card: number, who: number, led: boolean): boolean =>
  mayComeAlong(s, player, card, companyOf(s, who), led);
/** Of a card in hand: he could come to the company of somebody. */
export const ableToJoin = (who: CardRef, led: boolean): Filter =>
  filter(
    'able to join',
    [who],
    (g, v) => `${g.ref(may)}(s, you, ${v.it}, ${who.js(g, v)}, ${led})`,
    behind(say`who could be played there`),
  );
