/** A card's text speaks of it by its name, if there is only one of it, and by its kind otherwise: "exert Boromir". */
import { isPhrase, type Noun, type Phrase, say, type Term } from '@westmarch/kernel';
import type { CardFacts } from '../facts/cards.ts';

const SELF = 'this card';

function inTerm(term: Term, name: Phrase): Term {
  if (typeof term !== 'object') return term;
  if (isPhrase(term)) return inPhrase(term, name);
  if ('list' in term) return { ...term, list: term.list.map((part) => inTerm(part, name)) };
  if ('is' in term)
    return {
      is: inNoun(term.is, name),
      how: typeof term.how === 'object' ? inPhrase(term.how, name) : term.how,
    };
  return 'word' in term && term.word === SELF ? name : term;
}

function inNoun(is: Noun, name: Phrase): Noun {
  return {
    ...is,
    adjectives: is.adjectives.map((term) => inTerm(term, name)),
    after: is.after.map((phrase) => inPhrase(phrase, name)),
    ...(is.definite === undefined ? {} : { definite: inPhrase(is.definite, name) }),
    ...(is.anyOf === undefined ? {} : { anyOf: is.anyOf.map((one) => inNoun(one, name)) }),
  };
}

const inPhrase = (phrase: Phrase, name: Phrase): Phrase => ({
  ...phrase,
  args: phrase.args.map((term) => inTerm(term, name)),
});

export function withOwnName(phrase: Phrase, { unique, kind, title }: CardFacts): Phrase {
  const name = unique || kind === 'site' ? say`${title}` : say`this ${kind}`;
  return inPhrase(phrase, name);
}
