/**
 * What lies on a side of the table, in widths of cards: from it follows how large cards can be (table/board/rows.ts).
 *
 * Keeps  the figures are those of board.module.css and Bearer.module.css: sites, followers and what is borne are
 *        smaller than characters by them.
 */
import type { Card, Company, MeccgSide } from '@westmarch/protocol';
import { BORNE, BORNE_SHOWS, type Line, lineOf, SHOWS, sized, TALL } from '../table/board/lines.ts';
import type { Group, Sheet } from '../table/board/rows.ts';

/** In widths of a card. */
const SITE = 0.82;
const FOLLOWER = 0.84;
const APART = 0.72;
/** Of cards that lie apart less must show: their names are known. */
const APART_SHOWS = 0.32;
/** What shows of a card on guard behind its site, in widths of a site. */
export const GUARD_SHOWS = 0.25;
/** In pixels: writing above a company and its frame; between cards; a letter of that writing. */
const FRAME = { across: 20, down: 34, sites: 12 } as const;
const BETWEEN = 8;
const LETTER = 7;
const FOLLOWS = 14;
const PLATE = 44;

const together = (...lines: readonly Line[]): Line => ({
  open: lines.reduce((sum, line) => sum + line.open, 0),
  fanned: lines.reduce((sum, line) => sum + line.fanned, 0),
});
export const keyOf = {
  company: ({ id }: Pick<Company, 'id'>): string => `company-${id}`,
  agent: (card: Card): string => `agent-${card.id}`,
  held: (card: Card): string => `held-${card.id}`,
  /** Both sides have such: whose it is belongs to its key. */
  apart: (seat: number, title: string): string => `apart-${seat}-${title}`,
  pool: (seat: number): string => `pool-${seat}`,
} as const;

/** Where a company is, and where it goes. */
export const sitesOf = ({ site, destination }: Company): Card[] =>
  [site, destination?.id === site?.id ? null : destination].filter((card) => card !== null);

/** What is written over a company. */
export interface Heading {
  readonly where: string;
  readonly notes: readonly string[];
  readonly goes: string;
}
/** In pixels. */
const written = ({ where, notes, goes }: Heading): number =>
  [where, ...notes, goes].reduce((sum, text) => sum + (text === '' ? 0 : text.length + 2), 0) * LETTER + 30;
/** That it is at a Haven shows in the sign before the name too. */
const isHaven = (text: string): boolean => text.startsWith('at a ');
const GOES = '→ ';

/**
 * As much as has room in a width: where a company goes, or where it is. Whence it comes and that it is at a Haven is to
 * be seen from its cards as well, and is written where there is room for it.
 */
export function heading({ notes }: Company, where: string, to: string, width: number): Heading {
  const goes = to === '' ? '' : `${GOES}${to}`;
  const short = notes.filter((text) => !isHaven(text));
  return (
    [
      { where, notes, goes },
      { where, notes: short, goes },
    ].find((one) => written(one) <= width) ?? { where: goes === '' ? where : '', notes: short, goes }
  );
}
/** Letters of the name of a site that is not known yet. */
const SOME_SITE = ' '.repeat(12);

/** The height of a company with followers. */
const ofCompany = (card: number): number =>
  FRAME.down + Math.max(TALL * card, FOLLOWS + TALL * FOLLOWER * card);

function companyGroup(company: Company, nameOf: (card: Card | null) => string): Group {
  const { site, destination, characters, followers, onGuard } = company;
  const follows = new Set(followers.map(({ card }) => card));
  const sites = sitesOf(company);
  const guards = GUARD_SHOWS * SITE * onGuard.length;
  const line = together(
    lineOf([
      ...sized(sites, SITE),
      ...characters.map((card) => ({ card, size: follows.has(card.id) ? FOLLOWER : 1 })),
    ]),
    { open: guards, fanned: guards },
  );
  const least = (to: string): number => written(heading(company, nameOf(site), to, 0));
  return {
    key: keyOf.company(company),
    ...line,
    // A new site, and a card on guard: each turn brings them, and takes them away.
    reserve: (sites.length > 1 ? 0 : SITE * SHOWS) + (onGuard.length > 0 ? 0 : SITE * GUARD_SHOWS),
    fixed: FRAME.across + FRAME.sites + BETWEEN * (characters.length + 2),
    atLeast: Math.max(least(''), least(destination === null ? SOME_SITE : nameOf(destination))),
    height: follows.size > 0 ? ofCompany : (card) => FRAME.down + TALL * card,
  };
}

/** Agents and prisoners, in a frame like a company's. */
const framed = (key: string, cards: readonly Card[], more: number): Group => ({
  key,
  ...lineOf(sized(cards, SITE)),
  fixed: FRAME.across + BETWEEN * cards.length,
  atLeast: 180,
  height: (card) => FRAME.down + more + TALL * SITE * card,
});

const apart = (seat: number, title: string, cards: readonly Card[]): Group[] =>
  cards.length === 0
    ? []
    : [
        {
          key: keyOf.apart(seat, title),
          ...lineOf(sized(cards, APART), APART_SHOWS),
          fixed: 4 * cards.length,
          atLeast: title.length * LETTER,
          height: (card) => 24 + TALL * APART * card,
        },
      ];

/** A side as it is drawn (Side.tsx), in the same order. */
export function sheetOf(side: MeccgSide, nameOf: (card: Card | null) => string): Sheet {
  const pool: Group = {
    key: keyOf.pool(side.seat),
    ...lineOf(sized(side.pool.cards, 1)),
    fixed: BETWEEN * side.pool.cards.length,
    atLeast: 120,
    height: (card) => 26 + TALL * card,
  };
  return {
    fixed: PLATE,
    groups: [
      ...side.companies.map((company) => companyGroup(company, nameOf)),
      ...(side.companies.length === 0 && side.pool.cards.length > 0 ? [pool] : []),
      ...side.agents.map(({ card, site }) =>
        framed(keyOf.agent(card), site === null ? [card] : [card, site], 20),
      ),
      ...side.prisoners.map(({ host, prisoners, site }) =>
        framed(keyOf.held(host), [host, ...(site === null ? [] : [site]), ...prisoners], 16),
      ),
      ...apart(side.seat, 'Events', side.events),
      ...apart(side.seat, 'Factions', side.factions),
      ...apart(side.seat, 'Stored and defeated', side.stored),
    ],
  };
}

interface Usual {
  readonly open: number;
  readonly fanned: number;
  readonly fixed: number;
  readonly height?: Group['height'];
}
const usual = (...groups: readonly Usual[]): Sheet => ({
  fixed: PLATE,
  groups: groups.map(({ open, fanned, fixed, height = ofCompany }, i) => ({
    key: `usual-${i}`,
    open,
    fanned,
    fixed,
    atLeast: 50,
    height,
  })),
});
const FIVE = {
  open: SITE + 5 + 2 * BORNE,
  fanned: SITE + 1 + 4 * SHOWS + 2 * BORNE_SHOWS,
  fixed: 80,
} as const;
const TWO = { open: SITE + 2, fanned: SITE + 1 + SHOWS, fixed: 60 } as const;
const FEW = { open: APART, fanned: APART, fixed: 10 } as const;
const SIDE = [FIVE, TWO, FEW, FEW] as const;
/** A row of nothing but cards that lie apart. */
const LOW = { open: 9, fanned: 9, fixed: 0, height: (card: number) => 24 + TALL * APART * card } as const;
/**
 * In the middle of a game: a company of five with some items, one of two, and a few cards beside them. One side has a
 * second row of what lies apart, then a whole one; then the other has a low one as well, then a whole one; then a third.
 */
export const USUAL: readonly (readonly Sheet[])[] = [
  [usual(...SIDE), usual(...SIDE, LOW)],
  [usual(...SIDE), usual(...SIDE, ...SIDE)],
  [usual(...SIDE, LOW), usual(...SIDE, ...SIDE)],
  [usual(...SIDE, ...SIDE), usual(...SIDE, ...SIDE)],
  [usual(...SIDE, ...SIDE), usual(...SIDE, ...SIDE, ...SIDE)],
];
/** In pixels: no larger than can be looked at together, no smaller than can be known. */
export const WIDTHS = { most: 190, least: 56 } as const;
