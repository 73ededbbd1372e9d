/** The Fellowship of the Ring: the Isengard culture. */
import { isCurrentSite } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, aCondition, against, ally, anArcher, anEvent, anEventIsPlayed, any, archeryIs, aSite,
  atItsSite, atSiteWith, bearer, bestow, both, burdensNow, type Condition, cancelBonusOf, cancelThatEvent,
  canSpot, canSpotBurdens, cardFile, companion, companionOrAlly, condition, copyOf, costsOf, costsOfYour,
  counted, damage, discardEvery, discardedAtEndOfTurn, discardIt, discardSelf, discardYour, during, either,
  event, exactly, exceptRingBearer, exertA, exertEvery, exertIt, exertSeveral, exertYour, exhausted,
  fellowshipArchery, fierce, forbid, forEach, freePeoplesPlayer, gives, healIt, hobbit, hobbitCompanion,
  hostOf, inAnswerTo, isengardMinion, itsSite, losesASkirmish, makesRingBearerPutItOn, maneuver, minion,
  modifier, moveLimitIs, movesFrom, mustChoose, NOTHING, named, not, noUse, ofCulture, oneOnEach, orPay,
  Phase, passes, possession, putBeneathDeck, removeTwilight, revealsAtRandom, ringBearerExertsOrBurden,
  ringIsWorn, type S, say, saying, self, shadowPhase, skipsArchery, skirmish, spot, spotXOf, standingAt,
  strength, strengthen, thatCharacter, the, theRingBearer, thereAre, toPlayExert, toPlaySpot, turnEndsNow,
  untilRegroup, urukHai, when, winsASkirmish, withKeyword, word, woundIt, X, youPlay, your, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// Alive and Unspoiled
card(
  '1_120',
  ...toPlayExert(urukHai),
  during(shadowPhase, {
    costs: [removeTwilight(3), spotXOf(burdensNow, 'burden')],
    effect: revealsAtRandom(X, freePeoplesPlayer),
  }),
);

// Bred for Battle
card('1_121', event(skirmish, { costs: [exertA(urukHai)], effect: strengthen(the('Uruk-hai'), 3) }));

const thatUruk = saying(thatCharacter, say`${word('that Uruk-hai')}`, 'what it is was named before');
const aCopy = copyOf(thatUruk);
// Breeding Pit
card(
  '1_122',
  event(inAnswerTo(youPlay(urukHai)), {
    effect: saying(
      forEach('copy', aCopy, putBeneathDeck(the('copy')), yourDiscard),
      say`put every ${counted(aCopy.noun, 'bare')} from your discard pile beneath your draw deck`,
      'the words tell the steps, a reader wants what comes of them',
    ),
  }),
);

// Caradhras Has Not Forgiven Us
card(
  '1_123',
  event(maneuver, {
    costs: [exertA(isengardMinion), spot(5, companion)],
    effect: discardIt(a(exceptRingBearer(both(exhausted, companion)))),
  }),
);

// Cruel Caradhras
card('1_124', event(maneuver, { costs: [exertA(isengardMinion)], effect: ringBearerExertsOrBurden }));

// Greed
card(
  '1_125',
  toPlaySpot(1, urukHai),
  during(maneuver, {
    costs: [spot(6, companion), removeTwilight(2)],
    effect: woundIt(a(exceptRingBearer(companion))),
  }),
);

// Hunt Them Down!
card('1_126', event(maneuver, { effect: gives(a(urukHai), fierce, 1, untilRegroup) }));

// Lurtz's Battle Cry
card(
  '1_128',
  event(skirmish, {
    effect: bestow(a(urukHai), [
      [strength, -1],
      [damage, 1],
    ]),
  }),
);

// The Misadventure of Mr. Underhill
card('1_129', ...toPlayExert(urukHai), costsOf(companion, 2, not(atSiteWith('Sanctuary'))));

// No Ordinary Storm
card(
  '1_130',
  when(youPlay(both(withKeyword('Weather'), aCondition)), {
    effect: exertIt(
      a(both(either(ofCulture('Gandalf', companion), ofCulture('Gandalf', ally)), ableToExert)),
    ),
  }),
);

// Parry
card(
  '1_132',
  event(maneuver, {
    costs: [spot(1, urukHai)],
    effect: cancelBonusOf(a(possession), strength, untilRegroup),
  }),
);

// Saruman's Ambition
card(
  '1_133',
  costsOfYour(ofCulture('Isengard', anEvent), -1),
  during(skirmish, { costs: [discardSelf], effect: strengthen(a(urukHai), 2) }),
);

// Saruman's Chill. LR-ERRATA-013
card(
  '1_134',
  ...toPlayExert(isengardMinion),
  bearer(aSite),
  oneOnEach('site'),
  when(movesFrom(exactly(itsSite)), { effect: exertEvery(hobbitCompanion) }),
  discardedAtEndOfTurn,
);

// Saruman's Frost
card(
  '1_135',
  ...toPlayExert(isengardMinion),
  bearer(aSite),
  oneOnEach('site'),
  modifier({ attribute: strength, of: both(hobbit, standingAt(itsSite)), by: -2 }),
  discardedAtEndOfTurn,
);

// Saruman's Power
card('1_136', event(shadowPhase, { costs: [exertA(isengardMinion)], effect: discardEvery(aCondition) }));

// Saruman's Reach
card(
  '1_137',
  event(maneuver, {
    costs: [exertA(urukHai)],
    effect: mustChoose([
      { can: thereAre(2, both(companion, ableToExert)), does: exertSeveral(2, companion, freePeoplesPlayer) },
      { can: not(ringIsWorn), does: makesRingBearerPutItOn },
    ]),
  }),
);

/** An action of a skirmish phase is meant, while the fellowship stands at the site that the card lies on. */
const isAtHost = (s: S, card: number): boolean => isCurrentSite(s, hostOf(s, card));
const skirmishActionHere: Condition = condition(
  'skirmish action here',
  [],
  (g) => `s.global.phase === ${Phase.skirmish} && s.global.moment === 0 && ${g.ref(isAtHost)}(s, self)`,
  NOTHING,
);
// Saruman's Snows. LR-ERRATA-014
card(
  '1_138',
  ...toPlayExert(ofCulture('Isengard', minion)),
  bearer(aSite),
  saying(
    forbid(noUse, { if: skirmishActionHere }),
    say`while a skirmish is fought at that site, nobody can play skirmish events or use skirmish abilities`,
    'the ban asks where',
  ),
  when(turnEndsNow, { effect: discardIt(self) }),
);

// Savagery to Match Their Numbers. LR-ERRATA-015
card(
  '1_139',
  event(skirmish, { effect: strengthen(a(urukHai), 2) }),
  event(skirmish, {
    costs: [spot(5, companion)],
    effect: bestow(
      a(urukHai),
      [
        [strength, 4],
        [fierce, 1],
      ],
      untilRegroup,
    ),
  }),
);

// Spies of Saruman
card('1_140', ...toPlayExert(isengardMinion), bearer(aSite), skipsArchery(atItsSite), discardedAtEndOfTurn);

// Their Arrows Enrage
card(
  '1_141',
  toPlaySpot(1, either(named('Saruman'), urukHai)),
  modifier({ attribute: strength, of: both(anArcher, either(companion, ally)), by: -1 }),
);

// Traitor's Voice
card(
  '1_142',
  toPlaySpot(1, urukHai),
  moveLimitIs(-1, any(passes(theRingBearer, exhausted), canSpotBurdens(5))),
);

// Uruk Bloodlust
card(
  '1_144',
  during(inAnswerTo(winsASkirmish(your(urukHai))), {
    costs: [removeTwilight(1)],
    effect: healIt(thatCharacter),
  }),
);

// Uruk-hai Armory
card('1_157', archeryIs(fellowshipArchery, -1, canSpot(1, urukHai)));

// Uruk-hai Rampage
card(
  '1_159',
  toPlaySpot(1, urukHai),
  during(inAnswerTo(winsASkirmish(your(urukHai))), {
    costs: [removeTwilight(3)],
    effect: gives(thatCharacter, fierce, 1, untilRegroup),
  }),
);

// Wariness
card(
  '1_161',
  event(inAnswerTo(anEventIsPlayed(both(withKeyword('Stealth'), anEvent))), {
    costs: [orPay([exertYour(urukHai, 'tired one')], [discardYour(urukHai)])],
    effect: cancelThatEvent,
  }),
);

// Worry. LR-ERRATA-016
card(
  '1_162',
  ...toPlayExert(urukHai),
  when(losesASkirmish(both(companionOrAlly, against(urukHai))), { effect: ringBearerExertsOrBurden }),
);
