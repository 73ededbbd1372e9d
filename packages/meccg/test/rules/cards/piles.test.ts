/** Events that go or stay, piles, uniqueness. ME-LONG, ME-EVENT, ME-PILE, ME-DISC, ME-UNIQ */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg } from '../../../src/game.ts';
import { Status } from '../../../src/state.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

describe('long-events', () => {
  scenario(
    '[ME-LONG-001 ME-LONG-4000 ME-EVENT-001 ME-EVENT-2006 ME-EVENT-2007] hazard long-events of the opponent go, one’s own hazards stay',
    (t) => {
      t.given({
        phase: 'long-event',
        players: {
          Ann: {
            events: ['Eärcaraxë Ahunt', 'Gates of Morning'],
            companies: [company('Rivendell', 'Elladan')],
          },
          Bob: { ...Bob, events: ['Minions Stir', 'Doors of Night'] },
        },
      });
      t.expect
        .card('Minions Stir', { in: 'discard of Bob' })
        .card('Doors of Night', { in: 'events of Bob' })
        .card('Eärcaraxë Ahunt', { in: 'events of Ann' })
        .card('Gates of Morning', { in: 'events of Ann' });
    },
  );

  scenario('[ME-EVENT-2010 ME-EVENT-004 ME-EVENT-2003] an event in play counts for both', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 6, race: 'Orc' },
      players: {
        Ann: { events: ['Minions Stir'], hand: ['Dark Quarrels'], companies: [company('Moria', 'Elladan')] },
        Bob,
      },
    });
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 7 });
  });

  scenario(
    '[ME-EVENT-005 ME-EVENT-2000 ME-EVENT-2002 ME-EVENT-2005] a short-event is discarded as it resolves',
    (t) => {
      t.given({
        players: {
          Ann: { hand: ['Smoke Rings'], discard: ['Cram'], companies: [company('Moria', 'Elladan')] },
          Bob,
        },
      });
      t.player('Ann').does('Smoke Rings');
      t.expect.card('Smoke Rings', { in: 'discard of Ann' });
      t.player('Bob').mayNot('Smoke Rings');
    },
  );
});

describe('piles and uniqueness', () => {
  scenario(
    '[ME-DISC-2000 ME-DISC-2001 ME-PILE-014] what lies on a card goes with it, followers do not',
    (t) => {
      t.given({
        players: {
          Ann: {
            companies: [
              company(
                'Rivendell',
                { card: 'Elrond', on: ['Glamdring', { card: 'Lure of Nature', owner: 'Bob' }] },
                { card: 'Haldir', leader: 'Elrond' },
              ),
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does('Elrond: discard');
      t.expect
        .card('Glamdring', { in: 'discard of Ann' })
        .card('Lure of Nature', { in: 'discard of Bob' })
        .card('Haldir', { in: 'company of company 1' });
    },
  );

  scenario(
    '[ME-UNIQ-006 ME-UNIQ-4001 ME-UNIQ-008] one copy of a unique card is in play, whoever has it',
    (t) => {
      t.given({
        phase: 'at the site',
        players: {
          Ann: { hand: ['Glamdring', 'Sword of Gondolin'], companies: [company('Moria', 'Elladan')] },
          Bob: {
            companies: [company('Edhellond', { card: 'Ioreth', on: ['Glamdring', 'Sword of Gondolin'] })],
          },
        },
      });
      t.player('Ann').mayNot('Glamdring in hand of Ann', { rule: 'ME-UNIQ-006' });
      t.player('Ann').mayChoose.includes('Sword of Gondolin: play');
    },
  );

  scenario('[ME-PILE-003 ME-PILE-005 ME-UNIQ-500] what was eliminated never comes back, to nobody', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Haldir', 'Orophin'], companies: [company('Rivendell', 'Elladan')] },
        Bob: { ...Bob, out: ['Haldir'], discard: ['Orophin'] },
      },
    });
    t.player('Ann').mayNot('Haldir in hand of Ann', { to: 'bringIn', rule: 'ME-UNIQ-007' });
    t.player('Ann').mayChoose.includes('Orophin: bring');
  });
  scenario('[ME-SETUP-4002 ME-PILE-013] the fallen lie out of play, what was defeated among points', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Orc-guard', strikes: 2, prowess: 9, body: 0 },
      dice: [1, 1, 6, 6, 6, 6],
      players: {
        Ann: { companies: [company('Moria', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.player('Ann').does('Elladan', 'Elrohir', 'The strike against Elladan', 'No', 'No');
    t.expect.card('Elladan', { in: 'out of Ann' }).card('Orc-guard', { in: 'discard of Bob' });
  });
  scenario('[ME-SETUP-4002] for both strikes beaten the creature is won', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Orc-guard', strikes: 2, prowess: 9, body: 0 },
      dice: [6, 6, 6, 6],
      players: {
        Ann: { companies: [company('Moria', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.player('Ann').does('Elladan', 'Elrohir', 'The strike against Elladan', 'No', 'No');
    t.expect.card('Orc-guard', { in: 'points of Ann' });
  });

  test('[ME-PILE-012 ME-PILE-001] a player sees his own discard pile, and all see points and what is out of play', () => {
    const t = new Table(adapter);
    t.given({
      players: {
        Ann: {
          discard: ['Cram'],
          points: ['Glamdring'],
          out: ['Haldir'],
          companies: [company('Rivendell', 'Elladan')],
        },
        Bob,
      },
    });
    const seen = (player: number, card: string): boolean =>
      meccg.view(t.state, player).card.def[t.who.card(card)] !== 0;
    expect([seen(1, 'Cram'), seen(2, 'Cram')]).toEqual([true, false]);
    expect([seen(2, 'Glamdring'), seen(2, 'Haldir')]).toEqual([true, true]);
  });

  test('[ME-CHAR-008 ME-PILE-013] a failed check by two or more puts a character out of play', () => {
    const t = new Table(adapter);
    t.given({
      phase: 'corruption check',
      check: { character: 'Elladan', modifier: -2 },
      dice: [1, 1],
      players: {
        Ann: {
          companies: [
            company('Moria', { card: 'Elladan', on: ['Orcrist'] }, { card: 'Haldir', status: 'tapped' }),
          ],
        },
        Bob,
      },
    });
    t.expect.card('Elladan', { in: 'out of Ann' });
    expect(t.state.card.status[t.who.card('Haldir')]).toBe(Status.tapped);
  });
});
