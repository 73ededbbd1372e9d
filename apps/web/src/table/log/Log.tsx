/** The log in plain words; what is new is also said to whoever listens. */
import { useEffect, useRef } from 'react';
import { useTable, useTableState, useYou } from '../../live/context.tsx';
import s from '../parts.module.css';
import { LineText } from './Line.tsx';
import { lastOfBots, WhyButton } from './Why.tsx';

/** Older lines are a press away: a long game has thousands. */
const SHOWN = 250;

export function Log() {
  const log = useTableState((state) => state.log);
  const you = useYou();
  const { live } = useTable();
  const end = useRef<HTMLOListElement>(null);
  const shown = log.slice(-SHOWN);
  const asked = lastOfBots(shown);
  useEffect(() => {
    const list = end.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [log]);
  return (
    <section className={s.log} aria-label="Log">
      <h2 className={s.title}>What happened</h2>
      <ol className={s.logLines} ref={end} tabIndex={0} aria-live="polite" aria-relevant="additions">
        {shown.length === 0 && (
          <li className={s.none}>{live ? 'Nothing yet.' : 'Go on step by step, and it is told here.'}</li>
        )}
        {shown.map((line) => (
          <li
            key={line.n}
            className={asked.has(line.n) ? s.asked : undefined}
            data-kind={line.kind}
            data-whose={line.seat === 0 ? 'game' : line.seat === you ? 'yours' : 'theirs'}
          >
            <LineText line={line} />
            {asked.has(line.n) && <WhyButton line={line} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
