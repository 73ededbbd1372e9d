/**
 * Cards in a line, in widths of a card: side by side, and fanned as closely as can still be read. Both boards reckon
 * with it.
 *
 * Keeps  the figures are those of card/Bearer.module.css.
 */
import type { Card } from '@westmarch/protocol';

export interface Line {
  readonly open: number;
  readonly fanned: number;
}

/** How high a card is, in its widths. */
export const TALL = 1.4;
/** What is borne, beside who bears it. */
export const BORNE = 0.64;
/** What of a card shows in a fan; and of a column that is borne. */
export const SHOWS = 0.34;
export const BORNE_SHOWS = 0.22;

const borneBy = ({ on }: Card): number => on.reduce((n, one) => n + 1 + borneBy(one), 0);
/** What is borne stands in columns of two. */
const columnsOf = (card: Card): number => Math.ceil(borneBy(card) / 2);

/** Each with what it bears; in a fan all but the last are covered in part, and the last is whole with what it bears. */
export function lineOf(
  cards: readonly { readonly card: Card; readonly size: number }[],
  shows = SHOWS,
): Line {
  let [open, fanned] = [0, 0];
  for (const [i, { card, size }] of cards.entries()) {
    const columns = columnsOf(card);
    open += size * (1 + columns * BORNE);
    fanned += size * (i === cards.length - 1 ? 1 + columns * BORNE : shows + columns * BORNE_SHOWS);
  }
  return { open, fanned };
}

/** How narrow they are where others lie over all of them. */
export const coveredOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + SHOWS + columnsOf(card) * BORNE_SHOWS, 0);

export const sized = (cards: readonly Card[], size: number) => cards.map((card) => ({ card, size }));
