/** The Middle-earth CCG with other players than Wizards: minions against heroes, a fallen-wizard against the Balrog, five. */
import { meccg, readSetup } from '@westmarch/meccg';
import { deckOf, seats } from '../../packages/meccg/test/selfplay/side-decks.ts';
import type { Measured } from '../lib/figure.ts';
import { wholeGames } from './whole-games.ts';

export function gamesOfSides(): Measured[] {
  const measured = (name: string, decks: readonly object[], games: number): Measured =>
    wholeGames({
      name: `random games, ${name}, two-deck game`,
      game: meccg,
      setup: readSetup({ decks, length: 2, anyDeck: true }),
      games,
      floor: null,
    });
  return [
    measured('Ringwraith against Wizard', [deckOf('ringwraith', 0), deckOf('wizard', 0)], 100),
    measured('fallen-wizard against Balrog', [deckOf('fallen-wizard', 0), deckOf('balrog', 0)], 100),
    measured(
      'five players, one of each kind',
      seats.map((side) => deckOf(side, 0)),
      40,
    ),
  ];
}
