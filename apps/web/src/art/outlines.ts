/** The silhouettes of cards, in a field of 90 by 126: what a card is shows before anything on it can be read. */
import type { Shape } from '../card/tone.ts';

interface Outline {
  readonly edge: string;
  /** A second line inside the edge, or what stands before the ground. */
  readonly inner: string;
}

/** A torn lower edge, the same for every creature. */
const TORN =
  'L88 114 83 120 79 115 74 122 69 116 63 124 58 117 52 123 46 116 40 124 35 118 29 123 24 116 18 122 12 115 7 121 2 114';

export const OUTLINES: Readonly<Record<Shape, Outline>> = {
  // a lancet window
  character: {
    edge: 'M2 124V30C2 12 20 2 45 2s43 10 43 28v94z',
    inner: 'M6 94V31C6 15 22 6 45 6s39 9 39 25v63z',
  },
  // a casket: corners cut
  item: { edge: 'M14 2h62l12 12v98l-12 12H14L2 112V14z', inner: 'M16 6h58l10 10v78H6V16z' },
  // rounded all about
  ally: {
    edge: 'M24 2h42c14 0 22 8 22 22v78c0 14-8 22-22 22H24C10 124 2 116 2 102V24C2 10 10 2 24 2z',
    inner: 'M25 6h40c12 0 19 7 19 19v69H6V25C6 13 13 6 25 6z',
  },
  // a banner with two tails
  faction: { edge: 'M2 2h86v122L45 112 2 124z', inner: 'M6 6h78v88H6z' },
  creature: { edge: `M2 2h86V114 ${TORN}z`, inner: 'M6 6h78v88H6z' },
  // notched where the ribbon goes round
  event: {
    edge: 'M6 2h78v84l4 8-4 8v22H6v-22l-4-8 4-8z',
    inner: 'M10 6h70v78H10z',
  },
  condition: {
    edge: 'M2 8c4 0 6-2 6-6h74c0 4 2 6 6 6v110c-4 0-6 2-6 6H8c0-4-2-6-6-6z',
    inner: 'M7 12c3-1 4-2 5-5h66c1 3 2 4 5 5v82H7z',
  },
  // land under a horizon
  site: {
    edge: 'M6 2h78a4 4 0 0 1 4 4v114a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z',
    inner: 'M6 6h78v88H6z',
  },
  // a tile of the map
  region: {
    edge: 'M24 2h42l22 30v62l-22 30H24L2 94V32z',
    inner: 'M25 7h40l19 27v58l-3 4H9l-3-4V34z',
  },
  ring: {
    edge: 'M45 2c30 0 43 30 43 61s-13 61-43 61S2 94 2 63 15 2 45 2z',
    inner: 'M45 7c26 0 38 27 38 55 0 12-2 23-6 32H13C9 85 7 74 7 62 7 34 19 7 45 7z',
  },
};
