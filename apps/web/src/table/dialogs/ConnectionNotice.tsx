/** A quiet line when something is between us and the table, and what the server refused last. */
import { useState } from 'react';
import { useTable, useTableState } from '../../live/context.tsx';
import s from './ConnectionNotice.module.css';

export function ConnectionNotice() {
  const link = useTableState((state) => state.link);
  const problem = useTableState((state) => state.problem);
  const undo = useTableState((state) => state.undo);
  const began = useTableState((state) => state.info?.began ?? undefined);
  const [read, setRead] = useState(false);
  const faults = useTableState((state) => state.fair.faults);
  const table = useTable();
  const you = useTableState((state) => state.info?.you ?? 0);
  return (
    <div className={s.area} aria-live="polite">
      {link === 'lost' && <p className={s.line}>Connection lost, trying again. The table waits for you.</p>}
      {link === 'refused' && (
        <p className={s.line}>The server closed this table for you. Reload the page to try again.</p>
      )}
      {began !== undefined && !read && (
        <p className={s.line}>
          {began.text}{' '}
          <button type="button" onClick={() => setRead(true)}>
            I see
          </button>
        </p>
      )}
      {faults.length > 0 && (
        <p className={s.line} data-kind="problem" role="alert">
          Chance may not be fair here. {faults.join(' ')}
        </p>
      )}
      {problem !== null && (
        <p className={s.line} data-kind="problem">
          {problem}
          <button type="button" onClick={table.dismissProblem}>
            Understood
          </button>
        </p>
      )}
      {undo.askedBy !== 0 && undo.askedBy !== you && you !== 0 && (
        <p className={s.line}>
          Your opponent asks to take back the last choice.
          <button type="button" onClick={() => table.say({ t: 'answerUndo', yes: true })}>
            Allow
          </button>
          <button type="button" onClick={() => table.say({ t: 'answerUndo', yes: false })}>
            Decline
          </button>
        </p>
      )}
      {undo.askedBy !== 0 && undo.askedBy === you && (
        <p className={s.line}>You asked to take back your choice. Waiting for an answer.</p>
      )}
    </div>
  );
}
