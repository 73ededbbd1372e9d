/** Puzzles over HTTP: what there is, one of them, and a move in it. Nothing of a guest is kept here. */
import {
  GAMES,
  GameName,
  LearningMove,
  LearningRules,
  Learnt,
  Lessons,
  PuzzleDetail,
  Puzzles,
} from '@westmarch/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Learn } from '../engine/requests.ts';
import type { House } from '../house.ts';
import { HttpProblem, read, send } from '../http/answers.ts';
import { Ledgers } from '../ledger.ts';
import { type KnownLesson, readLessons } from './lesson-file.ts';
import { fractionOf, type KnownPuzzle, lineOf, playedOf, readPuzzles } from './puzzle-file.ts';

const infoOf = ({ id, game, file }: KnownPuzzle) => ({
  id,
  game,
  title: file.scenario,
  level: file.puzzle.level,
  question: file.puzzle.question,
});

export function learningRoutes(server: FastifyInstance, root: string, { engines, faces }: House): void {
  const ledgers = new Ledgers(root);
  let known: readonly KnownPuzzle[] | null = null;
  /** Read when somebody first asks. */
  const puzzles = (): readonly KnownPuzzle[] => {
    known ??= GAMES.flatMap((game) => readPuzzles(root, game));
    return known;
  };
  let scripts: readonly KnownLesson[] | null = null;
  const lessons = (): readonly KnownLesson[] => {
    scripts ??= readLessons(root);
    return scripts;
  };
  const puzzleOf = (id: string): KnownPuzzle => {
    const found = puzzles().find((puzzle) => puzzle.id === id);
    if (found === undefined) throw new HttpProblem(404, 'There is no such puzzle.');
    return found;
  };

  /** What came of a move, for who made it. */
  const played = async (reply: FastifyReply, ask: Learn): Promise<FastifyReply> => {
    const learnt = await engines.read({ op: 'learn', ...ask });
    if ('fault' in learnt)
      throw new HttpProblem(409, `It cannot go on so: ${learnt.fault}`, {
        field: learnt.field,
        hint: 'Begin it again.',
      });
    return send(reply, Learnt, {
      ...learnt,
      choices: [...learnt.choices],
      update: JSON.parse(learnt.update),
      lesson: learnt.lesson === null ? null : { ...learnt.lesson, say: [...learnt.lesson.say] },
      answer:
        learnt.answer === null
          ? null
          : {
              t: 'answer',
              id: 0,
              rules: [],
              name: learnt.answer.name,
              offered: [...learnt.answer.offered],
              refused: [...learnt.answer.refused],
              values: [...learnt.answer.values],
            },
    });
  };

  type AboutRules = { Params: { game: string }; Querystring: { ids?: string; face?: string } };
  server.get<AboutRules>('/api/learn/rules/:game', ({ params, query }, reply) => {
    const game = GameName.safeParse(params.game);
    if (!game.success) throw new HttpProblem(404, 'There is no such game.', { field: 'game' });
    if (query.face === undefined)
      return send(reply, LearningRules, {
        name: '',
        rules: ledgers.rules(game.data, (query.ids ?? '').split(',').slice(0, 12)),
      });
    const name = nameOf(faces.get(game.data) ?? '[]', query.face);
    return send(reply, LearningRules, { name, rules: [...ledgers.rulings(game.data, name)] });
  });

  server.get('/api/learn/puzzles', (_request, reply) => send(reply, Puzzles, puzzles().map(infoOf)));

  /** Lines in the words of the table: they are worked out once. */
  const lines = new Map<string, string[]>();
  const toldLine = async ({ id, game, file }: KnownPuzzle): Promise<string[]> => {
    const known = lines.get(id);
    if (known !== undefined) return known;
    const learnt = await engines.read({
      op: 'learn',
      id,
      game,
      value: playedOf(file),
      lesson: null,
      choices: [],
      choose: null,
      since: 0,
      about: null,
      line: lineOf(file),
    });
    const told = 'fault' in learnt ? [] : [...learnt.line];
    lines.set(id, told);
    return told;
  };

  server.get<{ Params: { id: string } }>('/api/learn/puzzles/:id', async ({ params }, reply) => {
    const puzzle = puzzleOf(params.id);
    const { game, file } = puzzle;
    const all = puzzles().filter((other) => other.game === game);
    return send(reply, PuzzleDetail, {
      ...infoOf(puzzle),
      hints: file.puzzle.hints,
      after: file.puzzle.after,
      rules: ledgers.rules(game, file.puzzle.rules),
      line: await toldLine(puzzle),
      chance: file.puzzle.chance === undefined ? null : fractionOf(file.puzzle.chance),
      next: all[all.indexOf(puzzle) + 1]?.id ?? null,
    });
  });

  server.get('/api/learn/lessons', (_request, reply) =>
    send(
      reply,
      Lessons,
      lessons().map(({ id, file: { game, title, about, steps } }) => ({
        id,
        game,
        title,
        about,
        steps: steps.length,
      })),
    ),
  );
  server.post<{ Params: { id: string } }>('/api/learn/lessons/:id', async ({ params, body }, reply) => {
    const found = lessons().find(({ id }) => id === params.id);
    if (found === undefined) throw new HttpProblem(404, 'There is no such lesson.');
    const { id, file } = found;
    return played(reply, { id, game: file.game, value: null, lesson: file, ...read(LearningMove, body) });
  });

  server.post<{ Params: { id: string } }>('/api/learn/puzzles/:id', async ({ params, body }, reply) => {
    const { id, game, file } = puzzleOf(params.id);
    const move = read(LearningMove, body);
    return played(reply, { id, game, value: playedOf(file), lesson: null, ...move });
  });
}

function nameOf(faces: string, id: string): string {
  const all: { id: string; name: string }[] = JSON.parse(faces);
  const found = all.find((face) => face.id === id);
  if (found === undefined) throw new HttpProblem(404, 'There is no such card.', { field: 'face' });
  return found.name;
}
