/**
 * Deck legality: every reason at once, each with its rule. LR-DECK, LR-FORMAT
 *
 * Owns   sizes, balance, copies, Ring-bearer and Ring, the adventure deck, and what each format allows.
 * Not    reading lists (list.ts), or whether a card's text works already (definitions.ts).
 */
import type { CardFacts } from '../facts/cards.ts';
import {
  droppedSets,
  type Format,
  type FormatRules,
  formatRules,
  formats,
  rList,
  SHADOWS,
  xList,
} from './formats.ts';
import { type ListEntry, printingsOf, type Section } from './list.ts';

export interface DeckOptions {
  readonly format: Format;
  /** Names that Standard forbids; the list that comes with the game unless given. */
  readonly xList?: ReadonlySet<string>;
  /** Standard without the sets that its last list had dropped; off unless asked for. DECISIONS F3 */
  readonly withoutOlderSets?: boolean;
}
export interface DeckProblem {
  readonly rules: readonly string[];
  readonly message: string;
  /** The lines that it is about, where they are known. */
  readonly lines: readonly number[];
}
export interface DeckReport {
  readonly problems: readonly DeckProblem[];
  readonly counts: { readonly freePeoples: number; readonly shadow: number; readonly sites: number };
}

interface Known extends ListEntry {
  readonly card: CardFacts;
}
type Report = (rules: string, message: string, entries?: readonly ListEntry[]) => void;

const LEAST_DECK = 60;
const MOST_COPIES = 4;
const SITES = 9;
const MOST_SAME_NUMBER = 3;

const count = (entries: readonly Known[], which: (card: CardFacts) => boolean = () => true): number =>
  entries.reduce((n, { card, quantity }) => n + (which(card) ? quantity : 0), 0);

export function checkDeck(list: readonly ListEntry[], options: DeckOptions): DeckReport {
  const known = list.filter((entry): entry is Known => entry.card !== null);
  const problems: DeckProblem[] = [];
  const problem: Report = (rules, message, entries = []) => {
    const lines = entries.map(({ line }) => line).filter((line) => line > 0);
    problems.push({ rules: rules.split(' '), message, lines });
  };
  const inSection = (of: Section): Known[] => known.filter(({ section }) => section === of);
  const deck = inSection('deck');
  const sites = inSection('sites');
  const bearers = inSection('ringBearer');
  const freePeoples = count(deck, (c) => c.side === 'Free Peoples');
  const shadow = count(deck, (c) => c.side === 'Shadow');

  checkBearers(bearers, inSection('ring'), problem);
  checkDrawDeck(deck, freePeoples, shadow, problem);
  checkCopies(deck, bearers, problem);
  checkSites(sites, formatRules[options.format], problem);
  checkFormat(known, options, problem);
  if (options.format !== 'Standard') checkRestricted(deck, problem);
  return { problems, counts: { freePeoples, shadow, sites: count(sites) } };
}

/** LR-DECK-001, 008, 009 */
function checkBearers(bearers: readonly Known[], rings: readonly Known[], problem: Report): void {
  if (count(bearers) !== 1)
    problem('LR-DECK-001', `one Ring-bearer is needed; there are ${count(bearers)}`, bearers);
  for (const entry of bearers)
    if (entry.card.kind !== 'companion' || (!entry.card.canStartWithRing && entry.card.title !== 'Frodo'))
      problem('LR-DECK-008', `${entry.card.name} cannot start with the Ring`, [entry]);
  if (count(rings) !== 1)
    problem(
      'LR-DECK-001 LR-DECK-009',
      `one version of The One Ring is needed; there are ${count(rings)}`,
      rings,
    );
  for (const entry of rings)
    if (entry.card.kind !== 'ring') problem('LR-DECK-009', `${entry.card.name} is not The One Ring`, [entry]);
}

/** LR-DECK-002..005 */
function checkDrawDeck(deck: readonly Known[], freePeoples: number, shadow: number, problem: Report): void {
  const size = count(deck);
  if (size < LEAST_DECK)
    problem(
      'LR-DECK-003',
      `the draw deck needs ${LEAST_DECK} cards; it has ${size}, so add ${LEAST_DECK - size}`,
    );
  if (freePeoples !== shadow)
    problem(
      'LR-DECK-004',
      `the draw deck needs as many Shadow as Free Peoples cards; it has ${shadow} and ${freePeoples}`,
    );
  for (const entry of deck)
    if (entry.card.kind === 'site' || entry.card.kind === 'ring')
      problem('LR-DECK-005', `${entry.card.name} does not belong in the draw deck`, [entry]);
}

/** Titles alone count, and the Ring-bearer's is one fewer. LR-DECK-006, 007 */
function checkCopies(deck: readonly Known[], bearers: readonly Known[], problem: Report): void {
  const titles = new Map<string, Known[]>();
  for (const entry of deck) titles.set(entry.card.title, [...(titles.get(entry.card.title) ?? []), entry]);
  for (const [title, entries] of titles) {
    const isBearer = bearers.some(({ card }) => card.title === title);
    const most = isBearer ? MOST_COPIES - 1 : MOST_COPIES;
    const copies = count(entries);
    if (copies <= most) continue;
    const why = isBearer ? ', because one is the Ring-bearer' : '';
    problem(
      isBearer ? 'LR-DECK-007' : 'LR-DECK-006',
      `at most ${most} cards called "${title}" are allowed${why}; there are ${copies}`,
      entries,
    );
  }
}

/** LR-DECK-010..013 */
function checkSites(sites: readonly Known[], rules: FormatRules, problem: Report): void {
  if (count(sites) !== SITES)
    problem('LR-DECK-010', `the adventure deck has exactly ${SITES} sites; there are ${count(sites)}`);
  for (const entry of sites) {
    if (entry.card.kind !== 'site') problem('LR-DECK-010', `${entry.card.name} is no site`, [entry]);
    else if (entry.quantity > 1)
      problem('LR-DECK-010', `the sites must all differ; there are ${entry.quantity} of ${entry.card.name}`, [
        entry,
      ]);
  }
  const real = sites.filter(({ card }) => card.kind === 'site');
  if (rules.numbered) checkNumbers(real, rules, problem);
  else checkUnnumbered(real, problem);
}

function checkNumbers(sites: readonly Known[], rules: FormatRules, problem: Report): void {
  for (let number = 1; number <= SITES; number++) {
    const of = sites.filter(({ card }) => card.siteNumber === number);
    if (of.length !== 1)
      problem('LR-DECK-013 LR-DECK-011', `one site ${number} is needed; there are ${of.length}`, of);
  }
  for (const entry of sites)
    if (entry.card.block !== rules.block)
      problem('LR-DECK-013 LR-BLOCK-002', `${entry.card.name} is a site of another block`, [entry]);
}

function checkUnnumbered(sites: readonly Known[], problem: Report): void {
  for (const entry of sites)
    if (entry.card.set < SHADOWS)
      problem('LR-FORMAT-006', `${entry.card.name} is older than the sites of this format`, [entry]);
  const numbers = new Map<number, Known[]>();
  for (const entry of sites)
    numbers.set(entry.card.twilight, [...(numbers.get(entry.card.twilight) ?? []), entry]);
  for (const [number, entries] of numbers)
    if (count(entries) > MOST_SAME_NUMBER)
      problem(
        'LR-DECK-012 LR-SITE-012',
        `at most ${MOST_SAME_NUMBER} sites may share a Shadow number; ${count(entries)} have ${number}`,
        entries,
      );
}

const isOfSets = (card: CardFacts, sets: readonly number[] | null): boolean =>
  sets === null || printingsOf(card).some((printing) => sets.includes(printing.set));

/** The formats that have a card: some printing of it is of their sets, and no list forbids it. LR-FORMAT-002..007 */
export const formatsOf = (card: CardFacts): readonly Format[] =>
  formats.filter(
    (format) => isOfSets(card, formatRules[format].sets) && (format !== 'Standard' || !xList.has(card.name)),
  );

/** At most one of each card of the R-list; a promo is the card that it reprints. LR-LATER-202, 205 */
function checkRestricted(deck: readonly Known[], problem: Report): void {
  for (const name of rList) {
    const entries = deck.filter(({ card }) => printingsOf(card).some((one) => one.name === name));
    if (count(entries) > 1)
      problem(
        'LR-LATER-202',
        `${name} is on the R-list: one copy is allowed; there are ${count(entries)}`,
        entries,
      );
  }
}

/** A card is legal where any printing of it is: promos are the cards that they reprint. DECISIONS F4 */
function checkFormat(known: readonly Known[], options: DeckOptions, problem: Report): void {
  const { format } = options;
  const { sets, rule } = formatRules[format];
  const forbidden = options.xList ?? xList;
  for (const entry of known) {
    const printings = printingsOf(entry.card);
    if (sets !== null && !isOfSets(entry.card, sets))
      problem(
        rule,
        `${entry.card.name} is of set ${entry.card.set}; ${format} block allows sets ${sets.join(', ')}`,
        [entry],
      );
    if (format === 'Standard' && forbidden.has(entry.card.name))
      problem('LR-FORMAT-007', `${entry.card.name} is on the X-List`, [entry]);
    if (
      format === 'Standard' &&
      options.withoutOlderSets === true &&
      printings.every((card) => droppedSets.includes(card.set))
    )
      problem('LR-FORMAT-007', `${entry.card.name} is of a set that Standard had dropped`, [entry]);
  }
}
