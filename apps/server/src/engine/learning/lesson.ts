/**
 * A guided first game: a real game of two ready decks with a fixed seed, a script that says what to do, and Novice.
 *
 * Owns   following the script: what is said at each step, which option goes on, and what is refused.
 * Not    the words of the script (learning/lessons/), nor what is drawn.
 * Keeps  while the script lasts, only its own choices are taken, so the game is the one it was written for; after it
 *        the guest is asked as at any table, when it can matter.
 */
import type { State } from '@westmarch/kernel';
import { type FromServer, sensibleStops, type Told } from '@westmarch/protocol';
import { Attention, Play, type Seat, type Switches } from '@westmarch/table';
import type { Learnable } from '../parts/part.ts';
import type { Fault, Learn, Learnt } from '../requests.ts';
import { answerTo } from './answers.ts';
import { LEARNER } from './puzzle.ts';

export interface LessonStep {
  /** What is told, a page each. */
  readonly say: readonly string[];
  /** What to look at: "decision", "hand", "phases", or the name of a card. */
  readonly look?: string | undefined;
  /** The option that goes on, or the beginning of its words. */
  readonly do: string;
  /** What is told to who chooses something else. */
  readonly else?: string | undefined;
  /** What is chosen for the guest afterwards, because it teaches nothing. */
  readonly then?: readonly string[] | undefined;
}
export interface LessonValue {
  readonly decks: readonly string[];
  readonly switches: {
    readonly length?: number | undefined;
    readonly starter?: string | boolean | undefined;
  };
  readonly seed: string;
  readonly steps: readonly LessonStep[];
}

interface Scripted {
  readonly words: string;
  readonly step: number;
  /** Chosen for the guest. */
  readonly forHim: boolean;
}

const NAMES = ['You', 'Novice'];
const NOT_NOW = 'That is possible too, but it belongs to a later lesson.';

export class LessonTable<S extends State, Setup, Sees extends Seat<S>> {
  readonly #game: Learnable<S, Setup, Sees>;
  readonly #lesson: LessonValue;
  readonly #script: readonly Scripted[];

  constructor(game: Learnable<S, Setup, Sees>, lesson: LessonValue) {
    this.#game = game;
    this.#lesson = lesson;
    this.#script = lesson.steps.flatMap(({ do: words, then = [] }, step) => [
      { words, step, forHim: false },
      ...then.map((also) => ({ words: also, step, forHim: true })),
    ]);
  }

  learn({ choices, choose, further = [], since, about }: Learn): Learnt | Fault {
    const { kind } = this.#game;
    const { decks, switches, seed, steps } = this.#lesson;
    const play = new Play(kind, kind.setup(decks, given(switches)), seed, NAMES);
    const attention = new Attention(play);
    const novice = kind.bots[0].make('lesson rival');
    const told: Told[] = [];
    let back = -1;
    /** How many of the script's choices were made. */
    let at = 0;
    let refused = '';
    /** What is answered for him, once the script is over. */
    const answer = () => (at < this.#script.length ? null : attention.verdict(sensibleStops[kind.key]));
    const take = (index: number): boolean => {
      if (play.asked === 0 || index >= play.optionCount) return false;
      const mine = play.asked === LEARNER;
      const auto = mine && answer()?.index === index;
      const own = mine && !auto && !this.#isForHim(at);
      if (own && !further.includes(play.choices.length)) back = play.choices.length;
      attention.heed(index, auto);
      if (mine) at++;
      const v = play.choices.length + 1;
      const lines = play.take(index, v > since ? [LEARNER] : []).get(LEARNER) ?? [];
      if (v > since) told.push({ v, lines });
      return true;
    };
    for (const choice of choices)
      if (!take(choice)) return { fault: 'these choices are not offered any more', field: 'choices' };
    if (choose !== null) {
      const wanted = at < this.#script.length ? this.#optionOf(play, at) : choose;
      if (wanted !== choose) refused = steps[this.#script[at].step].else ?? NOT_NOW;
      else if (!take(choose)) return { fault: 'that is not offered', field: 'choose' };
    }
    while (play.asked !== 0)
      if (play.asked !== LEARNER) take(play.chosenBy(novice));
      else if (this.#isForHim(at)) take(this.#optionOf(play, at));
      else {
        const verdict = answer();
        if (verdict === null) break;
        take(verdict.index);
      }
    const over = play.asked === 0;
    const update: FromServer = {
      t: 'update',
      v: play.choices.length,
      told,
      scene: play.scene(LEARNER),
      decision: over ? null : play.decision(LEARNER),
      result: play.result(LEARNER),
      undo: { askedBy: 0, possible: back >= 0, free: true },
    };
    const step = this.#script[at]?.step ?? steps.length;
    return {
      choices: play.choices,
      update: JSON.stringify(update),
      ended: over ? 'reached' : 'open',
      missing: '',
      back,
      good: over ? -1 : step < steps.length ? this.#optionOf(play, at) : play.chosenBy(novice),
      answer: about === null ? null : answerTo(play, about, over),
      wasted: null,
      line: [],
      lesson: {
        step,
        steps: steps.length,
        say: [...(steps[step]?.say ?? [])],
        look: steps[step]?.look ?? '',
        refused,
      },
    };
  }

  /** The script chooses for him here. */
  #isForHim(at: number): boolean {
    return at < this.#script.length && this.#script[at].forHim;
  }

  /** The option that the script means; throws where the game does not offer it. */
  #optionOf(play: Play<S, Setup, Sees>, at: number): number {
    const { words } = this.#script[at];
    const choices = play.decision(LEARNER)?.choices ?? [];
    const found =
      choices.find(({ text }) => text === words) ?? choices.find(({ text }) => text.startsWith(words));
    if (found !== undefined) return found.index;
    throw new Error(`"${words}" is not offered; there are: ${choices.map(({ text }) => text).join(' | ')}`);
  }
}

/** The switches that the file names. */
const given = ({ length, starter }: LessonValue['switches']): Switches => ({
  ...(length === undefined ? {} : { length }),
  ...(starter === undefined ? {} : { starter }),
});
