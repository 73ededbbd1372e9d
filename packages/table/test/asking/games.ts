/** Whole games in which one seat is played by Novice through the asking layer, as a person would sit there. */
import type { Options } from '@westmarch/kernel';
import { type GameName, type Stops, sensibleStops } from '@westmarch/protocol';
import { Attention, Play, type Verdict, withGame } from '../../src/index.ts';

/** One decision of the person's seat. */
export interface Decided {
  readonly options: Options;
  readonly procedure: string;
  readonly step: string;
  /** What was answered for him, or null. */
  readonly verdict: Verdict | null;
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
    for (let d = kind.game.pending(play.state); d !== null; d = kind.game.pending(play.state)) {
      const { player, procedure, step } = d;
      const verdict = player === PERSON ? attention.verdict(stops) : null;
      const options = kind.game.options(play.state);
      if (player === PERSON) tell({ options, procedure, step, verdict });
      const index = verdict?.index ?? play.chosenBy(bots[player - 1]);
      attention.heed(index, verdict !== null);
      play.take(index);
    }
    return kind.time(play.seat(0)).turn;
  });
