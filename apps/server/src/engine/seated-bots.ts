/**
 * The bots at a table: who chooses for which seat, and what one thinks about, for whoever thinks for him.
 *
 * Keeps  a bot's chance hangs on the game's seed alone, so that a game goes on as it would have; that of one who thinks,
 *        which others are told of, tells nothing of it.
 */
import { createHash } from 'node:crypto';
import type { Bot, Pondering } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import {
  type BotOffer,
  type Play,
  type Seat,
  type SeatedBot,
  type TableGame,
  type ThoughtOrder,
  thoughtOf,
} from '@westmarch/table';

/** Games that one who searches plays on for a choice at the most; at the table time ends it sooner (worker.ts). */
const THOUGHT = { iterations: 1500 };
/** The same where others think: about as many as a core plays on in a second. */
const ELSEWHERE = { iterations: 800 };

export class SeatedBots<S extends State, Setup, Sees extends Seat<S>> {
  readonly #kind: TableGame<S, Setup, Sees>;
  readonly #setup: Setup;
  readonly #seed: string;
  /** Those that sit here from the beginning. */
  readonly #keys: readonly (string | null)[];
  readonly #bots: (Bot<S> | null)[];

  constructor(kind: TableGame<S, Setup, Sees>, setup: Setup, seed: string, keys: readonly (string | null)[]) {
    this.#kind = kind;
    this.#setup = setup;
    this.#seed = seed;
    this.#keys = keys;
    this.#bots = keys.map((key, i) => (key === null ? null : this.made(key, i + 1)));
  }

  /** Who chooses for a seat; null: its player himself. */
  at(seat: number): Bot<S> | null {
    return this.#bots[seat - 1] ?? null;
  }
  /** One plays on for him who has conceded. */
  playOnFor(seat: number): void {
    this.#bots[seat - 1] ??= this.made('', seat);
  }
  made(key: string, seat: number, budget = THOUGHT): Bot<S> {
    const offer = this.#kind.bots.find((bot) => bot.key === key) ?? this.#kind.bots[0];
    const own = this.#kind.ownCards(this.#setup, seat);
    return offer.make(this.#chanceOf(offer, seat), { own, budget: () => budget });
  }
  #chanceOf({ key, thinks }: Pick<BotOffer<S>, 'key' | 'thinks'>, seat: number): string {
    const chance = `${key} ${seat} of ${this.#seed}`;
    return thinks === true ? createHash('sha256').update(chance).digest('hex') : chance;
  }

  /** Who sat where from the beginning, as a record tells it: so the same can be asked again. */
  get seated(): readonly (SeatedBot | null)[] {
    return this.#keys.map((key, i) => {
      const offer = this.#kind.bots.find((bot) => bot.key === key);
      if (offer === undefined) return null;
      const strength = offer.thinks === true ? THOUGHT : {};
      return { bot: offer.key, seed: this.#chanceOf(offer, i + 1), ...strength };
    });
  }

  /** He takes his time. */
  thinksAt(seat: number): boolean {
    return this.at(seat)?.ponder !== undefined;
  }
  /**
   * What he who is asked thinks about, with nothing but what he may know; and how he begins. What he remembers of his last
   * choice stays out of it: whoever thinks for him comes to the same.
   */
  thought(
    play: Play<S, Setup, Sees>,
  ): { readonly order: ThoughtOrder; readonly pondering: Pondering } | null {
    const seat = play.asked;
    const key = this.#keys[seat - 1] ?? null;
    const pondering = key === null ? null : play.ponderedBy(this.made(key, seat, ELSEWHERE));
    if (key === null || pondering === null) return null;
    return {
      order: thoughtOf(play, { bot: key, seed: this.#chanceOf({ key, thinks: true }, seat), ...ELSEWHERE }),
      pondering,
    };
  }
}
