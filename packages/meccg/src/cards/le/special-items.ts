/** The Lidless Eye: special items. */
import { stoneOfMinasTirith, stoneOfOrthanc } from '../families/palantiri.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, character, directInfluence, influencing, lessMind, onBearer, storedFor,
} from '../words/index.ts';

export const card = cardFile();

const RING = { keywords: ['ring'], onePerBearer: true } as const;
// Minor Ring
card('LE-324', RING, onBearer(directInfluence, 2));

// The Oracle’s Ring
card('LE-327', RING, ...lessMind(2), onBearer(directInfluence, 4));

// Palantír of Minas Tirith
card(
  'LE-333',
  { otherNumbers: { more: [5, 5], why: 'said once for each way to use it' }, at: ['Minas Tirith'] },
  ...stoneOfMinasTirith,
);

// Palantír of Orthanc
card(
  'LE-334',
  { otherNumbers: { more: [5], why: 'said once for each way to use it' }, at: ['Isengard'] },
  ...stoneOfOrthanc,
);

// Red Book of Westmarch
card(
  'LE-339',
  { at: ['Bag End'], storeAt: { sites: ['Barad-dûr'] } },
  storedFor(5, 'Barad-dûr', 'Barad-dûr'),
);

// Trifling Ring
card('LE-346', RING, onBearer(directInfluence, 3, influencing(character)));
