/**
 * What would come of an option: it is tried on a copy of what the player knows, with his own further choices taken
 * as well as he can see.
 *
 * Keeps  the copy is a view, so that nothing hidden can be found out by trying. Others seem to hold nothing, so they
 *        seem to pass: what would follow once a phase has gone by is not looked at.
 */
import { running } from '@westmarch/kernel';
import { asking, type LotrTcgState, lotrTcg } from '@westmarch/lotr-tcg';
import type { Thought } from './thought.ts';

/** How good a position is for a player. */
export type Judge = (s: LotrTcgState, you: number) => number;

/** Where others may act, or he himself anew: what he tried has come to its end. */
const ACTING: ReadonlySet<string> = new Set(['action procedure', 'actions of one player']);
const DEEPEST = 3;
const WIDEST = 10;

/** One copy for each depth, used again. */
let copies: LotrTcgState[] = [];
function copyAt(depth: number, s: LotrTcgState): LotrTcgState {
  if (copies[0]?.layout !== s.layout) copies = [];
  while (copies.length <= depth) copies.push(lotrTcg.clone(s));
  return copies[depth];
}

/** Takes an option; what it is worth is settled when the phase in which he acts is left, if it is. */
function tryOut(
  s: LotrTcgState,
  index: number,
  you: number,
  acting: number,
  depth: number,
  judge: Judge,
): number {
  const within = s.engine.procedures[acting];
  let worth = NaN;
  const tell = (): void => {
    if (Number.isNaN(worth) && running(s, within) === 0) worth = judge(s, you);
  };
  lotrTcg.apply(s, index, acting === 0 ? null : { tell });
  return Number.isNaN(worth) ? settle(s, you, acting, depth, judge) : worth;
}

function settle(s: LotrTcgState, you: number, acting: number, depth: number, judge: Judge): number {
  if (s.kernel.asked !== you || depth === DEEPEST || ACTING.has(asking(s))) return judge(s, you);
  const { count } = lotrTcg.options(s);
  if (count > WIDEST) return judge(s, you);
  let best = -Infinity;
  for (let i = 0; i < count; i++) {
    const tried = copyAt(depth + 1, s);
    lotrTcg.copy(s, tried);
    best = Math.max(best, tryOut(tried, i, you, acting, depth + 1, judge));
  }
  return best;
}

/** The procedure of the phase in which he acts or has just acted, or 0. */
function actingIn(s: LotrTcgState): number {
  for (let base = s.kernel.top; base !== 0; base = s.frames[base + 2])
    if (ACTING.has(s.engine.procedures[s.frames[base]].name)) return s.frames[base];
  return 0;
}

/** How good the position would be after an option of the decision before him. */
export function after({ s, you }: Thought, index: number, judge: Judge): number {
  const tried = copyAt(0, s);
  lotrTcg.view(s, you, tried);
  return tryOut(tried, index, you, actingIn(tried), 0, judge);
}
/** How good it is now. */
export function now({ s, you }: Thought, judge: Judge): number {
  const seen = copyAt(0, s);
  lotrTcg.view(s, you, seen);
  return judge(seen, you);
}
