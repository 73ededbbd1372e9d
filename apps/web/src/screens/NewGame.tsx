/** Of the chosen game: which deck, against whom. Pressing an opponent begins. */
import { useNavigate } from '@tanstack/react-router';
import type { GameInfo, OpenTable } from '@westmarch/protocol';
import { useState } from 'react';
import { useOpenTable } from '../api/queries.ts';
import { Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { DeckPicker, playable } from './DeckPicker.tsx';
import s from './Home.module.css';
import { FRIEND, MoreOpponents } from './MoreOpponents.tsx';
import { fitting, OptionalRules, SOLITAIRE } from './OptionalRules.tsx';
import { Select } from './Select.tsx';

type Opponent = OpenTable['others'][number];

export function NewGame({ info }: { info: GameInfo }) {
  const open = useOpenTable();
  const navigate = useNavigate();
  const [picked, setPicked] = useState('');
  const [theirs, setTheirs] = useState('');
  const [length, setLength] = useState('');
  const [options, setOptions] = useState<readonly string[]>([]);
  const [more, setMore] = useState<readonly string[]>([]);
  const decks = playable(info.decks, options);
  const has = (key: string): boolean => decks.some((one) => one.key === key);
  const deck = has(picked) ? picked : (decks[0]?.key ?? '');
  /** Unless it is chosen: another deck than one's own, so that the two sides differ. */
  const opposing = has(theirs) ? theirs : (decks.find(({ key }) => key !== deck)?.key ?? deck);
  /** Further bots take the decks in turn, so that the sides differ. */
  const beside = (who: string, i: number): Opponent =>
    who === FRIEND
      ? { kind: 'friend' }
      : { kind: 'bot', bot: who, deck: theirs || (decks[(i + 2) % decks.length]?.key ?? deck) };
  // Of solitaire one plays, though the hazards have a seat.
  const players = options.includes(SOLITAIRE) && more.length === 0 ? 1 : more.length + 2;
  const agreed = fitting(info.options, players).flatMap(({ name }) => (options.includes(name) ? [name] : []));
  const begin = (other: Opponent): void =>
    open.mutate(
      {
        game: info.game,
        deck,
        others: [other, ...more.map(beside)],
        ...(length === '' ? {} : { length: Number(length) }),
        ...(agreed.length === 0 ? {} : { options: agreed }),
      },
      { onSuccess: ({ table }) => void navigate({ to: '/table/$id', params: { id: table } }) },
    );
  return (
    <div className={s.setup}>
      <DeckPicker legend="Your deck" decks={decks} later={info.later} value={deck} set={setPicked} />
      <details className={s.more}>
        <summary>More to choose</summary>
        <div className={s.moreBody}>
          <Select
            label="A bot’s deck"
            value={theirs}
            set={setTheirs}
            options={[['', 'another than yours'], ...decks.map(({ key, name }) => [key, name] as const)]}
          />
          {info.game === 'meccg' && (
            <Select label="Length of the game" value={length} set={setLength} options={LENGTHS} />
          )}
          <MoreOpponents info={info} value={more} set={setMore} />
          <OptionalRules offered={info.options} players={players} value={options} set={setOptions} />
        </div>
      </details>
      <fieldset className={s.opponents} disabled={open.isPending || deck === ''}>
        <legend>{more.length === 0 ? 'Against' : 'Against, besides: press to begin'}</legend>
        {info.bots.map(({ key, name, about }) => (
          <button
            key={key}
            type="button"
            className={s.opponent}
            onClick={() => begin({ kind: 'bot', bot: key, deck: opposing })}
          >
            <b>{name}</b>
            <span className={ui.note}>{about}</span>
          </button>
        ))}
        <button
          type="button"
          className={s.opponent}
          data-kind="friend"
          onClick={() => begin({ kind: 'friend' })}
        >
          <b>A friend</b>
          <span className={ui.note}>you get a link to send</span>
        </button>
      </fieldset>
      {open.isPending && <p role="status">Shuffling…</p>}
      {open.error !== null && <Refused error={open.error} />}
    </div>
  );
}

const LENGTHS = [
  ['', 'as is usual'],
  ['1', 'once through the deck'],
  ['2', 'twice'],
  ['3', 'three times'],
  ['4', 'four times'],
] as const;
