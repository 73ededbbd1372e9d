/**
 * `node scripts/build-web.mjs`: builds the web client into apps/web/dist, unless nothing has changed since.
 *
 * Owns   knowing whether the last build is of the present sources.
 * Not    how it is built (apps/web/vite.config.ts).
 * Keeps  the stamp is written last: a build that was interrupted is done again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ensureInstalled, main, node24, Problem, root, run, say, toolEnv } from './ensure.mjs';

const WEB = join(root, 'apps/web');
const DIST = join(WEB, 'dist');
const STAMP = join(DIST, '.built');
/** What a build is made of. The lock file stands for all packages. */
const SOURCES = [
  'scripts/build-web.mjs',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/src',
  'apps/web/public',
  'packages/protocol/src',
  'package-lock.json',
];

/** A fingerprint of every source: times alone would miss a checkout of an older version. */
function wanted() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** @param {string} source @returns {string[]} */
function filesIn(source) {
  const path = join(root, source);
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(source, name)));
}

/** Written beside each file, so that the server need not compress what it sends; smaller files gain nothing. */
function compress() {
  for (const file of filesIn('apps/web/dist').filter((name) => /\.(?:js|css|svg|json)$/.test(name))) {
    const path = join(root, file);
    const plain = readFileSync(path);
    if (plain.length < 1_000) continue;
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
}

const isBuilt = (/** @type {string} */ stamp) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;

/** Builds the client if its sources are not those of the last build. */
export async function ensureWeb() {
  const stamp = wanted();
  if (isBuilt(stamp)) return;
  say('Building the web client…');
  const started = Date.now();
  rmSync(STAMP, { force: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const code = await run(node24(), [vite, 'build', WEB, '--logLevel', 'warn'], { env: toolEnv() });
  if (code !== 0) throw new Problem(`The web client could not be built (exit code ${code}): see above.`);
  compress();
  writeFileSync(STAMP, stamp);
  say(`Web client built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await ensureInstalled();
    await ensureWeb();
    return 0;
  });
}
