/**
 * A table as this browser knows it, and how each message of the server changes it.
 *
 * Owns   putting messages together: the log without gaps or doubles, what is new since one last chose.
 * Not    the connection (link.ts), nor drawing anything.
 * Keeps  pure: the same messages in the same order give the same state.
 */
import type {
  ClockNow,
  Decision,
  FromServer,
  Line,
  Result,
  Said,
  Scene,
  TableInfo,
} from '@westmarch/protocol';
import { type FairState, nothingNoted } from './fair-play.ts';

/** lost: it was there, and is tried again; refused: trying again would not help. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'refused';

export interface LogLine extends Line {
  /** The event that told it. */
  readonly v: number;
  /** Its place in the log, which never changes. */
  readonly n: number;
  /** The seat of the bot whose choice that was. */
  readonly by?: number | undefined;
}

export interface TableState {
  readonly link: LinkState;
  readonly info: TableInfo | null;
  /** The last event contained in what follows. */
  readonly v: number;
  readonly scene: Scene | null;
  readonly decision: Decision | null;
  readonly result: Result | null;
  readonly undo: { readonly askedBy: number; readonly possible: boolean; readonly free: boolean };
  /** How chance was promised to this browser, and whether it was kept. */
  readonly fair: FairState;
  readonly log: readonly LogLine[];
  /** Lines up to this one were there when one last chose; what comes after has just happened. */
  readonly seen: number;
  /** The choice that was sent and is not yet answered. */
  readonly sent: number | null;
  /** What the server refused last, until it is dismissed or something happens. */
  readonly problem: string | null;
  /** What was said at the table, the oldest first. */
  readonly said: readonly Said[];
  /** How the clock stood when it was last told, and when that was by this browser's clock. */
  readonly clock: { readonly now: ClockNow; readonly at: number } | null;
}

export const nothingYet: TableState = {
  link: 'connecting',
  info: null,
  v: 0,
  scene: null,
  decision: null,
  result: null,
  undo: { askedBy: 0, possible: false, free: false },
  fair: nothingNoted,
  log: [],
  seen: 0,
  sent: null,
  problem: null,
  said: [],
  clock: null,
};

type Update = Extract<FromServer, { t: 'update' }>;

/** The state after a message that came at a time; answers to questions are not part of it. */
export function after(state: TableState, message: FromServer, time = 0): TableState {
  switch (message.t) {
    case 'table':
      return { ...state, info: message.info, clock: clockFrom(message.info.clock, time) };
    case 'clock':
      return { ...state, clock: clockFrom(message.clock, time) };
    case 'said':
      return { ...state, said: afterSaying(state.said, message.said) };
    case 'unsaid':
      return { ...state, said: state.said.filter(({ id }) => !message.ids.includes(id)) };
    case 'update':
      return afterUpdate(state, message);
    case 'problem':
      return { ...state, sent: null, problem: message.text };
    case 'answer':
      return state;
    default:
      return message satisfies never;
  }
}

const clockFrom = (now: ClockNow | null, at: number): TableState['clock'] =>
  now === null ? null : { now, at };
/** So many lines are kept in the page. */
const MOST_SAID = 300;
/** Lines once each, in their order, however often they are told. */
export function afterSaying(before: readonly Said[], said: readonly Said[]): readonly Said[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...said.filter(({ id }) => !known.has(id))]
    .sort((a, b) => a.id - b.id)
    .slice(-MOST_SAID);
}

function afterUpdate(state: TableState, { v, told, scene, decision, result, undo }: Update): TableState {
  // A server that was set back knows less than we do: what it does not know did not happen.
  const kept = v < state.v ? state.log.filter((line) => line.v <= v) : state.log;
  const last = kept.at(-1)?.v ?? -1;
  const gone = new Set(told.flatMap(({ undone = [] }) => undone));
  const log = kept.map((line) => (gone.has(line.v) ? asStruck(line) : line));
  for (const event of told) {
    if (event.v <= last) continue;
    for (const line of event.lines) {
      const told = { ...line, by: event.by, v: event.v, n: log.length + 1 };
      log.push(gone.has(event.v) ? asStruck(told) : told);
    }
  }
  const first = state.scene === null;
  return {
    ...state,
    v,
    scene,
    decision,
    result,
    undo,
    log,
    // On coming back, the whole game is not news: only its last event is.
    seen: first ? log.filter((line) => line.v < v).length : Math.min(state.seen, log.length),
    sent: null,
    problem: null,
  };
}

const asStruck = (line: LogLine): LogLine => ({ ...line, struck: true });

/** One has chosen: what is there has been seen. */
export const afterChoosing = (state: TableState, index: number): TableState => ({
  ...state,
  sent: index,
  seen: state.log.length,
  problem: null,
});

/**
 * One has gone back by oneself, to where so many events had been: what came after stays told, struck. At a table of
 * others the server tells it so.
 */
export function afterTakingBack(state: TableState, v: number): TableState {
  const { log } = state;
  const stays = log.findIndex((line) => line.v > v);
  const kept = stays < 0 ? log : log.slice(0, stays);
  const gone = log
    .slice(kept.length)
    .map((line): LogLine => Object.assign(line.kind === 'talk' ? { ...line } : asStruck(line), { v }));
  const told: LogLine = {
    text: 'You take the last choice back.',
    cards: [],
    seat: state.scene?.you ?? 0,
    kind: 'talk',
    dice: [],
    v,
    n: log.length + 1,
  };
  return { ...state, v, log: [...kept, ...gone, told] };
}

/** The link is gone: a choice that was on its way may or may not have arrived; the catch-up will tell. */
export const afterLosing = (state: TableState, link: LinkState): TableState => ({
  ...state,
  link,
  sent: null,
});

/** What happened since one last chose. */
export const news = ({ log, seen }: Pick<TableState, 'log' | 'seen'>): readonly LogLine[] => log.slice(seen);
