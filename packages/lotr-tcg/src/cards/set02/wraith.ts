/** Mines of Moria: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  cannotBePlayed, cardFile, exactly, exertSelf, named, self, theRingBearer, when, winsASkirmish, woundIt,
} from '../words/index.ts';

export const card = cardFile();

// The Witch-king, Lord of the Nazgûl
card(
  '2_85',
  cannotBePlayed(named('Return to Its Master')),
  when(winsASkirmish(exactly(self)), { costs: [exertSelf], effect: woundIt(theRingBearer, 2) }),
);
