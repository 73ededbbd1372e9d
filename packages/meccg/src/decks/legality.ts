/**
 * Deck legality for hero players: every reason at once, each with its rule. ME-DECK, ME-SIDE-001..005, ME-DRAFT-001
 *
 * Owns   sizes, balance, copies, uniqueness, avatars, creatures, agents, alignment, sites.
 * Not    reading lists (list.ts), or whether a card's text works already (definitions.ts).
 * Keeps  a card that is resource and hazard counts for whichever half needs it (ME-DECK-027, 4005).
 */
import { definitionOf } from '../cards/pool.ts';
import type { CardFacts } from '../facts/cards.ts';
import type { Alignment } from '../facts/names.ts';
import type { ListEntry, Section } from './list.ts';

export interface DeckOptions {
  /** Game length in decks, 1 to 4. */
  readonly length: number;
  /** For a game by the starter rules. */
  readonly starter?: boolean;
  /** Whose deck it is; only heroes' decks are checked in full. */
  readonly alignment?: Alignment;
}

export interface DeckProblem {
  readonly rules: readonly string[];
  readonly message: string;
  /** The lines that it is about, where they are known. */
  readonly lines: readonly number[];
}

export interface DeckReport {
  readonly problems: readonly DeckProblem[];
  readonly counts: {
    readonly resources: number;
    readonly hazards: number;
    readonly either: number;
    readonly characters: number;
    readonly avatars: number;
    readonly creatures: number;
    readonly pool: number;
    readonly sideboard: number;
  };
}

interface Known extends ListEntry {
  readonly card: CardFacts;
}

const LEAST = 30;
const LEAST_FOR_STARTERS = 25;
const MOST = 50;
const MOST_CHARACTERS = 10;
const MOST_COPIES = 3;
const LEAST_CREATURES = 12;
const MOST_AGENT_MIND = 36;
const SIDEBOARD = [0, 30, 30, 35, 40] as const;
const MOST_STARTING_ITEMS = 2;

const isUnique = (card: CardFacts): boolean => card.keywords.includes('unique');
const nameOf = (card: CardFacts): string => card.names['en'] ?? card.id;
const isEither = (card: CardFacts): boolean => card.playableAsResource || card.playableAsHazard;
/** In a hero deck an agent is a hazard. ME-AGENT-003, ME-DECK-2003 */
const isHazard = (card: CardFacts): boolean =>
  card.kind === 'creature' || card.kind === 'hazard event' || card.agent;
const isCharacter = (card: CardFacts): boolean => card.kind === 'character' && !card.agent;
const isResource = (card: CardFacts): boolean =>
  !isHazard(card) && !isCharacter(card) && card.kind !== 'site';

/** Twice what it counts as a creature, so that halves are whole. ME-DECK-018..020, 4002 */
function doubleCreature(card: CardFacts): number {
  if (card.agent || card.alsoEvent || / (Ahunt|at Home)$/i.test(nameOf(card))) return 1;
  if (card.spawn && card.kind !== 'creature') return 1;
  return card.kind === 'creature' ? 2 : 0;
}

/** Balrog sites that only make hazards possible. ME-DECK-021 */
const OPEN_SITES = new Set([
  'Remains of Thangorodrim',
  'Ancient Deep-hold',
  'The Rusted-deeps',
  'The Drowning Deeps',
  'The Wind-deeps',
]);

/** Cards that a hero may not have: of another side, save items. ME-DECK-014, ME-CHAR-503 */
function isForeign(card: CardFacts): boolean {
  if (card.agent || card.kind === 'creature' || card.kind === 'hazard event') return false;
  if (card.kind === 'item' && card.alignment === 'minion') return false;
  return card.alignment !== 'hero' && card.alignment !== 'dual' && card.alignment !== 'neutral';
}

export function checkDeck(
  list: readonly ListEntry[],
  { length, starter = false, alignment = 'hero' }: DeckOptions,
): DeckReport {
  const known = list.filter((entry): entry is Known => entry.card !== null);
  const problems: DeckProblem[] = [];
  const problem = (rules: string, message: string, entries: readonly ListEntry[] = []): void => {
    problems.push({
      rules: rules.split(' '),
      message,
      lines: entries.map(({ line }) => line).filter((line) => line > 0),
    });
  };
  const inSection = (...of: Section[]): Known[] => known.filter(({ section }) => of.includes(section));
  const count = (entries: readonly Known[], which: (card: CardFacts) => boolean): number =>
    entries.reduce((n, { card, quantity }) => n + (which(card) ? quantity : 0), 0);

  const deck = inSection('deck');
  const resources = count(deck, (c) => isResource(c) && !isEither(c));
  const hazards = count(deck, (c) => isHazard(c) && !isEither(c));
  const either = count(deck, isEither);
  const characters = count(deck, (c) => isCharacter(c) && !c.avatar);
  const avatars = count(deck, (c) => c.avatar);
  const creatures = deck.reduce((n, { card, quantity }) => n + doubleCreature(card) * quantity, 0) / 2;

  // The two halves.
  const all = resources + hazards + either;
  const even = Math.abs(resources - hazards) <= either && all % 2 === 0;
  if (!even)
    problem(
      'ME-DECK-005 ME-DECK-017',
      `resources and hazards must be equal: ${resources} and ${hazards}${either > 0 ? `, ${either} that count as either` : ''}`,
    );
  const [fewer, more] = even
    ? [all / 2, all / 2]
    : [Math.min(resources, hazards), Math.max(resources, hazards)];
  const least = starter ? LEAST_FOR_STARTERS : LEAST;
  if (fewer + (even ? 0 : either) < least)
    problem(
      starter ? 'ME-DECK-9000' : 'ME-DECK-005 ME-DECK-017',
      `at least ${least} resources and ${least} hazards are needed; there are ${fewer} of one`,
    );
  if (more > MOST)
    problem(
      'ME-DECK-017',
      `at most ${MOST} resources and ${MOST} hazards are allowed; there are ${more} of one`,
    );
  if (!starter && Math.floor(creatures) < LEAST_CREATURES)
    problem(
      'ME-DECK-018 ME-DECK-019',
      `at least ${LEAST_CREATURES} creatures are needed; these count as ${creatures}`,
    );

  // Characters and avatars.
  if (characters > MOST_CHARACTERS)
    problem(
      'ME-DECK-005 ME-DECK-016',
      `at most ${MOST_CHARACTERS} characters besides Wizards are allowed in the play deck; there are ${characters}`,
    );
  const wizards = new Set(deck.filter(({ card }) => card.avatar).map(({ card }) => nameOf(card)));
  if (avatars > 3)
    problem(
      'ME-DECK-005 ME-DECK-010',
      `at most 3 Wizards are allowed in the play deck; there are ${avatars}`,
    );
  if (wizards.size > 2)
    problem(
      'ME-DECK-011 ME-DECK-4013',
      `three different Wizards are not allowed in the play deck: ${[...wizards].join(', ')}`,
    );
  checkWizards(inSection('deck', 'sideboard'), problem);

  // Copies, by name: hero and minion printings are the same card. ME-DECK-4001, 015
  const mine = inSection('deck', 'pool', 'sideboard');
  for (const [name, entries] of grouped(mine)) {
    const copies = count(entries, () => true);
    const { card } = entries[0];
    if (card.avatar) continue;
    if (isUnique(card) && copies > 1)
      problem('ME-UNIQ-005 ME-SIDE-003 ME-DRAFT-012', `${name} is unique; there are ${copies}`, entries);
    else if (copies > MOST_COPIES)
      problem(
        'ME-DECK-009 ME-SIDE-003 ME-SIDE-2010',
        `at most ${MOST_COPIES} of ${name} are allowed; there are ${copies}`,
        entries,
      );
  }

  // Cards that bar themselves, other sides, agents.
  for (const entry of mine)
    if (definitionOf(entry.card.id)?.text.barredFrom?.includes(alignment) === true)
      problem(
        'ME-DECK-014',
        `${nameOf(entry.card)} cannot be included in the deck of a ${alignment} player`,
        [entry],
      );
  for (const entry of [...mine, ...inSection('sites')])
    if (isForeign(entry.card) && !OPEN_SITES.has(nameOf(entry.card)))
      problem(
        entry.card.avatar ? 'ME-SETUP-001 ME-DECK-014' : 'ME-DECK-014 ME-CHAR-503',
        `${nameOf(entry.card)} is a ${entry.card.alignment} card; a hero deck has none`,
        [entry],
      );
  const minds = mine.reduce((n, { card, quantity }) => n + (card.agent ? card.mind * quantity : 0), 0);
  if (minds > MOST_AGENT_MIND)
    problem(
      'ME-DECK-2001 ME-AGENT-003',
      `the minds of all agents may total ${MOST_AGENT_MIND}; they total ${minds}`,
    );

  // Pool, sideboard, sites.
  const pool = inSection('pool');
  const starting = count(pool, (c) => c.kind === 'character');
  if (starting > 10) problem('ME-DRAFT-001', `a pool has at most 10 characters; there are ${starting}`);
  checkPool(pool, problem);
  const sideboard = count(inSection('sideboard'), () => true);
  const capacity = SIDEBOARD[length] ?? SIDEBOARD[2];
  if (sideboard > capacity)
    problem(
      'ME-SIDE-001 ME-SIDE-4000',
      `a sideboard for ${length} ${length === 1 ? 'deck' : 'decks'} has at most ${capacity} cards; there are ${sideboard}`,
    );
  checkPlaces(known, problem);
  return {
    problems,
    counts: {
      resources,
      hazards,
      either,
      characters,
      avatars,
      creatures,
      pool: count(pool, () => true),
      sideboard,
    },
  };
}

type Report = (rules: string, message: string, entries?: readonly ListEntry[]) => void;

function grouped(entries: readonly Known[]): Map<string, Known[]> {
  const groups = new Map<string, Known[]>();
  for (const entry of entries) {
    const name = nameOf(entry.card);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return groups;
}

/** Play deck and sideboard together: up to three of one Wizard, and one of each other. DECISIONS D10 */
function checkWizards(entries: readonly Known[], problem: Report): void {
  const copies = [...grouped(entries.filter(({ card }) => card.avatar))].map(([name, all]) => ({
    name,
    all,
    copies: all.reduce((n, { quantity }) => n + quantity, 0),
  }));
  const several = copies.filter((wizard) => wizard.copies > 1);
  for (const wizard of copies)
    if (wizard.copies > 3)
      problem(
        'ME-SIDE-004 ME-DECK-4004',
        `at most 3 of ${wizard.name} are allowed; there are ${wizard.copies}`,
        wizard.all,
      );
  if (several.length > 1)
    problem(
      'ME-SIDE-004 ME-DECK-4004',
      `play deck and sideboard may have several copies of one Wizard only: ${several.map(({ name }) => name).join(', ')}`,
      several.flatMap(({ all }) => all),
    );
}

/** A pool has characters, and up to two starting items. */
function checkPool(pool: readonly Known[], problem: Report): void {
  let items = 0;
  for (const entry of pool) {
    const { card, quantity } = entry;
    if (card.avatar || card.agent)
      problem('ME-DRAFT-001 ME-SETUP-008', `${nameOf(card)} cannot be in a starting company`, [entry]);
    else if (card.kind === 'item') {
      items += quantity;
      if (definitionOf(card.id)?.text.notStarting === true)
        problem('ME-SETUP-019', `${nameOf(card)} may not be included with a starting company`, [entry]);
      else if (card.itemClass !== 'minor' || isUnique(card) || card.keywords.includes('hoard item'))
        problem(
          'ME-SETUP-019 ME-ITEM-4003 ME-ITEM-2013',
          `${nameOf(card)} is no starting item: those are minor, not unique, and no hoard items`,
          [entry],
        );
    } else if (card.kind !== 'character')
      problem('ME-DRAFT-001', `${nameOf(card)} is neither a character nor a starting item`, [entry]);
  }
  if (items > MOST_STARTING_ITEMS)
    problem('ME-SETUP-019', `at most ${MOST_STARTING_ITEMS} starting items are allowed; there are ${items}`);
}

/** Sites lie in the location deck, once each but for Havens; nothing else does. */
function checkPlaces(known: readonly Known[], problem: Report): void {
  for (const entry of known) {
    const { card, section } = entry;
    const isPlace = card.kind === 'site' || card.kind === 'region';
    if (isPlace !== (section === 'sites'))
      problem('ME-DECK-004 ME-DECK-006', `${nameOf(card)} does not belong in this part of the deck`, [entry]);
  }
  for (const [name, entries] of grouped(known.filter(({ section }) => section === 'sites'))) {
    const copies = entries.reduce((n, { quantity }) => n + quantity, 0);
    if (copies > 1 && !entries[0].card.haven)
      problem(
        'ME-DECK-004 ME-DECK-022',
        `${name} is no Haven: one copy is allowed, there are ${copies}`,
        entries,
      );
  }
}
