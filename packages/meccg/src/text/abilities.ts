/**
 * The cards of the pool with what each of them can do, sentence by sentence: what tests of cards are counted against.
 *
 * Keeps  the n-th ability of a card is the n-th that says something; what a card says beside its abilities (where it is
 *        played, what it takes to win it, what it is keyed to) counts as one where it has no other.
 */
import { sentence } from '@westmarch/kernel';
import { pool } from '../cards/pool.ts';
import { engine } from '../engine.ts';
import { printingsOf } from '../facts/printings.ts';
import { names, phrasesOf } from './card-text.ts';

export interface CardInPool {
  readonly id: string;
  /** Other ids under which the same card was printed. */
  readonly printings: readonly string[];
  readonly abilities: readonly string[];
}

/** Keywords and printed numbers are facts; everything else in a text does something. */
const FACTS = new Set(['keywords', 'body']);

export function cardsInPool(): readonly CardInPool[] {
  return pool.map(({ id, text, abilities }) => {
    const own = abilities.map(({ say }) => say).filter(({ key }) => key !== '');
    const beside = Object.keys(text).some((field) => !FACTS.has(field)) ? phrasesOf(id) : [];
    const said = (own.length > 0 ? own : beside.slice(-1)).map((say) =>
      sentence(engine.language, names, say),
    );
    return { id, printings: printingsOf(id), abilities: said };
  });
}
