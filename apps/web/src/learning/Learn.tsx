/** The door to learning: a first game, how a turn goes, puzzles, and what words mean. */
import { Link } from '@tanstack/react-router';
import type { GameName } from '@westmarch/protocol';
import { buttonClass } from '../ui/Button.tsx';
import page from '../ui/page.module.css';
import { kept } from './kept.ts';
import s from './learning.module.css';
import { GAME_TITLES } from './PuzzleList.tsx';
import { usePuzzles, useSolved } from './queries.ts';
import { TURNS } from './turns.ts';

const GAMES: readonly GameName[] = ['meccg', 'lotr-tcg'];

export function Learn() {
  const puzzles = usePuzzles();
  const solved = useSolved();
  return (
    <main className={`${page.page} ${s.page}`}>
      <header>
        <h1>Learn</h1>
        <p>
          Two games, each with a first game that takes you by the hand, and puzzles when you know the rules.
        </p>
      </header>
      {GAMES.map((game) => {
        const own = (puzzles.data ?? []).filter((puzzle) => puzzle.game === game);
        const done = own.filter(({ id }) => solved.includes(id)).length;
        const id = `${game}-first-game`;
        const begun = kept.choices(id).length > 0;
        return (
          <section key={game} aria-labelledby={`learn-${game}`} className={s.door}>
            <h2 id={`learn-${game}`}>{GAME_TITLES[game]}</h2>
            <div className={s.doorLinks}>
              <Link className={buttonClass} to="/learn/first/$id" params={{ id }}>
                {begun ? 'Go on with your first game' : 'Your first game'}
              </Link>
              <Link className={buttonClass} to="/learn/puzzles">
                Puzzles{own.length > 0 && ` (${done} of ${own.length} solved)`}
              </Link>
              <Link className={buttonClass} to="/learn/glossary" hash={`words-${game}`}>
                Glossary
              </Link>
            </div>
            <h3>How a turn goes</h3>
            <ol className={s.turn}>
              {TURNS[game].map(({ name, about }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  <span>{about}</span>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </main>
  );
}
