/** Mines of Moria: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addsBurdens, both, cannotBePlayed, cardFile, event, exactly, exertSelf, named, nazgul, ringIsWorn, self,
  skirmish, spot, theRingBearer, when, winsASkirmish, withKeyword, woundIt,
} from '../words/index.ts';

export const card = cardFile();

// The Witch-king, Lord of the Nazgûl
card(
  '2_85',
  cannotBePlayed(named('Return to Its Master')),
  when(winsASkirmish(exactly(self)), { costs: [exertSelf], effect: woundIt(theRingBearer, 2) }),
);

// Wraith-world
card(
  '2_86',
  event(skirmish, {
    if: ringIsWorn,
    costs: [spot(1, both(withKeyword('Twilight'), nazgul))],
    effect: addsBurdens(3),
  }),
);
