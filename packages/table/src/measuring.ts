/**
 * The laboratory where there is one player of games only, as in a browser: a study game by game, told as it grows.
 *
 * Keeps  both decks are led by the same bot, so that the decks make the difference; the same order gives the same games.
 */
import { RecordError } from '@westmarch/kernel';
import { type Measured, type MeasureOrder, playedList } from '@westmarch/protocol';
import { withGame } from './games.ts';
import { botNamed } from './laboratory/bots.ts';
import { addCounts, countOf, noGames } from './laboratory/counts.ts';
import { noteGame, type Study } from './laboratory/study.ts';
import { tallyOf } from './laboratory/tally.ts';

/** A result after each pair of games; where a deck cannot be played, only why. */
export function* measured(order: MeasureOrder): Generator<Measured> {
  try {
    yield* games(order);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    yield { problem: error.message };
  }
}

/** Decks for an optional rule are played by it. */
function switchesFor({ game, deck }: MeasureOrder): Study['switches'] {
  const needs =
    typeof deck === 'string'
      ? withGame(game, ({ decks }) => decks.find(({ key }) => key === deck)?.needs)
      : deck.needs;
  return needs === undefined ? {} : { options: [needs] };
}

function* games(order: MeasureOrder): Generator<Measured> {
  const { game, deck, name, against, bot, games: wanted, seed } = order;
  const study: Study = {
    game,
    deck: { name, list: typeof deck === 'string' ? deck : playedList(deck) },
    against: against.map((key) => ({ name: key, list: key })),
    seed,
    switches: switchesFor(order),
  };
  // What cannot be played is said before anything is.
  withGame(game, (kind) => {
    for (const { list } of study.against) kind.setup([study.deck.list, list], study.switches);
  });
  const counts = noGames(against.length);
  for (let done = 0; done < wanted; done = counts.games) {
    const pair = [done, done + 1].slice(0, wanted - done);
    const noted = pair.map((number) => noteGame(study, (offers) => botNamed(offers, bot), number));
    addCounts(counts, countOf(against.length, noted));
    yield { done: counts.games, tally: tallyOf(study, counts) };
  }
}
