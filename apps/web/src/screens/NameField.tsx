/** What one is called at the table: kept by the server when the field is left. */
import { PlayerName } from '@westmarch/protocol';
import { useEffect, useState } from 'react';
import { useMe, useRename } from '../api/queries.ts';
import s from './pickers.module.css';

export function NameField() {
  const me = useMe();
  const rename = useRename();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const name = typed ?? me.data?.name ?? '';
  useEffect(() => setProblem(rename.error?.message ?? ''), [rename.error]);
  const keep = (): void => {
    if (typed === null || typed === me.data?.name) return;
    const read = PlayerName.safeParse(typed);
    if (!read.success) {
      setProblem(read.error.issues[0]?.message ?? 'This name cannot be used.');
      return;
    }
    setProblem('');
    rename.mutate(read.data);
  };
  return (
    <form
      className={s.name}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <label htmlFor="name">You are</label>
      <input
        id="name"
        name="name"
        value={name}
        placeholder="a traveller"
        autoComplete="nickname"
        spellCheck={false}
        maxLength={32}
        aria-describedby="name-problem"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
      />
      <p id="name-problem" className={s.problem} role="alert">
        {problem}
      </p>
    </form>
  );
}
