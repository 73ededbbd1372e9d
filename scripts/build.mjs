/** `npm run build`: what `npx westmarch serve` needs and a checkout does not have: the web client and the bundled engine. */
import { ensureEngine } from './build-engine.mjs';
import { ensureWeb } from './build-web.mjs';
import { ensureInstalled, main } from './ensure.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureWeb();
  await ensureEngine();
  return 0;
});
