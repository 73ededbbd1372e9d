/** A new game with a deck of one's own: against whom, and with which deck of theirs. */
import { useNavigate } from '@tanstack/react-router';
import type { Deck, OpenTable } from '@westmarch/protocol';
import { useState } from 'react';
import { useGames, useOpenTable } from '../api/queries.ts';
import { Select } from '../screens/Select.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';

/** Formats whose sites have no numbers must be agreed to; the others are played without. */
const UNNUMBERED: ReadonlySet<string> = new Set(['War of the Ring', 'Open', 'Standard']);
const formatOption = ({ game, format = '' }: Deck): string | undefined =>
  game === 'lotr-tcg' && UNNUMBERED.has(format)
    ? `format-${format.toLowerCase().replaceAll(' ', '-')}`
    : undefined;

interface PlayDialogProps {
  readonly deck: Deck;
  /** Its name at a table: the key of a printed one, or `deck:` and the id of one's own. */
  readonly playAs: string;
  readonly onClose: () => void;
}
export function PlayDialog({ deck, playAs, onClose }: PlayDialogProps) {
  const { game, name, needs } = deck;
  const games = useGames();
  const open = useOpenTable();
  const navigate = useNavigate();
  const info = games.data?.find((one) => one.game === game);
  const format = formatOption(deck);
  // Printed decks are played by numbered sites: against a deck without them only another such deck is fair.
  const decks =
    format === undefined
      ? (info?.decks.filter((one) => one.needs === undefined || one.needs === needs) ?? [])
      : [{ key: playAs, name: 'The same deck' }];
  const options = [needs, format].filter((option) => option !== undefined);
  const [theirs, setTheirs] = useState('');
  const their = theirs === '' ? (decks[0]?.key ?? '') : theirs;
  const begin = (other: OpenTable['others'][number]): void =>
    open.mutate(
      { game, deck: playAs, others: [other], ...(options.length === 0 ? {} : { options }) },
      { onSuccess: ({ table }) => void navigate({ to: '/table/$id', params: { id: table } }) },
    );
  return (
    <Dialog title={`Play “${name}”`} onClose={onClose}>
      {format !== undefined && (
        <p>
          Its sites have no numbers, so the game is played in the format {deck.format}, in which every deck at
          the table must be legal.
        </p>
      )}
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
