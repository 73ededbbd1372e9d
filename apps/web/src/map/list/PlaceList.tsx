/** The same places as a list: found by a few letters, sorted by any column, with the same presses as the drawing. */
import type { Face, MapNow, MapSite } from '@westmarch/protocol';
import { type ReactNode, useMemo, useState } from 'react';
import { TypeSign } from '../../art/signs.tsx';
import { Button } from '../../ui/Button.tsx';
import ui from '../../ui/ui.module.css';
import { canTake } from '../declare.ts';
import { type Entry, inWords } from '../sites.ts';
import type { Token } from '../tokens.ts';
import s from './list.module.css';
import { type Column, type Row, rowsOf, sorted } from './rows.ts';

interface PlaceListProps {
  readonly entries: readonly Entry[];
  readonly faces: ReadonlyMap<string, Face>;
  readonly sitesAt: ReadonlyMap<string, readonly MapSite[]>;
  readonly tokens: readonly Token[];
  /** null: no game is going on. */
  readonly now: MapNow | null;
  readonly onTake: (site: MapSite) => void;
  readonly onShow: (place: string) => void;
  readonly bar: ReactNode;
  readonly aside: ReactNode;
}

const COLUMNS: readonly { readonly key: Column; readonly name: string }[] = [
  { key: 'name', name: 'Place' },
  { key: 'type', name: 'Type' },
  { key: 'region', name: 'Region' },
  { key: 'nearest', name: 'Nearest Haven' },
  { key: 'playable', name: 'Playable' },
  { key: 'there', name: 'Who is there' },
];

export function PlaceList({
  entries,
  faces,
  sitesAt,
  tokens,
  now,
  onTake,
  onShow,
  bar,
  aside,
}: PlaceListProps) {
  const [typed, setTyped] = useState('');
  const [by, setBy] = useState<{ readonly column: Column; readonly down: boolean }>({
    column: 'name',
    down: false,
  });
  const all = useMemo(() => rowsOf(entries, faces, sitesAt, tokens), [entries, faces, sitesAt, tokens]);
  const rows = useMemo(() => sorted(all, typed, by.column, by.down), [all, typed, by]);
  const columns = now === null ? COLUMNS.filter(({ key }) => key !== 'there') : COLUMNS;
  return (
    <section className={s.list} aria-label="Places">
      <div className={s.head}>
        <input
          className={ui.field}
          type="search"
          placeholder="Find a place, a region, a type…"
          aria-label="Find a place"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className={s.count}>
          {rows.length === 1 ? '1 place' : `${rows.length} places`}
        </p>
        {bar}
      </div>
      {aside !== null && <div className={s.aside}>{aside}</div>}
      <div className={s.scroll} tabIndex={0} role="group" aria-label="All places">
        <table className={s.table}>
          <thead>
            <tr>
              {columns.map(({ key, name }) => (
                <th
                  key={key}
                  scope="col"
                  aria-sort={by.column !== key ? 'none' : by.down ? 'descending' : 'ascending'}
                >
                  <button
                    type="button"
                    onClick={() => setBy({ column: key, down: by.column === key && !by.down })}
                  >
                    {name}
                    <span aria-hidden="true">{by.column !== key ? '' : by.down ? ' ▾' : ' ▴'}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PlaceRow key={row.name} row={row} now={now} onTake={onTake} onShow={onShow} />
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className={s.none}>No place contains “{typed}”.</p>}
      </div>
    </section>
  );
}

interface PlaceRowProps {
  readonly row: Row;
  readonly now: MapNow | null;
  readonly onTake: (site: MapSite) => void;
  readonly onShow: (place: string) => void;
}

function PlaceRow({ row, now, onTake, onShow }: PlaceRowProps) {
  const { name, type, region, nearest, playable, held, there, sites } = row;
  const site = sites[0];
  return (
    <tr data-offered={sites.length > 0} data-place={name}>
      <th scope="row">
        <button type="button" className={s.name} onClick={() => onShow(name)}>
          <TypeSign type={type} size={18} /> {name}
        </button>
        {now !== null && sites.length === 1 && canTake(now, site) && (
          <Button look="main" className={s.go} onClick={() => onTake(site)}>
            {now.company === 0 ? 'Choose' : 'Go'}
            <span className="said-only"> {name}</span>
          </Button>
        )}
      </th>
      <td data-name="Type">{inWords(type)}</td>
      <td data-name="Region">{region}</td>
      <td data-name="Nearest Haven">{nearest}</td>
      <td data-name="Playable">
        {held.length > 0 && <b>{held.join(', ')}</b>}
        {held.length > 0 && playable !== '' && '; '}
        {playable}
      </td>
      {now !== null && <td data-name="There">{there}</td>}
    </tr>
  );
}
