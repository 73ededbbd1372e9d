/** Companies by who is in them, how many they are and whose. */
import {
  attributeOf,
  behind,
  both,
  type CardRef,
  type Condition,
  called,
  condition,
  counted,
  either,
  type Filter,
  filter,
  host,
  it,
  moreThan,
  noun,
  passes,
  say,
  thereAre,
  where,
  word,
  worded,
} from '@westmarch/kernel';
import { mind } from '../../../engine.ts';
import type { Skill } from '../../../facts/names.ts';
import { companyOf } from '../../../rules/cards/cards.ts';
import { companySize } from '../../../rules/companies/company.ts';
import { sideOf } from '../../../rules/sides.ts';
import { type S, Zone } from '../../../state.ts';
import { ally, character, hasSkill, inCompanyOf } from '../cards/filters.ts';

/** Of a company, by its number: it is on its way. */
export const movingCompany: Filter = filter(
  'moving company',
  [],
  (_g, v) => `s.company.moved[${v.it}] === 1`,
  {
    adjectives: [word('moving')],
    noun: 'company',
    after: [],
  },
);
export const sizeBelow = (n: number): Filter =>
  filter(
    'size below',
    [],
    (g, v) => `${g.ref(companySize)}(s, ${v.it}) < ${n}`,
    behind(say`of a size less than ${n}`),
  );
/** Of a company: somebody in it is such a one. */
export const companyHas = (which: Filter): Filter =>
  filter(
    'company has',
    [which],
    (g, v) => {
      const inner = which.js(g, { ...v, it: 'c' });
      return g.hoist(
        `for (let c = s.place.first[s.layout.placeBase[${Zone.company}] + it]; c !== 0; c = s.card.next[c]) if (${inner}) return true; return false;`,
        v.it,
      );
    },
    behind(say`that contains ${counted(which.noun, 'a')}`),
  );

/** Nobody in the company whose phase it is is such a one. */
export const companyLacks = (which: Filter): Condition => {
  const has = companyHas(which);
  return condition(
    'company lacks',
    [has],
    (g, v) => `!(${has.js(g, { ...v, it: 's.global.company' })})`,
    say`the company contains no ${counted(which.noun, 'bare')}`,
  );
};
export const isMinionPlayer = (s: S, player: number): boolean => sideOf(s, player).minions === 'always';
/** "No effect on a minion player": the company whose phase it is is of another one. */
export const ofNoMinionPlayer: Condition = condition(
  'of no minion player',
  [],
  (g) => `!${g.ref(isMinionPlayer)}(s, s.company.player[s.global.company])`,
  say`its player is no minion player`,
);

/** Whoever is of a player who is no minion player. */
export const sparingMinions: Filter = filter(
  'sparing minions',
  [],
  (g, v) => `!${g.ref(isMinionPlayer)}(s, s.card.controller[${v.it}])`,
  behind(say`of a player who is no minion player`),
);
/** Of a number asked of companies: of each of them. */
export const anyCompany: Filter = filter('any company', [], () => 'true', noun('company'));
/** Somebody is in the company of whoever bears this card, or is he. ME-TARGET-4001 */
export const isWithBearer = (card: CardRef): Condition =>
  worded(passes(card, inCompanyOf(host)), say`${card.say} is in its bearer's company`);
/** Of a card on another: that is what it lies with, where whoever carries the other would be called its bearer. */
export const liesWith = (which: Filter): Condition =>
  worded(passes(host, which), say`it lies with ${counted(which.noun, 'bare')}`);
/** Whoever is in the company that was chosen by that name. */
export const inChosen = (company: CardRef): Filter =>
  filter(
    'in the chosen company',
    [company],
    (g, v) => inCompanyOf(company).js(g, v),
    behind(say`in ${company.say}`),
  );
/** A character, or an ally with the skill. ME-ALLY-502 */
export const skilled = (name: Skill): Filter =>
  called(noun(name), both(hasSkill(name), either(character, ally)));
/** Whoever is in the company that the event is about. */
export const inEventCompany: Filter = filter(
  'in the event company',
  [],
  (g, v) => `${g.ref(companyOf)}(s, ${v.it}) === a`,
  behind(say`in that company`),
);
/** Somebody with that skill is in the company of another. */
export const skilledBeside = (name: Skill, who: CardRef): Condition =>
  thereAre(1, both(skilled(name), inCompanyOf(who)));

const wiser: Filter = where(
  moreThan(attributeOf(it, mind), attributeOf(host, mind)),
  behind(say`with a higher mind`),
);
/** Somebody in the company of whoever bears this card has a higher mind than he. */
export const outshone: Condition = thereAre(1, both(character, inCompanyOf(host), wiser));
/** Whoever is in the company of the bearer of this card, himself among them. */
export const ofItsBearer: Filter = both(character, inCompanyOf(host));
