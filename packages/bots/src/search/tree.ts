/**
 * The tree of a search: what was tried after what, in whatever worlds it could be tried.
 *
 * Owns   which branch is tried next, and what is learnt of it.
 * Keeps  a branch is known by what is done with which card, never by the number of a card that nobody has seen: the same
 *        deed in two worlds is the same branch. Players are told apart, and each looks after himself.
 */
import type { Options, State } from '@westmarch/kernel';
import { Kind } from '@westmarch/kernel';

export interface Branch {
  /** Games in which it was open, and in which it was taken. */
  open: number;
  taken: number;
  /** What they were worth to whoever chooses here, added up. */
  worth: number;
  /** How often the policy would have taken it, of the times that it was asked. */
  advised: number;
  child: Node | null;
}

export class Node {
  readonly branches = new Map<number, Branch>();
  /** How often the policy was asked here. */
  asked = 0;
  visits = 0;
}

const ROW = 1 << 16;
const WORD = 0x10000;

/** Cards that were seen when the search began are known by their rows, all others by what they are. */
export type Seen = Uint8Array;
export function seenIn(view: State): Seen {
  const seen = new Uint8Array(view.card.def.length);
  for (let row = 1; row < seen.length; row++) seen[row] = view.card.def[row] === 0 ? 0 : 1;
  return seen;
}

/** What an option is, in every world: its kind, its card and two numbers. */
export function keyOf(s: State, options: Options, i: number, seen: Seen): number {
  const kind = options.kind(i);
  let a = options.a(i);
  if ((kind === Kind.card || kind === Kind.action) && a > 0 && a < seen.length)
    a = seen[a] === 1 ? a : ROW + s.card.def[a];
  return (
    ((kind * 2 * ROW + (a & (2 * ROW - 1))) * WORD + (options.b(i) & 0xffff)) * WORD + (options.n(i) & 0xffff)
  );
}

/** As many branches are tried at a node that was visited so often: at wide decisions few at first. */
const widthOf = (visits: number): number => 2 + Math.floor(1.5 * Math.sqrt(visits));
/** How much of the attention goes to what the policy advises. */
const ADVICE = 0.6;
/** The policy is asked again in so many worlds. */
const ASKED = 3;

export const wantsAdvice = (node: Node): boolean => node.asked < ASKED;

const found: Branch[] = [];

/** Which option is tried now: what did well so far, what the policy advises, and what is hardly known. */
export function nextOf(
  node: Node,
  s: State,
  options: Options,
  seen: Seen,
  advised: number,
  curiosity: number,
): number {
  const { count } = options;
  found.length = 0;
  let tried = 0;
  let total = 0;
  let open = 0;
  for (let i = 0; i < count; i++) {
    const key = keyOf(s, options, i, seen);
    let branch = node.branches.get(key);
    if (branch === undefined) {
      branch = { open: 0, taken: 0, worth: 0, advised: 0, child: null };
      node.branches.set(key, branch);
    }
    branch.open++;
    if (i === advised) branch.advised++;
    if (branch.taken > 0) tried++;
    total += branch.worth;
    open += branch.taken;
    found.push(branch);
  }
  if (advised >= 0) node.asked++;
  node.visits++;
  // What was never tried is thought to be a little worse than what was.
  const unknown = open === 0 ? 0.5 : total / open - 0.02;
  const mayWiden = tried < widthOf(node.visits);
  let best = -1;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const { taken, worth, open: seenOpen, advised: by } = found[i];
    if (taken === 0 && !mayWiden && by === 0) continue;
    const share = node.asked === 0 ? 1 / count : (ADVICE * by) / node.asked + (1 - ADVICE) / count;
    const mean = taken === 0 ? unknown : worth / taken;
    const score = mean + (curiosity * share * Math.sqrt(seenOpen)) / (1 + taken);
    if (score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}

/** The branch of an option that `nextOf` has just looked at. */
export const branchAt = (i: number): Branch => found[i];
