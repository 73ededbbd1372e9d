/** One's own decks, and those that come with the games: printed ones, and those of tournaments. */
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { CollectedDeck, DeckSummary, GameName } from '@westmarch/protocol';
import { useState } from 'react';
import { GAME_TITLES, GameTabs } from '../library/GameTabs.tsx';
import { plain } from '../library/query/plain.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Refused } from '../ui/Notice.tsx';
import page from '../ui/page.module.css';
import ui from '../ui/ui.module.css';
import s from './decks.module.css';
import { useCollection, useMyDecks, useNewDeck } from './queries.ts';

export function DecksScreen() {
  const { game = 'meccg' } = useSearch({ from: '/decks' });
  const navigate = useNavigate({ from: '/decks' });
  return (
    <main className={`${page.page} ${s.page}`}>
      <header className={s.head}>
        <h1>Decks</h1>
        <GameTabs game={game} set={(next) => void navigate({ search: { game: next }, replace: true })} />
      </header>
      <Mine game={game} />
      <Collected key={game} game={game} />
    </main>
  );
}

function Mine({ game }: { game: GameName }) {
  const mine = useMyDecks();
  const make = useNewDeck();
  const navigate = useNavigate();
  const own = mine.data?.filter((deck) => deck.game === game) ?? [];
  return (
    <section className={s.section} aria-labelledby="mine">
      <h2 id="mine">Your decks</h2>
      <div className={ui.row}>
        <Button
          look="main"
          disabled={make.isPending}
          onClick={() =>
            make.mutate(
              { game, name: `A deck of ${GAME_TITLES[game]}`, notes: '', cards: [] },
              { onSuccess: ({ id }) => void navigate({ to: '/decks/$id', params: { id } }) },
            )
          }
        >
          New deck
        </Button>
        <Link to="/decks/new" search={{ game }} className={buttonClass}>
          Import a list
        </Link>
        <Link to="/laboratory" search={{ game }} className={buttonClass}>
          To the laboratory
        </Link>
      </div>
      {make.error !== null && <Refused error={make.error} />}
      {mine.error !== null && <Refused error={mine.error} />}
      {mine.isPending && <p role="status">Fetching your decks…</p>}
      {mine.data !== undefined && own.length === 0 && (
        <p className={s.faded}>
          You have none of this game yet. Begin with a new one, or copy one from below.
        </p>
      )}
      <ul className={s.grid}>
        {own.map((deck) => (
          <MyDeck key={deck.id} deck={deck} />
        ))}
      </ul>
    </section>
  );
}

const when = (time: string): string =>
  new Date(time).toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric' });

const MyDeck = ({ deck: { id, name, cards, updated, shared } }: { deck: DeckSummary }) => (
  <li>
    <Link to="/decks/$id" params={{ id }} className={s.deck}>
      <b>{name}</b>
      <span className={s.faded}>
        {cards === 1 ? '1 card' : `${cards} cards`} · {when(updated)}
        {shared && ' · shared'}
      </span>
    </Link>
  </li>
);

const KINDS = {
  printed: 'Printed decks',
  ready: 'Ready decks',
  tournament: 'From tournaments',
} as const;

function Collected({ game }: { game: GameName }) {
  const collection = useCollection(game);
  const [text, setText] = useState('');
  const [whole, setWhole] = useState(false);
  const wanted = plain(text);
  const shown = (collection.data ?? []).filter(
    ({ deck, about, unplayable }) =>
      (!whole || unplayable.length === 0) && plain(`${deck.name} ${about} ${deck.notes}`).includes(wanted),
  );
  return (
    <>
      <section className={s.section} aria-labelledby="collection">
        <h2 id="collection">To look at and to copy</h2>
        <div className={s.filters}>
          <label>
            <span className="said-only">Find a deck</span>
            <input
              type="search"
              className={ui.field}
              placeholder="Find a deck: a name, a player, a card or place of its notes"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <label className={s.check}>
            <input type="checkbox" checked={whole} onChange={({ target }) => setWhole(target.checked)} />
            can be played now
          </label>
        </div>
        {collection.error !== null && <Refused error={collection.error} />}
        {collection.isPending && <p role="status">Fetching the collection…</p>}
        {collection.data !== undefined && shown.length === 0 && (
          <p className={s.faded}>No deck is like that.</p>
        )}
      </section>
      {(['printed', 'ready', 'tournament'] as const).map((kind) => {
        const decks = shown.filter((one) => one.kind === kind);
        return decks.length === 0 ? null : (
          <section key={kind} className={s.section} aria-label={KINDS[kind]}>
            <h3>
              {KINDS[kind]} <span className={s.faded}>{decks.length}</span>
            </h3>
            <ul className={s.grid}>
              {decks.map((one) => (
                <Offered key={one.key} game={game} one={one} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

const Offered = ({ game, one }: { game: GameName; one: CollectedDeck }) => (
  <li>
    <Link to="/decks/collection/$game/$key" params={{ game, key: one.key }} className={s.deck}>
      <b>{one.deck.name}</b>
      <span className={s.faded}>{one.about}</span>
      <span className={s.notes}>{one.deck.notes}</span>
      {one.unplayable.length > 0 && (
        <span className={s.missing}>
          {one.unplayable.length === 1 ? 'One card is' : `${one.unplayable.length} cards are`} not yet
          playable
        </span>
      )}
    </Link>
  </li>
);
