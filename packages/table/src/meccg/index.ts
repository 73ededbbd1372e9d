/** Middle-earth CCG at the table. */
import { novice, random } from '@westmarch/bots';
import {
  cardStatus,
  challengeDecks,
  type MeccgState,
  meccg,
  readSetup,
  rolled,
  type Setup,
} from '@westmarch/meccg';
import type { TableGame } from '../table-game.ts';
import { about } from './about.ts';
import { change } from './change.ts';
import { cardOf, group, groups, note } from './choices.ts';
import { rollInWords } from './dice.ts';
import { end } from './end.ts';
import { refused, values } from './explain.ts';
import { faces } from './faces.ts';
import { scene, time } from './scene.ts';
import { MeccgSeat } from './seat.ts';
import { situation } from './situation.ts';

/** Whole decks alone: a list of hazards for a solitary game has no play deck. */
const playable = challengeDecks.filter(
  ({ deck, pool, sideboard }) =>
    deck.length > 0 && [...deck, ...pool, ...sideboard].every((id) => cardStatus(id) === 'implemented'),
);

export const meccgTable: TableGame<MeccgState, Setup, MeccgSeat> = {
  key: 'meccg',
  title: 'Middle-earth CCG',
  game: meccg,
  decks: playable.map(({ key, name, deck }) => ({
    key,
    name,
    about: `Challenge Deck ${key}, ${deck.length} cards`,
  })),
  bots: [
    { key: 'novice', name: 'Novice', about: 'Plays what he holds and looks after his own.', make: novice },
    { key: 'random', name: 'Random', about: 'Takes any choice: for trying things out.', make: random },
  ],
  seats: { least: 2, most: 2 },
  switches: ['length', 'starter', 'avatarLoss', 'tieRoll', 'method'],
  setup: (decks, { format: _none, ...switches }) => readSetup({ decks, ...switches }),
  // A deck with a letter is kept by its letter.
  kept: (setup) => ({ ...setup, decks: setup.decks.map((deck) => (deck.key === '' ? deck : deck.key)) }),
  seat: (view, you, players) => new MeccgSeat(view, you, players),
  event: (seat, event, a, b) => (event === rolled.channel ? rollInWords(seat, a, b) : null),
  change,
  offers: new Set(['window', 'chain of effects']),
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
