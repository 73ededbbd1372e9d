/**
 * Traits: names of facts that effects can give to a card and take from it, such as a keyword. Each is an attribute: 1 or
 * more while the card has it, 0 while it has not, starting from what is printed.
 */
import type { State } from '../../arena/state.ts';
import { type Attribute, valueOf } from '../../effect/attribute.ts';
import type { FactTable } from './fact-table.ts';

type Declare = (name: string, base: (s: State, card: number) => number) => Attribute;

export class Traits {
  readonly #facts: FactTable;
  readonly #byFact = new Map<string, readonly Attribute[]>();

  constructor(facts: FactTable, names: readonly string[], declare: Declare) {
    this.#facts = facts;
    for (const fact of names) {
      const values = facts.fact(fact).values ?? [];
      this.#byFact.set(
        fact,
        values.map((name, i) => declare(name, facts.reader(fact, i))),
      );
    }
  }

  /** The attribute that a name of a fact is asked by; null where nothing can change it. */
  of(fact: string, index: number): Attribute | null {
    return this.#byFact.get(fact)?.[index] ?? null;
  }

  /** The attribute of a name, for effects that give or take it. */
  named(fact: string, name: string): Attribute {
    const found = this.of(fact, this.#indexOf(fact, name));
    if (found === null) throw new Error(`"${name}" is no ${fact} that can be given or taken.`);
    return found;
  }

  /** Whether a card on the table has a name of a fact now: for rules, as filters are for cards. */
  has(fact: string, name: string): (s: State, card: number) => boolean {
    const index = this.#indexOf(fact, name);
    if (index < 0) throw new Error(`"${name}" is no ${fact}.`);
    const printed = this.#facts.reader(fact, index);
    const trait = this.of(fact, index);
    if (trait === null) return (s, card) => printed(s, card) === 1;
    return (s, card) =>
      s.channel.first[trait.channel] === 0 ? printed(s, card) === 1 : carries(s, trait, card);
  }

  #indexOf(fact: string, name: string): number {
    return this.#facts.fact(fact).values?.indexOf(name) ?? -1;
  }
}

/** A card has a trait now. */
export const carries = (s: State, trait: Attribute, card: number): boolean => valueOf(s, trait, card) > 0;
