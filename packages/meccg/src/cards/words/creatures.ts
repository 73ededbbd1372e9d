/**
 * Creatures on their way: which of them come outside of the hazard limit, or keyed to nothing, for a while.
 *
 * Not    what a creature is keyed to by itself (`keyedTo`), or its attack (combat.ts, attacks.ts).
 */
import {
  type Condition,
  type Cost,
  condition,
  cost,
  counted,
  type Effect,
  effect,
  type Filter,
  filter,
  forbid,
  NOTHING,
  type Phrase,
  remembered,
  say,
  sequence,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import { type Race, races } from '../../facts/names.ts';
import { racesOf } from '../../rules/cards/races.ts';
import { counting, keying } from '../../rules/chain/forbidden.ts';
import { COMPANY, SECOND } from '../../rules/companies/company-effects.ts';
import { hazardsOpen } from '../../rules/hazards/creatures.ts';
import { hazardLimit } from '../../rules/hazards/hazard-limit.ts';
import type { S } from '../../state.ts';
import { about, eventCompany, grantToCompany } from './about.ts';
import { thisCompany } from './company.ts';
import { untilEndOfTurn } from './events.ts';

/** A race is announced, of those that are no exception; it has a name for the rest of the ability. */
export function announceRace(name: string, ...not: Race[]): Effect {
  const offered = races.filter((race) => race !== 'none' && !not.includes(race));
  return effect('announce race', [], say`announce a creature type`, (b) =>
    b.asks('announce', {
      who: you.js(b.g, b.v),
      options: offered.map((race) => `o.choice(${races.indexOf(race)});`).join(' '),
      choose: `${b.slot(name)} = option.a;`,
      say: say`Announce a creature type`,
      describe: races.map((race) => say`${word(race)}`),
    }),
  );
}
/** Of a creature, where a grant is about a company and a race: it is of that race. */
const ofThatRace: Filter = filter(
  'of that race',
  [],
  (g, v) => `((${g.ref(racesOf)}(s, ${v.it}) >> (${about} >> ${SECOND})) & 1) === 1`,
  { adjectives: [], noun: 'creature', after: [say`of that type`] },
);
/** It is played on the company that the grant is about. */
const onIt: Condition = condition('on it', [], () => `b === (${about} & ${COMPANY})`, NOTHING);
const onTheCompany = (text: Phrase): Phrase =>
  say`until the end of the turn, ${text} when played on the company`;
/** Creatures of the announced race do not count against the hazard limit of the company now moving. */
export const announcedAreFree = (name: string): Effect => {
  const free = forbid(counting, { of: ofThatRace, if: onIt });
  return {
    ...grantToCompany(free, untilEndOfTurn, thisCompany, remembered(name)),
    say: onTheCompany(free.say),
  };
};
/** Of an event about a company: such creatures are played on it freely, keyed to nothing and outside of the limit. */
export const comeFreely = (which: Filter): Effect => ({
  ...sequence(
    grantToCompany(forbid(counting, { of: which, if: onIt }), untilEndOfTurn, eventCompany),
    grantToCompany(forbid(keying, { of: which, if: onIt }), untilEndOfTurn, eventCompany),
  ),
  say: onTheCompany(
    say`${counted(which.noun, 'each')} needs no keying and does not count against the hazard limit`,
  ),
});

// ——— the hazard limit ———
/** Hazards may be played on an opponent's company: whatever else is going on. */
export const whileHazards: Condition = condition(
  'hazards are open',
  [],
  (g) => `${g.ref(hazardsOpen)}(s, you)`,
  say`in an opponent's movement/hazard phase`,
);
const addToLimit = (s: S, by: number): void => {
  s.global.limitChange += by;
};
export const raiseLimit = (by: number): Effect =>
  verb('raise limit', addToLimit, [by], say`increase the hazard limit against the company by ${by}`);
export const lowerLimit = (by: number): Effect =>
  verb(
    'lower limit',
    addToLimit,
    [-by],
    say`decrease the hazard limit against the company by ${by} (no minimum)`,
  );
const isLeft = (s: S, n: number): boolean => s.global.hazardsDeclared + n <= hazardLimit(s);
const useUp = (s: S, n: number): void => {
  s.global.hazardsDeclared += n;
};
/** So much of the hazard limit is used up as the price. */
export const usingLimit = (n: number): Cost =>
  cost(
    {
      ...condition('limit left', [], (g) => `${g.ref(isLeft)}(s, ${n})`, NOTHING),
      sayNot: say`not enough of the hazard limit is left`,
      rule: 'ME-HAZ-2010',
    },
    verb('use limit', useUp, [n], say`use ${n} against the hazard limit`),
  );
