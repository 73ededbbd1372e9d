/**
 * A game in which somebody listens to the dice, in every scenario: what is said of a roll adds up to what the rules add
 * to it, and to what they ask for.
 *
 * Keeps  a card or a rule that rolls says every term with its cause, or its own test fails.
 */
import type { Sink } from '@westmarch/kernel';
import { rolled, weighed } from '../src/rules/dice.ts';
import { type Term, termsNow } from '../src/rules/terms.ts';

const sum = (terms: readonly Term[]): number => terms.reduce((all, { by }) => all + by, 0);

function weigh(n: number): void {
  const { by, over } = weighed(n);
  const { terms, needed, subject } = termsNow();
  if (sum(terms) !== by)
    throw new Error(`a roll adds ${by}, and says that it adds ${JSON.stringify(terms.map(inShort))}`);
  if (over !== null && needed.length > 0 && sum(needed) !== over)
    throw new Error(`a roll must exceed ${over}, and says ${JSON.stringify(needed.map(inShort))}`);
  for (const { by: part, why, card, value } of terms)
    if (why === '' && card === 0 && value === null && subject?.kind !== 'keeping')
      throw new Error(`a roll adds ${part} without a cause`);
}
const inShort = ({ by, why, card, value }: Term): string =>
  `${by} ${value === null ? `${why} ${card}` : value.attribute.name}`;

export const ear: Sink = {
  tell(_s, event, _first, _second, n) {
    if (event === rolled.channel) weigh(n);
  },
};
