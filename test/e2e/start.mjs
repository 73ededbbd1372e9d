/** Starts the server of the end-to-end tests as `npm start` starts the real one. */
import { main } from '../../scripts/ensure.mjs';
import { start } from '../../scripts/start.mjs';

await main(() => start('test/e2e/server.ts'));
