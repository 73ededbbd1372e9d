/** Set-ups that are decks: a list of card ids for each player, checked when they come from outside. */
import { RecordError } from './record.ts';

export interface DeckSetup {
  readonly decks: readonly (readonly string[])[];
}

/** Reads decks for `least` to `most` players; `known` tells which card ids there are. */
export function readDecks(
  value: unknown,
  least: number,
  most: number,
  known: (id: string) => boolean,
): DeckSetup {
  const given = typeof value === 'object' && value !== null && 'decks' in value ? value.decks : undefined;
  if (!Array.isArray(given) || given.length < least || given.length > most)
    throw new RecordError('setup.decks', `expected ${least} to ${most} decks`);
  const decks = given.map((deck: unknown, i) => {
    if (!Array.isArray(deck)) throw new RecordError(`setup.decks[${i}]`, 'expected a list of card ids');
    return deck.map((id: unknown, j) => {
      if (typeof id === 'string' && known(id)) return id;
      throw new RecordError(`setup.decks[${i}][${j}]`, `${JSON.stringify(id)} is no card of this game`);
    });
  });
  return { decks };
}
