/** What a position cannot say, in full: names, numbers, labels, effects; and lasting effects that it can. */
import * as k from '@westmarch/kernel';
import { runScenarioFile, type ScenarioGame, scenarioTests, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { harbourScenarios } from '../scenarios/harbour.ts';
import { sparksScenarios } from '../scenarios/sparks.ts';

type Harbour = ReturnType<typeof harbourScenarios.game.create>;
type Sparks = ReturnType<typeof sparksScenarios.game.create>;

/** Sparks with a card that nobody can play yet, a number that follows from the rest, and a position that cannot be. */
const sparks: ScenarioGame<Sparks> = {
  ...sparksScenarios,
  columns: { table: { entries: 'read' }, card: { tired: 'inner' } },
  zones: { discard: 'read' },
  allCards: {
    of: 'Sparks',
    list: () => [
      ...sparksScenarios.game.engine.definitions.slice(1).map(({ id, names }) => ({ id, name: names['en'] })),
      { id: 'x1', name: 'Wolf of Ash' },
    ],
  },
  check(s, build) {
    for (let card = 1; card < s.card.def.length; card++)
      if (s.card.damage[card] > 3)
        build.refuse(`"${build.names.card(card)}" would be dead: heal it`, { card, field: 'damage' });
    if (s.player.life[1] > 20) build.refuse('nobody has so much life', { player: 1, field: 'life' });
    if (s.player.life[1] === 20) build.refuse('that is too much');
  },
};

const problemOf = (given: string): unknown => {
  const text = `scenario: a title\ngame: sparks\ngiven:\n${given}`;
  const [{ outcome, problem }] = runScenarioFile('file.yaml', text, [sparks]).results;
  expect(outcome).toBe('malformed');
  return problem;
};
const players = (ann: string, more = ''): string => `${more}  players:\n    Ann: { ${ann} }\n    Bob: {}\n`;

describe('refused, with line, field and what to do', () => {
  test.each<[what: string, given: string, line: number, field: string, message: string]>([
    [
      'a card that cannot be played yet, with what can be that is near',
      players('hand: [Wolf of Ash]'),
      5,
      'given.players.Ann.hand[0]',
      '"Wolf of Ash" is a card of Sparks that Westmarch cannot play yet; it can play "Wolf"',
    ],
    [
      'the same by its id',
      players('hand: [x1]'),
      5,
      'given.players.Ann.hand[0]',
      '"Wolf of Ash" is a card of Sparks that Westmarch cannot play yet; it can play "Wolf"',
    ],
    [
      'an unknown name, with all cards that are near',
      players('hand: [{ card: Wolf of Ahs }]'),
      5,
      'given.players.Ann.hand[0].card',
      '"Wolf of Ahs" is no card of Sparks; did you mean "Wolf of Ash"?',
    ],
    [
      'a name like none',
      players('hand: [Zzyzx]'),
      5,
      'given.players.Ann.hand[0]',
      '"Zzyzx" is no card of Sparks',
    ],
    [
      'two cards of one label',
      players('hand: [{ card: Wolf, as: it }, { card: Bear, as: it }]'),
      5,
      'given.players.Ann.hand[1].as',
      'another card is called that already: names given by "as" are for one card each',
    ],
    [
      'a number that does not fit',
      players('life: 300, hand: [Wolf]'),
      5,
      'given.players.Ann.life',
      'expected a number from 0 to 255, found 300',
    ],
    [
      'a number below nothing',
      players('hand: [{ card: Wolf, damage: -1 }]'),
      5,
      'given.players.Ann.hand[0].damage',
      'expected a number from 0 to 255, found -1',
    ],
    [
      'a number that follows from the rest',
      players('hand: [Wolf]', '  entries: 1\n'),
      4,
      'given.entries',
      '"entries" follows from the rest of the position: it can be expected, not given',
    ],
    [
      'a note of the rules to themselves',
      players('hand: [{ card: Wolf, tired: true }]'),
      5,
      'given.players.Ann.hand[0].tired',
      'there is no field "tired" here; there are owner, controller, damage, card, as, knownTo',
    ],
    [
      'a zone that is filled by the rules alone',
      players('discard: [Wolf]'),
      5,
      'given.players.Ann.discard',
      'there is no field "discard" here; there are deck, hand, field, outcome, life, charge',
    ],
    [
      'a player of a name that means something else',
      '  players:\n    expect: { hand: [Wolf] }\n    Bob: {}\n',
      5,
      'given.players.expect',
      'a player cannot be called "expect"',
    ],
    [
      'what the game says can be on no table, at the card',
      players('hand: [Bear], field: [{ card: Wolf, damage: 4 }]'),
      5,
      'given.players.Ann.field[0].damage',
      '"Wolf" would be dead: heal it',
    ],
    [
      'the same at a player',
      players('life: 21, hand: [Wolf]'),
      5,
      'given.players.Ann.life',
      'nobody has so much life',
    ],
    ['the same at nothing in particular', players('life: 20, hand: [Wolf]'), 3, 'given', 'that is too much'],
  ])('%s', (_what, given, line, field, message) => {
    expect(problemOf(given)).toEqual({ line, field, message });
  });

  test('several playable cards of one name: the game says which, or the scenario must', () => {
    const schema = k.defineState({
      name: 'twins',
      global: {},
      player: {},
      card: {},
      tables: {},
      zones: { bowl: { per: 'player', seenBy: 'all' } },
      room: { effects: 1, waiting: 1, frames: 32 },
    });
    type Twins = k.StateOf<typeof schema>;
    const engine = new k.Engine<Twins>({ name: 'twins', version: '1', schema });
    const main = engine.procedure('game', {})({ wait: engine.step('', (s) => void (s.kernel.over = 1)) });
    engine.define([
      { id: 't1', names: { en: 'Twin' } },
      { id: 't2', names: { en: 'Twin' } },
    ]);
    const twins: ScenarioGame<Twins> = {
      game: new k.Game<Twins, k.DeckSetup>({
        engine,
        main,
        sizes: () => ({ players: 1, cards: 1 }),
        cards: () => [1],
        deal: () => undefined,
        readSetup: (value) => k.readDecks(value, 1, 1, (id) => engine.has(id)),
      }),
      setup: (decks) => ({ decks }),
      phases: { game: { start: (_s, build) => build.enter('game') } },
    };
    const given = { players: { Ann: { bowl: ['twin'] } } };
    const cards = (adapter: ScenarioGame<Twins>): number => new Table(adapter).given(given).state.card.def[1];
    expect(() => cards(twins)).toThrow('"twin" could be t1, t2: say which by its id');
    expect(cards({ ...twins, whichOf: (ids) => ids[1] })).toBe(2);
  });
});

describe('choices', () => {
  const table = () =>
    new Table(sparksScenarios).given({
      players: {
        Ann: {
          hand: [{ card: 'Wolf', as: 'Wolf A' }, { card: 'Wolf', as: 'Wolf' }, 'Bolt'],
          field: ['Bear'],
        },
        Bob: { field: ['Bear'] },
      },
    });
  test('the exact words of an option win over its being the beginning of another', () => {
    const t = table();
    t.player('Ann').mayChoose.includes('Summon Wolf');
    t.player('Ann').does('summon wolf');
    t.expect.card('Wolf', { in: 'field of Ann' }).card('Wolf A', { in: 'hand of Ann' });
  });
  test('a beginning that several have is refused with those', () => {
    expect(() => table().player('Ann').does('Summon')).toThrow(
      '"Summon" could be several of what Ann may choose:\n    Summon Wolf A\n    Summon Wolf',
    );
    expect(() => table().player('Ann').mayChoose.includes('Summon')).toThrow(
      '"Summon" could be several of what Ann may choose:\n    Summon Wolf A\n    Summon Wolf',
    );
  });
});

describe('refusals without a reason', () => {
  /** Ships in hand are launched; of fittings nothing is said here. */
  const harbour: ScenarioGame<Harbour> = {
    ...harbourScenarios,
    things: () => [
      {
        name: 'launch',
        isMeant: (s, card) => s.layout.placeKind[s.card.place[card]] === s.engine.schema.zone['hand'],
      },
      { name: 'fit', isMeant: () => false },
    ],
  };
  const struck = (ann: object) =>
    new Table(harbour).given({
      active: 'Bob',
      players: { Ann: ann, Bob: { hand: ['Gale'], coins: 9 } },
    });
  test('what offers itself is seen', () => {
    const t = struck({ quay: ['Flagship', 'Tender'], hand: ['Cutter'], coins: 0 });
    t.player('Ann').mayNot('Tender').mayNot('Cutter');
    t.player('Bob').does('Gale', 'Flagship');
    expect(() => t.player('Ann').mayNot('Tender')).toThrow(
      '"Tender" should be refused to Ann, but it is offered:\n    Tender',
    );
    // It is nobody else's.
    t.player('Bob').mayNot('Tender');
  });
  test.each([
    ['what only happens of itself', 'Raider', { quay: ['Raider'] }],
    ['what is merely so', 'Flagship', { quay: ['Flagship'] }],
    ['what answers, but not from there', 'Tender', { quay: ['Cutter'], wrecks: ['Tender'] }],
    ['what acts, but not from there', 'Pilot', { quay: ['Cutter'], wrecks: ['Pilot'] }],
  ])('%s is never refused', (_what, card, ann) => {
    expect(() =>
      struck({ ...ann, coins: 0 })
        .player('Ann')
        .mayNot(card),
    ).toThrow(`nothing with "${card}" is ever offered to anyone where it lies`);
  });
  test('what acts where it lies, and cannot now, is', () => {
    struck({ quay: ['Cutter', 'Pilot'], coins: 0 })
      .player('Ann')
      .mayNot('Pilot');
    expect(() =>
      struck({ quay: ['Cutter', 'Pilot'], coins: 9 })
        .player('Ann')
        .mayNot('Pilot'),
    ).toThrow('nothing refuses it');
    // With a reason it is the reason that counts.
    struck({ quay: ['Cutter'], wrecks: ['Pilot'], coins: 0 })
      .player('Ann')
      .mayNot('Pilot', { to: 'its text', because: 'quay' });
  });
});

const scenario = scenarioTests(test, sparksScenarios);
const surged = { from: 'Surge', on: 'Bear', changes: 'power', by: 2, until: 'end of turn' };

describe('lasting effects', () => {
  const bears = {
    players: { Ann: { field: ['Bear', 'Wolf'], discard: ['Surge'] }, Bob: { field: ['Wolf'] } },
  };
  scenario('a value is changed until the turn ends', (t) => {
    t.given({ ...bears, effects: [surged] });
    t.expect.value('Bear', 'power', 6, { base: 4, by: { Surge: 2 } }).effects([surged]);
    t.player('Ann').passes();
    t.expect.value('Bear', 'power', 4).effects([]);
  });
  test.each([
    ['from', { ...surged, from: 'Sruge' }, '"Sruge" is no card on this table; did you mean "Surge"?'],
    ['on', { ...surged, on: 'Baer' }, '"Baer" is no card on this table; did you mean "Bear"?'],
    ['changes', { ...surged, changes: 'powr' }, '"powr" is no value that can change; did you mean "power"?'],
    [
      'by',
      { from: 'Surge', on: 'Bear', changes: 'power', until: 'end of turn' },
      'expected a whole number, found nothing',
    ],
    ['until', { ...surged, until: 'turn' }, 'expected "end of …" or "start of …", found "turn"'],
    [
      'until',
      { ...surged, until: 'end of chain' },
      '"chain" does not go on now, so nothing can last until its end; there are turn, game',
    ],
    ['until', { ...surged, until: 'start of trun' }, 'nothing is called "trun"; did you mean "turn"?'],
    [
      'grants',
      { from: 'Surge', grants: 'flight', until: 'end of turn' },
      '"flight" is nothing that Surge grants for a while: nothing',
    ],
    [
      'used',
      { from: 'Surge', used: 'flight', until: 'end of turn' },
      '"flight" is nothing that Surge can do: "at any time: pay its price to give a creature +2 power until the end of the turn"',
    ],
    ['', { from: 'Surge', until: 'end of turn' }, 'expected one of changes, grants, used in each effect'],
    ['', { ...surged, used: 'x' }, 'expected one of changes, grants, used in each effect'],
  ])('refused in "%s"', (field, effect, message) => {
    const path = ['given', 'effects', 0, ...(field === '' ? [] : [field])];
    expect(() => new Table(sparksScenarios).given({ ...bears, effects: [effect] })).toThrow(
      expect.objectContaining({ name: 'Malformed', path, message }),
    );
  });
  test('what is expected of them and is not so', () => {
    const t = new Table(sparksScenarios).given({ ...bears, effects: [surged] });
    const there = 'there is\n    from Surge, on Bear, changes power, by 2, until end of turn';
    expect(() => t.expect.effects([])).toThrow(`0 effects are expected, not 1; ${there}`);
    expect(() => t.expect.effects({ includes: [{ on: 'Wolf' }] })).toThrow(
      `no effect is in force on Wolf; ${there}`,
    );
    expect(() => t.expect.effects({ excludes: [{ by: 2 }] })).toThrow(`an effect is in force by 2; ${there}`);
    t.expect.effects({ includes: [{ on: 'Bear' }], excludes: [{ on: 'Wolf' }] });
  });

  scenarioTests(test, harbourScenarios)('words of a card are in force until something starts', (t) => {
    const embargo = { from: 'Embargo', grants: 'may not be repaired', until: 'start of storm' };
    t.given({
      effects: [embargo],
      players: {
        Ann: { quay: [{ card: 'Cutter', blows: 1 }, 'Tender'], wrecks: ['Embargo'] },
        Bob: { hand: ['Gale'] },
      },
    });
    // Ann could have a ship repaired, and is not even asked.
    t.expect.effects([embargo]).asked('Bob');
  });
});

describe('lists that are expected', () => {
  const t = () => new Table(sparksScenarios).given({ players: { Ann: { hand: ['Wolf', 'Bolt'] }, Bob: {} } });
  test.each<[unknown, string]>([
    [['Wolf'], 'hand of Ann holds Wolf, Bolt, not Wolf'],
    [{ inOrder: ['Bolt', 'Wolf'] }, 'hand of Ann holds Wolf, Bolt, not Bolt, Wolf'],
    [{ excludes: ['Bolt'] }, 'hand of Ann holds Bolt'],
    [3, 'the number of cards in hand of Ann is 2, not 3'],
  ])('%j', (hand, message) => {
    expect(() => t().expects({ players: { Ann: { hand: hand as never } } })).toThrow(message);
  });
  test('some of them are enough where that is asked', () => {
    t().expects({ players: { Ann: { hand: { includes: ['Bolt'] } } } });
  });
});
