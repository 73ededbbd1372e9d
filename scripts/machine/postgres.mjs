/**
 * A real PostgreSQL for tests and benchmarks: found, or installed from where this machine gets its programs; started in a
 * folder of its own on a free port, and ended with whoever started it.
 *
 * Keeps  PostgreSQL refuses to run as root: it runs as the user that Debian's package brings, or as nobody. However its
 *        starter ends, it ends too, and its folder is of no use to anybody then.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem, say } from '../ensure.mjs';
import { aptGet } from './apt.mjs';
import { freePort } from './free-port.mjs';

/** Where Debian puts its versions. */
const DEBIAN = '/usr/lib/postgresql';

/** Kills its command when its own standard input ends: when whoever started it is gone. */
const UNTIL_LEFT =
  'exec 3<&0; "$@" <&- & pid=$!; (cat <&3 >/dev/null; kill -QUIT $pid 2>/dev/null) & wait $pid';

/** The folder of its programs. */
export async function ensurePostgres() {
  const named = process.env['WESTMARCH_POSTGRES'];
  if (named && !existsSync(join(named, 'initdb')))
    throw new Problem(`WESTMARCH_POSTGRES names ${named}, where there is no initdb.`, 2);
  const found = named ?? installed();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('Installing PostgreSQL for the tests (apt-get install postgresql), once for this machine…');
    await aptGet('postgresql');
  }
  const now = installed();
  if (now) return now;
  throw new Problem(
    'There is no PostgreSQL here. Install it, or name the folder of its programs in WESTMARCH_POSTGRES.',
  );
}

/** The latest of Debian's, or the one of the path. */
function installed() {
  if (existsSync(DEBIAN)) {
    const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    const found = versions
      .map((version) => join(DEBIAN, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')));
    if (found) return found;
  }
  try {
    const bin = execFileSync('pg_config', ['--bindir'], { stdio: 'pipe' }).toString().trim();
    return existsSync(join(bin, 'initdb')) ? bin : undefined;
  } catch {
    return undefined;
  }
}

/** Who runs it where we are root: somebody else. @returns {{ uid: number, gid: number } | undefined} */
function runner() {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody'])
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, user], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next one.
    }
  return undefined;
}

/**
 * @typedef {object} Cluster
 * @property {number} port
 * @property {(database: string) => string} url the address of a database in it
 * @property {() => Promise<void>} start again, with everything that was committed
 * @property {(how: 'crash' | 'fast') => Promise<void>} stop
 * @property {() => number} pid
 * @property {() => Promise<void>} end its folder is deleted
 */

/**
 * Starts one. `durable`: what is committed is on the disk; without that, tests take a third of the time.
 * @param {{ durable?: boolean, settings?: string[] }} options
 * @returns {Promise<Cluster>}
 */
export async function startCluster({ durable = false, settings = [] } = {}) {
  const bin = await ensurePostgres();
  const as = runner();
  const folder = mkdtempSync(join(tmpdir(), 'westmarch-postgres-'));
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'westmarch', '-E', 'UTF8', '--locale=C', '--no-sync', '--auth=trust'],
    { stdio: 'pipe', cwd: folder, ...as },
  );
  // One user needs his password, so that a wrong one can be tried.
  writeFileSync(
    join(data, 'pg_hba.conf'),
    'host all locked 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\nlocal all all trust\n',
  );
  const port = await freePort();
  appendFileSync(
    join(data, 'postgresql.conf'),
    [
      `port = ${port}`,
      "listen_addresses = '127.0.0.1'",
      `unix_socket_directories = '${folder}'`,
      'max_connections = 200',
      ...(durable ? [] : ['fsync = off', 'full_page_writes = off', 'synchronous_commit = off']),
      ...settings,
      '',
    ].join('\n'),
  );
  let child = await started(bin, data, port, as);
  const stop = async (/** @type {'crash' | 'fast'} */ how) => {
    const pid = postmaster(data);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode !== null) return;
    process.kill(pid, how === 'crash' ? 'SIGQUIT' : 'SIGINT');
    await gone;
  };
  return {
    port,
    url: (database) => `postgres://westmarch@127.0.0.1:${port}/${database}`,
    pid: () => postmaster(data),
    start: async () => {
      child = await started(bin, data, port, as);
    },
    stop,
    end: async () => {
      await stop('crash');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The process that all others of it belong to. @param {string} data */
function postmaster(data) {
  return Number(
    execFileSync('head', ['-n', '1', join(data, 'postmaster.pid')], { stdio: 'pipe' }).toString(),
  );
}

/** @param {string} bin @param {string} data @param {number} port @param {object} [as] */
async function started(bin, data, port, as) {
  const child = spawn('sh', ['-c', UNTIL_LEFT, 'sh', join(bin, 'postgres'), '-D', data], {
    stdio: ['pipe', 'ignore', 'pipe'],
    cwd: data,
    ...as,
  });
  child.unref();
  let said = '';
  child.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-4000);
  });
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Problem(`PostgreSQL did not start:\n${said}`);
    if (await answers(port)) return child;
    await sleep(50);
  }
  throw new Problem(`PostgreSQL does not answer:\n${said}`);
}

/** Whether it takes connections: an empty request for encryption is answered by one letter. @param {number} port */
function answers(port) {
  const { promise, resolve } = Promise.withResolvers();
  const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])));
  socket.once('data', () => {
    socket.destroy();
    resolve(true);
  });
  socket.once('error', () => resolve(false));
  socket.once('close', () => resolve(false));
  return promise;
}
