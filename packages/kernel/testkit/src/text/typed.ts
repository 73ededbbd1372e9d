/**
 * Sentences typed by hand, held against the words of their ability: whatever number or noun such a sentence says must
 * stand somewhere among the words, so that it can be clumsy but not wrong.
 */
import { type AnyWord, type Language, type Phrase, render, typedOf } from '@westmarch/kernel';
import { numbersIn } from './numbers.ts';

const nobody = { def: () => '', cardDef: () => 0, player: () => '' };

export interface TypedSentence {
  readonly text: string;
  readonly why: string;
  /** Numbers and nouns of it that the words of its ability do not have. */
  readonly unfounded: readonly string[];
}

const isSaid = (word: AnyWord): word is AnyWord & { readonly say: Phrase } => 'say' in word;

/** Everything that the words of a tree say, typed sentences left out. */
function wordsIn(language: Language, word: AnyWord): string {
  const own = typedOf(word)?.own ?? (isSaid(word) ? word.say : null);
  const said = own === null ? '' : render(language, nobody, own);
  return [word.word, said, ...word.parts.map((part) => wordsIn(language, part))].join(' ');
}

/** Every typed sentence of an ability. `nouns` are the words of the game that must not be made up. */
export function typedSentences(
  language: Language,
  ability: AnyWord,
  nouns: readonly string[],
): TypedSentence[] {
  const typed = typedOf(ability);
  const inner = ability.parts.flatMap((part) => typedSentences(language, part, nouns));
  if (typed === null || !isSaid(ability)) return inner;
  const text = render(language, nobody, ability.say);
  const words = wordsIn(language, ability);
  const known = new Set(numbersIn(words));
  const has = (where: string, noun: string): boolean =>
    new RegExp(`(?<!\\p{L})${noun}s?(?!\\p{L})`, 'iu').test(where);
  const unfounded = [
    ...numbersIn(text)
      .filter((n) => !known.has(n))
      .map(String),
    ...nouns.filter((noun) => has(text, noun) && !has(words, noun)),
  ];
  return [{ text, why: typed.why, unfounded }, ...inner];
}
