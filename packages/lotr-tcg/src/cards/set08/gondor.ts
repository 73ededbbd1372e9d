/** Siege of Gondor: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addThreats, both, cardFile, character, defender, exactly, exhausted, isSo, modifier, ofCulture, ofRace,
  self, spot, toPlay,
} from '../words/index.ts';

export const card = cardFile();

const exhaustedWraith = both(exhausted, ofCulture('Gondor'), ofRace('Wraith'), character);
// Shadow Host
card(
  '8_43',
  ...toPlay(spot(2, exhaustedWraith), addThreats(2)),
  modifier({ attribute: defender, of: exactly(self), by: 1, if: isSo(self, exhausted, 'exhausted') }),
);
