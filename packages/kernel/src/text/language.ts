/**
 * Languages: tables that turn phrases into sentences. A second language is data of this shape, and no new code.
 */

export interface WordForms {
  readonly one: string;
  readonly other: string;
  /** What stands before a single one, where the language's rule does not give it: "un", "une". */
  readonly article?: string;
  /** A number of it is counted: "+1 sail, +2 sails", but "+2 speed". */
  readonly countable?: boolean;
}

export interface Language {
  readonly code: string;
  /** From the English key to this language's sentence; what is missing is shown in English. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, WordForms>>;
  readonly joins: {
    readonly and: string;
    readonly or: string;
    readonly then: string;
    readonly comma: string;
  };
  /** A number with a word: "{n} {word}"; and a single one: "{article} {word}". */
  readonly some: string;
  readonly single: string;
  /** The article before a sound, and what each single one of several is called. */
  readonly articles: {
    readonly usual: string;
    readonly beforeVowel: string;
    /** What counts as a vowel at the start of a text, where that is more than a letter. */
    readonly vowel?: RegExp;
  };
  readonly each: string;
  /** Words that run together: "an other" is "another". */
  readonly contractions: Readonly<Record<string, string>>;
  /** The order of adjectives, noun and what stands behind it. */
  readonly nounOrder: string;
  /** What a card is called where no noun says it. */
  readonly thing: string;
  readonly you: string;
  readonly player: string;
  readonly unknownCard: string;
}

export const english: Language = {
  code: 'en',
  sentences: {},
  words: { card: { one: 'card', other: 'cards' } },
  joins: { and: ' and ', or: ' or ', then: ', then ', comma: ', ' },
  some: '{n} {word}',
  single: '{article} {word}',
  articles: {
    usual: 'a',
    beforeVowel: 'an',
    vowel: /^(?!(?:uni|use|usu|eu|one\b|once\b))[aeiou]|^(?:hour|honest|honou?r|heir)/i,
  },
  each: 'each {word}',
  contractions: { 'an other ': 'another ' },
  nounOrder: '{adjectives} {noun} {after}',
  thing: 'card',
  you: 'you',
  player: 'player {n}',
  unknownCard: 'a card',
};

/** English with the words of a game added. */
export function englishWith(words: Language['words']): Language {
  return { ...english, words: { ...english.words, ...words } };
}
