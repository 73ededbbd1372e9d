/** Realms of the Elf-lords: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aShadowCondition, aSite, atSiteWith, bearer, both, burdensAboutToBeAdded, burdenTakenAway, byA,
  byShadowCard, byYou, cardFile, companion, costOfRevealed, discardedIf, discardIt, discardsFromHand, during,
  either, event, exceptRingBearer, exertA, exertBearer, exertSelf, fellowship, healIt, hobbit, hobbitAlly,
  hobbitCompanion, host, inAnswerTo, loseDamage, minion, modifier, named, ofCulture, orc, otherThanBy,
  preventOneOfThem, preventThat, removesTwilight, revealAtRandom, say, saying, sequence, shadowNumber,
  skirmish, skirmishingIt, smokePipes, spot, theOpponent, toHeal, toPlaySpot, twilightAboutToBeAdded, when,
  withOpponent, withoutAChoice, withSignet, woundIt, X, you,
} from '../words/index.ts';

export const card = cardFile();

// Bill the Pony
card(
  '3_106',
  bearer(hobbitCompanion),
  modifier({ attribute: shadowNumber, of: aSite, by: -1 }),
  ...discardedIf(atSiteWith('Underground')),
);

// Frodo's Pipe
card(
  '3_107',
  bearer(named('Frodo')),
  during(fellowship, {
    costs: smokePipes,
    effect: healIt(toHeal(both(companion, withSignet('Frodo'))), X),
  }),
);

// Frying Pan
card(
  '3_108',
  bearer(hobbit),
  during(skirmish, { costs: [exertBearer()], effect: woundIt(a(both(orc, skirmishingIt(host)))) }),
);

// Meant to Be Alone
card(
  '3_109',
  event(fellowship, {
    costs: [spot(1, exceptRingBearer(hobbitCompanion))],
    effect: withOpponent(sequence(revealAtRandom(theOpponent, 'revealed'), removesTwilight(costOfRevealed))),
  }),
);

// Melilot Brandybuck, Merry Dancer. LR-ERRATA-047
card(
  '3_110',
  during(inAnswerTo(burdensAboutToBeAdded(byShadowCard)), {
    costs: [exertSelf],
    effect: preventOneOfThem('burden'),
  }),
);

const madeToDiscard = saying(
  discardsFromHand(you, byShadowCard, withoutAChoice),
  say`a Shadow card makes you discard a card from hand`,
  'a player has a shorter word for it',
);
// Old Noakes, Purveyor of Wisdoms. LR-ERRATA-048
card(
  '3_111',
  when(madeToDiscard, {
    may: true,
    effect: discardIt(a(either(minion, aShadowCondition))),
  }),
);

// Seek and Hide
card(
  '3_112',
  event(skirmish, {
    costs: [spot(2, ofCulture('Shire', companion))],
    effect: loseDamage(a(minion)),
  }),
);

const byOthersThanHobbits = burdenTakenAway(byYou, otherThanBy(byA(hobbit)));
// The Shire Countryside
card(
  '3_113',
  toPlaySpot(2, ofCulture('Shire', companion)),
  when(
    saying(
      byOthersThanHobbits,
      say`you remove a burden (except by a Hobbit's text)`,
      'a player has a shorter word for it',
    ),
    {
      may: true,
      effect: healIt(toHeal(companion)),
    },
  ),
);

// Three Monstrous Trolls
card(
  '3_114',
  during(inAnswerTo(twilightAboutToBeAdded(byShadowCard)), {
    costs: [exertA(hobbitAlly)],
    effect: preventThat(),
  }),
);
