/** Runs a TypeScript file of the project with Node 24, after installing what is missing: `node scripts/run.mjs FILE [ARGUMENTS…]`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, main, node24, Problem, root, run, toolEnv } from './ensure.mjs';

await main(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Problem('usage: node scripts/run.mjs FILE [ARGUMENTS…]', 2);
  if (!existsSync(join(root, file))) throw new Problem(`${file} does not exist.`, 2);
  await ensureInstalled();
  return run(node24(), [join(root, file), ...args], { cwd: process.cwd(), env: toolEnv() });
});
