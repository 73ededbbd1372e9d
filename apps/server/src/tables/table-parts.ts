/** What a table is given: its surroundings, and the pace at which things happen by themselves. */
import type { Engines } from '../engine/engines.ts';
import type { Counsel } from '../jobs/counsel.ts';
import type { TableRow } from '../store/table-rows.ts';
import type { TableStore } from '../store/table-store.ts';
import type { TalkParts } from './talk/talk.ts';
import type { ClockPace } from './time/clock.ts';
import type { Ticker } from './time/ticker.ts';

export interface Pace extends ClockPace {
  /** How long a bot waits before it chooses, in milliseconds. */
  readonly bot: number;
  /** How long an automatic pass takes, whatever could have been done instead. */
  readonly pass: number;
  /** How long players' values are waited for once everybody is seated. */
  readonly chance: number;
  /** How long the others may take to agree to an undo. */
  readonly consent: number;
}

export interface TableParts {
  readonly store: TableStore;
  readonly engines: Engines;
  readonly pace: Pace;
  /** Who thinks for its bots. */
  readonly counsel: Counsel;
  /** Opens the table that follows; returns its id. */
  readonly rematch: (row: TableRow) => Promise<string>;
  readonly talk: TalkParts;
  readonly ticker: Ticker;
  /** Is told when another is asked, somebody sat down, or the game began or ended. */
  readonly onTurn: (row: TableRow) => void;
  readonly log: (error: unknown, table: string) => void;
  /** Is told of every event that was kept. */
  readonly onEvent: (kind: string) => void;
  /** Another server keeps this table by now. */
  readonly displaced: (table: string) => void;
  /** How many may be connected to one table. */
  readonly watchers: number;
}
