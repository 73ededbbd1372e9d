/**
 * Phrases: what the kernel and the games have to say, before it is put into a language.
 *
 * A phrase is a sentence with places left open, and what goes there. The English sentence is its key; another
 * language is a table from keys to sentences of its own, with the places in its own order.
 */

/** A card on the table, or a definition: shown by its name. */
export interface CardTerm {
  readonly card?: number;
  readonly def?: number;
}
/** A player: shown by name, or as "you". */
export interface PlayerTerm {
  readonly player: number;
}
/** A word of the game, such as an attribute, with its plural and article in each language. */
export interface WordTerm {
  readonly word: string;
  /** So many of them; one is shown with its article. */
  readonly count?: number | Phrase;
  /** In the form that goes with so many, without the number: "+1 strike", "+2 strikes". */
  readonly of?: number;
}
/** A target by its name: "a ship" where it is first mentioned, "that ship" afterwards. */
export interface TargetTerm {
  readonly target: string;
}
/** What a card is, put together from adjectives, a noun and what stands behind it; or something definite. */
export interface Noun {
  readonly adjectives: readonly Term[];
  /** A word of the game; null where none is given. */
  readonly noun: string | null;
  /** It gives way to any other noun: an old character who is a scout is an old scout. */
  readonly weak?: boolean;
  readonly after: readonly Phrase[];
  /** "this card", which takes neither number nor article. */
  readonly definite?: Phrase;
  /** One of these nouns. */
  readonly anyOf?: readonly Noun[];
}
/** A noun with its number: "a ship you control", "each ship", "2 ships", "ships". */
export interface NounTerm {
  readonly is: Noun;
  readonly how: 'a' | 'each' | 'many' | 'bare' | number | Phrase;
}
/** Several, joined as the language joins them. */
export interface ListTerm {
  readonly list: readonly Term[];
  readonly join: 'and' | 'or' | 'then';
}
export type Term =
  | string
  | number
  | Phrase
  | CardTerm
  | PlayerTerm
  | WordTerm
  | NounTerm
  | ListTerm
  | TargetTerm;

export interface Phrase {
  readonly key: string;
  readonly args: readonly Term[];
  /** It is a statement, not an order: "until the end of the turn, ships may not sail". */
  readonly states?: boolean;
}

/** The same phrase as a statement, where it might be taken for an order. */
export const stating = (phrase: Phrase, states = true): Phrase => ({ ...phrase, states });

/** say`${ofCard(c)} is exhausted` */
export function say(parts: TemplateStringsArray, ...args: Term[]): Phrase {
  let key = parts[0];
  for (let i = 0; i < args.length; i++) key += `{${i}}${parts[i + 1]}`;
  return { key, args };
}

export const ofCard = (card: number): CardTerm => ({ card });
export const ofDef = (def: number): CardTerm => ({ def });
export const ofPlayer = (player: number): PlayerTerm => ({ player });
export const word = (name: string): WordTerm => ({ word: name });
/** A word in the form that goes with a number that stands elsewhere. */
export const wordFor = (name: string, of: number): WordTerm => ({ word: name, of });
export const target = (name: string): TargetTerm => ({ target: name });
export const many = (count: number | Phrase, name: string): WordTerm => ({ word: name, count });
export const listed = (list: readonly Term[], join: ListTerm['join'] = 'and'): ListTerm => ({ list, join });
export const noun = (name: string): Noun => ({ adjectives: [], noun: name, after: [] });
export const weakNoun = (name: string): Noun => ({ adjectives: [], noun: name, weak: true, after: [] });
export const adjective = (term: Term): Noun => ({ adjectives: [term], noun: null, after: [] });
export const behind = (phrase: Phrase): Noun => ({ adjectives: [], noun: null, after: [phrase] });
export const definite = (phrase: Phrase): Noun => ({
  adjectives: [],
  noun: null,
  after: [],
  definite: phrase,
});
export const counted = (is: Noun, how: NounTerm['how']): NounTerm => ({ is, how });
export const NOTHING: Phrase = { key: '', args: [] };

export const isPhrase = (term: Term): term is Phrase => typeof term === 'object' && 'key' in term;
