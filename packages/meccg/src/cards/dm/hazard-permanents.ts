/** Dark Minions: hazard permanent-events. */
import { playing } from '../../rules/chain/forbidden.ts';
import { timesFaced } from '../../rules/combat/automatic-attacks.ts';
import { limitOnWay } from '../../rules/hazards/hazard-limit.ts';
import { regionsFewer } from '../../rules/movement/regions.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, adjective, all, any, anyCompany, aRoll, asHazard, asHazardOn, atLeast, atMost, attackDefeated,
  attackProwess, attackStrikes, attacksBy, attemptedBy, attemptedOn, attributeOf, automatic, avatar, befalls,
  behind, both, type Condition, called, cardFile, character, choose, comes, companyAtItsSite, companyEnters,
  companyHas, discardIt, discardWhenExhausted, doorsOfNight, either, type Filter, faceAttack, faceInTurn,
  filter, forbid, fromHandOr, gatesOfMorning, goesWithSite, hasSkill, ifSo, influenceCheck, influencing,
  intoPointsOf, inZone, it, itWas, kind, lastingEvent, mind, modifier, movesIn, movingCompany, named,
  noDoorsOfNight, non, not, ofNoMinionPlayer, playableIn, rollLess, rollTerm, say, saying, self, sequence,
  shortEvent, sizeBelow, sizeOfThisCompany, sparingMinions, stays, staysOn, storedToHand, strikesAtNight,
  targetSite, targetSiteIs, the, theOpponent, trigger, where, wonByOpponent, word, worthTaken, Zone,
} from '../words/index.ts';

export const card = cardFile();

const vigilant = any(
  targetSiteIs('shadow-hold'),
  all(doorsOfNight, targetSiteIs('ruins-and-lairs', 'border-hold')),
);
const vigilance = faceAttack({ race: 'Orc', strikes: 4, prowess: 9 });
const orcsUnlessRoll = saying(
  ifSo(atMost(aRoll([rollTerm(6, '')], rollLess(sizeOfThisCompany, 'size of the company')), 6), vigilance),
  say`its player rolls and subtracts its size; if the result is not greater than ${6}, ${vigilance.say} before any automatic-attacks`,
  'the words say neither who rolls nor that other attacks follow',
);
// Doubled Vigilance
card(
  'DM-51',
  { onGuard: { entering: true } },
  shortEvent({ when: asHazard, if: vigilant, effect: staysOn(targetSite) }),
  trigger(companyEnters, {
    if: companyAtItsSite,
    effect: orcsUnlessRoll,
  }),
  goesWithSite,
);

const mindOfAtLeast = (n: number): Filter =>
  where(atLeast(attributeOf(it, mind), n), behind(say`with a mind of ${n} or more`));
const conspicuous = either(avatar, both(non(hasSkill('ranger')), character, mindOfAtLeast(6)));
// Eyes of the Shadow
card(
  'DM-56',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(asHazard, stays, not(gatesOfMorning)),
  modifier({ attribute: limitOnWay, of: both(movingCompany, sizeBelow(4), companyHas(conspicuous)), by: 2 }),
  discardWhenExhausted,
);

const strongerUndead = (attribute: typeof attackStrikes) =>
  modifier({ attribute, of: attacksBy('Undead'), by: 1 });
// The Moon Is Dead
card(
  'DM-71',
  { keywords: ['cannot be duplicated'], onGuard: { attacks: ['Undead'] } },
  lastingEvent(asHazardOn(attacksBy('Undead'))),
  strongerUndead(attackStrikes),
  strongerUndead(attackProwess),
  modifier({ attribute: timesFaced, of: both(attacksBy('Undead'), automatic), by: 1 }),
  trigger(attackDefeated, { if: itWas(attacksBy('Undead')), effect: discardIt(self) }),
);

const eastern = playableIn('Horse Plains', 'Khand', 'Harondor', 'Nurn', 'Gorgoroth', 'Imlad Morgul', 'Udûn');
const armies = [
  { race: 'Orc', strikes: 5, prowess: 8 },
  { race: 'Orc', strikes: 4, prowess: 10 },
  { race: 'Troll', strikes: 3, prowess: 12 },
] as const;
// Mordor in Arms
card(
  'DM-72',
  { onGuard: { attempts: true } },
  ...befalls(
    all(movesIn('Nurn'), ofNoMinionPlayer),
    faceInTurn(armies, wonByOpponent),
    lastingEvent(asHazard, sequence(stays, comes), fromHandOr(attemptedOn(eastern))),
  ),
  worthTaken(2, 'kill'),
  modifier({
    attribute: influenceCheck,
    of: both(character, sparingMinions),
    by: -6,
    if: influencing(eastern),
  }),
  forbid(playing, { of: named('Muster'), if: all(attemptedOn(eastern), attemptedBy(sparingMinions)) }),
);

const stored = both(
  kind.is('item'),
  filter('stored', [], () => 'true', adjective(word('stored'))),
);
// Neither so Ancient Nor so Potent
card(
  'DM-73',
  shortEvent({
    when: asHazard,
    targets: [choose('item', stored, inZone(Zone.points, theOpponent, 'marshalling point pile'))],
    effect: sequence(storedToHand(the('item')), intoPointsOf(theOpponent, 2, 'item')),
  }),
);

const blocked = (by: number, when: Condition): Ability =>
  modifier({ attribute: regionsFewer, of: anyCompany, by, if: when });
// No Way Forward
card(
  'DM-75',
  {
    keywords: ['cannot be duplicated'],
    otherNumbers: { more: [2], why: 'the minimum is said for day and night' },
  },
  lastingEvent(asHazard),
  blocked(1, noDoorsOfNight),
  blocked(2, doorsOfNight),
  discardWhenExhausted,
);

/** Agents are Men as well. */
const ofMen: Filter = called(
  { adjectives: [word('non-agent'), word('Man')], noun: 'attack', after: [] },
  both(attacksBy('Man'), non(attacksBy('Agent'))),
);
const stronger = (of: Filter, strikes: number, prowess: number, when?: Condition): Ability[] => {
  const only = when === undefined ? {} : { if: when };
  return [
    modifier({ attribute: attackStrikes, of, by: strikes, ...only }),
    modifier({ attribute: attackProwess, of, by: prowess, ...only }),
  ];
};
// Rank upon Rank
card(
  'DM-80',
  { keywords: ['cannot be duplicated'], onGuard: { attacks: ['Man'] } },
  lastingEvent(asHazardOn(either(ofMen, attacksBy('Giant')))),
  ...stronger(ofMen, 1, 1),
  ...stronger(attacksBy('Giant'), 1, 1, doorsOfNight),
  modifier({ attribute: strikesAtNight, of: attacksBy('Giant'), by: 1 }),
  trigger(attackDefeated, {
    if: any(itWas(ofMen), all(doorsOfNight, itWas(attacksBy('Giant')))),
    effect: discardIt(self),
  }),
);

const garrison = both(attacksBy('Orc', 'Troll'), automatic);
// Redoubled Force
card(
  'DM-83',
  { keywords: ['cannot be duplicated'], onGuard: { attacks: ['Orc', 'Troll'] } },
  lastingEvent(asHazardOn(garrison)),
  ...stronger(garrison, 3, 2),
  trigger(attackDefeated, { if: itWas(garrison), effect: discardIt(self) }),
);
