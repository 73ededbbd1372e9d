/** A deck that one can look at and copy: shared by a link, or of the collection. */
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type Deck, GAMES, type GameName } from '@westmarch/protocol';
import { useState } from 'react';
import { Patterns } from '../art/Patterns.tsx';
import { Peek, usePeek } from '../library/Peek.tsx';
import { useLibrary } from '../library/queries.ts';
import { NotFound, Page } from '../screens/states.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Notice, Refused } from '../ui/Notice.tsx';
import page from '../ui/page.module.css';
import ui from '../ui/ui.module.css';
import b from './builder.module.css';
import { DeckList } from './DeckList.tsx';
import s from './decks.module.css';
import { ExportDialog } from './ExportDialog.tsx';
import { PlayDialog } from './PlayDialog.tsx';
import { useCollection, useNewDeck, useSharedDeck } from './queries.ts';
import { ReportPane } from './ReportPane.tsx';

export function SharedScreen() {
  const { share } = useParams({ from: '/decks/shared/$share' });
  const shared = useSharedDeck(share);
  if (shared.error !== null)
    return (
      <Page title="This deck is not here">
        <Refused error={shared.error} />
        <Link className={buttonClass} to="/decks">
          To the decks
        </Link>
      </Page>
    );
  return shared.data === undefined ? (
    <Waiting />
  ) : (
    <ReadOnly deck={shared.data.deck} about="Shared by a link" />
  );
}

export function CollectedScreen() {
  const { game: named, key } = useParams({ from: '/decks/collection/$game/$key' });
  const game = GAMES.find((one) => one === named);
  return game === undefined ? <NotFound /> : <OfCollection game={game} deck={key} />;
}
function OfCollection({ game, deck }: { game: GameName; deck: string }) {
  const collection = useCollection(game);
  const found = collection.data?.find(({ key }) => key === deck);
  if (collection.error !== null) return <Refused error={collection.error} />;
  if (collection.data === undefined) return <Waiting />;
  if (found === undefined) return <NotFound />;
  const { kind, unplayable, about } = found;
  return (
    <ReadOnly
      deck={found.deck}
      about={about}
      // Those of tournaments are played as a copy of one's own.
      playAs={kind !== 'tournament' && unplayable.length === 0 ? deck : undefined}
      unplayable={unplayable.length}
    />
  );
}

const Waiting = () => (
  <main className={b.waiting} aria-busy="true">
    <p role="status">Laying out the cards…</p>
  </main>
);

/** Why it is not played with stand-ins, and what one can do. */
const NotYet = ({ count }: { count: number }) => (
  <Notice>
    <p>
      <strong>
        It cannot be played yet: {count === 1 ? 'one of its cards is' : `${count} of its cards are`} not
        written.
      </strong>{' '}
      They are named beside the list. Nothing stands in for them, because a deck with blanks in it is another
      deck, and what it wins says nothing about this one. Copy it, exchange them for cards of yours, and play
      that.
    </p>
  </Notice>
);

interface ReadOnlyProps {
  readonly deck: Deck;
  readonly about: string;
  /** Its key at a table; none: it is copied first. */
  readonly playAs?: string | undefined;
  /** How many of its cards are not written yet. */
  readonly unplayable?: number;
}
function ReadOnly({ deck, about, playAs, unplayable = 0 }: ReadOnlyProps) {
  const library = useLibrary(deck.game);
  const copy = useNewDeck();
  const navigate = useNavigate();
  const { peeked, ...peek } = usePeek();
  const [open, setOpen] = useState<'export' | 'play' | null>(null);
  return (
    <main className={`${page.page} ${s.page}`}>
      <Patterns />
      <p>
        <Link to="/decks" search={{ game: deck.game }}>
          ‹ Decks
        </Link>
      </p>
      <header className={s.section}>
        <h1>{deck.name}</h1>
        <p className={s.faded}>{about}</p>
        {deck.notes !== '' && <p className={s.told}>{deck.notes}</p>}
        <div className={ui.row}>
          <Button
            look="main"
            disabled={copy.isPending}
            onClick={() =>
              copy.mutate(deck, {
                onSuccess: ({ id }) => void navigate({ to: '/decks/$id', params: { id } }),
              })
            }
          >
            Copy it into your own
          </Button>
          {playAs !== undefined && <Button onClick={() => setOpen('play')}>Play it</Button>}
          <Button onClick={() => setOpen('export')}>Export</Button>
        </div>
        {copy.error !== null && <Refused error={copy.error} />}
        {unplayable > 0 && <NotYet count={unplayable} />}
      </header>
      {library.error !== null && <Refused error={library.error} />}
      {library.isPending && <p role="status">Fetching the cards…</p>}
      {library.data !== undefined && (
        <div className={s.both}>
          <div className={s.list}>
            <DeckList deck={deck} library={library.data} peek={peek} />
          </div>
          <div className={b.checkPane}>
            <ReportPane deck={deck} library={library.data} peek={peek} />
          </div>
        </div>
      )}
      {open === 'export' && <ExportDialog deck={deck} onClose={() => setOpen(null)} />}
      {open === 'play' && playAs !== undefined && (
        <PlayDialog deck={deck} playAs={playAs} onClose={() => setOpen(null)} />
      )}
      <Peek peeked={peeked} hide={peek.hide} />
    </main>
  );
}
