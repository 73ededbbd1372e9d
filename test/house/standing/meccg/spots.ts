/** Where cards of this game are laid in standing positions, and which of them can sensibly lie there. */
import { allCards, type CardFacts, indexOfCard, type SideName } from '@westmarch/meccg';
import type { Spot } from '@westmarch/testkit';
import { pool } from './pool.ts';

const facts = new Map<number, CardFacts>(
  allCards.filter(({ id }) => pool.has(id)).map((card) => [indexOfCard(card.id), card]),
);
const suits =
  (holds: (card: CardFacts) => boolean) =>
  (def: number): boolean => {
    const card = facts.get(def);
    return card !== undefined && holds(card);
  };

/** Whose resources a player of that side can use; a Fallen-wizard both. */
const USED: Readonly<Record<string, readonly string[]>> = {
  wizard: ['hero', 'dual'],
  ringwraith: ['minion', 'dual'],
  balrog: ['minion', 'dual', 'balrog'],
  'fallen-wizard': ['hero', 'minion', 'dual', 'stage', 'fallen-wizard'],
};
const HAZARDS: ReadonlySet<string> = new Set(['creature', 'hazard event']);
const isHazard = ({ kind }: CardFacts): boolean => HAZARDS.has(kind);
const isFor =
  (side: SideName) =>
  (card: CardFacts): boolean =>
    card.kind !== 'site' && !isHazard(card) && (USED[side]?.includes(card.alignment) ?? false);
const lasts = ({ kind, length }: CardFacts): boolean =>
  kind.endsWith(' event') && (length === 'long' || length === 'permanent');
const isCarried = (card: CardFacts): boolean =>
  ['item', 'ally'].includes(card.kind) || (card.kind.endsWith(' event') && card.length === 'permanent');

/** Cards lie in a deck of their own until they are laid: nobody can do anything with them there. */
const at = (name: string, placeholder: string, place: string, of: (card: CardFacts) => boolean): Spot => ({
  name,
  placeholder,
  at: place,
  suits: suits(of),
});

export const spotsOf = (side: SideName): Readonly<Record<'hand' | 'inPlay' | 'joins', Spot>> => ({
  hand: at('in hand', 'Card A', 'hand of Ann', isFor(side)),
  inPlay: at('in play', 'Card A', 'events of Ann', (card) => isFor(side)(card) && lasts(card)),
  joins: at(
    'in the company',
    'Card A',
    'company of first',
    (card) => isFor(side)(card) && card.kind === 'character',
  ),
});
export const on = (side: SideName, who: string): Spot =>
  at('borne', 'Card A', `on of ${who}`, (card) => isFor(side)(card) && isCarried(card));
export const factions = (side: SideName): Spot =>
  at('won', 'Card A', 'factions of Ann', (card) => isFor(side)(card) && card.kind === 'faction');

export const hazards = {
  hand: at('in hand', 'Card B', 'hand of Bob', isHazard),
  inPlay: at('in play', 'Card B', 'events of Bob', (card) => isHazard(card) && lasts(card)),
  onGuard: { ...at('on guard', 'Card B', 'onGuard of first', isHazard), ruled: true },
} as const;
export const hazardOn = (who: string): Spot =>
  at(
    'on a character',
    'Card B',
    `on of ${who}`,
    (card) => card.kind === 'hazard event' && card.length === 'permanent',
  );
/** What a player has in hand whose turn it is not. */
export const othersHand = (side: SideName): Spot =>
  at("in the other's hand", 'Card B', 'hand of Bob', isFor(side));
