/** Mines of Moria: the Gandalf culture. */
import { vitality } from '../../rules/cards/cards.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, aFreePeoplesCard, anyShadowPlayer, aSite, bearer, bearing, borneBy, both, called,
  cancelSkirmishOf, cannotSeeHandOf, cardFile, companion, costsOf, costsOfYour, costsOn, defender, definite,
  discardA, discardIt, draw, during, either, event, exertBearer, exertOften, exertSelf, fellowship,
  fellowshipOrRegroup, filter, from, gandalf, gives, hostOf, ifSo, maneuver, minion, named, nextSite, ofClass,
  ofCulture, passes, playsAsNextSite, possessionOrArtifact, printed, putBeneathDeck, removeTwilight, revealIt,
  type S, say, sequence, skirmish, skirmishing, spot, strengthen, tame, toPlaySpot, unlessAnyShadow,
  untilRegroup, when, withKeyword, withSignet, wizard, you, yourDiscard, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Erland, Advisor to Brand
card('2_21', toPlaySpot(1, gandalf), cannotSeeHandOf(you, anyShadowPlayer));

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

// Speak "Friend" and Enter
card(
  '2_26',
  event(fellowshipOrRegroup, {
    costs: [spot(1, gandalf)],
    effect: acting(nextSite(aSite), (site) =>
      sequence(playsAsNextSite(site), ifSo(passes(site, withKeyword('Underground')), draw(1))),
    ),
  }),
);

/** Without what the staff gives him, he can still exert twice. */
const spareStaff = filter('spare staff', [], (g, v) => `${g.ref(vitalityWithout)}(s, ${v.it}) > 2`, {
  adjectives: [],
  noun: null,
  after: [],
});
const vitalityWithout = (s: S, item: number): number =>
  vitality(s, hostOf(s, item)) - printed.vitality(s, item);
// Staff Asunder
card(
  '2_27',
  event(skirmish, {
    costs: [discardA(both(ofClass('staff'), borneBy(gandalf), spareStaff)), exertOften(gandalf, 2)],
    effect: discardIt(a(both(minion, skirmishing(gandalf)))),
  }),
);

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
