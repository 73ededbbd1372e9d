/** For who opened a table: people who are in the lobby, each with a press that asks him to it. */
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import ui from '../ui/ui.module.css';
import s from './company.module.css';
import { toLobby, useLobby } from './lobby-link.ts';

export function InvitePeople({ table }: { table: string }) {
  const { now, problem } = useLobby();
  const [asked, setAsked] = useState<readonly number[]>([]);
  // Whoever could not be asked can be asked again.
  useEffect(() => {
    if (problem !== null) setAsked([]);
  }, [problem]);
  const people = now?.people ?? [];
  if (people.length === 0) return null;
  return (
    <section className={s.people} aria-label="In the lobby now">
      <h2 className={ui.note}>In the lobby now</h2>
      <ul className={s.people}>
        {people.slice(0, 12).map(({ who, name }) => (
          <li key={who}>
            {name}
            <Button
              disabled={asked.includes(who)}
              onClick={() => {
                if (toLobby({ t: 'invite', who, table })) setAsked([...asked, who]);
              }}
              aria-label={`Ask ${name}`}
            >
              {asked.includes(who) ? 'Asked' : 'Ask'}
            </Button>
          </li>
        ))}
      </ul>
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  );
}
