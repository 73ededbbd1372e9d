/**
 * A study of a deck as jobs: cut into pieces by the numbers of its games, and put together again.
 *
 * Keeps  what it comes to hangs on the games alone: pieces never cut a pair, and are added up in their order.
 */
import type { Counts, Study } from '@westmarch/table';
import { allDone, type Jobs } from './jobs.ts';
import type { LabOrder } from './kinds.ts';

/** Games of a piece, where nobody says otherwise: few of few, so that all workers have some; many of many. */
export const pieceSize = (games: number): number => (games <= 400 ? 4 : games <= 10_000 ? 20 : 100);

export function piecesOf(study: Study, bot: string, games: number, size = pieceSize(games)): LabOrder[] {
  if (size % 2 !== 0) throw new RangeError(`A piece of ${size} games would cut a pair in two.`);
  const pieces: LabOrder[] = [];
  for (let from = 0; from < games; from += size)
    pieces.push({ study, bot, from, to: Math.min(games, from + size) });
  return pieces;
}

export interface Studying {
  readonly study: Study;
  readonly bot: string;
  readonly games: number;
  readonly size?: number | undefined;
  /** What was played before counts. */
  readonly resume: boolean;
  /** Ends it: what is done is kept. */
  readonly signal: AbortSignal;
  /** Is told how many games are played by now. */
  readonly onProgress: (games: number) => void;
}
export interface Studied {
  readonly counts: Counts;
  /** Milliseconds of CPU that the pieces took, whenever that was. */
  readonly cpu: number;
}

/** Orders all pieces of a study and waits for them. */
export async function studied(
  jobs: Jobs,
  { study, bot, games, size, resume, signal, onProgress }: Studying,
): Promise<Studied> {
  const pieces = piecesOf(study, bot, games, size);
  if (!resume) await jobs.forget(jobs.idsOf('lab', pieces));
  const ids = await jobs.submit('lab', pieces, 'study');
  let done = 0;
  let cpu = 0;
  const most = pieces[0].to - pieces[0].from;
  const results = await allDone(jobs, 'lab', ids, {
    signal,
    onDone: (_id, counts, took) => {
      done += counts.games;
      cpu += took;
    },
    onLook: (under) => onProgress(done + Math.floor(under * most)),
  });
  if (signal.aborted) await jobs.cancel(ids.filter((id) => !results.has(id)));
  // The games come with it: whoever only orders other work should not have to load them.
  const { addCounts, noGames } = await import('@westmarch/table');
  const counts = noGames(study.against.length);
  for (const piece of results.values()) addCounts(counts, piece);
  return { counts, cpu };
}
