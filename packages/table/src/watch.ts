/**
 * Everything that chance did in a recorded game: it is played again, and the generator is watched at its work.
 *
 * Keeps  what is told happened, and nothing else: shuffles and outcomes are noted by who makes them.
 */
import { below, Fate, type Game, type GameRecord, historyOf, type State } from '@westmarch/kernel';

/** What chance did at one choice; number 0 is before the first. */
export interface Moment {
  readonly number: number;
  readonly dice: readonly number[];
  readonly shuffled: readonly string[];
}
export interface Watched {
  readonly chance: readonly Moment[];
  /** The first choice that was not offered, or null. */
  readonly refused: string | null;
  readonly result: readonly string[] | null;
  /** How many choices were taken back, each of which was offered too. Engines of before did not look at them. */
  readonly undone?: number;
}

/** Lets the generator decide, and writes down what it decided. */
class Witness extends Fate {
  readonly #s: State;
  readonly #names: readonly string[];
  readonly #dice: number[] = [];
  readonly #shuffled: string[] = [];

  constructor(s: State, names: readonly string[]) {
    super([]);
    this.#s = s;
    this.#names = names;
  }
  override take(low: number, high: number): number {
    const outcome = below(this.#s.chance, high - low + 1) + low;
    this.#dice.push(outcome);
    return outcome;
  }
  override shuffled(s: State, at: number): void {
    this.#shuffled.push(nameOfPlace(s, at, this.#names));
  }
  override copy(): Witness {
    return this;
  }
  /** What was written down since the last time, if anything. */
  moment(number: number): Moment[] {
    if (this.#dice.length + this.#shuffled.length === 0) return [];
    return [{ number, dice: this.#dice.splice(0), shuffled: this.#shuffled.splice(0) }];
  }
}

/** What is used of a game. */
type Watchable<S extends State> = Pick<Game<S>, 'apply' | 'options' | 'pending' | 'replay' | 'result'>;

/** Replays every choice; throws a RecordError where these rules and cards are not those of the record. */
export function watchRecord<S extends State>(
  game: Watchable<S>,
  record: GameRecord,
  names: readonly string[],
): Watched {
  const s = game.replay(record, 0);
  const witness = new Witness(s, names);
  s.side.fate = witness;
  game.replay(record, 0, s);
  const chance = witness.moment(0);
  for (const [i, choice] of record.choices.entries()) {
    const { count } = game.options(s);
    if (game.pending(s) === null)
      return { chance, refused: `choice ${i + 1}: the game was over before it`, result: game.result(s) };
    if (choice >= count)
      return { chance, refused: `choice ${i + 1}: ${choice} was not offered`, result: game.result(s) };
    game.apply(s, choice);
    chance.push(...witness.moment(i + 1));
  }
  const result = game.result(s);
  const { undone = [] } = record;
  if (undone.length === 0) return { chance, refused: null, result };
  return {
    chance,
    refused: notOfferedThen(game, record),
    result,
    undone: undone.reduce((sum, { choices }) => sum + choices.length, 0),
  };
}

/** The first choice that was taken back and could never have been made, or null. */
function notOfferedThen<S extends State>(game: Watchable<S>, record: GameRecord): string | null {
  let s = game.replay(record, 0);
  const choices: number[] = [];
  for (const one of historyOf(record))
    if (one.kind === 'undo') {
      choices.length = one.to;
      s = game.replay({ ...record, choices }, choices.length, s);
    } else {
      if (game.pending(s) === null) return `${one.field}: the game was over before it`;
      if (one.choice >= game.options(s).count) return `${one.field}: ${one.choice} was not offered`;
      choices.push(one.choice);
      game.apply(s, one.choice);
    }
  return null;
}

function nameOfPlace(s: State, at: number, names: readonly string[]): string {
  const zone = s.layout.schema.zoneNames[s.layout.placeKind[at]];
  const owner = s.card.owner[s.place.first[at]];
  return `${zone} of ${names[owner - 1] ?? `player ${owner}`}`;
}
