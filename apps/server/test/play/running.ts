/** A real server on a port of its own, with everything behind it, in a folder that a test can open again. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnginesOptions } from '../../src/engine/engines.ts';
import { type House, openHouse } from '../../src/house.ts';
import { hashOf } from '../../src/ids.ts';
import { LIMITS, type ServerLimits } from '../../src/limits/limits.ts';
import { Metrics } from '../../src/metrics.ts';
import { buildServer, type ServerOptions } from '../../src/server.ts';
import type { StoreOptions } from '../../src/store/store.ts';
import type { Pace } from '../../src/tables/table-parts.ts';
import type { Ticker } from '../../src/tables/time/ticker.ts';
import { databaseOf } from './databases.ts';
import { ENGINE, lent } from './lent.ts';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface Running {
  readonly url: string;
  readonly house: House;
  readonly dataFolder: string;
  /** What went wrong without anybody having asked for it. */
  readonly errors: unknown[];
  /** How many sockets are open, whatever they are for. */
  sockets(done: (error: Error | null, count: number) => void): void;
  close(): Promise<void>;
}

/** The token of whoever runs the server. */
export const ADMIN = 'a token that only tests know';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'westmarch-server-'));

/** Nothing waits but for players' values, and that only as long as a test takes. */
export const AT_ONCE: Pace = {
  bot: 0,
  pass: 0,
  chance: 60_000,
  consent: 60_000,
  grace: 30_000,
  absence: 60_000,
};

const MANY = 1e9;
/** All of a test's clients come from one address, and none of them waits. */
export const NO_LIMITS: ServerLimits = {
  ...LIMITS,
  requests: { size: MANY, within: 1000 },
  messages: MANY,
  connections: { ...LIMITS.connections, each: LIMITS.connections.all },
  guests: { size: MANY, within: 1000 },
  opened: { size: MANY, within: 1000 },
  talk: { size: MANY, within: 1000 },
  tablesEach: MANY,
};

export async function running(
  given: Partial<Pick<ServerOptions, 'publicUrl' | 'root' | 'trust'>> & {
    limits?: Partial<ServerLimits>;
    dataFolder?: string;
    pace?: Partial<Pace>;
    workers?: number;
    engines?: EnginesOptions;
    store?: StoreOptions;
    ticker?: Ticker;
  } = {},
): Promise<Running> {
  const dataFolder = given.dataFolder ?? newFolder();
  const errors: unknown[] = [];
  const limits = { ...NO_LIMITS, ...given.limits };
  let tables = 0;
  const house = await openHouse({
    dataFolder,
    pace: { ...AT_ONCE, ...given.pace },
    limits,
    store: { database: await databaseOf(dataFolder), ...given.store },
    ...(given.ticker === undefined ? {} : { ticker: given.ticker }),
    engines: { workers: given.workers ?? 1, file: ENGINE, startThread: lent, ...given.engines },
    log: (error) => errors.push(error),
    secret: () => hashOf(`table ${++tables} of a test`),
  });
  const server = await buildServer({
    root: given.root ?? root,
    house,
    publicUrl: given.publicUrl ?? null,
    trust: given.trust ?? false,
    adminToken: ADMIN,
    metrics: new Metrics(),
  });
  server.addHook('onClose', () => house.close());
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  await house.tables.resumeBots();
  return {
    url,
    house,
    dataFolder,
    errors,
    sockets: (done) => void server.server.getConnections(done),
    close: () => server.close(),
  };
}
