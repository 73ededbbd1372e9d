/**
 * An engine worker: the states of its tables live here, and nowhere else.
 *
 * Owns   answering what the main thread asks, one request at a time.
 * Keeps  a fault of one table is an answer, not the end of the worker.
 */
import { parentPort } from 'node:worker_threads';
import { readRecord } from '@westmarch/kernel';
import { GameName, type Replay } from '@westmarch/protocol';
import { withGame } from '@westmarch/table';
import { about, setupFault } from './about.ts';
import { LiveGame } from './live-game.ts';
import { faultOf, Replayed } from './replayed.ts';
import { type AnswerOf, type Ask, type Asked, type Fault, READY } from './requests.ts';

/** What is used of a game, whichever it is. */
type Live = Pick<
  LiveGame<never, never, never>,
  'bot' | 'choose' | 'concede' | 'look' | 'question' | 'record' | 'scenario' | 'summary' | 'undo'
>;
type Looked = Pick<Replayed<never, never, never>, 'outline' | 'position'>;

const live = new Map<string, Live>();
/** The replays last looked at; the oldest first. */
const replays = new Map<string, Looked>();
const KEPT_REPLAYS = 8;

function liveOf(table: string): Live {
  const game = live.get(table);
  if (game === undefined) throw new Error(`table ${table} is not open here`);
  return game;
}

function readReplay({ id, record, names }: Extract<Ask, { op: 'replay' }>): Replay | Fault {
  try {
    const read = readRecord(record);
    const game = GameName.safeParse(read.game);
    if (!game.success) return { fault: `"${read.game}" is no known game`, field: 'game' };
    const conceded = concededIn(record);
    const replay = withGame<Looked>(game.data, (kind) => new Replayed(kind, read, { id, names, conceded }));
    replays.set(id, replay);
    const oldest = replays.keys().next().value;
    if (replays.size > KEPT_REPLAYS && oldest !== undefined) replays.delete(oldest);
    return replay.outline;
  } catch (error) {
    return faultOf(error);
  }
}
const concededIn = (record: unknown): number[] => {
  const seats = typeof record === 'object' && record !== null && 'conceded' in record ? record.conceded : [];
  return Array.isArray(seats) ? seats.filter((seat) => Number.isInteger(seat) && seat > 0 && seat <= 5) : [];
};

function answer(ask: Ask): AnswerOf<Ask['op']> {
  switch (ask.op) {
    case 'about':
      return about();
    case 'check':
      return setupFault(ask);
    case 'open': {
      const { beginning, events } = ask;
      const game = withGame<Live>(beginning.game, (kind) => new LiveGame(kind, beginning, events));
      live.set(beginning.table, game);
      return game.summary();
    }
    case 'close':
      live.delete(ask.table);
      return null;
    case 'choose':
      return liveOf(ask.table).choose(ask.v, ask.seat, ask.index, ask.auto, ask.viewers);
    case 'bot':
      return liveOf(ask.table).bot(ask.v, ask.viewers);
    case 'undo':
      return liveOf(ask.table).undo(ask.v, ask.seat, ask.viewers);
    case 'concede':
      return liveOf(ask.table).concede(ask.seat, ask.viewers);
    case 'look':
      return liveOf(ask.table).look(ask.lookers, ask.askedBy);
    case 'question':
      return liveOf(ask.table).question(ask.viewer, ask.card, ask.values);
    case 'record':
      return liveOf(ask.table).record();
    case 'scenario':
      return liveOf(ask.table).scenario(ask.table, ask.viewer);
    case 'replay':
      return readReplay(ask);
    case 'position':
      break;
  }
  return replays.get(ask.id)?.position(ask.at, ask.eyes) ?? null;
}

parentPort?.postMessage({ id: READY, answer: null }, []);
parentPort?.on('message', ({ id, ask }: Asked) => {
  try {
    parentPort?.postMessage({ id, answer: answer(ask) }, []);
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    parentPort?.postMessage({ id, error: name, message }, []);
  }
});
