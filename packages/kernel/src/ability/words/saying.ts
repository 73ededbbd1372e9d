/**
 * Sentences typed by hand, where what the words make of an ability cannot be read by a person. Each says why it is
 * needed, and keeps what the words say, so that a check can hold the two against each other.
 */
import { NOTHING, type Phrase } from '../../text/phrase.ts';

/** What was typed over, and why. */
export interface Typed {
  readonly own: Phrase;
  readonly why: string;
}

export const TYPED = Symbol('typed');

/** The same ability, condition or effect in words of one's own. */
export const saying = <T extends { readonly say: Phrase }>(what: T, text: Phrase, why: string): T => ({
  ...what,
  say: text,
  [TYPED]: { own: what.say, why } satisfies Typed,
});

/** What was typed over here, if anything. */
export function typedOf(what: object): Typed | null {
  return TYPED in what ? (what[TYPED] as Typed) : null;
}

/** The same without words: another sentence of its card says it too, or nobody needs to read it. */
export const silent = <T extends { readonly say: Phrase }>(what: T): T => ({ ...what, say: NOTHING });

/**
 * The same in words of the game's own: a new word, made from its parts or shared by several cards, and no sentence of
 * a card, so that it stands where words do. It is held against its parts as typed sentences are.
 */
export const worded = <T extends { readonly say: Phrase }>(what: T, text: Phrase): T => ({
  ...what,
  say: text,
  [TYPED]: { own: what.say, why: '' } satisfies Typed,
});
