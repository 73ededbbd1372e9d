/** The Two Towers: the Dunland culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aSiteYouControl, bearer, bestow, both, canBePlayed, canTakeControl, cardFile, character, damage, draw,
  dunlandMan, during, exactly, exertSelf, fierce, fromHand, inSkirmish, loseBonusesFrom, man, minion,
  ofCulture, otherThan, placeTokens, playIt, possession, removeTokensHere, removeTwilight, self, sequence,
  shadowPhase, silent, skirmish, skirmishingIt, spot, stackIt, strength, takesControlOfASite, the,
  untilRegroup, when, whileStackedOn, winsASkirmish, youControlSites,
} from '../words/index.ts';

export const card = cardFile();

const anotherMan = fromHand(ofCulture('Dunland', man), -2);
// Dunlending Arsonist
card(
  '4_9',
  when(winsASkirmish(exactly(self)), {
    may: true,
    targets: [anotherMan],
    effect: sequence(
      playIt(the(anotherMan.name), -2),
      bestow(
        the(anotherMan.name),
        [
          [fierce, 1],
          [damage, 1],
        ],
        untilRegroup,
      ),
    ),
  }),
);

// Dunlending Brigand
card('4_10');

// Dunlending Looter
card(
  '4_11',
  when(winsASkirmish(exactly(self)), {
    may: true,
    if: silent(youControlSites(1)),
    effect: stackIt(self, a(aSiteYouControl)),
  }),
  whileStackedOn(aSiteYouControl, shadowPhase, { if: canBePlayed(-2), effect: playIt(self, -2) }),
);

/** As it wins it is stronger and fierce. */
const bolder = when(winsASkirmish(exactly(self)), {
  may: true,
  effect: bestow(
    self,
    [
      [strength, 2],
      [fierce, 1],
    ],
    untilRegroup,
  ),
});
// Dunlending Madman
card('4_12', bolder);

// Dunlending Ransacker
card(
  '4_14',
  when(winsASkirmish(exactly(self)), {
    costs: [spot(1, both(otherThan(self), ofCulture('Dunland', man)))],
    if: canTakeControl,
    effect: takesControlOfASite,
  }),
);

// Dunlending Robber
card('4_16', bolder);

// Dunlending Savage
card('4_17');

// Hill Chief
card('4_20', during(shadowPhase, { costs: [spot(1, aSiteYouControl), exertSelf], effect: draw(3) }));

// Hillman Tribe
card(
  '4_25',
  when(winsASkirmish(exactly(self)), {
    costs: [spot(1, both(otherThan(self), ofCulture('Dunland', minion)))],
    if: canTakeControl,
    effect: takesControlOfASite,
  }),
);

// Iron Axe
card('4_26', bearer(dunlandMan));

// No Defense
card(
  '4_28',
  during(shadowPhase, { costs: [removeTwilight(3)], effect: placeTokens(1, 'Dunland') }),
  during(skirmish, {
    targets: [a(both(dunlandMan, inSkirmish))],
    costs: [removeTokensHere(1)],
    effect: loseBonusesFrom(a(both(character, skirmishingIt(the('Man')))), possession),
  }),
);
