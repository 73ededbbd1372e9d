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
/** In pixels: writing above a company and its frame; between cards; a letter of that writing. */
const FRAME = { across: 20, down: 40, sites: 12 } as const;
const BETWEEN = 8;
const LETTER = 7.4;
const FOLLOWS = 26;
const PLATE = 48;

const together = (...lines: readonly Line[]): Line => ({
  open: lines.reduce((sum, line) => sum + line.open, 0),
  fanned: lines.reduce((sum, line) => sum + line.fanned, 0),
});
const unbent = ({ open }: Line): Line => ({ open, fanned: open });

export const keyOf = {
  company: ({ id }: Pick<Company, 'id'>): string => `company-${id}`,
  agent: (card: Card): string => `agent-${card.id}`,
  held: (card: Card): string => `held-${card.id}`,
  /** Both sides have such: whose it is belongs to its key. */
  apart: (seat: number, title: string): string => `apart-${seat}-${title}`,
  pool: (seat: number): string => `pool-${seat}`,
} as const;

function companyGroup(company: Company, nameOf: (card: Card | null) => string): Group {
  const { site, destination, characters, followers, onGuard } = company;
  const follows = new Set(followers.map(({ card }) => card));
  const sites = [site, destination].filter((card, i) => card !== null && (i === 0 || card.id !== site?.id));
  const guards = onGuard.length === 0 ? 0 : SITE * (1 + 0.6 * (onGuard.length - 1));
  const line = together(
    unbent(
      lineOf(
        sized(
          sites.filter((card) => card !== null),
          SITE,
        ),
      ),
    ),
    lineOf(characters.map((card) => ({ card, size: follows.has(card.id) ? FOLLOWER : 1 }))),
    { open: guards, fanned: guards },
  );
  const written = [nameOf(site), ...company.notes, destination === null ? '' : `→ ${nameOf(destination)}`];
  const letters = written.reduce((sum, text) => sum + text.length + 2, 0);
  return {
    key: keyOf.company(company),
    ...line,
    fixed: FRAME.across + FRAME.sites + BETWEEN * (characters.length + sites.length + (guards > 0 ? 2 : 0)),
    atLeast: Math.min(420, letters * LETTER + 30 + 14 * (destination === null ? 0 : 4)),
    height: (card) =>
      FRAME.down + Math.max(TALL * card, follows.size > 0 ? FOLLOWS + TALL * FOLLOWER * card : 0),
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
          ...lineOf(sized(cards, APART)),
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

/** In the middle of a game: a company of five with some items, one who is alone, and a few cards beside them. */
export const USUAL: Sheet = {
  fixed: PLATE,
  groups: [
    { open: SITE + 5 + 2 * BORNE, fanned: SITE + 1 + 4 * SHOWS + 2 * BORNE_SHOWS, fixed: 80 },
    { open: SITE + 1, fanned: SITE + 1, fixed: 50 },
    { open: APART, fanned: APART, fixed: 10 },
    { open: APART, fanned: APART, fixed: 10 },
  ].map(({ open, fanned, fixed }, i) => ({
    key: `usual-${i}`,
    open,
    fanned,
    fixed,
    atLeast: 50,
    height: (card) => FRAME.down + TALL * card,
  })),
};
