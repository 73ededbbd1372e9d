/**
 * `/healthz`: whether storage takes a write, the disk has room, and the workers work.
 *
 * Keeps  however often it is asked, it looks at most once a second; what is wrong is named.
 */
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { House } from './house.ts';
import { causeOf } from './store/problems.ts';

const FRESH = 1000;
/** Below this, writing will fail soon. */
const LEAST_ROOM = 50e6;
/** A write that takes longer is none. */
const PATIENCE = 5000;

export interface Health {
  readonly ok: boolean;
  readonly database: string;
  readonly disk: string;
  readonly workers: string;
}

export async function healthOf({ store, engines, dataFolder }: House): Promise<Health> {
  const [database, disk] = await Promise.all([written(store), room(dataFolder)]);
  const { ready, workers } = engines.health;
  const working = ready === workers ? 'ok' : `${ready} of ${workers} work`;
  return { ok: database === 'ok' && disk === 'ok' && ready > 0, database, disk, workers: working };
}

async function written(store: House['store']): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('it does not answer'), PATIENCE);
  });
  try {
    return await Promise.race([store.beat().then(() => 'ok'), late]);
  } catch (error) {
    return causeOf(error) ?? (error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}
async function room(folder: string): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < LEAST_ROOM ? `only ${Math.floor((bavail * bsize) / 1e6)} MB are left` : 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function healthRoute(server: FastifyInstance, house: House): void {
  let health: Promise<Health> | null = null;
  let since = 0;
  server.get('/healthz', async (_request, reply) => {
    const now = performance.now();
    if (health === null || now - since > FRESH) {
      since = now;
      health = healthOf(house);
    }
    const found = await health;
    return reply
      .code(found.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(found);
  });
}
