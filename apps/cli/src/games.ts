/** The two games as the commands see them: their names, where their data lies, what they say of a card. */
import * as lotrTcg from '@westmarch/lotr-tcg';
import * as meccg from '@westmarch/meccg';
import type { ScenarioGame } from '@westmarch/testkit';
import { hintFor } from './near.ts';
import { Problem } from './problem.ts';

export const GAMES = ['meccg', 'lotr-tcg'] as const;
export type Game = (typeof GAMES)[number];
/** Games whose rules can be played, with the form of their scenarios. None yet: each joins with its rules. */
export const PLAYABLE: readonly ScenarioGame[] = [];

export type CardStatus = meccg.CardStatus;

export const TITLE: Record<Game, string> = {
  meccg: 'Middle-earth CCG',
  'lotr-tcg': 'The Lord of the Rings TCG',
};

export function cardStatus(game: Game, id: string): CardStatus {
  return game === 'meccg' ? meccg.cardStatus(id) : lotrTcg.cardStatus(id);
}

/** The game of an option `--game`; all of them when it is not given. */
export function chosenGames(name: string | undefined): readonly Game[] {
  if (name === undefined) return GAMES;
  const game = GAMES.find((candidate) => candidate === name.toLowerCase());
  if (game) return [game];
  const known = `known games: ${GAMES.join(', ')}`;
  throw new Problem(`there is no game "${name}"`, { hint: `${hintFor(name, GAMES, '')} ${known}`.trim() });
}
