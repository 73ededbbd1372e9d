/**
 * `node scripts/run.mjs bench/on-time.ts [--choices N] [--only NAME] [--keep]`: whether Loremaster keeps to his time. Choices of
 * games that Steward plays, each deck against itself, thought about for so many milliseconds of the processor: how many took a
 * fifth more, and how long the longest took. The longer time of each game is that in which he is to beat Steward.
 *
 * What the machine does besides (collecting garbage, compiling) is counted, and told beside it. `--keep` writes
 * bench/on-time.md.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { PerformanceObserver, performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Bot, Budget } from '@westmarch/bots';
import { lotrLoremaster, lotrSteward } from '@westmarch/bots/lotr-tcg';
import { meccgLoremaster, steward } from '@westmarch/bots/meccg';
import type { State } from '@westmarch/kernel';
import { cpuTimer } from './lib/clock.ts';
import { type Make, ofLotr, ofMeccg, type Pairing } from './strength/pairs.ts';

/** More than fit into any time that is given. */
const ENDLESS = 1_000_000;
/** One of so many choices is thought about: of all phases of a game, and few of them in a row. */
const EVERY = 3;
/** A fifth more than was given. */
const TOO_LONG = 1.2;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Choice {
  readonly took: number;
  readonly from: number;
  readonly to: number;
  readonly where: string;
}
type Collected = { readonly from: number; readonly to: number };
const collected: Collected[] = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    collected.push({ from: startTime, to: startTime + duration });
}).observe({ entryTypes: ['gc'] });

/** Choices of games that Steward plays on both sides, as Loremaster would think about them. */
function choicesOf<S extends State, Setup>(
  { game, table: { meets, ownCards }, meetings, length }: Pairing<S, Setup>,
  loremaster: (budget: () => Budget) => Make<S>,
  plays: (seed: string) => Bot<S>,
  milliseconds: number,
  count: number,
): Choice[] {
  const found: Choice[] = [];
  const budget = (): Budget => ({ iterations: ENDLESS, isOver: cpuTimer(milliseconds) });
  // The first game is for the compiler.
  for (let g = -1; found.length < count; g++) {
    const { own, other } = meetings[(g + 1) % meetings.length];
    const setup = meets.setup([own, other], length);
    const state = game.create(setup, `on time ${g}`);
    const view = game.clone(state);
    const thinkers = [1, 2].map((seat) => loremaster(budget)('thinks', ownCards(setup, seat)));
    const player = plays('plays');
    for (let moment = 0; found.length < count; moment++) {
      const decision = game.pending(state);
      if (decision === null) break;
      const seat = { ...decision };
      game.view(state, seat.player, view);
      if (moment % EVERY === 0) {
        const [before, from] = [cpu(), performance.now()];
        thinkers[seat.player - 1].choose(view, seat, game.options(view), moment);
        const choice = { took: cpu() - before, from, to: performance.now() };
        if (g >= 0) found.push({ ...choice, where: `${seat.procedure}, ${seat.step}` });
        game.view(state, seat.player, view);
      }
      game.apply(state, player.choose(view, seat, game.options(view), moment));
    }
  }
  return found;
}

const games = {
  'lotr-tcg': (milliseconds: number, count: number) =>
    choicesOf(
      ofLotr,
      (budget) => (seed, own) => lotrLoremaster(seed, { own, budget }),
      lotrSteward,
      milliseconds,
      count,
    ),
  meccg: (milliseconds: number, count: number) =>
    choicesOf(
      ofMeccg,
      (budget) => (seed, own) => meccgLoremaster(seed, { own, budget }),
      steward,
      milliseconds,
      count,
    ),
} as const;
const NAMES = ['lotr-tcg', 'meccg'] as const;
const BUDGETS = { 'lotr-tcg': [200, 1000], meccg: [30, 200] } as const;

const garbageIn = ({ from, to }: Choice): number =>
  collected.reduce((sum, gc) => sum + Math.max(0, Math.min(to, gc.to) - Math.max(from, gc.from)), 0);
const ms = (value: number): string => `${value.toFixed(1)} ms`;

function fail(message: string): never {
  process.stderr.write(
    `${message}\nusage: node scripts/run.mjs bench/on-time.ts [--choices N] [--only NAME] [--keep]\n`,
  );
  process.exit(2);
}
const { values } = parseArgs({
  options: {
    choices: { type: 'string', default: '2000' },
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  },
});
const count = Number(values.choices);
if (!Number.isInteger(count) || count < 1)
  fail(`--choices: a whole number from 1 up, not "${values.choices}"`);
const chosen = NAMES.filter((name) => values.only === '' || name === values.only);
if (chosen.length === 0) fail(`--only: there is no "${values.only}"; there are ${NAMES.join(' and ')}`);

const rows: string[] = [];
const load = loadavg()[0];
for (const name of chosen)
  for (const budget of BUDGETS[name]) {
    const all = games[name](budget, count);
    // What was collected is told when nothing else is done.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const long = all.filter(({ took }) => took > budget * TOO_LONG);
    const own = long.filter((choice) => choice.took - garbageIn(choice) > budget * TOO_LONG);
    const sorted = all.map(({ took }) => took).toSorted((a, b) => a - b);
    const at = (q: number): string => ms(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]);
    const full = all.filter(({ took }) => took >= budget).length;
    rows.push(
      `| ${name} | ${budget} ms | ${all.length} | ${full} | ${at(0.5)} | ${at(0.99)} | ${at(1)} | ${long.length} | ${own.length} |`,
    );
    for (const choice of long.toSorted((a, b) => b.took - a.took).slice(0, 8))
      process.stderr.write(
        `${name}, ${budget} ms: ${choice.where} took ${ms(choice.took)}, of which garbage ${ms(garbageIn(choice))}\n`,
      );
  }
const page = `# Whether Loremaster keeps to his time

Written by \`node scripts/run.mjs bench/on-time.ts --choices ${count} --keep\` on Node ${process.versions.node}, load before ${load.toFixed(1)}. Choices
of games that Steward plays, each deck against itself, thought about for so many milliseconds of the processor (that of all
threads, so that what collects garbage and compiles counts). A choice is too long when it took more than a fifth more than
that; in the last column what the garbage took of it is left out.

| game | time | choices | used it up | half took | 99 of 100 | longest | too long | without garbage |
| :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
process.stdout.write(page);
if (values.keep) writeFileSync(new URL('on-time.md', import.meta.url), page);
