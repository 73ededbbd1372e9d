/**
 * An engine worker: the states of its tables live here, and nowhere else.
 *
 * Owns   answering what the main thread asks, one piece of work at a time.
 * Keeps  a fault of one table is an answer, not the end of the worker; what can be long, opening a game and the thought
 *        of a bot who searches, is done in pieces of a few milliseconds, so that no other table waits for it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { GameName } from '@westmarch/protocol';
import {
  libraryOf,
  readDecks,
  reportOn,
  type Watched,
  watchRecord,
  withGame,
  writeDeck,
} from '@westmarch/table';
import { about, setupFault } from './about.ts';
import { load, missingFor } from './games.ts';
import { learn } from './learning/learn.ts';
import { LiveGame } from './live-game.ts';
import { faultOf, Replayed } from './replayed.ts';
import {
  type Answered,
  type AnswerOf,
  type Ask,
  type Asked,
  type Fault,
  type Thought as Glanced,
  READY,
  type Read,
  type WorkerData,
} from './requests.ts';

/** What is used of a game, whichever it is. */
type Live = Pick<
  LiveGame<never, never, never>,
  | 'bot'
  | 'choose'
  | 'concede'
  | 'goOn'
  | 'hint'
  | 'isOffered'
  | 'look'
  | 'map'
  | 'pondering'
  | 'question'
  | 'record'
  | 'scenario'
  | 'summary'
  | 'thought'
  | 'undo'
  | 'why'
  | 'wish'
>;
type Looked = Pick<Replayed<never, never, never>, 'kept' | 'outline' | 'position' | 'why'>;

const live = new Map<string, Live>();
/** The replays last looked at; the oldest first. */
const replays = new Map<string, Looked>();
const KEPT_REPLAYS = 8;
/** Milliseconds of one piece of opening a game, or of a bot's thought. */
const PIECE = 8;
/** Milliseconds that a bot thinks before somebody else is asked to think for it. */
const GLANCE = 40;
/** When a game is over there is more time. */
const AFTERWARDS = 4000;

const { at, thought: THOUGHT }: WorkerData = workerData;

function liveOf(table: string): Live {
  const game = live.get(table);
  if (game === undefined) throw new Error(`table ${table} is not open here`);
  return game;
}

/** From now on its players are asked as they wish. */
function wishing({
  table,
  stops,
}: Extract<Ask, { op: 'bot' | 'choose' | 'concede' | 'undo' | 'wish' }>): Live {
  const game = liveOf(table);
  game.wish(stops);
  return game;
}

function readReplay({ id, brought }: Extract<Ask, { op: 'replay' }>): Read | Fault {
  try {
    const { record, names, conceded, bots } = brought;
    const game = GameName.safeParse(record.game);
    if (!game.success) return { fault: `"${record.game}" is no known game`, field: 'game' };
    const replay = withGame<Looked>(
      game.data,
      (kind) => new Replayed(kind, record, { id, names, conceded, bots }),
    );
    replays.set(id, replay);
    const oldest = replays.keys().next().value;
    if (replays.size > KEPT_REPLAYS && oldest !== undefined) replays.delete(oldest);
    return { replay: replay.outline, setup: replay.kept };
  } catch (error) {
    return faultOf(error);
  }
}

/** What it says, or what the asker can mend. */
function orFault<T>(work: () => T): T | Fault {
  try {
    return work();
  } catch (error) {
    return faultOf(error);
  }
}

function watched({ record, names }: Extract<Ask, { op: 'verify' }>): Watched | Fault {
  const game = GameName.safeParse(record.game);
  if (!game.success) return { fault: `"${record.game}" is no known game`, field: 'game' };
  try {
    return withGame<Watched>(game.data, (kind) => watchRecord(kind.game, record, names));
  } catch (error) {
    return faultOf(error);
  }
}

function answer(
  ask: Exclude<Ask, { op: 'hint' | 'open' | 'thought' | 'why' | 'whyThen' }>,
): AnswerOf<Ask['op']> {
  switch (ask.op) {
    case 'about':
      return about();
    case 'check':
      return setupFault(ask);
    case 'close':
      live.delete(ask.table);
      return null;
    case 'wish':
      return wishing(ask).summary();
    case 'choose':
      return wishing(ask).choose(ask.v, ask.seat, ask.index, ask.auto, ask.viewers);
    case 'bot':
      return wishing(ask).bot(ask.v, ask.viewers, ask.standIn, knownIn(ask));
    case 'undo':
      return wishing(ask).undo(ask.v, ask.seat, ask.viewers);
    case 'concede':
      return wishing(ask).concede(ask.seat, ask.viewers);
    case 'look':
      return liveOf(ask.table).look(ask.lookers, ask.askedBy);
    case 'question':
      return liveOf(ask.table).question(ask.viewer, ask.card, ask.values);
    case 'map':
      return liveOf(ask.table).map(ask.viewer, ask.company, ask.place);
    case 'record':
      return liveOf(ask.table).record();
    case 'scenario':
      return liveOf(ask.table).scenario(ask.table, ask.viewer);
    case 'replay':
      return readReplay(ask);
    case 'verify':
      return watched(ask);
    case 'library':
      return JSON.stringify(libraryOf(ask.game).catalogue());
    case 'collection':
      return JSON.stringify(libraryOf(ask.game).collection());
    case 'deckRead':
      return orFault(() => readDecks(ask.game, ask.text, ask.name));
    case 'deckCheck':
      return orFault(() => reportOn(ask.deck));
    case 'deckWrite':
      return writeDeck(ask.deck);
    case 'playable':
      return libraryOf(ask.deck.game).decks.whyUnplayable(ask.deck);
    case 'standing':
      return ask.cards.map(libraryOf(ask.game).status);
    case 'learn':
      return learn(ask);
    case 'position':
      break;
  }
  return replays.get(ask.id)?.position(ask.at, ask.eyes) ?? null;
}

/** What somebody else has come to; what cannot be chosen is not heeded. */
const knownIn = ({ table, chosen }: Extract<Ask, { op: 'bot' }>): { chosen(): number } | null =>
  chosen !== undefined && liveOf(table).isOffered(chosen) ? { chosen: () => chosen } : null;

const say = (answered: Answered): void => parentPort?.postMessage(answered, []);

/**
 * One piece of work on a request; whoever watches sees that it was begun, and which it is. `done` answers it. What it
 * took is the worker's own time: on a busy machine no table counts as slow because others hold it up.
 */
function piece(id: number, work: () => { readonly done: unknown } | null): number {
  Atomics.store(at, 0, id);
  Atomics.add(at, 1, 1);
  const began = process.threadCpuUsage();
  const used = (): number => {
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  };
  try {
    const finished = work();
    const took = used();
    if (finished !== null) say({ id, took, answer: finished.done });
    return finished === null ? took : -1;
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    say({ id, took: used(), error: name, message });
    return -1;
  } finally {
    Atomics.store(at, 0, 0);
  }
}

/** Games that are being opened, each a piece at a time. */
const opening: { readonly id: number; readonly table: string; readonly game: Live }[] = [];

function open(id: number, { beginning, events, stops }: Extract<Ask, { op: 'open' }>): void {
  const { table } = beginning;
  live.delete(table);
  piece(id, () => {
    const game = withGame<Live>(beginning.game, (kind) => new LiveGame(kind, beginning, events));
    game.wish(stops);
    opening.push({ id, table, game });
    if (opening.length === 1) setImmediate(openOn);
    return null;
  });
}
function openOn(): void {
  const next = opening.shift();
  if (next === undefined) return;
  const { id, table, game } = next;
  const took = piece(id, () => {
    const until = performance.now() + PIECE;
    if (game.goOn(() => performance.now() < until)) return null;
    live.set(table, game);
    return { done: game.summary() };
  });
  if (took >= 0) opening.push(next);
  if (opening.length > 0) setImmediate(openOn);
}

/** What is thought about, each a piece at a time, until its time is up; then `done` answers it. */
interface Thought {
  readonly id: number;
  readonly goOn: () => boolean;
  readonly done: () => unknown;
  readonly until: number;
}
const thoughts: Thought[] = [];

/** Begins to think, or answers at once where there is nothing to think about. */
function think(
  id: number,
  begin: () => Pick<Thought, 'goOn' | 'done'> | { readonly at: unknown },
  time = THOUGHT,
): void {
  piece(id, () => {
    const begun = begin();
    if ('at' in begun) return { done: begun.at };
    thoughts.push({ id, ...begun, until: performance.now() + time });
    if (thoughts.length === 1) setImmediate(thinkOn);
    return null;
  });
}
const bot = (id: number, ask: Extract<Ask, { op: 'bot' }>): void =>
  think(id, () => {
    const isKnown = ask.standIn === true || knownIn(ask) !== null;
    const about = isKnown ? null : wishing(ask).pondering(ask.v);
    if (about === null) return { at: answer(ask) };
    return {
      goOn: () => about.goOn(),
      done: () => wishing(ask).bot(ask.v, ask.viewers, false, about),
    };
  });
/** Most choices are settled at a glance: nobody is asked for them. */
const thought = (id: number, { table, v }: Extract<Ask, { op: 'thought' }>): void =>
  think(
    id,
    () => {
      const found = liveOf(table).thought(v);
      if (found === null) return { at: null };
      const { order, pondering } = found;
      let more = true;
      const goOn = (): boolean => (more = pondering.goOn());
      const done = (): Glanced => (more ? { order } : { chosen: pondering.chosen() });
      return { goOn, done };
    },
    GLANCE,
  );
const hint = (id: number, { table, viewer }: Extract<Ask, { op: 'hint' }>): void =>
  think(id, () => {
    const hinting = liveOf(table).hint(viewer);
    return 'fault' in hinting ? { at: hinting } : { goOn: () => hinting.goOn(), done: () => hinting.done() };
  });

const why = (id: number, { table, viewer, v }: Extract<Ask, { op: 'why' }>): void =>
  think(id, () => {
    const about = liveOf(table).why(viewer, v);
    return 'fault' in about ? { at: about } : { goOn: () => about.goOn(), done: () => about.done() };
  });
const whyThen = (id: number, ask: Extract<Ask, { op: 'whyThen' }>): void =>
  think(
    id,
    () => {
      const about = replays.get(ask.id)?.why(ask.at) ?? null;
      if (about === null || 'fault' in about) return { at: about };
      return { goOn: () => about.goOn(), done: () => about.done() };
    },
    AFTERWARDS,
  );

/** People's tables come first: between two pieces whatever was asked is answered. */
function thinkOn(): void {
  const next = thoughts.shift();
  if (next === undefined) return;
  const took = piece(next.id, () => {
    const end = Math.min(next.until, performance.now() + PIECE);
    let more = true;
    while (more && performance.now() < end) more = next.goOn();
    return more && end < next.until ? null : { done: next.done() };
  });
  if (took >= 0) thoughts.push(next);
  if (thoughts.length > 0) setImmediate(thinkOn);
}

say({ id: READY, took: 0, answer: null });
function take({ id, ask }: Asked): void {
  if (ask.op === 'open') open(id, ask);
  else if (ask.op === 'bot') bot(id, ask);
  else if (ask.op === 'hint') hint(id, ask);
  else if (ask.op === 'thought') thought(id, ask);
  else if (ask.op === 'why') why(id, ask);
  else if (ask.op === 'whyThen') whyThen(id, ask);
  else piece(id, () => ({ done: answer(ask) }));
}

/** What was asked while a game was being loaded: it is taken in its order when that is done. */
const waiting: Asked[] = [];
async function takeOn(): Promise<void> {
  for (let asked = waiting.at(0); asked !== undefined; asked = waiting.at(0)) {
    await load(missingFor(asked.ask));
    take(asked);
    waiting.shift();
  }
}
parentPort?.on('message', (asked: Asked) => {
  if (waiting.length === 0 && missingFor(asked.ask).length === 0) take(asked);
  else if (waiting.push(asked) === 1) void takeOn();
});
