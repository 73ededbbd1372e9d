/**
 * Invitations to people in the lobby: kept for a while, so that none is lost with a connection that is being renewed, and
 * told wherever he is.
 *
 * Owns   how many one may send, who is only away for a moment, and what is told to whom.
 * Keeps  an invitation reaches whoever is here or coming back, at each of his connections once. Whoever muted the asker is
 *        not disturbed; the asker does not learn of it. What no longer holds is not told.
 */
import type { FromLobby } from '@westmarch/protocol';
import { Allowances } from '../limits/allowances.ts';
import type { Hub } from '../servers/hub.ts';
import type { Asked, InviteStore } from '../store/invite-store.ts';
import type { TableStore } from '../store/table-store.ts';
import { Refusal, refuse } from '../tables/refusal.ts';
import type { LobbyVisitors, Visitor } from './visitors.ts';

const ALLOWANCE = { size: 8, within: 60_000 } as const;
/** Milliseconds for which one who lost his connection is still counted as here: a page that comes back needs less. */
const MOMENT = 15_000;
/** Milliseconds for which an invitation is told to whoever comes. */
const HOLDS = 120_000;

type Seat = Pick<Extract<FromLobby, { t: 'invited' }>, 'game' | 'invitation'>;

export interface InvitationParts {
  readonly invites: InviteStore;
  readonly tables: Pick<TableStore, 'table'>;
  readonly hub: Hub;
  readonly log: (error: unknown) => void;
}

export class Invitations {
  readonly #parts: InvitationParts;
  readonly #visitors: LobbyVisitors;
  /** Whether somebody is in the lobby at another server. */
  readonly #isElsewhere: (guest: number) => boolean;
  readonly #allowances = new Allowances(ALLOWANCE);
  /** When guests went, the last one last; by a clock that never jumps. */
  readonly #gone = new Map<number, number>();
  /** What each connection was told. */
  readonly #told = new WeakMap<Visitor, Set<string>>();

  constructor(parts: InvitationParts, visitors: LobbyVisitors, isElsewhere: (guest: number) => boolean) {
    this.#parts = parts;
    this.#visitors = visitors;
    this.#isElsewhere = isElsewhere;
    const tell = (guests: Iterable<number>): void => {
      for (const guest of guests)
        this.tell(guest, visitors.of(guest)).catch((error: unknown) => parts.log(error));
    };
    parts.hub.hear('invited', (guests) => tell(guests.map(Number)));
    parts.hub.onAgain(() => tell(new Set([...visitors].flatMap(({ guest }) => guest ?? []))));
  }

  left(guest: number, now = performance.now()): void {
    this.#gone.delete(guest);
    this.#gone.set(guest, now);
    for (const [one, at] of this.#gone) {
      if (now - at < MOMENT) break;
      this.#gone.delete(one);
    }
  }
  /** Here, elsewhere, or gone so shortly ago that he may well be coming back. */
  #isThere(guest: number): boolean {
    return (
      this.#visitors.of(guest).length > 0 ||
      this.#isElsewhere(guest) ||
      performance.now() - (this.#gone.get(guest) ?? -Infinity) < MOMENT
    );
  }

  /** Somebody who is here is asked to a table at which the asker sits and a seat is open. */
  async invite({ guest }: Visitor, who: number, table: string): Promise<void> {
    if (guest === null) throw refuse('nameless');
    if ((await this.#seatFor({ guest, table })) === null)
      throw new Refusal('invite', 'You can invite to a table that you opened and that has an open seat.');
    if (!this.#isThere(who) || who === guest)
      throw new Refusal('invite', 'That person is not here any more. Send the link instead.');
    if (!this.#allowances.take(String(guest)))
      throw new Refusal('invite', 'You have invited many people at once. Wait a minute.');
    const at = new Date();
    await this.#parts.invites.keep({ who, guest, table, at: at.toISOString() }, longAgo(at));
    this.#parts.hub.say('invited', who);
  }
  /** What he was asked lately, to those of his connections that were not told. */
  async tell(guest: number, to: readonly Visitor[]): Promise<void> {
    if (to.length === 0) return;
    for (const asked of await this.#parts.invites.of(guest, longAgo(new Date()))) {
      const key = `${asked.guest} ${asked.table} ${asked.at}`;
      const hear = to.filter((one) => !this.#toldTo(one).has(key) && this.#visitors.hears(one, asked.guest));
      const seat = hear.length === 0 ? null : await this.#seatFor(asked);
      if (seat === null) continue;
      const { guest: who, name: from } = asked;
      for (const one of hear)
        if (!this.#toldTo(one).has(key)) {
          this.#toldTo(one).add(key);
          this.#visitors.send(one, { t: 'invited', from, who, ...seat });
        }
    }
  }
  #toldTo(visitor: Visitor): Set<string> {
    const told = this.#told.get(visitor) ?? new Set();
    this.#told.set(visitor, told);
    return told;
  }
  /** The open seat to which one may ask others, if there is one. */
  async #seatFor({ guest, table }: Pick<Asked, 'guest' | 'table'>): Promise<Seat | null> {
    const row = await this.#parts.tables.table(table);
    const invitation = row?.seats.find((seat) => seat.invitation !== null)?.invitation;
    if (row?.seats[0].guest !== guest || row.status !== 'waiting' || !invitation) return null;
    return { game: row.game, invitation };
  }
}

const longAgo = (now: Date): string => new Date(now.getTime() - HOLDS).toISOString();
