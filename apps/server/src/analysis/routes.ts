/**
 * The analysis of a replay: asked for once, made in the background, and kept.
 *
 * Keeps  only a game of this version can be analysed: an earlier one was played by other rules.
 */
import { AnalysisStanding } from '@westmarch/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BroughtFile } from '../brought.ts';
import type { House } from '../house.ts';
import { HttpProblem, send } from '../http/answers.ts';
import type { Doors } from '../limits/doors.ts';

/** Analyses that may wait or be made at a time: whoever comes then is told to try later. */
const MOST = 20;

export interface AnalysisParts {
  readonly house: House;
  readonly doors: Doors;
  /** The record of a replay by its id; a problem where there is none. */
  readonly recordOf: (id: string) => Promise<BroughtFile>;
}

export function analysisRoutes(server: FastifyInstance, { house, doors, recordOf }: AnalysisParts): void {
  const { engines } = house;
  /** Those that were asked for here and may not be done yet. */
  const asked = new Set<string>();

  async function orderOf(id: string) {
    const { record, names, engine } = await recordOf(id);
    if (engines.isEarlier(engine))
      throw new HttpProblem(409, 'This game was played by the rules of an earlier version.', {
        hint: 'Only games of this version can be analysed.',
      });
    if (names.length > 2) throw new HttpProblem(409, 'Only games of two players can be analysed.');
    // What was taken back changes nothing.
    const { undone: _undone, ...stood } = record;
    return { record: stood, names };
  }
  async function standing(id: string): Promise<AnalysisStanding> {
    const jobs = await house.background.jobs();
    const [job] = jobs.idsOf('analysis', [await orderOf(id)]);
    const found = (await jobs.look('analysis', [job])).get(job);
    if (found?.state !== 'waiting' && found?.state !== 'working') asked.delete(job);
    switch (found?.state) {
      case 'done':
        return { state: 'done', analysis: found.result };
      case 'waiting':
        return { state: 'working', progress: 0 };
      case 'working':
        return { state: 'working', progress: found.progress };
      case 'failed':
        return { state: 'failed', why: found.why };
      default:
        return { state: 'none' };
    }
  }
  const tell = async (reply: FastifyReply, id: string) =>
    send(reply.header('cache-control', 'no-store'), AnalysisStanding, await standing(id));

  server.get<{ Params: { id: string } }>('/api/analyses/:id', ({ params: { id } }, reply) => tell(reply, id));
  server.post<{ Params: { id: string } }>(
    '/api/analyses/:id',
    { onRequest: async ({ ip }) => doors.bring(ip) },
    async ({ params: { id } }, reply) => {
      const order = await orderOf(id);
      if (asked.size >= MOST)
        throw new HttpProblem(503, 'Many games are being analysed just now. Try again in a few minutes.', {
          hint: 'Or in the terminal: npx westmarch analyse FILE.',
        });
      const jobs = await house.background.jobs();
      for (const job of await jobs.submit('analysis', [order], 'person')) asked.add(job);
      return tell(reply, id);
    },
  );
}
