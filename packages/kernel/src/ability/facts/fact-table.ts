/**
 * Where the facts of all definitions are kept: one column per fact, of fixed length, so that code which was generated
 * for the first cards still reads the right numbers when further cards are defined.
 */
import type { State } from '../../arena/state.ts';
import { type CardSpec, factValues } from './card-spec.ts';
import { bitOf, columnsOf, type Fact } from './facts.ts';

/** More definitions than any game has. */
export const MOST_DEFINITIONS = 8192;

interface Entry {
  readonly fact: Fact;
  readonly columns: readonly Int32Array[];
}

export class FactTable {
  readonly #facts = new Map<string, Entry>();

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) {
      const columns = Array.from({ length: columnsOf(fact) }, () => new Int32Array(MOST_DEFINITIONS));
      this.#facts.set(fact.fact, { fact, columns });
    }
  }

  #entry(name: string): Entry {
    const found = this.#facts.get(name);
    if (found === undefined) throw new Error(`This game has no fact "${name}".`);
    return found;
  }

  fact(name: string): Fact {
    return this.#entry(name).fact;
  }

  column(name: string, at = 0): Int32Array {
    return this.#entry(name).columns[at];
  }

  /** Everything known of one definition, fact by fact. */
  of(def: number): string {
    return [...this.#facts]
      .map(([name, { columns }]) => `${name}:${columns.map((c) => c[def]).join(',')}`)
      .join(' ');
  }

  set(def: number, spec: CardSpec): void {
    if (def >= MOST_DEFINITIONS)
      throw new Error(`${spec.id}: more than ${MOST_DEFINITIONS - 1} cards are more than one pool can hold.`);
    for (const [name, given] of Object.entries(spec.facts ?? {})) {
      const entry = this.#facts.get(name);
      if (entry === undefined) throw new Error(`${spec.id}: this game has no fact "${name}".`);
      for (const [at, value] of factValues(spec.id, entry.fact, given).entries())
        entry.columns[at][def] = value;
    }
  }

  /** A reader of one name of a fact: 1 if it is printed on a card on the table, otherwise 0. */
  reader(name: string, index: number): (s: State, card: number) => number {
    const { fact, columns } = this.#entry(name);
    if (!('set' in fact)) return (s, card) => (columns[0][s.card.def[card]] === index ? 1 : 0);
    const { column, bit } = bitOf(index);
    return (s, card) => ((columns[column][s.card.def[card]] & bit) === 0 ? 0 : 1);
  }
}
