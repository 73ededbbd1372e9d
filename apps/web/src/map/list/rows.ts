/** The rows of the list of places: what stands in each column, found and sorted. Pure. */
import type { Face, MapSite } from '@westmarch/protocol';
import { type Entry, itemsOf } from '../sites.ts';
import type { Token } from '../tokens.ts';

export interface Row {
  readonly name: string;
  readonly type: string;
  readonly region: string;
  readonly nearest: string;
  readonly playable: string;
  /** What of one's hand is meant for it. */
  readonly held: readonly string[];
  readonly there: string;
  readonly sites: readonly MapSite[];
}
export type Column = 'name' | 'type' | 'region' | 'nearest' | 'playable' | 'there';

export function rowsOf(
  entries: readonly Entry[],
  faces: ReadonlyMap<string, Face>,
  sitesAt: ReadonlyMap<string, readonly MapSite[]>,
  tokens: readonly Token[],
): Row[] {
  return entries.map(({ place, of, face, type, under }) => {
    const sites = sitesAt.get(place.name) ?? [];
    const card = sites[0]?.face ?? face;
    return {
      name: place.name,
      type: sites[0]?.type ?? type,
      region: under ? 'Under-deeps' : (of?.region ?? place.region),
      nearest: of?.sites.find((site) => site.face === card)?.nearest ?? '',
      playable: itemsOf(faces.get(card)).join(', '),
      held: sites[0]?.playable ?? [],
      there: tokens
        .filter((token) => token.place === place.name)
        .map(({ name, yours }) => `${name} (${yours ? 'yours' : 'theirs'})`)
        .join(', '),
      sites,
    };
  });
}

/** Without accents and case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const ORDER = ['haven', 'free-hold', 'border-hold', 'ruins-and-lairs', 'shadow-hold', 'dark-hold'];

function compare(a: Row, b: Row, column: Column): number {
  if (column === 'type') return ORDER.indexOf(a.type) - ORDER.indexOf(b.type);
  const [x, y] = [a[column], b[column]];
  // What has nothing in a column stands last.
  if ((x === '') !== (y === '')) return x === '' ? 1 : -1;
  return x.localeCompare(y, 'en');
}

/** Those that contain every word typed, in the order of a column; places that can be chosen come first. */
export function sorted(rows: readonly Row[], typed: string, column: Column, down: boolean): Row[] {
  const words = plain(typed).split(' ').filter(Boolean);
  const found = rows.filter((row) => {
    const all = plain(
      [row.name, row.type, row.region, row.nearest, row.playable, row.there, ...row.held].join(' '),
    );
    return words.every((word) => all.includes(word));
  });
  const way = down ? -1 : 1;
  return found.toSorted(
    (a, b) =>
      Number(b.sites.length > 0) - Number(a.sites.length > 0) ||
      way * compare(a, b, column) ||
      a.name.localeCompare(b.name, 'en'),
  );
}
