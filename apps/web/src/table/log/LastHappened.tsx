/** What just happened, until one has chosen again: the opponent's last deed stays in sight. */
import { useEffect, useMemo, useRef } from 'react';
import { useTable, useTableState } from '../../live/context.tsx';
import { news } from '../../live/state.ts';
import s from '../parts.module.css';
import { LineText } from './Line.tsx';
import { lastOfBots, WhyButton } from './Why.tsx';

const LONGEST = 5;

/** `said`: aloud too, where no log beside the table does it. */
export function LastHappened({ said }: { said: boolean }) {
  const table = useTable();
  const log = useTableState((state) => state.log);
  const seen = useTableState((state) => state.seen);
  const v = useTableState((state) => state.v);
  const lines = useMemo(() => news({ log, seen }), [log, seen]);
  const shown = lines.slice(-LONGEST);
  const asked = lastOfBots(shown);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where it is too low for all, the newest is in sight.
    const strip = ref.current?.parentElement;
    if (strip) strip.scrollTop = strip.scrollHeight;
  }, [lines]);
  return (
    <section
      ref={ref}
      className={s.last}
      aria-label="What just happened"
      aria-live={said ? 'polite' : undefined}
      data-empty={shown.length === 0}
    >
      {shown.length === 0 ? (
        <p className={s.none}>
          {log.at(-1)?.text ?? (v > 0 ? 'Nothing to tell of this step.' : 'The game begins.')}
        </p>
      ) : (
        <ol>
          {lines.length > LONGEST && <li className={s.none}>… {lines.length - LONGEST} more in the log</li>}
          {shown.map((line) => (
            <li key={line.n} className={asked.has(line.n) ? s.asked : undefined}>
              <LineText line={line} fresh />
              {asked.has(line.n) && <WhyButton line={line} />}
            </li>
          ))}
        </ol>
      )}
      {shown.length > 0 && table.live && (
        <button type="button" className={s.dismiss} onClick={table.sawNews} aria-label="Seen">
          ✓
        </button>
      )}
    </section>
  );
}
