/** The Two Towers: the Dunland culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aSiteYouControl, bestow, both, canBePlayed, canTakeControl, cardFile, character, damage, draw,
  dunlandMan, during, exactly, exertSelf, fierce, fromHand, inSkirmish, loseBonusesFrom, man, minion,
  ofCulture, otherThan, placeTokens, playIt, possession, removeTokensHere, removeTwilight, self, sequence,
  shadowPhase, silent, skirmish, skirmishingIt, spot, stackIt, takesControlOfASite, the, untilRegroup, when,
  whileStackedOn, winsASkirmish, youControlSites,
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

// Dunlending Ransacker
card(
  '4_14',
  when(winsASkirmish(exactly(self)), {
    costs: [spot(1, both(otherThan(self), ofCulture('Dunland', man)))],
    if: canTakeControl,
    effect: takesControlOfASite,
  }),
);

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
