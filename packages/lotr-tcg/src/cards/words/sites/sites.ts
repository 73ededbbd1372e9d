/** Sites: what holds while the fellowship is there, and what happens as it comes and goes. LR-ACTIVE-006, LR-MOVE-005, 007 */
import {
  type Ability,
  behind,
  type CardRef,
  type Condition,
  cardRef,
  counted,
  type Duration,
  definite,
  type Effect,
  eitherOf,
  exactly,
  type Filter,
  filter,
  gets,
  host,
  listed,
  modifier,
  say,
  self,
  trigger,
  word,
} from '@westmarch/kernel';
import { cost, engine, printed, siteText } from '../../../engine.ts';
import { type Block, blocks, type Unloaded } from '../../../facts/names.ts';
import { isKind, Kind } from '../../../rules/cards/cards.ts';
import { movedFrom, movedTo } from '../../../rules/events.ts';
import { isCurrentSite } from '../../../rules/sites/sites.ts';
import type { S } from '../../../state.ts';
import { here, siteHere } from '../conditions.ts';
import { numbersFrom, signed, told } from '../telling.ts';

/** Cards cost more or less while the fellowship is there. */
export const costsHere = (which: Filter, by: number): Ability => ({
  ...modifier({ attribute: cost, of: which, by, if: here, rules: 'LR-ACTIVE-006' }),
  say: say`the twilight cost of each ${counted(which.noun, 'bare')} is ${signed(by)}`,
});

/** Of a card that was played on a site. */
export const itsSite: CardRef = { ...host, say: say`${word('this site')}` };
const isStandingAt = (s: S, card: number, site: number): boolean =>
  isKind(s, card, Kind.ally)
    ? (printed.home(s, card) & (1 << s.card.number[site])) !== 0 &&
      printed.block(s, site) === printed.homeBlock(s, card)
    : isCurrentSite(s, site);
/** The site of that number on the path of a block, or those from it to another; a bare number is the Fellowship block's. LR-BLOCK-003 */
export const siteOf = (block: Block, number: number, to = number): Filter =>
  filter(
    'site of block',
    [],
    (g, v) =>
      `(s.global.freePath === 0 && s.card.number[${v.it}] >= ${number} && s.card.number[${v.it}] <= ${to} && ${g.ref(printed.block)}(s, ${v.it}) === ${blocks.indexOf(block)})`,
    definite(
      block === 'Fellowship'
        ? say`site ${numbersFrom(number, to)}`
        : say`site ${numbersFrom(number, to)} of the ${block} block`,
    ),
  );
/** Whoever is there: an ally at his home wherever the fellowship is, all others with it. LR-ALLY-003, LR-BLOCK-006 */
export const standingAt = (site: CardRef): Filter =>
  filter(
    'standing at',
    [site],
    (g, v) => `${g.ref(isStandingAt)}(s, ${v.it}, ${site.js(g, v)})`,
    behind(say`at ${site.say}`),
  );

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
export const theSite: CardRef = cardRef(
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

/** While a site of its player and of that number is in play, all that it says is said by this card too. LR-ACTIVE-006 */
export const hasTextOfSite = (number: number): Ability => ({
  ...modifier({ attribute: siteText, of: exactly(self), by: number, rules: 'LR-ACTIVE-006' }),
  say: say`while you can spot your site ${number}, ${self.say} has the game text of that site`,
});
/** A site of the path, or under control, of that number, of whichever block. LR-BLOCK-005 */
export const siteNumbered = (number: number): Filter =>
  filter('numbered', [], (_g, v) => `s.card.number[${v.it}] === ${number}`, definite(say`site ${number}`));
