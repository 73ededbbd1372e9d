/**
 * Targets in a sentence: where one is first mentioned it is said what it is, and afterwards only "that scout". So an
 * action reads "tap an untapped scout to cancel the attack", and needs no list of what is chosen before it.
 */
import { isPhrase, type Noun, type Phrase, type Term } from './phrase.ts';

/** Something definite is called by its name each time. */
const isName = (what: Phrase): boolean => {
  const [noun] = what.args;
  return typeof noun === 'object' && 'is' in noun && noun.is.definite !== undefined;
};

export class Introduction {
  readonly #what: ReadonlyMap<string, Phrase>;
  readonly #said = new Set<string>();

  constructor(what: ReadonlyMap<string, Phrase>) {
    this.#what = what;
  }

  /** It was mentioned, so that its choice needs no words of its own. */
  has(name: string): boolean {
    return this.#said.has(name);
  }

  /** The same phrase, with each target introduced at its first mention. */
  phrase(from: Phrase): Phrase {
    return { ...from, args: from.args.map((term) => this.#term(term)) };
  }

  #noun(is: Noun): Noun {
    return {
      ...is,
      adjectives: is.adjectives.map((term) => this.#term(term)),
      after: is.after.map((phrase) => this.phrase(phrase)),
      ...(is.definite === undefined ? {} : { definite: this.phrase(is.definite) }),
      ...(is.anyOf === undefined ? {} : { anyOf: is.anyOf.map((one) => this.#noun(one)) }),
    };
  }

  #term(term: Term): Term {
    if (typeof term !== 'object') return term;
    if ('target' in term) {
      const what = this.#what.get(term.target);
      if (what === undefined || (this.#said.has(term.target) && !isName(what))) return term;
      this.#said.add(term.target);
      return this.phrase(what);
    }
    if (isPhrase(term)) return this.phrase(term);
    if ('list' in term) return { ...term, list: term.list.map((part) => this.#term(part)) };
    if ('is' in term)
      return {
        is: this.#noun(term.is),
        how: typeof term.how === 'object' ? this.phrase(term.how) : term.how,
      };
    return term;
  }
}
