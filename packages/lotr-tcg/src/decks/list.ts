/**
 * Deck lists as players exchange them: plain text with headings, or JSON as in the starter file.
 *
 * Owns   finding cards by name, id or collector's info, and which part of the deck a line belongs to.
 * Keeps  every fault names its line and how to mend it; a list with faults is read to its end.
 */
import { allCards, type CardFacts } from '../facts/cards.ts';

export const sections = ['ringBearer', 'ring', 'sites', 'deck'] as const;
export type Section = (typeof sections)[number];

export interface ListEntry {
  /** Null where no card has that name. */
  readonly card: CardFacts | null;
  readonly name: string;
  readonly quantity: number;
  readonly section: Section;
  /** From 1; 0 where the list has no lines. */
  readonly line: number;
}
export interface ReadList {
  readonly name: string;
  readonly entries: readonly ListEntry[];
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const byName = new Map<string, CardFacts[]>();
const byTitle = new Map<string, CardFacts[]>();
const byId = new Map<string, CardFacts>();
const add = (to: Map<string, CardFacts[]>, key: string, card: CardFacts): void =>
  void to.set(key, [...(to.get(key) ?? []), card]);
for (const card of allCards) {
  add(byName, plain(card.name), card);
  add(byTitle, plain(card.title), card);
  byId.set(card.id, card);
  byId.set(plain(card.collectorsInfo), card);
}

/** All printings of a card: the same title and subtitle. */
export const printingsOf = (card: CardFacts): readonly CardFacts[] => byName.get(plain(card.name)) ?? [card];
export const cardNames = (): readonly string[] => [...new Set(allCards.map(({ name }) => name))];

/** A card by its whole name, id ("1_290") or collector's info ("1C290"); by title where only one has it. */
function find(name: string): CardFacts | 'several' | null {
  const wanted = plain(name);
  const exact = byId.get(wanted) ?? byName.get(wanted)?.[0];
  if (exact !== undefined) return exact;
  const titled = byTitle.get(wanted) ?? [];
  const names = new Set(titled.map((card) => card.name));
  return names.size === 1 ? titled[0] : names.size > 1 ? 'several' : null;
}

/** Whether it names a card, or several. */
export const isCardNamed = (name: string): boolean => find(name) !== null;

const HEADINGS: Readonly<Record<string, Section>> = {
  'ring-bearer': 'ringBearer',
  'ring bearer': 'ringBearer',
  ring: 'ring',
  'the one ring': 'ring',
  sites: 'sites',
  'adventure deck': 'sites',
  'adventure path': 'sites',
  'free peoples': 'deck',
  'free peoples draw deck': 'deck',
  shadow: 'deck',
  'shadow draw deck': 'deck',
  'draw deck': 'deck',
  deck: 'deck',
};
const heading = (text: string): Section | undefined =>
  HEADINGS[
    plain(text)
      .replace(/\s*\(\d+\)$/, '')
      .replace(/:$/, '')
  ];

/** Where a card goes that stands under no heading. */
const usual = (card: CardFacts | null): Section =>
  card?.kind === 'site' ? 'sites' : card?.kind === 'ring' ? 'ring' : 'deck';

const BEFORE = /^(\d+)\s*x?\s+(.+)$/i;
const BEHIND = /^(.+?)\s+x\s*(\d+)$/i;

export function readText(text: string, name: string): ReadList {
  const entries: ListEntry[] = [];
  const faults: { line: number; message: string }[] = [];
  let section: Section | 'any' = 'any';
  const read = (words: string, line: number, into: Section | 'any'): void => {
    const before = BEFORE.exec(words);
    const behind = before === null ? BEHIND.exec(words) : null;
    const quantity = Number(before?.[1] ?? behind?.[2] ?? 1);
    const called = (before?.[2] ?? behind?.[1] ?? words).trim();
    if (quantity < 1)
      faults.push({ line, message: `"${words}" says ${quantity} copies; leave the line out` });
    const found = find(called);
    if (found === 'several') {
      const versions = new Set((byTitle.get(plain(called)) ?? []).map((card) => card.name));
      faults.push({
        line,
        message: `several cards are called "${called}"; say which: ${[...versions].slice(0, 4).join('; ')}`,
      });
      return;
    }
    entries.push({
      card: found,
      name: called,
      quantity,
      section: into === 'any' ? usual(found) : into,
      line,
    });
  };
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const words = raw.replace(/(^|\s)(#|\/\/).*$/, '').trim();
    if (words === '') continue;
    const [first, ...rest] = words.split(':');
    const own = heading(first);
    if (own !== undefined && (rest.length > 0 || !/^\d/.test(words))) {
      const behind = rest.join(':').trim();
      // "The One Ring" may also be the card itself, under a heading of its own.
      if (behind !== '') read(behind, i + 1, own);
      else section = own;
    } else read(words, i + 1, section);
  }
  if (entries.length === 0 && faults.length === 0)
    faults.push({
      line: 0,
      message: 'the list is empty: write a line such as "3 Uruk Savage" for each card',
    });
  return { name, entries, faults };
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);

/** JSON as in the file of starter decks: one deck, or a list of them. */
export function readJson(value: unknown, name: string): ReadList[] {
  const decks = Array.isArray(value) ? value : [value];
  return decks.map((deck: unknown, i) => readDeck(deck, decks.length > 1 ? `${name} ${i + 1}` : name));
}

function readDeck(deck: unknown, otherwise: string): ReadList {
  const faults: { line: number; message: string }[] = [];
  const entries: ListEntry[] = [];
  const fault = (message: string): void => void faults.push({ line: 0, message });
  if (!isObject(deck) || !isObject(deck['sections'])) {
    fault('a deck is an object with "sections"');
    return { name: otherwise, entries, faults };
  }
  for (const [title, list] of Object.entries(deck['sections'])) {
    const section = heading(title);
    if (section === undefined)
      fault(`"${title}" is no section; there are Ring-bearer, The One Ring, Sites, Free Peoples, Shadow`);
    if (!Array.isArray(list)) fault(`section "${title}" must be a list of {qty, card}`);
    else for (const entry of list) readEntry(entry, title, section ?? 'any', entries, fault);
  }
  const named = [deck['key'], deck['name']].filter((x): x is string => typeof x === 'string');
  return { name: named.join(' · ') || otherwise, entries, faults };
}

function readEntry(
  entry: unknown,
  title: string,
  section: Section | 'any',
  entries: ListEntry[],
  fault: (message: string) => void,
): void {
  const called = isObject(entry) ? (entry['card'] ?? entry['name']) : undefined;
  const quantity = isObject(entry) ? Number(entry['qty'] ?? 1) : 0;
  if (typeof called !== 'string' || !Number.isInteger(quantity) || quantity < 1) {
    fault(`an entry of "${title}" must be {"qty": 1, "card": "1_290"}; found ${JSON.stringify(entry)}`);
    return;
  }
  const found = find(called);
  if (found === 'several') fault(`several cards are called "${called}"; use the id`);
  else
    entries.push({
      card: found,
      name: called,
      quantity,
      section: section === 'any' ? usual(found) : section,
      line: 0,
    });
}
