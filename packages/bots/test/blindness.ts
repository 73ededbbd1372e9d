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
import { type Bot } from '../src/index.ts';
import { lotrNovice } from '../src/lotr-tcg/index.ts';
import { novice } from '../src/meccg/index.ts';

/** A choice that was another when the hidden cards were others. */
export interface Peek {
  readonly seed: string;
  readonly moment: number;
  readonly decision: string;
}
export interface Blindness {
  readonly positions: number;
  readonly peeks: readonly Peek[];
}

interface Watched<S extends State, Setup> {
  readonly game: Game<S, Setup>;
  readonly setup: Setup;
  readonly prior: Prior<S>;
  readonly bot: (seed: string) => Bot<S>;
}

/** Two games behind each view, and the choice in each; `every` so many decisions one is looked at. */
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
  let moment = 0;
  for (let d = game.pending(state); d !== null && positions < most; d = game.pending(state), moment++) {
    const decision: Decision = { ...d };
    // Each time another bot: some remember what they thought of before.
    const asked = (s: S, o: Options): number =>
      bot(names[decision.player - 1]).choose(s, decision, o, moment);
    const view = game.view(state, decision.player);
    const choice = asked(view, game.options(view));
    if (moment % every === 0) {
      positions++;
      const others = ['one', 'other'].flatMap((name) => {
        const whole = game.determinize(view, prior, name);
        const again = game.view(whole, decision.player);
        // Even with everything laid open he must not look.
        return [asked(again, game.options(again)), asked(whole, game.options(whole))];
      });
      if (others.some((other) => other !== choice))
        peeks.push({ seed, moment, decision: `${decision.procedure} › ${decision.step}` });
    }
    game.apply(state, choice);
  }
  return { positions, peeks };
}

const SIDES: readonly SideName[] = ['wizard', 'ringwraith', 'sauron', 'fallen-wizard', 'balrog'];
function meccgGame(turn: number, bot: (seed: string) => Bot<MeccgState>): Watched<MeccgState, Setup> {
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
function lotrGame(turn: number, bot: (seed: string) => Bot<LotrTcgState>): Watched<LotrTcgState, LotrSetup> {
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
  readonly meccg: (seed: string) => Bot<MeccgState>;
  readonly lotrTcg: (seed: string) => Bot<LotrTcgState>;
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
    const left = positions - seen;
    const found =
      name === 'meccg'
        ? watch(meccgGame(turn, meccgBot), `blind ${turn}`, every, left)
        : watch(lotrGame(turn, lotrBot), `blind ${turn}`, every, left);
    seen += found.positions;
    all.push(found);
  }
  return { positions: seen, peeks: all.flatMap(({ peeks }) => peeks) };
}
