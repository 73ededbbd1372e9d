/**
 * `npm run soak:server -- [--kills N] [--messages N] [--keep]`: a real server process under faults, on loopback alone.
 * `npm run soak:server -- --storage postgres [--faults N] [--keep]`: three of them on one PostgreSQL.
 *
 * `kill -9` again and again under load; a disk that is full for a while; then hostile messages, floods and clients that
 * do not read, from many networks, while calm tables are played. Nothing acknowledged may be lost, nobody at a calm table
 * may wait long, memory stays bounded. Every loop has an end: about a quarter of an hour in all. On PostgreSQL: so many
 * kills, restarts of PostgreSQL, and paused servers, by turns; with `--keep` each is counted when it is over, and what was
 * broken off goes on where it was. Exit code 1 when something did not hold.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { attack } from './server/attack.ts';
import { type Fault, type Faulted, NO_FAULTS, UnderFaults } from './server/faults.ts';
import { fullDisk } from './server/full-disk.ts';
import { kills } from './server/kills.ts';
import { type Soaked, soakReport } from './server/soak-report.ts';

interface Wanted {
  readonly storage: string;
  readonly kills: number;
  readonly messages: number;
  readonly faults: number;
  readonly keep: boolean;
}
const USAGE =
  'usage: npm run soak:server -- [--storage sqlite|postgres] [--kills N] [--messages N] [--faults N] [--keep]\n';
function argumentsOf(args: readonly string[]): Wanted {
  const found = { storage: 'sqlite', kills: 100, messages: 1_000_000, faults: 20, keep: false };
  for (let i = 0; i < args.length; i++) {
    const [name, value] = [args[i], args[i + 1] ?? ''];
    if (name === '--keep') found.keep = true;
    else if (name === '--storage' && /^(sqlite|postgres)$/.test(value)) found.storage = args[++i];
    else if ((name === '--kills' || name === '--messages' || name === '--faults') && /^\d+$/.test(value)) {
      const key = name === '--kills' ? 'kills' : name === '--messages' ? 'messages' : 'faults';
      found[key] = Number(args[++i]);
    } else {
      process.stderr.write(USAGE);
      process.exit(2);
    }
  }
  return found;
}

const KEPT = new URL('soak-server.json', import.meta.url);
const wanted = argumentsOf(process.argv.slice(2));
const before = loadavg()[0];
let all: Soaked = wanted.keep && existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};

function found(part: 'one server' | 'PostgreSQL', what: Soaked): void {
  const when = `${new Date().toISOString().slice(0, 10)}, load ${before.toFixed(1)} to ${loadavg()[0].toFixed(1)}`;
  all = { ...all, ...what, when: { ...all.when, [part]: when } };
  if (!wanted.keep) return;
  writeFileSync(KEPT, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(new URL('soak-server.md', import.meta.url), soakReport(all));
}

/** Megabytes: a server that grows with what strangers send would be far above. */
const MOST_MEMORY = 1500;

async function oneServer(): Promise<boolean> {
  const killed = await kills(wanted.kills);
  const full = await fullDisk();
  process.stderr.write(`disk full: ${JSON.stringify(full)}\n`);
  const attacked = await attack(wanted.messages);
  found('one server', { kills: killed, full, attack: attacked });
  const isFullWell =
    !full.tried ||
    (full.lost + full.different === 0 && full.refused > 0 && full.after > 0 && full.health !== 'ok');
  const isCalm = !attacked.died && attacked.worst <= 1000 && attacked.memory <= MOST_MEMORY;
  return killed.lost + killed.different === 0 && isFullWell && isCalm;
}

const holds = ({ lost, different, twice, gaps, stuck }: Faulted): boolean =>
  lost + different + twice + gaps + stuck === 0;

/** The faults that are still missing, by turns. */
function* missing({ kills: killed, restarts, pauses }: Faulted): Generator<Fault> {
  for (let i = 0; i < wanted.faults; i++) {
    if (i >= killed) yield 'kill';
    if (i >= restarts) yield 'restart';
    if (i >= pauses) yield 'pause';
  }
}
async function onPostgres(): Promise<boolean> {
  const kept = all.postgres ?? NO_FAULTS;
  const hasAll = Math.min(kept.kills, kept.restarts, kept.pauses) >= wanted.faults;
  const start = hasAll || !holds(kept) ? NO_FAULTS : kept;
  const soak = await UnderFaults.begin(start);
  try {
    for (const fault of missing(start)) {
      const now = await soak.suffer(fault);
      found('PostgreSQL', { postgres: now });
      process.stderr.write(`${fault}: ${JSON.stringify(now)}\n`);
    }
  } finally {
    await soak.end();
  }
  return holds(soak.now);
}

const isWell = await (wanted.storage === 'postgres' ? onPostgres() : oneServer());
process.stdout.write(soakReport(all));
if (!isWell) process.exitCode = 1;
