/**
 * What a card is, as something that is told of it: "is tapped", "is in your hand", "has 2 or more sails", "is a ship".
 *
 * Owns   turning what stands before and behind a noun into a statement, where no noun is given.
 * Not    nouns themselves (render.ts), or what is true (ability/words/conditions.ts).
 */
import { counted, listed, type Noun, type Phrase, say, type Term } from './phrase.ts';

export interface Predicate {
  readonly is: Phrase;
  readonly isNot: Phrase;
}

/** What stands behind a noun and can be said with "is": places, and what was done to it. */
const PLACED = /^(?:in|at|on|not|no|assigned|bearing|borne|stacked|attached|skirmishing|without|from|under) /;
const YOURS = 'you control';
const OWNED = /^with (?!no )/;
const TOLD = /^who (?=is |has )/;

const started = (phrase: Phrase, how: RegExp, by: string): Phrase => ({
  ...phrase,
  key: phrase.key.replace(how, by),
});

/** What can follow "is", or nothing where a noun is needed to say it. */
function state({ adjectives, noun, after, definite, anyOf }: Noun): readonly Term[] | null {
  const told = after.map((phrase) => (phrase.key === YOURS ? say`under your control` : phrase));
  if (noun !== null || definite !== undefined || !told.every(({ key }) => PLACED.test(key))) return null;
  if (anyOf === undefined) return [...adjectives, ...told];
  const choices = anyOf.map(state);
  const one = choices.flatMap((choice) => (choice?.length === 1 ? choice : []));
  return one.length === anyOf.length ? [...adjectives, listed(one, 'or'), ...told] : null;
}

export function predicateOf(of: Noun): Predicate {
  const states = state(of);
  if (states !== null && states.length > 0)
    return { is: say`is ${listed(states)}`, isNot: say`is not ${listed(states)}` };
  const [only, ...more] = of.after;
  const alone = of.noun === null && of.anyOf === undefined && of.definite === undefined;
  if (alone && of.adjectives.length === 0 && only !== undefined && more.length === 0) {
    if (OWNED.test(only.key))
      return { is: started(only, OWNED, 'has '), isNot: started(only, OWNED, 'does not have ') };
    if (TOLD.test(only.key))
      return {
        is: started(only, TOLD, ''),
        isNot: started(started(only, /^who is /, 'is not '), /^who has /, 'does not have '),
      };
  }
  return { is: say`is ${counted(of, 'a')}`, isNot: say`is not ${counted(of, 'a')}` };
}

/** The name of what has one, or those of the few that may be meant. */
export function nameOf({ definite, anyOf }: Noun): Phrase | null {
  if (definite !== undefined) return definite;
  const names = anyOf?.flatMap((one) => one.definite ?? []) ?? [];
  return names.length > 0 && names.length === anyOf?.length ? say`${listed(names, 'or')}` : null;
}

/** The same of something that has a name: where it is and how; "is in play" where nothing more is asked. */
export function predicateOfNamed({ definite: _name, anyOf: _names, ...rest }: Noun): Predicate {
  const asked = rest.adjectives.length + rest.after.length > 0;
  return asked ? predicateOf(rest) : { is: say`is in play`, isNot: say`is not in play` };
}
