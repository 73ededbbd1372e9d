/** All puzzles of both games, the easy ones first, with those that are solved. */
import { Link } from '@tanstack/react-router';
import type { GameName, PuzzleInfo } from '@westmarch/protocol';
import { Loading } from '../screens/states.tsx';
import { Refused } from '../ui/Notice.tsx';
import page from '../ui/page.module.css';
import s from './learning.module.css';
import { usePuzzles, useSolved } from './queries.ts';

export const GAME_TITLES: Readonly<Record<GameName, string>> = {
  meccg: 'Middle-earth CCG',
  'lotr-tcg': 'The Lord of the Rings TCG',
};
const GAMES: readonly GameName[] = ['meccg', 'lotr-tcg'];

export function PuzzleList() {
  const puzzles = usePuzzles();
  const solved = useSolved();
  if (puzzles.error !== null)
    return (
      <main className={`${page.page} ${s.page}`}>
        <h1>Puzzles</h1>
        <Refused error={puzzles.error} />
      </main>
    );
  if (puzzles.data === undefined) return <Loading />;
  return (
    <main className={`${page.page} ${s.page}`}>
      <header>
        <h1>Puzzles</h1>
        <p>
          A position, a question, and an answer that can be found. The other side makes the best of every
          mistake. You may try as often as you like.
        </p>
      </header>
      {GAMES.map((game) => {
        const own = puzzles.data.filter((puzzle) => puzzle.game === game);
        const done = own.filter(({ id }) => solved.includes(id)).length;
        return (
          <section key={game} aria-labelledby={`puzzles-${game}`}>
            <h2 id={`puzzles-${game}`}>{GAME_TITLES[game]}</h2>
            <p className={s.progress}>
              {done} of {own.length} solved
            </p>
            <ol className={s.puzzles}>
              {own.map((puzzle) => (
                <PuzzleCard key={puzzle.id} puzzle={puzzle} solved={solved.includes(puzzle.id)} />
              ))}
            </ol>
          </section>
        );
      })}
    </main>
  );
}

function PuzzleCard({ puzzle, solved }: { puzzle: PuzzleInfo; solved: boolean }) {
  const { id, title, level, question } = puzzle;
  return (
    <li>
      <Link to="/learn/puzzles/$id" params={{ id }} className={s.puzzle} data-solved={solved}>
        <span className={s.puzzleHead}>
          <strong>{title}</strong>
          {solved && <span className={s.solved}>✓ solved</span>}
        </span>
        <span>{question}</span>
        <Level level={level} />
      </Link>
    </li>
  );
}

const LEVELS = ['', 'first steps', 'easy', 'needs thought', 'hard', 'for masters'] as const;

export function Level({ level }: { level: number }) {
  return (
    <span className={s.level}>
      <span aria-hidden="true">
        {'●'.repeat(level)}
        {'○'.repeat(5 - level)}
      </span>{' '}
      {LEVELS[level]}
    </span>
  );
}
