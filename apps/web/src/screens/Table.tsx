/** A live table: it connects, waits for everyone to sit down, then shows the game. */
import { Link, useParams } from '@tanstack/react-router';
import { TableId } from '@westmarch/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { tellTurn } from '../company/notices.ts';
import { TableProvider } from '../live/context.tsx';
import { liveTable, type Table } from '../live/table-store.ts';
import { closeAll } from '../table/ui-store.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Loading, NotFound, Page } from './states.tsx';
import { TableView } from './TableView.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

export function TableScreen() {
  const { id } = useParams({ from: '/table/$id' });
  return <Live key={id} id={id} />;
}

/** The same table without a seat: the server decides by who asks, so watching is only an address. */
export function WatchScreen() {
  const { id } = useParams({ from: '/watch/$id' });
  return <Live key={id} id={id} />;
}

/** What cannot be the id of a table is not asked for. */
const Live = ({ id }: { id: string }) =>
  TableId.safeParse(id).success ? <Connected id={id} /> : <NotFound />;

function Connected({ id }: { id: string }) {
  const [table] = useState(() => liveTable(id));
  useEffect(() => {
    closeAll();
    table.open();
    return () => table.close();
  }, [table]);
  return (
    <TableProvider table={table}>
      <Shown table={table} />
    </TableProvider>
  );
}

function Shown({ table }: { table: Table }) {
  const link = useStore(table.store, (state) => state.link);
  const info = useStore(table.store, (state) => state.info);
  const problem = useStore(table.store, (state) => state.problem);
  const hasScene = useStore(table.store, (state) => state.scene !== null);
  useTitle(table);
  if (hasScene && info?.status !== 'closed') return <TableView />;
  if (info !== null) return <WaitingRoom info={info} problem={problem} />;
  if (link === 'refused' || problem !== null)
    return problem === null ? (
      <NotFound />
    ) : (
      <Page title="This table cannot be shown">
        <p role="alert">{problem}</p>
        <p>The link may be cut short, or the table is on another server.</p>
        <Link className={buttonClass} to="/">
          To the home page
        </Link>
      </Page>
    );
  if (link === 'lost')
    return (
      <Page title="No connection">
        <p role="status">The server does not answer. Trying again.</p>
      </Page>
    );
  return <Loading />;
}

/** The tab says when it is your turn. */
function useTitle(table: Table): void {
  const yours = useStore(
    table.store,
    ({ decision, info, result }) => result === null && decision !== null && decision.seat === info?.you,
  );
  useEffect(() => {
    if (yours) tellTurn(table.id);
    document.title = yours ? '● Your choice · Westmarch' : 'Westmarch';
    return () => {
      document.title = 'Westmarch';
    };
  }, [yours, table]);
}
