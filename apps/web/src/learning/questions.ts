/** Rules and rulings that are asked about at a table of one's own. */
import { LearningRules } from '@westmarch/protocol';
import { ask } from '../api/http.ts';
import type { Answer, Question } from '../live/link.ts';

type ShelfQuestion = Extract<Question, { t: 'face' | 'rules' }>;

/** The game is the beginning of every id: "meccg-03-…". */
export async function answerFromShelf(id: string, question: ShelfQuestion): Promise<Answer> {
  const game = id.startsWith('meccg') ? 'meccg' : 'lotr-tcg';
  const about =
    question.t === 'rules'
      ? `ids=${encodeURIComponent(question.rules.join(','))}`
      : `face=${encodeURIComponent(question.face)}`;
  const { name, rules } = await ask(LearningRules, `/api/learn/rules/${game}?${about}`);
  return { t: 'answer', id: 0, name, offered: [], refused: [], values: [], rules };
}
