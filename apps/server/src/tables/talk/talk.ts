/**
 * What is said at a table: players among themselves, those who watch among themselves.
 *
 * Owns   who hears whom, and what the table itself remarks.
 * Not    keeping it (store/talk-store.ts), or how it looks.
 * Keeps  who watches hears the players only where he also sees the table as they do; players never hear who watches;
 *        nobody hears whom he has muted; everyone hears each line once, those before he came and those after.
 */
import { type FromServer, PHRASES, type Said, type Words } from '@westmarch/protocol';
import type { Doors } from '../../limits/doors.ts';
import type { TableRow } from '../../store/table-rows.ts';
import type { NewLine, TalkStore } from '../../store/talk-store.ts';
import { InOrder } from '../in-order.ts';
import { refuse } from '../refusal.ts';
import type { Watcher } from '../seating.ts';
import type { Mutes } from './mutes.ts';

export interface TalkParts {
  readonly store: TalkStore;
  readonly mutes: Mutes;
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

export const wordsOf = (words: Words): string => ('text' in words ? words.text : PHRASES[words.phrase]);

export class Talk {
  readonly #parts: TalkParts;
  readonly #table: Around;
  readonly #inOrder = new InOrder();
  /** Those who were told what was said before they came: they hear what is said now. */
  readonly #greeted = new WeakSet<Watcher>();

  constructor(parts: TalkParts, table: Around) {
    this.#parts = parts;
    this.#table = table;
  }

  async say(from: Watcher, words: Words, network: string): Promise<void> {
    const { id, terms, seats } = this.#table.row();
    if (!terms.chat) throw refuse('no-chat');
    if (from.guest === null) throw refuse('nameless');
    if (!this.#parts.doors.talk(network, from.guest)) throw refuse('talkative');
    await this.#add({
      place: id,
      among: from.seat === 0 ? 'watchers' : 'players',
      seat: from.seat,
      guest: from.guest,
      name: seats[from.seat - 1]?.name ?? from.name,
      text: wordsOf(words),
    });
  }
  /** Said by nobody: about the clock. */
  remark(text: string): void {
    const { id } = this.#table.row();
    this.#add({ place: id, among: 'players', seat: 0, guest: null, name: '', text }).catch((error: unknown) =>
      this.#table.log(error),
    );
  }
  /** Kept first, then told; one line after the other. */
  #add(line: NewLine): Promise<void> {
    return this.#inOrder.take(async () => this.#tell(await this.#parts.store.add(line)));
  }
  #tell(said: Said): void {
    const message: FromServer = { t: 'said', said: [said] };
    const text = JSON.stringify(message);
    for (const watcher of this.#table.watchers())
      if (this.#greeted.has(watcher) && this.#hears(watcher, said)) watcher.send(text);
  }
  #hears({ seat, guest }: Watcher, { among, who }: Said): boolean {
    if (!this.#parts.mutes.hears(guest, who)) return false;
    if (seat !== 0) return among === 'players';
    return among === 'watchers' || this.#table.row().terms.delay === 0;
  }

  /** What was said before he came. */
  greet(watcher: Watcher): Promise<void> {
    return this.#inOrder.take(async () => {
      try {
        const { id } = this.#table.row();
        const said = (await this.#parts.store.recent(id, RECENT)).filter((one) => this.#hears(watcher, one));
        const message: FromServer = { t: 'said', said };
        if (said.length > 0) watcher.send(JSON.stringify(message));
      } finally {
        this.#greeted.add(watcher);
      }
    });
  }
  /** Whom he does not want to hear. */
  mutedBy({ guest }: Watcher): number[] {
    return this.#parts.mutes.of(guest).map(({ who }) => who);
  }
  async mute(by: Watcher, who: number, on: boolean): Promise<void> {
    await this.#parts.mutes.set(by.guest, who, on);
    this.#table.told();
    if (!on) return;
    const said = await this.#parts.store.recent(this.#table.row().id, RECENT);
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
  async remarks(): Promise<{ text: string; at: string }[]> {
    const { id } = this.#table.row();
    const all = await this.#inOrder.take(() => this.#parts.store.recent(id, Number.MAX_SAFE_INTEGER));
    return all.filter(({ who, seat }) => who === 0 && seat === 0).map(({ text, at }) => ({ text, at }));
  }
  /** Waits until everything that was said is kept. */
  over(): Promise<void> {
    return this.#inOrder.over();
  }
}
