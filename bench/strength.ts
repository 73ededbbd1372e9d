/**
 * How strong the bots are: Loremaster by how much he thinks and with or without his learned value, and Steward without one
 * of his considerations. In pairs of games with one seed and changed seats.
 *
 *   node scripts/run.mjs bench/strength.ts time|curve|learned|ablations|meccg-ablations [--games N] [--seconds CPU] [--only NAME] [--part 1/2]
 *
 * What was played is kept after each pair in bench/strength.json: the same command goes on, also with more games. With
 * `--part 1/2` and `--part 2/2` two processes share the games. Who changes a bot begins anew by deleting the file.
 * bench/strength.md and strength.svg are made from it.
 */
import { parseArgs } from 'node:util';
import { type Entry, entries, type Kind, kinds } from './strength/entries.ts';
import { keep, readKept } from './strength/keep.ts';

const USAGE =
  'usage: node scripts/run.mjs bench/strength.ts time|curve|learned|ablations|meccg-ablations [--games N] [--seconds CPU] [--only NAME] [--part 1/2]';

function fail(message: string): never {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(2);
}
function whole(name: string, value: string): number {
  const n = Number(value);
  if (!Number.isInteger(n) || n < 1) fail(`--${name}: a whole number from 1 up, not "${value}"`);
  return n;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '600' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
  },
});
const isKind = (word: string | undefined): word is Kind => kinds.some((kind) => kind === word);
const [kind] = positionals;
if (!isKind(kind)) fail(`"${kind ?? ''}" is not measured`);
const games = whole('games', values.games);
const seconds = whole('seconds', values.seconds);
const chosen = entries[kind].filter(({ name }) => values.only === '' || name === values.only);
if (chosen.length === 0)
  fail(`--only: there is no "${values.only}"; there are ${entries[kind].map(({ name }) => name).join(', ')}`);

const [part, parts] = values.part.split('/').map((n) => whole('part', n));
if (parts === undefined || part > parts) fail(`--part: as 1/2 and 2/2, not "${values.part}"`);

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** The pairs of an entry that are this process's own and not played yet. */
const waitingFor = ({ name }: Entry): number[] => {
  const pairs = readKept()[kind][name] ?? [];
  return Array.from({ length: Math.ceil(games / 2) }, (_x, n) => n).filter(
    (n) => n % parts === part - 1 && (pairs[n] ?? null) === null,
  );
};
/** Whoever has the most to play is next, so that whatever time there is goes to all of them. */
while (cpu() < seconds) {
  const [next] = chosen
    .map((entry) => ({ entry, waiting: waitingFor(entry) }))
    .filter(({ waiting }) => waiting.length > 0)
    .toSorted((a, b) => b.waiting.length - a.waiting.length);
  if (next === undefined) break;
  const { entry, waiting } = next;
  const [number] = waiting;
  keep({ kind, name: entry.name, number, pair: entry.pair(number) });
  process.stdout.write(`${entry.name}: pair ${number + 1}, ${waiting.length - 1} to play\n`);
}
keep();
