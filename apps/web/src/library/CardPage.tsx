/** Everything about one card: face and text, facts, names in other languages, rulings, other versions, decks that use it. */
import { Link, useParams } from '@tanstack/react-router';
import { GAMES, type GameName, type LibraryCard } from '@westmarch/protocol';
import { useMemo } from 'react';
import { Patterns } from '../art/Patterns.tsx';
import { StillCard } from '../card/Drawn.tsx';
import { ReadingFace } from '../card/ReadingFace.tsx';
import { useCollection } from '../decks/queries.ts';
import { NotFound } from '../screens/states.tsx';
import { Notice, Refused } from '../ui/Notice.tsx';
import page from '../ui/page.module.css';
import s from './CardPage.module.css';
import { useLibrary, useRulebook } from './queries.ts';
import { fullName, type Library, type Searchable } from './query/cards.ts';
import { Rule } from './Rules.tsx';
import { rulingsOn } from './rulings.ts';

export function CardScreen() {
  const { game: named, id } = useParams({ from: '/cards/$game/$id' });
  const game = GAMES.find((one) => one === named);
  return game === undefined ? <NotFound /> : <OfGame game={game} id={id} />;
}

function OfGame({ game, id }: { game: (typeof GAMES)[number]; id: string }) {
  const library = useLibrary(game);
  const found = library.data?.byId.get(id);
  if (library.data !== undefined && found === undefined) return <NotFound />;
  return (
    <main className={`${page.page} ${s.page}`}>
      <Patterns />
      <p>
        <Link to="/cards" search={{ game }}>
          All cards
        </Link>
      </p>
      {library.error !== null && <Refused error={library.error} />}
      {library.isPending && <p role="status">Fetching the card…</p>}
      {library.data !== undefined && found !== undefined && <Sheet library={library.data} found={found} />}
    </main>
  );
}

/** Languages by their codes, in their own words. */
const languageName = (code: string): string =>
  new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code) ?? code;

function Sheet({ library, found: { card } }: { library: Library; found: Searchable }) {
  const { game, sets } = library.catalogue;
  const setName = sets.find(({ set }) => set === card.set)?.name ?? card.set;
  return (
    <>
      <header>
        <h1>{fullName(card)}</h1>
        <p className={s.faded}>
          {card.title} · {setName} · {[card.id, ...card.printings].join(', ')}
        </p>
      </header>
      <div className={s.columns}>
        <div className={s.face}>
          <StillCard face={card} className={s.picture} />
          <ReadingFace face={card} game={game} />
          {card.state === 'missing' && (
            <Notice>
              <p>Not yet playable here: its facts are known, what it does is not written yet.</p>
            </Notice>
          )}
          {card.state === 'partial' && (
            <Notice>
              <p>Something of its text is not written yet, so that it is left out of decks.</p>
            </Notice>
          )}
        </div>
        <div className={s.about}>
          <section>
            <h2>Facts</h2>
            <dl className={s.facts}>
              {Object.entries(card.facets).map(([field, values]) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>
                    {values.map((value, i) => (
                      <span key={value}>
                        {i > 0 && ', '}
                        <Link to="/cards" search={{ game, q: `${field}="${value}"` }}>
                          {value}
                        </Link>
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          {Object.keys(card.names).length > 0 && (
            <section>
              <h2>Its names</h2>
              <dl className={s.facts}>
                {Object.entries(card.names).map(([language, name]) => (
                  <div key={language}>
                    <dt>{languageName(language)}</dt>
                    <dd lang={language}>{name}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <Versions library={library} card={card} />
          <Rulings game={game} card={card} />
          <InDecks game={game} card={card} />
        </div>
      </div>
    </>
  );
}

/** Other cards of its name: of another side, or with another second line. */
function Versions({ library, card }: { library: Library; card: LibraryCard }) {
  const others = library.cards.filter((one) => one.card.name === card.name && one.card.id !== card.id);
  if (others.length === 0) return null;
  return (
    <section>
      <h2>Other versions</h2>
      <ul className={s.links}>
        {others.map(({ card: other }) => (
          <li key={other.id}>
            <Link to="/cards/$game/$id" params={{ game: library.catalogue.game, id: other.id }}>
              {fullName(other)}
            </Link>{' '}
            <span className={s.faded}>
              {other.title}, {other.id}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rulings({ game, card }: { game: GameName; card: LibraryCard }) {
  const book = useRulebook(game);
  const found = useMemo(() => (book.data === undefined ? [] : rulingsOn(card, book.data)), [book.data, card]);
  return (
    <section>
      <h2>Rulings and errata</h2>
      {book.error !== null && <Refused error={book.error} />}
      {book.isPending && <p role="status">Looking them up…</p>}
      {book.data !== undefined && found.length === 0 && <p className={s.faded}>None that name it.</p>}
      <ol className={s.rulings}>
        {found.map((rule) => (
          <Rule key={rule.id} rule={rule} game={game} />
        ))}
      </ol>
    </section>
  );
}

function InDecks({ game, card }: { game: GameName; card: LibraryCard }) {
  const collection = useCollection(game);
  const ids = new Set([card.id, ...card.printings]);
  const found = (collection.data ?? []).flatMap(({ key, deck }) => {
    const copies = deck.cards.reduce((sum, line) => sum + (ids.has(line.card) ? line.quantity : 0), 0);
    return copies === 0 ? [] : [{ key, name: deck.name, copies }];
  });
  if (found.length === 0) return null;
  return (
    <section>
      <h2>
        Decks that use it <span className={s.faded}>{found.length}</span>
      </h2>
      <ul className={s.links}>
        {found.map(({ key, name, copies }) => (
          <li key={key}>
            {copies}×{' '}
            <Link to="/decks/collection/$game/$key" params={{ game, key }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
