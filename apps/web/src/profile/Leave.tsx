/** Leaving for good: what goes, what stays, and one's own name to be sure. */

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Gone } from '@westmarch/protocol';
import { useId, useState } from 'react';
import { post } from '../api/http.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';

export function Leave({ name, onClose }: { name: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<Error | null>(null);
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    try {
      await post(Gone, '/api/profile/leave', { name: typed });
      client.clear();
      await navigate({ to: '/' });
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return (
    <Dialog title="Leave for good" onClose={onClose}>
      <p>
        <b>Goes at once:</b> your name, what you said, whom you muted, and the key to your games. What you
        still play is conceded; tables of yours that wait are closed.
      </p>
      <p>
        <b>Stays:</b> games that others played with you, with “a former guest” where your name stood. Copies
        that whoever runs this server made before still know you. Settings of this browser stay in it.
      </p>
      <p>This cannot be taken back. Save your data first if you want to keep it.</p>
      <label htmlFor={id}>
        To be sure, type your name: <b>{name}</b>
      </label>
      <input
        id={id}
        className={ui.field}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {problem !== null && <Refused error={problem} />}
      <div className={`${ui.row} ${ui.end}`}>
        <Button onClick={onClose}>Stay</Button>
        <Button look="grave" disabled={typed !== name} onClick={() => void leave()}>
          Leave for good
        </Button>
      </div>
    </Dialog>
  );
}
