/** Something to be told: what, why, and what to do. */
import type { ReactNode } from 'react';
import { Refusal } from '../api/http.ts';
import s from './ui.module.css';

export function Notice({ children, refused = false }: { children: ReactNode; refused?: boolean }) {
  return (
    <div className={s.notice} data-kind={refused ? 'refused' : 'told'} role={refused ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

/** What went wrong, in the server's own words. */
export function Refused({ error }: { error: Error }) {
  return (
    <Notice refused>
      <p>{error.message}</p>
      {error instanceof Refusal && error.hint !== '' && <p className={s.faded}>{error.hint}</p>}
    </Notice>
  );
}
