/**
 * Sentences typed by hand, held against the words of their ability: whatever number, noun or phase such a sentence says
 * must stand somewhere among the words, and their numbers and phases in it, so that it can be clumsy but not wrong.
 */
import { type AnyWord, type Language, type Phrase, render, typedOf } from '@westmarch/kernel';
import { numbersIn } from './numbers.ts';

const nobody = { def: () => '', cardDef: () => 0, player: () => '' };

export interface TypedSentence {
  readonly text: string;
  readonly why: string;
  /** Numbers and nouns of it that the words of its ability do not have. */
  readonly unfounded: readonly string[];
  /** Numbers and phases that its own words have, and it has not. */
  readonly missing: readonly string[];
}

const isSaid = (word: AnyWord): word is AnyWord & { readonly say: Phrase } => 'say' in word;

/** Everything that the words of a tree say, typed sentences left out. */
function wordsIn(language: Language, word: AnyWord): string {
  const own = typedOf(word)?.own ?? (isSaid(word) ? word.say : null);
  const said = own === null ? '' : render(language, nobody, own);
  return [word.word, said, ...word.parts.map((part) => wordsIn(language, part))].join(' ');
}

/** Where a noun of the game stands as a word of its own. */
const has = (where: string, noun: string): boolean =>
  new RegExp(`(?<!\\p{L})${noun}s?(?!\\p{L})`, 'iu').test(where);

/**
 * Every typed sentence of an ability. `nouns` are words of the game that must not be made up; `phases` must neither be
 * made up nor left out, as numbers.
 */
export function typedSentences(
  language: Language,
  ability: AnyWord,
  nouns: readonly string[] = [],
  phases: readonly string[] = [],
  words: string = wordsIn(language, ability),
): TypedSentence[] {
  const typed = typedOf(ability);
  const inner = ability.parts.flatMap((part) => typedSentences(language, part, nouns, phases, words));
  if (typed === null || !isSaid(ability)) return inner;
  const text = render(language, nobody, ability.say);
  const own = render(language, nobody, typed.own);
  // "2 attacks (…)": how many parts there are may be said.
  const known = new Set([...numbersIn(words), ability.parts.length]);
  const said = new Set(numbersIn(text));
  const unfounded = [
    ...numbersIn(text).filter((n) => !known.has(n)),
    ...[...nouns, ...phases].filter((noun) => has(text, noun) && !has(words, noun)),
  ];
  const missing = [
    ...numbersIn(own).filter((n) => !said.has(n)),
    ...phases.filter((phase) => has(own, phase) && !has(text, phase)),
  ];
  return [{ text, why: typed.why, unfounded: unfounded.map(String), missing: missing.map(String) }, ...inner];
}
