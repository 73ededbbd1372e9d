/**
 * `npm run soak:server -- [--kills N] [--messages N] [--keep]`: a real server process under faults, on loopback alone.
 *
 * `kill -9` again and again under load; a disk that is full for a while; then hostile messages, floods and clients that
 * do not read, from many networks, while calm tables are played. Nothing acknowledged may be lost, nobody at a calm table
 * may wait long, memory stays bounded. Every loop has an end: about a quarter of an hour in all. Exit code 1 when
 * something did not hold.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { attack } from './server/attack.ts';
import { fullDisk } from './server/full-disk.ts';
import { kills } from './server/kills.ts';

function argumentsOf(args: readonly string[]): { kills: number; messages: number; keep: boolean } {
  const found = { kills: 100, messages: 1_000_000, keep: false };
  for (let i = 0; i < args.length; i++) {
    const [name, value] = [args[i], Number(args[i + 1])];
    if (name === '--keep') found.keep = true;
    else if ((name === '--kills' || name === '--messages') && Number.isInteger(value) && value >= 0) {
      found[name === '--kills' ? 'kills' : 'messages'] = value;
      i++;
    } else {
      process.stderr.write('usage: npm run soak:server -- [--kills N] [--messages N] [--keep]\n');
      process.exit(2);
    }
  }
  return found;
}

const wanted = argumentsOf(process.argv.slice(2));
const before = loadavg()[0];
const killed = await kills(wanted.kills);
const full = await fullDisk();
process.stderr.write(`disk full: ${JSON.stringify(full)}\n`);
const attacked = await attack(wanted.messages);
/** Megabytes: a server that grows with what strangers send would be far above. */
const MOST_MEMORY = 1500;
const text = `# The server under faults

Written by \`npm run soak:server -- --keep\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, everything on one machine; load average before and after: ${before.toFixed(1)} and ${loadavg()[0].toFixed(1)}.

| \`kill -9\` under load | |
| :--- | ---: |
| times killed | ${killed.kills} |
| tables played meanwhile | ${killed.tables} |
| events acknowledged | ${killed.acknowledged} |
| of those lost | ${killed.lost} |
| told otherwise afterwards | ${killed.different} |

| a full disk${full.tried ? '' : ' (not tried: only root of a Linux machine can make a small one)'} | |
| :--- | ---: |
| choices refused, with the reason | ${full.refused} |
| what \`/healthz\` said of the database | ${full.health} |
| choices kept when there was room again, in 4 s | ${full.after} |
| events acknowledged in all | ${full.acknowledged} |
| of those lost | ${full.lost} |
| told otherwise afterwards | ${full.different} |

| attack from many networks | |
| :--- | ---: |
| hostile messages and requests sent | ${attacked.messages} |
| networks | ${attacked.networks} |
| connections of theirs that were ended or refused | ${attacked.ended} |
| choices at calm tables meanwhile | ${attacked.calm} |
| longest wait at a calm table | ${attacked.worst} ms |
| 99 of 100 waited less than | ${attacked.p99} ms |
| memory of the server before, at most | ${attacked.memoryBefore} MB, ${attacked.memory} MB |
| lines of error in its log | ${attacked.errors} |
`;
process.stdout.write(text);
if (wanted.keep) {
  const kept = { kills: killed, full, attack: attacked };
  writeFileSync(new URL('soak-server.json', import.meta.url), `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(new URL('soak-server.md', import.meta.url), text);
}
const isFullWell =
  !full.tried ||
  (full.lost + full.different === 0 && full.refused > 0 && full.after > 0 && full.health !== 'ok');
const isCalm = !attacked.died && attacked.worst <= 1000 && attacked.memory <= MOST_MEMORY;
if (killed.lost + killed.different > 0 || !isFullWell || !isCalm) process.exitCode = 1;
