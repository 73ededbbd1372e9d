/** Turns phrases into text: fills the places, counts words, joins lists, names cards and players. */
import type { Language, WordForms } from './language.ts';
import {
  isPhrase,
  type ListTerm,
  type Noun,
  type NounTerm,
  type Phrase,
  type Term,
  type WordTerm,
} from './phrase.ts';

/** Where names come from; a view names only what its viewer knows. */
export interface Names {
  /** The name of a definition in a language. */
  def(def: number, language: string): string;
  /** The definition of a card as far as the reader knows it, or 0. */
  cardDef(card: number): number;
  /** How the reader calls a player; empty for "player 2". */
  player(player: number): string;
}

function joinText(l: Language, parts: readonly string[], join: ListTerm['join']): string {
  if (parts.length <= 1) return parts[0] ?? '';
  if (join === 'then') return parts.join(l.joins.then);
  return `${parts.slice(0, -1).join(l.joins.comma)}${l.joins[join]}${parts[parts.length - 1]}`;
}

const formsOf = (l: Language, word: string): WordForms => l.words[word] ?? { one: word, other: `${word}s` };

function withArticle(l: Language, forms: WordForms | null, text: string): string {
  const { articles } = l;
  const usual = (articles.vowel ?? /^[aeiou]/i).test(text) ? articles.beforeVowel : articles.usual;
  const out = l.single.replace('{article}', forms?.article ?? usual).replace('{word}', text);
  for (const [apart, together] of Object.entries(l.contractions))
    if (out.startsWith(apart)) return together + out.slice(apart.length);
  return out;
}

function counted(l: Language, names: Names, term: WordTerm): string {
  const forms = formsOf(l, term.word);
  if (term.of !== undefined)
    return forms.countable === true && Math.abs(term.of) !== 1 ? forms.other : forms.one;
  if (term.count === undefined) return forms.one;
  if (term.count === 1) return withArticle(l, forms, forms.one);
  const n = typeof term.count === 'number' ? String(term.count) : render(l, names, term.count);
  return l.some.replace('{n}', n).replace('{word}', forms.other);
}

/** A noun in one number, without article: "wounded ships you control". */
function inNumber(l: Language, names: Names, is: Noun, form: 'one' | 'other'): string {
  if (is.definite !== undefined) return render(l, names, is.definite);
  if (is.anyOf !== undefined) {
    const shared = is.anyOf.map((one) => ({ ...one, adjectives: [...is.adjectives, ...one.adjectives] }));
    const list = joinText(
      l,
      shared.map((one) => inNumber(l, names, one, form)),
      'or',
    );
    return [list, ...is.after.map((phrase) => render(l, names, phrase))].join(' ');
  }
  const filled: Record<string, string> = {
    adjectives: is.adjectives.map((term) => renderTerm(l, names, term)).join(' '),
    noun: formsOf(l, is.noun ?? l.thing)[form],
    after: is.after.map((phrase) => render(l, names, phrase)).join(' '),
  };
  return l.nounOrder
    .replace(/\{(\w+)\}/g, (_all, slot: string) => filled[slot])
    .replace(/ +/g, ' ')
    .trim();
}

function nounText(l: Language, names: Names, { is, how }: NounTerm): string {
  if (is.definite !== undefined) return render(l, names, is.definite);
  if (how === 'many') return inNumber(l, names, is, 'other');
  if (typeof how === 'object')
    return l.some.replace('{n}', render(l, names, how)).replace('{word}', inNumber(l, names, is, 'other'));
  if (typeof how === 'number' && how !== 1)
    return l.some.replace('{n}', String(how)).replace('{word}', inNumber(l, names, is, 'other'));
  // "this card or a ship": what is definite takes no article, so each says its own.
  if (is.anyOf?.some((part) => part.definite !== undefined) === true && how !== 'bare')
    return [
      joinText(
        l,
        is.anyOf.map((part) => nounText(l, names, { is: part, how })),
        'or',
      ),
      ...is.after.map((phrase) => render(l, names, phrase)),
    ].join(' ');
  const one = inNumber(l, names, is, 'one');
  if (how === 'bare') return one;
  if (how === 'each') return l.each.replace('{word}', one);
  return withArticle(l, is.noun === null ? null : formsOf(l, is.noun), one);
}

function renderTerm(l: Language, names: Names, term: Term): string {
  if (typeof term === 'string') return term;
  if (typeof term === 'number') return term < 0 ? `−${-term}` : String(term);
  if (isPhrase(term)) return render(l, names, term);
  if ('list' in term)
    return joinText(
      l,
      term.list.map((part) => renderTerm(l, names, part)).filter((part) => part !== ''),
      term.join,
    );
  if ('target' in term)
    return term.target === 'it'
      ? formsOf(l, 'it').one
      : render(l, names, { key: 'that {0}', args: [{ word: term.target }] });
  if ('is' in term) return nounText(l, names, term);
  if ('word' in term) return counted(l, names, term);
  if ('player' in term) return names.player(term.player) || l.player.replace('{n}', String(term.player));
  const def = term.def ?? names.cardDef(term.card ?? 0);
  return def === 0 ? l.unknownCard : names.def(def, l.code);
}

/** A phrase in a language. */
export function render(l: Language, names: Names, phrase: Phrase): string {
  const sentence = l.sentences[phrase.key] ?? phrase.key;
  return sentence.replace(/\{(\d+)\}/g, (_all, index: string) => {
    const term = phrase.args[Number(index)];
    return term === undefined ? '' : renderTerm(l, names, term);
  });
}

/** The same as a sentence of its own: a capital letter first, a full stop last. */
export function sentence(l: Language, names: Names, phrase: Phrase): string {
  const text = render(l, names, phrase).trim();
  if (text === '') return '';
  const capital = text.charAt(0).toLocaleUpperCase(l.code) + text.slice(1);
  return /[.!?:]$/.test(capital) ? capital : `${capital}.`;
}
