/**
 * Tables and their events on disk.
 *
 * Keeps  an event and what the table then is are committed together; the events of a table have no gap.
 */
import { isDeepStrictEqual } from 'node:util';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Stops } from '@westmarch/protocol';
import type { Shown, Summary, TableEvent } from '../engine/requests.ts';
import type { ClockState } from '../tables/time/clock.ts';
import { changed, first, type Script } from './script.ts';
import type { Storage } from './storage.ts';
import * as find from './table-queries.ts';
import { numbersIn, type SeatRow, type TableRow, tablesFrom, type Wish } from './table-rows.ts';
import * as keep from './table-writes.ts';

export interface NewTable
  extends Pick<TableRow, 'commitment' | 'game' | 'id' | 'length' | 'options' | 'secret' | 'terms'> {
  readonly seats: readonly Omit<SeatRow, 'chance' | 'promise' | 'rematch' | 'wish'>[];
}

/** A table as its keeper holds it: what he writes is written under this number. */
export type Held = Pick<TableRow, 'epoch' | 'id'>;
/** Another server that keeps a table: where it is reached, and what is said there. */
export interface Keeper {
  readonly address: string;
  readonly secret: string;
}

/** Another server keeps the table by now: nothing was written. */
export class Displaced extends Error {
  override name = 'Displaced';
  constructor(table: string) {
    super(`table ${table} is kept by another server by now`);
  }
}

const KINDS = ['choice', 'undo', 'concede'] as const;

const now = (): string => new Date().toISOString();

export class TableStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  add(table: NewTable): Promise<void> {
    return this.#storage.commit(() => adding(table));
  }
  /** A new table for the same players, and the word of it at the old one. */
  addRematch(table: NewTable, after: string): Promise<void> {
    return this.#storage.commit(function* (): Script<void> {
      yield* adding(table);
      yield* changed(keep.next, { table: after, next: table.id });
    });
  }

  async table(id: string): Promise<TableRow | null> {
    return (await this.#tables(find.one, { id }))[0] ?? null;
  }
  async #tables<P extends object>({ tables, seats }: find.Tables<P>, params: P): Promise<TableRow[]> {
    const found = await this.#storage.all(tables, params);
    return found.length === 0 ? [] : tablesFrom(found, await this.#storage.all(seats, params));
  }
  async events(table: string): Promise<TableEvent[]> {
    return (await this.#storage.all(find.events, { table })).map(({ v, kind, seat, n, auto, answered }) => ({
      v,
      kind: KINDS.find((one) => one === kind) ?? 'choice',
      seat,
      n,
      auto: auto === 1,
      then: numbersIn(answered),
    }));
  }
  async tableOf(invitation: string): Promise<string | null> {
    return (await this.#storage.first(find.invited, { invitation }))?.table_id ?? null;
  }
  /** The tables at which a guest sits, the latest first. */
  of(guest: number): Promise<TableRow[]> {
    return this.#tables(find.mine, { guest, most: 50 });
  }
  /** How many games are not over: of all, and of one guest. */
  async going(): Promise<number> {
    return Number((await this.#storage.first(find.going, {}))?.n ?? 0);
  }
  async goingOf(guest: number): Promise<number> {
    return Number((await this.#storage.first(find.goingOf, { guest }))?.n ?? 0);
  }
  async waitingForBots(): Promise<string[]> {
    return (await this.#storage.all(find.waitingForBots, {})).map(({ id }) => id);
  }

  /** Several statements as one, by who keeps the table. */
  #keep(table: Held, script: () => Script<unknown>, again = true): Promise<void> {
    const { id, epoch } = table;
    return this.#storage.commit(function* (): Script<void> {
      if ((yield* first(find.held, { id, epoch })) === null) throw new Displaced(id);
      yield* script();
    }, again);
  }

  takeSeat(table: Held, seat: number, guest: number, name: string, deck: string): Promise<void> {
    return this.#keep(
      table,
      function* (): Script<void> {
        if ((yield* changed(keep.takeSeat, { table: table.id, seat, guest, name, deck })) !== 1)
          throw new Error('the seat is taken');
      },
      false,
    );
  }
  keepPromise(table: Held, seat: number, hash: string): Promise<void> {
    return this.#keep(table, () => changed(keep.promise, { table: table.id, seat, hash }));
  }
  /** Whoever has promised nothing by now has no value. */
  closePromises(table: Held): Promise<void> {
    return this.#keep(table, () => changed(keep.noPromise, { table: table.id }));
  }
  keepChance(table: Held, seat: number, value: string): Promise<void> {
    return this.#keep(table, () => changed(keep.chance, { table: table.id, seat, value }));
  }
  keepStops(table: Held, seat: number, stops: Stops): Promise<void> {
    return this.#keep(table, () =>
      changed(keep.stops, { table: table.id, seat, stops: JSON.stringify(stops) }),
    );
  }
  /** The undo that waits for consent; by nobody where none does. */
  keepUndo(table: Held, by: number, agreed: readonly number[]): Promise<void> {
    return this.#keep(table, () => changed(keep.undo, { table: table.id, by, agreed: agreed.join(' ') }));
  }
  /** Closes a game without a result. */
  close(table: Held, why: string): Promise<void> {
    return this.#keep(table, function* (): Script<void> {
      yield* changed(keep.close, { table: table.id, why, updated: now() });
      yield* changed(keep.uninvite, { table: table.id });
    });
  }
  /** The last look of each viewer at a game that is over, with everything that was told. */
  keepFinal(table: Held, shown: readonly Shown[]): Promise<void> {
    const packed = shown.map(({ viewer, text }) => ({
      table: table.id,
      viewer,
      shown: zstdCompressSync(text),
    }));
    return this.#keep(table, function* (): Script<void> {
      for (const one of packed) yield* changed(keep.final, one);
    });
  }
  async final(table: string, viewer: number): Promise<string | null> {
    const found = await this.#storage.first(find.final, { table, viewer });
    return found === null ? null : zstdDecompressSync(found.shown).toString();
  }
  /** The engines that games began with. */
  async engines(): Promise<Set<string>> {
    return new Set((await this.#storage.all(find.engines, {})).map(({ engine }) => engine ?? ''));
  }
  /** Who wants another game, and how; `wish` null takes it back. */
  wantRematch(table: Held, seat: number, wish: Wish | null): Promise<void> {
    const wanted = { rematch: wish === null ? 0 : 1, wish: JSON.stringify(wish) };
    return this.#keep(table, () => changed(keep.rematch, { table: table.id, seat, ...wanted }));
  }
  keepClock(table: Held, clock: ClockState): Promise<void> {
    return this.#keep(table, () => changed(keep.clock, { table: table.id, clock: JSON.stringify(clock) }));
  }
  /** Tables that wait for whoever comes, the latest first. */
  waitingPublic(most: number): Promise<TableRow[]> {
    return this.#tables(find.waitingPublic, { most });
  }

  begin(
    table: Held,
    seed: string,
    engine: string | null,
    values: readonly string[],
    s: Summary,
  ): Promise<void> {
    const { id } = table;
    return this.#keep(table, function* (): Script<void> {
      yield* changed(keep.begin, { table: id, seed, engine, version: s.version, ...stateOf(s) });
      for (const [i, value] of values.entries())
        yield* changed(keep.chance, { table: id, seat: i + 1, value });
    });
  }
  /** Twice is as good as once: where an answer was lost on its way, it is found that the event is there already. */
  async keep(
    { id: table, epoch }: Held,
    { v, kind, seat, n, auto, then = [] }: TableEvent,
    s: Summary,
  ): Promise<void> {
    const event = { table, v, kind, seat, n, auto: auto ? 1 : 0, answered: then.join(' ') };
    const moved = { table, epoch, before: v - 1, v: s.v, ...stateOf(s) };
    if (this.#storage.isFar && s.v === v) {
      if ((await this.#storage.change(keep.moveWithEvent, { ...event, ...moved }, true)) === 1) return;
    }
    await this.#storage.commit(function* (): Script<void> {
      if ((yield* changed(keep.move, moved)) === 1) {
        yield* changed(keep.event, event);
        return;
      }
      if ((yield* first(find.held, { id: table, epoch })) === null) throw new Displaced(table);
      const there = yield* first(find.event, { table, v });
      const { table: _table, ...mine } = event;
      if (there === null || !isDeepStrictEqual({ ...there }, { table_id: table, ...mine }))
        throw new Error(`table ${table} has moved on in storage, and event ${v} cannot follow`);
    }, true);
  }

  /** Takes a table for a server, if nobody keeps it; whether it did. */
  async claim(table: string, me: number): Promise<boolean> {
    return (await this.#storage.commit(() => changed(keep.claim, { table, me }), true)) === 1;
  }
  /** Who keeps it; null where nobody does. */
  async keeper(id: string): Promise<Keeper | null> {
    const found = await this.#storage.first(find.keeper, { id });
    if (found === null || found.address === null || found.secret === null) return null;
    return { address: found.address, secret: found.secret };
  }
  /** Lets go of a table; `inMidst`: it would have gone on by itself, so somebody is to take it at once. */
  async release({ id: table, epoch }: Held, me: number, inMidst: boolean): Promise<void> {
    await this.#storage.change(keep.release, { table, me, epoch, owner: inMidst ? 0 : null });
  }
  /** Tables that were left in their midst. */
  async left(most: number): Promise<string[]> {
    return (await this.#storage.all(find.left, { most })).map(({ id }) => id);
  }
}

function* adding({ id, game, length, options, terms, secret, commitment, seats }: NewTable): Script<void> {
  yield* changed(keep.table, {
    id,
    game,
    length,
    options: options.join(' '),
    terms: JSON.stringify(terms),
    isPublic: terms.isPublic ? 1 : 0,
    secret,
    commitment,
    created: now(),
  });
  for (const { seat, kind, guest, bot, name, deck, invitation, stops } of seats) {
    // A bot has no value of its own.
    const chance = kind === 'bot' ? '' : null;
    const kept = JSON.stringify(stops);
    yield* changed(keep.seat, {
      table: id,
      seat,
      kind,
      guest,
      bot,
      name,
      deck,
      invitation,
      chance,
      stops: kept,
    });
  }
}

function stateOf({ asked, bot, turn, over }: Summary): keep.State {
  return {
    asked,
    bot: bot ? 1 : 0,
    turn,
    status: over === null ? 'playing' : 'over',
    ending: over === null ? null : JSON.stringify(over),
    updated: now(),
  };
}
