/** `npm run format`: writes every file in the house style, imports in order. */
import { join } from 'node:path';
import { ensureInstalled, main, node24, root, run, toolEnv } from './ensure.mjs';

await main(async () => {
  await ensureInstalled();
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return run(node24(), [biome, 'check', '--write', ...process.argv.slice(2)], { env: toolEnv() });
});
