/** A puzzle under test: its line, other lines, the first option each time, passing, and chance. */
import type { State } from '@westmarch/kernel';
import { GAMES, type GameName } from '@westmarch/protocol';
import { Luck, meantOptions, runScenario } from '@westmarch/testkit';
import { load, withLearnable } from '../../src/engine/games.ts';
import { LEARNER, Puzzle } from '../../src/engine/learning/puzzle.ts';
import { lineOf, type PuzzleFile, playedOf } from '../../src/learning/puzzle-file.ts';

await load(GAMES);

/** Still open: the choices are over, and the goal can be reached. */
type Ended = 'missed' | 'open' | 'reached';
/** More choices than any line of a puzzle has. */
const MOST = 200;

interface Trying {
  isSolvable(): boolean;
  /** Where the best chance is wanted: which it is. */
  chance(): number | null;
  /** What the choice was worth that gave chance away in the last try. */
  wasted(): number | null;
  /** −1: no more choices. */
  play(choose: (words: readonly string[]) => number): Ended;
}

export class Trial {
  readonly line: readonly string[];
  readonly #file: PuzzleFile;
  readonly #trying: Trying;

  constructor(game: GameName, file: PuzzleFile) {
    this.#file = file;
    this.line = lineOf(file);
    this.#trying = withLearnable<Trying>(game, ({ scenarios }) =>
      trying(new Puzzle(scenarios, { given: null, ...playedOf(file) }), scenarios.game),
    );
  }

  isSolvable(): boolean {
    return this.#trying.isSolvable();
  }
  chance(): number | null {
    return this.#trying.chance();
  }
  /** The chance that is left after these choices. */
  left(line: readonly string[]): number | null {
    this.follow(line);
    return this.#trying.wasted();
  }
  /** As `westmarch scenario run` plays it: what is wrong, or nothing. */
  playFile(): string {
    const { puzzle: _puzzle, ...scenario } = this.#file;
    try {
      withLearnable(this.#file.game, ({ scenarios }) => runScenario(scenario, [scenarios]));
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  /** These choices in order; where they end too early, whether all is lost by then. */
  follow(line: readonly string[]): Ended {
    const left = [...line];
    return this.#trying.play((words) => {
      const wanted = left.shift();
      if (wanted === undefined) return -1;
      const found = meantOptions(wanted, words);
      if (found.length !== 1) throw new Error(`"${wanted}" is not one of ${words.join(' | ')}`);
      return found[0];
    });
  }
  always(what: 'first' | 'pass'): Ended {
    return this.#trying.play((words) => (what === 'first' ? 0 : Math.max(0, words.indexOf('Pass'))));
  }
  /** How many of so many tries at random reach the goal. */
  luck(tries: number): number {
    const luck = new Luck('a puzzle');
    let reached = 0;
    for (let i = 0; i < tries; i++)
      if (this.#trying.play((words) => luck.below(words.length)) === 'reached') reached++;
    return reached;
  }
}

function trying<S extends State>(
  puzzle: Puzzle<S>,
  game: { clone(s: S): S; apply(s: S, index: number): void },
): Trying {
  const { opening } = puzzle;
  let wasted: number | null = null;
  return {
    isSolvable: () => puzzle.isSolvable(opening.state),
    chance: () => puzzle.chances?.of(opening.state) ?? null,
    wasted: () => wasted,
    play: (choose) => {
      const s = game.clone(opening.state);
      wasted = null;
      for (let n = 0; !opening.isOver(s); n++) {
        if (n > MOST) throw new Error(`It is not over after ${MOST} choices.`);
        const index = s.kernel.asked === LEARNER ? choose(opening.offered(s)) : puzzle.answer(s);
        if (index < 0) return puzzle.chances !== null || puzzle.isSolvable(s) ? 'open' : 'missed';
        wasted = puzzle.wasted(s, index)?.had ?? null;
        if (wasted !== null) return 'missed';
        game.apply(s, index);
      }
      return puzzle.chances !== null || opening.missing(s) === null ? 'reached' : 'missed';
    },
  };
}
