/** A guided first game: what is told at each step, the table, and after the script a game against Novice with hints. */
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Marked } from '../glossary/Marked.tsx';
import { TableProvider, useAllFaces } from '../live/context.tsx';
import { Page } from '../screens/states.tsx';
import { TableView } from '../screens/TableView.tsx';
import { closeAll, pointAt, want } from '../table/ui-store.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import ui from '../ui/ui.module.css';
import s from './learning.module.css';
import { type LearningTable, learningTable } from './learning-table.ts';
import { lookedAt } from './looking.ts';

export function LessonScreen() {
  const { id } = useParams({ from: '/learn/first/$id' });
  return <Played key={id} id={id} />;
}

function Played({ id }: { id: string }) {
  const [table] = useState(() => learningTable(`/api/learn/lessons/${id}`, id));
  const look = useStore(table.learning, (state) => state?.lesson?.look ?? '');
  const problem = useStore(table.store, (state) => (state.scene === null ? state.problem : null));
  useEffect(() => {
    closeAll();
    table.open();
    return () => table.close();
  }, [table]);
  return (
    <TableProvider table={table}>
      <div className={s.screen} data-look={look}>
        <Told table={table} />
        <div className={s.table}>
          {problem === null ? (
            <TableView />
          ) : (
            <Page title="This lesson cannot be shown">
              <p role="alert">{problem}</p>
              <Link className={buttonClass} to="/learn">
                To learning
              </Link>
            </Page>
          )}
        </div>
      </div>
    </TableProvider>
  );
}

/** What is told now, a page at a time; after the script, a hint where one is wanted. */
function Told({ table }: { table: LearningTable }) {
  const learning = useStore(table.learning);
  const scene = useStore(table.store, (state) => state.scene);
  const decision = useStore(table.store, (state) => state.decision);
  const faces = useAllFaces();
  const lesson = learning?.lesson ?? null;
  const good = learning?.good ?? -1;
  const [page, setPage] = useState(0);
  // After the script hints are on, until he wants to go without.
  const [hinted, setHinted] = useState(true);
  const step = lesson?.step ?? 0;
  const choice = useMemo(() => decision?.choices.find(({ index }) => index === good), [decision, good]);
  useEffect(() => {
    setPage(0);
  }, [step, decision]);
  const look = lesson?.look ?? '';
  const last = lesson === null || page >= lesson.say.length - 1;
  useEffect(() => {
    const asksNow = last && lesson !== null && step < lesson.steps;
    pointAt(lookedAt(look, scene, faces, asksNow ? choice?.card : 0));
    const hintsNow = hinted && lesson !== null && step >= lesson.steps;
    want(asksNow || hintsNow ? (choice?.index ?? -1) : -1);
  }, [look, scene, faces, last, choice, lesson, step, hinted]);
  if (lesson === null) return <section className={s.asked} aria-label="Lesson" aria-busy="true" />;
  const over = step >= lesson.steps;
  return (
    <section className={s.asked} aria-label="Lesson">
      <div className={s.question}>
        <Link to="/learn" className={s.leave}>
          Learn
        </Link>
        <h1>
          {over ? (
            <>
              Your <span className={s.wide}>own </span>game
            </>
          ) : (
            `Step ${step + 1} of ${lesson.steps}`
          )}
        </h1>
      </div>
      <div className={ui.row}>
        {over && <Button onClick={() => setHinted(!hinted)}>{hinted ? 'Hints off' : 'Hints on'}</Button>}
        <Button onClick={table.back} disabled={(learning?.back ?? -1) < 0}>
          Take back
        </Button>
        <Button onClick={table.restart} disabled={(learning?.back ?? -1) < 0}>
          <span className={s.wide}>From the beginning</span>
          <span className={s.narrow}>Anew</span>
        </Button>
      </div>
      <div className={s.told} aria-live="polite">
        {over ? (
          <p>
            The lesson is over, and the game goes on from here against Novice. Hover or hold any card to read
            it. Each time you are asked, a hint says what Novice would do.
          </p>
        ) : (
          <p className={s.said}>
            <Marked text={lesson.say[Math.min(page, lesson.say.length - 1)] ?? ''} game={scene?.game} />
          </p>
        )}
        {!last && !over && (
          <Button look="main" className={s.next} onClick={() => setPage((n) => n + 1)}>
            Next
          </Button>
        )}
        {last && !over && choice !== undefined && (
          <p className={s.todo}>
            Choose <strong>{choice.text}</strong>.
          </p>
        )}
        {lesson.refused !== '' && <p role="alert">{lesson.refused}</p>}
        {over && hinted && choice !== undefined && (
          <p className={s.todo}>
            Novice would choose <strong>{choice.text}</strong>
            {choice.note === '' ? '.' : ` (${choice.note}).`}
          </p>
        )}
      </div>
    </section>
  );
}
