/**
 * Fair chance as a player's own program keeps and checks it: docs/fair-chance.md has the whole of it.
 *
 * Owns   what a promise is, what a player notes before he reveals, and every way in which the opening can differ.
 * Keeps  nothing that the server says is taken on trust: all is held against what was noted before.
 */
import * as z from 'zod/mini';
import { Seat, TableId } from './basics.ts';
import { sha256 } from './sha256.ts';

/** Thirty-two bytes in hexadecimal. */
export const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'a hash has 64 hexadecimal digits'));
/** A player's own value. */
export const ChanceValue = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'a value has 32 hexadecimal digits'));
/** Of each seat, the promise of its value: null until it came, "" where there is none. */
export const Promises = z.array(z.nullable(z.union([Hash, z.literal('')])));

/** What a player's browser notes before it reveals its value. */
export const FairNote = z.object({
  table: TableId,
  seat: Seat,
  value: ChanceValue,
  /** The server's promise of its secret, as it was first seen. */
  commitment: Hash,
  /** Everyone's promises, as they stood before this player revealed his value. */
  promises: z.nullable(Promises),
});
export type FairNote = z.infer<typeof FairNote>;

/** What is opened when the game is over. */
export const Opened = z.object({ secret: z.string(), values: z.array(z.string()), seed: z.string() });
export type OpenedChance = z.infer<typeof Opened>;

/** A promise is of one seat at one table: nobody can pass off another's as his own. */
export const promiseOf = (table: string, seat: number, value: string): string =>
  sha256(`${table}|${seat}|${value}`);
export const seedOf = (secret: string, values: readonly string[]): string =>
  sha256([secret, ...values].join('|'));

/** What does not match between what was noted and what the server says now, in sentences; none while all holds. */
export function promiseFaults(
  note: FairNote,
  now: { readonly commitment: string; readonly promises: readonly (string | null)[] },
): string[] {
  const faults: string[] = [];
  if (now.commitment !== note.commitment) faults.push('The server has changed the promise of its secret.');
  const mine = now.promises[note.seat - 1] ?? null;
  if (mine !== null && mine !== promiseOf(note.table, note.seat, note.value))
    faults.push('The server does not show the promise that this browser made.');
  const { promises } = note;
  if (promises !== null && promises.some((promise, i) => promise !== now.promises[i]))
    faults.push('The server has changed the promise of a player after values were revealed.');
  return faults;
}

/** The same for what is opened at the end. */
export function openingFaults(note: FairNote, { secret, values, seed }: OpenedChance): string[] {
  const faults: string[] = [];
  if (sha256(secret) !== note.commitment)
    faults.push('The secret is not the one that the server promised before the game.');
  if (values[note.seat - 1] !== note.value)
    faults.push('The value of this seat is not the one that this browser chose.');
  if (note.promises === null)
    faults.push('The game began before this browser saw what everyone had promised.');
  for (const [i, promise] of (note.promises ?? []).entries())
    if ((promise ?? '') === '' ? values[i] !== '' : promiseOf(note.table, i + 1, values[i]) !== promise)
      faults.push(`The value of seat ${i + 1} is not the one that was promised for it.`);
  if (seedOf(secret, values) !== seed)
    faults.push('The seed does not follow from the secret and the values.');
  return faults;
}
