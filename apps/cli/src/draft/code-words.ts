/**
 * Which words of the code a clause needs, learnt from the cards that are defined: words that cards with such clauses use,
 * and others do not.
 *
 * Why learnt: the survey speaks of the vocabulary as it was designed; what it is called in the code, the code knows.
 */
import type { Source } from './sources.ts';
import type { Clause, Surveyed } from './survey.ts';

/** A word that one card uses once says nothing. */
const LEAST = 2;
/** A word that so many of all cards use belongs to none of their clauses. */
const COMMON = 0.2;
/** How much oftener than elsewhere a word must be used to be told of a clause. */
const OFTENER = 1.5;

export class CodeWords {
  readonly #cards: readonly { readonly code: ReadonlySet<string>; readonly survey: ReadonlySet<string> }[];
  readonly #uses = new Map<string, number>();

  constructor(sources: Iterable<Source>, surveys: ReadonlyMap<string, Surveyed>) {
    // Cards without a text of their own say nothing about words.
    this.#cards = [...sources]
      .filter(({ words }) => words.length > 0)
      .map(({ id, words }) => ({
        code: new Set(words),
        survey: new Set(surveys.get(id)?.clauses.flatMap((clause) => clause.words) ?? []),
      }));
    for (const { code } of this.#cards)
      for (const word of code) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1);
  }

  /** The words that cards with this word of the survey use more than others, each with how much more. */
  #after(word: string): Map<string, number> {
    const having = this.#cards.filter(({ survey }) => survey.has(word));
    const found = new Map<string, number>();
    for (const { code } of having) for (const name of code) found.set(name, (found.get(name) ?? 0) + 1);
    for (const [name, n] of found) {
      const usual = (this.#uses.get(name) ?? 0) / this.#cards.length;
      const here = n / having.length;
      // Names of types stand in a file for reasons of its own.
      const says = n >= LEAST && usual <= COMMON && here >= OFTENER * usual && !/^[A-Z]/.test(name);
      if (!says) found.delete(name);
      else found.set(name, here * Math.log(here / usual));
    }
    return found;
  }

  /** The words that a clause most likely needs. */
  of({ words }: Clause, most: number): string[] {
    const scores = new Map<string, number>();
    for (const word of words)
      for (const [name, score] of this.#after(word)) scores.set(name, (scores.get(name) ?? 0) + score);
    return [...scores]
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, most)
      .map(([name]) => name);
  }
}
