/** A card's text speaks of it by its name, if there is only one of it, and by its kind otherwise: "exert Boromir". */
import { type Phrase, say, spokenOf } from '@westmarch/kernel';
import type { CardFacts } from '../facts/cards.ts';

export const withOwnName = (phrase: Phrase, { unique, kind, title, gender }: CardFacts): Phrase =>
  spokenOf(phrase, unique || kind === 'site' ? say`${title}` : say`this ${kind}`, gender);
