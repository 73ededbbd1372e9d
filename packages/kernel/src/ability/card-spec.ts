/** How a game writes a card down, before the engine gives it a number. */
import type { Ability } from './abilities.ts';
import type { Definition } from './compiled.ts';
import type { Fact } from './facts.ts';

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

/** The number of a fact as the engine keeps it: a number as it is, a name by its place, a set by its bits. */
export function factValue(card: string, fact: Fact, given: number | string | readonly string[]): number {
  if (typeof given === 'number') return given;
  const indexOf = (name: string): number => {
    const at = fact.values === null ? -1 : fact.values.indexOf(name);
    if (at < 0) throw new Error(`${card}: "${name}" is no ${fact.fact}`);
    return at;
  };
  if (typeof given === 'string') return 'set' in fact ? 1 << indexOf(given) : indexOf(given);
  let bits = 0;
  for (const name of given) bits |= 1 << indexOf(name);
  return bits;
}
