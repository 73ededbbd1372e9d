/** The clocks of a table: what each has left, whose runs, and what can be done when somebody's is up. */
import type { ClockNow } from '@westmarch/protocol';
import { useEffect, useState } from 'react';
import { usePlayerName, useTable, useTableState } from '../live/context.tsx';
import { Button } from '../ui/Button.tsx';
import { leftAt } from './clock-left.ts';
import s from './company.module.css';
import { clockFace } from './terms-words.ts';

/** Milliseconds below which the time that runs is pointed out. */
const LOW = 30_000;

export function ClockStrip() {
  const clock = useTableState((state) => state.clock);
  const info = useTableState((state) => state.info);
  const name = usePlayerName();
  const table = useTable();
  const since = useSince(clock);
  if (clock === null || info === null || !table.live) return null;
  const { now } = clock;
  const persons = info.players.filter(({ kind }) => kind === 'person');
  const mine = now.seat === info.you;
  return (
    <div className={s.clocks}>
      <ul aria-label="Clocks">
        {persons.map(({ seat }) => {
          const left = leftAt(now, seat, since);
          const state = stateOf(now, seat, left);
          return (
            <li key={seat} data-state={state}>
              <span>{seat === info.you ? 'You' : name(seat)}</span>
              <b role="timer" aria-label={`Time of ${seat === info.you ? 'yours' : name(seat)}`}>
                {clockFace(left)}
              </b>
              <span className={s.state}>{WORDS[state]}</span>
            </li>
          );
        })}
      </ul>
      <div aria-live="polite" className={s.clockSays}>
        {now.stage === 'warned' && mine && <p>Your time is up. Choose before the grace is over.</p>}
        {now.stage === 'late' && mine && (
          <p>You are out of time. The others may claim the game until you choose.</p>
        )}
        {now.mayClaim && (
          <p>
            {name(now.seat)} is out of time.{' '}
            <Button look="main" onClick={() => table.say({ t: 'claim' })}>
              Claim the game
            </Button>{' '}
            or wait.
          </p>
        )}
        {now.stage === 'stood-in' &&
          (mine ? (
            <p>
              A bot chooses for you.{' '}
              <Button look="main" onClick={() => table.say({ t: 'back' })}>
                I am back
              </Button>
            </p>
          ) : (
            <p>A bot chooses for {name(now.seat)}.</p>
          ))}
      </div>
    </div>
  );
}

type State = 'waits' | 'runs' | 'low' | 'grace' | 'up' | 'still' | 'bot';
const WORDS: Readonly<Record<State, string>> = {
  waits: '',
  runs: '●',
  low: '● soon up',
  grace: 'grace',
  up: 'out of time',
  still: 'stands still',
  bot: 'a bot',
};
function stateOf({ seat, stage, paused }: ClockNow, of: number, left: number): State {
  if (seat !== of) return 'waits';
  if (stage === 'stood-in') return 'bot';
  if (stage === 'late') return 'up';
  if (paused) return 'still';
  if (stage === 'warned') return 'grace';
  return left < LOW ? 'low' : 'runs';
}

/** Milliseconds since the clock was told, counted on while it is there. */
function useSince(clock: { readonly at: number } | null): number {
  const [time, setTime] = useState(() => performance.now());
  const at = clock?.at ?? null;
  useEffect(() => {
    if (at === null) return undefined;
    setTime(performance.now());
    const timer = setInterval(() => setTime(performance.now()), 250);
    return () => clearInterval(timer);
  }, [at]);
  return at === null ? 0 : Math.max(0, time - at);
}
