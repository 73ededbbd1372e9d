/** The avatars that one may say one is. ME-SETUP-002 */
import { allCards } from '../facts/cards.ts';
import { sides } from '../facts/names.ts';
import { sideNamed } from '../rules/sides.ts';

export const declarable: readonly string[] = allCards.flatMap(({ avatar, alignment, names }) =>
  avatar && sides.some((name) => sideNamed(name).deck.declares && sideNamed(name).deck.avatars === alignment)
    ? [names['en'] ?? '']
    : [],
);
