/**
 * A study of a deck: games that bots play with it against other decks, one by one, and what was seen in each.
 *
 * Owns   which decks meet in which game, in which seats and with which seed, and what is noted of a game.
 * Not    who plays the games when (the command line's workers), nor what they say together (tally.ts).
 * Keeps  a game hangs on its number alone: whoever plays it, and after whatever, notes the same.
 */
import type { Bot, Cards } from '@westmarch/bots';
import { Kind, type State } from '@westmarch/kernel';
import type { GameName } from '@westmarch/protocol';
import { withGame } from '../games.ts';
import type { Seat } from '../seat.ts';
import type { BotOffer, Switches, TableGame } from '../table-game.ts';

/** A deck by its key, or as a list of cards. */
export interface Studied {
  readonly name: string;
  readonly list: string | object;
}
export interface Study {
  readonly game: GameName;
  readonly deck: Studied;
  readonly against: readonly Studied[];
  readonly seed: string;
  readonly switches: Switches;
}

/** A bot for a seat, who knows his own deck. */
export type Players = <S extends State>(
  offers: readonly BotOffer<S>[],
) => (seed: string, own: Cards | undefined) => Bot<S>;

/** What a card of the deck did in a game: how many copies came to hand, were played from it, and went unplayed. */
export interface Fate {
  drawn: number;
  played: number;
  discarded: number;
}
export interface Noted {
  /** The number of the game, and that of the deck it was played against. */
  readonly game: number;
  readonly against: number;
  readonly first: boolean;
  readonly result: 'won' | 'lost' | 'drawn';
  readonly turns: number;
  readonly choices: number;
  /** What each side had at the end, by the game's own names. */
  readonly own: Readonly<Record<string, number>>;
  readonly theirs: Readonly<Record<string, number>>;
  /** By the ids of the deck's cards. */
  readonly cards: Readonly<Record<string, Fate>>;
}

/** Pairs of games have one seed, the deck in each seat once; pair after pair it meets another. */
export const placeOf = (game: number, decks: number) => ({
  pair: Math.floor(game / 2),
  against: Math.floor(game / 2) % decks,
  first: game % 2 === 0,
});

/** Far more choices than a game has. */
const MOST = 50_000;

export const noteGame = (study: Study, players: Players, game: number): Noted =>
  withGame(study.game, (kind) => noted(kind, study, players, game));

function noted<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  { deck, against: others, seed, switches }: Study,
  players: Players,
  number: number,
): Noted {
  const { pair, against, first } = placeOf(number, others.length);
  const lists = [deck.list, others[against].list];
  const setup = kind.setup(first ? lists : lists.toReversed(), switches);
  const you = first ? 1 : 2;
  const make = players(kind.bots);
  const seats = [1, 2].map((seat) => make(seat === you ? 'deck' : 'other', kind.ownCards(setup, seat)));
  const { game } = kind;
  const state = game.create(setup, `${seed}-${pair}`);
  const view = game.clone(state);
  const watch = new Watch(state, you);
  let choices = 0;
  for (let d = game.pending(state); d !== null; d = game.pending(state)) {
    if (choices === MOST)
      throw new Error(`Game ${number} of seed ${seed} has not ended after ${MOST} choices.`);
    game.view(state, d.player, view);
    const options = game.options(view);
    const choice = seats[d.player - 1].choose(view, d, options, choices++);
    watch.heed(state, options.kind(choice) === Kind.action ? options.a(choice) : 0);
    game.apply(state, choice);
    watch.look(state);
  }
  return {
    game: number,
    against,
    first,
    result: (game.result(state) ?? [])[you - 1] ?? 'drawn',
    turns: kind.tally.turns(state),
    choices,
    own: kind.tally.of(state, you),
    theirs: kind.tally.of(state, first ? 2 : 1),
    cards: watch.fates,
  };
}

/** Follows the cards of one player between his hand and everywhere else. */
class Watch {
  readonly #you: number;
  readonly #hand: number;
  readonly #where: Uint8Array;
  /** What is being played from hand now. */
  #acting = 0;
  readonly fates: Record<string, Fate> = {};

  constructor(s: State, you: number) {
    this.#you = you;
    this.#hand = s.engine.schema.zoneNames.indexOf('hand');
    this.#where = new Uint8Array(s.card.def.length).fill(255);
    this.look(s);
  }
  heed(s: State, card: number): void {
    this.#acting = card !== 0 && s.card.owner[card] === this.#you ? card : 0;
  }
  look(s: State): void {
    for (let row = 1; row < this.#where.length; row++) {
      if (s.card.owner[row] !== this.#you) continue;
      const zone = s.layout.placeKind[s.card.place[row]];
      const before = this.#where[row];
      if (zone === before) continue;
      this.#where[row] = zone;
      if (zone !== this.#hand && before !== this.#hand) continue;
      const { id } = s.engine.definitions[s.card.def[row]];
      const fate = (this.fates[id] ??= { drawn: 0, played: 0, discarded: 0 });
      if (zone === this.#hand) fate.drawn++;
      else if (row === this.#acting || s.layout.liveKind[zone] === 1) fate.played++;
      else fate.discarded++;
    }
  }
}
