/** An invitation: who asks, which game; pick a deck, and sit down. */
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useGames, useInvitation, useJoin } from '../api/queries.ts';
import { Agreed } from '../company/Agreed.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Refused } from '../ui/Notice.tsx';
import { DeckPicker, playable } from './DeckPicker.tsx';
import { NameField } from './NameField.tsx';
import { Loading, Page } from './states.tsx';

export function Join() {
  const { code } = useParams({ from: '/join/$code' });
  const invitation = useInvitation(code);
  const games = useGames();
  const join = useJoin();
  const navigate = useNavigate();
  const [picked, setPicked] = useState('');
  const error = invitation.error ?? games.error;
  if (error !== null)
    return (
      <Page title="This invitation leads nowhere">
        <Refused error={error} />
        <Link className={buttonClass} to="/">
          To the home page
        </Link>
      </Page>
    );
  if (invitation.data === undefined || games.data === undefined) return <Loading />;
  const { game, from, open, table, options, length, terms } = invitation.data;
  const offered = games.data.find((info) => info.game === game);
  if (!open || offered === undefined)
    return (
      <Page title="The seat is taken">
        <p>Someone already plays against {from}. You may watch.</p>
        <Link className={buttonClass} to="/watch/$id" params={{ id: table }}>
          Watch the game
        </Link>
      </Page>
    );
  const decks = playable(offered.decks, options);
  const deck = picked === '' ? (decks[0]?.key ?? '') : picked;
  const sit = (): void =>
    join.mutate(
      { invitation: code, deck },
      { onSuccess: (opened) => void navigate({ to: '/table/$id', params: { id: opened.table } }) },
    );
  return (
    <Page title={`${from} asks you to play`}>
      <p>{offered.title}</p>
      <Agreed terms={terms} length={length} options={options} info={offered} />
      <NameField />
      <DeckPicker legend="Your deck" decks={decks} later={offered.later} value={deck} set={setPicked} />
      {join.error !== null && <Refused error={join.error} />}
      <Button look="main" onClick={sit} disabled={join.isPending || deck === ''}>
        Sit down
      </Button>
    </Page>
  );
}
