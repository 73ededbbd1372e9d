/**
 * Decks of guests on disk.
 *
 * Keeps  a guest has at most so many; whoever saves says which version he changed, and an older one changes nothing.
 */
import type { DatabaseSync } from 'node:sqlite';
import { Deck, DeckLimits, type DeckSummary, type KeptDeck } from '@westmarch/protocol';
import { newDeckId, newShare } from '../ids.ts';
import type { Commits } from './commits.ts';

function statements(db: DatabaseSync) {
  return {
    mine: db.prepare('SELECT * FROM deck WHERE guest = ? ORDER BY updated DESC'),
    count: db.prepare('SELECT count(*) AS n FROM deck WHERE guest = ?'),
    get: db.prepare('SELECT * FROM deck WHERE id = ? AND guest = ?'),
    shared: db.prepare('SELECT * FROM deck WHERE share = ?'),
    add: db.prepare('INSERT INTO deck (id, guest, body, version, updated) VALUES (?, ?, ?, 1, ?)'),
    save: db.prepare(
      'UPDATE deck SET body = ?, version = version + 1, updated = ? WHERE id = ? AND guest = ? AND version = ?',
    ),
    share: db.prepare('UPDATE deck SET share = ? WHERE id = ? AND guest = ?'),
    drop: db.prepare('DELETE FROM deck WHERE id = ? AND guest = ?'),
  };
}

type Row = Readonly<Record<string, unknown>>;

function keptFrom(row: Row): KeptDeck {
  const share = row['share'];
  return {
    id: String(row['id']),
    version: Number(row['version']),
    share: typeof share === 'string' ? share : null,
    deck: Deck.parse(JSON.parse(String(row['body']))),
  };
}

export class DeckStore {
  readonly #commits: Commits;
  readonly #sql: ReturnType<typeof statements>;

  constructor(db: DatabaseSync, commits: Commits) {
    this.#commits = commits;
    this.#sql = statements(db);
  }

  of(guest: number): DeckSummary[] {
    return this.#sql.mine.all(guest).map((row) => {
      const { id, share, deck } = keptFrom(row);
      const cards = deck.cards.reduce((sum, { quantity }) => sum + quantity, 0);
      return {
        id,
        game: deck.game,
        name: deck.name,
        cards,
        updated: String(row['updated']),
        shared: share !== null,
      };
    });
  }
  get(id: string, guest: number): KeptDeck | null {
    const row = this.#sql.get.get(id, guest);
    return row === undefined ? null : keptFrom(row);
  }
  shared(share: string): KeptDeck | null {
    const row = this.#sql.shared.get(share);
    return row === undefined ? null : keptFrom(row);
  }

  /** Null where the guest has as many as he may. */
  async add(guest: number, deck: Deck): Promise<KeptDeck | null> {
    const id = newDeckId();
    let kept = false;
    await this.#commits.commit(() => {
      kept = Number(this.#sql.count.get(guest)?.['n'] ?? 0) < DeckLimits.each;
      if (kept) this.#sql.add.run(id, guest, JSON.stringify(deck), new Date().toISOString());
    });
    return kept ? { id, version: 1, share: null, deck } : null;
  }
  /** Null where it was changed meanwhile, or is gone. */
  async save(id: string, guest: number, version: number, deck: Deck): Promise<KeptDeck | null> {
    const changed = await this.#commits.counting(() =>
      this.#sql.save.run(JSON.stringify(deck), new Date().toISOString(), id, guest, version),
    );
    return changed === 0 ? null : this.get(id, guest);
  }
  /** By a name that nobody guesses; or by none any more. */
  async share(id: string, guest: number, shared: boolean): Promise<KeptDeck | null> {
    const known = this.get(id, guest);
    if (known === null) return null;
    if ((known.share !== null) === shared) return known;
    await this.#commits.counting(() => this.#sql.share.run(shared ? newShare() : null, id, guest));
    return this.get(id, guest);
  }
  drop(id: string, guest: number): Promise<number> {
    return this.#commits.counting(() => this.#sql.drop.run(id, guest));
  }
}
