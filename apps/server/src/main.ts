/** The server program: reads its settings, opens its port, says where it is, and ends cleanly on Ctrl-C. */
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { prepareDataFolder } from './data-folder.ts';
import { engineFile } from './engine/shelf.ts';
import { type House, openHouse } from './house.ts';
import { buildServer } from './server.ts';
import { readSettings, type Settings, SetupProblem } from './settings.ts';
import { stayUp } from './steady.ts';
import { StorageProblem } from './store/problems.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const settings = readSettings(process.env, root);
  prepareDataFolder(settings.dataFolder);
  await serve(settings);
} catch (error) {
  if (!(error instanceof SetupProblem || error instanceof StorageProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

async function serve({ port, host, publicUrl, dataFolder, pace, limits, trust }: Settings): Promise<void> {
  // Quiet: what went wrong, to stderr.
  const logger = pino({ level: process.env['WESTMARCH_LOG'] || 'warn' }, pino.destination(2));
  const house: House = await openHouse({
    dataFolder,
    pace,
    limits,
    engines: { file: engineFile(root) },
    log: (error, table) => logger.error({ err: error, table }, 'a table met an error'),
  });
  const server = await buildServer({ root, house, publicUrl, trust, logger });
  server.addHook('onClose', () => house.close());
  try {
    await server.listen({ port, host });
  } catch (error) {
    await server.close();
    throw listenProblem(error, port, host);
  }
  stayUp(logger);
  process.stdout.write(
    `Westmarch is at ${publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`}  (Ctrl-C ends it)\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.stdout.write('\nWestmarch has ended.\n');
      void server.close();
    });
  }
  await house.tables.resumeBots();
}

/** What can be mended from outside becomes a message; anything else stays the bug it is. */
function listenProblem(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new SetupProblem(`Port ${port} is in use. Set PORT to another, or end what uses it.`);
  if (code === 'EACCES')
    return new SetupProblem(`Port ${port} may not be opened by this user. Set PORT to 1024 or more.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return new SetupProblem(`HOST is "${host}": this machine has no such address.`);
  }
  return error;
}
