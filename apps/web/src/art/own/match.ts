/**
 * Which file of a folder is the picture of which card: named by its id, its name, or its name with the second line,
 * in any spelling that a file system or a person may have given it.
 */
import type { Face } from '@westmarch/protocol';
import { printedAs } from '../printed.ts';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
export const isPicture = (file: string): boolean => PICTURE.test(file);

/** Letters and numbers alone: "Éowyn, Lady of Rohan.JPG" and "eowyn_lady_of_rohan.jpg" are the same. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** What a card's file may be called, best first. Numbers in ids count without their leading noughts. */
export function keysOf({
  id,
  name,
  subtitle,
  kind,
}: Pick<Face, 'id' | 'name' | 'subtitle' | 'kind'>): string[] {
  const [, set = '', number = ''] = /^([A-Z]+|\d+)[-_](\d+)/.exec(printedAs(id)) ?? [];
  const ids = [1, 2, 3].map((digits) => plain(`${set}#`) + number.padStart(digits, '0'));
  // The region of a site is no part of its name.
  const names = subtitle === '' || kind === 'site' ? [name] : [name + subtitle, name];
  return [...new Set([...ids.map((one) => `#${one}`), ...names.map(plain)])];
}

/** The keys of a file: as an id, where it looks like one, and as a name. Copies and sizes in brackets are left out. */
export function keysOfFile(file: string): string[] {
  if (!isPicture(file)) return [];
  const stem = file
    .replace(PICTURE, '')
    .replaceAll(/\s*[([][^)\]]*[)\]]\s*/g, ' ')
    .trim();
  const id = /^([a-z]{2}|\d{1,2})[\s._-]*(\d{1,3})(?!\d)(?:\D|$)/i.exec(stem);
  const keys = [plain(stem)];
  if (id !== null) keys.unshift(`#${plain(id[1])}${id[2]}`);
  // "TW-161 Glorfindel II": what follows an id is the name.
  const named = id === null ? '' : plain(stem.slice(id[0].length));
  return [...new Set(named === '' ? keys : [...keys, named])].filter((key) => key !== '');
}

/** Files by what they may be called; where two claim a name, the first keeps it. */
export function indexOf<F extends { readonly name: string }>(files: readonly F[]): ReadonlyMap<string, F> {
  const index = new Map<string, F>();
  for (const file of files)
    for (const key of keysOfFile(file.name)) if (!index.has(key)) index.set(key, file);
  return index;
}

export const fileOf = <F>(index: ReadonlyMap<string, F>, face: Parameters<typeof keysOf>[0]): F | undefined =>
  keysOf(face)
    .map((key) => index.get(key))
    .find((file) => file !== undefined);

export interface Report {
  readonly matched: number;
  readonly cards: number;
  /** Pictures that are no card's. */
  readonly unmatched: readonly string[];
  /** Files that should be pictures, and cannot be read as such. */
  readonly broken: readonly string[];
  /** What is no picture by its name; what systems hide is not counted. */
  readonly others: readonly string[];
}

export function reportOf<F extends { readonly name: string }>(
  files: readonly F[],
  faces: Iterable<Parameters<typeof keysOf>[0]>,
  broken: ReadonlySet<F> = new Set(),
): Report {
  const index = indexOf(files.filter((file) => !broken.has(file)));
  const used = new Set<F>();
  let [matched, cards] = [0, 0];
  for (const face of faces) {
    cards++;
    const file = fileOf(index, face);
    if (file === undefined) continue;
    matched++;
    used.add(file);
  }
  const named = (which: (file: F) => boolean): string[] => files.filter(which).map(({ name }) => name);
  return {
    matched,
    cards,
    unmatched: named((file) => isPicture(file.name) && !broken.has(file) && !used.has(file)),
    broken: named((file) => broken.has(file)),
    others: named(({ name }) => !isPicture(name) && !name.startsWith('.')),
  };
}
