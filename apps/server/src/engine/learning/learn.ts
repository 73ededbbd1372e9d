/**
 * A puzzle or lesson after some choices, as its guest sees it: laid out, played again, answered.
 *
 * Keeps  nothing between two requests but what can be made again: the choices of the guest say everything.
 */
import type { State } from '@westmarch/kernel';
import type { FromServer, Told } from '@westmarch/protocol';
import { Play, type Seat } from '@westmarch/table';
import { Malformed, meantOptions, ScenarioFailure } from '@westmarch/testkit';
import { withLearnable } from '../games.ts';
import type { Learnable } from '../parts/part.ts';
import type { Fault, Learn, Learnt } from '../requests.ts';
import { answerTo } from './answers.ts';
import { LessonTable } from './lesson.ts';
import { LEARNER, Puzzle } from './puzzle.ts';

/** What a game needs to be learnt from; the oldest goes first. */
const kept = new Map<string, Learning>();
const KEPT = 24;

interface Learning {
  learn(ask: Learn): Learnt | Fault;
}

export function learn(ask: Learn): Learnt | Fault {
  try {
    return learningOf(ask).learn(ask);
  } catch (error) {
    if (error instanceof Malformed || error instanceof ScenarioFailure)
      return { fault: error.message, field: error.path.join('.') };
    throw error;
  }
}

function learningOf({ id, game, value, lesson }: Learn): Learning {
  const found =
    kept.get(id) ??
    withLearnable<Learning>(game, (learnable) =>
      lesson === null ? new PuzzleTable(learnable, value) : new LessonTable(learnable, lesson),
    );
  kept.delete(id);
  kept.set(id, found);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}

class PuzzleTable<S extends State, Setup, Sees extends Seat<S>> implements Learning {
  readonly #game: Learnable<S, Setup, Sees>;
  readonly #puzzle: Puzzle<S>;

  constructor(game: Learnable<S, Setup, Sees>, value: unknown) {
    this.#game = game;
    const parts = typeof value === 'object' && value !== null ? { given: null, ...value } : { given: null };
    this.#puzzle = new Puzzle(game.scenarios, parts);
  }

  /** The line of its file in the words of the table, the other side answering as well as it can. */
  told(line: readonly string[]): readonly string[] {
    const { kind, setup } = this.#game;
    const { opening } = this.#puzzle;
    const play = new Play(kind, setup, '', opening.players, [], opening.state);
    const left = [...line];
    const texts: string[] = [];
    while (!opening.isOver(play.state)) {
      if (play.asked !== LEARNER) {
        play.take(this.#puzzle.answer(play.state), []);
        continue;
      }
      const words = left.shift();
      const [index] = words === undefined ? [] : meantOptions(words, opening.offered(play.state));
      if (index === undefined) break;
      const decision = play.decision(LEARNER);
      const text = decision?.choices.find((choice) => choice.index === index)?.text ?? words ?? '';
      texts.push(text);
      play.take(index, []);
    }
    return texts;
  }

  learn({ choices, choose, further = [], since, about, line }: Learn): Learnt | Fault {
    const { kind, setup } = this.#game;
    const { opening } = this.#puzzle;
    const play = new Play(kind, setup, '', opening.players, [], opening.state);
    const told: Told[] = [];
    let back = -1;
    /** What the first choice that gave chance away was worth. */
    let wasted: ReturnType<Puzzle<S>['wasted']> = null;
    const take = (index: number): Fault | null => {
      if (wasted !== null || opening.isOver(play.state)) return { fault: 'It is over.', field: 'choices' };
      if (index >= play.optionCount) return { fault: 'That is not offered here.', field: 'choices' };
      if (play.asked === LEARNER && !further.includes(play.choices.length)) back = play.choices.length;
      wasted = this.#puzzle.wasted(play.state, index);
      const v = play.choices.length + 1;
      const lines = play.take(index, v > since ? [LEARNER] : []).get(LEARNER) ?? [];
      if (v > since) told.push({ v, lines });
      return null;
    };
    for (const choice of choices) {
      const fault = take(choice);
      if (fault !== null) return fault;
    }
    if (choose !== null) {
      const fault = take(choose);
      if (fault !== null) return fault;
    }
    const isOver = (): boolean => wasted !== null || opening.isOver(play.state);
    while (!isOver() && play.asked !== LEARNER) take(this.#puzzle.answer(play.state));
    const over = isOver();
    // Where the best chance was wanted, who kept it has solved it, however the dice fell.
    const missing = over ? opening.missing(play.state) : null;
    const reached = this.#puzzle.chances === null ? missing === null : wasted === null;
    const update: FromServer = {
      t: 'update',
      v: play.choices.length,
      told,
      scene: play.scene(LEARNER),
      decision: over ? null : play.decision(LEARNER),
      result: null,
      undo: { askedBy: 0, possible: back >= 0, free: true },
    };
    return {
      choices: play.choices,
      update: JSON.stringify(update),
      ended: over ? (reached ? 'reached' : 'missed') : 'open',
      missing: missing ?? '',
      back,
      good: over ? -1 : this.#puzzle.good(play.state),
      wasted,
      answer: about === null ? null : answerTo(play, about, over),
      lesson: null,
      line: line === undefined ? [] : this.told(line),
    };
  }
}
