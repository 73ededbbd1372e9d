/** The real server program as a process of its own, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { databaseOf } from './databases.ts';
import { root } from './running.ts';

const MAIN = `${root}/apps/server/src/main.ts`;

export interface Program {
  readonly url: string;
  /** Everything it wrote to stderr. */
  readonly err: () => string;
  /** kill -9: it gets no chance to say goodbye. */
  kill(): Promise<void>;
  /** Sends a signal, and does not wait. */
  tell(signal: NodeJS.Signals): void;
  end(): Promise<number | null>;
}

export async function program(dataFolder: string, env: Record<string, string> = {}): Promise<Program> {
  const port = await freePort();
  const database = await databaseOf(dataFolder);
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      WESTMARCH_DATA: dataFolder,
      ...(database === null ? {} : { DATABASE_URL: database.url.href }),
      WESTMARCH_BUNDLED: '1',
      WESTMARCH_BOT_DELAY: '0',
      WESTMARCH_PASS_DELAY: '0',
      WESTMARCH_REQUESTS: '100000',
      WESTMARCH_MESSAGES: '100000',
      WESTMARCH_NEW_GUESTS: '100000',
      WESTMARCH_NEW_TABLES: '100000',
      WESTMARCH_TABLES_EACH: '100000',
      WESTMARCH_CONNECTIONS_EACH: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (data: Buffer) => {
    err += data.toString();
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${err}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    err: () => err,
    tell: (signal) => void child.kill(signal),
    kill: async () => void (await ended(child, 'SIGKILL')),
    end: () => ended(child, 'SIGTERM'),
  };
}

/** Starts the program where it should refuse to; its exit code and what it said. */
export async function refused(
  dataFolder: string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '1', WESTMARCH_DATA: dataFolder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  return { code, said };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.removeAllListeners('exit');
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  child.once('exit', (code) => resolve(code));
  child.kill(signal);
  return promise;
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}
