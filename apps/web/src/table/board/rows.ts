/**
 * How large cards can be, and how much of the width each group gets: reckoned from what lies on the table, so that
 * nothing has to be drawn to find out.
 *
 * Owns   breaking groups into rows, fanning those that are too wide, and the greatest width at which all rows fit.
 * Not    what a group is made of (the boards say that), nor reading the page (fitting.ts).
 * Keeps  a group is never narrower than its fan, unless it is alone in its row; rows break where the style sheet
 *        breaks them, because whoever is next never fits into what is left.
 */

/** Cards that stay together: a company, a row of events, a duel. */
export interface Group {
  readonly key: string;
  /** Its width in cards: side by side, and fanned as closely as can still be read. */
  readonly open: number;
  readonly fanned: number;
  /** In cards: what a turn may add to its fan, and takes away again. Cards keep their size for it. */
  readonly reserve?: number;
  /** What of its width does not grow with cards, in pixels. */
  readonly fixed: number;
  /** It is never narrower: its writing. */
  readonly atLeast: number;
  /** Its height when cards are so wide. */
  readonly height: (card: number) => number;
}

/** What stands in rows of its own: one side of the table. */
export interface Sheet {
  readonly groups: readonly Group[];
  /** Its height without them, in pixels. */
  readonly fixed: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Between groups and between rows, in pixels; the style sheets have the same. */
const GAP = { across: 10, down: 7 } as const;

type Row = readonly Group[];
const openWidth = (group: Group, card: number): number =>
  Math.max(group.atLeast, group.open * card + group.fixed);
const fannedWidth = (group: Group, card: number): number =>
  Math.max(group.atLeast, group.fanned * card + group.fixed);
/** Fanned, with room for what a turn brings. */
const keptWidth = (group: Group, card: number): number =>
  Math.max(group.atLeast, (group.fanned + (group.reserve ?? 0)) * card + group.fixed);

/** As many groups in a row as have room there. */
function rowsOf(groups: readonly Group[], width: number, widthOf: (group: Group) => number): Row[] {
  const rows: Group[][] = [];
  let left = 0;
  for (const group of groups) {
    const needs = Math.min(widthOf(group), width);
    const row = rows.at(-1);
    if (row !== undefined && needs + GAP.across <= left) {
      row.push(group);
      left -= needs + GAP.across;
    } else {
      rows.push([group]);
      left = width - needs;
    }
  }
  return rows;
}

const heightOf = (rows: readonly Row[], card: number): number =>
  rows.reduce((sum, row) => sum + Math.max(...row.map(({ height }) => height(card))), 0) +
  Math.max(0, rows.length - 1) * GAP.down;

/** The height of all sheets at a width, fanned as closely as may be, at any time of a turn. */
function needs(sheets: readonly Sheet[], width: number, card: number): number {
  return sheets.reduce(
    (sum, { groups, fixed }) =>
      sum +
      fixed +
      heightOf(
        rowsOf(groups, width, (group) => keptWidth(group, card)),
        card,
      ),
    0,
  );
}

/** Alone in its row a group might still be wider than that. */
const isWiderThan = (sheets: readonly Sheet[], width: number, card: number): boolean =>
  sheets.some(({ groups }) => groups.some((group) => keptWidth(group, card) > width));

export const fitsAt = (sheets: readonly Sheet[], room: Room, card: number): boolean =>
  !isWiderThan(sheets, room.width, card) && needs(sheets, room.width, card) <= room.height;

export interface Widths {
  readonly most: number;
  readonly least: number;
}

/** The greatest width at which everything has room; the least where none does. */
export function widest(sheets: readonly Sheet[], room: Room, { most, least }: Widths): number {
  let card = most;
  while (card > least && !fitsAt(sheets, room, card)) card--;
  return card;
}

/** What is taken away where even the smallest of the usual sizes is too large, so that it is seldom. */
const AHEAD = 0.94;

/** The size that cards have, and what would have been possible: the least of each of the last turns, this one first. */
export interface Kept {
  readonly width: number;
  readonly turn: number;
  readonly possible: readonly number[];
}
/** For so many turns a larger size must have been possible before it is taken: what goes up and down stays small. */
const TURNS = 6;

/** The greatest of a few sizes at which it is possible; below them as much as is needed, and a little more. */
function sizeFor(possible: number, sizes: readonly number[], least: number): number {
  const size = sizes.find((one) => one <= possible);
  return size ?? Math.max(least, Math.floor(possible * AHEAD));
}

/** Between two sizes of which the second is less than this share of the first, there is another. */
const FAR = 0.8;
const STEP = 0.9;
/** A table that is a little too full for one size should lose little. */
function withSteps(sizes: readonly number[]): number[] {
  const all: number[] = [];
  for (const size of sizes) {
    for (let last = all.at(-1); last !== undefined && size < last * FAR; last = all.at(-1))
      all.push(Math.floor(last * STEP));
    all.push(size);
  }
  return all;
}

/**
 * The size to draw at. There are few: `usual` has tables in the middle of a game, from the usual to the crowded, and
 * cards are as large as one of them allows. So they keep their size while a game grows, shrink when the next of its
 * tables is reached, and grow again only as a turn begins, and where that would have been possible for some turns.
 */
export function chosen(
  sheets: readonly Sheet[],
  usual: readonly (readonly Sheet[])[],
  room: Room,
  widths: Widths,
  turn: number,
  kept: Kept | null,
  /** The height that a usual table has: less than now, where what is asked takes little room for once. */
  height = room.height,
): Kept {
  const usually = { width: room.width, height: Math.min(room.height, height) };
  const sizes = withSteps(usual.map((table) => widest(table, usually, widths)));
  const best = widest(sheets, room, widths);
  if (kept === null) return { width: sizeFor(best, sizes, widths.least), turn, possible: [best] };
  const { possible } = kept;
  const turned = kept.turn !== turn;
  const now = turned
    ? [best, ...possible].slice(0, TURNS)
    : possible.map((one, i) => (i === 0 ? Math.min(one, best) : one));
  if (best < kept.width) return { width: sizeFor(best, sizes, widths.least), turn, possible: now };
  const lasting = turned && now.length === TURNS ? Math.min(...now) : 0;
  return { width: Math.max(kept.width, sizeFor(lasting, sizes, 0)), turn, possible: now };
}

/** Between open, 0, and fanned, 1. */
const closedWidth = (group: Group, card: number, closed: number): number =>
  openWidth(group, card) - (openWidth(group, card) - fannedWidth(group, card)) * closed;

/** Steps in which rows are closed until they fit. */
const STEPS = 10;
/** So many steps of closing are better than a row more, which would begin with one group. */
const GENTLE = 4;

/**
 * The rows of a sheet in a height: as open as it allows, and all closed alike, so that none is full beside one that is
 * empty. Fewer rows are better where little closing leads to them.
 */
function rowsWithin(groups: readonly Group[], width: number, height: number, card: number): Row[] {
  const ways = Array.from({ length: STEPS + 1 }, (_x, step) =>
    rowsOf(groups, width, (group) => closedWidth(group, card, step / STEPS)),
  );
  const fits = ways.find((rows) => heightOf(rows, card) <= height) ?? ways[STEPS];
  const fewest = ways[GENTLE].length;
  return fewest < fits.length ? (ways.find(({ length }) => length === fewest) ?? fits) : fits;
}

/** The width of each group of a sheet in pixels: open where the height allows it, else fanned within its row. */
export function placed({ groups }: Sheet, width: number, height: number, card: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of rowsWithin(groups, width, height, card)) {
    const room = width - (row.length - 1) * GAP.across;
    const wanted = row.reduce((sum, group) => sum + openWidth(group, card), 0);
    const least = row.reduce((sum, group) => sum + fannedWidth(group, card), 0);
    // How far the row must close: 0 open, 1 fanned.
    const closed =
      wanted <= room ? 0 : wanted === least ? 1 : Math.min(1, (wanted - room) / (wanted - least));
    for (const group of row)
      found.set(group.key, Math.min(width, Math.floor(closedWidth(group, card, closed))));
  }
  return found;
}

/**
 * The width of every group of sheets that share a room, at a width of cards at which they fit into it fanned. What is
 * left of the height goes to the last sheet first, one's own: it lies open if that is enough, then the next.
 */
export function shared(sheets: readonly Sheet[], { width, height }: Room, card: number): Map<string, number> {
  const fanned = ({ groups }: Sheet): number =>
    heightOf(
      rowsOf(groups, width, (group) => fannedWidth(group, card)),
      card,
    );
  let left = height - sheets.reduce((sum, sheet) => sum + sheet.fixed + fanned(sheet), 0);
  const found = new Map<string, number>();
  for (const sheet of sheets.toReversed()) {
    const least = fanned(sheet);
    const may = least + Math.max(0, left);
    left -= heightOf(rowsWithin(sheet.groups, width, may, card), card) - least;
    for (const [key, wide] of placed(sheet, width, may, card)) found.set(key, wide);
  }
  return found;
}
