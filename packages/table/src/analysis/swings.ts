/**
 * A game step by step, judged: the chances before each choice, what the choice cost, and what luck brought after it.
 *
 * Keeps  the chances at the end are those at the beginning plus all luck less all that choices cost: nothing is counted
 *        twice.
 */
import type { Assayed } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import { Kind } from '@westmarch/kernel';
import type { Play } from '../play.ts';
import type { Seat } from '../seat.ts';
import type { AnalysisDepth } from '../table-game.ts';

/** One choice. Chances are of the first player, from 0 to 1. */
export interface Swing {
  readonly seat: number;
  /** Before it. */
  readonly chance: number;
  /** By how much it was worse for him than the best. */
  readonly loss: number;
  /** What else changed until the next one, for the first player. */
  readonly luck: number;
  /** Something was rolled or drawn: what changed is luck, and not only that the judge saw further. */
  readonly isOpen: boolean;
}
export interface Swings {
  readonly steps: readonly Swing[];
  readonly end: number;
}

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

/** A choice is settled when it is known what came of it. */
interface Unsettled {
  readonly seat: number;
  readonly chance: number;
  readonly loss: number;
  readonly isOpen: boolean;
}
function settled({ seat, chance, loss: judged, isOpen }: Unsettled, next: number): Swing {
  const sign = seat === 1 ? 1 : -1;
  // Where nothing happened, a choice has cost no more than the chances fell.
  const loss = isOpen ? judged : Math.min(judged, Math.max(0, sign * (chance - next)));
  return { seat, chance, loss, luck: next - chance + sign * loss, isOpen };
}

/** What was in nobody's hands: whether chance was used, or a card came up that no player knew. */
class Watch {
  readonly #s: State;
  readonly #chance: Int32Array;
  readonly #known: number[];
  readonly #defs: number[];
  constructor(s: State) {
    this.#s = s;
    this.#chance = s.chance.slice();
    this.#known = Array.from(s.card.knownTo);
    this.#defs = Array.from(s.card.def);
  }
  get hasSomething(): boolean {
    return (
      this.#s.chance.some((word, i) => word !== this.#chance[i]) ||
      // Where no card lay, one was chosen, such as a site: nobody drew it.
      this.#known.some(
        (seers, row) => seers === 0 && this.#defs[row] !== 0 && this.#s.card.knownTo[row] !== 0,
      )
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
  let last: Unsettled | null = null;
  for (const [moment, choice] of choices.entries()) {
    const d = game.pending(play.state);
    if (d === null) break;
    // Whoever judges writes into the game's one record of what is asked.
    const { player: seat } = d;
    const passes = game.options(play.state).kind(choice) === Kind.pass && offers.has(d.procedure);
    // Who passes where nothing is new has neither won nor lost anything.
    const isIdle: boolean = passes && last !== null && !last.isOpen && last.loss === 0;
    const assayed: Assayed | null = isIdle ? null : assayer.assay(play.state, d, choice, moment, depth);
    const chance: number = assayed?.before ?? last?.chance ?? 0.5;
    if (last !== null) steps.push(settled(last, chance));
    const sign = seat === 1 ? 1 : -1;
    const loss: number = assayed === null ? 0 : Math.max(0, sign * (assayed.before - assayed.after));
    const watch = new Watch(play.state);
    play.take(choice);
    last = { seat, chance, loss, isOpen: watch.hasSomething };
    yield moment + 1;
  }
  const result = game.result(play.state);
  if (last === null) return { steps, end: 0.5 };
  const end = result === null ? last.chance - (last.seat === 1 ? 1 : -1) * last.loss : POINTS[result[0]];
  steps.push(settled(last, end));
  return { steps, end };
}
