/**
 * The rules of a game to read and to search, in chapters; each with the cards it names and whether tests hold it. A link to
 * one rule (?rule=ME-MOVE-530) opens its chapter there.
 */
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { GAMES, type GameName, type LedgerRule, type Rulebook } from '@westmarch/protocol';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Marked } from '../glossary/Marked.tsx';
import { NotFound } from '../screens/states.tsx';
import { Refused } from '../ui/Notice.tsx';
import page from '../ui/page.module.css';
import ui from '../ui/ui.module.css';
import { GameTabs } from './GameTabs.tsx';
import { useRulebook } from './queries.ts';
import s from './Rules.module.css';
import { rulesLike, withIds } from './rulings.ts';

export function RulesScreen() {
  const { game: named } = useParams({ from: '/rules/$game' });
  const game = GAMES.find((one) => one === named);
  return game === undefined ? <NotFound /> : <OfGame key={game} game={game} />;
}

function OfGame({ game }: { game: GameName }) {
  const book = useRulebook(game);
  const navigate = useNavigate();
  return (
    <main className={`${page.page} ${s.page}`}>
      <header className={s.head}>
        <h1>Rules</h1>
        <GameTabs
          game={game}
          set={(next) => void navigate({ to: '/rules/$game', params: { game: next }, replace: true })}
        />
      </header>
      {book.error !== null && <Refused error={book.error} />}
      {book.isPending && <p role="status">Opening the book…</p>}
      {book.data !== undefined && <Book book={book.data} />}
    </main>
  );
}

function Book({ book }: { book: Rulebook }) {
  const { rule, q = '' } = useSearch({ from: '/rules/$game' });
  const navigate = useNavigate({ from: '/rules/$game' });
  const [text, setText] = useState(q);
  const late = useDeferredValue(text);
  const found = useMemo(() => rulesLike(book, late), [book, late]);
  const asked = book.chapters.find(({ rules }) => rules.some(({ id }) => id === rule));
  const [chosen, setChosen] = useState(asked?.key ?? book.chapters[0]?.key ?? '');
  useEffect(() => {
    if (asked !== undefined) setChosen(asked.key);
  }, [asked]);
  const searching = late.trim() !== '';
  const shown = searching ? found : book.chapters.filter(({ key }) => key === chosen);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <>
      <div className={s.search}>
        <label>
          <span className="said-only">Search the rules</span>
          <input
            type="search"
            className={ui.field}
            placeholder="Search: corruption check, ME-MOVE-530, a card"
            maxLength={200}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              void navigate({ search: target.value === '' ? {} : { q: target.value }, replace: true });
            }}
          />
        </label>
        <p role="status" className={s.faded}>
          {searching
            ? `${count} rules`
            : `${count.toLocaleString('en')} rules in ${book.chapters.length} chapters`}
        </p>
      </div>
      <div className={s.columns}>
        <nav aria-label="Chapters" className={s.chapters}>
          <label className={s.narrow}>
            <span className="said-only">Chapter</span>
            <select
              className={ui.field}
              value={chosen}
              onChange={({ target }) => {
                setChosen(target.value);
                setText('');
                void navigate({ search: {}, replace: true });
              }}
            >
              {book.chapters.map(({ key, title, rules }) => (
                <option key={key} value={key}>
                  {title} ({rules.length})
                </option>
              ))}
            </select>
          </label>
          <ul>
            {book.chapters.map(({ key, title, rules }) => (
              <li key={key}>
                <button
                  type="button"
                  aria-current={!searching && key === chosen ? 'true' : undefined}
                  onClick={() => {
                    setChosen(key);
                    setText('');
                    void navigate({ search: {}, replace: true });
                  }}
                >
                  {title} <span className={s.faded}>{rules.length}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className={s.text}>
          {shown.length === 0 && <p className={s.faded}>No rule has all of these words.</p>}
          {shown.slice(0, MOST).map(({ key, title, rules }) => (
            <section key={key} aria-label={title}>
              <h2>{title}</h2>
              <ol>
                {rules.slice(0, searching ? MOST : rules.length).map((one) => (
                  <Rule key={one.id} rule={one} game={book.game} marked={one.id === rule} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
/** Of what a search finds, so many are drawn: more of it is not read, but searched better. */
const MOST = 60;

export function Rule({ rule, game, marked = false }: { rule: LedgerRule; game: GameName; marked?: boolean }) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (marked) ref.current?.scrollIntoView({ block: 'center' });
  }, [marked]);
  const { id, text, cards, amended, overruled, erratum, tested, who, mode } = rule;
  return (
    <li ref={ref} id={id} className={s.rule} data-marked={marked} data-overruled={overruled}>
      <p className={s.about}>
        <Link to="/rules/$game" params={{ game }} search={{ rule: id }} className={s.id}>
          {id}
        </Link>
        {erratum && <span className={s.erratum}>erratum</span>}
        {who !== 'all' && who !== '' && <span>{who}</span>}
        {mode !== 'core' && mode !== '' && <span>{mode}</span>}
        {overruled ? (
          <span>overruled</span>
        ) : (
          tested && <span title="A test holds the rules to it">✓ tested</span>
        )}
      </p>
      <p>
        <Said text={text} game={game} />
      </p>
      {amended !== undefined && (
        <p className={s.amended}>
          What holds now: <Said text={amended} game={game} />
        </p>
      )}
      {cards.length > 0 && (
        <p className={s.cards}>
          {cards.slice(0, 12).map((name) => (
            <Link key={name} to="/cards" search={{ game, q: `name="${name}"` }}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </li>
  );
}

/** Ids of other rules in a text are links; words of the glossary can be asked about. */
const Said = ({ text, game }: { text: string; game: GameName }) => (
  <>
    {withIds(text).map((part, i) =>
      part.id ? (
        <Link key={`${i} ${part.text}`} to="/rules/$game" params={{ game }} search={{ rule: part.text }}>
          {part.text}
        </Link>
      ) : (
        <Marked key={`${i} ${part.text}`} text={part.text} game={game} />
      ),
    )}
  </>
);
