/**
 * Whether Novice sees what is hidden, over many positions of both games; the tests take 500.
 *
 *   node scripts/run.mjs bench/blind.ts [positions]
 */
import { blindness } from '../packages/bots/test/blindness.ts';

const positions = Number(process.argv[2] ?? 10_000);
if (!Number.isInteger(positions) || positions < 1)
  throw new Error('usage: node scripts/run.mjs bench/blind.ts [positions]');

for (const game of ['meccg', 'lotr-tcg'] as const) {
  const { peeks } = blindness(game, positions, 1);
  for (const { seed, moment, decision } of peeks.slice(0, 10))
    process.stdout.write(
      `${game}, seed "${seed}", choice ${moment}, ${decision}: another choice for other hidden cards\n`,
    );
  process.stdout.write(`${game}: ${positions} positions, ${peeks.length} in which he saw too much\n`);
  if (peeks.length > 0) process.exitCode = 1;
}
