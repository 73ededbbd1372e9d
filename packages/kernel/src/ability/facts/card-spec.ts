/** How a game writes a card down, before the engine gives it a number. */

import type { Definition } from '../compile/compiled.ts';
import type { Ability } from '../words/abilities.ts';
import { bitOf, columnsOf, type Fact } from './facts.ts';

/** A card as it is written down. */
export interface CardSpec {
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  /** Numbers, names and sets of names, by fact. */
  readonly facts?: Readonly<Record<string, number | string | readonly string[]>>;
  readonly abilities?: readonly Ability[];
}

/** What a face is to whoever may not know it. */
export const UNKNOWN: Definition = {
  index: 0,
  id: '?',
  names: { en: 'a card' },
  abilities: [],
  standing: [],
  elsewhere: [],
  actions: [],
  prepared: true,
};

/** A fact as the engine keeps it, column by column: a number as it is, a name by its place, a set by its bits. */
export function factValues(
  card: string,
  fact: Fact,
  given: number | string | readonly string[],
): readonly number[] {
  if (typeof given === 'number') return [given];
  const indexOf = (name: string): number => {
    const at = fact.values === null ? -1 : fact.values.indexOf(name);
    if (at < 0) throw new Error(`${card}: "${name}" is no ${fact.fact}`);
    return at;
  };
  if (!('set' in fact)) {
    if (typeof given !== 'string') throw new Error(`${card}: "${fact.fact}" takes one name, not several`);
    return [indexOf(given)];
  }
  const columns = Array.from({ length: columnsOf(fact) }, () => 0);
  for (const name of typeof given === 'string' ? [given] : given) {
    const { column, bit } = bitOf(indexOf(name));
    columns[column] |= bit;
  }
  return columns;
}
