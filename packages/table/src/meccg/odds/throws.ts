/**
 * Every throw of the dice that something leads to, tried one after the other on copies of what the viewer knows, with
 * nothing done in between by anybody: so chances are the rules' own, whatever is added to the dice.
 *
 * Owns   finding the dice, throwing all of them, and what the rules say came of each throw.
 * Not    which options are tried, nor their words (chances.ts).
 * Keeps  only the viewer's view is read; in it nobody else holds a card, so that others seem to do nothing.
 */
import { Fate, Kind, type Sink, type State } from '@westmarch/kernel';
import { type MeccgState, meccg, rolled, strikeEnds, weighed } from '@westmarch/meccg';

/** The procedure that asks or rolls. The record of the pending decision is one for all states, and others hold it. */
export const runningIn = (s: MeccgState): string => s.engine.procedures[s.frames[s.kernel.top]].name;

/** What happened between a throw and the next decision. */
export interface Happened {
  readonly event: number;
  readonly a: number;
  readonly b: number;
  readonly n: number;
  /** Of the end of a strike: by how much it was withstood. */
  readonly margin: number;
}
/** One outcome of the dice: how often of 36 throws, in which state it leaves the game, and what was told on the way. */
export interface Thrown {
  readonly throws: number;
  readonly s: MeccgState;
  readonly happened: readonly Happened[];
  /** The first dice, with all that the rules add, exceeded what they had to. */
  readonly enough: boolean;
}
/** The choice by which dice are thrown. */
export interface AtTheDice {
  readonly s: MeccgState;
  readonly index: number;
}

/** More dice are thrown than were fixed. */
class MoreDice extends Error {}

/** Two dice of each fixed sum; other chance takes what comes first, since nobody knows more. */
class FixedSums extends Fate {
  readonly #sums: readonly number[];
  #taken = 0;
  constructor(sums: readonly number[]) {
    super([]);
    this.#sums = sums;
  }
  override take(low: number, high: number): number {
    if (low !== 1 || high !== 6) return low;
    const sum = this.#sums[this.#taken >> 1];
    if (sum === undefined) throw new MoreDice();
    const first = sum <= 7 ? 1 : 6;
    return this.#taken++ % 2 === 0 ? first : sum - first;
  }
  override copy(): FixedSums {
    return this;
  }
}

/** Room to try things in, kept for each lay-out of the state: many options are tried, one after the other. */
const rooms = new WeakMap<MeccgState['layout'], readonly [MeccgState, MeccgState, MeccgState]>();
function roomFor(view: MeccgState): readonly [MeccgState, MeccgState, MeccgState] {
  const kept = rooms.get(view.layout);
  if (kept !== undefined) return kept;
  const made = [meccg.clone(view), meccg.clone(view), meccg.clone(view)] as const;
  rooms.set(view.layout, made);
  return made;
}

/** How often nobody does anything before the dice are given up. */
const FURTHEST = 8;
/** Decisions that may stand between an option and its dice. */
const BETWEEN: ReadonlySet<string> = new Set([
  'chain of effects',
  'strike sequence',
  'corruption check',
  'influence attempt',
]);

/**
 * Goes on from a choice, doing nothing, to the one by which dice are thrown; null where none are. What is
 * found holds until the next search.
 */
export function toTheDice(view: MeccgState, index: number): AtTheDice | null {
  const [s, before] = roomFor(view);
  meccg.copy(view, s);
  meccg.copy(view, before);
  let next = index;
  for (let n = 0; n < FURTHEST && next >= 0; n++) {
    s.side.fate = new FixedSums([]);
    try {
      meccg.apply(s, next);
    } catch (thrown) {
      if (!(thrown instanceof MoreDice)) throw thrown;
      return { s: before, index: next };
    }
    s.side.fate = null;
    if (s.kernel.asked === 0 || !BETWEEN.has(runningIn(s))) return null;
    const options = meccg.options(s);
    const pass = options.find(Kind.pass, 0, 0, 0);
    next = pass < 0 ? options.find(Kind.no, 0, 0, 0) : pass;
    meccg.copy(s, before);
  }
  return null;
}

/** What one throw leads to is told here, and the first throw is looked at as it is made. */
class Listening implements Sink {
  happened: Happened[] = [];
  first = false;
  enough = false;
  also: Sink | null = null;
  readonly #atFirst: (s: MeccgState) => void;
  constructor(atFirst: (s: MeccgState) => void) {
    this.#atFirst = atFirst;
  }
  triggered(s: State, ability: number, card: number, player: number): void {
    this.also?.triggered?.(s, ability, card, player);
  }
  tell(s: State, event: number, a: number, b: number, n: number, seenBy: number): void {
    this.also?.tell(s, event, a, b, n, seenBy);
    // A sink hears of states of its own game alone.
    const { strike } = s as MeccgState;
    if (event === rolled.channel) {
      if (!this.first) {
        const { by, over } = weighed(n);
        this.enough = over !== null && a + b + by > over;
        this.#atFirst(s as MeccgState);
      }
      this.first = true;
      return;
    }
    const margin = event === strikeEnds.channel ? strike.total[b] - strike.against[b] : 0;
    this.happened.push({ event, a, b, n, margin });
  }
}

/** Three pairs of dice are the most that one choice is followed through: a strike, an answer to it, and a body check. */
const DEEPEST = 3;
const ways = (sum: number): number => 6 - Math.abs(7 - sum);

/** Who looks at the throws. */
interface Looking {
  /** Called in the state of the first throw. */
  readonly atFirst?: (s: MeccgState) => void;
  /** Made anew for each throw, to hear what comes of it. */
  readonly hears?: () => Sink;
  /** Called with every outcome. */
  readonly each: (thrown: Thrown) => void;
}

/** Throws all dice, one after the other. */
export function throwAll({ s: before, index }: AtTheDice, { atFirst, hears, each }: Looking): void {
  const [, , s] = roomFor(before);
  let looked = false;
  const listening = new Listening((at) => {
    if (!looked) atFirst?.(at);
    looked = true;
  });
  const go = (sums: readonly number[], throws: number): void => {
    meccg.copy(before, s);
    s.side.fate = new FixedSums(sums);
    listening.happened = [];
    listening.first = false;
    listening.also = hears?.() ?? null;
    try {
      meccg.apply(s, index, listening);
    } catch (thrown) {
      if (!(thrown instanceof MoreDice)) throw thrown;
      if (sums.length < DEEPEST) {
        for (let sum = 2; sum <= 12; sum++) go([...sums, sum], (throws * ways(sum)) / 36);
        return;
      }
    }
    s.side.fate = null;
    each({ throws, s, happened: listening.happened, enough: listening.enough });
  };
  go([], 36);
}
