/** Positions of this game: what can be said in them, and what is refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { Malformed, pathText, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { cardStatus } from '../src/definitions.ts';
import { races } from '../src/facts/names.ts';
import { adapter, Bob, company, scenario } from './table.ts';

describe('phases', () => {
  scenario('attack: one attack alone, by its numbers', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      dice: [3, 4],
      players: { Ann: { companies: [company('Moria', { card: 'Haldir', status: 'tapped' })] }, Bob },
    });
    t.expect.card('Haldir', { status: 'tapped' }).asked('nobody');
    t.nothingPending();
  });

  scenario('attack: by a creature of the hand, which is won', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Orc-lieutenant' },
      dice: [6, 6],
      players: {
        Ann: { companies: [company('Moria', 'Haldir')] },
        Bob: { ...Bob, hand: ['Orc-lieutenant'] },
      },
    });
    t.player('Ann').does('Haldir', 'No');
    t.player('Ann').has({ 'kill points': 1, 'marshalling points': 2 });
  });

  scenario('hazards: a company on its way by the printed path', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Haldir', 'Elladan'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: ['Orc-lieutenant'] },
      },
    });
    t.expect.table({ hazardLimit: 2, hazardsDeclared: 0, pathLength: 2, byRegions: false });
    t.player('Bob').does('Orc-lieutenant: attack', 'wilderness');
    t.expect.table({ hazardsDeclared: 1, 'hazards left': 1, 'attack prowess': 7 });
  });

  scenario('hazards: by named regions', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          companies: [
            {
              ...company('Rivendell', 'Haldir', 'Elladan'),
              movesTo: 'Moria',
              by: ['Rhudaur', 'Hollin', 'Redhorn Gate'],
            },
          ],
        },
        Bob: { ...Bob, hand: ['Orc-lieutenant'] },
      },
    });
    t.expect.table({ pathLength: 3, byRegions: true }).asked('Bob');
  });

  scenario('at the site: an item can be played', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['Sword of Gondolin'], companies: [company('Moria', 'Haldir')] }, Bob },
    });
    t.player('Ann').does('Sword of Gondolin: play');
    t.expect
      .card('Sword of Gondolin', { in: 'on of Haldir', borne: true })
      .card('Haldir', { status: 'tapped', 'corruption points': 2, 'site tapped': true, at: 'Moria' });
    t.player('Ann').has({ 'item points': 2 });
  });

  scenario('corruption check: alone, with a modifier', (t) => {
    t.given({
      phase: 'corruption check',
      check: { character: 'Elrond', modifier: -1 },
      dice: [1, 2],
      players: { Ann: { companies: [company('Moria', { card: 'Elrond', on: ['Glamdring'] })] }, Bob },
    });
    t.expect.card('Elrond', { in: 'company of company 1' });
  });
});

scenario('values: influence, followers, size, names of companies, names without accents', (t) => {
  t.given({
    players: {
      Ann: {
        companies: [
          {
            as: 'riders',
            ...company('Edoras', 'Theoden', { card: 'Haldir', leader: 'Théoden' }, 'Fatty Bolger'),
          },
        ],
        factions: ['Riders of Rohan'],
        hand: ["Wizard's Laughter", 'Glamdring'],
      },
      Bob,
    },
  });
  t.player('Ann').has({
    'general influence used': 9,
    'general influence left': 11,
    'faction points': 3,
    'character points': 4,
  });
  t.expect
    .card('Théoden', {
      prowess: 5,
      mind: 6,
      'direct influence': 3,
      'direct influence left': 0,
      'company size': 3,
      in: 'company of riders',
    })
    .card('Haldir', { leader: 'Théoden' });
});

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

describe('refused', () => {
  const ann = (own: object): object => ({ players: { Ann: own, Bob } });
  const ANN = 'given.players.Ann';
  test.each<[what: string, given: object, message: string]>([
    [
      'an unknown site',
      ann({ companies: [company('Minas Tirit', 'Haldir')] }),
      `${ANN}.companies[0].at: "Minas Tirit" is no hero site; did you mean "Minas Tirith"?`,
    ],
    [
      'a company at no site',
      ann({ companies: [{ characters: ['Haldir'] }] }),
      `${ANN}.companies[0].at: expected a hero site, found nothing`,
    ],
    [
      'an unknown card',
      ann({ hand: ['Haldirr'] }),
      `${ANN}.hand[0]: "Haldirr" is no card of MECCG; did you mean "Haldir"?`,
    ],
    [
      "a card on guard of the company's own player",
      ann({ companies: [{ ...company('Moria', 'Haldir'), onGuard: ['Orc-guard'] }] }),
      `${ANN}.companies[0].onGuard[0]: "Orc-guard" lies on guard beside a company of its own player: "owner" says whose it is`,
    ],
    [
      'a hazard on a site of its own player',
      ann({ companies: [{ ...company('Moria', 'Haldir'), onSite: ['Foolish Words'] }] }),
      `${ANN}.companies[0].onSite[0]: "Foolish Words" is a hazard on Moria, a site of its own player: "owner" says whose it is`,
    ],
    [
      'an item as a character',
      ann({ companies: [company('Moria', 'Glamdring')] }),
      `${ANN}.companies[0].characters[0]: "Glamdring" is no character: lay it "on" one, or into another zone`,
    ],
    [
      'a company of nobody',
      ann({ companies: [company('Moria')] }),
      `${ANN}.companies[0].characters: a company needs a character: name one in "characters"`,
    ],
    [
      'two Wizards',
      ann({ companies: [company('Rivendell', 'Alatar', 'Saruman')] }),
      `${ANN}.companies[0].characters[1]: a player has one Wizard at most: Ann has "Alatar" and "Saruman"`,
    ],
    [
      'two companies of one name',
      ann({
        companies: [
          { as: 'x', ...company('Moria', 'Haldir') },
          { as: 'x', ...company('Bree', 'Elladan') },
        ],
      }),
      `${ANN}.companies[1].as: another is called "x" already`,
    ],
    [
      'two of a unique character',
      { players: { Ann: { companies: [company('Moria', 'Ioreth')] }, Bob } },
      `${ANN}.companies[0].characters[0]: "Ioreth" is unique, and another copy is in play or out of the game: take one of them away`,
    ],
    [
      'a follower of someone elsewhere',
      ann({ companies: [company('Moria', 'Elrond'), company('Bree', { card: 'Haldir', leader: 'Elrond' })] }),
      `${ANN}.companies[1].characters[0].leader: "Haldir" follows "Elrond", who is not in the same company: put both into one, or leave "leader" out`,
    ],
    [
      'a follower of a follower',
      ann({
        companies: [
          company(
            'Moria',
            'Elrond',
            { card: 'Haldir', leader: 'Elrond' },
            { card: 'Orophin', leader: 'Haldir' },
          ),
        ],
      }),
      `${ANN}.companies[0].characters[2].leader: "Orophin" follows "Haldir", who is a follower himself: name the one who controls both, or nobody`,
    ],
    [
      'a Wizard who follows',
      ann({ companies: [company('Moria', 'Elrond', { card: 'Saruman', leader: 'Elrond' })] }),
      `${ANN}.companies[0].characters[1].leader: "Saruman" is a Wizard, and Wizards follow nobody`,
    ],
    [
      'an item among the factions',
      ann({ factions: ['Glamdring'] }),
      `${ANN}.factions[0]: "Glamdring" is no faction: only factions lie in "factions"`,
    ],
    [
      'a character among the events',
      ann({ events: ['Haldir'] }),
      `${ANN}.events[0]: "Haldir" is no event: only events lie in "events"`,
    ],
    [
      'a site in a hand',
      ann({ hand: ['Moria'] }),
      `${ANN}.hand[0]: "Moria" is a site: sites are not laid by themselves, companies stand "at" them`,
    ],
    [
      'a character on another',
      ann({ companies: [company('Moria', { card: 'Elrond', on: ['Haldir'] })] }),
      `${ANN}.companies[0].characters[0].on[0]: "Haldir" is a character, and lies on no other card: use "leader" for a follower`,
    ],
    [
      'a creature on a character',
      ann({ companies: [company('Moria', { card: 'Elrond', on: ['Orc-guard'] })] }),
      `${ANN}.companies[0].characters[0].on[0]: "Orc-guard" is a creature, and cannot lie on "Elrond": it attacks from a hand`,
    ],
    [
      'an item on a card in hand',
      ann({ hand: [{ card: 'Haldir', on: ['Glamdring'] }] }),
      `${ANN}.hand[0].on[0]: "Glamdring" lies on "Haldir", which is not in play: lay that on the table first`,
    ],
    [
      'a state of a card in hand',
      ann({ hand: [{ card: 'Haldir', status: 'tapped' }] }),
      `${ANN}.hand[0].status: "Haldir" is not in play, so it has no "status"`,
    ],
    [
      'a wounded item',
      ann({
        companies: [company('Moria', { card: 'Elrond', on: [{ card: 'Glamdring', status: 'wounded' }] })],
      }),
      `${ANN}.companies[0].characters[0].on[0].status: "Glamdring" cannot be wounded: only characters and allies can`,
    ],
    [
      'a player alone',
      { players: { Ann: { companies: [company('Moria', 'Haldir')] } } },
      'given.players: the game needs two players at least: add another',
    ],
    [
      'a game of five decks',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), decks: 5 },
      'given.decks: a game is 1 to 4 decks long, not 5',
    ],
    [
      'the starter rules with two decks',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), starter: 'rules', decks: 2 },
      'given.decks: a game by the starter rules is one deck long',
    ],
    [
      'the starter rules for three',
      {
        starter: 'deck',
        players: { Ann: { companies: [company('Moria', 'Haldir')] }, Bob, Cat: {} },
      },
      'given.starter: the starter rules are for two players',
    ],
    [
      'a Wizard who is lost and in play',
      ann({ avatarLost: true, companies: [company('Moria', 'Saruman')] }),
      `${ANN}.avatarLost: Ann has lost his Wizard, but has "Saruman" in play`,
    ],
    [
      'a company that is too large',
      ann({
        companies: [
          company('Moria', 'Elrond', 'Haldir', 'Orophin', 'Elladan', 'Elrohir', 'Balin', 'Bofur', 'Beretar'),
        ],
      }),
      `${ANN}.companies[0].characters: company 1 of Ann is larger than 7, which it may be only at a Haven: split it`,
    ],
    [
      'a company at a site that is discarded: one card in two places',
      ann({ discardedSites: ['Moria'], companies: [company('Moria', 'Haldir')] }),
      `${ANN}.companies[0].at: Moria is among the discarded sites of Ann, so no company of his can be there or go there`,
    ],
    [
      'a Haven that is discarded',
      ann({ discardedSites: ['Rivendell'], companies: [company('Moria', 'Haldir')] }),
      `${ANN}.discardedSites: Rivendell is a Haven, and Havens are never discarded`,
    ],
    [
      'a way that does not exist',
      {
        ...ann({
          companies: [
            { ...company('Rivendell', 'Haldir'), movesTo: 'Moria', by: ['Rhudaur', 'Redhorn Gate'] },
          ],
        }),
        phase: 'hazards',
      },
      `${ANN}.companies[0].by: Rhudaur, Redhorn Gate is no way from Rivendell to Moria of four regions or fewer`,
    ],
    [
      'starter movement that does not exist',
      {
        ...ann({ companies: [{ ...company('Bree', 'Haldir'), movesTo: 'Moria', by: 'starter' }] }),
        phase: 'hazards',
      },
      `${ANN}.companies[0].by: there is no starter movement from Bree to Moria`,
    ],
    [
      'a way to nowhere',
      ann({ companies: [{ ...company('Bree', 'Haldir'), by: 'starter' }] }),
      `${ANN}.companies[0].by: a way leads somewhere: "movesTo" says where`,
    ],
    [
      'a way before it is chosen',
      ann({ companies: [{ ...company('Rivendell', 'Haldir'), movesTo: 'Moria', by: ['Rhudaur'] }] }),
      `${ANN}.companies[0].by: the way is chosen later than the phase "organization": "by" is for "hazards", "attack"`,
    ],
    [
      'a company on its way when all have arrived',
      { ...ann({ companies: [{ ...company('Rivendell', 'Haldir'), movesTo: 'Moria' }] }), phase: 'site' },
      `${ANN}.companies[0].movesTo: nobody is on the way in the phase "site": say where the company is "at"`,
    ],
    [
      'a company that goes where it is',
      ann({ companies: [{ ...company('Moria', 'Haldir'), movesTo: 'Moria' }] }),
      `${ANN}.companies[0].movesTo: the company is at Moria already`,
    ],
    [
      'an attack in a phase without one',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), attack: { strikes: 1 } },
      'given.attack: "attack" says nothing in the phase "organization": it is for "attack"',
    ],
    [
      'an attack by a creature that is nowhere near',
      {
        ...ann({ hand: ['Orc-guard'], companies: [company('Moria', 'Haldir')] }),
        phase: 'attack',
        attack: { creature: 'Orc-guard' },
      },
      `${ANN}.hand[0]: "Orc-guard" attacks from the hand of Bob, who plays the hazards: put it there`,
    ],
    [
      'a check by nobody',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), phase: 'corruption check' },
      'given.check: whose check it is stands in "check": { character: … }',
    ],
    [
      'hazards by the player himself',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), hazardPlayer: 'Ann' },
      'given.hazardPlayer: nobody plays hazards on his own companies: name an opponent',
    ],
    [
      'hazards on a company of somebody else',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), phase: 'hazards', company: 'Ioreth' },
      'given.company: "Ioreth" is no company of Ann, whose turn it is, and nobody in one',
    ],
    [
      'nobody to play hazards on',
      { ...ann({ hand: ['Glamdring'] }), phase: 'hazards' },
      `${ANN}: Ann, whose turn it is, has no company: add one to "companies"`,
    ],
    [
      'a number that follows from the rest',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), pathLength: 3 },
      'given.pathLength: "pathLength" follows from the rest of the position: it can be expected, not given',
    ],
    [
      'a faction that was won where it is not in play',
      ann({ hand: [{ card: 'Riders of Rohan', wonAt: 'Edoras' }], companies: [company('Moria', 'Haldir')] }),
      `${ANN}.hand[0].wonAt: "Riders of Rohan" is not a faction in play`,
    ],
  ])('%s', (_what, given, message) => expect(refusal(given)).toBe(message));
});

test('a race that nobody has is refused with all that there are', () => {
  const companies = [{ ...company('Moria', 'Haldir'), faced: ['Orcs'] }];
  expect(refusal({ players: { Ann: { companies }, Bob } })).toBe(
    `given.players.Ann.companies[0].faced: "Orcs" is no race; there are ${races.slice(1).join(', ')}`,
  );
});

test('a card that cannot be played yet is called that; of any name, the nearest are named', () => {
  const missing = adapter.allCards
    ?.list()
    .find(({ id }) => cardStatus(id) === 'missing' && id.startsWith('TW-'));
  const says = (name: string): string => refusal({ players: { Ann: { hand: [name] }, Bob } });
  if (missing !== undefined)
    expect(says(missing.name)).toContain(
      `given.players.Ann.hand[0]: "${missing.name}" is a card of MECCG that Westmarch cannot play yet`,
    );
  expect(says('Magic Ring of Wrods')).toBe(
    'given.players.Ann.hand[0]: "Magic Ring of Wrods" is no card of MECCG; did you mean "Magic Ring of Words"?',
  );
});

describe('said and read again', () => {
  scenario('what the location deck still has, and what was discarded', (t) => {
    t.given({
      players: {
        Ann: { discardedSites: ['Bree', 'Edoras'], companies: [company('Moria', 'Haldir')] },
        Bob,
      },
    });
    t.player('Ann').has({
      discardedSites: ['Edoras', 'Bree'],
      locationDeck: { includes: ['Rivendell', 'Weathertop'], excludes: ['Moria', 'Bree', 'Edoras'] },
    });
    t.player('Bob').has({ discardedSites: 0, locationDeck: { includes: ['Moria', 'Bree'] } });
  });

  scenario('what a company has been through', (t) => {
    const was = {
      moved: true,
      cameFrom: 'Bree',
      faced: ['Orc', 'Wolf'],
      creatures: ['Hobgoblins', 'Orc-warband'],
      played: ['Hobgoblins', 'Orc-warband', 'Foolish Words'],
      extraRegions: 2,
    };
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Sword of Gondolin'],
          companies: [
            { as: 'riders', ...company('Moria', 'Haldir'), ...was },
            { ...company('Rivendell', 'Elladan'), partOf: 'riders' },
          ],
        },
        Bob,
      },
    });
    t.expect
      .group('companies', 'riders', { ...was, at: 'Moria', size: 1, siteTapped: false, player: 'Ann' })
      .group('companies', 'company 2 of Ann', { moved: false, partOf: 'riders', characters: ['Elladan'] })
      .group('companies', 'Ioreth', { at: 'Edhellond', player: 'Bob', faced: 0 })
      .table({ company: 'riders', hazardPlayer: 'Bob' });
  });

  scenario('where a faction was won, an item stored, and which company an event is about', (t) => {
    t.given({
      players: {
        Ann: {
          factions: [{ card: 'Riders of Rohan', wonAt: 'Edoras' }],
          points: [{ card: 'Sapling of the White Tree', storedAt: 'Minas Tirith' }],
          events: [{ card: 'Fellowship', company: 'riders' }],
          companies: [{ as: 'riders', ...company('Rivendell', 'Haldir', 'Elladan') }],
        },
        Bob,
      },
    });
    t.expect
      .card('Riders of Rohan', { wonAt: 'Edoras', storedAt: 'none' })
      .card('Sapling of the White Tree', { storedAt: 'Minas Tirith' })
      .card('Fellowship', { company: 'riders' });
  });

  scenario('switches of the set-up: the starter rules bring the rest with them', (t) => {
    t.given({
      starter: 'rules',
      tieRoll: true,
      avatarLoss: 'minus5',
      players: { Ann: { companies: [company('Moria', 'Haldir')] }, Bob },
    });
    t.expect.table({ starter: 'rules', decks: 1, simultaneous: true, tieRoll: true, avatarLoss: 'minus5' });
  });

  scenario('hoards of this turn', (t) => {
    const table = { players: { Ann: { companies: [company('Moria', 'Haldir')] }, Bob } };
    t.given({ ...table, hoards: ['Dancing Spire'] });
    t.expect.table({ hoards: ['Dancing Spire'] });
  });

  scenario('a card on a site is its owner’s', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            {
              ...company('Moria', 'Haldir'),
              onSite: [{ card: 'Foolish Words', owner: 'Bob' }],
            },
          ],
        },
        Bob,
      },
    });
    t.expect
      .group('companies', 'Haldir', { onSite: ['Foolish Words'] })
      .card('Foolish Words', { owner: 'Bob', controller: 'Bob' });
  });

  scenario('a lasting effect on a company', (t) => {
    t.given({
      phase: 'movement/hazard',
      effects: [
        { from: 'Great Ship', grants: '+1 ship', about: 'riders', until: 'end of turn' },
        { from: 'Elladan', on: 'Haldir', changes: 'prowess', by: 2, until: 'end of turn' },
        { from: 'Elladan', on: 'Ann', changes: 'hand size', by: 1, until: 'end of turn' },
      ],
      players: {
        Ann: {
          discard: ['Great Ship'],
          companies: [
            { as: 'riders', ...company('Rivendell', 'Haldir', 'Elladan') },
            company('Bree', 'Elrohir'),
          ],
        },
        Bob,
      },
    });
    t.expect.card('Haldir', { prowess: 6 }).effects({
      includes: [
        { from: 'Great Ship', about: 'riders', until: 'end of turn' },
        { on: 'Ann', changes: 'hand size' },
      ],
    });
    t.player('Ann').has({ 'hand size': 9 });
  });
});

describe('a position in the words of a position', () => {
  const folder = new URL('scenarios/', import.meta.url);
  const all = readdirSync(folder).flatMap((name) =>
    parseAllDocuments(readFileSync(new URL(name, folder), 'utf8')).map(
      (document) => document.toJS() as Given | null,
    ),
  );
  /** What says where play begins is no part of the position. */
  const ABOUT = new Set(['phase', 'company', 'check', 'dice']);
  interface Given {
    readonly scenario: string;
    readonly given: Readonly<Record<string, unknown>>;
  }

  test('laid out again, every one where nothing happens by itself is the same', () => {
    let compared = 0;
    for (const document of all) {
      if (document === null || document.given['phase'] === 'attack') continue;
      const t = new Table(adapter, { tells: true }).given(document.given);
      if (t.began.length > 0) continue;
      const about = Object.entries(document.given).filter(([field]) => ABOUT.has(field));
      const again = new Table(adapter).given({ ...t.position(), ...Object.fromEntries(about) });
      expect(again.position(), document.scenario).toEqual(t.position());
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('readings', () => {
  scenario('chain and site path are empty where there is none', (t) => {
    t.given({ players: { Ann: { companies: [company('Moria', 'Haldir')] }, Bob } });
    t.expect.table({ chain: '', 'site path': '', 'attempt modifier': 0, 'attempt needs': 0 });
  });
});
