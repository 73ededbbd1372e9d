/** Debian's package manager, for what the tests need and a bare machine lacks. */
import { Problem, run } from '../ensure.mjs';

/** Installs a package; only what goes wrong is worth reading. @param {string} name */
export async function aptGet(name) {
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  await aptGetDo(['update', ...quiet]);
  await aptGetDo(['install', '-y', '--no-install-recommends', ...quiet, name]);
}

/** dpkg lists every package it unpacks. @param {string[]} args */
async function aptGetDo(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const code = await run('sh', ['-c', 'exec apt-get "$@" >/dev/null', 'apt-get', ...args], { env });
  if (code !== 0) throw new Problem(`apt-get ${args[0]} failed (exit code ${code}): see its message above.`);
}
