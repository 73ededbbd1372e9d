/**
 * Before any test of the server: the engine is bundled, as it is for `npm start`, unless that was done already. Programs
 * that tests start begin sooner with it, and the end-to-end tests find it built.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/build-engine.mjs', import.meta.url));

export default function setup(): void {
  const { NODE_ENV: _kind, VITEST: _by, ...env } = process.env;
  execFileSync(process.execPath, [script], { stdio: 'pipe', env });
}
