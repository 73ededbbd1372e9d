/**
 * Large: the state of a game as big as the real ones, with two players of 150 cards each.
 *
 * Owns   a plausible layout (columns, companies, a chain, cards on cards) that copies, views and samples are
 *        measured on. It has no rules.
 */
import * as k from '@westmarch/kernel';

const CARDS_EACH = 150;
const KINDS = 120;

const schema = k.defineState({
  name: 'large',
  global: {
    turn: k.count(),
    active: k.idOf('player'),
    phase: k.count(),
    pool: k.count(),
    entries: k.count(),
  },
  player: {
    points: k.amount(),
    site: k.count(),
    drawn: k.count(),
    hazards: k.count(),
    influence: k.amount(),
    secretPick: k.secret(k.count()),
  },
  card: {
    status: k.oneOf(['untapped', 'tapped', 'wounded', 'inverted']),
    wounds: k.count(),
    tokens: k.count(),
    company: k.idOf('company'),
    leader: k.idOf('card'),
    cameTurn: k.count(),
    moved: k.flag(),
    assigned: k.idOf('card'),
    bonus: k.amount(),
  },
  tables: {
    company: {
      rows: 16,
      columns: { owner: k.idOf('player'), site: k.whole(), from: k.whole(), limit: k.count() },
    },
    entry: {
      rows: 40,
      columns: {
        ability: k.whole(),
        source: k.idOf('card'),
        subject: k.idOf('card'),
        a: k.whole(),
        b: k.whole(),
        n: k.whole(),
      },
    },
  },
  zones: {
    deck: { per: 'player', seenBy: 'nobody' },
    hand: { per: 'player', seenBy: 'owner' },
    play: { per: 'player', seenBy: 'all', live: true },
    on: { per: 'card', seenBy: 'all', live: true },
    discard: { per: 'player', seenBy: 'owner' },
    removed: { per: 'player', seenBy: 'all' },
  },
  room: { effects: 128, waiting: 48, frames: 384 },
});
export type Large = k.StateOf<typeof schema>;

const engine = new k.Engine<Large>({ name: 'large', version: '1', schema });
for (let i = 0; i < 12; i++) engine.attribute(`number ${i}`, () => 0);
for (let i = 0; i < 16; i++) engine.event(`event ${i}`, k.noun('card'), (it) => k.say`${it} does ${i}`);
engine.define(
  Array.from({ length: KINDS }, (_x, i) => ({ id: `card ${i}`, names: { en: `Card ${i}` }, abilities: [] })),
);

const main = engine.procedure(
  'waiting',
  {},
)({
  wait: engine.ask('', { who: () => 1, options: (_s, _f, o) => o.yesOrNo(), choose: () => k.again }),
});

/** Which definitions a player's deck is made of. */
export const largeDeck = (player: number): number[] =>
  Array.from({ length: CARDS_EACH }, (_x, i) => 1 + ((i * player) % KINDS));

export const large = new k.Game<Large, null>({
  engine,
  main,
  sizes: () => ({ players: 2, cards: 2 * CARDS_EACH }),
  cards: () => [],
  readSetup: () => null,
  deal(s) {
    k.dealDecks(s, [largeDeck(1), largeDeck(2)], schema.zone.deck);
    for (let player = 1; player <= 2; player++) spread(s, player);
  },
});

/** A game in its middle: eight cards in hand, thirty in play, ten on others, forty discarded. */
function spread(s: Large, player: number): void {
  const deck = k.place(s, schema.zone.deck, player);
  k.shuffle(s, deck);
  const draw = (count: number, to: (i: number) => number): void => {
    for (let i = 0; i < count; i++) k.drawFrom(s, deck, to(i));
  };
  draw(8, () => k.place(s, schema.zone.hand, player));
  draw(30, () => k.place(s, schema.zone.play, player));
  let host = k.firstIn(s, k.place(s, schema.zone.play, player));
  draw(10, () => {
    host = s.card.next[host];
    return k.place(s, schema.zone.on, host);
  });
  draw(40, () => k.place(s, schema.zone.discard, player));
}
