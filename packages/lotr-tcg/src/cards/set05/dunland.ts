/** Battle of Helm's Deep: the Dunland culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, discardFromYourHand, discardIt, draw, duringPhase, event, freePeoplesMayPay, minion, ofCulture,
  ownCostIs, Phase, self, sequence, shadowPhase, shuffleHandIn, spot, unlessFreePeoples, whenPlayed,
} from '../words/index.ts';

export const card = cardFile();

/** The Free Peoples player can be rid of it at once. */
const boughtOff = (cards: number) =>
  whenPlayed({ effect: freePeoplesMayPay([discardFromYourHand(cards)], discardIt(self)) });
// Dunlending Rampager
card('5_1', boughtOff(2));

// Dunlending Renegade
card('5_2', boughtOff(2));

// Leaping Blaze
card(
  '5_3',
  event(shadowPhase, {
    costs: [spot(3, ofCulture('Dunland', minion))],
    effect: unlessFreePeoples([discardFromYourHand(3)], sequence(shuffleHandIn(), draw(8))),
  }),
);

// Wild Men of the Hills
card('5_4', ownCostIs(-2, duringPhase(Phase.skirmish)), boughtOff(4));
