/**
 * What lies in the battle and beside it, in widths of cards: from it follows how large they can be
 * (table/board/rows.ts).
 *
 * Keeps  the figures are those of board.module.css and duel.module.css.
 */
import type { Card, LotrScene, LotrSide } from '@westmarch/protocol';
import { BORNE, BORNE_SHOWS, lineOf, SHOWS, sized, TALL } from '../table/board/lines.ts';
import type { Group, Sheet } from '../table/board/rows.ts';

const BETWEEN = 7;
/** The name of a row, and what lies between rows. */
const TITLE = 24;
/** Totals, outcome and frame of a duel. */
const DUEL = { across: 22, down: 128 } as const;
/** How narrow it may be: the more stand beside one another, the more lines its writing takes. */
const NARROW = [
  { upTo: 4, atLeast: 147, more: 0 },
  { upTo: 5, atLeast: 116, more: 30 },
  { upTo: Number.POSITIVE_INFINITY, atLeast: 94, more: 57 },
] as const;
/** Narrower than this it writes smaller. */
export const NARROW_DUEL = 130;
const IDLE = 0.8;
const PLATE = 92;

export const keyOf = {
  minions: 'minions',
  fellowship: 'fellowship',
  duel: (character: number, minions: readonly number[]): string => `duel-${character}-${minions.join('-')}`,
  idle: 'idle',
  rests: (seat: number): string => `rests-${seat}`,
  support: (seat: number): string => `support-${seat}`,
} as const;

function row(key: string, cards: readonly Card[], size = 1): Group {
  return {
    key,
    ...lineOf(sized(cards, size)),
    fixed: BETWEEN * cards.length,
    atLeast: 60,
    height: (card) => TALL * size * card,
  };
}

/** Minions above the fellowship; or the duels, with those beside them who do not fight. */
export function battleSheets(
  { sides, skirmishes, time }: LotrScene,
  cards: ReadonlyMap<number, Card>,
): Sheet[] {
  const minions = sides.flatMap((side) => side.minions);
  const companions = sides.find(({ seat }) => seat === time.active)?.companions ?? [];
  if (skirmishes.length === 0)
    return [
      { fixed: TITLE, groups: minions.length === 0 ? [] : [row(keyOf.minions, minions)] },
      { fixed: TITLE, groups: companions.length === 0 ? [] : [row(keyOf.fellowship, companions)] },
    ];
  const fighting = new Set(skirmishes.flatMap(({ character, minions: foes }) => [character, ...foes]));
  const idle = [minions, companions].map((line) => line.filter(({ id }) => !fighting.has(id)));
  const beside = skirmishes.length + (idle.some(({ length }) => length > 0) ? 1 : 0);
  const { atLeast, more } = NARROW.find(({ upTo }) => beside <= upTo) ?? NARROW[2];
  const duels = skirmishes.map(({ character, minions: ids }): Group => {
    const foes = ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
    const hero = cards.get(character);
    const above = lineOf(sized(foes, 1));
    const below = lineOf(hero === undefined ? [] : sized([hero], 1));
    return {
      key: keyOf.duel(character, ids),
      open: Math.max(above.open, below.open),
      fanned: Math.max(above.fanned, below.fanned),
      fixed: DUEL.across + BETWEEN * foes.length,
      atLeast,
      height: (card) => 2 * TALL * card + DUEL.down + more,
    };
  });
  const lines = idle.map((line) => lineOf(sized(line, IDLE)));
  const rest: Group = {
    key: keyOf.idle,
    open: Math.max(...lines.map(({ open }) => open)),
    fanned: Math.max(...lines.map(({ fanned }) => fanned)),
    fixed: BETWEEN * Math.max(...idle.map(({ length }) => length)),
    atLeast: 60,
    height: (card) => idle.filter(({ length }) => length > 0).length * (TITLE + TALL * IDLE * card),
  };
  return [{ fixed: TITLE, groups: rest.open === 0 ? duels : [...duels, rest] }];
}

/** Five who bear three cards, and four minions; as high as two duels are. */
export const USUAL_BATTLE: readonly Sheet[] = [
  { open: 4, fanned: 1 + 3 * SHOWS },
  { open: 6 + 3 * BORNE, fanned: 1 + 5 * SHOWS + 3 * BORNE_SHOWS },
].map(({ open, fanned }, i) => ({
  fixed: TITLE + DUEL.down / 2,
  groups: [
    { key: `usual-${i}`, open, fanned, fixed: 60, atLeast: 100, height: (card: number) => TALL * card },
  ],
}));

/** Beside the battle: the fellowship that rests, and the support area, in one line where they have room. */
export function asideSheets(sides: readonly LotrSide[], active: number): Sheet[] {
  return sides.map((side) => ({
    fixed: PLATE,
    groups: [
      ...(side.seat === active || side.companions.length === 0
        ? []
        : [named(keyOf.rests(side.seat), side.companions)]),
      ...(side.support.length === 0 ? [] : [named(keyOf.support(side.seat), side.support)]),
    ],
  }));
}

function named(key: string, cards: readonly Card[]): Group {
  const group = row(key, cards);
  return { ...group, atLeast: 70, height: (card) => TITLE + group.height(card) };
}

/** A fellowship of four that bears something rests, the other fights, and each has a support area. */
export const USUAL_ASIDE: readonly Sheet[] = [
  [
    { open: 4 + BORNE, fanned: 1 + 3 * SHOWS + BORNE_SHOWS },
    { open: 1, fanned: 1 },
  ],
  [{ open: 1, fanned: 1 }],
].map((groups) => ({
  fixed: PLATE,
  groups: groups.map(({ open, fanned }, i) => ({
    key: `usual-${i}`,
    open,
    fanned,
    fixed: 20,
    atLeast: 70,
    height: (card: number) => TITLE + TALL * card,
  })),
}));
