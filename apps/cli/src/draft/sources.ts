/** Cards in their sources: the lines that define each, and the words of the game that they use. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../files.ts';
import type { Game } from '../games.ts';

export interface Source {
  readonly id: string;
  /** From the root of the project. */
  readonly file: string;
  readonly line: number;
  /** With the comments and helpers directly above it. */
  readonly text: string;
  /** Names from the file's list of words. */
  readonly words: readonly string[];
}

export const cardsFolder = (game: Game): string => join('packages', game, 'src/cards');

const START = /^card\(\s*'([^']+)'/;

/** Names that a file imports: all of them are words of the game or of a family of cards. */
function imported(text: string): Set<string> {
  const names = [...text.matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => name.replace('type ', '').trim()).filter((name) => name !== ''));
}

/** The last line of a call that begins on this one: the first at which all brackets are closed. */
function endOf(lines: readonly string[], start: number): number {
  let open = 0;
  for (let i = start; i < lines.length; i++) {
    const bare = lines[i].replace(/'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/.*$/g, '');
    for (const sign of bare) open += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
    if (open <= 0) return i;
  }
  return lines.length - 1;
}

/** Directly above it, without an empty line between: its name, and whatever was made for it alone. */
function firstOf(lines: readonly string[], start: number): number {
  let first = start;
  while (
    first > 0 &&
    lines[first - 1].trim() !== '' &&
    !/^(import|\} from|\/\/ biome)/.test(lines[first - 1])
  )
    first--;
  return first;
}

function sourcesIn(file: string): Source[] {
  const text = readFileSync(join(root, file), 'utf8');
  const lines = text.split('\n');
  const names = imported(text);
  return lines.flatMap((line, i) => {
    // A long call has its id on the next line.
    const id = START.exec(line)?.[1] ?? (line === 'card(' ? /'([^']+)'/.exec(lines[i + 1])?.[1] : undefined);
    if (id === undefined) return [];
    const own = lines.slice(firstOf(lines, i), endOf(lines, i) + 1).join('\n');
    const used = new Set([...own.matchAll(/[A-Za-z_]\w*/g)].map(([name]) => name));
    return [{ id, file, line: i + 1, text: own, words: [...used].filter((name) => names.has(name)) }];
  });
}

/** Every card of the game that is defined, by id. */
export function readSources(game: Game): Map<string, Source> {
  const folder = cardsFolder(game);
  if (!existsSync(join(root, folder))) return new Map();
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name.includes('/') && !/^words\/|\/index\.ts$/.test(name))
    .sort();
  const all = files.flatMap((name) => sourcesIn(relative('.', join(folder, name))));
  return new Map(all.map((source) => [source.id, source]));
}
