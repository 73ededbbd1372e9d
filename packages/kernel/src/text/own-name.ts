/**
 * A card spoken of by its name: "tap Anna". Where a sentence speaks of a person again, and nobody else can be meant, it
 * says he or she: "when Anna wins, you may tap her".
 *
 * Keeps  a new sentence begins with the name; whose gender is not known is called by name every time.
 */
import { isPhrase, type Noun, type Phrase, type Term, word } from './phrase.ts';

/** As texts speak of a card. */
export type Gender = 'he' | 'she' | 'none';

const SELF = 'this card';
/** Stands for whoever was named last: words say it where they do not know who that is. */
export const HIS_OR_HER = 'his or her';
/** Stands for what belongs to the card that speaks: his, her or its. */
export const ITS = word('its');

interface Pronouns {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
}
const PRONOUNS: Readonly<Record<Gender, Pronouns | null>> = {
  he: { subject: 'he', object: 'him', possessive: 'his' },
  she: { subject: 'she', object: 'her', possessive: 'her' },
  none: null,
};

/** A name stands as the subject where one of these comes next. */
const VERB =
  /^ (?:is|has|was|had|did|does|can|cannot|may|must|wins|won|loses|lost|takes|bears|gains|comes|exerts|exerted|used|strikes)\b/;

/** One sentence about one card, read from left to right. */
class Telling {
  readonly #name: Phrase;
  readonly #pronouns: Pronouns | null;
  /** Whoever was mentioned last is the card itself. */
  #clear = false;
  /** The sentence is about it: "while Farin is skirmishing an Orc, he has …". */
  #topic = false;

  constructor(name: Phrase, gender: Gender) {
    this.#name = name;
    this.#pronouns = PRONOUNS[gender];
  }

  /** `next` is what follows the phrase in the sentence that it stands in. */
  phrase(phrase: Phrase, next = ''): Phrase {
    const args: Term[] = [];
    for (const [i, term] of phrase.args.entries()) {
      const [, after = ''] = phrase.key.split(`{${i}}`);
      const text = after.split('{')[0];
      args.push(this.#term(term, text === '' && !after.includes('{') ? next : text));
    }
    return { ...phrase, args };
  }

  #term(term: Term, next: string): Term {
    if (typeof term !== 'object') return term;
    if (isPhrase(term)) return this.phrase(term, next);
    if ('list' in term) return { ...term, list: term.list.map((part) => this.#term(part, '')) };
    if ('is' in term) {
      const { is, how } = term;
      if (is.definite === undefined) this.#clear = false;
      return { is: this.#noun(is, next), how: typeof how === 'object' ? this.phrase(how) : how };
    }
    if ('target' in term) this.#clear = false;
    if (!('word' in term)) return term;
    if (term.word === HIS_OR_HER && this.#clear) return this.#pronouns?.possessive ?? term;
    if (term.word === ITS.word) return this.#pronouns?.possessive ?? term;
    return term.word === SELF ? this.#self(next) : term;
  }

  #self(next: string): Term {
    const acts = VERB.test(next);
    const isKnown = this.#clear || (acts && this.#topic);
    this.#clear = true;
    if (acts) this.#topic = true;
    if (!isKnown || this.#pronouns === null) return this.#name;
    return acts ? this.#pronouns.subject : this.#pronouns.object;
  }

  #noun(is: Noun, next: string): Noun {
    return {
      ...is,
      adjectives: is.adjectives.map((term) => this.#term(term, '')),
      after: is.after.map((phrase) => this.phrase(phrase)),
      ...(is.definite === undefined ? {} : { definite: this.phrase(is.definite, next) }),
      ...(is.anyOf === undefined ? {} : { anyOf: is.anyOf.map((one) => this.#noun(one, next)) }),
    };
  }
}

/** What is said of "this card", said of the card by that name. */
export const spokenOf = (phrase: Phrase, name: Phrase, gender: Gender): Phrase =>
  new Telling(name, gender).phrase(phrase);
