/** The Fellowship of the Ring: the Nazgûl, and what they bear. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, aSite, assignableTo, assignment, assignTo, atSiteWith, bearer, bearing, borneBy,
  both, canSpotBurdens, cardFile, character, companion, companionOrAlly, countOf, damage, discardedIf,
  discardIt, during, exactly, exceptRingBearer, exertBearer, exertSelf, fierce, freePeoplesCondition, gives,
  host, inAnswerTo, itsBearer, maneuver, minion, modifier, named, nazgul, ofCulture, opponentsSiteFor,
  otherThan, over, playUpTo, possession, removeTwilight, replacesWith, self, shadowPhase, skirmish,
  skirmishingIt, spot, spotBurdens, spotEither, strength, strengthenUpTo, the, times, untilRegroup, weapon,
  whenPlayed, winsASkirmish, woundIt, wraithMinion, you, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// Black Steed
card(
  '1_208',
  bearer(nazgul),
  modifier({ attribute: strength, of: itsBearer, by: 2, if: atSiteWith('Plains') }),
  ...discardedIf(atSiteWith('Underground')),
);

// Nazgûl Sword
card('1_218', bearer(nazgul), modifier({ attribute: damage, of: itsBearer, by: 1, if: canSpotBurdens(3) }));

// The Pale Blade
card(
  '1_221',
  bearer(named('The Witch-king')),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  during(inAnswerTo(winsASkirmish(itsBearer)), {
    costs: [exertBearer()],
    effect: discardIt(a(freePeoplesCondition)),
  }),
);

// Sword of Minas Morgul
card(
  '1_225',
  bearer(named('Úlairë Lemenya')),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  during(skirmish, {
    costs: [exertBearer()],
    effect: discardIt(a(both(possession, borneBy(both(character, skirmishingIt(host)))))),
  }),
);

// Úlairë Attëa, Keeper of Dol Guldur
card('1_229', during(skirmish, { costs: [removeTwilight(1)], effect: strengthenUpTo(self, 1, 5) }));

// Úlairë Cantëa, Lieutenant of Dol Guldur
card(
  '1_230',
  during(skirmish, {
    costs: [exertSelf],
    effect: discardIt(a(both(weapon, borneBy(both(character, skirmishingIt(self)))))),
  }),
);

// Úlairë Enquëa, Lieutenant of Morgul
card(
  '1_231',
  during(maneuver, {
    costs: [spotEither(spot(6, companion), spotBurdens(5)), exertSelf],
    effect: woundIt(a(exceptRingBearer(companion))),
  }),
);

// Úlairë Lemenya, Lieutenant of Morgul
card(
  '1_232',
  modifier({
    attribute: strength,
    of: both(companionOrAlly, bearing(ofCulture('Wraith', aCondition))),
    by: -2,
  }),
);

// Úlairë Nelya, Lieutenant of Morgul. LR-ERRATA-023
card(
  '1_233',
  during(shadowPhase, {
    targets: [a(opponentsSiteFor(aSite), you, 'site')],
    costs: [exertSelf],
    effect: replacesWith(the('site'), aSite),
  }),
);

// Úlairë Nertëa, Messenger of Dol Guldur. LR-ERRATA-024
card('1_234', whenPlayed({ may: true, effect: playUpTo(over(4, companion), minion, yourDiscard) }));

// Úlairë Otsëa, Lieutenant of Morgul. LR-ERRATA-025, 026
card(
  '1_235',
  during(shadowPhase, { costs: [exertSelf], effect: gives(a(wraithMinion), fierce, 1, untilRegroup) }),
);

// Úlairë Toldëa, Messenger of Morgul
card(
  '1_236',
  during(assignment, {
    costs: [spotBurdens(4)],
    effect: acting(a(exceptRingBearer(both(companion, assignableTo(self)))), (it) => assignTo(self, it)),
  }),
);

// The Witch-king, Lord of Angmar
card(
  '1_237',
  modifier({
    attribute: strength,
    of: exactly(self),
    by: times(2, countOf(both(nazgul, otherThan(self)))),
  }),
);
