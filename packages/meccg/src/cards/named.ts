/**
 * Cards by their name, as texts speak of them.
 *
 * Owns   which definitions have a name. Several do where a hero and a minion share it.
 * Keeps  a card that a text names counts as soon as it is in the pool, and is never met before.
 */
import { engine } from '../engine.ts';
import { allCards } from '../facts/cards.ts';
import { firstPrinting } from '../facts/printings.ts';

const UNKNOWN = -1;

export class Namesakes {
  readonly name: string;
  readonly #ids: readonly string[];
  readonly #defs: Int32Array;

  constructor(name: string, ids: readonly string[]) {
    this.name = name;
    this.#ids = ids;
    this.#defs = new Int32Array(ids.length).fill(UNKNOWN);
  }

  /** A definition is a card of this name. */
  has(def: number): boolean {
    for (let i = 0; i < this.#defs.length; i++) {
      if (this.#defs[i] === UNKNOWN && engine.has(this.#ids[i])) this.#defs[i] = engine.index(this.#ids[i]);
      if (this.#defs[i] === def) return true;
    }
    return false;
  }
}

const idsByName = new Map<string, string[]>();
for (const { id, names } of allCards) {
  const name = names['en'] ?? '';
  const ids = idsByName.get(name) ?? [];
  if (firstPrinting(id) === id) idsByName.set(name, [...ids, id]);
}

const known = new Map<string, Namesakes>();
export function cardsNamed(name: string): Namesakes {
  const ids = idsByName.get(name);
  if (ids === undefined) throw new Error(`No card is called "${name}".`);
  const found = known.get(name) ?? new Namesakes(name, ids);
  known.set(name, found);
  return found;
}
