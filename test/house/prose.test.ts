/** What the prose promises exists: commands, files, links. Prose that nothing checks goes wrong. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/ensure.mjs';
import { KINDS, stages } from '../../scripts/stages.mjs';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  test('every `npm run …` exists', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('every `--only …` names a stage', () => {
    const known = new Set([...KINDS, ...stages.map(({ name }) => name)]);
    const named = [...text.matchAll(/npm test -- --only ([\w,]+)/g)].flatMap(([, names]) =>
      (names ?? '').split(','),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('every link leads to a file', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });
});

test('every script of package.json runs a file that exists, or that its owner has yet to write', () => {
  const files = Object.values(scripts).map((command) => command.split(' ')[1] ?? '');
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
