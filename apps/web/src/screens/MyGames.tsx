/** Games one sits at: those that wait for you first, then the others; finished ones lead to their replays. */
import { Link } from '@tanstack/react-router';
import type { MyTable } from '@westmarch/protocol';
import { useEffect } from 'react';
import { useMyTables } from '../api/queries.ts';
import { useLobbyState } from '../company/lobby-link.ts';
import { tellTurn } from '../company/notices.ts';
import s from './Home.module.css';

const SHOWN = 8;

export function MyGames() {
  const tables = useMyTables();
  const all = tables.data ?? [];
  useTurns(all, tables.refetch);
  if (all.length === 0) return null; // a newcomer has nothing to go on with
  const isOver = ({ status }: MyTable): boolean => status === 'over' || status === 'closed';
  const going = all.filter((table) => !isOver(table)).sort(byUrgency);
  const over = all.filter(isOver).sort(byUrgency);
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games" className={s.heading}>
        {going.length > 0 ? 'Go on with a game' : 'Your games'}
      </h2>
      <ul className={s.mine}>
        {[...going, ...over].slice(0, SHOWN).map((table) => (
          <li key={table.table}>
            <Entry table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list is as it is now, and the title of the page says that somebody waits for you. */
function useTurns(all: readonly MyTable[], refetch: () => unknown): void {
  const turn = useLobbyState((state) => state.turn);
  const yours = all.filter(({ yourTurn, status }) => yourTurn && status === 'playing').length;
  useEffect(() => {
    if (turn === null) return;
    void refetch();
    if (turn.yours) tellTurn(turn.table);
  }, [turn, refetch]);
  useEffect(() => {
    document.title = yours === 0 ? 'Westmarch' : `● Your turn (${yours}) · Westmarch`;
    return () => {
      document.title = 'Westmarch';
    };
  }, [yours]);
}

const byUrgency = (a: MyTable, b: MyTable): number =>
  Number(b.yourTurn) - Number(a.yourTurn) || b.last.localeCompare(a.last);

function Entry({ table }: { table: MyTable }) {
  const { game, opponents, status, yourTurn, turn, last, result } = table;
  const to = status === 'over' ? '/replay/$id' : '/table/$id';
  const says =
    status === 'over' || status === 'closed'
      ? result || (status === 'closed' ? 'closed without a result' : 'over')
      : status === 'waiting'
        ? 'waiting for players'
        : yourTurn
          ? `turn ${turn}, your choice`
          : `turn ${turn}, their choice`;
  return (
    <Link
      to={to}
      params={{ id: table.table }}
      className={s.entry}
      data-urgent={yourTurn && status === 'playing'}
    >
      <span className={s.entryGame}>{game === 'meccg' ? 'Middle-earth' : 'The Lord of the Rings'}</span>
      <span>
        {yourTurn && status === 'playing' && <span aria-hidden="true">● </span>}against{' '}
        {opponents.join(', ') || 'nobody yet'}
      </span>
      <span className={s.entrySays}>{says}</span>
      <time className={s.entryTime} dateTime={last}>
        {ago(last)}
      </time>
    </Link>
  );
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

export function ago(iso: string): string {
  const since = Date.parse(iso) - Date.now();
  if (Number.isNaN(since)) return '';
  const unit = UNITS.find(([, ms]) => Math.abs(since) >= ms);
  return unit === undefined ? 'just now' : words.format(Math.round(since / unit[1]), unit[0]);
}
