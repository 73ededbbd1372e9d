/** Before the game: who sits where, and the link that brings a friend. */
import type { TableInfo } from '@westmarch/protocol';
import { useState } from 'react';
import { useGames } from '../api/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { Page } from './states.tsx';
import s from './WaitingRoom.module.css';

export function WaitingRoom({ info, problem }: { info: TableInfo; problem: string | null }) {
  const decks = useGames().data?.find(({ game }) => game === info.game)?.decks;
  const open = info.players.some(({ kind }) => kind === 'open');
  return (
    <Page title={open ? 'Waiting for your friend' : 'The game is about to begin'}>
      {problem !== null && (
        <Notice refused>
          <p>{problem}</p>
        </Notice>
      )}
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
      {info.invitation !== null && <Invite link={new URL(info.invitation, window.location.origin).href} />}
      <p className={s.chance}>
        Fair chance: the server has promised its secret by <code>{info.commitment.slice(0, 16)}…</code>, and
        your browser adds a value of its own.
      </p>
    </Page>
  );
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
