/**
 * A hint: what Loremaster would do here, how likely that wins, why, and what else he thought of.
 *
 * Keeps  it is there only against bots, and only for what is asked now: with the next question it is gone.
 */
import { useQuery } from '@tanstack/react-query';
import type { Decision, Hint } from '@westmarch/protocol';
import { useEffect, useState } from 'react';
import { useTable, useTableState, useYou } from '../../live/context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { want } from '../ui-store.ts';
import s from './Hint.module.css';

/** Whether everybody else at this table is a bot. */
function useAgainstBots(): boolean {
  const you = useYou();
  const table = useTable();
  const players = useTableState(({ info }) => info?.players);
  const others = players?.filter(({ seat }) => seat !== you) ?? [];
  return table.live && others.length > 0 && others.every(({ kind }) => kind === 'bot');
}

export function HintButton({ decision }: { decision: Decision }) {
  const [open, setOpen] = useState(false);
  const allowed = useAgainstBots();
  useEffect(() => {
    setOpen(false);
    // What was shown belongs to the question before.
    if (allowed) want(-1);
  }, [decision, allowed]);
  if (!allowed) return null;
  return (
    <>
      <Button data-hint="" onClick={() => setOpen(true)}>
        Hint
      </Button>
      {open && <HintDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function HintDialog({ onClose }: { onClose: () => void }) {
  const table = useTable();
  const v = useTableState((state) => state.v);
  const { data, error } = useQuery({
    queryKey: ['hint', table.id, v],
    queryFn: async () => (await table.ask({ t: 'hint' })).hint ?? null,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Dialog title="What Loremaster would do" onClose={onClose}>
      {error !== null ? (
        <p>{error.message}</p>
      ) : data === undefined ? (
        <p role="status">He thinks for a moment…</p>
      ) : data === null ? (
        <p>He has nothing to say here.</p>
      ) : (
        <Advice hint={data} onShow={onClose} />
      )}
    </Dialog>
  );
}

/** By how much another wins less, or more: in points of a hundred. */
const differenceOf = (by: number): string => (by < 0 ? `${-by} less` : by > 0 ? `${by} more` : 'the same');

function Advice({ hint, onShow }: { hint: Hint; onShow: () => void }) {
  return (
    <div className={s.advice}>
      <p className={s.best}>
        <strong>{hint.text}</strong>
      </p>
      {hint.worlds > 0 && (
        <p>
          He thinks that it wins <strong>{hint.chance} %</strong> of the time
          {hint.why.length > 0 ? <>: {hint.why.join(', ')}</> : null}.
        </p>
      )}
      {hint.others.length > 0 && (
        <table className={s.others}>
          <caption className={ui.faded}>What else he thought of</caption>
          <tbody>
            {hint.others.map(({ index, text, chance }) => (
              <tr key={index}>
                <td>{text}</td>
                <td className={s.number}>{chance} %</td>
                <td className={s.number}>{differenceOf(chance - hint.chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={ui.faded}>
        {hint.worlds > 0
          ? `Played on in thought ${hint.worlds === 1 ? 'once' : `${hint.worlds} times`}, in games that could be behind what you see.`
          : 'He did not play on in thought here.'}
      </p>
      {hint.others.some(({ chance }) => chance > hint.chance) && (
        <p className={ui.faded}>
          What seemed to win more did not so surely enough to leave what Steward advises.
        </p>
      )}
      <Button
        look="main"
        onClick={() => {
          want(hint.index);
          onShow();
        }}
      >
        Show me
      </Button>
    </div>
  );
}
