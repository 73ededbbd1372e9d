/** The Lidless Eye: resource short-events. */
import { companyOf, isRace } from '../../rules/cards/cards.ts';
import { isSame } from '../../rules/cards/identity.ts';
import { canPlayUnique } from '../../rules/cards/unique.ts';
import { moving } from '../../rules/chain/forbidden.ts';
import { rideAlong } from '../../rules/characters/bring-in.ts';
import { mostIn } from '../../rules/companies/company.ts';
import { isBetween, underLimit } from '../../rules/hazards/creatures.ts';
import { directInfluenceLeft } from '../../rules/influence/influence.ts';
import { unleashed } from '../../rules/movement/ringwraith-ways.ts';
import { sideOf } from '../../rules/sides.ts';
import { firstItemFree } from '../../rules/sites/spared-sites.ts';
import { mayCall } from '../../turn/end.ts';
import { bringsBack, marchesOn, sageRemoves, searchesOn, stealth } from '../families/shorts-of-both.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, all, atAnyTime, attackBegins, attackIs, attackProwess, attemptBonus, attemptedOn, automatic, both,
  byCreature, type CardRef, type Condition, called, cancelAttack, cancellable, cardFile, charactersIn, choose,
  chooseCharacterOrAlly, chooseMany, companyNumber, condition, declaredCompany, definite, doorsOfNight,
  duringYourAttempt, type Effect, exactly, type Filter, facingAttack, faction, filter, forbid, goldRing,
  grant, grantToCompany, guardsOfSubject, hasSkill, inCompanyOf, inHand, inOrganization, inSomeMode,
  isMinionPlayer, isToRegion, type Modifier, modifier, named, noDoorsOfNight, noun, ofHisCompany,
  ofUndeclaredCompany, onYourTurn, Phase, ridersAtDarkhaven, ruled, type S, safeWay, say, saying, scout, self,
  sequence, shortEvent, shuffleIntoDeck, siteInView, siteIsOne, siteOfType, stating, subject, testsRing,
  thatCompany, the, theSite, toThatCompany, trigger, untilEndOfTurn, type Value, value, verb, withEach, you,
  yourRingwraith, yours,
} from '../words/index.ts';

export const card = cardFile();

// Catch an Elusive Scent
card('LE-175', searchesOn);

const weaker = (by: number, when: Condition): Modifier =>
  modifier({ attribute: attackProwess, of: guardsOfSubject, by, if: when });
const byDay = weaker(-1, noDoorsOfNight);
const byNight = weaker(-2, doorsOfNight);
const spared: Modifier = modifier({ attribute: firstItemFree, of: exactly(subject), by: 1 });
const raid = (site: CardRef): Effect =>
  saying(
    sequence(
      grant(byDay, untilEndOfTurn, site),
      grant(byNight, untilEndOfTurn, site),
      grant(spared, untilEndOfTurn, site),
    ),
    stating(
      say`until the end of the turn, all automatic-attacks at ${site.say} have ${-1} prowess (${-2} if ${doorsOfNight.say}), and the first item played there does not tap it`,
    ),
    'three things for one while',
  );
// Come By Night Upon Them
card(
  'LE-176',
  { otherNumbers: { more: [2], why: 'what it does to attacks is said for each of two times' } },
  shortEvent({
    when: onYourTurn,
    targets: [choose('site', both(siteOfType('border-hold'), siteInView))],
    effect: raid(the('site')),
  }), // What changes an automatic-attack may be played while it is faced. ME-SITE-510
  shortEvent({
    when: facingAttack,
    if: all(attackIs(automatic), siteIsOne('border-hold')),
    effect: raid(theSite),
    rules: 'ME-SITE-510',
  }),
);

// Down Down to Goblin-town
card(
  'LE-181',
  shortEvent({
    when: inOrganization,
    targets: [choose('company', both(aCompany, yours, declaredCompany))],
    effect: safeWay(
      the('company'),
      'ruins-and-lairs',
      isToRegion,
      say`no hazard creature may be played keyed to a region (by type or name) against it`,
    ),
    rules: 'ME-MOVE-519',
  }),
);

const dwarInMode: Filter = called(
  definite(say`Dwar the Ringwraith, if he is your Ringwraith and in a mode`),
  both(named('Dwar the Ringwraith'), yourRingwraith, inSomeMode),
);
// Dwar Unleashed
card(
  'LE-182',
  shortEvent({
    when: inOrganization,
    targets: [choose('Dwar', dwarInMode)],
    effect: grantToCompany(
      modifier({ attribute: unleashed, of: thatCompany, by: 1 }),
      untilEndOfTurn,
      companyNumber(the('Dwar')),
    ),
    rules: 'ME-CARD-0175 ME-RW-513',
  }),
);

// Forced March
card('LE-185', marchesOn(say`that moved to a Darkhaven`));

// Gifts as Given of Old
card('LE-188', shortEvent({ when: duringYourAttempt, if: attemptedOn(faction), effect: attemptBonus(3) }));

const staysHidden: Effect = saying(
  grantToCompany(forbid(moving, { if: toThatCompany }), untilEndOfTurn, companyNumber(the('scout'))),
  stating(say`his company may not declare a new site this turn`),
  'what is granted would be said as a card of its own',
);
const unseen: Effect = saying(
  grant(
    trigger(attackBegins, { if: all(ofHisCompany, byCreature, cancellable), effect: cancelAttack }),
    untilEndOfTurn,
    the('scout'),
  ),
  stating(say`each attack of a hazard creature against his company is cancelled this turn`),
  'what is granted would be said as a card of its own',
);
// Hide in Dark Places
card(
  'LE-192',
  shortEvent({
    when: inOrganization,
    targets: [chooseCharacterOrAlly('scout', both(scout, ofUndeclaredCompany))],
    effect: sequence(staysHidden, unseen),
    rules: 'ME-CARD-0353',
  }),
);

// Sneakin’
card('LE-231', stealth(inOrganization));

const callCouncil: Effect = verb(
  'call the Council',
  (s: S) => {
    // Whoever else is at the table has one turn left. ME-MP-4002
    s.global.calledBy = s.global.active;
  },
  [],
  say`call the Council: everyone but the player whose turn it is takes one more turn`,
);
const mayCallHimself = (s: S, player: number): boolean => !sideOf(s, player).calls && mayCall(s, player);
const youMayCall: Condition = condition(
  'you may call',
  [],
  (g) => `${g.ref(mayCallHimself)}(s, you)`,
  say`your play deck is exhausted, or you have the marshalling points to call the Council`,
);
const isTheirTurn = (s: S, player: number): boolean =>
  s.global.active !== player &&
  s.global.phase !== Phase.council &&
  isBetween(s) &&
  s.global.check === 0 &&
  s.global.attempt === 0;
const inTheirTurn: Condition = ruled(
  'ME-CARD-0732',
  condition(
    'in their turn',
    [],
    (g) => `${g.ref(isTheirTurn)}(s, you)`,
    say`as a hazard, in any phase of your opponent's turn`,
  ),
);
/** A Wizard or fallen-wizard calls when he likes. DECISIONS F3 */
const mayBeCalled = (s: S): boolean =>
  isMinionPlayer(s, s.global.active) &&
  mayCallHimself(s, s.global.active) &&
  (s.global.company === 0 || underLimit(s));
const theyMayBeCalled: Condition = condition(
  'they may be called',
  [],
  (g) => `${g.ref(mayBeCalled)}(s)`,
  say`he is no Wizard player, and his play deck is exhausted or he has the marshalling points to call the Council`,
);
// Sudden Call
card(
  'LE-235',
  { twofold: true },
  shortEvent({ when: onYourTurn, if: youMayCall, effect: callCouncil, rules: 'ME-END-014 ME-END-015' }),
  shortEvent({ when: inTheirTurn, if: theyMayBeCalled, effect: callCouncil, rules: 'ME-END-030 ME-END-031' }),
  shortEvent({ when: atAnyTime, effect: shuffleIntoDeck(self), rules: 'ME-CARD-0730' }),
);

// Test of Fire
card(
  'LE-239',
  shortEvent({
    when: onYourTurn,
    targets: [
      chooseCharacterOrAlly('sage', hasSkill('sage')),
      choose('ring', both(goldRing, inCompanyOf(the('sage')))),
    ],
    effect: testsRing(the('ring')),
    rules: 'ME-RING-2005 ME-RING-2015',
  }),
);

const couldRide = (s: S, card: number, player: number): boolean => {
  const leader = s.player.avatar[player];
  return leader !== 0 && isRace(s, card, 'Ringwraith') && !isSame(s, leader, card) && canPlayUnique(s, card);
};
const riderInHand: Filter = {
  ...filter(
    'rider in hand',
    [],
    (g, v) => `${g.ref(couldRide)}(s, ${v.it}, you)`,
    noun('Ringwraith follower'),
  ),
};
/** As many as he can still control, and as the company has room for. ME-CARD-0745 */
const ridersLed = (s: S, player: number): number => {
  const leader = s.player.avatar[player];
  const company = companyOf(s, leader);
  if (company === 0) return 0;
  return Math.max(
    0,
    Math.min(directInfluenceLeft(s, leader, company, 0), mostIn(s, company) - charactersIn(s, company)),
  );
};
const asManyAsLed: Value = value(
  'as many as led',
  [],
  (g) => `${g.ref(ridersLed)}(s, you)`,
  say`as many as it has direct influence to control`,
);
const newRiders = chooseMany('Ringwraith follower', riderInHand, { most: asManyAsLed, domain: inHand });
// They Ride Together
card(
  'LE-242',
  { barredFrom: ['balrog'] },
  shortEvent({
    when: inOrganization,
    targets: [choose('company', ridersAtDarkhaven)],
    effect: sequence(
      newRiders,
      withEach(
        newRiders,
        verb(
          'ride along',
          (s: S, rider: number, player: number) => rideAlong(s, player, rider),
          [the('Ringwraith follower'), you],
          say`bring it into play with the company`,
        ),
      ),
    ),
    rules: 'ME-CARD-0746 ME-RW-501',
  }),
);

// Voices of Malice
card('LE-250', sageRemoves);

// Weigh All Things to a Nicety
card('LE-253', bringsBack);
