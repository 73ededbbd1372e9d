/**
 * A toy for tests of single kernel ideas: a few zones, facts, an attribute, events, and a game that only waits.
 *
 * Not    a game of its own (those are games/): tests put cards where they want them and run what they test.
 */
import * as k from '@westmarch/kernel';

const kind = k.printedName('kind', ['ally', 'item', 'event']);
const side = k.printedName('side', ['red', 'blue'], 'adjective');
const tags = k.printedSet('tags', ['old', 'swift']);
/** More names than one number has bits for. */
const badges = k.printedSet(
  'badges',
  Array.from({ length: 40 }, (_x, i) => `badge ${i}`),
);
const might = k.printedNumber('might');

export const toySchema = k.defineState({
  name: 'toy',
  global: { active: k.idOf('player'), log: k.whole() },
  player: { gold: k.count(), bid: k.secret(k.count()) },
  card: { wounds: k.count(), sign: k.onFace(k.count()) },
  tables: { pact: { rows: 3, columns: { owner: k.idOf('player'), terms: k.secret(k.count()) } } },
  zones: {
    deck: { per: 'player', seenBy: 'nobody' },
    hand: { per: 'player', seenBy: 'owner' },
    table: { per: 'player', seenBy: 'all', live: true },
    on: { per: 'card', seenBy: 'all', live: true },
    under: { per: 'card', seenBy: 'owner' },
    discard: { per: 'player', seenBy: 'all' },
    middle: { per: 'game', seenBy: 'all', live: true },
  },
  room: { effects: 40, waiting: 6, frames: 160 },
});
export type Toy = k.StateOf<typeof toySchema>;
export const zone = toySchema.zone;

type Engine = k.Engine<Toy>;
type Setup = k.DeckSetup;

/** The words of the toy, for one engine. */
function wordsOf(engine: Engine) {
  const strength = engine.attribute('strength', (s, card) => engine.fact('might')[s.card.def[card]], {
    hot: true,
  });
  const reach = engine.attribute('reach', () => 1, 0);
  const hurt = engine.event('hurt', k.noun('ally'), (it) => k.say`${it} is hurt`);
  const robbed = engine.event('robbed', k.noun('player'), (it) => k.say`${it} are robbed`);
  const healing = engine.prohibition('heal', k.noun('ally'), (it) => k.say`${it} may not be healed`);
  return { strength, reach, hurt, robbed, healing, kind, side, tags, badges, might };
}

export interface ToyBox extends ReturnType<typeof wordsOf> {
  readonly engine: Engine;
  /** A game whose main procedure is the given one, or one that only waits. */
  game(main?: k.Procedure): k.Game<Toy, Setup>;
}

/** A fresh engine: every test declares its own procedures and cards. */
export function toy(): ToyBox {
  const engine: Engine = new k.Engine<Toy>({
    name: 'toy',
    version: '1',
    schema: toySchema,
    facts: [kind, side, tags, badges, might],
    traits: ['side', 'badges'],
  });
  const words = wordsOf(engine);
  const wait = engine.procedure(
    'waiting',
    {},
  )({
    forNothing: engine.ask('', {
      who: () => 1,
      options: (_s, _f, o) => o.yesOrNo(),
      choose: () => k.again,
    }),
  });
  const game = (main: k.Procedure = wait): k.Game<Toy, Setup> =>
    new k.Game<Toy, Setup>({
      engine,
      main,
      sizes: ({ decks }) => ({ players: decks.length, cards: Math.max(1, decks.flat().length) }),
      cards: ({ decks }) => decks.flat().map((id) => engine.index(id)),
      deal: (s, { decks }) =>
        k.dealDecks(
          s,
          decks.map((deck) => deck.map((id) => engine.index(id))),
          zone.deck,
        ),
      readSetup: (value) => k.readDecks(value, 1, 5, (id) => engine.has(id)),
      ownerOfRow: (s, table, row) => (table === 'pact' ? s.pact.owner[row] : 0),
    });
  return { engine, game, ...words };
}

/** A card of the toy. */
export const ally = (id: string, might_: number, ...abilities: k.Ability[]): k.CardSpec => ({
  id,
  names: { en: id },
  facts: { kind: 'ally', might: might_ },
  abilities,
});

/** A waiting game with these cards on the table, the first player's first; rows are numbered from 1. */
export function onTable(t: ToyBox, ...decks: readonly (readonly string[])[]): Toy {
  const s = t.game().create({ decks }, 'toy');
  for (let card = 1; card < s.card.def.length; card++)
    if (s.card.owner[card] !== 0) k.move(s, card, k.place(s, zone.table, s.card.owner[card]));
  k.forget(s);
  return s;
}

/** Uses an action of a card, and runs on to the next choice. */
export function use(s: k.State, card: number, player = 1, nth = 0): void {
  k.useAction(s, s.engine.definitions[s.card.def[card]].actions[nth], card, player);
  k.run(s);
}

/** Takes the option with these numbers; it must be offered. */
export function take(s: k.State, kind_: number, a = 0): void {
  const options = k.optionsOf(s);
  for (let i = 0; i < options.count; i++)
    if (options.kind(i) === kind_ && options.a(i) === a) return k.apply(s, i);
  throw new Error(`Option ${k.kindNames[kind_]} ${a} is not offered.`);
}

/** First numbers of all options. */
export const offered = (s: k.State): number[] => {
  const options = k.optionsOf(s);
  return Array.from({ length: options.count }, (_x, i) => options.a(i));
};

/** An ability's sentence in English. */
export const textOf = (t: ToyBox, phrase: k.Phrase): string =>
  k.render(t.engine.language, { def: () => '', cardDef: () => 0, player: () => '' }, phrase);
