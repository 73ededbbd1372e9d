/** Mines of Moria: the Gandalf culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, aFreePeoplesCard, bearer, bearing, both, called, cancelSkirmishOf, cardFile, companion, costsOf,
  costsOfYour, costsOn, defender, definite, draw, during, either, event, exertBearer, exertOften, exertSelf,
  fellowship, from, gandalf, gives, maneuver, minion, named, ofClass, ofCulture, possessionOrArtifact,
  putBeneathDeck, removeTwilight, revealIt, say, sequence, skirmish, spot, strengthen, tame, toPlaySpot,
  unlessAnyShadow, untilRegroup, when, withKeyword, withSignet, wizard, yourDiscard, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Gandalf's Staff
card(
  '2_22',
  bearer(named('Gandalf')),
  costsOf(ofCulture('Gandalf', withKeyword('Spell')), -1),
  during(skirmish, { costs: [exertOften(named('Gandalf'), 2)], effect: cancelSkirmishOf(named('Gandalf')) }),
);

// Gandalf's Wisdom
card('2_23', costsOn(possessionOrArtifact, either(gandalf, withSignet('Gandalf')), -1));

// Hugin, Emissary from Laketown
card(
  '2_24',
  toPlaySpot(1, gandalf),
  during(fellowship, {
    costs: [exertSelf],
    effect: acting(from(yourDiscard, aFreePeoplesCard), (it) => sequence(revealIt(it), putBeneathDeck(it))),
  }),
);

// Járnsmid, Merchant from Dale
card('2_25', toPlaySpot(1, gandalf), costsOfYour(ofClass('shield', 'armor', 'helm', 'hand weapon'), -1));

// Wielder of the Flame
card(
  '2_28',
  event(maneuver, {
    costs: [spot(1, gandalf)],
    effect: unlessAnyShadow([removeTwilight(3)], gives(a(companion), defender, 1, untilRegroup)),
  }),
);

// Wizard Staff
card(
  '2_29',
  bearer(wizard),
  during(skirmish, { costs: [exertBearer(2)], effect: strengthen(a(minion), -3) }),
);

// You Cannot Pass!
card(
  '2_30',
  event(maneuver, {
    costs: [
      spot(1, called(definite(say`Gandalf bearing a staff`), both(gandalf, bearing(ofClass('staff'))))),
    ],
    effect: tame(a(minion), untilRegroup),
  }),
);

// Gandalf, The Grey Pilgrim
card('2_122', when(yourTurnStarts, { may: true, effect: draw(1) }));
