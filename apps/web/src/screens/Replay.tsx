/**
 * A replay: any position of a finished game, by whose eyes one likes. The address names the position, so that a link
 * shows the same to someone else.
 */
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Position, Replay } from '@westmarch/protocol';
import { useEffect, useState } from 'react';
import { AnalysisPanel } from '../analysis/AnalysisPanel.tsx';
import { type Eyes, usePosition, useReplay } from '../api/queries.ts';
import { TableProvider } from '../live/context.tsx';
import type { LogLine } from '../live/state.ts';
import { aboutToChange, stillTable, type Table } from '../live/table-store.ts';
import { WhyDialog } from '../table/log/Why.tsx';
import { closeAll } from '../table/ui-store.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Refused } from '../ui/Notice.tsx';
import s from './Replay.module.css';
import { ReplayControls } from './ReplayControls.tsx';
import { Loading, Page } from './states.tsx';
import { TableView } from './TableView.tsx';

export function ReplayScreen() {
  const { id } = useParams({ from: '/replay/$id' });
  const replay = useReplay(id);
  if (replay.error !== null)
    return (
      <Page title="This replay cannot be shown">
        <Refused error={replay.error} />
        <Link className={buttonClass} to="/">
          To the home page
        </Link>
      </Page>
    );
  return replay.data === undefined ? <Loading /> : <Shown key={id} replay={replay.data} />;
}

function Shown({ replay }: { replay: Replay }) {
  const search = useSearch({ from: '/replay/$id' });
  const navigate = useNavigate({ from: '/replay/$id' });
  const at = Math.min(search.at ?? 0, replay.length);
  const eyes: Eyes = search.eyes ?? 'all';
  const position = usePosition(replay.id, at, eyes, true);
  usePosition(replay.id, Math.min(at + 1, replay.length), eyes, position.data !== undefined);
  const [analysing, setAnalysing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [table] = useState(() => stillTable(replay.id));
  useEffect(() => closeAll(), []);
  useEffect(() => {
    if (position.data !== undefined) show(table, position.data, replay);
  }, [table, position.data, replay]);
  const go = (next: { at?: number; eyes?: Eyes }): void =>
    void navigate({ search: { at, eyes, ...next }, replace: true, resetScroll: false });
  return (
    <TableProvider table={table}>
      <div className={s.replay} data-analysing={analysing}>
        <div className={s.table}>
          {position.error === null ? (
            <TableView />
          ) : (
            <Page title="This position cannot be shown">
              <Refused error={position.error} />
            </Page>
          )}
        </div>
        {analysing && <AnalysisPanel id={replay.id} at={at} go={(next) => go({ at: next })} />}
        <ReplayControls
          replay={replay}
          at={at}
          eyes={eyes}
          go={go}
          analysing={analysing}
          analyse={() => setAnalysing((is) => !is)}
          why={botWhoChose(replay, position.data, at) === 0 ? null : () => setAsking(true)}
        />
        {asking && position.data !== undefined && (
          <WhyDialog v={at} seat={botWhoChose(replay, position.data, at)} onClose={() => setAsking(false)} />
        )}
      </div>
    </TableProvider>
  );
}

/** The bot whose choice led to a position, where the record says so; otherwise 0. */
const botWhoChose = ({ bots = [] }: Replay, position: Position | undefined, at: number): number => {
  const chose = position?.at === at ? (position.chose ?? 0) : 0;
  return bots.includes(chose) ? chose : 0;
};

const asLogged = (
  line: Position['lines'][number],
  at: number,
  i: number,
  by: number | undefined,
): LogLine => ({
  ...line,
  by,
  v: at,
  n: at * 1000 + i,
});

/** Going on by single steps keeps the log of those before; a leap begins it anew. */
function show(table: Table, position: Position, replay: Replay): void {
  const { at, scene, lines, decision } = position;
  const { result, length } = replay;
  const bot = botWhoChose(replay, position, at);
  const by = bot === 0 ? undefined : bot;
  aboutToChange();
  const was = table.store.getState();
  const before = at >= was.v && at <= was.v + 1 ? was.log.filter(({ v }) => v < at) : [];
  table.store.setState({
    v: at,
    scene,
    decision,
    result: at === length ? result : null,
    log: [...before, ...lines.map((line, i) => asLogged(line, at, i, by))],
    seen: before.length,
  });
}
