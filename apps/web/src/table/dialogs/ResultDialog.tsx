/** How it ended: who won and by what, a rematch, the replay, and the opened promise. */
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePlayerName, useTable, useTableState } from '../../live/context.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { FairChance } from './FairChance.tsx';
import { FinalStanding } from './FinalStanding.tsx';
import s from './ResultDialog.module.css';

const TITLES = { won: 'You have won', lost: 'You have lost', drawn: 'A draw' } as const;

export function ResultDialog() {
  const result = useTableState((state) => state.result);
  const info = useTableState((state) => state.info);
  const scene = useTableState((state) => state.scene);
  const table = useTable();
  const name = usePlayerName();
  const [closed, setClosed] = useState(false);
  if (result === null || closed || !table.live) return null;
  const you = info?.you ?? 0;
  const own = result.outcomes[you - 1];
  const winner = result.outcomes.indexOf('won') + 1;
  const title = own !== undefined ? TITLES[own] : winner > 0 ? `${name(winner)} has won` : TITLES.drawn;
  return (
    <Dialog title={title} onClose={() => setClosed(true)}>
      <p className={s.text} data-outcome={own ?? 'watched'}>
        {result.text}
      </p>
      {scene !== null && <FinalStanding scene={scene} />}
      <div className={ui.row}>
        {you !== 0 && <Rematch />}
        <Link className={buttonClass} to="/replay/$id" params={{ id: table.id }}>
          See the replay
        </Link>
        <a className={buttonClass} href={`/api/tables/${table.id}/record`} download>
          Save the record
        </a>
        <Link className={buttonClass} to="/">
          Home
        </Link>
      </div>
      <details>
        <summary>Fair chance: check the dice</summary>
        <FairChance />
      </details>
    </Dialog>
  );
}

function Rematch() {
  const table = useTable();
  const info = useTableState((state) => state.info);
  const navigate = useNavigate();
  const next = info?.rematch.table ?? null;
  const wanted = info !== null && info.rematch.wantedBy.includes(info.you);
  useEffect(() => {
    if (next !== null && wanted) void navigate({ to: '/table/$id', params: { id: next } });
  }, [next, wanted, navigate]);
  if (info === null) return null;
  const { rematch, players } = info;
  const asked = players.some(({ seat, kind }) => kind === 'person' && rematch.wantedBy.includes(seat));
  if (rematch.table !== null)
    return (
      <Link className={buttonClass} to="/table/$id" params={{ id: rematch.table }}>
        To the rematch
      </Link>
    );
  if (wanted) return <Button disabled>Waiting for your opponent</Button>;
  return (
    <Button look="main" onClick={() => table.say({ t: 'rematch' })}>
      {asked ? 'Accept the rematch' : 'Play again'}
    </Button>
  );
}
