/**
 * Taking a choice back: at once where nothing was learnt since, otherwise when the other persons agree.
 *
 * Owns   who must agree, and what follows from each answer, or from none.
 * Not    the request while it waits (consent.ts), or taking back itself (the game).
 */
import type { Ask, Summary } from '../engine/requests.ts';
import type { TableRow } from '../store/table-rows.ts';
import type { Consent } from './consent.ts';
import { refuse } from './refusal.ts';
import { persons } from './seating.ts';

/** The table at which it happens. */
interface Around {
  row(): TableRow;
  summary(): Promise<Summary>;
  /** Seats whose players have conceded. */
  gone(): readonly number[];
  takeBack(ask: Omit<Ask<'undo'>, 'viewers'>): Promise<void>;
  /** Nobody moves on meanwhile but by his own hand. */
  hold(): void;
  /** Shows everyone how it stands, and goes on. */
  shown(): Promise<void>;
}

export class Undoing {
  readonly #consent: Consent;
  readonly #table: Around;

  constructor(consent: Consent, table: Around) {
    this.#consent = consent;
    this.#table = table;
  }

  async ask(seat: number): Promise<void> {
    const { possible, free } = (await this.#table.summary()).undo[seat];
    if (!possible) throw refuse('nothing-to-undo');
    const always = this.#table.row().terms.takeBack === 'free';
    if (always || free || this.#mustAgree(seat).length === 0) return this.#takeBack(seat);
    await this.#consent.ask(seat);
    this.#table.hold();
    return this.#table.shown();
  }
  async answer(seat: number, yes: boolean): Promise<void> {
    const { askedBy } = this.#consent;
    if (askedBy === 0 || askedBy === seat) throw refuse('nothing-asked');
    if (yes) {
      await this.#consent.agree(seat);
      if (this.#mustAgree(askedBy).every((other) => this.#consent.hasAgreed(other)))
        return this.#takeBack(askedBy);
    } else await this.#consent.refuse();
    return this.#table.shown();
  }
  /** Nobody answered: the game goes on as if nothing had been asked. */
  async lapse(): Promise<void> {
    if (this.#consent.askedBy === 0 || this.#table.row().status !== 'playing') return;
    await this.#consent.refuse();
    await this.#table.shown();
  }

  /** The other persons who still play; bots always agree. */
  #mustAgree(seat: number): number[] {
    const gone = this.#table.gone();
    return persons(this.#table.row().seats)
      .map((other) => other.seat)
      .filter((other) => other !== seat && !gone.includes(other));
  }
  #takeBack(seat: number): Promise<void> {
    const { id: table, v } = this.#table.row();
    return this.#table.takeBack({ op: 'undo', table, v, seat });
  }
}
