/**
 * Reading deck lists: GCCG files, plain lists, and the JSON of the Challenge Decks. Every fault keeps its line.
 *
 * Owns   sections, numbers and names as they are written, and finding the cards they name.
 * Not    whether the deck is legal (legality.ts), near names for what is not found, or opening files.
 */
import { isInPool } from '../cards/pool.ts';
import { allCards, type CardFacts } from '../facts/cards.ts';
import { type SideName, sides } from '../facts/names.ts';
import { isObject } from '../facts/read.ts';

export const sections = ['deck', 'pool', 'sideboard', 'sites'] as const;
export type Section = (typeof sections)[number];

/** One line of a list. Where the card was not found, `card` is null and the name is as it was written. */
export interface ListEntry {
  readonly line: number;
  readonly section: Section;
  readonly quantity: number;
  readonly name: string;
  readonly card: CardFacts | null;
}

export interface ReadList {
  readonly name: string;
  readonly entries: readonly ListEntry[];
  /** Lines that are no part of any list. */
  readonly faults: readonly { readonly line: number; readonly message: string }[];
  /** Whose it is, and the optional rule that it is for, where the list says so. */
  readonly side?: SideName | undefined;
  readonly needs?: string | undefined;
}

/** Letters and digits alone, without case or accents. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .toLowerCase();

const byName = new Map<string, CardFacts[]>();
const byId = new Map<string, CardFacts>();
for (const card of allCards) {
  byId.set(card.id.toLowerCase(), card);
  for (const name of new Set(Object.values(card.names).map(bare)))
    byName.set(name, [...(byName.get(name) ?? []), card]);
}

const TAGS: Readonly<Record<string, string>> = {
  h: 'hero',
  m: 'minion',
  f: 'fallen-wizard',
  b: 'balrog',
};
const setOf = (card: CardFacts): string => card.id.split('-')[0].toLowerCase();
/** Of several cards of a name: one that can be played here, then a hero's, then any. */
const rank = (card: CardFacts): number => (isInPool(card.id) ? 0 : 4) + (card.alignment === 'hero' ? 0 : 1);

/** The card that a name means, with the side and set that may stand behind it. */
export function findCard(name: string, tag = '', set = ''): CardFacts | null {
  const all = byId.has(name.toLowerCase()) ? [byId.get(name.toLowerCase())] : byName.get(bare(name));
  let found = (all ?? []).filter((card) => card !== undefined);
  const side = TAGS[tag.toLowerCase()];
  const ofSide = found.filter((card) => card.alignment === side);
  if (ofSide.length > 0) found = ofSide;
  const ofSet = found.filter((card) => setOf(card) === set.toLowerCase());
  // One that cannot be played here does not stand before one of another set that can.
  const playable = (card: CardFacts): boolean => isInPool(card.id);
  if (ofSet.some(playable) || (ofSet.length > 0 && !found.some(playable))) found = ofSet;
  return found.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

const HEADINGS: Readonly<Record<string, Section>> = {
  deck: 'deck',
  'play deck': 'deck',
  characters: 'deck',
  hazards: 'deck',
  resources: 'deck',
  pool: 'pool',
  'starting company': 'pool',
  sideboard: 'sideboard',
  sites: 'sites',
  'location deck': 'sites',
};
const heading = (text: string): Section | undefined => HEADINGS[bare(text)];

/** A GCCG file or a plain list: "3 Concealment", "3x Concealment [H] (TW)", with headings between. */
export function readText(text: string, fallback: string): ReadList {
  const entries: ListEntry[] = [];
  const faults: { line: number; message: string }[] = [];
  let section: Section = 'deck';
  let name = '';
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = i + 1;
    const own = raw.trim();
    if (own === '' || /^#{2,}$/.test(own) || own.startsWith('//')) continue;
    const named = heading(own.replace(/^#+/, ''));
    if (named !== undefined && !/^\d/.test(own)) {
      section = named;
      continue;
    }
    if (own.startsWith('#')) {
      // The comment before the first card is the deck's name; later ones say what kind of cards follow.
      if (entries.length === 0 && name === '' && !own.includes('GCCG') && !/\(\d+\)$/.test(own))
        name = own.replace(/^#+\s*/, '');
      continue;
    }
    const card = /^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s+\[(\w+)\])?(?:\s+\((\w{2,3})\))?$/iu.exec(own);
    if (card === null || card[2] === undefined) {
      faults.push({ line, message: `"${own}" is no line of a deck` });
      continue;
    }
    const [, quantity = '1', written, tag = '', set = ''] = card;
    entries.push({
      line,
      section,
      quantity: Number(quantity),
      name: written,
      card: findCard(written, tag, set) ?? findCard(`${written} (${set})`),
    });
  }
  return { name: name === '' ? fallback : name, entries, faults };
}

/** Lists as in the Challenge Deck facts: {name, sections: {Deck: [{qty, card, name}]}}, alone or several in a list. */
export function readJson(value: unknown, fallback: string): readonly ReadList[] {
  const decks = Array.isArray(value) ? value : [value];
  return decks.map((deck: unknown, n): ReadList => {
    const entries: ListEntry[] = [];
    const faults: { line: number; message: string }[] = [];
    const fault = (message: string): void => {
      faults.push({ line: 0, message });
    };
    if (!isObject(deck) || !isObject(deck['sections'])) {
      fault(`deck ${n + 1}: expected {"name", "sections": {"Deck": [{"qty", "card"}]}}`);
      return { name: fallback, entries, faults };
    }
    for (const [title, list] of Object.entries(deck['sections'])) {
      const section = heading(title);
      if (section === undefined) fault(`sections.${title}: there is no such section`);
      else if (!Array.isArray(list)) fault(`sections.${title}: expected a list`);
      else
        for (const [i, item] of list.entries()) {
          const { qty, card, name } = isObject(item) ? item : {};
          const written = typeof name === 'string' ? name : typeof card === 'string' ? card : '';
          if (typeof qty !== 'number' || !Number.isInteger(qty) || qty < 1 || written === '')
            fault(`sections.${title}[${i}]: expected {"qty": a number, "card": an id or "name": a name}`);
          else
            entries.push({
              line: 0,
              section,
              quantity: qty,
              name: written,
              card: (typeof card === 'string' ? findCard(card) : null) ?? findCard(written),
            });
        }
    }
    const { name, key, side, needs } = deck;
    const whose = sides.find((one) => one === side && one !== 'none');
    if (side !== undefined && whose === undefined)
      fault(`side: ${JSON.stringify(side)} is no kind of player`);
    const title = typeof name === 'string' ? name : fallback;
    return {
      name: typeof key === 'string' ? `${key} · ${title}` : title,
      entries,
      faults,
      side: whose,
      needs: typeof needs === 'string' ? needs : undefined,
    };
  });
}

/** Every English name of a card, for suggesting one. */
export const cardNames = (): readonly string[] => [
  ...new Set(allCards.map(({ names }) => (names['en'] ?? '').trim())),
];
