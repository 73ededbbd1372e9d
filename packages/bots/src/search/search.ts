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
import type { Budget, Manner, Searched } from './searched.ts';
import { keyOf, Node, seenIn } from './tree.ts';

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
/** So many options are tried with so many iterations. */
const widthOf = (iterations: number): number => 3 + Math.floor(Math.sqrt(iterations) / 1.5);

export class Search<S extends State> {
  readonly #searched: Searched<S>;
  readonly #manner: Manner;
  /** The view, a world behind it, and that world played on: used again. */
  #copies: readonly [S, S, S] | null = null;

  constructor(searched: Searched<S>, manner: Manner) {
    this.#searched = searched;
    this.#manner = manner;
  }

  /** `known`: the tree below this decision, from a search before it. However much he is shown, he looks at his view alone. */
  find(
    shown: S,
    decision: Decision,
    options: Options,
    moment: number,
    budget: Budget,
    known: Node = new Node(),
  ): Found {
    const { rules, policy, time, guess } = this.#searched;
    const you = decision.player;
    const [view, world, played] = this.#copiesOf(shown);
    rules.view(shown, you, view);
    const advised = policy.choose(view, decision, options, moment);
    const seen = seenIn(view);
    const keys = Array.from({ length: options.count }, (_x, i) => keyOf(view, options, i, seen));
    const until = time(view) + this.#manner.horizon;
    const playout = new Playout(this.#searched, this.#manner, view.layout.sizes.players);
    const most = widthOf(budget.iterations);
    let running = this.#chosenFew([view, world, played], you, advised, keys.length, most);
    const all = running;
    let iterations = 0;
    for (let w = 0; running.length > 1 && iterations < budget.iterations; w++) {
      guess(view, you, w, world);
      for (const runner of running) {
        rules.copy(world, played);
        rules.apply(played, runner.index);
        const worth = playout.run(played, childOf(known, keys[runner.index]), seen, until, (w + 1) * 1000);
        runner.worth.push(worth[you]);
        iterations++;
      }
      if (budget.isOver?.() === true) break;
      running = stillRunning(running, advised, this.#manner.patience);
    }
    const winner = winnerOf(
      running,
      all.find(({ index }) => index === advised),
      this.#manner.courage,
    );
    const others = all
      .filter((runner) => runner !== winner)
      .toSorted((a, b) => meanOf(b.worth) - meanOf(a.worth));
    return {
      chosen: winner.index,
      advised,
      iterations,
      tried: [winner, ...others].map((runner) => told(winner, runner)),
      below: childOf(known, keys[winner.index]),
    };
  }

  #copiesOf(s: S): readonly [S, S, S] {
    const { rules } = this.#searched;
    if (this.#copies?.[0].layout !== s.layout)
      this.#copies = [rules.clone(s), rules.clone(s), rules.clone(s)];
    return this.#copies;
  }

  /** What the policy advises, and whatever looks best right after it was done. */
  #chosenFew(
    [view, world, played]: readonly [S, S, S],
    you: number,
    advised: number,
    count: number,
    most: number,
  ): Runner[] {
    const all = Array.from({ length: count }, (_x, index): Runner => ({ index, worth: [] }));
    if (count <= most) return all;
    const { rules, value, guess } = this.#searched;
    const glances = new Float64Array(count);
    const worth = new Float64Array(view.layout.sizes.players + 1);
    for (let w = 0; w < GLANCES; w++) {
      guess(view, you, w, world);
      for (let i = 0; i < count; i++) {
        rules.copy(world, played);
        rules.apply(played, i);
        value(played, worth);
        glances[i] += worth[you];
      }
    }
    glances[advised] = Infinity;
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
