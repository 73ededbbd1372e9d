/**
 * One game played on: down the tree while it is known, then by the policy, until so much time of the game has passed.
 *
 * Keeps  the state that it plays on is the caller's copy of a world, and is used up by it.
 */
import type { State } from '@westmarch/kernel';
import type { Manner, Searched } from './searched.ts';
import { type Branch, branchAt, Node, nextOf, type Seen, wantsAdvice } from './tree.ts';

/** Some cards make a turn very long: then the value is asked where play stands. */
const MOST_CHOICES = 400;
const MOST_DEPTH = 40;

export class Playout<S extends State> {
  readonly #searched: Searched<S>;
  readonly #manner: Manner;
  readonly #branches: Branch[] = [];
  readonly #players: number[] = [];
  readonly #worth: Float64Array;
  readonly #isOver: (() => boolean) | undefined;
  #moment = 0;

  constructor(searched: Searched<S>, manner: Manner, players: number, isOver?: () => boolean) {
    this.#searched = searched;
    this.#manner = manner;
    this.#isOver = isOver;
    this.#worth = new Float64Array(players + 1);
  }

  /**
   * Plays on from a world in which an option has been taken, below its branch; what it is worth to each player, or null
   * where time was up before that could be said.
   */
  run(s: S, below: Node, seen: Seen, until: number, moment: number): Float64Array | null {
    this.#moment = moment;
    this.#branches.length = 0;
    this.#players.length = 0;
    if (!this.#descend(s, below, seen, until) || !this.#playOn(s, until)) return null;
    this.#judge(s);
    for (let i = 0; i < this.#branches.length; i++) {
      const branch = this.#branches[i];
      branch.taken++;
      branch.worth += this.#worth[this.#players[i]];
    }
    return this.#worth;
  }

  #advice(s: S): number {
    const { rules, policy } = this.#searched;
    const decision = rules.pending(s);
    return decision === null ? 0 : policy.choose(s, decision, rules.options(s), this.#moment++);
  }

  /** One node is new in each game: from there on the policy plays. Whether it got there in time. */
  #descend(s: S, from: Node, seen: Seen, until: number): boolean {
    const { rules } = this.#searched;
    let node = from;
    for (let depth = 0; depth < MOST_DEPTH; depth++) {
      if (this.#isDone(s, until)) return true;
      if (this.#isOver?.() === true) return false;
      const isNew = node.visits === 0;
      const advised = wantsAdvice(node) ? this.#advice(s) : -1;
      const i = nextOf(node, s, rules.options(s), seen, advised, this.#manner.curiosity);
      const branch = branchAt(i);
      this.#branches.push(branch);
      this.#players.push(s.kernel.asked);
      rules.apply(s, i);
      if (isNew) return true;
      branch.child ??= new Node();
      node = branch.child;
    }
    return true;
  }
  /** Whether it came to an end in time. */
  #playOn(s: S, until: number): boolean {
    const { rules } = this.#searched;
    for (let n = 0; n < MOST_CHOICES && !this.#isDone(s, until); n++) {
      if (this.#isOver?.() === true) return false;
      rules.apply(s, this.#advice(s));
    }
    return true;
  }
  #isDone(s: S, until: number): boolean {
    const { time, isEnd } = this.#searched;
    return s.kernel.asked === 0 || time(s) >= until || isEnd?.(s) === true;
  }
  #judge(s: S): void {
    const result = this.#searched.rules.result(s);
    if (result === null) this.#searched.value(s, this.#worth);
    else for (let p = 1; p < this.#worth.length; p++) this.#worth[p] = POINTS[result[p - 1]];
  }
}

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;
