/**
 * Facts: what is printed on a card as a number, kept in one column per fact for all definitions.
 *
 * A game declares its facts once; definitions give values by name; filters compile to one array read. Facts that the
 * engine was told to treat as traits can be given and taken by effects: each of their names is an attribute then, and
 * a filter asks it as soon as anything in force speaks of that name.
 */
import { adjective, noun, say, word } from '../../text/phrase.ts';
import type { Gen } from '../compile/gen.ts';
import { type CardRef, type Filter, filter, type Value, value } from '../words/node.ts';
import { carries } from './traits.ts';

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
/** Any of several names, such as keywords. */
export interface SetFact<N extends string> {
  readonly fact: string;
  readonly values: readonly N[];
  readonly set: true;
  has(name: N): Filter;
}
export type Fact = NumberFact | NamedFact<string> | SetFact<string>;

/** A set keeps so many of its names in one number; wider ones have several. */
const SET_WIDTH = 31;
/** How many columns a fact takes. */
export const columnsOf = (fact: Fact): number =>
  'set' in fact ? Math.max(1, Math.ceil(fact.values.length / SET_WIDTH)) : 1;
/** In which column of its fact a name of a set stands, and as which bit. */
export const bitOf = (index: number): { readonly column: number; readonly bit: number } => ({
  column: Math.floor(index / SET_WIDTH),
  bit: 1 << (index % SET_WIDTH),
});

const column = (fact: string, it: string): string => `${fact}[s.card.def[${it}]]`;

/** Whether a card has a name of a fact: as printed, unless something in force says otherwise. */
function asked(g: Gen, fact: string, index: number, it: string, printed: string): string {
  const trait = g.engine.traits.of(fact, index);
  if (trait === null) return printed;
  const changed = `${g.ref(carries)}(s, ${g.ref(trait)}, ${it})`;
  return `(s.channel.first[${trait.channel}] === 0 ? ${printed} : ${changed})`;
}

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
        (g, v) => asked(g, fact, index, v.it, `${column(g.ref(g.engine.fact(fact)), v.it)} === ${index}`),
        as === 'noun' ? noun(name) : adjective(word(name)),
      );
    },
  };
}

export function printedSet<const N extends string>(fact: string, values: readonly N[]): SetFact<N> {
  return {
    fact,
    values,
    set: true,
    has(name) {
      const index = values.indexOf(name);
      const { column: at, bit } = bitOf(index);
      return filter(
        `${fact} ${name}`,
        [],
        (g, v) =>
          asked(g, fact, index, v.it, `(${column(g.ref(g.engine.fact(fact, at)), v.it)} & ${bit}) !== 0`),
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
