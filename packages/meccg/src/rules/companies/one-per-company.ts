/**
 * Cards of which a company has one at most: when a join brings a second, its owner keeps one. ME-JOIN-503
 *
 * Not    playing a second one, which the card itself does not allow.
 */

import { again, idOf, ofCard, say } from '@westmarch/kernel';
import { ask, engine } from '../../engine.ts';
import type { S } from '../../state.ts';
import { companyOf, discard } from '../cards/cards.ts';
import { isSame, isSameDefinition } from '../cards/identity.ts';

/** Where a card is: with somebody, or with a company as a whole. */
const isWith = (s: S, card: number, company: number): boolean =>
  s.card.ofCompany[card] === company || companyOf(s, card) === company;

const once = new Set<number>();
/** Returns who may play another: whoever's company has none. */
export function registerOnePerCompany(def: number): (s: S, character: number) => boolean {
  once.add(def);
  return (s, character) => !hasOne(s, companyOf(s, character), def);
}
function hasOne(s: S, company: number, def: number): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isSameDefinition(s.card.def[c], def) && isWith(s, c, company)) return true;
  return false;
}

/** The next card in force after this one that is a copy of it in the same company. 0: none. */
function nextCopy(s: S, card: number, company: number): number {
  for (let c = s.card.liveNext[card]; c !== 0; c = s.card.liveNext[c])
    if (isSame(s, c, card) && isWith(s, c, company)) return c;
  return 0;
}

/** The first card that a company has more than once, and may not. 0: none. */
export function doubledIn(s: S, company: number): number {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (once.has(s.card.def[c]) && isWith(s, c, company) && nextCopy(s, c, company) !== 0) return c;
  return 0;
}

export const keepOne = engine.procedure('one copy in a company', { company: idOf('company') })({
  which: ask('ME-JOIN-503', {
    who: (s, f) => s.card.owner[doubledIn(s, f.company)],
    say: (s, f) => say`The company may have one ${ofCard(doubledIn(s, f.company))}: which copy is discarded?`,
    options(s, f, o) {
      for (let c = doubledIn(s, f.company); c !== 0; c = nextCopy(s, c, f.company)) o.card(c);
    },
    choose(s, _f, option) {
      discard(s, option.a);
      return again;
    },
  }),
});
