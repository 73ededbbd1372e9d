/**
 * A table of one's own, for a puzzle or a lesson: the choices lie in this browser, the server plays them and answers
 * for the other side.
 *
 * Owns   asking the server for each choice, and what it says about the goal.
 * Keeps  the choices are kept in this browser, so that one can leave and come back; only one choice is on its way.
 */
import { type FromServer, type LearningMove, Learnt } from '@westmarch/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { post } from '../api/http.ts';
import type { Answer, Question } from '../live/link.ts';
import { after, afterChoosing, afterTakingBack, nothingYet, type TableState } from '../live/state.ts';
import { aboutToChange, type Table } from '../live/table-store.ts';
import { kept } from './kept.ts';
import { answerFromShelf } from './questions.ts';

/** What is known of a puzzle or lesson beside the table itself. */
export type LearningState = Omit<Learnt, 'answer' | 'update'>;

export interface LearningTable extends Table {
  readonly learning: StoreApi<LearningState | null>;
  /** From the first position again. */
  readonly restart: () => void;
  /** To before one's last choice. */
  readonly back: () => void;
}

/** A script goes pick by pick, so nothing is put on one screen while it lasts. */
const pickByPick = (update: FromServer): FromServer =>
  update.t === 'update' && update.decision !== null
    ? { ...update, decision: { ...update.decision, part: null } }
    : update;

export function learningTable(path: string, id: string): LearningTable {
  const store = createStore<TableState>(() => nothingYet);
  const learning = createStore<LearningState | null>(() => null);
  const choices = (): readonly number[] => learning.getState()?.choices ?? kept.choices(id);

  let further = kept.further(id);

  const ask = (move: Partial<LearningMove>): Promise<Learnt> =>
    post(Learnt, path, { choices: choices(), choose: null, further, since: 0, about: null, ...move });

  const play = async (move: Partial<LearningMove>): Promise<void> => {
    try {
      const { answer: _none, update, ...known } = await ask(move);
      const scripted = known.lesson !== null && known.lesson.step < known.lesson.steps;
      aboutToChange();
      // First what was chosen: a plan makes its next choice as soon as the table has changed.
      learning.setState(known, true);
      further = further.filter((at) => at < known.choices.length);
      kept.keep(id, known.choices, further);
      store.setState((state) => ({
        ...after(state, scripted ? pickByPick(update) : update),
        link: 'open',
      }));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      store.setState((state) => ({ ...state, sent: null, problem }));
    }
  };
  const show = (until: readonly number[]): Promise<void> => play({ choices: [...until], since: 0 });
  const begin = async (): Promise<void> => {
    await play({});
    if (store.getState().scene === null && choices().length > 0) await show([]);
  };
  const goBack = (): void => {
    const known = learning.getState();
    if (known === null || known.back < 0) return;
    store.setState((state) => afterTakingBack(state, known.back));
    void show(known.choices.slice(0, known.back));
  };

  return {
    id,
    live: true,
    idle: 'This position has been played out.',
    store,
    learning,
    choose: (index, plan = false) => {
      const { sent, v } = store.getState();
      if (sent !== null) return;
      if (plan) further = [...further, choices().length];
      store.setState((state) => afterChoosing(state, index));
      void play({ choose: index, since: v });
    },
    say: (message) => {
      if (message.t === 'undo') goBack();
    },
    setStops: () => undefined,
    ask: async (question: Question): Promise<Answer> => {
      if (question.t === 'rules' || question.t === 'face') return answerFromShelf(id, question);
      if (question.t === 'hint' || question.t === 'whyChosen')
        throw new Error('Here the lesson itself says what to do.');
      if (question.t === 'map' || question.t === 'whyThere')
        throw new Error('The map only shows here who stands where.');
      const { answer } = await ask({
        since: store.getState().v,
        about: { card: question.card, values: question.t === 'value' },
      });
      if (answer?.t !== 'answer') throw new Error('There is no such card on this table.');
      return answer;
    },
    why: () => Promise.reject(new Error('Here nobody says why.')),
    dismissProblem: () => store.setState((state) => ({ ...state, problem: null })),
    sawNews: () => store.setState((state) => ({ ...state, seen: state.log.length })),
    open: () => {
      // What was kept may be of an earlier version of the position: then it begins anew.
      void begin();
    },
    close: () => undefined,
    restart: () => void show([]),
    back: goBack,
  };
}
