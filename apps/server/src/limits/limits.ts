/** What the server takes from everyone together and from each: numbers that settings can change. */
import type { Allowance } from './allowances.ts';
import type { ConnectionLimits } from './connections.ts';

export interface ServerLimits {
  /** Requests from one network. */
  readonly requests: Allowance;
  /** Messages a second from one connection; twice as many at once, and ten times as many from one network. */
  readonly messages: number;
  readonly connections: ConnectionLimits;
  /** New guests, and new tables, from one network. */
  readonly guests: Allowance;
  readonly opened: Allowance;
  /** Lines that one guest says. */
  readonly talk: Allowance;
  /** Games of one guest that are not over. */
  readonly tablesEach: number;
  /** Games that are not over, of all. */
  readonly tables: number;
  /** Connections to one table. */
  readonly watchers: number;
  /** Milliseconds in which a whole request must have come. */
  readonly requestTime: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const LIMITS: ServerLimits = {
  requests: { size: 600, within: MINUTE },
  messages: 30,
  connections: { all: 4000, each: 120, unread: 128e6 },
  guests: { size: 120, within: HOUR },
  opened: { size: 60, within: HOUR },
  talk: { size: 6, within: 12_000 },
  tablesEach: 30,
  tables: 20_000,
  watchers: 200,
  requestTime: 20_000,
};
