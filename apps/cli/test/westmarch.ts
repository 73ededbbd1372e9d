/** Runs the real programs as child processes, as a user would. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

export function westmarch(...args: string[]): Ended {
  return start(`${root}/apps/cli/src/main.ts`, args);
}

/** The same with variables of its own. */
export function westmarchWith(env: Readonly<Record<string, string>>, ...args: string[]): Ended {
  return start(`${root}/apps/cli/src/main.ts`, args, { env });
}

/** The same with something typed, and with a folder of its own for games that are left. */
export function westmarchTyping(typed: readonly (string | number)[], data: string, ...args: string[]): Ended {
  return start(`${root}/apps/cli/src/main.ts`, args, {
    input: `${typed.join('\n')}\n`,
    env: { WESTMARCH_DATA: data },
  });
}

export function ledger(...args: string[]): Ended {
  return start(`${root}/scripts/ledger.ts`, args);
}

/** The way that `npx westmarch` takes. */
export function bin(...args: string[]): Ended {
  return start(`${root}/bin/westmarch.mjs`, args);
}

interface Given {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function start(file: string, args: readonly string[], given: Given = {}): Ended {
  const { WESTMARCH_DEBUG: _debug, FORCE_COLOR: _color, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1', ...given.env },
    ...(given.input === undefined ? {} : { input: given.input }),
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}
