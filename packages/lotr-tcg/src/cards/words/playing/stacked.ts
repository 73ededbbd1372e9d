/**
 * Cards stacked on others: where they are found, what is done with them, and texts that speak from there. LR-STACK
 *
 * Keeps  a stacked card is not in play: it is found by what it lies under, and only a text that says so speaks from
 *        there (LR-STACK-001, 002).
 */
import {
  type Action,
  action,
  anyCard,
  behind,
  type CardRef,
  type Condition,
  type Cost,
  chooseMany,
  condition,
  cost,
  counted,
  type Domain,
  type Effect,
  type Filter,
  filter,
  firstIn,
  hostOf,
  isIn,
  move,
  NOTHING,
  place,
  reveal,
  say,
  self,
  sequence,
  the,
  thereAre,
  verb,
  withEach,
  you,
} from '@westmarch/kernel';
import { type S, Zone } from '../../../state.ts';
import { type Doing, type Window } from '../actions.ts';
import { acting, from, type Who, yourHand } from '../cards/choosing.ts';
import { stackIt } from '../counters/tokens.ts';

import { takesCard } from '../prices/takes.ts';
import { sayDoing } from '../telling.ts';
import { discardLying } from './top-of-deck.ts';

/** Cards under a card that is known. */
export const stackedUnder = (card: CardRef): Domain => ({
  loop(g, v, body) {
    const c = g.local('c');
    const after = g.local('z');
    return `for (let ${c} = s.place.first[s.layout.placeBase[${Zone.stacked}] + ${card.js(g, v)}], ${after}; ${c} !== 0; ${c} = ${after}) { ${after} = s.card.next[${c}]; ${body(c)} }`;
  },
  say: say`stacked on ${card.say}`,
});
export const stackedHere: Domain = stackedUnder(self);
/** Cards under any card in play that passes. LR-STACK-001 */
export const stackedOnAny = (which: Filter): Domain => ({
  loop(g, v, body) {
    const c = g.local('c');
    const under = g.local('u');
    const after = g.local('z');
    return `for (let ${under} = s.kernel.liveFirst; ${under} !== 0; ${under} = s.card.liveNext[${under}]) if (${which.js(g, { ...v, it: under })}) for (let ${c} = s.place.first[s.layout.placeBase[${Zone.stacked}] + ${under}], ${after}; ${c} !== 0; ${c} = ${after}) { ${after} = s.card.next[${c}]; ${body(c)} }`;
  },
  say: say`stacked on ${counted(which.noun, 'a')}`,
});
/** A card with another stacked on it. */
export const withStacked = (which: Filter = anyCard): Filter =>
  filter(
    'with stacked',
    [which],
    (g, v) =>
      g.hoist(
        `for (let c = s.place.first[s.layout.placeBase[${Zone.stacked}] + it]; c !== 0; c = s.card.next[c]) if (${which.js(g, { ...v, it: 'c' })}) return true; return false;`,
        v.it,
      ),
    behind(say`with ${counted(which.noun, 'a')} stacked on it`),
  );

// ——— from the deck ———
const stackTopCards = (s: S, player: number, n: number, on: number): void => {
  const deck = place(s, Zone.deck, player);
  for (let i = 0; i < n && firstIn(s, deck) !== 0; i++) {
    const card = firstIn(s, deck);
    reveal(s, card);
    move(s, card, place(s, Zone.stacked, on));
  }
};
/** The top cards of one's own deck are stacked; all see them. */
export const stackTop = (n: number, on: Who = self): Effect =>
  acting(on, (under) =>
    verb(
      'stack top',
      stackTopCards,
      [you, n, under],
      n === 1
        ? say`stack the top card of your draw deck on ${under.say}`
        : say`stack the top ${n} cards of your draw deck on ${under.say}`,
    ),
  );
/** So many stacked cards are discarded. LR-COST-002 */
export const discardStacked = (n: number, which: Filter = anyCard, where: Domain = stackedHere): Cost => {
  const what = say`${counted(which.noun, n)} ${where.say ?? NOTHING}`;
  const can: Condition = { ...thereAre(n, which, where), say: say`there is ${what}`, rule: 'LR-COST-002' };
  const several = chooseMany('stacked', which, { least: n, most: n, domain: where });
  return {
    ...cost(can, sequence(several, withEach(several, discardLying(the(several.name)))), takesCard(several)),
    say: say`discard ${what}`,
  };
};

/** A card of one's hand is stacked here, as a price. LR-COST-002 */
export const stackFromHand = (which: Filter): Cost => {
  const choice = from(yourHand, which);
  const can: Condition = {
    ...thereAre(1, which, yourHand),
    say: say`you have ${counted(which.noun, 'a')} in hand`,
    rule: 'LR-COST-002',
  };
  return {
    ...cost(can, stackIt(choice, self), takesCard(choice)),
    say: say`stack ${counted(which.noun, 'a')} from hand on ${self.say}`,
  };
};

// ——— speaking from there ———
/** The card it lies under, while that is active: what lies under an inactive card has no say either. LR-ACTIVE-002 */
function liesUnder(s: S, card: number): number {
  const host = isIn(s, card, Zone.stacked) ? hostOf(s, card) : 0;
  return s.card.live[host] === 1 ? host : 0;
}
export const stackedOn = (on: Filter): Condition =>
  condition(
    'stacked on',
    [on],
    (g, v) =>
      g.hoist(
        `const c = ${g.ref(liesUnder)}(s, self); return c !== 0 && ${on.js(g, { ...v, it: 'c' })};`,
        v.it,
      ),
    say`${self.say} is stacked on ${counted(on.noun, 'a')}`,
  );
/** A special ability that is used while the card lies under such a card. LR-STACK-002 */
export const whileStackedOn = (on: Filter, window: Window, d: Omit<Doing, 'limit'>): Action => {
  const costs = d.costs ?? [];
  const targets = d.targets ?? [];
  const zone = stackedOn(on);
  return {
    ...action({
      window: window.when,
      within: [Zone.stacked],
      zone,
      ...(d.if === undefined ? {} : { if: d.if }),
      costs,
      targets,
      effect: d.effect,
      rules: d.rules ?? 'LR-STACK-002',
    }),
    say: say`${window.label}: if ${zone.say}, ${sayDoing(costs, d.effect, targets)}`,
  };
};
/** The card itself is discarded from there, as a price. */
export const discardSelfStacked: Cost = cost(
  condition('stacked', [], (g) => `${g.ref(liesUnder)}(s, self) !== 0`, say`${self.say} is stacked`),
  discardLying(self),
  takesCard(self),
);
