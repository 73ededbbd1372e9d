/** Against the Shadow: hazard permanent-events. */
import { moving, splitting, untapping } from '../../rules/chain/forbidden.ts';
import { reserving } from '../../rules/hazards/reserved.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, action, all, asHazard, asHazardOn, atLeast, atMost, attackDefeated, attackFaced, attackProwess,
  attacksBy, attacksOfReserved, behind, both, boundAtHaven, boundCompany, boundOrganizes, type Condition,
  cardFile, checksAtEnd, choose, chooseMany, chooseVictim, companyCount, condition, corruptionCard,
  corruptionCheck, creature, discardedForHealing, discardIt, either, exactly, forbid, host, idle, ifSo,
  inForce, inHand, inMovingCompany, it, itWas, joined, lastingEvent, markedForStrike, modifier, mortal,
  noteUseOf, notUsedThisTurn, ofRace, onceDeclared, pathHas, phaseBegins, playerOfBound, raiseLimit,
  regionsMoved, removedBy, reservedHasAttacked, reserves, reservesNone, type S, Status, say, saying, self,
  sequence, shortEvent, skilled, someoneIdle, spent, staysOn, staysWith, tapIt, tapSelf, the, theOpponent,
  thereAre, trigger, unlessTapped, untappedSelf, usingLimit, verb, where, whileHazards, withEach,
  withoutAnother, wounded,
} from '../words/index.ts';

export const card = cardFile();

const fewCompanions = where(atMost(companyCount(it), 3), behind(say`in a company of ${3} or fewer`));
// Alone and Unadvised
card(
  'AS-24',
  {
    otherNumbers: { more: [3, 4, 6], why: 'the price of not tapping is a rule' },
    onGuard: { company: true },
  },
  corruptionCard(both(mortal, fewCompanions)),
  checksAtEnd(regionsMoved, say`region he moved through`),
  modifier({ attribute: corruptionCheck, of: exactly(host), by: companyCount(host) }),
  ...removedBy(6),
  trigger(joined, { if: atLeast(companyCount(host), 4), effect: discardIt(self) }),
);

const held: Condition = all(someoneIdle, notUsedThisTurn);
const two = chooseMany('character', idle, { least: 2, most: 2, who: playerOfBound });
const tapTwoOfThem = saying(
  ifSo(
    thereAre(2, idle),
    sequence(two, withEach(two, tapIt(the('character')))),
    sequence(choose('last', idle, inForce, playerOfBound), tapIt(the('last'))),
  ),
  say`tap all untapped characters of the company (to a maximum of ${2})`,
  'one who is left alone would be said apart',
);
// Enchanted Stream
card(
  'AS-27',
  { onCompany: true },
  shortEvent({
    when: asHazard,
    if: pathHas([1, 'wilderness']),
    targets: [choose('company', both(aCompany, inMovingCompany))],
    effect: unlessTapped(skilled('ranger'), theOpponent, staysWith(the('company'))),
  }),
  forbid(moving, { of: boundCompany, if: held }),
  forbid(splitting, { of: boundCompany, if: held }),
  action({
    window: boundOrganizes,
    by: playerOfBound,
    if: held,
    effect: sequence(tapTwoOfThem, noteUseOf(self)),
  }),
  trigger(phaseBegins.organization, { if: boundAtHaven, effect: discardIt(self) }),
);

const rabid = attacksBy('Spider', 'Animal');
// Full of Froth and Rage
card(
  'AS-30',
  { keywords: ['cannot be duplicated'], onGuard: { attacks: ['Spider', 'Animal'] } },
  lastingEvent(asHazardOn(rabid)),
  modifier({ attribute: attackProwess, of: rabid, by: 2 }),
  trigger(attackDefeated, { if: itWas(rabid), effect: discardIt(self) }),
);

// One Foe to Breed a War
card(
  'AS-32',
  { onGuard: { company: true } },
  shortEvent({
    when: asHazard,
    targets: [chooseVictim(both(wounded, mortal, withoutAnother))],
    effect: staysOn(the('character')),
  }),
  ...discardedForHealing,
  modifier({ attribute: markedForStrike, of: exactly(host), by: 1 }),
);

const tappedSelf: Condition = condition(
  'tapped self',
  [],
  () => `(s.card.status[self] === ${Status.tapped} && s.card.live[self] === 1)`,
  say`it is tapped`,
);
const standUp = (s: S, card: number): void => {
  s.card.status[card] = Status.untapped;
};
// Power Built by Waiting
card(
  'AS-34',
  lastingEvent(asHazard),
  action({ window: whileHazards, zone: untappedSelf, costs: [tapSelf], effect: raiseLimit(1) }),
  forbid(untapping, { of: exactly(self) }),
  action({
    window: whileHazards,
    zone: tappedSelf,
    costs: [usingLimit(2)],
    effect: verb('stand up', standUp, [self], say`untap ${self.say}`),
  }),
);

const sleeper = both(either(ofRace('Dragon'), ofRace('Drake')), creature);
// Summons from Long Sleep
card(
  'AS-39',
  lastingEvent(asHazard),
  action({
    window: onceDeclared(whileHazards),
    if: reservesNone,
    targets: [spent(choose('creature', sleeper, inHand))],
    effect: reserves(the('creature')),
  }),
  modifier({ attribute: reserving, of: exactly(self), by: 1 }),
  modifier({ attribute: attackProwess, of: attacksOfReserved, by: 2 }),
  trigger(attackFaced, { if: reservedHasAttacked, effect: discardIt(self) }),
);
