/**
 * How strong the bots are: Loremaster by how much he thinks and with or without his learned value, and Steward without one
 * of his considerations. In pairs of games with one seed and changed seats.
 *
 *   node scripts/run.mjs bench/strength.ts time|curve|learned|ablations|meccg-ablations [--games N] [--seconds CPU] [--only NAME]
 *
 * What was played is kept after each pair in bench/strength.json: the same command goes on, also with more games. Who
 * changes a bot begins anew by deleting the file. bench/strength.md and strength.svg are made from it.
 */
import { parseArgs } from 'node:util';
import { entries, type Kind, kinds } from './strength/entries.ts';
import { keep, readKept } from './strength/keep.ts';

const USAGE =
  'usage: node scripts/run.mjs bench/strength.ts time|curve|learned|ablations|meccg-ablations [--games N] [--seconds CPU] [--only NAME]';

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

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
let kept = readKept();
/** Whoever has the fewest games plays next, so that whatever time there is goes to all of them. */
for (;;) {
  const waiting = chosen
    .map((entry) => ({ entry, pairs: kept[kind][entry.name] ?? [] }))
    .filter(({ pairs }) => pairs.length * 2 < games)
    .toSorted((a, b) => a.pairs.length - b.pairs.length);
  const [next] = waiting;
  if (next === undefined || cpu() > seconds) break;
  const played = next.entry.pair(next.pairs.length);
  // Others may have kept what they have measured meanwhile.
  kept = readKept();
  kept[kind][next.entry.name] = [...(kept[kind][next.entry.name] ?? []), played];
  keep(kept);
  process.stdout.write(`${next.entry.name}: ${(next.pairs.length + 1) * 2} games\n`);
}
keep(kept);
