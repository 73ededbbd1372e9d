/** Going through a replay: step, scrub, jump to a turn, look through someone's eyes, copy the link. */
import type { Replay } from '@westmarch/protocol';
import { useEffect, useState } from 'react';
import type { Eyes } from '../api/queries.ts';
import { isBusy } from '../table/decision/decision-keys.ts';
import { Button } from '../ui/Button.tsx';
import ui from '../ui/ui.module.css';
import s from './Replay.module.css';

export interface ReplayControlsProps {
  readonly replay: Replay;
  readonly at: number;
  readonly eyes: Eyes;
  readonly go: (next: { at?: number; eyes?: Eyes }) => void;
  /** Whether the analysis is shown, and showing or hiding it. */
  readonly analysing: boolean;
  readonly analyse: () => void;
  /** Asks the bot who chose last; null where nobody can be asked. */
  readonly why: (() => void) | null;
}

const PACE = 900;

function Arrow({ d }: { d: string }) {
  return (
    <svg className={s.arrow} viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

export function ReplayControls({ replay, at, eyes, go, analysing, analyse, why }: ReplayControlsProps) {
  const { length, turns, players } = replay;
  const [playing, setPlaying] = useState(false);
  const [copied, setCopied] = useState(false);
  const clamp = (n: number): number => Math.max(0, Math.min(length, n));
  const turn = turns.findLast((t) => t.at <= at);
  const step = (n: number): void => go({ at: clamp(at + n) });
  const jump = (by: 1 | -1): void => {
    const target = by === 1 ? turns.find((t) => t.at > at) : turns.findLast((t) => t.at < at);
    go({ at: target?.at ?? (by === 1 ? length : 0) });
  };
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= length) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go({ at: at + 1 }), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, length, go]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (event.key === 'ArrowRight') step(1);
      else if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'PageDown') jump(1);
      else if (event.key === 'PageUp') jump(-1);
      else if (event.key === 'Home') go({ at: 0 });
      else if (event.key === 'End') go({ at: length });
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const copy = (): void => {
    const link = new URL(window.location.href);
    link.searchParams.set('at', String(at));
    link.searchParams.set('eyes', String(eyes));
    void navigator.clipboard.writeText(link.href).then(() => setCopied(true));
  };
  return (
    <section className={s.controls} aria-label="Replay">
      <div className={s.steps}>
        <Button onClick={() => jump(-1)} disabled={at === 0} aria-label="Turn before">
          <Arrow d="M3 3v10M13 3 6 8l7 5z" />
        </Button>
        <Button onClick={() => step(-1)} disabled={at === 0} aria-label="One step back">
          <Arrow d="M12 3 5 8l7 5z" />
        </Button>
        <Button look="main" onClick={() => setPlaying((is) => !is)} disabled={at >= length}>
          {playing ? 'Pause' : 'Play'}
        </Button>
        <Button onClick={() => step(1)} disabled={at >= length} aria-label="One step on">
          <Arrow d="M4 3l7 5-7 5z" />
        </Button>
        <Button onClick={() => jump(1)} disabled={at >= length} aria-label="Next turn">
          <Arrow d="M13 3v10M3 3l7 5-7 5z" />
        </Button>
      </div>
      <Button className={s.analysis} aria-expanded={analysing} onClick={analyse}>
        Analysis
      </Button>
      {replay.bots !== undefined && (
        <Button disabled={why === null} onClick={why ?? undefined} aria-haspopup="dialog">
          Why?
        </Button>
      )}
      <div className={s.scrub}>
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label="Position"
          aria-valuetext={`choice ${at} of ${length}, turn ${turn?.turn ?? 0}`}
          list="replay-turns"
          onChange={(event) => go({ at: Number(event.target.value) })}
        />
        <datalist id="replay-turns">
          {turns.map((t) => (
            <option key={t.at} value={t.at} />
          ))}
        </datalist>
        <output className={s.at}>
          {at} of {length}
        </output>
      </div>
      <div className={s.picks}>
        <label>
          Turn{' '}
          <select
            className={ui.field}
            value={turn?.at ?? 0}
            onChange={(event) => go({ at: Number(event.target.value) })}
          >
            {turn === undefined && <option value={0}>set-up</option>}
            {turns.map((t) => (
              <option key={t.at} value={t.at}>
                {t.turn}
                {players[t.seat - 1] === undefined ? '' : `, ${players[t.seat - 1]}`}
              </option>
            ))}
          </select>
        </label>
        <label>
          Seen by{' '}
          <select
            className={ui.field}
            value={String(eyes)}
            onChange={(event) =>
              go({ eyes: event.target.value === 'all' ? 'all' : Number(event.target.value) })
            }
          >
            <option value="all">everything open</option>
            {players.map((name, i) => (
              <option key={`${i}-${name}`} value={i + 1}>
                {name}
              </option>
            ))}
            <option value="0">a spectator</option>
          </select>
        </label>
        <Button className={s.copy} onClick={copy} aria-label={copied ? 'Link copied' : 'Copy link'}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path
              d={
                copied
                  ? 'M3 8.5 6.5 12 13 4.5'
                  : 'M7 9a3 3 0 0 0 4.2 0l2-2A3 3 0 0 0 9 2.8l-.8.8M9 7a3 3 0 0 0-4.2 0l-2 2A3 3 0 0 0 7 13.2l.8-.8'
              }
            />
          </svg>
          <span>{copied ? 'Link copied' : 'Copy link'}</span>
        </Button>
      </div>
    </section>
  );
}
