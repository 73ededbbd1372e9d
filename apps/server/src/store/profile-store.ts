/**
 * What is kept of one guest: results of his games, and taking him out of everything.
 *
 * Keeps  who leaves is gone in one commit: his name, what he said and whom he muted; games that others played too stay,
 *        with another word in the place of his name.
 */
import type { DatabaseSync } from 'node:sqlite';
import { GameName, type Profile } from '@westmarch/protocol';
import { deckCalled } from '../library/played-decks.ts';
import type { Commits } from './commits.ts';
import type { Row } from './table-rows.ts';

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

function statements(db: DatabaseSync) {
  const his = 'SELECT table_id FROM seat WHERE guest = ?1';
  return {
    created: db.prepare('SELECT created FROM guest WHERE id = ?'),
    played: db.prepare(
      `SELECT t.id, t.game, t.ending, s.seat, s.deck FROM seat s JOIN game_table t ON t.id = s.table_id
       WHERE s.guest = ? AND t.status = 'over' ORDER BY t.updated DESC LIMIT ${COUNTED}`,
    ),
    others: db.prepare(
      `SELECT s.seat, s.bot, coalesce(g.name, s.name) AS name, s.guest FROM seat s
       LEFT JOIN guest g ON g.id = s.guest WHERE s.table_id = ? AND s.seat <> ?`,
    ),
    tables: db.prepare(
      `SELECT DISTINCT t.id FROM seat s JOIN game_table t ON t.id = s.table_id
       WHERE s.guest = ? ORDER BY t.created`,
    ),
    going: db.prepare(
      `SELECT t.id, s.seat, t.status FROM seat s JOIN game_table t ON t.id = s.table_id
       WHERE s.guest = ? AND t.status IN ('waiting', 'playing')`,
    ),
    erase: [
      `DELETE FROM final WHERE table_id IN (${his})`,
      `UPDATE talk SET text = replace(text, ?2, ?3) WHERE guest IS NULL AND place IN (${his})`,
      'DELETE FROM talk WHERE guest = ?1',
      'DELETE FROM mute WHERE guest = ?1 OR muted = ?1',
      'UPDATE seat SET guest = NULL, name = ?3 WHERE guest = ?1',
      'DELETE FROM guest WHERE id = ?1',
    ].map((sql) => ({
      statement: db.prepare(sql),
      words: sql.includes('?2') ? 2 : sql.includes('?3') ? 3 : 0,
    })),
  };
}

export class ProfileStore {
  readonly #commits: Commits;
  readonly #sql: ReturnType<typeof statements>;

  constructor(db: DatabaseSync, commits: Commits) {
    this.#commits = commits;
    this.#sql = statements(db);
  }

  since(guest: number): string | null {
    const created = this.#sql.created.get(guest)?.['created'];
    return typeof created === 'string' ? created : null;
  }
  /** His results: in all, against each opponent, by deck and by game; the most played first. */
  results(guest: number): Pick<Profile, 'all' | 'decks' | 'games' | 'opponents'> {
    const all = nothing();
    const opponents = new Map<string, Profile['opponents'][number]>();
    const decks = new Map<string, Profile['decks'][number]>();
    const games = new Map<GameName, Profile['games'][number]>();
    for (const row of this.#sql.played.all(guest)) {
      const outcome = outcomeIn(row);
      if (outcome === null) continue;
      const game = GameName.parse(row['game']);
      const deck = deckCalled(String(row['deck']));
      const inGame = games.get(game) ?? { game, ...nothing() };
      const byDeck = decks.get(`${game} ${deck}`) ?? { game, deck, ...nothing() };
      games.set(game, inGame);
      decks.set(`${game} ${deck}`, byDeck);
      for (const tally of [all, inGame, byDeck]) count(tally, outcome);
      for (const [key, who] of this.#against(row)) {
        const against = opponents.get(key) ?? { ...who, ...nothing() };
        opponents.set(key, against);
        count(against, outcome);
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
  /** Each opponent of a game once: persons by who they are, bots by their kind. */
  #against({ id, seat }: Row): Map<string, { name: string; bot: boolean }> {
    const found = new Map<string, { name: string; bot: boolean }>();
    for (const { bot, name, guest } of this.#sql.others.all(String(id), Number(seat))) {
      const key = bot === null ? `guest ${String(guest)}` : `bot ${String(bot)}`;
      const words = String(name);
      found.set(key, { name: bot === null ? words : words.replace(/ (II|III|IV)$/, ''), bot: bot !== null });
    }
    return found;
  }

  /** Every table at which he ever sat. */
  tables(guest: number): string[] {
    return this.#sql.tables.all(guest).map(({ id }) => String(id));
  }
  /** Games of his that are not over. */
  going(guest: number): { id: string; seat: number; status: string }[] {
    return this.#sql.going.all(guest).map(({ id, seat, status }) => ({
      id: String(id),
      seat: Number(seat),
      status: String(status),
    }));
  }
  erase(guest: number, name: string): Promise<void> {
    return this.#commits.commit(() => {
      for (const { statement, words } of this.#sql.erase)
        if (words === 2) statement.run({ 1: guest, 2: name, 3: FORMER });
        else if (words === 3) statement.run({ 1: guest, 3: FORMER });
        else statement.run(guest);
    });
  }
}

function outcomeIn({ ending, seat }: Row): Outcome | null {
  if (typeof ending !== 'string') return null;
  const { outcomes }: { outcomes: readonly Outcome[] } = JSON.parse(ending);
  return outcomes[Number(seat) - 1] ?? null;
}
