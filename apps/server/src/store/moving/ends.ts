/** The two ends of a move: where rows come from, and where they go. What happens between them is move.ts'. */

export type Row = Readonly<Record<string, unknown>>;

export interface From {
  /** Everything of a table, some rows at a time. */
  rows(table: string): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

export interface To {
  /** Nobody has used it yet. */
  isEmpty(): Promise<boolean>;
  add(table: string, rows: readonly Row[]): Promise<void>;
  count(table: string): Promise<number>;
  /** Everything that was added is kept; before that, nothing is. */
  keep(): Promise<void>;
  /** Also where nothing was kept. */
  close(): Promise<void>;
}

/** How many rows travel at once. */
export const AT_ONCE = 500;

/** In this order: what others refer to comes before them. */
export const TABLES = [
  'guest',
  'game_table',
  'seat',
  'event',
  'final',
  'replay',
  'deck',
  'talk',
  'mute',
  'ban',
] as const;
