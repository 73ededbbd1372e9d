/** The Wizards: gold rings. */
import { cardFile } from '../words/index.ts';

export const card = cardFile();

const LEAST = -99;
const MOST = 99;
// Precious Gold Ring
card('TW-306', {
  otherNumbers: 'ranges instead of every result',
  tests: [
    ['the One Ring', 10, MOST],
    ['Dwarven ring', 8, MOST],
    ['magic ring', LEAST, 5],
    ['lesser ring', LEAST, MOST],
  ],
});
