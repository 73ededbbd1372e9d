/** The real server program, on a port and in a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly url: string;
  /** CPU-seconds it has used, where the system tells. */
  cpu(): number | null;
  end(): Promise<void>;
}

export async function startServer(): Promise<ServerProcess> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'westmarch-bench-'));
  const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      WESTMARCH_DATA: folder,
      WESTMARCH_BOT_DELAY: '100',
      // All clients come from one address.
      WESTMARCH_REQUESTS: '100000',
      WESTMARCH_MESSAGES: '1000',
      WESTMARCH_NEW_GUESTS: '100000',
      WESTMARCH_NEW_TABLES: '100000',
      WESTMARCH_CONNECTIONS_EACH: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = Promise.withResolvers<void>();
  child.stdout.once('data', () => ready.resolve());
  child.once('exit', (code) => ready.reject(new Error(`the server ended with ${code}`)));
  await ready.promise;
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: () => cpuOf(child),
    end: async () => {
      const gone = Promise.withResolvers<void>();
      child.removeAllListeners('exit');
      child.once('exit', () => gone.resolve());
      child.kill('SIGTERM');
      await gone.promise;
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

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}
