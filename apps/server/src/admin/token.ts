/** The token of whoever runs the server: set by WESTMARCH_ADMIN_TOKEN, or made once and kept in the data folder. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const tokenFile = (dataFolder: string): string => join(dataFolder, 'admin-token');

export function adminToken(dataFolder: string, given: string | null): string {
  if (given !== null) return given;
  const file = tokenFile(dataFolder);
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Compared in the same time whatever was sent. */
export function isToken(sent: string, token: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(sent), hash(token));
}
