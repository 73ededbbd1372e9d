/** Positions of this game: what can be said and read in them, and what is refused. */
import { Malformed, pathText, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { cardStatus } from '../src/definitions.ts';
import { adapter, frodo, scenario } from './table.ts';

/** The field that is refused, and the whole message. */
function refusal(given: object): string {
  try {
    new Table(adapter).given(given);
  } catch (error) {
    if (error instanceof Malformed) return `${pathText(error.path)}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

const gimli = (more: object = {}) => ({ card: 'Gimli, Dwarf of Erebor', as: 'Gimli', ...more });
const ann = (own: object, more: object = {}): object => ({
  ...more,
  players: { Ann: { companions: [frodo()], ...own }, Bob: { hand: ['Uruk Savage'] } },
});
const ANN = 'given.players.Ann';

describe('refused', () => {
  test.each<[what: string, given: object, message: string]>([
    [
      'two hand weapons on one bearer',
      ann({
        companions: [frodo(), gimli({ on: ['Dwarven Axe', { card: 'Dwarven Axe', as: 'other axe' }] })],
      }),
      `${ANN}.companions[1].on[1]: "other axe" is a second hand weapon on "Gimli", who can bear one: take one of them away`,
    ],
    [
      'more wounds than vitality',
      ann({ companions: [frodo(), gimli({ wounds: 3 })] }),
      `${ANN}.companions[1].wounds: "Gimli" would be dead: 3 wounds with a vitality of 3`,
    ],
    [
      'a wounded possession',
      ann({ companions: [frodo(), gimli({ on: [{ card: 'Dwarven Axe', wounds: 1 }] })] }),
      `${ANN}.companions[1].on[0].wounds: "Dwarven Axe" is no character, so it has no wounds`,
    ],
    [
      'wounds of a card in hand',
      ann({ hand: [gimli({ wounds: 1 })] }),
      `${ANN}.hand[0].wounds: "Gimli" is not in play, so it has no wounds`,
    ],
    [
      'two copies of a unique card in play',
      ann({ companions: [frodo(), gimli(), 'Gimli, Dwarf of Erebor'] }),
      `${ANN}.companions[2]: "Gimli, Dwarf of Erebor" is unique, and Ann has "Gimli" of that title in play: take one of them away`,
    ],
    [
      'a minion among the companions',
      ann({ companions: [frodo(), 'Goblin Runner'] }),
      `${ANN}.companions[1]: "Goblin Runner" is no companion: minions stand in "minions", allies in "support"`,
    ],
    [
      'a companion among the minions',
      ann({ minions: [gimli()] }),
      `${ANN}.minions[0]: "Gimli" is no minion: companions stand in "companions", allies in "support"`,
    ],
    [
      'a companion in the support area',
      ann({ support: [gimli()] }),
      `${ANN}.support[0]: "Gimli" stands with the companions or minions, not in "support"`,
    ],
    [
      'an event in play',
      ann({ support: ['Axe Strike'] }),
      `${ANN}.support[0]: "Axe Strike" is an event, and events do not stay in play: put it into a hand or a pile`,
    ],
    [
      'a minion among the dead',
      ann({ dead: ['Goblin Runner'] }),
      `${ANN}.dead[0]: "Goblin Runner" has no place in the "dead" pile: only companions and allies die`,
    ],
    [
      'a site in a hand',
      ann({ hand: ['Moria Lake'] }),
      `${ANN}.hand[0]: "Moria Lake" is a site: sites lie in the "adventure" deck or on the "path"`,
    ],
    [
      'a card on the path that is no site',
      ann({}, { path: ['Axe Strike'] }),
      'given.path[0]: "Axe Strike" is no site, and only sites lie on the "path"',
    ],
    [
      'two sites of one number',
      ann({}, { path: ['Moria Lake', { card: 'Moria Lake', as: 'other' }] }),
      'given.path[1]: "Moria Lake" and "other" are both site 4: a path has one of each number',
    ],
    [
      'a character on another',
      ann({ companions: [frodo({ on: [gimli()] })] }),
      `${ANN}.companions[0].on[0]: "Gimli" is a character, and is borne by nobody: it cannot lie on "Frodo"`,
    ],
    [
      'a possession on a card in hand',
      ann({ hand: [gimli({ on: ['Dwarven Axe'] })] }),
      `${ANN}.hand[0].on[0]: "Dwarven Axe" lies on "Gimli", which is not in play: lay that on the table first`,
    ],
    [
      'two Rings',
      ann({ companions: [frodo(), gimli({ on: ['The One Ring, The Ruling Ring'] })] }),
      `${ANN}.companions[1].on[0]: "The One Ring, The Ruling Ring" is a second Ring of Ann: a fellowship has one`,
    ],
    [
      'a Ring-bearer whose Ring another has',
      ann({ ringBearer: 'Gimli', companions: [frodo(), gimli()] }),
      `${ANN}.ringBearer: "Gimli" bears the Ring, but "the Ring" lies on "Frodo": lay it on its bearer`,
    ],
    [
      'a Ring-bearer in a hand',
      ann({ companions: [], ringBearer: 'Gimli', hand: [gimli()] }),
      `${ANN}.ringBearer: "Gimli" bears the Ring, but is no companion in play: name one of "companions"`,
    ],
    [
      'a Ring that is worn by nobody',
      ann({ companions: [gimli()], wearing: true }),
      `${ANN}.wearing: nobody wears the Ring who does not bear it: name a "ringBearer"`,
    ],
    [
      'a bearer who is corrupted',
      ann({ burdens: 10 }),
      `${ANN}.burdens: "Frodo" would be corrupted: 10 burdens leave no resistance`,
    ],
    [
      'two players in one seat',
      { players: { Ann: { seat: 2, companions: [frodo()] }, Bob: { seat: 2 } } },
      'given.players.Bob.seat: Ann and Bob have seat 2: give each player a seat of his own, or none',
    ],
    ['a seat that is not there', ann({ seat: 3 }), `${ANN}.seat: there are 2 seats, from 1 to 2; not 3`],
    [
      'a site beyond the last',
      ann({ site: 10 }),
      `${ANN}.site: the path has 9 sites; nobody stands at site 10`,
    ],
    [
      'a player alone',
      { players: { Ann: { companions: [frodo()] } } },
      'given.players: the game needs two players at least: add another',
    ],
    [
      'a companion who is assigned like a minion',
      ann({ companions: [frodo(), gimli({ against: 'Frodo' })] }),
      `${ANN}.companions[1].against: "Gimli" is no minion in play, and only minions are assigned to someone`,
    ],
    [
      'a minion against a minion',
      {
        players: {
          Ann: { companions: [frodo()] },
          Bob: { minions: ['Goblin Runner', { card: 'Moria Scout', against: 'Goblin Runner' }] },
        },
      },
      'given.players.Bob.minions[1].against: "Moria Scout" is assigned to "Goblin Runner", who is no companion or ally in play',
    ],
    [
      'a skirmish of a minion',
      {
        phase: 'skirmish',
        skirmish: 'Goblin Runner',
        players: { Ann: { companions: [frodo()] }, Bob: { minions: ['Goblin Runner'] } },
      },
      'given.skirmish: "Goblin Runner" is a minion: "skirmish" names the companion or ally whose skirmish it is',
    ],
    [
      'a skirmish in another phase',
      ann({}, { skirmish: 'Frodo', phase: 'regroup' }),
      'given.skirmish: "skirmish" says nothing here: it is for the phase "skirmish"',
    ],
    [
      'tokens of no culture',
      ann({ support: [{ card: 'Stairs of Khazad-dûm', tokens: 2 }] }),
      `${ANN}.support[0].tokens: "Stairs of Khazad-dûm" has tokens: "tokensOf" says of which culture`,
    ],
    [
      'initiative, which nobody can be given',
      ann({}, { initiative: 'Shadow' }),
      'given.initiative: "initiative" follows from the hand of the Free Peoples player: with four cards or more his side has it',
    ],
  ])('%s', (_what, given, message) => expect(refusal(given)).toBe(message));

  test('a note of the rules to themselves is no field', () => {
    expect(refusal(ann({}, { unsettled: true }))).toMatch(
      /^given\.unsettled: there is no field "unsettled" here; there are path, /,
    );
  });

  test('a card that cannot be played yet is called that; of any name, the nearest are named', () => {
    const missing = adapter.allCards?.list().find(({ id }) => cardStatus(id) === 'missing');
    const says = (name: string): string => refusal(ann({ hand: [name] }));
    if (missing !== undefined)
      expect(says(missing.name)).toContain(
        `${ANN}.hand[0]: "${missing.name}" is a card of The Lord of the Rings TCG that Westmarch cannot play yet`,
      );
    expect(says('Gimli, Dwarf of Ereborr')).toBe(
      `${ANN}.hand[0]: "Gimli, Dwarf of Ereborr" is no card of The Lord of the Rings TCG; did you mean "Gimli, Dwarf of Erebor"?`,
    );
  });
});

describe('said and read again', () => {
  for (const [cards, side] of [
    [4, 'Free Peoples'],
    [3, 'Shadow'],
  ] as const)
    scenario(`initiative with ${cards} cards in hand`, (t) => {
      t.given(ann({ hand: Array.from({ length: cards }, (_x, i) => gimli({ as: `card ${i}` })) }));
      t.expect.table({ initiative: side });
      t.player('Ann').has({ initiative: side === 'Free Peoples' });
      t.player('Bob').has({ initiative: side === 'Shadow' });
    });

  scenario('threats, their limit, sites by name, and what is controlled', (t) => {
    t.given({
      phase: 'regroup',
      path: ['Moria Lake'],
      players: {
        Ann: { site: 4, threats: 2, burdens: 1, companions: [frodo(), gimli()] },
        Bob: { hand: ['Goblin Runner'], support: [{ card: 'Rivendell Terrace', owner: 'Ann' }] },
      },
    });
    t.player('Ann').has({ threats: 2, 'threat limit': 2, at: 'Moria Lake', controls: 0, burdens: 1 });
    t.player('Bob').has({ at: 'none', controls: ['Rivendell Terrace'] });
  });

  for (const [format, free] of [
    ['Fellowship', false],
    ['Standard', true],
  ] as const)
    scenario(`switches of the set-up: ${format} says how the path is laid`, (t) => {
      t.given(ann({}, { format, starter: true }));
      t.expect.table({ freePath: free, starter: true });
    });

  scenario('a lasting effect, and its end', (t) => {
    const struck = {
      from: 'Axe Strike',
      on: 'Gimli',
      changes: 'strength',
      by: 2,
      until: 'end of skirmish phase',
    };
    t.given({
      phase: 'skirmish',
      effects: [struck],
      players: {
        Ann: {
          companions: [frodo(), gimli()],
          discard: ['Axe Strike'],
          hand: [{ card: 'Axe Strike', as: 'another' }],
        },
        Bob: { minions: [{ card: 'Goblin Runner', against: 'Gimli' }] },
      },
    });
    t.expect.value('Gimli', 'strength', 8, { base: 6, by: { 'Axe Strike': 2 } }).effects([struck]);
    t.everyonePasses();
    t.expect.effects([]).card('Goblin Runner', { in: 'discard of Bob' });
  });
});

describe('a position in the words of a position', () => {
  test.each<[string, object]>([
    [
      'a fellowship on its way',
      {
        phase: 'shadow alone',
        twilight: 7,
        moves: 1,
        path: ['Moria Lake'],
        players: {
          Ann: {
            site: 4,
            burdens: 2,
            threats: 1,
            companions: [frodo({ wounds: 1 }), gimli({ on: ['Dwarven Axe'] })],
            dead: [{ card: 'Sam, Son of Hamfast', as: 'Sam' }],
          },
          Bob: { hand: ['Goblin Runner', 'Moria Scout'], minions: [{ card: 'Uruk Savage', wounds: 1 }] },
        },
      },
    ],
  ])('%s: laid out again, it is the same', (_what, given) => {
    const first = new Table(adapter).given(given).position();
    const again = new Table(adapter).given({ ...first, phase: 'shadow alone' });
    expect(first).toMatchObject({ twilight: 7, players: { Ann: { burdens: 2, threats: 1 } } });
    expect(again.position()).toEqual(first);
  });
});
