/** The Wizards: gold rings. */
import { cardFile } from '../words/index.ts';

export const card = cardFile();

const LEAST = -99;
const MOST = 99;
// Beautiful Gold Ring
card('TW-196', {
  otherNumbers: { less: [2, 3, 4, 5, 6, 11, 12], why: 'ranges instead of every result' },
  tests: [
    ['the One Ring', 12, MOST],
    ['Dwarven ring', 10, MOST],
    ['magic ring', LEAST, 7],
    ['lesser ring', LEAST, MOST],
  ],
});

// Precious Gold Ring
card('TW-306', {
  otherNumbers: { less: [2, 3, 4, 9, 10, 11, 11, 12, 12], why: 'ranges instead of every result' },
  tests: [
    ['the One Ring', 10, MOST],
    ['Dwarven ring', 8, MOST],
    ['magic ring', LEAST, 5],
    ['lesser ring', LEAST, MOST],
  ],
});
