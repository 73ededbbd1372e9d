/** Middle-earth CCG at the table: `@westmarch/table/meccg`. Whoever imports it loads that game, and no other. */
import { random } from '@westmarch/bots';
import {
  cardsOfMeccgDeck,
  meccgAssayer,
  meccgLoremaster,
  meccgOnlooker,
  meccgStyles,
  novice,
  steward,
  stewardOf,
} from '@westmarch/bots/meccg';
import { RecordError } from '@westmarch/kernel';
import {
  challengeDecks,
  councilPoints,
  type DeckList,
  type MeccgState,
  meccg,
  type OptionalRule,
  optionalRules,
  playerOfDeck,
  pointKinds,
  rawPoints,
  readSetup,
  readyDecks,
  type Setup,
  unfinishedIn,
} from '@westmarch/meccg';
import { meccgAsking } from '../asking/meccg.ts';
import { styleOffer } from '../styles.ts';
import type { OptionOffer, TableGame } from '../table-game.ts';
import { capital } from '../words.ts';
import { about } from './about.ts';
import { change } from './change.ts';
import { cardOf, group, groups, note } from './choices.ts';
import { end } from './end.ts';
import { event, triggered } from './events.ts';
import { refused, values } from './explain.ts';
import { faces } from './faces.ts';
import { atlas, mapNow, placeNow, whyThere } from './map/map.ts';
import { meets } from './meets.ts';
import { apart, says } from './options.ts';
import { asks, stepOf } from './prompts.ts';
import { scene, time } from './scene.ts';
import { MeccgSeat } from './seat.ts';
import { situation } from './situation.ts';
import { warning } from './warnings.ts';

export { MeccgSeat } from './seat.ts';

const decks = [...challengeDecks, ...readyDecks].map((deck) => ({
  deck,
  missing: unfinishedIn(deck).length,
}));
const rules: readonly OptionalRule[] = optionalRules;
/** A Challenge Deck has a letter; the two of The Balrog have names alone; ready decks say what they are for. */
const kindOf = ({ key, needs }: DeckList): string =>
  needs !== undefined
    ? `for ${rules.find(({ name }) => name === needs)?.title ?? needs}`
    : key.length === 1
      ? `Challenge Deck ${key}`
      : 'box of The Balrog';

const keyOf = (deck: DeckList): DeckList | string => (deck.key === '' ? deck : deck.key);

const seats = { least: 2, most: 5 };
const offered = ({ name, title, about, players, needs, not }: OptionalRule): OptionOffer => ({
  name,
  title,
  about,
  players: players === undefined ? { least: 1, most: 5 } : { least: players[0], most: players[1] },
  ...(needs === undefined ? {} : { needs }),
  ...(not === undefined ? {} : { not }),
});

/** Solitaire is chosen like an optional rule: the second seat plays the hazards of its deck, or of one's own. */
const SOLITAIRE = 'solitaire';
const solitaire: OptionOffer = {
  name: SOLITAIRE,
  title: 'Solitaire',
  about:
    'You play alone, with a hand of five, against the hazards of the other deck, until your play deck is exhausted twice.',
  players: { least: 1, most: 2 },
};
/** Likewise whether everyone has just the location deck that is listed with his deck. */
const LISTED = 'listed-sites';
const listed: OptionOffer = {
  name: LISTED,
  title: 'Location decks as listed',
  about: 'Everyone has only the sites that are listed with his deck, instead of every site of his side.',
  players: { least: 1, most: 5 },
};
/** And the starter rules, which the web's tables agree to as to any other. */
const STARTER = 'starter-rules';
const starterRules: OptionOffer = {
  name: STARTER,
  title: 'Starter rules',
  about:
    'For a first game: one deck each, starting companies shown at once, and without what the full game adds.',
  players: { least: 2, most: 2 },
};
const setup: TableGame<MeccgState, Setup, MeccgSeat>['setup'] = (
  decks,
  { format: _none, options = [], ...switches },
) => {
  const agreed = options.filter((name) => name !== SOLITAIRE && name !== LISTED && name !== STARTER);
  const given = {
    ...switches,
    ...(agreed.length === 0 ? {} : { options: agreed }),
    ...(options.includes(LISTED) ? { locations: 'listed' } : {}),
    ...(options.includes(STARTER) ? { starter: 'rules' } : {}),
  };
  if (!options.includes(SOLITAIRE)) return readSetup({ decks, ...given });
  const [own, theirs = own] = decks;
  if (decks.length > 2) throw new RecordError('setup.decks', 'solitaire is for one player');
  return readSetup({ decks: [own], ...(theirs === own ? {} : { hazards: theirs }), ...given });
};

export const meccgTable: TableGame<MeccgState, Setup, MeccgSeat> = {
  key: 'meccg',
  title: 'Middle-earth CCG',
  game: meccg,
  decks: decks.flatMap(({ deck, missing }) =>
    missing > 0
      ? []
      : [
          {
            key: deck.key,
            name: deck.name,
            about: `${capital(playerOfDeck(deck))}, ${kindOf(deck)}`,
            ...(deck.needs === undefined ? {} : { needs: deck.needs }),
          },
        ],
  ),
  later: decks.flatMap(({ deck: { key, name }, missing }) => (missing > 0 ? [{ key, name, missing }] : [])),
  bots: [
    { key: 'novice', name: 'Novice', about: 'Plays what he holds and looks after his own.', make: novice },
    { key: 'steward', name: 'Steward', about: 'Has a plan, and weighs every step of it.', make: steward },
    ...meccgStyles.map((style) => styleOffer(style, stewardOf(style))),
    {
      key: 'loremaster',
      name: 'Loremaster',
      about: 'Plays on in thought, in many games that could be behind what he sees.',
      make: meccgLoremaster,
      thinks: true,
    },
    { key: 'random', name: 'Random', about: 'Takes any choice: for trying things out.', make: random },
  ],
  analysis: {
    assayer: meccgAssayer,
    onlooker: meccgOnlooker,
    depth: { worlds: 8, width: 3, iterations: 60 },
  },
  tally: {
    turns: (s) => s.global.turn,
    of: (s, player) => {
      const points = rawPoints(s, player);
      const kinds = pointKinds.slice(1).map((kind, i) => [kind, points[i + 1]] as const);
      return { 'at the Council': councilPoints(s, player), ...Object.fromEntries(kinds) };
    },
  },
  ownCards: ({ decks: lists }, seat) =>
    lists[seat - 1] === undefined ? undefined : cardsOfMeccgDeck(lists[seat - 1]),
  meets,
  seats,
  switches: ['length', 'rounds', 'starter', 'avatarLoss', 'tieRoll', 'method', 'options'],
  options: [starterRules, solitaire, listed, ...rules.map(offered)],
  setup,
  // A deck with a letter is kept by its letter.
  kept: (setup) => ({
    ...setup,
    decks: setup.decks.map(keyOf),
    ...(setup.hazards === undefined ? {} : { hazards: keyOf(setup.hazards) }),
  }),
  seat: (view, you, players) => new MeccgSeat(view, you, players),
  event,
  triggered,
  change,
  offers: new Set(['window', 'chain of effects']),
  secrets: new Set(['character draft', 'declaring movement']),
  asks,
  step: stepOf,
  says,
  apart,
  warning,
  asking: meccgAsking,
  note,
  group,
  groups,
  cardOf,
  time,
  about,
  situation,
  scene,
  refused,
  values,
  end,
  map: { now: mapNow, place: placeNow, whyNot: whyThere, atlas },
  faces,
};
