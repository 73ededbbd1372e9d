/** Where cards of this game are laid in standing positions, and which of them can sensibly lie there. */
import { allCards, cardsInPool, indexOfCard } from '@westmarch/lotr-tcg';
import type { Spot } from '@westmarch/testkit';

type Facts = (typeof allCards)[number];

const pool: ReadonlySet<string> = new Set(cardsInPool().map(({ id }) => id));
const facts = new Map<number, Facts>(
  allCards.filter(({ id }) => pool.has(id)).map((card) => [indexOfCard(card.id), card]),
);
const FREE = 'Free Peoples';
const of =
  (side: string, ...kinds: readonly string[]) =>
  (def: number): boolean => {
    const card = facts.get(def);
    return card?.side === side && (kinds.length === 0 || kinds.includes(card.kind));
  };

/** Cards of the Free Peoples player, Ann, and of her Shadow player, Bob. */
const ann = (name: string, at: string, ...kinds: readonly string[]): Spot => ({
  name,
  placeholder: 'Card A',
  at,
  suits: of(FREE, ...kinds),
});
const bob = (name: string, at: string, ...kinds: readonly string[]): Spot => ({
  name,
  placeholder: 'Card B',
  at,
  suits: of('Shadow', ...kinds),
});

export const hand = ann('in hand', 'hand of Ann');
export const shadowHand = bob('in hand', 'hand of Bob');

const CARRIED = ['possession', 'artifact', 'condition'];
/** In play on either side. */
export const inPlay: readonly Spot[] = [
  ann('in play', 'companions of Ann', 'companion'),
  ann('in support', 'support of Ann', 'ally', 'condition', 'possession', 'artifact'),
  ann('borne', 'on of Aragorn', ...CARRIED),
];
export const shadowInPlay: readonly Spot[] = [
  bob('in play', 'minions of Bob', 'minion'),
  bob('in support', 'support of Bob', 'condition', 'possession', 'artifact'),
  bob('borne', 'on of the Savage', 'possession', 'artifact', 'condition'),
  bob('on Aragorn', 'on of Aragorn', 'condition'),
];
