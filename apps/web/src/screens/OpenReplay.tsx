/** Opening a replay: a record file of one's own, or a link or id that someone sent. */
import { useNavigate } from '@tanstack/react-router';
import { Limits } from '@westmarch/protocol';
import { type FormEvent, useState } from 'react';
import { useUploadReplay } from '../api/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import s from './Home.module.css';

export function OpenReplay() {
  const upload = useUploadReplay();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const go = (id: string): void => void navigate({ to: '/replay/$id', params: { id } });
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > Limits.record) {
      setProblem(
        `This file has ${Math.ceil(file.size / 1e6)} MB; a record has at most ${Limits.record / 1e6}.`,
      );
      return;
    }
    setProblem('');
    upload.mutate(await file.text(), { onSuccess: ({ id }) => go(id) });
  };
  const openLink = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('link');
    const id = (typeof typed === 'string' ? typed.trim() : '').match(/([a-z0-9]{8,32})\/?(?:\?.*)?$/)?.[1];
    if (id === undefined) setProblem('That is neither a link to a replay nor the id of one.');
    else go(id);
  };
  return (
    <section aria-labelledby="replays">
      <h2 id="replays" className={s.heading}>
        A replay
      </h2>
      <div className={s.replay}>
        <form className={s.replayLink} onSubmit={openLink}>
          <label className="said-only" htmlFor="replay-link">
            Link or id of a replay
          </label>
          <input id="replay-link" name="link" className={ui.field} placeholder="Link or id of a replay" />
          <Button type="submit">Open</Button>
        </form>
        <label className={s.file}>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void openFile(event.target.files?.[0])}
          />
          <span>or open a record file</span>
        </label>
      </div>
      {problem !== '' && (
        <p role="alert" className={s.problem}>
          {problem}
        </p>
      )}
      {upload.isPending && <p role="status">Reading the record…</p>}
      {upload.error !== null && <Refused error={upload.error} />}
    </section>
  );
}
