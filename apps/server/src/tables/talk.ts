/**
 * What is said at a table: players among themselves, those who watch among themselves.
 *
 * Owns   who hears whom, and what the table itself remarks.
 * Not    keeping it (store/talk-store.ts), or how it looks.
 * Keeps  who watches hears the players only where he also sees the table as they do; players never hear who watches;
 *        nobody hears whom he has muted.
 */
import { type FromServer, PHRASES, type Said, type Words } from '@westmarch/protocol';
import type { Doors } from '../limits/doors.ts';
import type { TableRow } from '../store/table-rows.ts';
import type { TalkStore } from '../store/talk-store.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Watcher } from './seating.ts';

export interface TalkParts {
  readonly store: TalkStore;
  readonly doors: Pick<Doors, 'talk'>;
}
interface Around {
  row(): TableRow;
  watchers(): Iterable<Watcher>;
  told(): void;
  log(error: unknown): void;
}

/** Lines that one who comes is told. */
const RECENT = 100;
/** How many one can mute. */
const MOST_MUTED = 500;

export const wordsOf = (words: Words): string => ('text' in words ? words.text : PHRASES[words.phrase]);

export class Talk {
  readonly #parts: TalkParts;
  readonly #table: Around;

  constructor(parts: TalkParts, table: Around) {
    this.#parts = parts;
    this.#table = table;
  }

  async say(from: Watcher, words: Words, network: string): Promise<void> {
    const { id, terms, seats } = this.#table.row();
    if (!terms.chat) throw refuse('no-chat');
    if (from.guest === null) throw refuse('nameless');
    if (!this.#parts.doors.talk(network, from.guest)) throw refuse('talkative');
    const said = await this.#parts.store.add({
      place: id,
      among: from.seat === 0 ? 'watchers' : 'players',
      seat: from.seat,
      guest: from.guest,
      name: seats[from.seat - 1]?.name ?? from.name,
      text: wordsOf(words),
    });
    this.#tell(said);
  }
  /** Said by nobody: about the clock. */
  remark(text: string): void {
    const { id } = this.#table.row();
    this.#parts.store
      .add({ place: id, among: 'players', seat: 0, guest: null, name: '', text })
      .then((said) => this.#tell(said))
      .catch((error: unknown) => this.#table.log(error));
  }
  #tell(said: Said): void {
    const deaf = said.who === 0 ? new Set<number>() : this.#parts.store.mutedBy(said.who);
    const message: FromServer = { t: 'said', said: [said] };
    const text = JSON.stringify(message);
    for (const watcher of this.#table.watchers())
      if (this.#hears(watcher, said) && !deaf.has(watcher.guest ?? 0)) watcher.send(text);
  }
  #hears({ seat }: Watcher, { among }: Said): boolean {
    if (seat !== 0) return among === 'players';
    return among === 'watchers' || this.#table.row().terms.delay === 0;
  }

  /** What was said before he came. */
  greet(watcher: Watcher): void {
    const { id } = this.#table.row();
    const deaf = new Set(this.mutedBy(watcher));
    const said = this.#parts.store
      .recent(id, RECENT)
      .filter((one) => this.#hears(watcher, one) && !deaf.has(one.who));
    if (said.length === 0) return;
    const message: FromServer = { t: 'said', said };
    watcher.send(JSON.stringify(message));
  }
  /** Whom he does not want to hear. */
  mutedBy({ guest }: Watcher): number[] {
    return guest === null ? [] : this.#parts.store.muted(guest).map(({ who }) => who);
  }
  async mute(by: Watcher, who: number, on: boolean): Promise<void> {
    await muteFor(this.#parts.store, by.guest, who, on);
    this.#table.told();
    if (!on) return;
    const said = this.#parts.store.recent(this.#table.row().id, RECENT);
    const message: FromServer = {
      t: 'unsaid',
      ids: said.filter((one) => one.who === who).map(({ id }) => id),
    };
    by.send(JSON.stringify(message));
  }
  /** Taken away by whoever runs the server. */
  unsay(id: number): void {
    const message: FromServer = { t: 'unsaid', ids: [id] };
    for (const watcher of this.#table.watchers()) watcher.send(JSON.stringify(message));
  }
  /** What the table remarked, for the record. */
  remarks(): { text: string; at: string }[] {
    return this.#parts.store
      .recent(this.#table.row().id, Number.MAX_SAFE_INTEGER)
      .filter(({ who, seat }) => who === 0 && seat === 0)
      .map(({ text, at }) => ({ text, at }));
  }
}

/** Keeps that one guest does not want to hear another any more, or wants to again. */
export async function muteFor(store: TalkStore, by: number | null, who: number, on: boolean): Promise<void> {
  if (by === null) throw refuse('nameless');
  if (who === by) throw new Refusal('mute', 'You cannot mute yourself.');
  if (on && !store.isGuest(who)) throw new Refusal('mute', 'There is no such person.');
  if (on && store.countMuted(by) >= MOST_MUTED)
    throw new Refusal('mute', `You have muted ${MOST_MUTED} people. Let some of them speak first.`);
  await store.setMuted(by, who, on);
}
