/** Fair chance: the server's secret is promised before any player's value is known. docs/fair-chance.md has the whole of it. */
import { createHash, randomBytes } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export const newSecret = (): string => randomBytes(32).toString('hex');

/** What is published when the table is opened. */
export const commitmentTo = (secret: string): string => sha256(secret);

/** The seed of the game, from the secret and the players' values in seat order ("" for none). */
export const seedFrom = (secret: string, values: readonly string[]): string =>
  sha256([secret, ...values].join('|'));

/** What a player promises before anyone reveals: his value, bound to his seat at this table. */
export const promiseOf = (table: string, seat: number, value: string): string =>
  sha256(`${table}|${seat}|${value}`);
