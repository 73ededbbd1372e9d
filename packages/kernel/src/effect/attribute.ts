/**
 * Attributes: numbers of a card that other cards may change. One question gives the value; the same fold, asked to
 * explain, gives every contribution.
 *
 * Keeps  modifiers apply in order of stage, then of age; values are kept only while nothing can change.
 */
import type { State } from '../arena/state.ts';
import type { NounTerm, Phrase } from '../text/phrase.ts';

export interface Attribute {
  readonly name: string;
  /** Its list of modifiers. */
  readonly channel: number;
  /** Its place in the table of kept values; −1: worked out each time. */
  readonly kept: number;
  /** The value before anything changes it. */
  base(s: State, card: number): number;
  /** The value never falls below this. */
  readonly least: number;
  /**
   * How a change of it reads, where "each ship has +1 speed" would be clumsy: with whose it is, by how much in words,
   * and as a number where it is one. A modifier that sets a mark says what that means.
   */
  readonly reads?: (whose: NounTerm, by: Phrase, amount: number) => Phrase;
  /** What the modifiers in force make of a number: generated, and anew when further cards are prepared. */
  fold: (s: State, card: number, total: number) => number;
}

/** What a game may say about an attribute beside its base. */
export interface AttributeSpec {
  /** The value never falls below this. */
  readonly least?: number;
  /** It is asked for so often that its values are kept while nothing changes, at eight bytes a card and state. */
  readonly hot?: boolean;
  readonly reads?: NonNullable<Attribute['reads']>;
}

/** The order in which modifiers apply, unless a game says otherwise. */
export const Stage = { set: 1, add: 2, multiply: 3, limit: 4 } as const;

/** Values that depend on values go no deeper than this; a number that depends on itself would go on for ever. */
const DEEPEST = 24;

function inCircles(s: State, attribute: Attribute, card: number): Error {
  s.side.depth = 0;
  const { names, id } = s.engine.definitions[s.card.def[card]];
  return new Error(
    `The ${attribute.name} of ${names['en'] ?? id} depends on itself: a modifier of it asks for it again.`,
  );
}

function fold(s: State, attribute: Attribute, card: number): number {
  if (++s.side.depth > DEEPEST) throw inCircles(s, attribute, card);
  const total = attribute.fold(s, card, attribute.base(s, card));
  s.side.depth--;
  return total < attribute.least ? attribute.least : total;
}

/** The value of an attribute of a card, everything counted. */
export function valueOf(s: State, attribute: Attribute, card: number): number {
  const { side } = s;
  if (!side.still || attribute.kept < 0) return fold(s, attribute, card);
  const key = attribute.kept * s.card.def.length + card;
  if (side.keptStamp[key] === side.stamp) return side.keptValue[key];
  const value = fold(s, attribute, card);
  side.keptStamp[key] = side.stamp;
  side.keptValue[key] = value;
  return value;
}

/** What is in force of a mark, which is 0 by itself: mostly nothing on the table sets it, and that is asked first. */
export const markOf = (s: State, mark: Attribute, card: number): number =>
  s.channel.first[mark.channel] === 0 ? 0 : valueOf(s, mark, card);
/** A mark is set: something makes it more than 0. */
export const isMarked = (s: State, mark: Attribute, card: number): boolean => markOf(s, mark, card) > 0;

/**
 * The value of an attribute when it is used on another card: what counts only against some counts then. Never kept,
 * because it depends on both.
 */
export function valueAgainst(s: State, attribute: Attribute, card: number, other: number): number {
  const { side } = s;
  const { against, still } = side;
  side.against = other;
  // Nothing that is asked for on the way may be kept either.
  side.still = false;
  const value = fold(s, attribute, card);
  side.against = against;
  side.still = still;
  return value;
}

/** One term of a value: what it was, what it became, through which card and ability. */
export interface Contribution {
  readonly source: number;
  readonly ability: number;
  readonly before: number;
  readonly after: number;
  readonly say: Phrase;
  readonly rules: readonly string[];
}

export interface Breakdown {
  readonly base: number;
  readonly terms: readonly Contribution[];
  readonly value: number;
}

/** Why a value is what it is: the same fold, with every step that changed it; where it is used on another card, there. */
export function breakdown(s: State, attribute: Attribute, card: number, other = 0): Breakdown {
  const { side } = s;
  const { against, still } = side;
  side.against = other;
  side.still = false;
  const told = foldTold(s, attribute, card);
  side.against = against;
  side.still = still;
  return told;
}
function foldTold(s: State, attribute: Attribute, card: number): Breakdown {
  const base = attribute.base(s, card);
  const terms: Contribution[] = [];
  let total = base;
  for (let row = s.channel.first[attribute.channel]; row !== 0; row = s.effect.next[row]) {
    const ability = s.effect.ability[row];
    const compiled = s.engine.abilities[ability];
    const after = compiled.fold(s, row, card, total);
    if (after !== total)
      terms.push({
        source: s.effect.source[row],
        ability,
        before: total,
        after,
        say: compiled.say,
        rules: compiled.rules,
      });
    total = after;
  }
  return { base, terms, value: Math.max(total, attribute.least) };
}
