/** How it ended: who won and by what, a rematch, the replay, and the opened promise. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Rematch } from '../../company/Rematch.tsx';
import { usePlayerName, useTable, useTableState } from '../../live/context.tsx';
import { buttonClass } from '../../ui/Button.tsx';
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
      {you !== 0 && <Rematch />}
      <div className={ui.row}>
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
