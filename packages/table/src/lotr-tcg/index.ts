/** The Lord of the Rings TCG at the table: `@westmarch/table/lotr-tcg`. Whoever imports it loads that game, and no other. */
import { random } from '@westmarch/bots';
import {
  cardsOfLotrDeck,
  lotrAssayer,
  lotrLoremaster,
  lotrNovice,
  lotrOnlooker,
  lotrSteward,
  lotrStewardOf,
  lotrStyles,
} from '@westmarch/bots/lotr-tcg';
import {
  cardStatus,
  cardsIn,
  constructedDecks,
  type DeckList,
  type LotrTcgState,
  lotrTcg,
  readSetup,
  type Setup,
  starterDecks,
  Zone,
} from '@westmarch/lotr-tcg';
import { lotrAsking } from '../asking/lotr-tcg.ts';
import { ALL_DECKS } from '../meetings.ts';
import { styleOffer } from '../styles.ts';
import type { TableGame } from '../table-game.ts';
import { about } from './about.ts';
import { agreed, agreements } from './agreed.ts';
import { change } from './change.ts';
import { cardOf, group, groups, note, warning } from './choices.ts';
import { end } from './end.ts';
import { event, triggered } from './events.ts';
import { refused, values } from './explain.ts';
import { faces } from './faces.ts';
import { apart, says } from './options.ts';
import { asks, stepOf } from './prompts.ts';
import { scene, time } from './scene.ts';
import { LotrSeat } from './seat.ts';
import { situation } from './situation.ts';

export { LotrSeat } from './seat.ts';

const offers = [
  ...starterDecks.map((list) => ({ list, about: `starter deck, ${list.deck.length} cards` })),
  ...constructedDecks.map((list) => ({
    list,
    about: `constructed deck of ${list.format} block. ${list.about}`,
  })),
];
const missingIn = ({ ringBearer, ring, sites, deck }: DeckList): number => {
  const waiting = [ringBearer, ring, ...sites, ...deck].filter((id) => cardStatus(id) !== 'implemented');
  return new Set(waiting).size;
};
const decks = offers.map(({ list, about }) => ({
  key: list.key,
  name: list.name,
  about,
  missing: missingIn(list),
}));

const offered = decks.filter(({ missing }) => missing === 0);
const isOffered = new Set(offered.map(({ key }) => key));
const lists = offers.flatMap(({ list }) => (isOffered.has(list.key) ? [list] : []));

export const lotrTable: TableGame<LotrTcgState, Setup, LotrSeat> = {
  key: 'lotr-tcg',
  title: 'The Lord of the Rings TCG',
  game: lotrTcg,
  decks: offered.map(({ key, name, about }) => ({ key, name, about })),
  later: decks.flatMap(({ key, name, missing }) => (missing > 0 ? [{ key, name, missing }] : [])),
  bots: [
    {
      key: 'novice',
      name: 'Novice',
      about: 'Plays what he holds and looks after his Ring-bearer.',
      make: lotrNovice,
    },
    {
      key: 'steward',
      name: 'Steward',
      about: 'Weighs every play, and is bolder on the road than Novice.',
      make: lotrSteward,
    },
    ...lotrStyles.map((style) => styleOffer(style, lotrStewardOf(style))),
    {
      key: 'loremaster',
      name: 'Loremaster',
      about: 'Plays on in thought, in many games that could be behind what he sees.',
      make: lotrLoremaster,
      thinks: true,
    },
    { key: 'random', name: 'Random', about: 'Takes any choice: for trying things out.', make: random },
  ],
  analysis: {
    assayer: lotrAssayer,
    onlooker: lotrOnlooker,
    depth: { worlds: 20, width: 4, iterations: 300 },
  },
  tally: {
    turns: (s) => s.global.turn,
    of: (s, player) => ({
      'site reached': s.player.site[player],
      burdens: s.player.burdens[player],
      companions: cardsIn(s, Zone.companions, player).length,
      killed: cardsIn(s, Zone.dead, player).length,
    }),
  },
  ownCards: ({ decks: lists }, seat) =>
    lists[seat - 1] === undefined ? undefined : cardsOfLotrDeck(lists[seat - 1]),
  meets: {
    groups: new Map([[ALL_DECKS, lists]]),
    named: (key) => lists.find((list) => list.key === key),
    setup: (decks) => readSetup({ decks: decks.map(({ key }) => key) }),
  },
  seats: { least: 2, most: 5 },
  switches: ['starter', 'format'],
  options: agreements,
  setup(decks, { starter, format, options = [] }) {
    return readSetup({
      decks,
      ...agreed(options),
      ...(starter === undefined ? {} : { starter }),
      ...(format === undefined ? {} : { format }),
    });
  },
  // A starter or constructed deck is kept by its key.
  kept: (setup) => ({ ...setup, decks: setup.decks.map((deck) => (deck.key === '' ? deck : deck.key)) }),
  seat: (view, you, players) => new LotrSeat(view, you, players),
  event,
  triggered,
  change,
  offers: new Set(['actions of one player', 'action procedure', 'responses']),
  secrets: new Set(['bidding']),
  asks,
  step: stepOf,
  says,
  apart,
  warning,
  asking: lotrAsking,
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
  faces,
};
