/**
 * Novice against chance: so many games of each kind, both seats, fixed seeds; then the time he takes.
 *
 *   node scripts/run.mjs bench/novice.ts [games]
 */
import { type Bot, lotrNovice, match, novice, random } from '@westmarch/bots';
import type { Game, State } from '@westmarch/kernel';
import * as lotr from '@westmarch/lotr-tcg';
import { meccg, readSetup } from '@westmarch/meccg';

const games = Number(process.argv[2] ?? 200);
if (!Number.isInteger(games) || games < 1)
  throw new Error('usage: node scripts/run.mjs bench/novice.ts [games]');

function measure<S extends State, Setup>(
  game: Game<S, Setup>,
  setups: readonly Setup[],
  of: (seed: string) => Bot<NoInfer<S>>,
): void {
  const { won, lost, drawn } = match(game, setups, 'two hundred', games, of('novice'), random('chance'));
  const began = process.cpuUsage();
  const own = match(game, setups, 'own', 40, of('one'), of('other'));
  const { user, system } = process.cpuUsage(began);
  const each = (user + system) / 1000 / own.decisions;
  process.stdout.write(
    `${game.name}: Novice against chance: ${won} won, ${lost} lost, ${drawn} drawn of ${games}
${game.name}: Novice against himself: ${each.toFixed(3)} ms a decision, rules and views included
`,
  );
}

measure(
  meccg,
  [readSetup({ decks: ['A', 'B'], length: 2 }), readSetup({ decks: ['B', 'A'], length: 2 })],
  novice,
);
measure(
  lotr.lotrTcg,
  [
    lotr.readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'] }),
    lotr.readSetup({ decks: ['fotr-gandalf', 'fotr-aragorn'] }),
  ],
  lotrNovice,
);
