/**
 * A card's text speaks of it by its name, if it is a person or a thing of which there is only one: "tap Elrond". Events
 * and what there are many of say "this card".
 */
import { type Phrase, say, spokenOf, word } from '@westmarch/kernel';
import type { CardFacts } from '../facts/cards.ts';

const CALLED_BY_NAME: ReadonlySet<string> = new Set(['character', 'ally', 'item', 'faction', 'creature']);

export function withOwnName(phrase: Phrase, { kind, keywords, names, gender }: CardFacts): Phrase {
  const named = CALLED_BY_NAME.has(kind) && keywords.includes('unique');
  return spokenOf(phrase, named ? say`${names['en'] ?? ''}` : say`${word('this card')}`, gender);
}
