/** Of the chosen game: which deck, against whom. Pressing an opponent begins. */
import { useNavigate } from '@tanstack/react-router';
import {
  type DeckSummary,
  type GameInfo,
  type GameName,
  type OpenTable,
  PLAIN_TERMS,
  type Terms,
} from '@westmarch/protocol';
import { useState } from 'react';
import { useOpenTable } from '../api/queries.ts';
import { TermsForm } from '../company/TermsForm.tsx';
import { useMyDecks } from '../decks/queries.ts';
import { Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { DeckPicker, type Pickable, playable } from './DeckPicker.tsx';
import { inForce, SOLITAIRE } from './fitting.ts';
import s from './Home.module.css';
import { type Another, isFriend, MoreOpponents } from './MoreOpponents.tsx';
import { OptionalRules } from './OptionalRules.tsx';
import { Select } from './Select.tsx';

/** Decks of one's own, as decks to pick from: whether they are legal is said when the game is opened. */
const ownOf = (decks: readonly DeckSummary[], game: GameName): Pickable[] =>
  decks
    .filter((deck) => deck.game === game && deck.cards > 0)
    .map(({ id, name, cards }) => ({ key: `deck:${id}`, name, about: `Your own, ${cards} cards` }));

type Opponent = OpenTable['others'][number];

export function NewGame({ info }: { info: GameInfo }) {
  const open = useOpenTable();
  const navigate = useNavigate();
  const [picked, setPicked] = useState('');
  const [theirs, setTheirs] = useState('');
  const [length, setLength] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [terms, setTerms] = useState<Terms>(PLAIN_TERMS);
  const [more, setMore] = useState<readonly Another[]>([]);
  // Of solitaire one plays, though the hazards have a seat.
  const players = chosen.includes(SOLITAIRE) && more.length === 0 ? 1 : more.length + 2;
  const options = inForce(info.options, chosen, players);
  const alone = options.includes(SOLITAIRE);
  const formats = info.options.filter(({ name }) => isFormat(name));
  const mine = useMyDecks();
  const decks = [...playable(info.decks, options), ...ownOf(mine.data ?? [], info.game)];
  const has = (key: string): boolean => decks.some((one) => one.key === key);
  const deck = has(picked) ? picked : (decks[0]?.key ?? '');

  /** All seats: bots without a deck of their own take decks that nobody has, so that the sides differ. */
  function others(first: Opponent): Opponent[] {
    const seats = [first, ...more.map(seatOf)];
    const taken = new Set([deck, ...seats.map((seat) => (seat.kind === 'bot' ? seat.deck : ''))]);
    const free = decks.map(({ key }) => key).filter((key) => !taken.has(key));
    return seats.map((seat) =>
      seat.kind !== 'bot' || has(seat.deck)
        ? seat
        : { kind: 'bot', bot: seat.bot, deck: free.shift() ?? deck },
    );
  }
  const begin = (first: Opponent, isPublic = false): void =>
    open.mutate(
      {
        game: info.game,
        deck,
        others: others(first),
        ...(length === '' || alone ? {} : { length: Number(length) }),
        ...(options.length === 0 ? {} : { options: [...options] }),
        terms: { ...terms, isPublic },
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
            label={alone ? 'The deck of the hazards' : 'The first opponent’s deck, if a bot'}
            value={has(theirs) ? theirs : ''}
            set={setTheirs}
            options={[['', 'another than yours'], ...decks.map(({ key, name }) => [key, name] as const)]}
          />
          {info.game === 'meccg' && (
            <Select
              label="Length of the game"
              value={alone ? '2' : length}
              set={setLength}
              options={LENGTHS}
              why={alone ? 'Solitaire goes twice through the deck.' : ''}
            />
          )}
          {formats.length > 0 && (
            <Select
              label="Format"
              value={options.find(isFormat) ?? ''}
              set={(format) =>
                setChosen([...chosen.filter((name) => !isFormat(name)), ...(format === '' ? [] : [format])])
              }
              options={[['', 'any decks'], ...formats.map(({ name, title }) => [name, title] as const)]}
            />
          )}
          <MoreOpponents info={info} decks={decks} value={more} set={setMore} />
        </div>
        <div className={s.moreRules}>
          <TermsForm value={terms} set={setTerms} />
          <OptionalRules
            offered={info.options.filter(({ name }) => !isFormat(name))}
            players={players}
            value={options}
            set={setChosen}
            brings={(rule) => info.decks.filter(({ needs }) => needs === rule).map(({ name }) => name)}
          />
        </div>
      </details>
      <fieldset className={s.opponents} disabled={open.isPending || deck === ''}>
        <legend>{legendOf(alone, more.length)}</legend>
        {info.bots.map(({ key, name, about }) => (
          <button
            key={key}
            type="button"
            className={s.opponent}
            onClick={() => begin({ kind: 'bot', bot: key, deck: theirs })}
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
        <button
          type="button"
          className={s.opponent}
          data-kind="friend"
          onClick={() => begin({ kind: 'friend' }, true)}
        >
          <b>Anyone</b>
          <span className={ui.note}>your table stands in the lobby until somebody sits down</span>
        </button>
      </fieldset>
      {open.isPending && <p role="status">Shuffling…</p>}
      {open.error !== null && <Refused error={open.error} />}
    </div>
  );
}

const seatOf = (another: Another): Opponent =>
  isFriend(another) ? { kind: 'friend' } : { kind: 'bot', bot: another.who, deck: another.deck };

function legendOf(alone: boolean, more: number): string {
  if (alone) return 'Press who plays the hazards to begin';
  return more === 0 ? 'Press your opponent to begin' : 'Press your first opponent to begin';
}

/** A table agrees to one format at most, so they are picked from a list. */
const isFormat = (rule: string): boolean => rule.startsWith('format-');

const LENGTHS = [
  ['', 'as is usual'],
  ['1', 'once through the deck'],
  ['2', 'twice'],
  ['3', 'three times'],
  ['4', 'four times'],
] as const;
