/** The Lidless Eye: gold rings. */
import { cardFile, checksAfterUntap, eitherSite, siteAt, siteOf } from '../words/index.ts';

export const card = cardFile();

const LEAST = -99;
const MOST = 99;
const RANGES = 'ranges instead of every result';

// Bright Gold Ring
card(
  'LE-303',
  {
    otherNumbers: { less: [2, 3, 4, 9, 10, 10, 11, 11, 12, 12], why: RANGES },
    onlyAt: siteOf(['free-hold']),
    testSearches: true,
    tests: [
      ['spirit ring', 8, MOST],
      ['Dwarven ring', 9, MOST],
      ['magic ring', LEAST, 5],
      ['lesser ring', LEAST, MOST],
    ],
  },
  checksAfterUntap,
);

// Gleaming Gold Ring
card(
  'LE-311',
  {
    otherNumbers: { less: [2, 3, 4, 5, 10, 11, 11, 12, 12], why: RANGES },
    onlyAt: siteOf(['border-hold']),
    testSearches: true,
    tests: [
      ['spirit ring', 10, MOST],
      ['Dwarven ring', 9, MOST],
      ['magic ring', LEAST, 6],
      ['lesser ring', LEAST, MOST],
    ],
  },
  checksAfterUntap,
);

// Gold Ring that Sauron Fancies
card(
  'LE-312',
  {
    otherNumbers: { less: [2, 3, 4, 9, 10, 11, 12, 12], why: RANGES },
    onlyAt: eitherSite(siteAt('Bag End'), siteOf(['ruins-and-lairs'])),
    tests: [
      ['the One Ring', 11, MOST],
      ['Dwarven ring', 8, MOST],
      ['magic ring', LEAST, 5],
      ['lesser ring', LEAST, MOST],
    ],
  },
  checksAfterUntap,
);

// The Least of Gold Rings
card(
  'LE-315',
  {
    otherNumbers: { less: [2, 3, 4, 5, 6, 11, 12], why: RANGES },
    tests: [
      ['the One Ring', 12, MOST],
      ['Dwarven ring', 10, MOST],
      ['magic ring', LEAST, 7],
      ['lesser ring', LEAST, MOST],
    ],
  },
  checksAfterUntap,
);
