/**
 * What a position is worth, and what a choice in it: played on by a policy with other dice and other draws, and judged.
 *
 * Owns   the worlds that a position may lead to, and comparing options in them.
 * Not    a search: nobody looks ahead but by playing on. What somebody should have done is Loremaster's to say.
 * Keeps  it sees all hands, and neither what will be drawn nor what will be rolled: chances are those of somebody who looks
 *        over all shoulders. Deterministic for a seed and a depth. The position itself is left as it was.
 */
import { below, type Decision, type State, seedChance } from '@westmarch/kernel';
import { lead, meanOf, type Runner } from '../search/race.ts';
import type { Searched } from '../search/searched.ts';

/** How closely it is looked. */
export interface Depth {
  /** Games that are played on for each option. */
  readonly worlds: number;
  /** Options that are compared at the most: what was done, what the policy would do, and what looks best. */
  readonly width: number;
}

/** Chances are those of the first of two players. */
export interface Assayed {
  /** Of the best option, and of the one that was chosen. */
  readonly before: number;
  readonly after: number;
  readonly best: number;
}

/** So many standard errors better than what the policy would do, and it counts as better. */
const COURAGE = 1;
/** Some cards make a turn very long: then the value is asked where play stands. */
const MOST_CHOICES = 400;
const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

export class Assayer<S extends State> {
  readonly #searched: Searched<S>;
  readonly #seed: string;
  readonly #horizon: number;
  #world: S | null = null;
  #played: S | null = null;

  constructor(searched: Searched<S>, seed: string, horizon: number) {
    this.#searched = searched;
    this.#seed = seed;
    this.#horizon = horizon;
  }

  /** What a position was worth, and what was left of it after a choice. */
  assay(s: S, decision: Decision, chosen: number, moment: number, { worlds, width }: Depth): Assayed {
    const { rules, policy } = this.#searched;
    // A game has one record of what is asked: playing on writes into it.
    const { player } = decision;
    const sign = player === 1 ? 1 : -1;
    const view = rules.view(s, player);
    const advised = policy.choose(view, decision, rules.options(view), moment);
    const runners = this.#candidates(s, sign, [advised, chosen], width);
    for (let w = 0; w < worlds; w++) {
      const world = this.#worldOf(s, w);
      for (const { index, worth } of runners) worth.push(this.#chance(world, index, w));
    }
    const [usual] = runners;
    let best = usual;
    for (const runner of runners) {
      const { by, error } = lead(runner, best);
      if (sign * by > COURAGE * error && sign * by > 0) best = runner;
    }
    const after = runners.find(({ index }) => index === chosen) ?? usual;
    return { before: meanOf(best.worth), after: meanOf(after.worth), best: best.index };
  }

  /** What was advised comes first. */
  #candidates(s: S, sign: number, known: readonly number[], width: number): Runner[] {
    const { count } = this.#searched.rules.options(s);
    const found = [...new Set(known)];
    if (found.length < width && count > found.length) {
      const world = this.#worldOf(s, 0);
      const glances = Array.from({ length: count }, (_x, i) => sign * this.#glance(world, i));
      const others = glances.map((_glance, i) => i).filter((i) => !found.includes(i));
      others.sort((a, b) => glances[b] - glances[a] || a - b);
      found.push(...others.slice(0, width - found.length));
    }
    return found.map((index) => ({ index, worth: [] }));
  }

  /** The same table with other dice and another order of what nobody knows in the decks. */
  #worldOf(s: S, number: number): S {
    const { rules } = this.#searched;
    const world = (this.#world ??= rules.clone(s));
    rules.copy(s, world);
    seedChance(world.chance, `${this.#seed}/${number}`);
    const decks = world.engine.schema.zoneNames.indexOf('deck');
    for (let at = 0; at < world.layout.placeKind.length; at++)
      if (world.layout.placeKind[at] === decks) mixUnknown(world, at);
    return world;
  }
  #begun(world: S, option: number): S {
    const { rules } = this.#searched;
    const played = (this.#played ??= rules.clone(world));
    rules.copy(world, played);
    rules.apply(played, option);
    return played;
  }
  #glance(world: S, option: number): number {
    return this.#judged(this.#begun(world, option));
  }
  #chance(world: S, option: number, number: number): number {
    const { rules, policy, time } = this.#searched;
    const until = time(world) + this.#horizon;
    const s = this.#begun(world, option);
    let moment = (number + 1) * 1000;
    for (let n = 0; n < MOST_CHOICES && time(s) < until; n++) {
      const decision = rules.pending(s);
      if (decision === null) break;
      rules.apply(s, policy.choose(s, decision, rules.options(s), moment++));
    }
    return this.#judged(s);
  }
  #judged(s: S): number {
    const result = this.#searched.rules.result(s);
    if (result !== null) return POINTS[result[0]];
    const worth = new Float64Array(s.layout.sizes.players + 1);
    this.#searched.value(s, worth);
    return Math.min(1, Math.max(0, (worth[1] + 1 - worth[2]) / 2));
  }
}

/** Deals the faces of the cards that nobody knows anew to their rows. */
function mixUnknown(s: State, at: number): void {
  const { def, next, knownTo } = s.card;
  const rows: number[] = [];
  for (let card = s.place.first[at]; card !== 0; card = next[card]) if (knownTo[card] === 0) rows.push(card);
  for (let i = rows.length - 1; i > 0; i--) {
    const one = rows[i];
    const other = rows[below(s.chance, i + 1)];
    const face = def[one];
    def[one] = def[other];
    def[other] = face;
  }
}
