/**
 * What the environment sets: PORT, HOST and WESTMARCH_DATA.
 *
 * Owns   reading and checking them, and the message when one makes no sense.
 * Not    using them (main.ts, data-folder.ts).
 */
import { resolve } from 'node:path';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that the server may write in. */
  readonly dataFolder: string;
}

/** Something outside the program is not as it must be: the user can mend it, so a message is enough. */
export class SetupProblem extends Error {}

const DEFAULT_PORT = 4300;

/** An empty variable counts as unset: that is what `PORT= npm start` means. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  return {
    port: portFrom(env['PORT'] || String(DEFAULT_PORT)),
    host: env['HOST'] || 'localhost',
    dataFolder: resolve(root, env['WESTMARCH_DATA'] || '.data'),
  };
}

function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new SetupProblem(`PORT is "${text}": expected a whole number from 1 to 65535.`);
}
