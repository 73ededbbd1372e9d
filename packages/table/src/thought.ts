/**
 * One choice of a bot who thinks, as an order that another process can carry out.
 *
 * Owns   what is sent there: what his seat sees, and what he knows besides; thinking by it.
 * Not    who thinks, nor when he should have chosen.
 * Keeps  nothing is sent that he may not use: no seed of the game, no hand and no deck of another. The same order comes to
 *        the same choice, whoever thinks: games are counted, no time; and nothing is kept from one choice to the next.
 */
import type { Pondering } from '@westmarch/bots';
import type { Packed, State } from '@westmarch/kernel';
import { GAMES, type GameName } from '@westmarch/protocol';
import { withGame } from './games.ts';
import type { Play } from './play.ts';
import type { Seat } from './seat.ts';
import type { TableGame } from './table-game.ts';

export interface ThoughtOrder {
  readonly game: GameName;
  /** The bot by its key, and the seed of its own chance, which tells nothing of the game's. */
  readonly bot: string;
  readonly seed: string;
  /** His own deck, as definitions; null where he does not know it. */
  readonly own: readonly number[] | null;
  /** How many choices the game has seen. */
  readonly moment: number;
  /** Games that are played on at the most. */
  readonly iterations: number;
  /** What his seat sees: its bytes as text. */
  readonly view: Omit<Packed, 'bytes'> & { readonly bytes: string };
}

/** Who thinks, and how far. */
export type Thinker = Pick<ThoughtOrder, 'bot' | 'iterations' | 'seed'>;

/** The order for the choice that is asked for now. */
export function thoughtOf<S extends State, Setup, Sees extends Seat<S>>(
  play: Play<S, Setup, Sees>,
  { bot, seed, iterations }: Thinker,
): ThoughtOrder {
  const { kind, setup, asked, choices } = play;
  const { numbers, sizes, bytes } = kind.game.pack(play.seat(asked).view);
  return {
    game: kind.key,
    bot,
    seed,
    own: kind.ownCards(setup, asked) ?? null,
    moment: choices.length,
    iterations,
    view: { numbers, sizes, bytes: textOf(bytes) },
  };
}

// Browsers load this package too, and have no other way to write bytes as text.
const textOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesIn = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

function begun<S extends State, Setup, Sees extends Seat<S>>(
  { game, bots }: TableGame<S, Setup, Sees>,
  { bot, seed, own, moment, iterations, view: { numbers, sizes, bytes } }: ThoughtOrder,
): Pondering {
  const view = game.unpack({ numbers, sizes, bytes: bytesIn(bytes) });
  const decision = game.pending(view);
  const thinker = bots.find(({ key }) => key === bot);
  const thinks = thinker?.make(seed, { own: own ?? undefined, budget: () => ({ iterations }) });
  const pondering =
    decision === null ? undefined : thinks?.ponder?.(view, decision, game.options(view), moment);
  if (pondering === undefined) throw new Error(`There is nothing for "${bot}" to think about.`);
  return pondering;
}

/** Thinks by an order, a game at a time; tells from 0 to 1 how much of it is done at least. */
export function* thought(order: ThoughtOrder): Generator<number, number> {
  const pondering = withGame<Pondering>(order.game, (kind) => begun(kind, order));
  for (let games = 1; pondering.goOn(); games++) yield Math.min(1, games / order.iterations);
  return pondering.chosen();
}

/** Prepares what every thought needs, once the games are loaded, so that the first one does not wait for it. */
export function readyToThink(): void {
  for (const game of GAMES) withGame(game, (kind) => kind.game.engine.prepareAll());
}
