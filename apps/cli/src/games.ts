/** The two games as the commands see them: their names, where their data lies, what they say of a card. */
import type { CardStatus } from '@westmarch/meccg';
import type { Playable, ScenarioGame } from '@westmarch/testkit';
import { hintFor } from './near.ts';
import { Problem } from './problem.ts';

export const GAMES = ['meccg', 'lotr-tcg'] as const;
export type Game = (typeof GAMES)[number];

/** Games whose rules can be played, by their names, with the form of their scenarios: each is loaded when it is asked for. */
export type Playables = ReadonlyMap<string, () => Promise<ScenarioGame>>;

/** The rules and cards of each game, loaded only when a command needs them, so that the others start at once. */
const rules = {
  meccg: () => import('@westmarch/meccg'),
  'lotr-tcg': () => import('@westmarch/lotr-tcg'),
} as const;

export const ourGames: Playables = new Map<string, () => Promise<ScenarioGame>>([
  ['meccg', async () => (await rules.meccg()).meccgScenarios],
  ['lotr-tcg', async () => (await rules['lotr-tcg']()).lotrTcgScenarios],
]);
/** Those of the games that are named; a name that no game has leads to all, so that it can be told which there are. */
export async function playables(
  given: Playables,
  names: ReadonlySet<string>,
): Promise<readonly ScenarioGame[]> {
  const areKnown = [...names].every((name) => given.has(name));
  const loaders = [...given].flatMap(([name, loader]) => (!areKnown || names.has(name) ? [loader] : []));
  return Promise.all(loaders.map((loader) => loader()));
}
/** The game of a record; a Problem where there is none of that name. */
export async function playable(given: Playables, name: string, file: string): Promise<Playable> {
  const loader = given.get(name);
  if (loader !== undefined) return (await loader()).game;
  const names = [...given.keys()];
  const known = names.length === 0 ? 'no game can be played here yet' : `known games: ${names.join(', ')}`;
  throw new Problem(`${file}: game: "${name}" is no known game`, { hint: hintFor(name, names, known) });
}

export type { CardStatus };

export const TITLE: Record<Game, string> = {
  meccg: 'Middle-earth CCG',
  'lotr-tcg': 'The Lord of the Rings TCG',
};

/** How long a game of MECCG is. */
export const decksLong = (length: number): string => `${length} ${length === 1 ? 'deck' : 'decks'} long`;

/** What the rules say of the cards of a game: how far each is written, and its text in sentences, made from what it does. */
export interface CardsKnown {
  readonly cardStatus: (id: string) => CardStatus;
  readonly textOf: (id: string) => readonly string[];
}

/** What the rules of these games say of cards; the rules of no other game are loaded. */
export async function loadCards(games: readonly Game[]): Promise<(game: Game) => CardsKnown> {
  const known = new Map<Game, CardsKnown>();
  for (const game of games) known.set(game, await rules[game]());
  return (game) => {
    const found = known.get(game);
    if (found === undefined) throw new Error(`The rules of ${game} were not loaded.`);
    return found;
  };
}

/** The game of an option `--game`; all of them when it is not given. */
export function chosenGames(name: string | undefined): readonly Game[] {
  if (name === undefined) return GAMES;
  const game = GAMES.find((candidate) => candidate === name.toLowerCase());
  if (game) return [game];
  const known = `known games: ${GAMES.join(', ')}`;
  throw new Problem(`there is no game "${name}"`, { hint: `${hintFor(name, GAMES, '')} ${known}`.trim() });
}
