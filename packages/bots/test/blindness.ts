/**
 * Whether a bot sees what is hidden: positions of whole games, each with other games that could be behind the same view.
 *
 * Keeps  every decision of a game comes up, those of both seats; what a bot is asked again is the view of the other game.
 */
import type { Decision, Game, Options, Prior, State } from '@westmarch/kernel';
import {
  couldLieThere as couldLieInLotr,
  indexOfCard as indexOfLotrCard,
  type Setup as LotrSetup,
  type LotrTcgState,
  cardStatus as lotrStatus,
  lotrTcg,
  readSetup as readLotrSetup,
  starterDecks,
} from '@westmarch/lotr-tcg';
import {
  couldLieThere,
  decksOfSide,
  indexOfCard,
  type MeccgState,
  meccg,
  readSetup,
  type Setup,
  type SideName,
  sideNamed,
  sites,
  sitesFor,
} from '@westmarch/meccg';
import type { Bot, Found } from '../src/index.ts';
import { lotrNovice } from '../src/lotr-tcg/index.ts';
import { novice } from '../src/meccg/index.ts';

/** A choice, or what was thought of it, that was another when the hidden cards were others. */
export interface Peek {
  readonly seed: string;
  readonly moment: number;
  readonly decision: string;
}
export interface Blindness {
  readonly positions: number;
  /** In how many of them a search has chosen something else than its policy advised. */
  readonly left: number;
  readonly peeks: readonly Peek[];
}

/** Whoever is watched; one that searches tells what he found. */
type Maker<S extends State> = (seed: string) => Bot<S> & { readonly last?: Found | null };

interface Watched<S extends State, Setup> {
  readonly game: Game<S, Setup>;
  readonly setup: Setup;
  readonly prior: Prior<S>;
  readonly bot: Maker<S>;
}

/** What a bot chose, and what it thought of where it searches: chances that are off by a hair say that it has looked. */
interface Answer {
  readonly choice: number;
  readonly found: Found | null;
}
const toTheDigit = ({ choice, found }: Answer): string =>
  JSON.stringify([choice, found?.advised, found?.iterations, found?.tried]);

/** Two games behind each view, one seen by its player and one laid open, and the choice in each; `every` so many decisions one is looked at. */
function watch<S extends State, Setup>(
  { game, setup, prior, bot }: Watched<S, Setup>,
  seed: string,
  every: number,
  most: number,
): Blindness {
  const names = ['one', 'other'];
  const state = game.create(setup, seed);
  const peeks: Peek[] = [];
  let positions = 0;
  let left = 0;
  let moment = 0;
  for (let d = game.pending(state); d !== null && positions < most; d = game.pending(state), moment++) {
    const decision: Decision = { ...d };
    // Each time another bot: some remember what they thought of before.
    const asked = (s: S, o: Options): Answer => {
      const player = bot(names[decision.player - 1]);
      const choice = player.choose(s, decision, o, moment);
      return { choice, found: player.last ?? null };
    };
    const view = game.view(state, decision.player);
    const answer = asked(view, game.options(view));
    if (moment % every === 0) {
      positions++;
      if (answer.found !== null && answer.found.advised !== answer.choice) left++;
      const again = game.view(game.determinize(view, prior, 'one'), decision.player);
      // Even with everything laid open he must not look.
      const open = game.determinize(view, prior, 'other');
      const others = [asked(again, game.options(again)), asked(open, game.options(open))];
      if (others.some((other) => toTheDigit(other) !== toTheDigit(answer)))
        peeks.push({ seed, moment, decision: `${decision.procedure} › ${decision.step}` });
    }
    game.apply(state, answer.choice);
  }
  return { positions, left, peeks };
}

const SIDES: readonly SideName[] = ['wizard', 'ringwraith', 'sauron', 'fallen-wizard', 'balrog'];
function meccgGame(turn: number, bot: Maker<MeccgState>): Watched<MeccgState, Setup> {
  const names = [
    SIDES[turn % SIDES.length],
    SIDES[(turn + 1 + Math.floor(turn / SIDES.length)) % SIDES.length],
  ];
  const decks = names.map((side) => decksOfSide(side)[turn % decksOfSide(side).length]);
  // A Sauron player begins as a Ringwraith player: all sites that either of them uses.
  const places = names.map((side) => sitesFor(sideNamed(side).walker));
  const prior: Prior<MeccgState> = {
    deck: (player) => [
      ...[...decks[player - 1].deck, ...decks[player - 1].pool, ...decks[player - 1].sideboard].map(
        indexOfCard,
      ),
      ...places[player - 1].map((site) => meccg.engine.index(sites[site]?.id ?? '')),
    ],
    fits: couldLieThere,
  };
  return { game: meccg, setup: readSetup({ decks, length: 1, anyDeck: true }), prior, bot };
}

const offered = starterDecks.filter(({ ringBearer, ring, sites: path, deck }) =>
  [ringBearer, ring, ...path, ...deck].every((id) => lotrStatus(id) === 'implemented'),
);
function lotrGame(turn: number, bot: Maker<LotrTcgState>): Watched<LotrTcgState, LotrSetup> {
  const decks = [offered[turn % offered.length], offered[(turn + 1) % offered.length]];
  const prior: Prior<LotrTcgState> = {
    deck: (player) => {
      const { ringBearer, ring, sites: path, deck } = decks[player - 1];
      return [ringBearer, ring, ...path, ...deck].map(indexOfLotrCard);
    },
    fits: couldLieInLotr,
  };
  return { game: lotrTcg, setup: readLotrSetup({ decks: decks.map(({ key }) => key) }), prior, bot };
}

/** Who is watched in each game. */
interface Players {
  readonly meccg: Maker<MeccgState>;
  readonly lotrTcg: Maker<LotrTcgState>;
}

/** So many positions of each game, all sides and decks by turns. */
export function blindness(
  name: 'meccg' | 'lotr-tcg',
  positions: number,
  every: number,
  { meccg: meccgBot = novice, lotrTcg: lotrBot = lotrNovice }: Partial<Players> = {},
): Blindness {
  const all: Blindness[] = [];
  let seen = 0;
  for (let turn = 0; seen < positions; turn++) {
    const most = positions - seen;
    const found =
      name === 'meccg'
        ? watch(meccgGame(turn, meccgBot), `blind ${turn}`, every, most)
        : watch(lotrGame(turn, lotrBot), `blind ${turn}`, every, most);
    seen += found.positions;
    all.push(found);
  }
  return {
    positions: seen,
    left: all.reduce((sum, { left }) => sum + left, 0),
    peeks: all.flatMap(({ peeks }) => peeks),
  };
}
