/** The six formats: which sets they allow, and by which sites they are played. LR-FORMAT */

import rListFile from '../../cards/facts/r-list.json' with { type: 'json' };
import xListFile from '../../cards/facts/x-list.json' with { type: 'json' };
import { factsOf } from '../facts/cards.ts';

export const formats = ['Fellowship', 'Tower', 'King', 'War of the Ring', 'Open', 'Standard'] as const;
export type Format = (typeof formats)[number];

export interface FormatRules {
  /** Sets whose cards are allowed; null for all. */
  readonly sets: readonly number[] | null;
  readonly rule: string;
  /** Sites with printed numbers, one of each from 1 to 9; otherwise unnumbered ones. */
  readonly numbered: boolean;
  /** The block that the sites of a numbered path belong to, as in the facts. */
  readonly block: number;
}

/** Sites of this set and later have no printed number. */
export const SHADOWS = 11;

export const formatRules: Readonly<Record<Format, FormatRules>> = {
  Fellowship: { sets: [1, 2, 3], rule: 'LR-FORMAT-002', numbered: true, block: 1 },
  Tower: { sets: [4, 5, 6], rule: 'LR-FORMAT-003', numbered: true, block: 2 },
  King: { sets: [7, 8, 10], rule: 'LR-FORMAT-004', numbered: true, block: 3 },
  'War of the Ring': { sets: [11, 12, 13], rule: 'LR-FORMAT-005', numbered: false, block: 4 },
  Open: { sets: null, rule: 'LR-FORMAT-006', numbered: false, block: 4 },
  Standard: { sets: null, rule: 'LR-FORMAT-007', numbered: false, block: 4 },
};

/**
 * Cards that Standard does not allow, by name. The list is kept outside the rules and changes: an empty one is valid.
 * LR-FORMAT-007, DECISIONS F3
 */
export const xList: ReadonlySet<string> = new Set(xListFile.cards.map((id) => factsOf(id).name));
/** Sets that the last Standard had dropped besides; the rulebook does not say so, so it is asked for. DECISIONS F3 */
export const droppedSets: readonly number[] = xListFile.olderSets;

/** Cards that every format but Standard restricts to one copy, by name; Standard forbids most of them. LR-LATER-202 */
export const rList: ReadonlySet<string> = new Set(rListFile.cards.map((id) => factsOf(id).name));
