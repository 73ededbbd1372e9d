/**
 * The command line as a user meets it: what was written, and the exit code.
 *
 * Commands run within the test, for a start of the whole program takes longer than most of them. What only a process
 * has (its streams, its exit code, the way of npx) is proved with `started`, `bin` and `ledgerStarted`.
 */
import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { vi } from 'vitest';
import { ledgerProgram } from '../src/ledger/command.ts';
import { program } from '../src/program.ts';
import { run } from '../src/run.ts';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Given {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

export function westmarch(...args: string[]): Promise<Ended> {
  return within(program(), args);
}

/** The same with variables of its own. */
export function westmarchWith(env: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> {
  return within(program(), args, { env });
}

/** The same with something typed, and with a folder of its own for games that are left. */
export function westmarchTyping(
  typed: readonly (string | number)[],
  data: string,
  ...args: string[]
): Promise<Ended> {
  return within(program(), args, typing(typed, data));
}

/** As a process of its own. */
export function started(...args: string[]): Ended {
  return start(`${root}/apps/cli/src/main.ts`, args);
}
export function startedTyping(typed: readonly (string | number)[], data: string, ...args: string[]): Ended {
  return start(`${root}/apps/cli/src/main.ts`, args, typing(typed, data));
}

export function ledger(...args: string[]): Promise<Ended> {
  return within(ledgerProgram(), args);
}
export function ledgerStarted(...args: string[]): Ended {
  return start(`${root}/scripts/ledger.ts`, args);
}

/** The way that `npx westmarch` takes. */
export function bin(...args: string[]): Ended {
  return start(`${root}/bin/westmarch.mjs`, args);
}

const typing = (typed: readonly (string | number)[], data: string): Given => ({
  input: `${typed.join('\n')}\n`,
  env: { WESTMARCH_DATA: data },
});

/** Runs commands here, with the streams and variables of a process that was started for them. */
export async function within(commands: Command, args: readonly string[], given: Given = {}): Promise<Ended> {
  const stdout = writtenTo(process.stdout);
  const stderr = writtenTo(process.stderr);
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  const input = Readable.from([Buffer.from(given.input ?? '')]);
  Object.defineProperty(process, 'stdin', { ...stdin, get: () => input });
  vi.stubEnv('WESTMARCH_DEBUG', undefined);
  for (const [name, value] of Object.entries(given.env ?? {})) vi.stubEnv(name, value);
  const hearing = vi.spyOn(process.stdout, 'on').mockReturnValue(process.stdout);
  try {
    const code = await run(commands, args);
    return { code, out: stdout.text(), err: stderr.text() };
  } finally {
    hearing.mockRestore();
    stdout.end();
    stderr.end();
    Object.defineProperty(process, 'stdin', stdin);
    vi.unstubAllEnvs();
  }
}
function writtenTo(stream: NodeJS.WriteStream): { readonly text: () => string; readonly end: () => void } {
  const all: string[] = [];
  const spy = vi.spyOn(stream, 'write').mockImplementation((text) => {
    all.push(String(text));
    return true;
  });
  return { text: () => all.join(''), end: () => spy.mockRestore() };
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
