/**
 * Who is at which server, as rows of the database and as words between servers.
 *
 * Keeps  rows and the word of them are committed as one: who reads after the word finds what it says. Rows go with their
 *        server.
 */
import { CHANNEL, MOST_BYTES } from './hub.ts';
import type { Link } from './link.ts';

export type At = 'lobby' | 'table';
/** Who is at one server. */
export interface Mine {
  readonly guests: ReadonlyMap<number, At>;
  readonly strangers: number;
}
export interface Change {
  readonly come: readonly (readonly [number, At])[];
  readonly gone: readonly number[];
  readonly strangers: number;
}

/** What changed; null where nothing did. Before the first word, everybody came. */
export function changeBetween(before: Mine | null, now: Mine): Change | null {
  const come = [...now.guests].filter(([guest, at]) => before?.guests.get(guest) !== at);
  const gone = [...(before?.guests.keys() ?? [])].filter((guest) => !now.guests.has(guest));
  const isSame = before !== null && come.length + gone.length === 0 && before.strangers === now.strangers;
  return isSame ? null : { come, gone, strangers: now.strangers };
}

/** "people 3 17 2 12* 13 -14": the 17th word of server 3, two strangers; 12 is in the lobby, 13 at a table, 14 gone. */
function wordOf(server: number, n: number, { come, gone, strangers }: Change, isWhole: boolean): string {
  const head = `people ${server} ${n}`;
  const ids = [...come.map(([guest, at]) => `${guest}${at === 'lobby' ? '*' : ''}`), ...gone.map((g) => -g)];
  const word = [head, strangers, ...ids].join(' ');
  return isWhole || word.length > MOST_BYTES ? `${head} all` : word;
}
/** `change` null: more than a word holds, it is to be read. */
export function peopleFrom(
  words: readonly string[],
): { readonly server: number; readonly n: number; readonly change: Change | null } | null {
  const [server, n, strangers, ...ids] = words;
  if (!/^\d+$/.test(server ?? '') || !/^\d+$/.test(n ?? '')) return null;
  const said = { server: Number(server), n: Number(n) };
  if (!/^\d+$/.test(strangers ?? '')) return { ...said, change: null };
  const come: [number, At][] = [];
  const gone: number[] = [];
  for (const id of ids)
    if (id.startsWith('-')) gone.push(Number(id.slice(1)));
    else come.push([Number.parseInt(id, 10), id.endsWith('*') ? 'lobby' : 'table']);
  return { ...said, change: { come, gone, strangers: Number(strangers) } };
}

/** One server as its rows tell it. */
export interface Found {
  readonly id: number;
  readonly n: number;
  readonly strangers: number;
  readonly guests: readonly (readonly [number, At])[];
  /** Of those in the lobby. */
  readonly names: readonly (readonly [number, string])[];
}

const WRITE = `
  WITH gone AS (
    DELETE FROM present WHERE server = $1 AND (guest = ANY ($2::int[]) OR $3 AND NOT guest = ANY ($4::int[]))
  ), come AS (
    INSERT INTO present (server, guest, lobby) SELECT $1, * FROM unnest($4::int[], $5::int[])
    ON CONFLICT (server, guest) DO UPDATE SET lobby = excluded.lobby
  ), counted AS (
    UPDATE server SET strangers = $6, told = $7 WHERE id = $1
  ) SELECT set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', $8)`;
const READ = `
  SELECT server.id, told, strangers, present.guest, lobby, name FROM server
  LEFT JOIN present ON present.server = server.id
  LEFT JOIN guest ON guest.id = present.guest AND lobby = 1
  WHERE server.id <> $1 AND ($2::int IS NULL OR server.id = $2)`;

export class PresentRows {
  readonly #link: Link;
  readonly #me: () => number;

  /** `me`: the number of this server. */
  constructor(link: Link, me: () => number) {
    this.#link = link;
    this.#me = me;
  }
  /** `isWhole`: nobody else is here, whatever was written before. */
  async write(change: Change, n: number, isWhole: boolean): Promise<void> {
    const { come, gone, strangers } = change;
    await this.#link.ask(WRITE, [
      this.#me(),
      gone,
      isWhole,
      come.map(([guest]) => guest),
      come.map(([, at]) => (at === 'lobby' ? 1 : 0)),
      strangers,
      n,
      wordOf(this.#me(), n, change, isWhole),
    ]);
  }
  /** All other servers, or one of them. */
  async read(server?: number): Promise<Found[]> {
    const found = new Map<
      number,
      { id: number; n: number; strangers: number; guests: [number, At][]; names: [number, string][] }
    >();
    for (const { id, told, strangers, guest, lobby, name } of await this.#link.ask(READ, [
      this.#me(),
      server ?? null,
    ])) {
      const one = found.get(Number(id)) ?? {
        id: Number(id),
        n: Number(told),
        strangers: Number(strangers),
        guests: [],
        names: [],
      };
      found.set(one.id, one);
      if (guest === null) continue;
      one.guests.push([Number(guest), lobby === 1 ? 'lobby' : 'table']);
      if (lobby === 1) one.names.push([Number(guest), String(name)]);
    }
    return [...found.values()];
  }
  async names(guests: readonly number[]): Promise<[number, string][]> {
    const rows = await this.#link.ask('SELECT id, name FROM guest WHERE id = ANY ($1::int[])', [guests]);
    return rows.map(({ id, name }) => [Number(id), String(name)]);
  }
  /** Of these guests, those who may not be here any more. */
  async unwelcome(guests: readonly number[]): Promise<number[]> {
    const rows = await this.#link.ask('SELECT id FROM guest WHERE id = ANY ($1::int[]) AND banned IS NULL', [
      guests,
    ]);
    const welcome = new Set(rows.map(({ id }) => Number(id)));
    return guests.filter((guest) => !welcome.has(guest));
  }
}
