/** A new game with a deck of one's own: against whom, and with which deck of theirs. */
import { useNavigate } from '@tanstack/react-router';
import type { GameName, OpenTable } from '@westmarch/protocol';
import { useState } from 'react';
import { useGames, useOpenTable } from '../api/queries.ts';
import { Select } from '../screens/Select.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';

interface PlayDialogProps {
  readonly game: GameName;
  /** By its key: `deck:` and the id of one's own. */
  readonly deck: string;
  readonly name: string;
  readonly onClose: () => void;
}
export function PlayDialog({ game, deck, name, onClose }: PlayDialogProps) {
  const games = useGames();
  const open = useOpenTable();
  const navigate = useNavigate();
  const info = games.data?.find((one) => one.game === game);
  const decks = info?.decks.filter(({ needs }) => needs === undefined) ?? [];
  const [theirs, setTheirs] = useState('');
  const their = theirs === '' ? (decks[0]?.key ?? '') : theirs;
  const begin = (other: OpenTable['others'][number]): void =>
    open.mutate(
      { game, deck, others: [other] },
      { onSuccess: ({ table }) => void navigate({ to: '/table/$id', params: { id: table } }) },
    );
  return (
    <Dialog title={`Play “${name}”`} onClose={onClose}>
      {games.error !== null && <Refused error={games.error} />}
      <Select
        label="The deck of your opponent, if a bot"
        value={their}
        set={setTheirs}
        options={decks.map(({ key, name: called }) => [key, called] as const)}
      />
      <div className={ui.row}>
        {info?.bots.map(({ key, name: bot }) => (
          <Button
            key={key}
            look={key === 'novice' ? 'main' : 'plain'}
            disabled={open.isPending || their === ''}
            onClick={() => begin({ kind: 'bot', bot: key, deck: their })}
          >
            Against {bot}
          </Button>
        ))}
        <Button disabled={open.isPending} onClick={() => begin({ kind: 'friend' })}>
          Against a friend
        </Button>
      </div>
      {open.error !== null && <Refused error={open.error} />}
    </Dialog>
  );
}
