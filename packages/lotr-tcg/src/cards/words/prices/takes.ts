/**
 * What prices use up, so that no two of them are paid with the same thing: exertions, twilight, tokens, cards.
 * LR-COST-002, 005
 */
import {
  type CardRef,
  type CardTake,
  type Choice,
  columnOf,
  num,
  type StoreTake,
  say,
  type Value,
  value,
} from '@westmarch/kernel';
import { vitality } from '../../../rules/cards/cards.ts';
import { TWILIGHT } from '../../../rules/counters/twilight.ts';

/** How often someone can still exert. LR-EXERT-004 */
export const exertionsLeft = (card: CardRef): Value =>
  value(
    'exertions left',
    [card],
    (g, v) => `(${g.ref(vitality)}(s, ${card.js(g, v)}) - 1)`,
    say`how often ${card.say} can exert`,
  );
export const takesExertion = (from: CardRef | Choice, times = 1): CardTake => ({
  pool: 'exertion',
  from,
  times,
  left: exertionsLeft,
});

/** A card is there once. */
export const takesCard = (from: CardRef | Choice): CardTake => ({
  pool: 'card',
  from,
  times: 1,
  left: () => num(1),
});
export const takesTokens = (from: CardRef | Choice, times: number): CardTake => ({
  pool: 'token',
  from,
  times,
  left: (card) => columnOf(card, 'tokens'),
});

const twilight: Value = value('twilight', [], () => 's.global.twilight', say`the twilight in the pool`);
export const takesTwilight = (amount: number): StoreTake => ({ pool: TWILIGHT, amount, left: twilight });
