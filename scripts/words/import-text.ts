/** Import statements in the house style: names in order, as many to a line as fit. */
const WIDTH = 110;
const NOTE = '// biome-ignore format: `npm run format` writes it from the words below';

export interface Import {
  readonly from: string;
  /** Names, with `type ` before those that are types. */
  readonly names: readonly string[];
}

const bare = (name: string): string => name.replace(/^type /, '');

/** "A" before "a" before "B": letter by letter, the capital first. */
export function byName(one: string, other: string): number {
  const [a, b] = [bare(one), bare(other)];
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] === b[i]) continue;
    const [x, y] = [a[i].toLowerCase(), b[i].toLowerCase()];
    if (x === y) return a[i] === x ? 1 : -1;
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}

/** Packages, then what is farther up, then what is nearer. */
export function byPlace(one: Import, other: Import): number {
  const up = ({ from }: Import): number =>
    from.startsWith('.') ? from.split('../').length - 1 : Number.MAX_SAFE_INTEGER;
  const path = ({ from }: Import): string => from.replace(/[.]ts$/, '');
  return up(other) - up(one) || (path(one) < path(other) ? -1 : 1);
}

export function importText({ from, names }: Import): string {
  const sorted = names.toSorted(byName);
  const allTypes = sorted.every((name) => name.startsWith('type '));
  const [keyword, shown] = allTypes ? ['import type', sorted.map(bare)] : ['import', sorted];
  const line = `${keyword} { ${shown.join(', ')} } from '${from}';`;
  if (line.length <= WIDTH) return `${line}\n`;
  const lines = [''];
  for (const name of shown) {
    const last = lines.length - 1;
    const longer = lines[last] === '' ? `  ${name},` : `${lines[last]} ${name},`;
    if (longer.length <= WIDTH) lines[last] = longer;
    else lines.push(`  ${name},`);
  }
  return `${NOTE}\n${keyword} {\n${lines.join('\n')}\n} from '${from}';\n`;
}
