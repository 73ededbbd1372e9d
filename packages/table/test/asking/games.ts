/** Whole games in which one seat is played by Novice through the asking layer, as a person would sit there. */
import type { Options } from '@westmarch/kernel';
import {
  type Decision,
  type GameName,
  type Part,
  type Scene,
  type Stops,
  sensibleStops,
} from '@westmarch/protocol';
import type { Circumstance } from '../../src/asking/circumstance.ts';
import { Attention, loadGames, Play, type Verdict, withGame } from '../../src/index.ts';

await loadGames();

/** One decision of the person's seat. */
export interface Decided {
  readonly options: Options;
  readonly procedure: string;
  readonly step: string;
  readonly part: Part | null;
  readonly turn: number;
  readonly phase: string;
  readonly circumstance: Circumstance;
  /** The attack that is being faced, of all there were so far. */
  readonly attack: number;
  /** What was answered for him, or null. */
  readonly verdict: Verdict | null;
  /** What is chosen then, and what his client shows: to be asked for at once. */
  readonly chosen: number;
  readonly shown: () => { readonly decision: Decision | null; readonly scene: Scene };
}

const PERSON = 1;

/** Plays a game; tells of every decision of the person before it is taken. Returns how many turns it had. */
export const playAsked = (
  game: GameName,
  seed: number,
  tell: (decided: Decided) => void,
  stops: Stops = sensibleStops[game],
): number =>
  withGame<number>(game, (kind) => {
    const decks = kind.decks.filter(({ needs }) => needs === undefined).map(({ key }) => key);
    const setup = kind.setup(
      [decks[seed % decks.length], decks[(seed + 1) % decks.length]],
      game === 'meccg' ? { length: 1 } : {},
    );
    const play = new Play(kind, setup, `asking ${seed}`, ['Ann', 'Bob']);
    const attention = new Attention(play);
    const bots = [1, 2].map((seat) => kind.bots[0].make(`seat ${seat}`));
    let attack = 0;
    let wasFaced = false;
    for (let d = kind.game.pending(play.state); d !== null; d = kind.game.pending(play.state)) {
      const { player, procedure, step } = d;
      const verdict = player === PERSON ? attention.verdict(stops) : null;
      const options = kind.game.options(play.state);
      // Whether an attack is faced need only be looked at where he is asked, and until it is over.
      if (player === PERSON || wasFaced) {
        const now = play.scene(PERSON);
        const faces = now.game === 'meccg' && now.attack !== null;
        if (faces && !wasFaced) attack++;
        wasFaced = faces;
      }
      const index = verdict?.index ?? play.chosenBy(bots[player - 1]);
      if (player === PERSON) {
        const seat = play.seat(PERSON);
        const seen = kind.game.options(seat.view);
        const part = kind.asking.part(seat, d, seen);
        const circumstance = kind.asking.circumstance(seat, d, seen);
        const { turn, phase } = attention.now(PERSON);
        const shown = () => ({ decision: play.decision(PERSON), scene: play.scene(PERSON) });
        const is = { options, procedure, step, part, circumstance, verdict, turn, phase, attack };
        tell({ ...is, chosen: index, shown });
      }
      attention.heed(index, verdict !== null);
      play.take(index);
    }
    return kind.time(play.seat(0)).turn;
  });
