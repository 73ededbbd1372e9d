/**
 * "Why?" beside what a bot did: what spoke for it, and how his chance to win changed.
 *
 * Keeps  while the game goes on the server tells only what the asker may know; after it, everything that the bot knew.
 */
import { useQuery } from '@tanstack/react-query';
import type { Why } from '@westmarch/protocol';
import { useId, useState } from 'react';
import { usePlayerName, useTable, useTableState } from '../../live/context.tsx';
import type { LogLine } from '../../live/state.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import h from '../decision/Hint.module.css';
import s from '../parts.module.css';

/** The last line of each choice of a bot that stands: it carries the question. */
export function lastOfBots(lines: readonly LogLine[]): ReadonlySet<number> {
  const last = new Map<number, number>();
  for (const { v, n, by, seat, struck } of lines)
    if (by !== undefined && by === seat && struck !== true) last.set(v, n);
  return new Set(last.values());
}

export function WhyButton({ line }: { line: LogLine }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={s.why}
        aria-haspopup="dialog"
        aria-label={`Why? ${line.text}`}
        onClick={() => setOpen(true)}
      >
        Why?
      </button>
      {open && <WhyDialog v={line.v} seat={line.by ?? line.seat} onClose={() => setOpen(false)} />}
    </>
  );
}

export interface WhyDialogProps {
  readonly v: number;
  readonly seat: number;
  readonly onClose: () => void;
}
export function WhyDialog({ v, seat, onClose }: WhyDialogProps) {
  const table = useTable();
  const name = usePlayerName()(seat);
  const over = useTableState(({ result }) => result !== null);
  const { data, error } = useQuery({
    queryKey: ['why', table.id, table.live && !over, v],
    queryFn: () => table.why(v),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Dialog title={`Why did ${name} do this?`} onClose={onClose}>
      {error !== null ? (
        <p>{error.message}</p>
      ) : data === undefined ? (
        <p role="status">{name} is asked…</p>
      ) : (
        <Told why={data} name={name} />
      )}
    </Dialog>
  );
}

function Told({ why, name }: { why: Why; name: string }) {
  const { text, whole, before, after, again, others, worlds } = why;
  const id = useId();
  return (
    <div className={h.advice}>
      {text !== '' && (
        <p className={h.best}>
          <strong>{text}</strong>
        </p>
      )}
      <Reasons why={why} name={name} />
      <p>
        {whole ? 'From what he saw' : 'From what you see'}, his chance to win was <strong>{before} %</strong>{' '}
        before it, and <strong>{after} %</strong> after it.
      </p>
      {others.length > 0 && (
        <>
          <p id={id} className={ui.faded}>
            What Loremaster makes of it, {worlds === 1 ? 'after a game' : `after up to ${worlds} games`} in
            thought from what {name} saw:
          </p>
          <table className={h.others} aria-labelledby={id}>
            <tbody>
              {others.map((one, i) => (
                <tr key={`${i}-${one.text}`}>
                  <td>{one.chosen ? <strong>{one.text}</strong> : one.text}</td>
                  <td className={h.number}>{one.chance} %</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {again !== '' && <p>Asked again, he would choose: {again}.</p>}
      {!whole && (
        <p className={ui.faded}>
          Nothing that he holds is in this answer. When the game is over, its replay tells what he knew.
        </p>
      )}
    </div>
  );
}

function Reasons({ why: { why, rather, manner, whole, text }, name }: { why: Why; name: string }) {
  if (manner === 'thumb') return <p>{name} goes by rules of thumb, and weighs nothing.</p>;
  if (why.length > 0)
    return (
      <p>
        {rather !== '' && <>Rather than “{rather}”: </>}
        {rather === '' && 'What speaks for it: '}
        {why.join(', ')}.
      </p>
    );
  if (whole) return <p>Here he goes by custom, and weighs nothing.</p>;
  return (
    <p>
      {text === ''
        ? 'What he chose is not seen by others yet.'
        : 'He gives no reasons that you may hear before the game is over.'}
    </p>
  );
}
