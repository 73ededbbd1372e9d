/**
 * What the environment sets: PORT, HOST, PUBLIC_URL, WESTMARCH_DATA, and the pace of the table.
 *
 * Owns   reading and checking them, and the message when one makes no sense.
 * Not    using them (main.ts, data-folder.ts).
 */
import { resolve } from 'node:path';
import type { Pace } from './tables/table.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where others find this server, when it stands behind a proxy: its origin. */
  readonly publicUrl: string | null;
  /** Absolute path of the folder that the server may write in. */
  readonly dataFolder: string;
  readonly pace: Pace;
  /** How many requests a minute are answered to one address. */
  readonly requests: number;
  /** How many messages a second are read from one connection; twice as many at once. */
  readonly messages: number;
}

/** Something outside the program is not as it must be: the user can mend it, so a message is enough. */
export class SetupProblem extends Error {}

const DEFAULT_PORT = 4300;

/** An empty variable counts as unset: that is what `PORT= npm start` means. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const whole = (name: string, fallback: number, least: number, most: number): number =>
    numberFrom(name, env[name] || String(fallback), least, most);
  return {
    port: whole('PORT', DEFAULT_PORT, 1, 65535),
    host: env['HOST'] || 'localhost',
    publicUrl: publicUrlFrom(env['PUBLIC_URL'] || null),
    dataFolder: resolve(root, env['WESTMARCH_DATA'] || '.data'),
    pace: {
      bot: whole('WESTMARCH_BOT_DELAY', 400, 0, 60_000),
      pass: whole('WESTMARCH_PASS_DELAY', 400, 0, 60_000),
      chance: whole('WESTMARCH_CHANCE_DELAY', 10_000, 0, 600_000),
    },
    requests: whole('WESTMARCH_REQUESTS', 600, 1, 1_000_000),
    messages: whole('WESTMARCH_MESSAGES', 30, 1, 1_000_000),
  };
}

function numberFrom(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new SetupProblem(`${name} is "${text}": expected a whole number from ${least} to ${most}.`);
}

function publicUrlFrom(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '')
    return url.origin;
  throw new SetupProblem(
    `PUBLIC_URL is "${text}": expected an address without a path, such as https://westmarch.example.org.`,
  );
}
