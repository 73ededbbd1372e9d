/**
 * The search for an option: what a policy would do is compared with what else could be done, in worlds that could be
 * behind the view, each played on for a while.
 *
 * Owns   the order of it: what is tried at all, world after world, and what came of it.
 * Keeps  deterministic for a seed and a number of iterations. It sees a view, and guesses the rest.
 */
import type { Decision, Options, State } from '@westmarch/kernel';
import { Playout } from './playout.ts';
import { lead, meanOf, type Runner, stillRunning, winnerOf } from './race.ts';
import type { Manner, Searched } from './searched.ts';
import { keyOf, Node, type Seen, seenIn } from './tree.ts';

/** What a search found out about an option. */
export interface Tried {
  readonly index: number;
  /** The share of a win that it may bring, as far as it was looked at, and in how many worlds. */
  readonly chance: number;
  readonly worlds: number;
  /** By how much it is worse than what is chosen, and how far that may be wrong. */
  readonly behind: number;
  readonly error: number;
}
export interface Found {
  readonly chosen: number;
  readonly advised: number;
  readonly iterations: number;
  /** Those that were tried, the chosen one first, then the best. */
  readonly tried: readonly Tried[];
  /** What follows the chosen one. */
  readonly below: Node;
}

/** Worlds in which everything that can be done is looked at once, to see what is worth a try. */
const GLANCES = 2;
/** So many options are tried with so many iterations; where only time is counted, nobody knows how many there will be. */
const MOST_OPTIONS = 24;
const widthOf = (iterations: number): number =>
  Math.min(MOST_OPTIONS, 3 + Math.floor(Math.sqrt(iterations) / 1.5));

/** A search that is going on: a world at a time, for as long as somebody wants. */
export class Thinking<S extends State> {
  readonly #searched: Searched<S>;
  readonly #manner: Manner;
  readonly #you: number;
  readonly #copies: readonly [view: S, world: S, played: S];
  readonly #most: number;
  readonly #advised: number;
  readonly #seen: Seen;
  readonly #keys: readonly number[];
  readonly #known: Node;
  readonly #playout: Playout<S>;
  readonly #isOver: (() => boolean) | undefined;
  readonly #all: readonly Runner[];
  #running: readonly Runner[];
  /** Where play is broken off. */
  #until: number;
  /** Who would be chosen instead of what is advised, and the two of them as they are compared once more. */
  #second: { readonly leader: Runner; readonly both: readonly Runner[] } | null = null;
  #worlds = 0;
  #iterations = 0;
  /** Who is tried next in the world that lies open; after the last of them, the next world. */
  #next = 0;

  /** `known`: the tree below this decision, from a search before it. `isOver`: whether the time is up, if it is counted. */
  constructor(
    searched: Searched<S>,
    manner: Manner,
    shown: S,
    decision: Decision,
    options: Options,
    moment: number,
    most: number,
    known: Node = new Node(),
    isOver?: () => boolean,
  ) {
    const { rules, policy, time } = searched;
    this.#searched = searched;
    this.#manner = manner;
    this.#you = decision.player;
    this.#most = most;
    this.#known = known;
    // However much he is shown, he looks at his view alone.
    const view = rules.view(shown, this.#you);
    this.#copies = [view, rules.clone(view), rules.clone(view)];
    this.#advised = policy.choose(view, decision, options, moment);
    this.#seen = seenIn(view);
    this.#keys = Array.from({ length: options.count }, (_x, i) => keyOf(view, options, i, this.#seen));
    this.#until = time(view) + manner.horizon;
    this.#playout = new Playout(searched, manner, view.layout.sizes.players, isOver);
    this.#isOver = isOver;
    this.#all = this.#chosenFew(options.count, widthOf(most));
    this.#running = this.#all;
  }

  /** How much of it is done, from 0 to 1. */
  get progress(): number {
    return this.#running.length < 2 ? 1 : Math.min(1, this.#iterations / this.#most);
  }

  /**
   * Tries one option in one world: each that is still in question, then another world. Whether anything is left to find
   * out; who has no more time may stop after any of them.
   */
  goOn(): boolean {
    if (this.#next === 0 && this.progress === 1) return false;
    const { rules, guess } = this.#searched;
    const [view, world, played] = this.#copies;
    if (this.#isOver?.() === true) return false;
    if (this.#next === 0) guess(view, this.#you, this.#worlds++, world);
    const runner = this.#running[this.#next++];
    rules.copy(world, played);
    rules.apply(played, runner.index);
    const below = childOf(this.#known, this.#keys[runner.index]);
    const worth = this.#playout.run(played, below, this.#seen, this.#until, this.#worlds * 1000);
    if (worth === null) return false;
    runner.worth.push(worth[this.#you]);
    this.#iterations++;
    if (this.#next < this.#running.length) return true;
    // Only whole worlds are counted out: the same number of iterations finds the same.
    this.#next = 0;
    this.#running = stillRunning(this.#running, this.#advised, this.#manner);
    if (this.#running.length < 2 && this.#second === null) this.#lookFurther();
    return this.progress < 1;
  }

  /** Who was found among many may owe it to luck, or to what the value is wrong about: he has to show it again, further on. */
  #lookFurther(): void {
    const { further } = this.#manner;
    const advised = this.#asAdvised;
    const leader = winnerOf(this.#running, advised, this.#manner);
    if (further === 0 || advised === undefined || leader === advised) return;
    const both = [leader, advised].map(({ index }): Runner => ({ index, worth: [] }));
    this.#second = { leader, both };
    this.#running = both;
    this.#until += further;
  }
  get #asAdvised(): Runner | undefined {
    return this.#all.find(({ index }) => index === this.#advised);
  }
  get #chosen(): Runner {
    const advised = this.#asAdvised;
    if (this.#second === null) return winnerOf(this.#running, advised, this.#manner);
    const { leader, both } = this.#second;
    const [again, other] = both;
    const isOpen = this.#running.length > 1;
    const holds = isOpen
      ? other.worth.length < this.#manner.least || lead(again, other).by > 0
      : this.#running[0] === again;
    return holds || advised === undefined ? leader : advised;
  }

  /** What is known by now. */
  get found(): Found {
    const chosen = this.#chosen;
    const others = this.#all
      .filter((runner) => runner !== chosen)
      .toSorted((a, b) => meanOf(b.worth) - meanOf(a.worth));
    return {
      chosen: chosen.index,
      advised: this.#advised,
      iterations: this.#iterations,
      tried: [chosen, ...others].map((runner) => told(chosen, runner)),
      below: childOf(this.#known, this.#keys[chosen.index]),
    };
  }

  /** What the policy advises, and whatever looks best right after it was done, as far as there is time for a glance. */
  #chosenFew(count: number, most: number): Runner[] {
    const all = Array.from({ length: count }, (_x, index): Runner => ({ index, worth: [] }));
    if (count <= most) return all;
    const { rules, value, guess } = this.#searched;
    const [view, world, played] = this.#copies;
    const glances = new Float64Array(count);
    const worth = new Float64Array(view.layout.sizes.players + 1);
    const isOver = (): boolean => this.#isOver?.() === true;
    for (let w = 0; w < GLANCES && !isOver(); w++) {
      guess(view, this.#you, w, world);
      for (let i = 0; i < count && !isOver(); i++) {
        rules.copy(world, played);
        rules.apply(played, i);
        value(played, worth);
        glances[i] += worth[this.#you];
      }
    }
    glances[this.#advised] = Infinity;
    return all.toSorted((a, b) => glances[b.index] - glances[a.index] || a.index - b.index).slice(0, most);
  }
}

/** What follows an option at a node. */
function childOf(node: Node, key: number): Node {
  let branch = node.branches.get(key);
  if (branch === undefined) {
    branch = { open: 0, taken: 0, worth: 0, advised: 0, child: null };
    node.branches.set(key, branch);
  }
  branch.child ??= new Node();
  return branch.child;
}

function told(winner: Runner, runner: Runner): Tried {
  const { by, error } = lead(winner, runner);
  return {
    index: runner.index,
    chance: meanOf(runner.worth),
    worlds: runner.worth.length,
    behind: by,
    error,
  };
}
