/**
 * Forty: a table on which forty cards change one number, each under a condition of its own.
 *
 * Owns   the position that the modifier query is measured in: ten sentences as cards really say them, four times
 *        each with other words and numbers, so that no two of the forty are the same code.
 * Keeps  built with the kernel's words alone, as a game would; nothing here is tuned to the query.
 */
import * as k from '@westmarch/kernel';

const kinds = ['scout', 'sage', 'smith', 'rider', 'fitting'] as const;
const marks = ['brave', 'swift', 'stout', 'wise', 'fell', 'proud', 'young', 'lone'] as const;
const kind = k.printedName('kind', kinds);
const mark = k.printedSet('mark', marks);
const price = k.printedNumber('price');
const basis = k.printedNumber('might');

const schema = k.defineState({
  name: 'forty',
  global: { active: k.idOf('player') },
  player: { pool: k.count() },
  card: { wounds: k.count(), tired: k.flag() },
  tables: {},
  zones: {
    field: { per: 'player', seenBy: 'all', live: true },
    aboard: { per: 'card', seenBy: 'all', live: true },
  },
  room: { effects: 128, waiting: 16, frames: 128 },
});
type S = k.StateOf<typeof schema>;

const engine = new k.Engine<S>({
  name: 'forty',
  version: '1',
  schema,
  facts: [kind, mark, price, basis],
});
/** Hot, so that both ways of asking can be measured: worked out anew, and kept. */
export const might = engine.attribute('might', engine.printed('might'), { hot: true });

const mine = k.controlledBy(k.you);
const theirs = k.notControlledBy(k.you);

/** The ten sentences; `i` from 0 to 3 picks their words and numbers. */
const sentences: readonly ((i: number) => Omit<Parameters<typeof k.modifier>[0], 'attribute'>)[] = [
  (i) => ({ of: kind.is(kinds[i]), by: 1 }),
  (i) => ({ of: k.both(kind.is(kinds[i]), mark.has(marks[i + 1])), by: 2 }),
  (i) => ({ of: k.both(kind.is(kinds[i]), mine), by: i + 1 }),
  (i) => ({ of: k.both(k.otherThan(k.self), mine, mark.has(marks[i])), by: 1 }),
  (i) => ({ of: k.exactly(k.host), by: i + 1 }),
  (i) => ({ of: k.where(k.atLeast(k.columnOf(k.it, 'wounds'), i + 1)), by: -1 }),
  (i) => ({
    of: k.either(mark.has(marks[i]), mark.has(marks[7 - i])),
    by: 1,
    if: k.atLeast(k.playerColumn(k.you, 'pool'), i + 2),
  }),
  (i) => ({ of: k.both(k.non(mark.has(marks[i + 3])), theirs), by: -1 }),
  (i) => ({ of: k.exactly(k.self), by: 3, if: k.not(k.equals(k.columnOf(k.self, 'tired'), i % 2)) }),
  (i) => ({ of: k.where(k.moreThan(k.printedOf(k.it, price), i + 1)), by: k.columnOf(k.self, 'wounds') }),
];

/** Sentences that lie on another card. */
const ON_HOST = 4;
const VARIANTS = 4;

const cards: k.CardSpec[] = [];
for (const [which, sentence] of sentences.entries())
  for (let i = 0; i < VARIANTS; i++) {
    const n = cards.length;
    cards.push({
      id: `card ${n}`,
      names: { en: `Card ${n}` },
      facts: {
        kind: which === ON_HOST ? 'fitting' : kinds[n % 4],
        mark: [marks[n % 8], marks[(n * 3 + 1) % 8]],
        price: n % 6,
        might: 2 + (n % 5),
      },
      abilities: [k.modifier({ attribute: might, ...sentence(i) })],
    });
  }
engine.define(cards);

const main = engine.procedure(
  'waiting',
  {},
)({
  wait: engine.ask('', { who: () => 1, options: (_s, _f, o) => o.yesOrNo(), choose: () => k.again }),
});

const game = new k.Game<S, null>({
  engine,
  main,
  sizes: () => ({ players: 2, cards: cards.length }),
  cards: () => cards.map((card) => engine.index(card.id)),
  readSetup: () => null,
  deal(s) {
    for (let card = 1; card <= cards.length; card++) {
      s.card.def[card] = card;
      s.card.owner[card] = s.card.controller[card] = 1 + (card % 2);
      s.card.wounds[card] = card % 5;
      s.card.tired[card] = card % 3 === 0 ? 1 : 0;
    }
    s.player.pool[1] = 3;
    s.player.pool[2] = 4;
    for (let card = 1; card <= cards.length; card++) {
      const onHost = Math.floor((card - 1) / VARIANTS) === ON_HOST;
      const at = onHost
        ? k.place(s, schema.zone.aboard, card - ON_HOST * VARIANTS)
        : k.place(s, schema.zone.field, s.card.controller[card]);
      k.move(s, card, at);
    }
  },
});

/** The position: forty cards in play, forty modifiers in force on one attribute. */
export const fortyConditions = (): S => game.create(null, 'forty');
