/** The real server program, on a port and in a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureEngine } from '../../scripts/build-engine.mjs';

export interface ServerProcess {
  readonly url: string;
  /** CPU-seconds it has used, where the system tells. */
  cpu(): number | null;
  /** The most memory it has had, in megabytes. */
  memory(): number | null;
  readonly folder: string;
  readonly port: number;
  hasEnded(): boolean;
  /** How many lines it wrote to stderr. */
  errors(): number;
  /** Sends a signal, and does not wait. */
  tell(signal: NodeJS.Signals): void;
  /** kill -9; its data stays. */
  kill(): Promise<void>;
  end(): Promise<void>;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'westmarch-bench-'));

/** Starting is tried again where the machine is too busy for it. */
const TRIES = 3;

/** `after`: goes on with the port and the data of one that was killed. It runs the bundled engine, as it does for people. */
export async function startServer(
  after?: Pick<ServerProcess, 'folder'> & Partial<Pick<ServerProcess, 'port'>>,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  await ensureEngine();
  for (let tries = 1; ; tries++)
    try {
      return await started(after, env);
    } catch (error) {
      if (tries >= TRIES) throw error;
    }
}
async function started(
  after: (Pick<ServerProcess, 'folder'> & Partial<Pick<ServerProcess, 'port'>>) | undefined,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = after?.port ?? (await freePort());
  const folder = after?.folder ?? newFolder();
  const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      WESTMARCH_DATA: folder,
      WESTMARCH_BUNDLED: '1',
      NODE_ENV: 'production',
      WESTMARCH_BOT_DELAY: '100',
      // All clients come from one address.
      WESTMARCH_REQUESTS: '100000',
      WESTMARCH_MESSAGES: '1000',
      WESTMARCH_NEW_GUESTS: '100000',
      WESTMARCH_NEW_TABLES: '100000',
      WESTMARCH_CONNECTIONS_EACH: '100000',
      WESTMARCH_TABLES_EACH: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = 0;
  child.stderr.on('data', (data: Buffer) => {
    const lines = data.toString().split('\n').slice(0, -1);
    for (const line of lines) if (errors++ < 3) process.stderr.write(`${line.slice(0, 300)}\n`);
  });
  const ready = Promise.withResolvers<void>();
  child.stdout.once('data', () => ready.resolve());
  child.once('exit', (code) => ready.reject(new Error(`the server ended with ${code}`)));
  await ready.promise;
  let ended = false;
  child.removeAllListeners('exit');
  let meant = false;
  child.once('exit', (code, signal) => {
    ended = true;
    if (!meant) process.stderr.write(`the server ended by itself: ${code ?? signal}\n`);
  });
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    meant = true;
    if (ended) return;
    const gone = Promise.withResolvers<void>();
    child.once('exit', () => gone.resolve());
    child.kill(signal);
    await gone.promise;
  };
  return {
    folder,
    port,
    hasEnded: () => ended,
    errors: () => errors,
    tell: (signal) => void child.kill(signal),
    kill: () => stop('SIGKILL'),
    url: `http://127.0.0.1:${port}`,
    cpu: () => cpuOf(child),
    memory: () => memoryOf(child),
    end: async () => {
      await stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** User and system time of a process, as Linux tells it in hundredths of a second. */
function cpuOf({ pid }: ChildProcess): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

function memoryOf({ pid }: ChildProcess): number | null {
  try {
    const most = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return most === undefined ? null : Math.round(Number(most) / 1024);
  } catch {
    return null;
  }
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}
