/** What the soak of the server has found, as a page; each part stays as it was last found. */
import type { Attacked } from './attack.ts';
import type { Faulted } from './faults.ts';
import type { FullDisk } from './full-disk.ts';
import type { Killed } from './kills.ts';

export interface Soaked {
  readonly kills?: Killed;
  readonly full?: FullDisk;
  readonly attack?: Attacked;
  readonly postgres?: Faulted;
  /** When each was found, and the load of the machine. */
  readonly when?: Readonly<Record<string, string>>;
}

const table = (title: string, rows: readonly (readonly [string, string | number])[]): string =>
  `| ${title} | |\n| :--- | ---: |\n${rows.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}\n`;

const killedTable = (k: Killed): string =>
  table('`kill -9` under load, on SQLite', [
    ['times killed', k.kills],
    ['tables played meanwhile', k.tables],
    ['events acknowledged', k.acknowledged],
    ['of those lost', k.lost],
    ['told otherwise afterwards', k.different],
  ]);
const fullTable = (f: FullDisk): string =>
  table(`a full disk${f.tried ? '' : ' (not tried: only root of a Linux machine can make a small one)'}`, [
    ['choices refused, with the reason', f.refused],
    ['what `/healthz` said of the database', f.health],
    ['choices kept when there was room again, in 4 s', f.after],
    ['events acknowledged in all', f.acknowledged],
    ['of those lost', f.lost],
    ['told otherwise afterwards', f.different],
  ]);
const attackTable = (a: Attacked): string =>
  table('attack from many networks', [
    ['hostile messages and requests sent', a.messages],
    ['networks', a.networks],
    ['connections of theirs that were ended or refused', a.ended],
    ['choices at calm tables meanwhile', a.calm],
    ['longest wait at a calm table', `${a.worst} ms`],
    ['99 of 100 waited less than', `${a.p99} ms`],
    ['memory of the server before, at most', `${a.memoryBefore} MB, ${a.memory} MB`],
    ['lines of error in its log', a.errors],
  ]);
const faultedTable = (p: Faulted): string =>
  table('three servers on one PostgreSQL, under load', [
    ['times one of them was killed', p.kills],
    ['times PostgreSQL was started again, every third in good order, the others after a crash', p.restarts],
    ['times one of them was paused for 4 s, which is longer than its lease', p.pauses],
    ['tables played meanwhile', p.tables],
    ['events acknowledged', p.acknowledged],
    ['of those lost', p.lost],
    ['told otherwise afterwards', p.different],
    ['decisions that were answered twice', p.twice],
    ['events with a gap before them', p.gaps],
    ['tables that did not go on within a minute', p.stuck],
    ['longest time from a fault to the next choice at every table', `${p.longest} ms`],
    ['choices that were refused meanwhile, or could not be made, and were made again', p.refused],
  ]);

export function soakReport({ kills, full, attack, postgres, when = {} }: Soaked): string {
  const parts = [
    kills === undefined ? '' : killedTable(kills),
    full === undefined ? '' : fullTable(full),
    attack === undefined ? '' : attackTable(attack),
    postgres === undefined ? '' : faultedTable(postgres),
  ];
  const dates = Object.entries(when).map(([name, text]) => `${name} ${text}`);
  return `# The server under faults

Written by \`npm run soak:server -- --keep\` and \`npm run soak:server -- --storage postgres --keep\`, Node ${process.versions.node}, everything on one machine. When, and under which load: ${dates.join('; ')}.

${parts.filter((part) => part !== '').join('\n')}`;
}
