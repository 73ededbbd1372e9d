/**
 * Decks of every kind of player for random play: the printed ones, without their cards that are not written yet.
 *
 * Keeps  a Sauron player's deck is a Ringwraith player's with The Lidless Eye in place of the Ringwraiths (DECISIONS F1);
 *        nobody is left without a starting company while a pool's characters are not written: written ones of his side
 *        stand in for them.
 */
import { isInPool } from '../src/cards/pool.ts';
import { challengeDecks, type DeckList } from '../src/decks/challenge.ts';
import { sideOfDeck } from '../src/decks/side.ts';
import { type CardFacts, factsOf } from '../src/facts/cards.ts';
import type { SideName } from '../src/facts/names.ts';

type Seat = Exclude<SideName, 'none' | 'dragon'>;
export const seats: readonly Seat[] = ['wizard', 'ringwraith', 'sauron', 'fallen-wizard', 'balrog'];
/** Every pairing of two, a side with itself included: fifteen. */
export const pairs: readonly (readonly [Seat, Seat])[] = seats.flatMap((one, i) =>
  seats.slice(i).map((other) => [one, other] as const),
);

const LIDLESS_EYE = 'LE-203';
const isAvatar = (id: string): boolean => factsOf(id).avatar;
const withoutAvatars = (ids: readonly string[]): string[] => ids.filter((id) => !isAvatar(id));
const forSauron = (list: DeckList): DeckList => ({
  ...list,
  deck: [...withoutAvatars(list.deck), LIDLESS_EYE, LIDLESS_EYE, LIDLESS_EYE],
  sideboard: withoutAvatars(list.sideboard),
});

const isCharacter = ({ kind, avatar }: CardFacts): boolean => kind === 'character' && !avatar;
function written(list: DeckList): DeckList {
  const deck = list.deck.filter(isInPool);
  const pool = list.pool.filter(isInPool);
  const people = pool.some((id) => isCharacter(factsOf(id))) ? [] : list.pool.filter((id) => !isInPool(id));
  if (people.length === 0) return { ...list, deck, pool, sideboard: list.sideboard.filter(isInPool) };
  const standIns = deck.filter((id) => isCharacter(factsOf(id))).slice(0, people.length);
  return { ...list, deck, pool: [...pool, ...standIns], sideboard: list.sideboard.filter(isInPool) };
}

const printed = challengeDecks.map((list) => Object.assign(written(list), { side: sideOfDeck(list) }));
const decks: Readonly<Record<Seat, readonly DeckList[]>> = {
  wizard: printed.filter(({ side }) => side === 'wizard'),
  ringwraith: printed.filter(({ side }) => side === 'ringwraith'),
  sauron: printed.filter(({ side }) => side === 'ringwraith').map(forSauron),
  'fallen-wizard': printed.filter(({ side }) => side === 'fallen-wizard'),
  balrog: printed.filter(({ side }) => side === 'balrog'),
};

/** One of the decks of a side, by turns. */
export function deckOf(side: Seat, turn: number): DeckList {
  const list = decks[side];
  return list[turn % list.length];
}
