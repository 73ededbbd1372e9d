/**
 * Creatures on their way: which of them come outside of the hazard limit, or keyed to nothing, for a while.
 *
 * Not    what a creature is keyed to by itself (`keyedTo`), or its attack (combat.ts, attacks.ts).
 */

import {
  addEffect,
  behind,
  type CardRef,
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
  not,
  type Phrase,
  type PlayerRef,
  playerRef,
  remembered,
  say,
  self,
  sequence,
  untilEndOf,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import { engine } from '../../../engine.ts';
import { type Race, races } from '../../../facts/names.ts';
import { racesOf } from '../../../rules/cards/races.ts';
import { counting, keying } from '../../../rules/chain/forbidden.ts';
import { COMPANY, SECOND } from '../../../rules/companies/company-effects.ts';
import { facedCreatures } from '../../../rules/companies/history.ts';
import { hazardsOpen } from '../../../rules/hazards/creatures.ts';
import { hazardLimit } from '../../../rules/hazards/hazard-limit.ts';
import { reserve, reservedWith } from '../../../rules/hazards/reserved.ts';
import { canBeSent, sendKeyed } from '../../../rules/hazards/sent-creatures.ts';
import { Phase, type S } from '../../../state.ts';
import { turn } from '../../../turn/turn.ts';
import { about, eventCompany, grantToCompany } from '../companies/about.ts';
import { thisCompany } from '../companies/company.ts';
import { untilEndOfTurn } from '../playing/events.ts';

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
/** In the site phase of a company, what its movement/hazard phase has left counts. */
const isLeft = (s: S, n: number): boolean =>
  s.global.phase === Phase.site
    ? s.company.hazardsLeft[s.global.company] >= n
    : s.global.hazardsDeclared + n <= hazardLimit(s);
const useUp = (s: S, n: number): void => {
  if (s.global.phase === Phase.site) s.company.hazardsLeft[s.global.company] -= n;
  else s.global.hazardsDeclared += n;
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

// ——— once a turn, by whichever ability ———
const used = engine.note('used this turn');
const isUsed = (s: S, card: number): boolean => {
  for (let row = s.channel.first[used.channel]; row !== 0; row = s.effect.next[row])
    if (s.effect.source[row] === card) return true;
  return false;
};
const noteUse = (s: S, card: number): void => {
  addEffect(s, used.id, card, 0, 0, untilEndOf(s, turn));
};
/** It was used this turn, in whichever way. */
export const usedThisTurn: Condition = condition(
  'used this turn',
  [],
  (g) => `${g.ref(isUsed)}(s, self)`,
  say`it was used this turn`,
);
/** The same, where it goes without saying. */
export const notUsedThisTurn: Condition = {
  ...not(usedThisTurn),
  say: say`nobody has tapped for ${self.say} this turn`,
  sayNot: say`it was used this turn`,
};
export const noteUseOf = (card: CardRef): Effect => verb('note use', noteUse, [card], NOTHING);
/** Of a card with several abilities: one of them, once. */
export const onceATurn: Cost = cost(
  condition('unused', [], (g) => `!${g.ref(isUsed)}(s, self)`, NOTHING, say`it was used this turn`),
  verb('note use', noteUse, [self], say`do so only once each turn`),
);
/** Whoever plays hazards now. */
export const theHazardPlayer: PlayerRef = playerRef(
  'the hazard player',
  [],
  () => 's.global.hazardPlayer',
  say`the hazard player`,
);
/** Creatures that could be played on the company from where they are. */
export const couldComeHere: Filter = filter(
  'playable here',
  [],
  (g, v) => `${g.ref(canBeSent)}(s, s.global.hazardPlayer, ${v.it})`,
  behind(say`that could be played on the company`),
);
export const creaturePlayed = (card: CardRef): Effect =>
  verb(
    'creature played',
    sendKeyed,
    [theHazardPlayer, card, 0, 1],
    say`play ${card.say}, which attacks the company`,
  );
const hasAttacked = (s: S, card: number): boolean =>
  facedCreatures(s, s.global.company, (def) => def === s.card.def[card]) > 0;
/** This very card has attacked the company whose phase it is this turn. */
export const attackedCompany: Condition = condition(
  'attacked the company',
  [],
  (g) => `${g.ref(hasAttacked)}(s, self)`,
  say`this card has attacked the company this turn`,
);

// ——— creatures that are reserved ———
export const reserves = (creature_: CardRef): Effect =>
  verb(
    'reserve',
    reserve,
    [self, creature_],
    say`reserve ${creature_.say}: place it face up with ${self.say} (not counting against the hazard limit)`,
  );
/** Nothing lies with this card. */
export const reservesNone: Condition = condition(
  'reserves none',
  [],
  (g) => `(${g.ref(reservedWith)}(s, self) === 0)`,
  say`no creature is reserved with it`,
);
/** Attacks of a creature that was played from where it lay with this card. */
export const attacksOfReserved: Filter = filter(
  'attacks of reserved',
  [],
  (_g, v) => `(s.attack.card[${v.it}] !== 0 && s.attack.card[${v.it}] === s.card.ofCard[self])`,
  { adjectives: [], noun: 'attack', after: [say`of a creature reserved with it`] },
);
const isLastReserved = (s: S, attack: number, keeper: number): boolean =>
  s.attack.further[attack] === 0 &&
  s.attack.card[attack] !== 0 &&
  s.attack.card[attack] === s.card.ofCard[keeper];
/** Of an attack that was faced: it was the last of such a creature. */
export const reservedHasAttacked: Condition = condition(
  'reserved has attacked',
  [],
  (g) => `${g.ref(isLastReserved)}(s, b, self)`,
  say`it was by a creature reserved with ${self.say}`,
);
