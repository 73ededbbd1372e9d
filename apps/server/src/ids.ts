/** Names that nobody can guess: tables, invitations, guests' secrets. */
import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Five bits a letter, without those that are easily confused. */
const letters = (count: number): string =>
  Array.from(randomBytes(count), (byte) => LETTERS[byte & 31]).join('');

export const newTableId = (): string => letters(14);
export const newInvitation = (): string => letters(20);
export const newDeckId = (): string => letters(12);
export const newShare = (): string => letters(16);
export const newGuestSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a guest's secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
