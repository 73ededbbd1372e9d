/**
 * A deck while it is built: changes show at once, go to the server when one pauses, and can be taken back.
 *
 * Keeps  a window that has nothing unsaved follows the others; one that has is told of theirs, and decides.
 */
import type { Deck, KeptDeck } from '@westmarch/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Refusal } from '../api/http.ts';
import { useSaveDeck } from './queries.ts';

export type Saving = 'saved' | 'saving' | 'waiting' | 'conflict' | 'failed';

export interface Draft {
  readonly deck: Deck;
  readonly state: Saving;
  readonly error: Error | null;
  readonly change: (to: (deck: Deck) => Deck) => void;
  readonly undo: (() => void) | null;
  /** After a conflict: ours over theirs, or theirs instead of ours. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly retry: () => void;
}

const PAUSE = 700;
const MOST_UNDO = 100;

export function useDraft(kept: KeptDeck, reload: () => Promise<KeptDeck | undefined>): Draft {
  const save = useSaveDeck();
  const [deck, setDeck] = useState(kept.deck);
  const [past, setPast] = useState<readonly Deck[]>([]);
  const [state, setState] = useState<Saving>('saved');
  const [error, setError] = useState<Error | null>(null);
  const version = useRef(kept.version);
  const latest = useRef(deck);
  latest.current = deck;

  // What another window saved is taken over, unless something of ours is not saved yet.
  useEffect(() => {
    if (state === 'saved' && kept.version > version.current) {
      version.current = kept.version;
      setDeck(kept.deck);
    }
  }, [kept, state]);

  const { mutateAsync } = save;
  const send = useCallback(async (): Promise<void> => {
    const sent = latest.current;
    setState('saving');
    try {
      const answer = await mutateAsync({ id: kept.id, version: version.current, deck: sent });
      version.current = answer.version;
      setError(null);
      setState(latest.current === sent ? 'saved' : 'waiting');
    } catch (failure) {
      const why = failure instanceof Error ? failure : new Error(String(failure));
      setError(why);
      setState(why instanceof Refusal && why.status === 409 ? 'conflict' : 'failed');
    }
  }, [kept.id, mutateAsync]);

  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const timer = setTimeout(() => void send(), PAUSE);
    return () => clearTimeout(timer);
  }, [state, send, deck]);
  // Nobody leaves with something unsaved without being asked.
  useEffect(() => {
    if (state === 'saved') return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state]);
  // Whoever goes to another page takes the pause with him.
  const waiting = useRef(state);
  waiting.current = state;
  useEffect(
    () => () => {
      if (waiting.current === 'waiting') void send();
    },
    [send],
  );

  const wait = (): void => setState((old) => (old === 'conflict' ? old : 'waiting'));
  const change = useCallback((to: (deck: Deck) => Deck): void => {
    const before = latest.current;
    const after = to(before);
    if (after === before) return;
    latest.current = after;
    setPast((old) => [...old, before].slice(-MOST_UNDO));
    setDeck(after);
    setState((old) => (old === 'conflict' ? old : 'waiting'));
  }, []);
  async function keepMine(): Promise<void> {
    const theirs = await reload();
    if (theirs !== undefined) version.current = theirs.version;
    setState('waiting');
  }
  async function takeTheirs(): Promise<void> {
    const theirs = await reload();
    if (theirs === undefined) return;
    version.current = theirs.version;
    setPast((old) => [...old, latest.current]);
    setDeck(theirs.deck);
    setError(null);
    setState('saved');
  }
  const last = past.at(-1);
  return {
    deck,
    state,
    error,
    change,
    undo:
      last === undefined
        ? null
        : () => {
            setPast((old) => old.slice(0, -1));
            setDeck(last);
            wait();
          },
    keepMine: () => void keepMine(),
    takeTheirs: () => void takeTheirs(),
    retry: () => setState('waiting'),
  };
}
