/**
 * How abilities of this game read: "Skirmish: exert Boromir to give a Hobbit +3 strength". Whatever is chosen, as a
 * price or by the effect, is introduced where it is first mentioned.
 */
import {
  type AnyWord,
  type Choice,
  type Cost,
  type Effect,
  Introduction,
  type Limit,
  listed,
  many,
  NOTHING,
  type Num,
  type Phrase,
  say,
  sayNum,
  sayPaid,
  type Term,
  word,
} from '@westmarch/kernel';
import { Phase, phases } from '../../state.ts';

const isChoice = (part: AnyWord): part is Choice => 'what' in part;

/** Every choice within a word, by its name. */
function choicesIn(part: AnyWord, into: Map<string, Phrase>): Map<string, Phrase> {
  if (isChoice(part)) into.set(part.name, part.what);
  for (const inner of part.parts) choicesIn(inner, into);
  return into;
}

/** The same phrases, with what is chosen introduced in the order in which they are read. */
export function told(parts: readonly AnyWord[], phrases: readonly Phrase[]): Phrase[] {
  const choices = new Map<string, Phrase>();
  for (const part of parts) choicesIn(part, choices);
  const introduction = new Introduction(choices);
  return phrases.map((phrase) => introduction.phrase(phrase));
}

const isSaid = (phrase: Phrase): boolean => phrase.key !== NOTHING.key;

/** "exert a ranger to discard a minion" */
export function sayDoing(
  costs: readonly Cost[],
  does: Effect,
  targets: readonly Choice[],
  prices: readonly Phrase[] = [],
): Phrase {
  const phrases = told([...costs, ...targets, does], [...costs.map((cost) => cost.say), does.say]);
  const effect = phrases[phrases.length - 1];
  const must = [...prices, ...phrases.slice(0, -1)].filter(isSaid);
  return sayPaid(must, effect);
}

/** Something done once, twice or more often. */
export const often = (what: Phrase, times: number): Phrase =>
  times === 1 ? what : times === 2 ? say`${what} twice` : say`${what} ${many(times, 'time')}`;

export const sayLimited = (text: Phrase, limit: Limit | undefined): Phrase => {
  if (limit === undefined) return text;
  const per = word(limit.per.name.replace(' phase', ''));
  return limit.times === 1
    ? say`${text} (once each ${per})`
    : say`${text} (at most ${many(limit.times, 'time')} each ${per})`;
};

/** "+2", "−1", or a number in words. */
export const signed = (by: Num): Phrase => (typeof by === 'number' && by > 0 ? say`+${by}` : sayNum(by));

/** A phase as it is written: the Shadow is a side, and has a capital. */
export const phaseWord = (phase: number): Term => word(phase === Phase.shadow ? 'Shadow' : phases[phase]);

/** "7, 8 or 9" */
export const numbersFrom = (from: number, to: number): Term =>
  listed(
    Array.from({ length: to - from + 1 }, (_x, i) => say`${from + i}`),
    'or',
  );
