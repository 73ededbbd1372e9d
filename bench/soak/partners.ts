/**
 * What a card asks for beside it, by the words of its text: names, peoples, cultures, keywords, kinds, and what other
 * cards bring about, such as a site under control.
 *
 * Owns   which words there are, and which cards answer them.
 * Not    decks: blocks.ts.
 * Keeps  what few cards can answer counts for more than what many can.
 */
import {
  type CardFacts,
  cultures,
  itemClasses,
  kinds,
  loadedKeywords,
  races,
  signets,
  textOf,
  unloadedKeywords,
} from '@westmarch/lotr-tcg';
import type { Luck } from '@westmarch/testkit';

/** A word, where a text asks for it, and which cards answer. */
interface Word {
  readonly name: string;
  readonly asked: RegExp;
  answers(card: CardFacts, text: string): boolean;
}

/** Words of texts that facts spell otherwise. */
const SPELLED: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bMen\b/g, 'Man'],
  [/\bElves\b/g, 'Elf'],
  [/\bDwarves\b/g, 'Dwarf'],
  [/\bNazgûl/g, 'Nazgul'],
  [/\bmounted\b/g, 'mount'],
];
const texts = new Map<string, string>();
function wordsOf({ id }: CardFacts): string {
  let text = texts.get(id);
  if (text === undefined) {
    text = SPELLED.reduce((so, [said, meant]) => so.replaceAll(said, meant), textOf(id).join(' | '));
    texts.set(id, text);
  }
  return text;
}

/** What has to come about by other cards: where a text speaks of it, and where one does it. */
const deed = (name: string, asked: RegExp, done: RegExp): Word => ({
  name,
  asked,
  answers: (_card, text) => done.test(text),
});
const DEEDS: readonly Word[] = [
  deed('control', /controls? (a|an|his|\d) .*site|sites? you control|liberate/i, /take control of a site/),
  deed('replaced site', /(^|\| )discard .* if /i, /(to|:) replace /),
  deed('borne', /bearing|borne/, /^Bearer must/),
  deed('from hand', /from (your|his|their) hand/, /from hand/),
  deed('draw deck', /draw deck/, /top .*draw deck|draw (a|\d) cards?/),
  deed('archery', /archery/, /Archery:|archery total/),
  deed('wounds', /cannot take wounds|than 1 wound/, /wound (a|an|every|\d) (ally|character|companion)/),
  deed('burdens', /burden/, /add (a|\d) burden/),
  deed('The One Ring', /The One Ring|wear/, /put on The One Ring/),
  deed('stacked', /stacked/, /stack /),
  deed('dead', /dead pile|killed/, /wound |overwhelm/),
  deed('revealed', /revealed/, /reveal .*hand/),
  deed('discarded', /(is|about to be) discarded/, /discard/),
  ...cultures.map((culture) =>
    deed(
      `${culture} token`,
      new RegExp(`${culture} token|culture tokens?|token you can spot`),
      new RegExp(`place (a|an|\\d) ${culture} token`),
    ),
  ),
];

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const whole = (name: string, flags = ''): RegExp =>
  new RegExp(String.raw`(?<!\p{L})${escaped(name)}s?(?!\p{L})`, `u${flags}`);
const real = <T extends string>(names: readonly T[]): T[] => names.filter((name) => name !== 'none');

/** What is on so many cards, or meant otherwise in texts, that it says nothing. */
const EMPTY: ReadonlySet<string> = new Set(['ring', 'site', 'Twilight', 'Fellowship', 'Ring-bearer']);
/** A fact of cards by its values; their names are written in texts as they are, or in small letters. */
const facts = (
  names: readonly string[],
  has: (card: CardFacts, name: string) => boolean,
  flags = 'i',
): Word[] =>
  real(names)
    .filter((name) => !EMPTY.has(name))
    .map((name) => ({ name, asked: whole(name, flags), answers: (card) => has(card, name) }));

const title = (name: string): Word => ({
  name: `called ${name}`,
  asked: whole(name),
  answers: (card) => card.title === name || card.name === name,
});
const HOMES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Every word that can be asked for among these cards. */
const vocabulary = (cards: readonly CardFacts[]): Word[] => [
  ...[...new Set(cards.flatMap((card) => [card.title, card.name]))].map(title),
  ...facts(cultures, (card, name) => card.culture === name, ''),
  ...facts(races, (card, name) => card.race === name, ''),
  ...facts(kinds, (card, name) => card.kind === name),
  ...facts(itemClasses, (card, name) => card.itemClasses.includes(name)),
  ...facts(['weapon'], ({ itemClasses: own }) => own.some((name) => name.endsWith('weapon'))),
  ...facts(loadedKeywords, (card, name) => Object.keys(card.loaded).includes(name)),
  ...facts(unloadedKeywords, (card, name) => card.unloaded.some((own) => own === name)),
  // Whoever speaks of marshes concerns others who do.
  ...unloadedKeywords.map((name) => deed(`about ${name}`, whole(name, 'i'), whole(name, 'i'))),
  ...real(signets).map((name) => ({
    name: `${name} signet`,
    asked: whole(`${name} signet`),
    answers: (card: CardFacts) => card.signet === name,
  })),
  ...HOMES.map((site) => ({
    name: `home is site ${site}`,
    asked: whole(`home is site ${site}`),
    answers: (card: CardFacts) => (card.home & (1 << site)) !== 0,
  })),
  ...DEEDS,
];

/** One of them; the more it weighs the likelier. */
function weighted<T>(from: readonly T[], weight: (one: T) => number, luck: Luck): T | undefined {
  const weights = from.map((one) => 1 + Math.ceil(8 * weight(one)));
  let left = weights.reduce((sum, n) => sum + n, 0);
  left = left === 0 ? 0 : luck.below(left);
  return from.find((_one, i) => (left -= weights[i]) < 0);
}

export class Partners {
  readonly #words: readonly Word[];
  readonly #answering: ReadonlyMap<string, ReadonlySet<CardFacts>>;
  readonly #cards: number;
  readonly #needs = new Map<CardFacts, readonly string[]>();

  constructor(cards: readonly CardFacts[]) {
    this.#cards = cards.length;
    this.#words = vocabulary(cards);
    const answering = new Map<string, Set<CardFacts>>();
    for (const word of this.#words) {
      const found = cards.filter((card) => word.answers(card, wordsOf(card)));
      if (found.length > 0)
        answering.set(word.name, new Set([...(answering.get(word.name) ?? []), ...found]));
    }
    this.#answering = answering;
  }

  /** What the text of a card asks for that another card can answer. */
  needsOf(card: CardFacts): readonly string[] {
    let needs = this.#needs.get(card);
    if (needs === undefined) {
      const text = wordsOf(card);
      const asked = this.#words.filter((word) => word.asked.test(text) && this.#isAnswered(word.name, card));
      needs = [...new Set(asked.map(({ name }) => name))];
      this.#needs.set(card, needs);
    }
    return needs;
  }

  /** By anyone but the card itself. */
  #isAnswered(name: string, by: CardFacts): boolean {
    const found = this.#answering.get(name);
    return found !== undefined && found.size > (found.has(by) ? 1 : 0);
  }

  #weight(name: string): number {
    return Math.log2((2 * this.#cards) / (this.#answering.get(name)?.size ?? 1));
  }

  /** How well a card answers these needs. */
  answer(card: CardFacts, needs: readonly string[]): number {
    let sum = 0;
    for (const name of needs) if (this.#answering.get(name)?.has(card) === true) sum += this.#weight(name);
    return sum;
  }

  /** A need that one of these cards answers, the rarer the likelier; and then a card that answers it, and others too. */
  pick(needs: readonly string[], from: readonly CardFacts[], luck: Luck): CardFacts | undefined {
    const answers = (name: string) => (card: CardFacts) => this.#answering.get(name)?.has(card) === true;
    const need = weighted(
      needs.filter((name) => from.some(answers(name))),
      (name) => this.#weight(name),
      luck,
    );
    if (need === undefined) return undefined;
    return weighted(from.filter(answers(need)), (card) => this.answer(card, needs) ** 2, luck);
  }
}
