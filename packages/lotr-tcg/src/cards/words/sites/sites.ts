/** Sites: what holds while the fellowship is there, and what happens as it comes and goes. LR-ACTIVE-006, LR-MOVE-005, 007 */
import {
  type Ability,
  type CardRef,
  type Condition,
  cardRef,
  counted,
  type Duration,
  type Effect,
  eitherOf,
  exactly,
  type Filter,
  gets,
  listed,
  modifier,
  say,
  self,
  trigger,
  word,
} from '@westmarch/kernel';
import { cost, engine } from '../../../engine.ts';
import type { Unloaded } from '../../../facts/names.ts';
import { movedFrom, movedTo } from '../../../rules/events.ts';
import { here, siteHere } from '../conditions.ts';
import { signed, told } from '../telling.ts';

/** Cards cost more or less while the fellowship is there. */
export const costsHere = (which: Filter, by: number): Ability => ({
  ...modifier({ attribute: cost, of: which, by, if: here, rules: 'LR-ACTIVE-006' }),
  say: say`the twilight cost of each ${counted(which.noun, 'bare')} is ${signed(by)}`,
});

/** As the fellowship comes. */
export function movesHere(effect: Effect, when?: Condition): Ability {
  const [does] = told([effect], [effect.say]);
  return {
    ...trigger(movedTo, {
      of: exactly(self),
      ...(when === undefined ? {} : { if: when }),
      effect,
      rules: 'LR-MOVE-007',
    }),
    say:
      when === undefined
        ? say`when the fellowship moves to ${self.say}, ${does}`
        : say`when the fellowship moves to ${self.say} and ${when.say}, ${does}`,
  };
}
/** As the fellowship goes. */
export function movesOn(effect: Effect): Ability {
  const [does] = told([effect], [effect.say]);
  return {
    ...trigger(movedFrom, { of: exactly(self), effect, rules: 'LR-MOVE-005' }),
    say: say`when the fellowship moves from ${self.say}, ${does}`,
  };
}

/** Where the fellowship is. */
const theSite: CardRef = cardRef(
  'the site',
  [],
  (g) => `${g.ref(siteHere)}(s)`,
  say`${word("the fellowship's current site")}`,
);
/** It gains one of these keywords, whichever a player chooses, and keeps it though the fellowship moves on. */
export const siteGainsOneOf = (names: readonly Unloaded[], lasts: Duration): Effect => {
  const ways = names.map((name) => ({
    ...gets(theSite, engine.traits.named('keyword', name), 1, lasts),
    say: say`${word(name.toLowerCase())}`,
  }));
  const choice = listed(
    ways.map((way) => way.say),
    'or',
  );
  return { ...eitherOf(ways), say: say`make ${theSite.say} ${choice} ${lasts.say}, as you choose` };
};
