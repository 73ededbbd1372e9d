/**
 * Facts: what is printed on a card as a number, kept in one column per fact for all definitions.
 *
 * A game declares its facts once; definitions give values by name; filters compile to one array read.
 */
import { adjective, noun, say, word } from '../text/phrase.ts';
import { type CardRef, type Filter, filter, type Value, value } from './node.ts';

/** A printed number, such as a cost. */
export interface NumberFact {
  readonly fact: string;
  readonly values: null;
}
/** One of several named values, such as a type. */
export interface NamedFact<N extends string> {
  readonly fact: string;
  readonly values: readonly N[];
  is(name: N): Filter;
}
/** Any of several names, such as keywords: at most 31 of them. */
export interface SetFact<N extends string> {
  readonly fact: string;
  readonly values: readonly N[];
  readonly set: true;
  has(name: N): Filter;
}
export type Fact = NumberFact | NamedFact<string> | SetFact<string>;

const column = (fact: string, it: string): string => `${fact}[s.card.def[${it}]]`;

export const printedNumber = (fact: string): NumberFact => ({ fact, values: null });

/** `as` says how its values read: a type is a noun, a culture an adjective. */
export function printedName<const N extends string>(
  fact: string,
  values: readonly N[],
  as: 'noun' | 'adjective' = 'noun',
): NamedFact<N> {
  return {
    fact,
    values,
    is(name) {
      const index = values.indexOf(name);
      return filter(
        `${fact} ${name}`,
        [],
        (g, v) => `${column(g.ref(g.engine.fact(fact)), v.it)} === ${index}`,
        as === 'noun' ? noun(name) : adjective(word(name)),
      );
    },
  };
}

export function printedSet<const N extends string>(fact: string, values: readonly N[]): SetFact<N> {
  if (values.length > 31)
    throw new Error(`Fact "${fact}": ${values.length} names do not fit into one set of 31`);
  return {
    fact,
    values,
    set: true,
    has(name) {
      const bit = 1 << values.indexOf(name);
      return filter(
        `${fact} ${name}`,
        [],
        (g, v) => `(${column(g.ref(g.engine.fact(fact)), v.it)} & ${bit}) !== 0`,
        adjective(word(name)),
      );
    },
  };
}

/** The printed number of a card, before anything changes it. */
export const printedOf = (card: CardRef, fact: Fact): Value =>
  value(
    'printed',
    [card],
    (g, v) => column(g.ref(g.engine.fact(fact.fact)), card.js(g, v)),
    say`the printed ${word(fact.fact)} of ${card.say}`,
  );
