/**
 * Measuring a deck: bots play it against a printed one, each in both seats with one seed.
 *
 * Owns   the games, and what they say about the deck so far.
 * Keeps  both decks are led by the same bot, so that the decks make the difference; the same order gives the same games.
 */
import { play, wilson } from '@westmarch/bots';
import { RecordError, type State } from '@westmarch/kernel';
import { type Measured, type MeasureOrder, playedList } from '@westmarch/protocol';
import { withGame } from './games.ts';
import type { Seat } from './seat.ts';
import type { TableGame } from './table-game.ts';

/** A result after each game; where the deck cannot be played, only why. */
export function* measured(order: MeasureOrder): Generator<Measured> {
  try {
    yield* withGame(order.game, (kind) => games(kind, order));
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    yield { problem: error.message };
  }
}

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

function* games<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  { deck, against, games: wanted, seed }: MeasureOrder,
): Generator<Measured> {
  const [bot] = kind.bots;
  const own = playedList(deck);
  const switches = deck.needs === undefined ? {} : { options: [deck.needs] };
  const count = { won: 0, drawn: 0, lost: 0 };
  let points = 0;
  for (let i = 0; i < wanted; i++) {
    const first = i % 2 === 0;
    const seats = kind.setup(first ? [own, against] : [against, own], switches);
    const leaders = [bot.make('one'), bot.make('other')];
    const { result } = play(kind.game, seats, `${seed}-${Math.floor(i / 2)}`, leaders);
    const mine = result[first ? 0 : 1];
    count[mine]++;
    points += POINTS[mine];
    yield { done: i + 1, ...count, share: { ...wilson(points / (i + 1), i + 1) } };
  }
}
