/**
 * `npm run soak:bots -- [--games N] [--bots random,novice,…] [--minutes N] [--keep]`: whole games of every kind of bot
 * through the real server, against a client that chooses at random; goes on where it stopped.
 *
 * Every event that was told is held against what the server tells when it is asked for everything again. With `--keep`
 * each batch is counted in bench/soak-bots.json and told in bench/soak-bots.md. Exit code 1 when a game was refused or
 * frozen, or an event was lost, came out of order, or was told otherwise.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { startServer } from './server/process.ts';
import { LiveTable, newCounts, type Opening } from './server/table.ts';

const GAMES: readonly (readonly [game: string, deck: string, other: string])[] = [
  ['lotr-tcg', 'fotr-aragorn', 'fotr-gandalf'],
  ['meccg', 'A', 'B'],
];
const BOTS = ['random', 'novice', 'steward', 'loremaster'];
const AT_ONCE = 4;
/** Games of a batch, after which the count is kept. */
const BATCH = 20;
/** Milliseconds for one choice of who thinks: what is looked for is not how well he plays. */
const THOUGHT = 10;
const THINKS = { least: 0, most: 4 };

interface Played {
  readonly game: string;
  readonly bot: string;
  readonly games: number;
  readonly events: number;
  /** Events of all games that were begun, and the CPU-seconds of the server for them. */
  readonly eventsBegun: number;
  readonly cpuSeconds: number;
  readonly faults: number;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Wanted {
  readonly games: number;
  readonly bots: readonly string[];
  readonly minutes: number;
  readonly keep: boolean;
}
function argumentsOf(args: readonly string[]): Wanted {
  const found = { games: 200, bots: BOTS, minutes: 12, keep: false };
  for (let i = 0; i < args.length; i++) {
    const value = args[i + 1] ?? '';
    if (args[i] === '--keep') found.keep = true;
    else if (args[i] === '--games' && /^\d+$/.test(value)) found.games = Number(args[++i]);
    else if (args[i] === '--minutes' && /^\d+$/.test(value)) found.minutes = Number(args[++i]);
    else if (args[i] === '--bots' && value.split(',').every((bot) => BOTS.includes(bot)))
      found.bots = (args[++i] ?? '').split(',');
    else {
      process.stderr.write(
        `usage: npm run soak:bots -- [--games N] [--bots ${BOTS.join(',')}] [--minutes N] [--keep]\n`,
      );
      process.exit(2);
    }
  }
  return found;
}

/** One batch: so many games to their end. */
async function batch(opening: Opening, games: number, until: number): Promise<Omit<Played, 'bot' | 'game'>> {
  const server = await startServer(undefined, {
    WESTMARCH_BOT_DELAY: '0',
    WESTMARCH_PASS_DELAY: '0',
    WESTMARCH_BOT_THOUGHT: String(THOUGHT),
  });
  const counts = newCounts();
  const tables = Array.from(
    { length: Math.min(AT_ONCE, games) },
    (_x, i) => new LiveTable(server.url, i, counts, THINKS, server.url, opening),
  );
  try {
    for (const table of tables) table.measure();
    const before = server.cpu() ?? 0;
    await Promise.all(tables.map((table) => table.play()));
    while (counts.gamesEnded < games && performance.now() < until) await wait(200);
    const cpuSeconds = (server.cpu() ?? 0) - before;
    const { gamesEnded, eventsEnded, events, lost, reordered, different, problems } = counts;
    return {
      games: gamesEnded,
      events: eventsEnded,
      eventsBegun: events,
      cpuSeconds,
      faults: lost + reordered + different + problems.length,
    };
  } finally {
    for (const table of tables) table.stop();
    await server.end();
  }
}

const FILE = new URL('soak-bots.json', import.meta.url);
const markdown = (all: readonly Played[]): string => `# Bots at the real server

Written by \`npm run soak:bots -- --keep\`, Node ${process.versions.node}; the last batch on ${new Date().toISOString().slice(0, 10)} under a load of ${loadavg()[0].toFixed(1)}. Whole games over real sockets against a client that chooses at random, on SQLite; CPU is that of the server with its engine and the bot, and holds under load. Loremaster thinks ${THOUGHT} ms about a choice: it is the way through the server that is looked at, not how well he plays.

| game | bot | games | events a game | CPU an event | CPU a game | faults |
| :--- | :--- | ---: | ---: | ---: | ---: | ---: |
${all
  .map(({ game, bot, games, events, eventsBegun, cpuSeconds, faults }) => {
    const each = events / Math.max(1, games);
    const cpu = cpuSeconds / Math.max(1, eventsBegun);
    return `| ${game} | ${bot} | ${games} | ${each.toFixed(0)} | ${(1000 * cpu).toFixed(2)} ms | ${(cpu * each).toFixed(2)} s | ${faults} |`;
  })
  .join('\n')}
`;

const wanted = argumentsOf(process.argv.slice(2));
const until = performance.now() + wanted.minutes * 60_000;
let all: Played[] = [];
if (wanted.keep && existsSync(FILE)) {
  const read: { played: Played[] } = JSON.parse(readFileSync(FILE, 'utf8'));
  all = read.played;
}
const NOTHING = { games: 0, events: 0, eventsBegun: 0, cpuSeconds: 0, faults: 0 };
for (const bot of wanted.bots)
  for (const [game, deck, other] of GAMES)
    for (;;) {
      const sofar = all.find((one) => one.game === game && one.bot === bot) ?? { game, bot, ...NOTHING };
      const missing = wanted.games - sofar.games;
      if (missing <= 0 || performance.now() >= until) break;
      const opening: Opening = { game, deck, others: [{ kind: 'bot', bot, deck: other }] };
      const more = await batch(opening, Math.min(BATCH, missing), until);
      const now: Played = {
        game,
        bot,
        games: sofar.games + more.games,
        events: sofar.events + more.events,
        eventsBegun: sofar.eventsBegun + more.eventsBegun,
        cpuSeconds: Number((sofar.cpuSeconds + more.cpuSeconds).toFixed(2)),
        faults: sofar.faults + more.faults,
      };
      all = [...all.filter((one) => one.game !== game || one.bot !== bot), now];
      process.stderr.write(`${JSON.stringify(now)}\n`);
      if (!wanted.keep) continue;
      writeFileSync(FILE, `${JSON.stringify({ played: all }, null, 2)}\n`);
      writeFileSync(new URL('soak-bots.md', import.meta.url), markdown(all));
    }
process.stdout.write(markdown(all));
if (all.some(({ faults }) => faults > 0)) process.exitCode = 1;
