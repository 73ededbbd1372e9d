/**
 * The vocabulary's grammar: conditions, values, filters, cards and players that abilities are put together from.
 *
 * Owns   what every word has: how it becomes code, and how it reads.
 * Not    any single word; those stand in the files beside this one, and in the games.
 * Keeps  words are data: they can be walked, counted, compiled and rendered, and hold no state.
 */
import { counted, type Noun, type Phrase, say } from '../../text/phrase.ts';
import type { Gen } from '../compile/gen.ts';

/**
 * What generated code can talk about. Everywhere in it `s` is the state, `self` the card that the ability is on,
 * `you` its controller, and `a`, `b`, `n` what the event was about.
 */
export interface Vars {
  /** The card that a filter looks at. */
  readonly it: string;
  /** Within a count: the card that the filter around it looks at. */
  readonly outer?: string;
  /** Where a named target or remembered number of this ability is kept. */
  readonly slot: (name: string) => string;
}

/** A named target or number was used where there is nothing to remember it. */
export class UsesSlot extends Error {}

/** Outside an effect there is nothing remembered yet. */
export const noSlots: Vars = {
  it: 'it',
  slot(name) {
    throw new UsesSlot(`"${name}" can only be used within the effect of an ability`);
  },
};

interface Word<K extends string> {
  readonly kind: K;
  readonly word: string;
  readonly parts: readonly AnyWord[];
  js(g: Gen, v: Vars): string;
  readonly say: Phrase;
}

/** True or false. */
export interface Condition extends Word<'condition'> {
  /** The ledger rule that a failed condition cites; empty where the card itself is the reason. */
  readonly rule?: string;
  /** How its opposite reads, where "not" alone would be clumsy. */
  readonly sayNot?: Phrase;
  /** How it reads behind what it is a condition of, where it can: "+1 speed against pirates". */
  readonly behind?: Phrase;
  /** It is asked for when the action is declared, and never again: about the moment, or about what the price uses up. */
  readonly atDeclaration?: true;
  /** It can hold only while this does, which asks about no card: so cards are passed over while it does not. */
  readonly within?: Condition;
}
/** A number. */
export interface Value extends Word<'value'> {
  /** It is so many for each of something: "+2 speed for each ship" reads better than twice a number. */
  readonly perEach?: { readonly factor: number; readonly each: Phrase };
}
/** True or false of the card `it`. */
export interface Filter extends Word<'filter'> {
  /** What such a card is called. */
  readonly noun: Noun;
  /** It is asked for when the card is chosen, and need not be true any more when the ability resolves. */
  readonly atDeclaration?: true;
}
/** One card. */
export type CardRef = Word<'card'>;
/** One player. */
export type PlayerRef = Word<'player'>;

export const isCondition = (part: AnyWord): part is Condition => part.kind === 'condition';

export interface AnyWord {
  readonly kind: string;
  readonly word: string;
  readonly parts: readonly AnyWord[];
}

type Emit = (g: Gen, v: Vars) => string;

const made =
  <K extends string>(kind: K) =>
  (word: string, parts: readonly AnyWord[], js: Emit, say: Phrase): Word<K> => ({
    kind,
    word,
    parts,
    js,
    say,
  });

export const condition = (
  word: string,
  parts: readonly AnyWord[],
  js: Emit,
  say: Phrase,
  sayNot?: Phrase,
): Condition => ({
  ...made('condition')(word, parts, js, say),
  ...(sayNot === undefined ? {} : { sayNot }),
});
export const value = (word: string, parts: readonly AnyWord[], js: Emit, say: Phrase): Value =>
  made('value')(word, parts, js, say);
export const filter = (word: string, parts: readonly AnyWord[], js: Emit, noun: Noun): Filter => ({
  ...made('filter')(word, parts, js, say`${counted(noun, 'a')}`),
  noun,
});
export const cardRef = made('card');
export const playerRef = made('player');

/** Every word used in a tree, with how often: what the vocabulary survey counts. */
export function wordsOf(node: AnyWord, into = new Map<string, number>()): Map<string, number> {
  into.set(node.word, (into.get(node.word) ?? 0) + 1);
  for (const part of node.parts) wordsOf(part, into);
  return into;
}
