/**
 * What is kept of one guest: results of his games, and taking him out of everything.
 *
 * Keeps  who leaves is gone in one commit: his name, what he said and whom he muted; games that others played too stay,
 *        with another word in the place of his name.
 */
import { GameName, type Profile } from '@westmarch/protocol';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { deckCalled } from '../library/played-decks.ts';
import { query } from './query.ts';
import type { Schema } from './schema.ts';
import { changed, type Script } from './script.ts';
import type { Storage } from './storage.ts';

/** What stands where the name of one who left stood. */
export const FORMER = 'a former guest';
/** So many games are counted, the latest. */
const COUNTED = 5000;

type Outcome = 'won' | 'lost' | 'drawn';
type Tally = Profile['all'];
const nothing = (): Tally => ({ played: 0, won: 0, lost: 0, drawn: 0 });
function count(tally: Tally, outcome: Outcome): void {
  tally.played += 1;
  tally[outcome] += 1;
}

interface Of {
  readonly guest: number;
}
const hisTables = (db: Kysely<Schema>, guest: RawBuilder<number>) =>
  db.selectFrom('seat').select('table_id').where('guest', '=', guest);
const hisSeats = (db: Kysely<Schema>, guest: RawBuilder<number>) =>
  db.selectFrom('seat as s').innerJoin('game_table as t', 't.id', 's.table_id').where('s.guest', '=', guest);

const created = query<Of>()((db, p) => db.selectFrom('guest').select('created').where('id', '=', p('guest')));
/** Every seat at his games that are over, with who sits there: his own too. */
const played = query<Of>()((db, p) =>
  db
    .selectFrom(
      hisSeats(db, p('guest'))
        .select(['t.id', 't.game', 't.ending', 't.updated', 's.seat', 's.deck'])
        .where('t.status', '=', 'over')
        .orderBy('t.updated', 'desc')
        .orderBy('t.id')
        .limit(COUNTED)
        .as('mine'),
    )
    .leftJoin('seat as o', (on) => on.onRef('o.table_id', '=', 'mine.id').onRef('o.seat', '<>', 'mine.seat'))
    .leftJoin('guest as g', 'g.id', 'o.guest')
    .select(['mine.id', 'mine.game', 'mine.ending', 'mine.seat', 'mine.deck'])
    .select(({ fn }) => ['o.bot', 'o.guest', fn.coalesce('g.name', 'o.name').as('name')])
    .orderBy('mine.updated', 'desc')
    .orderBy('mine.id')
    .orderBy('mine.seat')
    .orderBy('o.seat'),
);
const tables = query<Of>()((db, p) =>
  hisSeats(db, p('guest')).select(['t.id', 't.created']).distinct().orderBy('t.created').orderBy('t.id'),
);
const going = query<Of>()((db, p) =>
  hisSeats(db, p('guest'))
    .select(['t.id', 's.seat', 't.status'])
    .where('t.status', 'in', ['waiting', 'playing']),
);
/** In this order: where he sat is known until he is taken out of his seats. */
const erase = [
  query<Of>()((db, p) => db.deleteFrom('final').where('table_id', 'in', hisTables(db, p('guest')))),
  query<Of & { name: string }>()((db, p) =>
    db
      .updateTable('talk')
      .set({ text: sql<string>`replace(text, ${p('name')}, ${FORMER})` })
      .where('guest', 'is', null)
      .where('place', 'in', hisTables(db, p('guest'))),
  ),
  query<Of>()((db, p) => db.deleteFrom('talk').where('guest', '=', p('guest'))),
  query<Of>()((db, p) =>
    db.deleteFrom('mute').where((eb) => eb.or([eb('guest', '=', p('guest')), eb('muted', '=', p('guest'))])),
  ),
  query<Of>()((db, p) =>
    db.updateTable('seat').set({ guest: null, name: FORMER }).where('guest', '=', p('guest')),
  ),
  query<Of>()((db, p) => db.deleteFrom('guest').where('id', '=', p('guest'))),
];

export class ProfileStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async since(guest: number): Promise<string | null> {
    return (await this.#storage.first(created, { guest }))?.created ?? null;
  }
  /** His results: in all, against each opponent, by deck and by game; the most played first. */
  async results(guest: number): Promise<Pick<Profile, 'all' | 'decks' | 'games' | 'opponents'>> {
    const all = nothing();
    const opponents = new Map<string, Profile['opponents'][number]>();
    const decks = new Map<string, Profile['decks'][number]>();
    const games = new Map<GameName, Profile['games'][number]>();
    const rows = await this.#storage.all(played, { guest });
    for (const seats of Map.groupBy(rows, ({ id, seat }) => `${id} ${seat}`).values()) {
      const [row] = seats;
      const outcome = outcomeIn(row);
      if (outcome === null) continue;
      const game = GameName.parse(row.game);
      const deck = deckCalled(row.deck);
      const inGame = games.get(game) ?? { game, ...nothing() };
      const byDeck = decks.get(`${game} ${deck}`) ?? { game, deck, ...nothing() };
      games.set(game, inGame);
      decks.set(`${game} ${deck}`, byDeck);
      for (const tally of [all, inGame, byDeck]) count(tally, outcome);
      for (const [key, who] of against(seats)) {
        const met = opponents.get(key) ?? { ...who, ...nothing() };
        opponents.set(key, met);
        count(met, outcome);
      }
    }
    const mostPlayed = <T extends Tally>(tallies: Iterable<T>): T[] =>
      [...tallies].sort((a, b) => b.played - a.played);
    return {
      all,
      opponents: mostPlayed(opponents.values()),
      decks: mostPlayed(decks.values()),
      games: mostPlayed(games.values()),
    };
  }

  /** Every table at which he ever sat. */
  async tables(guest: number): Promise<string[]> {
    return (await this.#storage.all(tables, { guest })).map(({ id }) => id);
  }
  /** Games of his that are not over. */
  going(guest: number): Promise<readonly { id: string; seat: number; status: string }[]> {
    return this.#storage.all(going, { guest });
  }
  async erase(guest: number, name: string): Promise<void> {
    await this.#storage.commit(function* (): Script<void> {
      for (const one of erase) yield* changed(one, { guest, name });
    });
  }
}

/** Each opponent of a game once: persons by who they are, bots by their kind. */
function against(
  seats: readonly {
    readonly name: string | null;
    readonly bot: string | null;
    readonly guest: number | null;
  }[],
): Map<string, { name: string; bot: boolean }> {
  const met = new Map<string, { name: string; bot: boolean }>();
  for (const { name, bot, guest } of seats) {
    if (name === null) continue; // nobody else sat there
    const key = bot === null ? `guest ${guest}` : `bot ${bot}`;
    met.set(key, { name: bot === null ? name : name.replace(/ (II|III|IV)$/, ''), bot: bot !== null });
  }
  return met;
}

function outcomeIn({
  ending,
  seat,
}: {
  readonly ending: string | null;
  readonly seat: number;
}): Outcome | null {
  if (ending === null) return null;
  const { outcomes }: { outcomes: readonly Outcome[] } = JSON.parse(ending);
  return outcomes[seat - 1] ?? null;
}
