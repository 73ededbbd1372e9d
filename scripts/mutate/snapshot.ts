/**
 * A copy of the packages as they are now, and of what their cards are kept to say: a run takes a while, and the checkout may change meanwhile.
 *
 * Keeps  everything else is linked, not copied; the packages find each other in the copy. Copies of
 *        runs that were killed go when the next one begins.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The tests of what all cards of a game say: they lie outside of the packages, and find them in the copy too. */
export const SENTENCES = 'test/house/sentences';
/** And of what they may do in positions that everyone knows. */
export const STANDING = 'test/house/standing';
const FOLDER = '.cache/mutation/trees';
/** Packages of the project, by where their names lead. */
const OWN = '@westmarch';

/** Makes a copy and answers its folder; `drop` takes it away. */
export function snapshot(root: string): { readonly folder: string; drop(): void } {
  const trees = join(root, FOLDER);
  mkdirSync(trees, { recursive: true });
  for (const name of readdirSync(trees)) if (!isAlive(Number(name))) drop(join(trees, name));
  const folder = join(trees, String(process.pid));
  mkdirSync(folder);
  for (const name of readdirSync(root)) {
    if (name === 'packages' || name === 'test' || name === 'node_modules' || name.startsWith('.')) continue;
    symlinkSync(join(root, name), join(folder, name));
  }
  copyPackages(root, folder);
  // A card that was written just now is not kept yet: what counts is whether a change alters what is so without it.
  for (const [kept, script] of [
    [SENTENCES, 'sentences.ts'],
    [STANDING, 'standing.ts'],
  ] as const) {
    cpSync(join(root, kept), join(folder, kept), { recursive: true });
    execFileSync(process.execPath, [join(root, 'scripts', script), join(folder, kept)]);
  }
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'), join(folder, 'packages'));
  return { folder, drop: () => drop(folder) };
}

function drop(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function copyPackages(root: string, folder: string): void {
  const isModules = (path: string): boolean =>
    path.endsWith('/node_modules') || path.endsWith('\\node_modules');
  cpSync(join(root, 'packages'), join(folder, 'packages'), {
    recursive: true,
    filter: (path) => !isModules(path),
  });
  // What a package has installed for itself alone.
  for (const name of ['.', 'kernel', 'kernel/testkit', 'meccg', 'lotr-tcg']) {
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'));
  }
}

function linkModules(from: string, to: string, packages: string): void {
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from)) if (name !== OWN) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OWN))) {
    const here = name === 'testkit' ? join(packages, 'kernel/testkit') : join(packages, name);
    symlinkSync(existsSync(here) ? here : join(from, OWN, name), join(to, OWN, name));
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
