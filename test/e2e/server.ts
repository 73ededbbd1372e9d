/**
 * The server of the end-to-end tests: the real one, but that its secrets are always the same. With what browsers bring
 * to the seed (table.ts), a test deals the same cards whenever it is run.
 */
import { serve } from '../../apps/server/src/serve.ts';

await serve({ secret: () => 'e2'.repeat(32) });
