/** Whole games in which one seat is played by Novice through the asking layer, as a person would sit there. */
import type { Options } from '@westmarch/kernel';
import { type GameName, type Part, type Stops, sensibleStops } from '@westmarch/protocol';
import { Attention, Play, type Verdict, withGame } from '../../src/index.ts';

/** One decision of the person's seat. */
export interface Decided {
  readonly options: Options;
  readonly procedure: string;
  readonly step: string;
  readonly part: Part | null;
  readonly turn: number;
  /** The attack that is being faced, of all there were so far. */
  readonly attack: number;
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
    let attack = 0;
    let wasFaced = false;
    for (let d = kind.game.pending(play.state); d !== null; d = kind.game.pending(play.state)) {
      const { player, procedure, step } = d;
      const verdict = player === PERSON ? attention.verdict(stops) : null;
      const options = kind.game.options(play.state);
      const now = play.scene(PERSON);
      const faces = now.game === 'meccg' && now.attack !== null;
      if (faces && !wasFaced) attack++;
      wasFaced = faces;
      if (player === PERSON) {
        const seat = play.seat(PERSON);
        const part = kind.asking.part(seat, d, kind.game.options(seat.view));
        const { turn } = attention.now(PERSON);
        tell({ options, procedure, step, part, verdict, turn, attack });
      }
      const index = verdict?.index ?? play.chosenBy(bots[player - 1]);
      attention.heed(index, verdict !== null);
      play.take(index);
    }
    return kind.time(play.seat(0)).turn;
  });

/**
 * What one screen decides, and how long that holds: picks in a row, all of an attack or of a turn. The organization is
 * one screen until its player is done with it, with everything that is picked there.
 */
const SCREENS: Readonly<Record<string, readonly [screen: string, holds: 'attack' | 'row' | 'turn']>> = {
  discards: ['discards', 'row'],
  draws: ['draws', 'row'],
  support: ['support', 'row'],
  checks: ['checks', 'turn'],
  minion: ['assignment', 'row'],
  defender: ['assignment', 'row'],
  strikes: ['attack', 'attack'],
  nextStrike: ['attack', 'attack'],
  stance: ['attack', 'attack'],
  order: ['order', 'turn'],
  sites: ['sites', 'turn'],
  enter: ['sites', 'turn'],
  organize: ['organization', 'turn'],
  regroup: ['organization', 'turn'],
  place: ['organization', 'turn'],
  receiver: ['organization', 'turn'],
};

/** Decisions put to the person in some games: all that the game asks, those he is asked, and the screens they take. */
interface Measured {
  readonly games: number;
  readonly turns: number;
  readonly before: number;
  readonly asked: number;
  readonly screens: number;
}
export function measure(game: GameName, games: number): Measured {
  let [turns, before, asked, screens] = [0, 0, 0, 0];
  for (let seed = 0; seed < games; seed++) {
    let last = '';
    const seen = new Set<string>();
    turns += playAsked(game, seed, ({ part, procedure, verdict, turn, attack }) => {
      before++;
      if (verdict !== null) return;
      asked++;
      const of = procedure === 'declaring movement' || procedure === 'bringing in' ? 'organize' : part?.of;
      const [screen, holds] = SCREENS[of ?? ''] ?? ['', 'row'];
      const key = `${screen} ${turn}${holds === 'attack' ? ` ${attack}` : ''}`;
      const isSame = screen !== '' && (holds === 'row' ? last === key : seen.has(key));
      if (!isSame) screens++;
      seen.add(key);
      last = key;
    });
  }
  return { games, turns, before, asked, screens };
}
