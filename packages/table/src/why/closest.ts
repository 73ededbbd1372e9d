/**
 * Which option a Steward came nearest to taking instead: he does not say, but his reasons do, whose weights add up to by how
 * much one is better than another.
 */
import type { Bot } from '@westmarch/bots';
import { type Decision, Kind, type Options, type State } from '@westmarch/kernel';

export type Reasons = ReturnType<NonNullable<Bot['reasons']>>;
export interface Closest {
  readonly index: number;
  readonly reasons: Reasons;
}

/** More are not compared: of hundreds the first are as good as any. */
const MOST_COMPARED = 16;

const sumOf = (reasons: Reasons): number => reasons.reduce((sum, { by }) => sum + by, 0);

/** Where what is said of a no is what is said of the yes, it is turned round: what speaks against the one is for the other. */
const reasonsAgainst = (no: Reasons, yes: Reasons): Reasons =>
  sumOf(no) * sumOf(yes) > 0 ? no.map((reason) => ({ ...reason, by: -reason.by })) : no;

/** Of the `others`, the one that he thought nearly as good as what he chose; null where he says nothing. */
export function closestOf<S extends State>(
  bot: Bot<S>,
  asked: readonly [view: S, decision: Decision, options: () => Options, moment: number],
  chosen: number,
  others: readonly number[],
): Closest | null {
  const [view, decision, options, moment] = asked;
  let found: Closest | null = null;
  let least = Infinity;
  for (const index of others.slice(0, MOST_COMPARED)) {
    const of = (one: number, other: number): Reasons =>
      bot.reasons?.(view, decision, options(), moment, one, other) ?? [];
    const isRefused = options().kind(chosen) === Kind.no && options().kind(index) === Kind.yes;
    const reasons = isRefused ? reasonsAgainst(of(chosen, index), of(index, chosen)) : of(chosen, index);
    const by = sumOf(reasons);
    if (reasons.length === 0 || Math.abs(by) >= least) continue;
    least = Math.abs(by);
    found = { index, reasons };
  }
  return found;
}
