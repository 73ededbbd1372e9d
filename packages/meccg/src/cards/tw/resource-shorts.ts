/** The Wizards: resource short-events. */
import { companyOf } from '../../rules/cards/cards.ts';
import { pathType } from '../../rules/hazards/keying.ts';
import { note, Of } from '../../rules/terms.ts';
import { normalDraws } from '../../turn/movement-hazard.ts';
import { marchesOn, searchesOn, stealth } from '../families/shorts-of-both.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  ableToJoin, aCompany, action, aimedAtCompany, all, answering, attemptBonus, attemptedBy, attemptedOn,
  attemptInTheirSitePhase, avatar, behind, body, both, boundCompany, byCreature, type CardRef, type Choice,
  type Condition, called, cancelAttack, cancelAttempt, cancelDeclared, cancellable, cardFile, character,
  checkBonus, choose, chooseCharacter, chooseMemberOrAlly, comesTo, companyCount, companyNumber, condition,
  corruptionCheckBy, deckHasAtLeast, declaredCompany, directInfluence, discardIt, duringYourAttempt,
  type Effect, endOfOrganization, engine, type Filter, faceAttack, facingAttack, facingCheck, faction, filter,
  gains, gets, grantToCompany, hasSkill, hazardEvent, healIt, ifSo, inAttackedCompany, inChain, inCompanyHere,
  inDeck, inDiscard, inHand, inOrganization, inSitePhase, isAtAHaven, isAtSite, isNotToSite, it, item,
  itemClass, lostIfWounded, may, mayCome, mayGoBack, modifier, named, non, notesWhere, notInEffect, ofRace,
  onYourTurn, opensChain, opponentDraws, outer, passes, plus, prowess, regionTypes, repeat, resource, type S,
  type Standing, safeWay, say, saying, scout, self, sequence, shortEvent, shuffleIntoDeck, shufflePile,
  silent, siteIsOne, skilledBeside, standingAt, stays, staysWith, tapped, tapping, thatCompany, the,
  theAttempter, theChecked, thereAre, toWhereItBegan, trigger, turnEnds, turnedOver, turnOver, unsaid,
  untapIt, untapped, untilEndOfTurn, value, valueOf, verb, where, withinReach, wounded, you, yours, Zone,
} from '../words/index.ts';

export const card = cardFile();

const wayside: Filter = both(aCompany, yours, standingAt('free-hold', 'border-hold', 'ruins-and-lairs'));
/** Agents are characters of whoever can bring them into play as such, and of nobody before. ME-CARD-2003 */
const stranger: Filter = called(both(non(avatar), character).noun, non(avatar));
// A Chance Meeting
card(
  'TW-188',
  shortEvent({
    when: onYourTurn,
    targets: [
      choose(
        'company',
        both(wayside, where(thereAre(1, both(stranger, ableToJoin(outer, true)), inHand), unsaid)),
      ),
      choose('character', both(stranger, ableToJoin(the('company'), true)), inHand),
    ],
    effect: comesTo(the('character'), the('company'), true),
    rules: 'ME-CARD-2000 ME-CARD-2001 ME-CARD-2002 ME-CARD-2003',
  }),
);

// A Friend or Three
card(
  'TW-189',
  shortEvent({ when: duringYourAttempt, effect: attemptBonus(companyCount(theAttempter)) }),
  shortEvent({ when: facingCheck, effect: checkBonus(companyCount(theChecked)) }),
);

// Bridge
card('TW-202', marchesOn(say`that moved to a Haven`));

/** Companies that have a ship. */
const ship = engine.attribute('ship', () => 0, 0);
const companyHas: Standing = modifier({ attribute: ship, of: thatCompany, by: 1 });
const boardShip = (card: CardRef): Effect => grantToCompany(companyHas, untilEndOfTurn, companyNumber(card));
const COASTAL = regionTypes.indexOf('coastal-sea');
/** The company whose turn it is goes over the sea, and never two regions in a row without it. */
function sails(s: S): boolean {
  let sea = false;
  for (let i = 1; i <= s.global.pathLength; i++) {
    const coastal = pathType(s, i) === COASTAL;
    sea ||= coastal;
    if (!coastal && i > 1 && pathType(s, i - 1) !== COASTAL) return false;
  }
  return sea;
}
const atSea: Condition = condition(
  'at sea',
  [],
  (g) => `${g.ref(sails)}(s)`,
  say`the company's site path has a Coastal Sea and no two regions in a row that are not`,
);
const isAboard = (s: S, card: number): boolean => {
  const company = companyOf(s, card);
  return company === s.global.company && valueOf(s, ship, company) > 0;
};
const aboard: Filter = filter(
  'aboard',
  [],
  (g, v) => `${g.ref(isAboard)}(s, ${v.it})`,
  behind(say`in that company`),
);
const sailor = choose('character', both(untapped, withinReach, character, aboard));
// Great Ship
card(
  'TW-248',
  { otherNumbers: { more: [2, 2, 2], why: 'how its path is judged is said with each use' } },
  shortEvent({
    when: inOrganization,
    targets: [chooseCharacter('character', untapped)],
    taps: the('character'),
    effect: sequence(stays, boardShip(the('character'))),
  }),
  action({
    window: answering,
    if: atSea,
    targets: [
      sailor,
      choose('hazard', aimedAtCompany('s.global.company', 'targets the company or anything in it'), inChain),
    ],
    costs: [tapping(the('character'))],
    effect: cancelDeclared(the('hazard')),
    rules: 'ME-CARD-0316 ME-CARD-0318',
  }),
  action({
    window: facingAttack,
    if: all(atSea, byCreature, cancellable),
    targets: [sailor],
    costs: [tapping(the('character'))],
    effect: cancelAttack,
    rules: 'ME-CARD-0317',
  }),
  action({
    window: onYourTurn,
    if: atSea,
    targets: [sailor, choose('hazard', both(hazardEvent, aboard))],
    costs: [tapping(the('character'))],
    effect: discardIt(the('hazard')),
    rules: 'ME-CARD-0317',
  }),
  trigger(turnEnds, { effect: discardIt(self) }),
);

const asManyAgain = value(
  'as many again',
  [],
  (g, v) => `${g.ref(normalDraws)}(s, ${v.it})`,
  say`the normal number`,
);
const roadCompany: Filter = both(aCompany, yours, where(isAtAHaven(it), behind(say`at a Haven`)));
// Great-road
card(
  'TW-249',
  { onCompany: true },
  shortEvent({
    when: endOfOrganization,
    targets: [choose('company', roadCompany)],
    effect: sequence(staysWith(the('company')), notesWhere),
    rules: 'ME-CARD-0303',
  }),
  modifier({
    attribute: opponentDraws,
    of: boundCompany,
    by: asManyAgain,
    rules: 'ME-CARD-0302 ME-CARD-0305',
  }),
  trigger(turnEnds, {
    who: you,
    effect: sequence(ifSo(mayGoBack, may(toWhereItBegan)), discardIt(self)),
    rules: 'ME-CARD-0304',
  }),
);

const hobbit = (also: Parameters<typeof both>[0]): Choice =>
  chooseCharacter('Hobbit', both(also, ofRace('Hobbit')));
// Halfling Strength
card(
  'TW-253',
  shortEvent({ when: onYourTurn, targets: [hobbit(tapped)], effect: untapIt(the('Hobbit')) }),
  shortEvent({
    when: facingAttack,
    targets: [hobbit(both(tapped, inAttackedCompany))],
    effect: untapIt(the('Hobbit')),
  }),
  shortEvent({ when: inOrganization, targets: [hobbit(wounded)], effect: healIt(the('Hobbit')) }),
  shortEvent({ when: facingCheck, if: passes(theChecked, ofRace('Hobbit')), effect: checkBonus(4) }),
);

const treasure = both(item, non(itemClass.is('special')), mayCome);
// Lucky Search
card(
  'TW-269',
  shortEvent({
    when: inSitePhase,
    if: all(opensChain, siteIsOne('shadow-hold', 'dark-hold')),
    targets: [chooseMemberOrAlly('scout', both(untapped, scout, inCompanyHere))],
    taps: the('scout'),
    effect: sequence(
      turnOver('item', treasure, inDeck),
      gains(the('scout'), the('item')),
      shufflePile(Zone.deck, you, 'play deck'),
      lostIfWounded(the('item')),
      faceAttack({ strikes: 1, prowess: plus(3, turnedOver('item')), against: the('scout'), certain: true }),
    ),
    rules: 'ME-CARD-0424 ME-CARD-0425 ME-CARD-0426 ME-CARD-4027',
  }),
);

const MOST_FROM_PROWESS = 5;
function muster(s: S, card: number): void {
  const by = Math.min(MOST_FROM_PROWESS, valueOf(s, prowess, s.global.attempt));
  s.global.attemptModifier += by;
  note(s, Of.attempt, s.global.attempt, by, card);
}
const musterEffect: Effect = verb(
  'muster',
  muster,
  [self],
  say`add his prowess to the check, to a maximum of +${MOST_FROM_PROWESS}`,
);
// Muster
card(
  'TW-288',
  shortEvent({
    when: duringYourAttempt,
    if: all(attemptedOn(faction), attemptedBy(hasSkill('warrior'))),
    effect: musterEffect,
  }),
);

const diplomatThere = skilledBeside('diplomat', theChecked);
// New Friendship
card(
  'TW-292',
  shortEvent({
    when: duringYourAttempt,
    if: attemptedBy(hasSkill('diplomat')),
    effect: attemptBonus(3),
  }),
  shortEvent({ when: facingCheck, if: diplomatThere, effect: checkBonus(2), rules: 'ME-CARD-0500' }),
);

// Secret Passage
card(
  'TW-325',
  shortEvent({
    when: endOfOrganization,
    targets: [choose('company', both(aCompany, yours, declaredCompany))],
    effect: safeWay(
      the('company'),
      'ruins-and-lairs',
      isNotToSite,
      say`only hazard creatures that are keyed to its new site may be played on it`,
    ),
    rules: 'ME-MOVE-519 ME-CARD-0669',
  }),
);

// Stealth
card('TW-332', stealth(endOfOrganization));

// Thorough Search
card('TW-349', searchesOn);

const threeBack = repeat(
  3,
  sequence(choose('resource', resource, inDiscard), shuffleIntoDeck(the('resource'))),
);
// Vilya
card(
  'TW-358',
  shortEvent({
    when: onYourTurn,
    if: notInEffect,
    targets: [chooseCharacter('Elrond', named('Elrond'))],
    effect: saying(
      ifSo(
        silent(notInEffect),
        sequence(
          gets(the('Elrond'), prowess, 4, untilEndOfTurn),
          gets(the('Elrond'), body, 2, untilEndOfTurn),
          gets(the('Elrond'), directInfluence, 6, untilEndOfTurn),
          ifSo(all(isAtSite(the('Elrond'), 'Rivendell'), deckHasAtLeast(5)), may(threeBack)),
          corruptionCheckBy(the('Elrond'), -3),
        ),
      ),
      say`give ${the('Elrond').say} +${4} prowess, +${2} body and +${6} direct influence until the end of the turn; if he is at Rivendell and ${deckHasAtLeast(5).say}, you may shuffle ${3} resources from your discard pile into your play deck; then ${corruptionCheckBy(the('Elrond'), -3).say}`,
      'three numbers for one character',
    ),
    rules: 'ME-CARD-0804',
  }),
);

// Wizard’s Laughter
card(
  'TW-362',
  shortEvent({
    when: attemptInTheirSitePhase,
    targets: [chooseCharacter('Wizard', avatar)],
    effect: sequence(cancelAttempt, corruptionCheckBy(the('Wizard'), -2)),
    rules: 'ME-CARD-0847',
  }),
);
