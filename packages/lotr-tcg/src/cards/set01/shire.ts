/** The Fellowship of the Ring: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, atSites, bearer, bears, becomeRingBearer, both, cancelSkirmishOf, cardFile, companion, during, event,
  exactly, exertA, exertSelf, fellowship, healIt, hobbit, hobbitCompanion, ifSo, inResponseTo, killed,
  modifier, named, non, ofRace, otherThan, protect, removesBurdens, self, skirmish, strength, strengthen,
  wasRingBearer, weapon, withSignet,
} from '../words/index.ts';

export const card = cardFile();

// Bounder
card('1_286', during(skirmish, { costs: [exertSelf], effect: protect(a(hobbit)) }));

// Frodo, Son of Drogo
card(
  '1_290',
  { otherNumbers: 'the resistance of a Ring-bearer is shown as a number' },
  during(fellowship, {
    costs: [exertA(both(companion, withSignet('Frodo'), otherThan(self)))],
    effect: healIt(self),
  }),
);

// Hobbit Intuition
card(
  '1_296',
  event(skirmish, { effect: ifSo(atSites(1, 4), cancelSkirmishOf(hobbit), strengthen(a(hobbit), 3)) }),
);

// Hobbit Sword
card('1_299', bearer(hobbit));

// Merry, From O'er the Brandywine
card('1_303', modifier({ attribute: strength, of: exactly(self), by: 2, if: bears(self, weapon) }));

// Noble Intentions
card(
  '1_304',
  event(skirmish, {
    costs: [exertA(both(non(ofRace('Hobbit')), companion))],
    effect: strengthen(a(hobbit), 3),
  }),
);

// Rosie Cotton, Hobbiton Lass. LR-ERRATA-032
card(
  '1_309',
  modifier({ attribute: strength, of: named('Sam'), by: 1 }),
  during(fellowship, { costs: [exertSelf], effect: healIt(a(named('Sam'))) }),
);

// Sam, Son of Hamfast
card(
  '1_311',
  during(fellowship, { costs: [exertSelf], effect: removesBurdens(1) }),
  during(inResponseTo(killed, named('Frodo'), wasRingBearer), { effect: becomeRingBearer }),
);

// Sorry About Everything
card('1_312', event(fellowship, { costs: [exertA(hobbitCompanion)], effect: removesBurdens(1) }));
