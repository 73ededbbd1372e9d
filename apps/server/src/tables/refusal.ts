import { causeOf, StorageFailure } from '../store/problems.ts';
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
  'put-away': 'This table is just being put away. Try again in a moment.',
  waiting: 'The game has not begun yet.',
  'no-watching': 'Those who play here do not want to be watched.',
  'watch-later': 'You see this table some time later, so nothing can be asked of it as it is now.',
  'no-take-back': 'At this table nothing is taken back.',
  'no-chat': 'At this table nobody chats.',
  nameless: 'Say first who you are: type your name on the home page.',
  talkative: 'You say much at once. Wait a little.',
  'nothing-to-claim': 'Nobody is out of time.',
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

/** Only players, where nobody may watch. */
export function mayLook({ terms }: Pick<TableRow, 'terms'>, seat: number): void {
  if (seat === 0 && !terms.watch) throw refuse('no-watching');
}
/** What is asked about the table as it is now is not for those who see it later. */
export function mustSeeNow({ status, terms }: Pick<TableRow, 'status' | 'terms'>, seat: number): void {
  if (status === 'waiting') throw refuse('waiting');
  mayLook({ terms }, seat);
  if (seat === 0 && terms.delay > 0 && status !== 'over') throw refuse('watch-later');
}

/** It could not be read or kept. */
export const isOfStorage = (error: unknown): boolean =>
  error instanceof Refusal ? error.code === 'storage' : causeOf(error) !== null;

/** What was done could not be written to disk, and so was not done. */
export function notKept(error: unknown): Refusal {
  const cause = causeOf(error);
  const isOpen = error instanceof StorageFailure && error.isOpen;
  const follows = isOpen ? 'When it is back, the table shows what holds.' : 'So it was not done.';
  return new Refusal(
    'storage',
    `That could not be kept${cause === null ? '' : `: ${cause}`}. ${follows} Try again in a moment, and tell whoever runs this server.`,
  );
}
