/** States of a card: tapping, untapping, healing, wounding, discarding, and going back to hand. */
import {
  type Ability,
  always,
  type CardRef,
  type Condition,
  type Cost,
  condition,
  cost,
  counted,
  type Effect,
  exactly,
  type Filter,
  forbid,
  forEach,
  host,
  isIn,
  NOTHING,
  passes,
  reveal,
  say,
  self,
  silent,
  the,
  trigger,
  verb,
} from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { keptFromHealing } from '../../../events.ts';
import { itemClasses } from '../../../facts/names.ts';
import { companyOf, discard, eliminate, isItem, tap, toHand, wound } from '../../../rules/cards/cards.ts';
import { discardFromHand } from '../../../rules/cards/draw.ts';
import { healing, mayUntap } from '../../../rules/chain/forbidden.ts';
import { heal } from '../../../rules/characters/healing.ts';
import { endIfEmpty } from '../../../rules/companies/company.ts';
import { type S, Status, Zone } from '../../../state.ts';
import { untapped } from './filters.ts';

/** Whoever tapped as a price is still in play and still tapped; whoever cannot be told any more is passed over. */
const isSpent = (s: S, c: number): boolean =>
  c === 0 || (s.card.live[c] === 1 && s.card.status[c] !== Status.untapped);
/** Taps a card. As a price it must remain tapped, or the action is cancelled. ME-COND-2010 */
export const tapIt = (card: CardRef): Effect => ({
  ...verb('tap', tap, [card, self], say`tap ${card.say}`),
  remains: condition('still tapped', [card], (g, v) => `${g.ref(isSpent)}(s, ${card.js(g, v)})`, NOTHING),
});
export const tapEach = (which: Filter): Effect => ({
  ...forEach('tapped', which, tapIt(the('tapped'))),
  say: say`tap ${counted(which.noun, 'each')}`,
});
const untap = (s: S, c: number): void => {
  if (s.card.status[c] === Status.tapped && mayUntap(s, c)) s.card.status[c] = Status.untapped;
};
export const untapIt = (card: CardRef): Effect => verb('untap', untap, [card], say`untap ${card.say}`);
export const healIt = (card: CardRef): Effect => verb('heal', heal, [card], say`heal and untap ${card.say}`);
/** From wounded to tapped. */
export const healToTapped = (card: CardRef): Effect =>
  verb('heal', heal, [card, Status.tapped], say`heal ${card.say} (from wounded to tapped)`);
export const woundIt = (card: CardRef): Effect =>
  verb('wound', wound, [card, 0, self], say`wound ${card.say} (no body check)`);
const away = (s: S, c: number, by: number): void => {
  if (s.card.place[c] === 0) return;
  if (isIn(s, c, Zone.hand)) return discardFromHand(s, s.card.owner[c], c);
  const company = companyOf(s, c);
  discard(s, c, by);
  endIfEmpty(s, company);
};
export const discardIt = (card: CardRef): Effect =>
  verb('discard', away, [card, self], say`discard ${card.say}`);
const gone = (s: S, c: number): void => {
  const company = companyOf(s, c);
  eliminate(s, c);
  endIfEmpty(s, company);
};
export const eliminateIt = (card: CardRef): Effect =>
  verb('eliminate', gone, [card], say`eliminate ${card.say}`);
const back = (s: S, c: number): void => {
  const company = companyOf(s, c);
  toHand(s, c);
  endIfEmpty(s, company);
};
export const returnToHand = (card: CardRef): Effect =>
  verb('return to hand', back, [card], say`return ${card.say} to its owner's hand`);

const SPECIAL = itemClasses.indexOf('special');
/** All items but special ones, or really all. */
const loseItems = (s: S, card: number, by: number, special = 0): void => {
  for (let c = s.place.first[s.layout.placeBase[Zone.on] + card], next: number; c !== 0; c = next) {
    next = s.card.next[c];
    if (isItem(s, c) && (special === 1 || printed.itemClass(s, c) !== SPECIAL)) discard(s, c, by);
  }
};
export const discardItems = (card: CardRef): Effect =>
  verb('discard items', loseItems, [card, self], say`discard all non-special items that ${card.say} bears`);
export const discardAllItems = (card: CardRef): Effect =>
  verb('discard items', loseItems, [card, self, 1], say`discard all items that ${card.say} bears`);

/** Someone who was chosen taps, or something chosen is discarded, as the price. */
export const tapping = (card: CardRef): Cost => cost(always(say`there is one to tap`), tapIt(card));
export const discarding = (card: CardRef): Cost =>
  cost(always(say`there is one to discard`), discardIt(card));
const discardShown = (s: S, c: number): void => {
  reveal(s, c);
  discard(s, c);
};
/** The same of a card in hand, which is shown. */
export const discardingShown = (card: CardRef): Cost =>
  cost(
    always(say`there is one to discard`),
    verb('discard shown', discardShown, [card], say`show and discard ${card.say}`),
  );
/** It is in play: what a card does there is not done from a hand. */
export const inPlayItself: Condition = condition(
  'in play itself',
  [],
  () => '(s.card.live[self] === 1)',
  say`it is in play`,
);
/** It is given up itself. */
export const discardSelf: Cost = cost(always(say`it is there`), discardIt(self));
/** Whoever bears it taps. */
export const tapBearer = cost(
  { ...passes(host, untapped), say: say`its bearer is untapped`, sayNot: say`its bearer is not untapped` },
  tapIt(host),
);

/** The next time that its bearer would heal, it is discarded and he does not. */
export const discardedForHealing: readonly Ability[] = [
  silent(forbid(healing, { of: exactly(host) })),
  {
    ...trigger(keptFromHealing, { of: exactly(host), effect: discardIt(self) }),
    say: say`the next time its bearer would heal, discard ${self.say} instead`,
  },
];
