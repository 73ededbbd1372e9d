/**
 * Novice against chance: so many games of decks A and B, both seats, fixed seeds; then the time he takes.
 *
 *   node scripts/run.mjs bench/novice.ts [games]
 */
import { match, novice, random } from '@westmarch/bots';
import { meccg, readSetup } from '@westmarch/meccg';

const games = Number(process.argv[2] ?? 200);
if (!Number.isInteger(games) || games < 1)
  throw new Error('usage: node scripts/run.mjs bench/novice.ts [games]');

const setups = [readSetup({ decks: ['A', 'B'], length: 2 }), readSetup({ decks: ['B', 'A'], length: 2 })];
const { won, lost, drawn } = match(meccg, setups, 'two hundred', games, novice('novice'), random('chance'));

const began = process.cpuUsage();
const own = match(meccg, setups, 'own', 40, novice('one'), novice('other'));
const { user, system } = process.cpuUsage(began);
const each = (user + system) / 1000 / own.decisions;

process.stdout.write(
  `Novice against chance: ${won} won, ${lost} lost, ${drawn} drawn of ${games}
Novice against himself: ${each.toFixed(3)} ms a decision, rules and views included
`,
);
