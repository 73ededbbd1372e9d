/** The Wraith Collection: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, both, burdensStay, canSpot, cardFile, character, companion, during, exactly, exertSelf,
  freePeoplesPlayer, isAssignedTo, ofCulture, ofRace, otherThan, removeTwilight, self, skirmish, spot,
  strengthen, thatCompanion, when, woundIt, woundsStay,
} from '../words/index.ts';

export const card = cardFile();

const wraith = both(ofRace('Wraith'), character);
const anotherWraith = both(otherThan(self), ofCulture('Wraith'), wraith);
// Candle Corpses
card(
  '16_2',
  when(isAssignedTo(exactly(self), companion, freePeoplesPlayer), {
    costs: [spot(1, anotherWraith), removeTwilight(2)],
    effect: woundIt(thatCompanion),
  }),
);

const besideAnotherWraith = { except: wraith, if: canSpot(1, anotherWraith) };
// Spirit of Dread
card(
  '16_5',
  woundsStay(besideAnotherWraith),
  burdensStay(besideAnotherWraith),
  during(skirmish, { costs: [exertSelf], effect: strengthen(a(anotherWraith), 1) }),
);
