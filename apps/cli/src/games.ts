/** The two games as the commands see them: their names, where their data lies, what they say of a card. */
import type { CardStatus } from '@westmarch/meccg';
import type { ScenarioGame } from '@westmarch/testkit';
import { hintFor } from './near.ts';
import { Problem } from './problem.ts';

export const GAMES = ['meccg', 'lotr-tcg'] as const;
export type Game = (typeof GAMES)[number];

/** Games whose rules can be played, with the form of their scenarios; or how to get them. */
export type Playables = readonly ScenarioGame[] | (() => Promise<readonly ScenarioGame[]>);

/** Rules and cards are loaded only when a command needs them, so that the others start at once. */
export async function loadPlayable(): Promise<readonly ScenarioGame[]> {
  const [meccg, lotrTcg] = await Promise.all([import('@westmarch/meccg'), import('@westmarch/lotr-tcg')]);
  return [meccg.meccgScenarios, lotrTcg.lotrTcgScenarios];
}
export const playables = async (given: Playables): Promise<readonly ScenarioGame[]> =>
  typeof given === 'function' ? given() : given;

export type { CardStatus };

export const TITLE: Record<Game, string> = {
  meccg: 'Middle-earth CCG',
  'lotr-tcg': 'The Lord of the Rings TCG',
};

export type StatusOf = (game: Game, id: string) => CardStatus;

/** What the rules of these games say of a card; the rules of no other game are loaded. */
export async function loadStatus(games: readonly Game[] = GAMES): Promise<StatusOf> {
  const statusIn = new Map<Game, (id: string) => CardStatus>();
  for (const game of games) {
    const { cardStatus } =
      game === 'meccg' ? await import('@westmarch/meccg') : await import('@westmarch/lotr-tcg');
    statusIn.set(game, cardStatus);
  }
  return (game, id) => {
    const status = statusIn.get(game);
    if (status === undefined) throw new Error(`The rules of ${game} were not loaded.`);
    return status(id);
  };
}

/** The rules text of a card in sentences, made from what it does. */
export async function loadText(): Promise<(game: Game, id: string) => readonly string[]> {
  const [meccg, lotrTcg] = await Promise.all([import('@westmarch/meccg'), import('@westmarch/lotr-tcg')]);
  return (game, id) => (game === 'meccg' ? meccg.textOf(id) : lotrTcg.textOf(id));
}

/** The game of an option `--game`; all of them when it is not given. */
export function chosenGames(name: string | undefined): readonly Game[] {
  if (name === undefined) return GAMES;
  const game = GAMES.find((candidate) => candidate === name.toLowerCase());
  if (game) return [game];
  const known = `known games: ${GAMES.join(', ')}`;
  throw new Problem(`there is no game "${name}"`, { hint: `${hintFor(name, GAMES, '')} ${known}`.trim() });
}
