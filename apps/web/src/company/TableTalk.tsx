/** Talk at the table: a button that tells of new lines, and a panel that leaves the table in sight. */
import { useEffect, useState } from 'react';
import { useMe } from '../api/queries.ts';
import { useTable, useTableState } from '../live/context.tsx';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import s from './company.module.css';
import { Talk } from './Talk.tsx';

/** Milliseconds. */
const SHOWN = 7000;

export function TableTalk() {
  const table = useTable();
  const info = useTableState((state) => state.info);
  const said = useTableState((state) => state.said);
  const wanted = useSettings((settings) => settings.talk);
  const me = useMe();
  const [open, setOpen] = useState(false);
  const [loud, setLoud] = useState(false);
  const [read, setRead] = useState<number | null>(null);
  const last = said.at(-1)?.id ?? 0;
  // What was said before one came is no news.
  useEffect(() => {
    if (open || (read === null && info !== null)) setRead(last);
  }, [open, read, last, info]);
  // A new line is shown over the table for a moment.
  useEffect(() => {
    setLoud(true);
    const timer = setTimeout(() => setLoud(false), SHOWN);
    return () => clearTimeout(timer);
  }, [last]);
  if (!table.live || info === null || !wanted || (!info.terms.chat && said.length === 0)) return null;
  // Those who watch have no seat, and are known by their number all the same.
  const you = info.players.find(({ seat }) => seat === info.you)?.who ?? me.data?.who ?? 0;
  const seen = said.filter(({ who }) => !info.muted.includes(who));
  const fresh = seen.filter(({ id, who }) => id > (read ?? last) && who !== you);
  // What the table itself remarks stands beside the clocks already.
  const heard = fresh.findLast(({ who }) => who !== 0);
  return (
    <>
      <Button
        look="bare"
        className={s.talkButton}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        aria-label={fresh.length === 0 ? 'Talk' : `Talk, ${fresh.length} new`}
      >
        Talk{fresh.length > 0 && <span className={s.fresh}>{fresh.length}</span>}
      </Button>
      {!open && loud && heard !== undefined && (
        <p className={s.heard} role="status">
          <b>{heard.name}: </b>
          {heard.text}
        </p>
      )}
      {open && (
        <aside
          className={s.panel}
          aria-label="Talk at the table"
          onKeyDown={(event) => {
            // Letters and numbers are words here, not choices.
            event.stopPropagation();
            if (event.key === 'Escape') setOpen(false);
          }}
        >
          <header>
            <h2>{info.you === 0 ? 'Those who watch' : 'At the table'}</h2>
            <Button look="bare" onClick={() => setOpen(false)} aria-label="Close the talk">
              <span aria-hidden="true">✕</span>
            </Button>
          </header>
          <Talk
            label="Talk"
            said={seen}
            you={you}
            say={(words) => table.say({ t: 'say', words })}
            mute={(who) => table.say({ t: 'mute', who, on: true })}
            phrases={['hail', 'luck', 'think', 'bold', 'fate', 'thanks', 'wait', 'back', 'end']}
            why={info.terms.chat ? '' : 'This table agreed not to chat.'}
          />
        </aside>
      )}
    </>
  );
}
