/** Cards by name: all that the game has, and which is meant where several have one name. */
import { allCards as facts } from '../facts/cards.ts';
import { type SideName, sides } from '../facts/names.ts';
import { firstPrinting } from '../facts/printings.ts';
import { characterOf, dragonCharacters } from '../rules/dragons/characters.ts';
import { sideNamed } from '../rules/sides.ts';
import { type PlainFields, textOf } from './build.ts';

export const allCards = {
  of: 'MECCG',
  list: (): readonly { readonly id: string; readonly name: string }[] =>
    [...facts, ...dragonCharacters].map(({ id, names }) => ({
      id,
      name: (names['en'] ?? id).trim(),
    })),
  firstPrinting,
};

/** The kind of player that a position names; a Wizard player unless it does. */
export const sideGiven = (player: PlainFields): SideName =>
  sides.find((side) => side === textOf(player['side'])) ?? 'wizard';

/** That which a player of this kind plays, in the order of what is his own. */
export function whichOf(ids: readonly string[], player: PlainFields): string | undefined {
  const named = facts.filter(({ id }) => ids.includes(id));
  // Whoever is a Dragon has that creature as a character.
  const himself = characterOf(textOf(player['declared']))?.id;
  if (himself !== undefined && ids.includes(himself)) return himself;
  for (const alignment of sideNamed(sideGiven(player)).plays) {
    const own = named.find((card) => card.alignment === alignment);
    if (own !== undefined) return own.id;
  }
  return undefined;
}
