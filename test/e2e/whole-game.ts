/**
 * `node test/e2e/whole-game.ts <game> <seed> <deck> <deck>`: two Novices play a game, and its record goes to the
 * standard output, for tests that need one that has gone on for a while.
 */

import type { State } from '@westmarch/kernel';
import { Play, type Seat, type TableGame } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';

const [, , game, seed = 'a game', ...decks] = process.argv;

function recordOf<S extends State, Setup, Sees extends Seat<S>>(kind: TableGame<S, Setup, Sees>): string {
  const play = new Play(kind, kind.setup(decks, {}), seed, ['Ann', 'Bob']);
  const bots = [1, 2].map((seat) => kind.bots[0].make(`${seed} ${seat}`));
  while (play.asked !== 0) play.take(play.chosenBy(bots[play.asked - 1]));
  return JSON.stringify(play.record());
}

process.stdout.write(game === 'meccg' ? recordOf(meccgTable) : recordOf(lotrTable));
