/** `npm run format`: writes every file in the house style, imports in order; those of card files from their words. */
import { join } from 'node:path';
import { ensureInstalled, main, node24, root, run, toolEnv } from './ensure.mjs';

await main(async () => {
  await ensureInstalled();
  const words = await run(node24(), [join(root, 'scripts/words.ts')], { env: toolEnv() });
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const style = await run(node24(), [biome, 'check', '--write', ...process.argv.slice(2)], {
    env: toolEnv(),
  });
  return words || style;
});
