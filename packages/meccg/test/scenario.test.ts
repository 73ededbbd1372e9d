/** Positions of this game: what can be said in them, and what is refused. */
import { Malformed, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
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

describe('refused', () => {
  const refusal = (given: object): string => {
    try {
      new Table(adapter).given(given);
    } catch (error) {
      if (error instanceof Malformed) return error.message;
      throw error;
    }
    return 'accepted';
  };
  const ann = (own: object): object => ({ players: { Ann: own, Bob } });
  test.each([
    [
      'an unknown site',
      ann({ companies: [company('Minas Tirit', 'Haldir')] }),
      'did you mean "Minas Tirith"?',
    ],
    ['an unknown card', ann({ hand: ['Haldirr'] }), 'did you mean "Haldir"?'],
    [
      "a card on guard of the company's own player",
      ann({ companies: [{ ...company('Moria', 'Haldir'), onGuard: ['Orc-guard'] }] }),
      'lies on guard beside a company of its own player: "owner" says whose it is',
    ],
    [
      'an item as a character',
      ann({ companies: [company('Moria', 'Glamdring')] }),
      '"Glamdring" is no character',
    ],
    ['a company of nobody', ann({ companies: [company('Moria')] }), 'needs a character'],
    ['two Wizards', ann({ companies: [company('Rivendell', 'Alatar', 'Saruman')] }), 'one Wizard at most'],
    [
      'two companies of one name',
      ann({
        companies: [
          { as: 'x', ...company('Moria', 'Haldir') },
          { as: 'x', ...company('Bree', 'Elladan') },
        ],
      }),
      'another is called "x" already',
    ],
    [
      'two of a unique character',
      { players: { Ann: { companies: [company('Moria', 'Ioreth')] }, Bob } },
      'is unique',
    ],
    [
      'a follower of someone elsewhere',
      ann({ companies: [company('Moria', 'Elrond'), company('Bree', { card: 'Haldir', leader: 'Elrond' })] }),
      'not in the same company',
    ],
    ['an item among the factions', ann({ factions: ['Glamdring'] }), '"Glamdring" is no faction'],
    ['a player alone', { players: { Ann: { companies: [company('Moria', 'Haldir')] } } }, 'two players'],
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
      'is no way from Rivendell to Moria',
    ],
    [
      'starter movement that does not exist',
      {
        ...ann({ companies: [{ ...company('Bree', 'Haldir'), movesTo: 'Moria', by: 'starter' }] }),
        phase: 'hazards',
      },
      'no starter movement from Bree to Moria',
    ],
  ])('%s', (_what, given, message) => expect(refusal(given)).toContain(message));
});

describe('readings', () => {
  scenario('chain and site path are empty where there is none', (t) => {
    t.given({ players: { Ann: { companies: [company('Moria', 'Haldir')] }, Bob } });
    t.expect.table({ chain: '', 'site path': '', 'attempt modifier': 0, 'attempt needs': 0 });
  });
});
