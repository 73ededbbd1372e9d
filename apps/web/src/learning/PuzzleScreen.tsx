/** One puzzle at a table of one's own: the question above, the table below, and what came of it. */
import { Link, useParams } from '@tanstack/react-router';
import type { PuzzleDetail } from '@westmarch/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Marked } from '../glossary/Marked.tsx';
import { TableProvider } from '../live/context.tsx';
import { Loading, Page } from '../screens/states.tsx';
import { TableView } from '../screens/TableView.tsx';
import { closeAll } from '../table/ui-store.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Notice, Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { kept } from './kept.ts';
import s from './learning.module.css';
import { type LearningTable, learningTable } from './learning-table.ts';
import { usePuzzle } from './queries.ts';

export function PuzzleScreen() {
  const { id } = useParams({ from: '/learn/puzzles/$id' });
  const puzzle = usePuzzle(id);
  if (puzzle.error !== null)
    return (
      <Page title="This puzzle cannot be shown">
        <Refused error={puzzle.error} />
        <Link className={buttonClass} to="/learn/puzzles">
          To all puzzles
        </Link>
      </Page>
    );
  return puzzle.data === undefined ? <Loading /> : <Played key={id} puzzle={puzzle.data} />;
}

function Played({ puzzle }: { puzzle: PuzzleDetail }) {
  const { id } = puzzle;
  const [table] = useState(() => learningTable(`/api/learn/puzzles/${id}`, id));
  const ended = useStore(table.learning, (state) => state?.ended);
  const problem = useStore(table.store, (state) => (state.scene === null ? state.problem : null));
  useEffect(() => {
    closeAll();
    table.open();
    return () => table.close();
  }, [table]);
  useEffect(() => {
    if (ended === 'reached') kept.solve(id);
  }, [ended, id]);
  return (
    <TableProvider table={table}>
      <div className={s.screen}>
        <Asked puzzle={puzzle} table={table} />
        <div className={s.table}>
          {problem === null ? (
            <TableView />
          ) : (
            <Page title="This puzzle cannot be laid out">
              <p role="alert">{problem}</p>
            </Page>
          )}
        </div>
      </div>
    </TableProvider>
  );
}

/** The question, what helps, and how it ended. */
function Asked({ puzzle, table }: { puzzle: PuzzleDetail; table: LearningTable }) {
  const ended = useStore(table.learning, (state) => state?.ended ?? 'open');
  const wasted = useStore(table.learning, (state) => state?.wasted ?? null);
  const begun = useStore(table.learning, (state) => (state?.back ?? -1) >= 0);
  const [hints, setHints] = useState(0);
  const [line, setLine] = useState(false);
  return (
    <section className={s.asked} aria-label="Puzzle">
      <div className={s.question}>
        <Link to="/learn/puzzles" className={s.leave}>
          Puzzles
        </Link>
        <h1>{puzzle.title}</h1>
        <p>
          <Marked text={puzzle.question} game={puzzle.game} />
        </p>
      </div>
      <div className={ui.row}>
        {ended === 'open' && (
          <Button
            onClick={() => setHints((n) => Math.min(n + 1, puzzle.hints.length))}
            disabled={hints >= puzzle.hints.length}
          >
            {hints === 0 ? 'Hint' : 'Another hint'}
          </Button>
        )}
        <Button onClick={table.back} disabled={!begun}>
          Take back
        </Button>
        <Button onClick={table.restart} disabled={!begun}>
          Try again
        </Button>
        {(hints >= puzzle.hints.length || ended === 'missed') && (
          <Button onClick={() => setLine(true)} disabled={line}>
            Show the line
          </Button>
        )}
      </div>
      <div className={s.told} aria-live="polite">
        {ended === 'open' &&
          puzzle.hints.slice(0, hints).map((hint) => (
            <p key={hint}>
              <Marked text={hint} game={puzzle.game} />
            </p>
          ))}
        {line && (
          <>
            <p>
              <strong>The line</strong>, step by step:
            </p>
            <ol className={s.line}>
              {puzzle.line.map((words, i) => (
                <li key={`${i} ${words}`}>{words}</li>
              ))}
            </ol>
          </>
        )}
        {ended === 'missed' && (
          <Notice refused>
            <p>
              {wasted === null
                ? 'Not this time: the goal was missed. Take a choice back, or try again.'
                : `That leaves a chance of ${percent(wasted.had)}, and there was one of ${percent(wasted.best)}. Take it back, or try again.`}
            </p>
          </Notice>
        )}
        {ended === 'reached' && <Explained puzzle={puzzle} />}
      </div>
    </section>
  );
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

function Explained({ puzzle: { game, chance, after, rules, next } }: { puzzle: PuzzleDetail }) {
  return (
    <Notice>
      <p>
        <strong>Solved.</strong>{' '}
        {chance !== null &&
          `No line has a better chance than ${percent(chance)}, however the dice fall this time. `}
        <Marked text={after} game={game} />
      </p>
      <details>
        <summary>The rules behind it</summary>
        <dl className={s.rules}>
          {rules.map(({ id, text }) => (
            <div key={id}>
              <dt>{id}</dt>
              <dd>
                <Marked text={text} game={game} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {next !== null && (
        <Link className={buttonClass} to="/learn/puzzles/$id" params={{ id: next }}>
          Next puzzle
        </Link>
      )}
    </Notice>
  );
}
