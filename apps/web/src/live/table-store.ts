/**
 * One table: what is known of it, and what can be said to it. A live one speaks to the server; a replay is filled
 * from outside and says nothing.
 */
import { type FromClient, type FromServer, type Stops, Why } from '@westmarch/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ask } from '../api/http.ts';
import { FairPlay, storedNotes } from './fair-play.ts';
import { type Answer, Link, type Question } from './link.ts';
import { after, afterChoosing, afterLosing, nothingYet, type TableState } from './state.ts';

export interface Table {
  readonly id: string;
  /** Choices can be made here, by whoever has a seat. */
  readonly live: boolean;
  /** What stands where nobody is asked anything. */
  readonly idle?: string;
  readonly store: StoreApi<TableState>;
  /** `plan`: a further step of something decided as a whole. */
  readonly choose: (index: number, plan?: boolean) => void;
  readonly say: (
    message: Extract<
      FromClient,
      { t: 'undo' | 'answerUndo' | 'back' | 'claim' | 'close' | 'concede' | 'mute' | 'rematch' | 'say' }
    >,
  ) => void;
  readonly setStops: (stops: Stops) => void;
  readonly ask: (question: Question) => Promise<Answer>;
  /** Why a bot chose as he did at an event. */
  readonly why: (v: number) => Promise<Why>;
  readonly dismissProblem: () => void;
  /** What just happened has been looked at. */
  readonly sawNews: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** Listeners that must look at the page before it changes: cards that move remember where they were. */
const beforeChange = new Set<() => void>();
export function onBeforeChange(listener: () => void): () => void {
  beforeChange.add(listener);
  return () => beforeChange.delete(listener);
}
export const aboutToChange = (): void => {
  for (const listener of beforeChange) listener();
};

export function liveTable(id: string): Table {
  const store = createStore<TableState>(() => nothingYet);
  const change = (f: (state: TableState) => TableState): void => store.setState(f);
  const fairPlay = new FairPlay(storedNotes);

  const hear = (message: FromServer): void => {
    if (message.t === 'update') aboutToChange();
    change((state) => after(state, message, performance.now()));
    if (message.t !== 'table') return;
    const { state: fair, say } = fairPlay.hear(message.info);
    change((state) => ({ ...state, fair }));
    for (const one of say) link.send(one);
  };
  const link = new Link(id, {
    since: () => store.getState().v,
    link: (state) => change((s) => (state === 'open' ? { ...s, link: 'open' } : afterLosing(s, state))),
    message: hear,
  });

  return {
    id,
    live: true,
    store,
    choose: (index, plan = false) => {
      const { v, sent } = store.getState();
      if (sent !== null) return;
      if (link.send({ t: 'choose', v, index, ...(plan ? { plan } : {}) }))
        change((state) => afterChoosing(state, index));
    },
    say: (message) => void link.send(message),
    setStops: (stops) => {
      if (!link.send({ t: 'stops', stops })) return;
      // Shown at once, so that a press is not undone before our eyes; the server's next word on it stands.
      change((state) => (state.info === null ? state : { ...state, info: { ...state.info, stops } }));
    },
    ask: (question) => link.ask(question),
    why: async (v) => {
      const { why } = await link.ask({ t: 'whyChosen', v });
      if (why === undefined) throw new Error('Nobody here can say why.');
      return why;
    },
    dismissProblem: () => change((state) => ({ ...state, problem: null })),
    sawNews: () => change((state) => ({ ...state, seen: state.log.length })),
    open: () => link.open(),
    close: () => link.close(),
  };
}

/** A table that only shows what it is given. */
export function stillTable(id: string): Table {
  const store = createStore<TableState>(() => ({ ...nothingYet, link: 'open' }));
  const nothing = (): void => undefined;
  return {
    id,
    live: false,
    store,
    choose: nothing,
    say: nothing,
    setStops: nothing,
    ask: () => Promise.reject(new Error('A replay answers no questions.')),
    why: (v) => ask(Why, `/api/replays/${encodeURIComponent(id)}/${v}/why`),
    dismissProblem: nothing,
    sawNews: nothing,
    open: nothing,
    close: nothing,
  };
}
