/**
 * Which option a Steward came nearest to taking instead: he does not say, but his reasons do, whose weights add up to by how
 * much one is better than another.
 */
import type { Bot } from '@westmarch/bots';
import type { Decision, Options, State } from '@westmarch/kernel';

export type Reasons = ReturnType<NonNullable<Bot['reasons']>>;
export interface Closest {
  readonly index: number;
  readonly reasons: Reasons;
}

/** More are not compared: of hundreds the first are as good as any. */
const MOST_COMPARED = 16;

const sumOf = (reasons: Reasons): number => reasons.reduce((sum, { by }) => sum + by, 0);

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
    const reasons = bot.reasons?.(view, decision, options(), moment, chosen, index) ?? [];
    const by = sumOf(reasons);
    if (reasons.length === 0 || Math.abs(by) >= least) continue;
    least = Math.abs(by);
    found = { index, reasons };
  }
  return found;
}
