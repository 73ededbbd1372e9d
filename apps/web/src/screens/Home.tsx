/** The home page: pick a game, a deck, an opponent; or go on with a game, or open a replay. */
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useGames } from '../api/queries.ts';
import { LooksForm } from '../settings/LooksForm.tsx';
import { Refused } from '../ui/Notice.tsx';
import s from './Home.module.css';
import { MyGames } from './MyGames.tsx';
import { NameField } from './NameField.tsx';
import { NewGame } from './NewGame.tsx';
import { OpenReplay } from './OpenReplay.tsx';
import { Frontispiece, Rule } from './ornaments.tsx';

const Lobby = lazy(() => import('../company/Lobby.tsx').then((m) => ({ default: m.Lobby })));

export function Home() {
  const games = useGames();
  const [chosen, setChosen] = useState<string | null>(null);
  const info = games.data?.find(({ game }) => game === chosen);
  return (
    <div className={s.home}>
      <header className={s.head}>
        <Frontispiece />
        <h1>Westmarch</h1>
        <p className={s.motto}>
          Two card games of <span className={s.whole}>Middle-earth</span>, by their full rules, at one table
        </p>
      </header>
      <main className={s.main}>
        <MyGames />
        <section aria-labelledby="new-game">
          <h2 id="new-game" className={s.heading}>
            A new game
          </h2>
          <p className={s.about}>
            New here? <Link to="/learn">A first game</Link> takes you by the hand.
          </p>
          <NameField />
          {games.error !== null && <Refused error={games.error} />}
          {games.isPending && <p role="status">Fetching the decks…</p>}
          <div className={s.games} role="group" aria-label="Games">
            {games.data?.map((game) => (
              <button
                key={game.game}
                type="button"
                className={s.game}
                data-game={game.game}
                aria-pressed={game.game === chosen}
                onClick={() => setChosen(game.game)}
              >
                <Emblem game={game.game} />
                <span className={s.gameTitle}>{game.title}</span>
                <span className={s.about}>{ABOUT[game.game]}</span>
              </button>
            ))}
          </div>
          {info !== undefined && <NewGame key={info.game} info={info} />}
        </section>
        <Suspense fallback={null}>
          <Lobby />
        </Suspense>
        <Rule />
        <OpenReplay />
        <details className={s.looks}>
          <summary>How it looks</summary>
          <div>
            <LooksForm />
          </div>
        </details>
      </main>
      <footer className={s.foot}>
        <p>
          Made by people who love these games, for nothing. Names and numbers of cards belong to their owners;
          words, drawings and rules text here are our own. Pictures on cards: game-icons.net, CC BY 3.0.{' '}
          <a href="/status">What is implemented</a>
        </p>
      </footer>
    </div>
  );
}

const ABOUT = {
  meccg: 'Companies travel the map for items, factions and allies; hazards meet them on the way.',
  'lotr-tcg': 'A fellowship walks nine sites; what it spends in twilight, the Shadow may use.',
} as const;

/** A map with a path for one, a ring for the other. */
function Emblem({ game }: { game: keyof typeof ABOUT }) {
  return (
    <svg className={s.emblem} viewBox="0 0 64 64" aria-hidden="true">
      {game === 'meccg' ? (
        <>
          <path d="M6 14l16-6 20 6 16-6v42l-16 6-20-6-16 6zM22 8v42M42 14v42" />
          <path className={s.dashed} d="M12 42c8-2 8-12 16-12s6 10 14 8 6-12 12-16" />
          <path className={s.gold} d="M51 18l2-4 2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3z" />
        </>
      ) : (
        <>
          <ellipse cx="32" cy="34" rx="22" ry="20" />
          <ellipse cx="32" cy="34" rx="15" ry="13" />
          <path className={s.gold} d="M17 30c2-6 8-11 15-11s13 5 15 11" />
          <path className={s.dashed} d="M14 44c6 6 12 8 18 8s12-2 18-8" />
        </>
      )}
    </svg>
  );
}
