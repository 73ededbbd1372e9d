/** The Wizards: resource short-events, Great Ship. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../../src/state.ts';
import { attackWith, Bob, company, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';

describe('[TW-248] Great Ship', () => {
  const sailing = (to: string) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Edhellond', 'Elladan', 'Elrohir'), as: 'riders', movesTo: to }] },
      Bob: { companies: [company('Lórien', 'Ioreth')], hand: ['Corsairs of Umbar', 'Rebel-talk'] },
    },
  });
  scenario('[TW-248/1] Great Ship: a character taps for it in the organization phase', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Great Ship'], companies: [company('Edhellond', 'Elladan')] },
        Bob: { companies: [company('Lórien', 'Ioreth')] },
      },
    });
    t.player('Ann').does('Great Ship');
    t.expect.card('Great Ship', { in: 'events of Ann' }).card('Elladan', { status: 'tapped' });
  });
  scenario('Great Ship: without it nobody can tap against hazards', (t) => {
    t.given(sailing('Tolfalas'));
    t.player('Bob').does('Rebel-talk: as', 'Elladan');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'on of Elladan' });
  });
});

/** Elladan has tapped for the ship; they sail to the Isle of the Ulond, and Bob has hazards. */
function sail(
  t: Table<S>,
  hand: readonly string[],
  on: readonly string[] = [],
  bob: object = {},
  factions: readonly string[] = [],
): void {
  t.given({
    players: {
      Ann: {
        hand: ['Great Ship'],
        factions,
        deck: ['Cram', 'Cram', 'Cram'],
        companies: [
          { ...company('Edhellond', 'Elladan', { card: 'Elrohir', on }), movesTo: 'Isle of the Ulond' },
        ],
      },
      Bob: { companies: [company('Lórien', 'Ioreth')], hand, deck: ['Cram', 'Cram', 'Cram', 'Cram'], ...bob },
    },
  });
  t.player('Ann').does('Great Ship', 'Elladan');
  idleUntil(t, () => offers(t, 'the path printed'));
  t.player('Ann').does('the path printed', 'No');
  t.player('Bob').does('No');
}

describe('Great Ship, in answer to a hazard that rolls dice', () => {
  scenario('[TW-248/2 ME-CARD-0316 ME-CARD-0318] one on the company is cancelled', (t) => {
    sail(t, ['Call of Home', 'Corsairs of Umbar']);
    t.player('Bob').does('Call of Home: as', 'Elladan');
    t.player('Ann').does('Great Ship: in answer');
    resolveChain(t);
    t.expect
      .card('Call of Home', { in: 'discard of Bob' })
      .card('Elrohir', { status: 'tapped' })
      .card('Elladan', { in: 'company of company 1' });
  });
  scenario('[TW-248/2 ME-CARD-0316] not one that rolls none', (t) => {
    sail(t, ['Rebel-talk', 'Twilight'], [], { events: ['Doors of Night'] });
    t.player('Bob').does('Rebel-talk: as', 'Elladan');
    t.player('Ann').mayNot('Great Ship', { to: 'in answer', because: 'nothing to choose' });
    t.player('Bob').does('Pass');
    t.expect.card('Rebel-talk', { in: 'on of Elladan' });
  });
  scenario('[TW-248/2 ME-CARD-0316] nor one on someone elsewhere', (t) => {
    sail(t, ['Muster Disperses', 'Twilight'], [], { events: ['Doors of Night'] }, ['Men of Lebennin']);
    t.player('Bob').does('Muster Disperses: as');
    t.player('Ann').mayNot('Great Ship', { to: 'in answer', because: 'nothing to choose' });
  });
});

scenario('[TW-248/3] Great Ship: a character taps to cancel the attack of a creature', (t) => {
  sail(t, ['Corsairs of Umbar', 'Rebel-talk']);
  attackWith(t, 'Bob', 'Corsairs of Umbar', 'coastal-sea');
  t.player('Ann').does('Great Ship');
  resolveChain(t);
  t.expect.card('Elrohir', { status: 'tapped' }).table({ stage: 'none' });
});

scenario(
  '[TW-248/4] Great Ship: a character taps to be rid of a hazard that lies on one of the company',
  (t) => {
    sail(t, ['Corsairs of Umbar'], ['Foolish Words']);
    t.player('Ann').does('Great Ship');
    resolveChain(t);
    t.expect.card('Foolish Words', { in: 'discard of Ann' }).card('Elrohir', { status: 'tapped' });
  },
);

scenario('[TW-248/5] Great Ship is discarded at the end of the turn', (t) => {
  t.given({
    phase: 'end-of-turn',
    players: {
      Ann: { events: ['Great Ship'], hand: ['Cram'], companies: [company('Bree', 'Elladan')] },
      Bob,
    },
  });
  t.expect.card('Great Ship', { in: 'events of Ann' });
  t.player('Ann').does('Keep all');
  t.expect.card('Great Ship', { in: 'discard of Ann' });
});

describe('[TW-248] Great Ship, and what it does not do', () => {
  scenario('its use costs an untapped character of that company', (t) => {
    sail(t, ['Rebel-talk', 'Corsairs of Umbar'], ['Foolish Words']);
    t.player('Ann').does('Great Ship: on your turn');
    resolveChain(t);
    t.expect.card('Elrohir', { status: 'tapped' });
    attackWith(t, 'Bob', 'Corsairs of Umbar', 'coastal-sea');
    t.player('Ann').mayNot('Great Ship', { to: 'cancel the attack', because: 'nothing to choose' });
  });
  scenario('[ME-CARD-0316] not on the path of a company that goes by land', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Great Ship'],
          deck: ['Cram', 'Cram', 'Cram'],
          companies: [{ ...company('Rivendell', 'Elladan', 'Elrohir'), movesTo: 'Moria' }],
        },
        Bob: { ...Bob, hand: ['Foolish Words', 'Orc-guard'], deck: ['Cram', 'Cram', 'Cram'] },
      },
    });
    t.player('Ann').does('Great Ship', 'Elladan', 'Pass', 'Rhudaur, Hollin, Redhorn Gate', 'No');
    t.player('Ann').mayNot('Great Ship', { because: 'Coastal Sea' });
  });
});

describe('[TW-248] Great Ship, and those who are not aboard', () => {
  const twoCompanies = (ship: string, t: Table<S>): void => {
    t.given({
      players: {
        Ann: {
          hand: ['Great Ship'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram'],
          companies: [
            { ...company('Edhellond', 'Elladan', 'Elrohir'), movesTo: 'Isle of the Ulond' },
            company('Rivendell', 'Haldir', 'Legolas'),
          ],
        },
        Bob: {
          companies: [company('Lórien', 'Ioreth')],
          hand: ['Corsairs of Umbar'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram'],
        },
      },
    });
    t.player('Ann').does('Great Ship', ship);
    idleUntil(t, () => offers(t, 'Corsairs of Umbar: attack'));
    attackWith(t, 'Bob', 'Corsairs of Umbar', 'coastal-sea');
  };
  scenario('whoever sails elsewhere, or stays at home, does not tap for it', (t) => {
    twoCompanies('Elladan', t);
    t.player('Ann').does('Great Ship');
    resolveChain(t);
    t.expect
      .card('Elrohir', { status: 'tapped' })
      .card('Haldir', { status: 'untapped' })
      .card('Legolas', { status: 'untapped' })
      .table({ stage: 'none' });
  });
  scenario('a company without it may not use the ship of another', (t) => {
    twoCompanies('Haldir', t);
    t.player('Ann').mayChoose.excludes('Great Ship');
  });
  scenario('who stays at home is not at sea because others were', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Great Ship', 'Twilight'],
          events: ['Gates of Morning'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram'],
          companies: [
            { ...company('Moria', 'Haldir', { card: 'Legolas', on: ['Foolish Words'] }), as: 'home' },
            { ...company('Edhellond', 'Elladan', 'Elrohir'), movesTo: 'Isle of the Ulond' },
          ],
        },
        Bob: { companies: [company('Lórien', 'Ioreth')], deck: ['Cram', 'Cram', 'Cram', 'Cram'] },
      },
    });
    t.player('Ann').does('Great Ship', 'Haldir');
    const uses = (): boolean => offers(t, 'Great Ship');
    idleUntil(t, () => uses() || t.state.global.phase === 6);
    t.expect.card('Foolish Words', { in: 'on of Legolas' });
    t.player('Ann').mayChoose.excludes('Great Ship');
  });
  for (const [from, to, sails] of [
    ['Edhellond', 'Isle of the Ulond', true],
    ['Grey Havens', 'Himring', true],
    // Wilderness and Free-domain, and then the sea.
    ['Edhellond', 'Tolfalas', false],
  ] as const)
    scenario(`[ME-CARD-0316] from ${from} to ${to} by the printed path: ${sails}`, (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Great Ship'],
            deck: ['Cram', 'Cram', 'Cram', 'Cram'],
            companies: [
              { ...company(from, 'Elladan', { card: 'Elrohir', on: ['Foolish Words'] }), movesTo: to },
            ],
          },
          Bob: {
            companies: [company('Lórien', 'Ioreth')],
            hand: ['Corsairs of Umbar', 'Rebel-talk'],
            deck: ['Cram', 'Cram', 'Cram', 'Cram'],
          },
        },
      });
      t.player('Ann').does('Great Ship', 'Elladan');
      idleUntil(t, () => offers(t, 'the path printed'));
      t.player('Ann').does('the path printed');
      idleUntil(t, () => !t.offered().includes('No'));
      if (sails) t.player('Ann').mayChoose.includes('Great Ship: on your turn');
      else t.player('Ann').mayNot('Great Ship', { because: 'no two regions in a row' });
    });
});
