/** Before the game: who sits where, and the link that brings a friend. */
import type { TableInfo } from '@westmarch/protocol';
import { lazy, Suspense, useState } from 'react';
import { useGames } from '../api/queries.ts';
import { Agreed } from '../company/Agreed.tsx';
import { useTable, useTableState } from '../live/context.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { Page } from './states.tsx';
import s from './WaitingRoom.module.css';

const InvitePeople = lazy(() =>
  import('../company/InvitePeople.tsx').then((m) => ({ default: m.InvitePeople })),
);

export function WaitingRoom({ info, problem }: { info: TableInfo; problem: string | null }) {
  const table = useTable();
  const faults = useTableState((state) => state.fair.faults);
  const offered = useGames().data?.find(({ game }) => game === info.game);
  const decks = offered?.decks;
  const open = info.players.some(({ kind }) => kind === 'open');
  return (
    <Page title={titleOf(info, open)}>
      {info.closed !== null && (
        <Notice>
          <p>{info.closed}</p>
        </Notice>
      )}
      {[...faults, ...(problem === null ? [] : [problem])].map((text) => (
        <Notice key={text} refused>
          <p>{text}</p>
        </Notice>
      ))}
      <ul className={s.players}>
        {info.players.map(({ seat, name, kind, present, deck }) => (
          <li key={seat} data-kind={kind}>
            <b>{kind === 'open' ? 'Open seat' : name}</b>
            <span className={ui.faded}>
              {kind === 'bot' ? 'a bot' : kind === 'open' ? 'nobody yet' : present ? 'is here' : 'is away'}
              {deck === '' ? '' : `, ${decks?.find(({ key }) => key === deck)?.name ?? deck}`}
            </span>
          </li>
        ))}
      </ul>
      <Agreed terms={info.terms} length={info.length} options={info.options} info={offered} />
      {info.invitation !== null && <Invite link={new URL(info.invitation, window.location.origin).href} />}
      {info.invitation !== null && info.status === 'waiting' && (
        <Suspense fallback={null}>
          <InvitePeople table={info.table} />
        </Suspense>
      )}
      {info.status === 'waiting' && <p className={s.chance}>{chanceOf(info)}</p>}
      {info.mayClose && <Button onClick={() => table.say({ t: 'close' })}>Close this game</Button>}
    </Page>
  );
}

function titleOf({ status, terms }: TableInfo, open: boolean): string {
  if (status === 'closed') return 'This game was closed';
  if (status !== 'waiting') return 'This game cannot be shown';
  if (open && terms.isPublic) return 'Your table stands in the lobby';
  return open ? 'Waiting for your friend' : 'The game is about to begin';
}
function chanceOf({ commitment, fair, players }: TableInfo): string {
  if (fair.stage === 'revealing')
    return 'Fair chance: everyone has promised a value. The game begins when all have revealed theirs.';
  const missing = players.filter(({ kind, seat }) => kind === 'person' && fair.promises[seat - 1] === null);
  const names = missing.map(({ name }) => name).join(' and ');
  const waits = names === '' ? '' : ` Of ${names} a value is still to come.`;
  return `Fair chance: what decides dice and shuffles is sealed before the game, and can be checked after it (seal ${commitment.slice(0, 16)}…).${waits}`;
}

function Invite({ link }: { link: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'by hand'>('no');
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('by hand'),
    );
  };
  return (
    <div className={s.invite}>
      <label htmlFor="invitation">Send this link to whoever is to play with you:</label>
      <div className={s.link}>
        <input
          id="invitation"
          className={ui.field}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button look="main" onClick={copy}>
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className={ui.faded}>
        {copied === 'by hand'
          ? 'This browser does not let us copy: select the link and copy it by hand.'
          : ''}
      </p>
    </div>
  );
}
