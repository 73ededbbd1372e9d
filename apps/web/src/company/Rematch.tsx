/** After a game: another one, with the same decks, exchanged ones, or one chosen anew. */
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useGames } from '../api/queries.ts';
import { useTable, useTableState } from '../live/context.tsx';
import { playable } from '../screens/DeckPicker.tsx';
import { Select } from '../screens/Select.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import ui from '../ui/ui.module.css';

const SWAP = '';

export function Rematch() {
  const table = useTable();
  const info = useTableState((state) => state.info);
  const problem = useTableState((state) => state.problem);
  const navigate = useNavigate();
  const games = useGames();
  const [how, setHow] = useState<string | null>(null);
  const next = info?.rematch.table ?? null;
  const wanted = info !== null && info.rematch.wantedBy.includes(info.you);
  useEffect(() => {
    if (next !== null && wanted) void navigate({ to: '/table/$id', params: { id: next } });
  }, [next, wanted, navigate]);
  if (info === null) return null;
  const { rematch, players, you } = info;
  const asked = players.some(({ seat, kind }) => kind === 'person' && rematch.wantedBy.includes(seat));
  if (rematch.table !== null)
    return (
      <Link className={buttonClass} to="/table/$id" params={{ id: rematch.table }}>
        To the rematch
      </Link>
    );
  const mine = players.find(({ seat }) => seat === you)?.deck ?? '';
  const offered = games.data?.find(({ game }) => game === info.game);
  const decks = playable(offered?.decks ?? [], info.options);
  // Who is asked sees first what the other proposes.
  const chosen = how ?? (rematch.swap ? SWAP : mine);
  const exchange = players.length === 2 ? 'exchange the decks' : 'everyone takes the next one’s deck';
  const play = (): void =>
    table.say({
      t: 'rematch',
      swap: chosen === SWAP,
      ...(chosen === SWAP || chosen === mine ? {} : { deck: chosen }),
    });
  return (
    <div className={ui.row}>
      <Select
        label="Another game, with"
        value={chosen}
        set={setHow}
        options={[
          [mine, 'your deck again'],
          [SWAP, exchange],
          ...decks.filter(({ key }) => key !== mine).map(({ key, name }) => [key, name] as const),
        ]}
      />
      {wanted && how === null ? (
        <Button disabled>Waiting for your opponent</Button>
      ) : (
        <Button look="main" onClick={() => (play(), setHow(null))}>
          {asked && !wanted ? 'Accept the rematch' : 'Play again'}
        </Button>
      )}
      {asked && !wanted && rematch.swap && (
        <p className={ui.note}>Your opponent wants to exchange the decks.</p>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}
