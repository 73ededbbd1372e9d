/** What just happened, until one has chosen again: the opponent's last deed stays in sight. */
import { useMemo } from 'react';
import { useTable, useTableState } from '../live/context.tsx';
import { news } from '../live/state.ts';
import { LineText } from './Line.tsx';
import s from './parts.module.css';

const LONGEST = 5;

export function LastHappened() {
  const table = useTable();
  const log = useTableState((state) => state.log);
  const seen = useTableState((state) => state.seen);
  const lines = useMemo(() => news({ log, seen }), [log, seen]);
  const shown = lines.slice(-LONGEST);
  return (
    <section className={s.last} aria-label="What just happened" data-empty={shown.length === 0}>
      {shown.length === 0 ? (
        <p className={s.none}>{log.at(-1)?.text ?? 'The game begins.'}</p>
      ) : (
        <ol>
          {lines.length > LONGEST && <li className={s.none}>… {lines.length - LONGEST} more in the log</li>}
          {shown.map((line) => (
            <li key={line.n}>
              <LineText line={line} fresh />
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
