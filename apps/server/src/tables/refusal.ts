import { causeOf } from '../store/problems.ts';
import type { TableRow } from '../store/table-rows.ts';

/** Why something cannot be done at a table: a code for programs, a sentence for people. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

const SENTENCES = {
  stale: 'The table has moved on since. Look again, and choose again.',
  'not-asked': 'Somebody else must choose now.',
  'not-offered': 'That is not among the choices.',
  over: 'The game is over.',
  'promise-first': 'Values are revealed once everyone has promised his.',
  'not-promised': 'That is not the value that was promised.',
  closed: 'This game was closed without a result.',
  'may-not-close':
    'A game is closed by who opened it while it waits, and by any player once it cannot go on or the others have not come for three days.',
  'nothing-to-undo': 'You have made no choice that could be taken back.',
  enough: 'This game has grown so long that nothing can be taken back in it any more.',
  busy: 'Too much is asked of this table at once. Wait for its answers.',
  crowded: 'So many are watching this table that there is no room for more. Try again later.',
  waiting: 'The game has not begun yet.',
  spectator: 'You are watching this table; only players can do that.',
  'nothing-asked': 'Nobody has asked to take a choice back.',
  'not-over': 'The game is not over yet.',
  broken:
    'An error in Westmarch kept that from being done. The table stands as it was; another choice may work.',
} as const;

export const refuse = (code: keyof typeof SENTENCES): Refusal => new Refusal(code, SENTENCES[code]);

/** Only players act at a table, and only while the game goes on. */
export function mustPlay({ status }: Pick<TableRow, 'status'>, seat: number): void {
  if (seat === 0) throw refuse('spectator');
  if (status !== 'playing') throw refuse(status);
}

/** What was done could not be written to disk, and so was not done. */
export function notKept(error: unknown): Refusal {
  const cause = causeOf(error);
  return new Refusal(
    'storage',
    `That could not be kept${cause === null ? '' : `: ${cause}`}. So it was not done. Try again in a moment, and tell whoever runs this server.`,
  );
}
