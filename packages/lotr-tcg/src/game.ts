/** The game as everyone outside uses it. */
import { Game, move, place, RecordError } from '@westmarch/kernel';
import { indexOfCard, isInPool } from './cards/pool.ts';
import { deckNamed } from './decks/constructed.ts';
import type { DeckList } from './decks/deck-file.ts';
import { type Format, formatRules, formats } from './decks/formats.ts';
import { checkDeck } from './decks/legality.ts';
import type { ListEntry, Section } from './decks/list.ts';
import { fixedFellowship } from './decks/starter.ts';
import { engine } from './engine.ts';
import { factsOf } from './facts/cards.ts';
import { allGates } from './rules/actions/action-list.ts';
import './rules/actions/cancelling.ts';
import './rules/combat/ambush.ts';
import './rules/combat/healing.ts';
import './rules/playing/play.ts';
import './rules/playing/transfer.ts';
import { type S, Zone } from './state.ts';
import { main } from './turn/turn.ts';

export interface Setup {
  readonly decks: readonly DeckList[];
  /** Every deck must be legal in it. Without one, decks are taken as they are, on a numbered path. LR-DECK-014 */
  readonly format?: Format;
  /** The Starter Rules: the first player is chosen by lot, fellowships are fixed, one new draw deck is allowed. */
  readonly starter?: boolean;
}

const cardsOf = (d: DeckList): readonly string[] =>
  [d.ringBearer, d.ring, ...d.sites, ...d.deck].filter((id) => id !== '');

/** The same cards, with those that start the game on top. */
function fixedFirst(deck: readonly string[], first: readonly string[]): readonly string[] {
  if (first.length === 0) return deck;
  const rest = [...deck];
  for (const id of first) rest.splice(rest.indexOf(id), 1);
  return [...first, ...rest];
}

function deal(s: S, setup: Setup): void {
  if (setup.starter === true) s.global.starter = 1;
  if (setup.format !== undefined && !formatRules[setup.format].numbered) s.global.freePath = 1;
  let card = 0;
  const put = (player: number, id: string, at: number): number => {
    card++;
    s.card.def[card] = indexOfCard(id);
    s.card.owner[card] = s.card.controller[card] = player;
    move(s, card, at);
    return card;
  };
  for (const [i, deck] of setup.decks.entries()) {
    const player = i + 1;
    s.player.ringBearer[player] = put(player, deck.ringBearer, place(s, Zone.companions, player));
    s.player.ring[player] = put(player, deck.ring, place(s, Zone.on, s.player.ringBearer[player]));
    for (const id of deck.sites) put(player, id, place(s, Zone.adventure, player));
    const first = setup.starter === true ? fixedFellowship(deck) : [];
    s.player.fixed[player] = first.length;
    for (const id of fixedFirst(deck.deck, first)) put(player, id, place(s, Zone.deck, player));
  }
}

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

function readList(value: unknown, where: string): DeckList {
  if (typeof value === 'string') {
    const known = deckNamed(value);
    if (known === undefined) throw new RecordError(where, `there is no deck "${value}"`);
    return known;
  }
  if (!isObject(value))
    throw new RecordError(where, 'expected a deck: an object with ringBearer, ring, sites and deck');
  const one = (field: string): string => known(value[field], `${where}.${field}`);
  const many = (field: string): string[] => {
    const list = value[field];
    if (!Array.isArray(list)) throw new RecordError(`${where}.${field}`, 'expected a list of card ids');
    return list.map((id: unknown, i) => known(id, `${where}.${field}[${i}]`));
  };
  return {
    key: '',
    name: typeof value['name'] === 'string' ? value['name'] : 'deck',
    ringBearer: one('ringBearer'),
    ring: one('ring'),
    sites: many('sites'),
    deck: many('deck'),
    ...(value['start'] === undefined ? {} : { start: startOf(many('start'), many('deck'), where) }),
  };
}

/** Companions of the deck, each no oftener than it lies there. */
function startOf(start: readonly string[], deck: readonly string[], where: string): readonly string[] {
  const rest = [...deck];
  for (const [i, id] of start.entries()) {
    const at = rest.indexOf(id);
    if (at < 0 || factsOf(id).kind !== 'companion')
      throw new RecordError(`${where}.start[${i}]`, `"${id}" is no companion of this deck`);
    rest.splice(at, 1);
  }
  return start;
}

function known(id: unknown, where: string): string {
  // Cards that exist in tests alone are known to the engine.
  if (typeof id === 'string' && (isInPool(id) || engine.has(id))) return id;
  throw new RecordError(where, `${JSON.stringify(id)} is no card of the pool`);
}

/** A deck that breaks the rules of its format is refused with all of them. */
function checkLegal(deck: DeckList, format: Format, where: string): void {
  const entries = (ids: readonly string[], section: Section): ListEntry[] =>
    [...new Set(ids)].map((id) => ({
      card: factsOf(id),
      name: id,
      quantity: ids.filter((other) => other === id).length,
      section,
      line: 0,
    }));
  const list = [
    ...entries([deck.ringBearer], 'ringBearer'),
    ...entries([deck.ring], 'ring'),
    ...entries(deck.sites, 'sites'),
    ...entries(deck.deck, 'deck'),
  ];
  const { problems } = checkDeck(list, { format });
  if (problems.length === 0) return;
  const reasons = problems.map(({ message, rules }) => `${message} (${rules.join(' ')})`);
  throw new RecordError(where, `the deck is not legal in ${format}: ${reasons.join('; ')}`);
}

function readFormat(value: unknown): Format | undefined {
  if (value === undefined) return undefined;
  const format = formats.find((one) => one === value);
  if (format !== undefined) return format;
  throw new RecordError('setup.format', `expected one of ${formats.join(', ')}`);
}

/** Reads a set-up from outside; every fault names its field. */
export function readSetup(value: unknown): Setup {
  if (!isObject(value)) throw new RecordError('setup', 'expected an object with decks');
  const { decks } = value;
  if (!Array.isArray(decks) || decks.length < 2 || decks.length > 5)
    throw new RecordError('setup.decks', 'expected 2 to 5 decks');
  const format = readFormat(value['format']);
  const { starter } = value;
  if (starter !== undefined && typeof starter !== 'boolean')
    throw new RecordError('setup.starter', 'expected true for the Starter Rules, or false');
  const lists = decks.map((d: unknown, i) => readList(d, `setup.decks[${i}]`));
  if (format !== undefined)
    for (const [i, list] of lists.entries()) checkLegal(list, format, `setup.decks[${i}]`);
  return {
    decks: lists,
    ...(format === undefined ? {} : { format }),
    ...(starter === true ? { starter } : {}),
  };
}

export const lotrTcg = new Game<S, Setup>({
  engine,
  main,
  sizes: (setup) => ({
    players: setup.decks.length,
    cards: setup.decks.reduce((n, d) => n + cardsOf(d).length, 0),
  }),
  cards: (setup) => setup.decks.flatMap((d) => cardsOf(d).map(indexOfCard)),
  gates: () => allGates(),
  deal,
  readSetup,
});
