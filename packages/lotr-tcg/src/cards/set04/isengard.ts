/** The Two Towers: what the Uruk-hai of the Isengard culture do; they themselves, trackers and Men stand in files of their own. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, acting, addsBurdens, ally, andIf, anotherThan, anyCard, aragorn, archerCharacter, archery,
  aSiteYouControl, assignedToASkirmish, atSiteWith, both, byPlaying, cancelSkirmishOf, cannotAct, cardFile,
  changeArchery, companion, companionOrAlly, countOf, damage, deadPile, discardA, discardedInRegroup,
  discardIt, during, eachOf, either, event, exertA, exertIt, exertSome, exhaustIt, fellowshipArchery, forbid,
  forThisArchery, forThisSkirmish, freePeoplesCondition, freePeoplesPlayer, gandalf, giveEach, gives, grant,
  inAnswerTo, isAssignedToASkirmish, isengardArcher, isengardMinion, isKilled, itsSite,
  losesASkirmishInvolving, maneuver, minionArchery, named, noArrow, non, ofCulture, openToArrows, orIf, Phase,
  passes, placeTokens, playIt, playsOnSiteYouControl, regroup, removeTokensHere, removeTwilight, say, saying,
  self, sequence, shadowPhase, sitesYouControl, skirmish, spot, stackedUnder, strengthen, strengthenOr,
  takesControlOfASite, thatCharacter, the, thereAre, toBePlayed, toPlaySpot, unboundCompanion, urukHai, when,
  you, youControlSites, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// Attack on Helm's Deep
card(
  '4_137',
  during(shadowPhase, { ...byPlaying(urukHai), effect: placeTokens(1, 'Isengard') }),
  during(regroup, { costs: [removeTokensHere(3), discardA(urukHai)], effect: takesControlOfASite }),
);

// Beyond All Hope
card(
  '4_140',
  event(maneuver, { costs: [exertSome(2, urukHai)], effect: addsBurdens(countOf(anyCard, deadPile)) }),
);

// Beyond Dark Mountains
card(
  '4_141',
  event(inAnswerTo(isKilled(companionOrAlly)), {
    costs: [exertA(isengardMinion)],
    effect: orIf(
      addsBurdens(1),
      passes(thatCharacter, either(aragorn, gandalf, named('Théoden'))),
      addsBurdens(2),
    ),
  }),
);

// Burning of Westfold
card(
  '4_144',
  during(shadowPhase, {
    if: youControlSites(1),
    ...byPlaying(urukHai),
    effect: discardIt(a(freePeoplesCondition)),
  }),
);

// Cloud of Arrows
card(
  '4_145',
  event(archery, {
    costs: [exertA(isengardArcher)],
    effect: sequence(changeArchery(minionArchery, 1), changeArchery(fellowshipArchery, -1)),
  }),
);

/** Arrows hit allies wherever they are, and no companion. LR-ERRATA-054 */
const arrowsHitAllies = saying(
  sequence(
    grant(forbid(noArrow, { of: companion }), forThisArchery),
    giveEach(ally, openToArrows, 1, forThisArchery),
  ),
  say`make allies take archery wounds instead of companions`,
  'the words tell the steps, a reader wants what comes of them',
);
// Come Down
card('4_146', during(archery, { costs: [spot(2, isengardArcher)], effect: arrowsHitAllies }));

// Covering Fire
card(
  '4_147',
  toPlaySpot(2, ofCulture('Isengard', archerCharacter)),
  cannotAct(Phase.archery, { who: freePeoplesPlayer }),
  discardedInRegroup,
);

// Down to the Last Child
card(
  '4_148',
  when(losesASkirmishInvolving(companionOrAlly, urukHai), { effect: placeTokens(1, 'Isengard') }),
  during(shadowPhase, { costs: [removeTokensHere(2)], effect: takesControlOfASite }),
);

// Driven Back
card(
  '4_149',
  event(archery, {
    costs: [spot(2, isengardArcher)],
    effect: changeArchery(minionArchery, countOf(anyCard, deadPile)),
  }),
);

// Ferocity
card('4_151', event(skirmish, { effect: strengthenOr(a(urukHai), 2, 3, () => atSiteWith('Battleground')) }));

// No Dawn for Men
card(
  '4_163',
  event(maneuver, {
    costs: [exertA(urukHai)],
    effect: saying(
      eachOf(sitesYouControl, both(unboundCompanion, ableToExert), exertIt),
      say`exert X unbound companions, where X is ${sitesYouControl.say}`,
      'the words tell the steps, a reader wants what comes of them',
    ),
  }),
);

// Pillage of Rohan
card(
  '4_167',
  playsOnSiteYouControl(),
  cannotAct(Phase.skirmish, {
    who: freePeoplesPlayer,
    if: thereAre(1, urukHai, stackedUnder(itsSite)),
  }),
);

// Race Across the Mark
card(
  '4_168',
  during(skirmish, {
    costs: [spot(1, aSiteYouControl), removeTwilight(2)],
    effect: cancelSkirmishOf(urukHai),
  }),
);

const rank = toBePlayed(isengardMinion, yourDiscard, -2);
// Ranks Without Number
card(
  '4_170',
  when(isAssignedToASkirmish(ally, freePeoplesPlayer), {
    may: true,
    targets: [rank],
    effect: playIt(the(rank.name), -2),
  }),
);

// Still They Came
card(
  '4_175',
  event(skirmish, {
    costs: [exertA(both(urukHai, non(assignedToASkirmish)))],
    effect: strengthen(a(anotherThan(the('Uruk-hai'), urukHai), you, 'other Uruk-hai'), 3),
  }),
);

// Volley Fire
card(
  '4_209',
  event(archery, { costs: [discardA(isengardArcher, 2)], effect: exhaustIt(a(unboundCompanion)) }),
);

// We Are the Fighting Uruk-hai
card(
  '4_210',
  event(skirmish, {
    effect: acting(a(urukHai), (it) =>
      andIf(strengthen(it, 2), youControlSites(1), gives(it, damage, 1, forThisSkirmish)),
    ),
  }),
);

// Weapons of Isengard
card(
  '4_211',
  during(shadowPhase, { ...byPlaying(isengardArcher), effect: placeTokens(1, 'Isengard') }),
  during(archery, {
    costs: [removeTokensHere(2)],
    effect: sequence(changeArchery(minionArchery, 2), discardIt(self)),
  }),
);
