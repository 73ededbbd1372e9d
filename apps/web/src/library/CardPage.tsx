/** Everything about one card: its face and text, its facts, its names in other languages. */
import { Link, useParams } from '@tanstack/react-router';
import { GAMES } from '@westmarch/protocol';
import { Patterns } from '../art/Patterns.tsx';
import { ReadingFace } from '../card/ReadingFace.tsx';
import { NotFound } from '../screens/states.tsx';
import { Notice, Refused } from '../ui/Notice.tsx';
import s from './CardPage.module.css';
import { useLibrary } from './queries.ts';
import { fullName, type Library, type Searchable } from './query/cards.ts';

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
    <main className={s.page}>
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
          <ReadingFace face={card} />
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
        </div>
      </div>
    </>
  );
}
