/**
 * The games of an engine: which of them a request needs, and loading those.
 *
 * Keeps  an engine that has only tables of one game loads no cards of the other.
 */
import type { State } from '@westmarch/kernel';
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import type { MeccgState } from '@westmarch/meccg';
import { GAMES, GameName } from '@westmarch/protocol';
import { loadGames, PerGame, type Seat } from '@westmarch/table';
import type { Learnable } from './parts/part.ts';
import type { Ask } from './requests.ts';
import type { Fields } from './scenario/writer.ts';

const parts = new PerGame({
  meccg: async () => (await import('./parts/meccg.ts')).part,
  'lotr-tcg': async () => (await import('./parts/lotr-tcg.ts')).part,
});

const ofRecord = ({ game }: { readonly game: string }): readonly GameName[] => {
  const known = GameName.safeParse(game);
  return known.success ? [known.data] : [];
};

/** The games that are not loaded yet and that a request needs. What is asked of an open table needs none. */
export function missingFor(ask: Ask): readonly GameName[] {
  return needed(ask).filter((game) => !parts.has(game));
}
function needed(ask: Ask): readonly GameName[] {
  switch (ask.op) {
    case 'about':
    // A list may name cards of the other game, and is told so.
    case 'deckRead':
    case 'deckCheck':
      return GAMES;
    case 'open':
      return [ask.beginning.game];
    case 'deckWrite':
    case 'playable':
      return [ask.deck.game];
    case 'replay':
      return ofRecord(ask.brought.record);
    case 'verify':
      return ofRecord(ask.record);
    default:
      return 'game' in ask ? [ask.game] : [];
  }
}

export async function load(games: readonly GameName[]): Promise<void> {
  await loadGames(games);
  await parts.load(games);
}

export type ForEitherGame<R> = <S extends State, Setup, Sees extends Seat<S>>(
  game: Learnable<S, Setup, Sees>,
) => R;

export function withLearnable<R>(name: GameName, use: ForEitherGame<R>): R {
  return name === 'meccg' ? use(parts.of(name).learnable) : use(parts.of(name).learnable);
}

/** What a viewer sees as a scenario gives it, with what the format cannot say. */
export function positionOf(
  game: GameName,
  view: State,
  names: readonly string[],
): { readonly given: Fields; readonly notes: readonly string[] } {
  // The name of the game says whose state it is.
  return game === 'meccg'
    ? parts.of(game).position(view as MeccgState, names)
    : parts.of(game).position(view as LotrTcgState, names);
}
