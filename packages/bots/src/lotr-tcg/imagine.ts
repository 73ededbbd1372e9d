/**
 * What would come of an option: it is tried on a copy of what the player knows, with his own further choices taken
 * as well as he can see.
 *
 * Keeps  the copy is a view, so that nothing hidden can be found out by trying. Others seem to hold nothing, so they
 *        seem to pass: what would follow once a phase has gone by is not looked at. Whoever foresees reckons with what they
 *        answer where a card asks them.
 */
import { Kind, running } from '@westmarch/kernel';
import { asking, type LotrTcgState, lotrTcg } from '@westmarch/lotr-tcg';
import type { Thought } from './thought.ts';

/** How good a position is for a player. */
export type Judge = (s: LotrTcgState, you: number) => number;

/** Where others may act, or he himself anew: what he tried has come to its end. */
const ACTING: ReadonlySet<string> = new Set(['action procedure', 'actions of one player']);
/** What the rules ask others by the way, and no card: that is their own affair. */
const BY_RULES: ReadonlySet<string> = new Set([
  'responses',
  'reconciling',
  'turn',
  'skirmishes',
  'assignment phase',
  'archery phase',
  'leftover minions',
  'moving',
]);
const DEEPEST = 3;
const WIDEST = 10;
/** What a card asks others is looked at this far. */
const DEEPEST_OF_OTHERS = 9;

/** One option that is being tried. */
interface Trial {
  readonly you: number;
  /** The procedure of the phase in which he acts or has just acted, or 0. */
  readonly acting: number;
  readonly judge: Judge;
  /** Others whom a card asks answer as is worst for him. */
  readonly foresees: boolean;
}

/** One copy for each depth, used again. */
let copies: LotrTcgState[] = [];
function copyAt(depth: number, s: LotrTcgState): LotrTcgState {
  if (copies[0]?.layout !== s.layout) copies = [];
  while (copies.length <= depth) copies.push(lotrTcg.clone(s));
  return copies[depth];
}

/** Takes an option; what it is worth is settled when the phase in which he acts is left, if it is. */
function tryOut(s: LotrTcgState, index: number, trial: Trial, depth: number): number {
  const { you, acting, judge } = trial;
  const within = s.engine.procedures[acting];
  let worth = NaN;
  const tell = (): void => {
    if (Number.isNaN(worth) && running(s, within) === 0) worth = judge(s, you);
  };
  lotrTcg.apply(s, index, acting === 0 ? null : { tell });
  return Number.isNaN(worth) ? settle(s, trial, depth) : worth;
}

function settle(s: LotrTcgState, trial: Trial, depth: number): number {
  const { you, judge, foresees } = trial;
  const { asked } = s.kernel;
  if (asked === 0 || ACTING.has(asking(s))) return judge(s, you);
  const isOwn = asked === you;
  if (!isOwn && (!foresees || BY_RULES.has(asking(s)))) return judge(s, you);
  if (depth >= (isOwn ? DEEPEST : DEEPEST_OF_OTHERS)) return judge(s, you);
  const options = lotrTcg.options(s);
  const { count } = options;
  // One card of a hand that nobody sees is like the next.
  const isHidden = !isOwn && count > 0 && options.kind(0) === Kind.card && s.card.def[options.a(0)] === 0;
  if (count === 0 || (count > WIDEST && !isHidden)) return judge(s, you);
  const looked = isHidden ? 1 : count;
  let found = isOwn ? -Infinity : Infinity;
  for (let i = 0; i < looked; i++) {
    const tried = copyAt(depth + 1, s);
    lotrTcg.copy(s, tried);
    const worth = tryOut(tried, i, trial, depth + 1);
    found = isOwn ? Math.max(found, worth) : Math.min(found, worth);
  }
  return found;
}

/** The procedure of the phase in which he acts or has just acted, or 0. */
function actingIn(s: LotrTcgState): number {
  for (let base = s.kernel.top; base !== 0; base = s.frames[base + 2])
    if (ACTING.has(s.engine.procedures[s.frames[base]].name)) return s.frames[base];
  return 0;
}

/** How good the position would be after an option of the decision before him. */
export function after({ s, you }: Thought, index: number, judge: Judge, foresees = false): number {
  const tried = copyAt(0, s);
  lotrTcg.view(s, you, tried);
  return tryOut(tried, index, { you, acting: actingIn(tried), judge, foresees }, 0);
}
/** How good it is now. */
export function now({ s, you }: Thought, judge: Judge): number {
  const seen = copyAt(0, s);
  lotrTcg.view(s, you, seen);
  return judge(seen, you);
}
