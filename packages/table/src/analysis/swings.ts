/**
 * A game step by step, judged: the chances before each choice, what the choice cost, and what luck brought after it.
 *
 * Keeps  the chances at the end are those at the beginning plus all luck less all that choices cost: nothing is counted
 *        twice. Only where something was rolled or drawn that nobody knew can there have been luck.
 */
import type { State } from '@westmarch/kernel';
import { Kind } from '@westmarch/kernel';
import type { Play } from '../play.ts';
import type { Seat } from '../seat.ts';
import type { AnalysisDepth } from '../table-game.ts';

/** One choice. Chances are of the first player, from 0 to 1. */
export interface Swing {
  readonly seat: number;
  /** Before it, and by how much it was worse for him than the best. */
  readonly chance: number;
  readonly loss: number;
  /** What happened after it, for the first player. */
  luck: number;
}
export interface Swings {
  readonly steps: readonly Swing[];
  readonly end: number;
}

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;
const within = (value: number): number => Math.min(1, Math.max(0, value));

/** What was in nobody's hands: whether chance was used, or a card came up that no player knew. */
class Watch {
  readonly #s: State;
  readonly #chance: Int32Array;
  readonly #known: number[];
  constructor(s: State) {
    this.#s = s;
    this.#chance = s.chance.slice();
    this.#known = Array.from(s.card.knownTo);
  }
  get hasSomething(): boolean {
    return (
      this.#s.chance.some((word, i) => word !== this.#chance[i]) ||
      this.#known.some((seers, row) => seers === 0 && this.#s.card.knownTo[row] !== 0)
    );
  }
}

/** Goes through a game from its beginning; tells after each choice how many are judged. */
export function* swingsOf<S extends State, Setup, Sees extends Seat<S>>(
  play: Play<S, Setup, Sees>,
  choices: readonly number[],
  depth: AnalysisDepth,
): Generator<number, Swings> {
  const { game, analysis, offers } = play.kind;
  const assayer = analysis.assayer('analysis');
  const steps: Swing[] = [];
  /** The chance as it stands; null where something happened that it must be found out anew after. */
  let value: number | null = null;
  let left = 0;
  for (const [moment, choice] of choices.entries()) {
    const d = game.pending(play.state);
    if (d === null) break;
    const sign = d.player === 1 ? 1 : -1;
    const passes = game.options(play.state).kind(choice) === Kind.pass && offers.has(d.procedure);
    // Who passes where nothing is new has neither won nor lost anything.
    const assayed = value !== null && passes ? null : assayer.assay(play.state, d, choice, moment, depth);
    const chance: number = value ?? assayed?.before ?? 0.5;
    if (value === null && steps.length > 0) steps[steps.length - 1].luck = chance - left;
    const loss = assayed === null ? 0 : Math.max(0, sign * (assayed.before - assayed.after));
    left = within(chance - sign * loss);
    steps.push({ seat: d.player, chance, loss: sign * (chance - left), luck: 0 });
    const watch = new Watch(play.state);
    play.take(choice);
    value = watch.hasSomething ? null : left;
    yield moment + 1;
  }
  const result = game.result(play.state);
  const end = result === null ? left : POINTS[result[0]];
  if (result !== null && steps.length > 0) steps[steps.length - 1].luck = end - left;
  return { steps, end };
}
