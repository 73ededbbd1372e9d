/**
 * What each card shows: the thing its name tells of, and a small second sign where one is needed.
 *
 * Owns   the pictures that have come, set by set: a set is asked for when the first card of it is drawn, and stays.
 * Not    which card shows what (apps/web/pictures), nor how it is put together (card/Ground.tsx).
 * Keeps  a picture that is not there yet leaves its place empty; whoever showed it is drawn again when it has come.
 */
import { useSyncExternalStore } from 'react';
import { printedAs } from './printed.ts';

/** Paths of game-icons in a field of 512 by 512; see CREDITS.md. */
export interface CardPicture {
  readonly icon: string;
  /** Empty where one sign says it all. */
  readonly badge: string;
}

interface PictureSet {
  readonly cards: Readonly<Record<string, readonly string[]>>;
  readonly icons: Readonly<Record<string, string>>;
}

const FILES: Readonly<Record<string, () => Promise<PictureSet>>> = import.meta.glob<PictureSet>(
  './sets/*.json',
  { import: 'default' },
);

const pictures = new Map<string, CardPicture>();
const asked = new Set<string>();
const heard = new Set<() => void>();

/** The file of a card's set, and the one with what many sets of its game share: "TW-12", "4_103". */
export function filesOf(id: string): readonly string[] {
  const [, meccg, lotr] = /^(?:([A-Z]+)-|(\d+)_)/.exec(id) ?? [];
  if (meccg !== undefined) return ['meccg', `meccg-${meccg}`];
  return lotr === undefined ? [] : ['lotr-tcg', `lotr-tcg-${lotr}`];
}

async function load(files: readonly string[]): Promise<void> {
  const [common, own] = await Promise.all(files.map((file) => FILES[`./sets/${file}.json`]()));
  for (const [id, [icon, badge]] of Object.entries(own.cards))
    pictures.set(id, { icon: drawn(icon, own, common), badge: drawn(badge, own, common) });
  for (const tell of heard) tell();
}

const drawn = (name: string | undefined, ...sets: readonly PictureSet[]): string =>
  name === undefined ? '' : (sets.find(({ icons }) => name in icons)?.icons[name] ?? '');

function ask(id: string): void {
  const files = filesOf(id);
  const set = files[1];
  if (set === undefined || asked.has(set) || !(`./sets/${set}.json` in FILES)) return;
  asked.add(set);
  // What did not come is asked for again by the next card that is drawn.
  load(files).catch(() => asked.delete(set));
}

function subscribe(tell: () => void): () => void {
  heard.add(tell);
  return () => heard.delete(tell);
}

/** The picture of a card by the id of its face; undefined while it is on its way. */
export function usePicture(face: string): CardPicture | undefined {
  const id = printedAs(face);
  const picture = useSyncExternalStore(subscribe, () => pictures.get(id));
  if (picture === undefined) ask(id);
  return picture;
}
