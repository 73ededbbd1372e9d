/** Ents of Fangorn: the Dunland culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCondition, aSiteYouControl, bestow, both, canTakeControl, cardFile, damage, discardEvery,
  discardFromYourHand, discardSelf, dunlandMan, during, duringPhase, event, exactly, fierce, fromDiscard,
  fromHand, hasAll, inAnswerTo, isAboutToBeWounded, orPay, otherThan, ownCostIs, Phase, placeTokens, playIt,
  preventThat, removeTokensHere, removeTwilight, self, sequence, shadowPhase, spot, strength,
  takesControlOfASite, the, unlessFreePeoples, untilRegroup, when, whenPlayed, winsASkirmish, youControlSites,
} from '../words/index.ts';

export const card = cardFile();

// Bound By Rage
card(
  '6_1',
  whenPlayed({ costs: [spot(2, dunlandMan)], effect: placeTokens(2, 'Dunland') }),
  during(inAnswerTo(isAboutToBeWounded(dunlandMan)), {
    costs: [orPay([discardSelf], [removeTokensHere(1)])],
    effect: preventThat('wound'),
  }),
);

// Dunlending Elder
card(
  '6_2',
  ...hasAll(
    exactly(self),
    [
      [strength, 5],
      [fierce, 1],
      [damage, 1],
    ],
    youControlSites(2),
  ),
);

const cheaperInFights = ownCostIs(-2, duringPhase(Phase.skirmish));
// Dunlending Footmen
card('6_3', cheaperInFights);

// Dunlending Headman
card(
  '6_4',
  whenPlayed({
    if: canTakeControl,
    costs: [spot(2, both(otherThan(self), dunlandMan))],
    effect: unlessFreePeoples([discardFromYourHand(2)], takesControlOfASite),
  }),
);

// Dunlending Reserve
card('6_5', cheaperInFights);

const fromTheHills = fromHand(dunlandMan);
// Hill Clan
card(
  '6_6',
  when(winsASkirmish(exactly(self)), {
    may: true,
    targets: [fromTheHills],
    effect: sequence(
      playIt(the(fromTheHills.name)),
      bestow(
        the(fromTheHills.name),
        [
          [fierce, 1],
          [damage, 2],
        ],
        untilRegroup,
      ),
    ),
  }),
);

// Ready to Fall
card(
  '6_7',
  during(shadowPhase, {
    targets: [fromDiscard(dunlandMan, 2)],
    costs: [spot(2, aSiteYouControl), removeTwilight(2)],
    effect: playIt(the('Man')),
  }),
);

// Too Long Have These Peasants Stood
card('6_8', event(inAnswerTo(winsASkirmish(dunlandMan)), { effect: discardEvery(aCondition) }));
