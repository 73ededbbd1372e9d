/**
 * The server as a program: reads its settings, opens its port, says where it is, and ends cleanly on Ctrl-C.
 *
 * Keeps  where secrets come from is said by whoever calls it, never by the environment: no server of players can be told
 *        what to deal.
 */
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { adminToken } from './admin/token.ts';
import { prepareDataFolder } from './data-folder.ts';
import { engineFile } from './engine/shelf.ts';
import { type House, type HouseOptions, openHouse } from './house.ts';
import { Metrics } from './metrics.ts';
import { Sweeper } from './retention.ts';
import { buildServer } from './server.ts';
import { readSettings, type Settings, SetupProblem } from './settings.ts';
import { stayUp } from './steady.ts';
import { StorageProblem } from './store/problems.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Tests give secrets of their own, so that the same game comes again. */
export type Given = Pick<HouseOptions, 'secret'>;

export async function serve(given: Given = {}): Promise<void> {
  try {
    const settings = readSettings(process.env, root);
    prepareDataFolder(settings.dataFolder);
    await open(settings, given);
  } catch (error) {
    if (!(error instanceof SetupProblem || error instanceof StorageProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

async function open(settings: Settings, given: Given): Promise<void> {
  const { port, host, publicUrl, dataFolder, trust } = settings;
  // Quiet: what went wrong, to stderr, a line of JSON each.
  const logger = pino({ level: process.env['WESTMARCH_LOG'] || 'warn' }, pino.destination(2));
  const metrics = new Metrics();
  const house = await opened(settings, given, metrics, logger);
  metrics.watch(house);
  const server = await buildServer({
    root,
    house,
    publicUrl,
    trust,
    logger,
    metrics,
    adminToken: adminToken(dataFolder, settings.adminToken),
  });
  const sweeper = new Sweeper(house, settings.retention, (about, text) => logger.warn(about, text));
  server.addHook('onClose', () => house.close());
  let figures: Server | null = null;
  try {
    await server.listen({ port, host });
    if (settings.metrics !== null)
      figures = await metrics.serve(settings.metrics.port, settings.metrics.host);
  } catch (error) {
    await server.close();
    throw listenProblem(error);
  }
  stayUp(logger);
  sweeper.start();
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Said twice, as to a whole group of processes, it ends no sooner: that takes three seconds at most.
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      process.stdout.write('\nWestmarch has ended.\n');
      sweeper.stop();
      figures?.close();
      void server.close();
    });
  }
  // Whoever reads this may already say that it shall end.
  process.stdout.write(
    `Westmarch is at ${publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`}  (Ctrl-C ends it)\n`,
  );
  await house.tables.resumeBots();
}

function opened(settings: Settings, given: Given, metrics: Metrics, logger: Logger): Promise<House> {
  const { dataFolder, database, pace, thinkInWorkers, thought, limits, replays } = settings;
  return openHouse({
    ...given,
    dataFolder,
    pace,
    thinkInWorkers,
    thought,
    limits,
    store: { replays, database },
    engines: { file: engineFile(root, process.env['WESTMARCH_BUNDLED'] === '1') },
    onEvent: (kind) => metrics.events.inc({ kind }),
    onThought: (took, cpu) => metrics.thought(took, cpu),
    log: (error, table) => logger.error({ err: error, table }, 'a table met an error'),
  });
}

/** What can be mended from outside becomes a message; anything else stays the bug it is. */
function listenProblem(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const port = 'port' in error ? String(error.port) : '';
  const { code } = error;
  if (code === 'EADDRINUSE')
    return new SetupProblem(`Port ${port} is in use. Set PORT to another, or end what uses it.`);
  if (code === 'EACCES')
    return new SetupProblem(`Port ${port} may not be opened by this user. Set PORT to 1024 or more.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
    return new SetupProblem(`HOST: this machine has no such address (${error.message}).`);
  return error;
}
