/** Untapping, tapping, hands, long-events, piles, uniqueness. ME-UNTAP, ME-TAP, ME-EOT, ME-HAND, ME-LONG, ME-PILE, ME-UNIQ */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg } from '../../src/game.ts';
import { Phase, Status } from '../../src/state.ts';
import { adapter, Bob, company, idleUntil, scenario } from '../table.ts';

describe('untap phase', () => {
  scenario(
    '[ME-UNTAP-001 ME-UNTAP-002 ME-UNTAP-500 ME-UNTAP-502 ME-UNTAP-4001 ME-UNTAP-4003 ME-UNTAP-4005 ME-TAP-005 ME-TAP-007 ME-CHAR-502] own cards untap; the wounded heal to tapped, at a Haven only, allies as well',
    (t) => {
      t.given({
        phase: 'untap',
        players: {
          Ann: {
            companies: [
              company(
                'Rivendell',
                {
                  card: 'Elladan',
                  status: 'tapped',
                  on: [{ card: 'Great-shield of Rohan', status: 'tapped' }],
                },
                { card: 'Haldir', status: 'wounded', on: [{ card: 'Gollum', status: 'wounded' }] },
              ),
              company('Moria', { card: 'Orophin', status: 'wounded' }),
            ],
          },
          Bob: { companies: [company('Edhellond', { card: 'Ioreth', status: 'tapped' })] },
        },
      });
      t.expect
        .card('Elladan', { status: 'untapped' })
        .card('Great-shield of Rohan', { status: 'untapped' })
        .card('Haldir', { status: 'tapped' })
        .card('Gollum', { status: 'tapped' })
        .card('Orophin', { status: 'wounded' })
        .card('Ioreth', { status: 'tapped' });
    },
  );

  scenario('[ME-UNTAP-003 ME-UNTAP-4002 ME-SITE-4007] sites stay tapped', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: {
          companies: [{ ...company('Moria', { card: 'Elladan', status: 'tapped' }), siteTapped: true }],
        },
        Bob,
      },
    });
    t.expect.card('Elladan', { status: 'untapped', 'site tapped': true });
  });

  scenario('[ME-UNTAP-4000 ME-TURN-003] resources may be played in it', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: { hand: ['Smoke Rings'], discard: ['Cram'], companies: [company('Moria', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Smoke Rings');
    t.player('Ann').mayNot('Elladan', { rule: 'ME-ORG-002' });
  });
});

describe('tapping', () => {
  scenario(
    '[ME-TAP-003 ME-TAP-006 ME-TAP-008 ME-TAP-002] what needs a character to tap cannot be done by a tapped or wounded one',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 5, race: 'Orc' },
        players: {
          Ann: {
            hand: ['Concealment', 'Dark Quarrels'],
            companies: [
              company(
                'Moria',
                { card: 'Adrazar', status: 'wounded' },
                { card: 'Anborn', status: 'tapped' },
                'Haldir',
              ),
            ],
          },
          Bob,
        },
      });
      t.player('Ann').mayNot('Concealment');
      t.player('Ann').mayChoose.includes('Dark Quarrels');
    },
  );

  scenario('[ME-TAP-009] a tapped or wounded character still transfers and moves', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          companies: [
            company(
              'Moria',
              { card: 'Elladan', status: 'wounded', on: ['Cram'] },
              { card: 'Haldir', status: 'tapped' },
            ),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Elladan: declare movement');
    t.player('Ann').does('Cram: transfer');
    t.expect.card('Cram', { in: 'on of Haldir' });
  });
});

describe('end of turn and hands', () => {
  scenario(
    '[ME-EOT-001 ME-EOT-002 ME-EOT-500 ME-EOT-4001 ME-HAND-001 ME-HAND-003] first a card may be discarded, then hands are reset',
    (t) => {
      t.given({
        phase: 'end-of-turn',
        players: {
          Ann: {
            hand: ['Cram', 'Glamdring'],
            deck: Array.from({ length: 9 }, () => 'Hobgoblins'),
            companies: [company('Rivendell', 'Elladan')],
          },
          Bob: { ...Bob, hand: Array.from({ length: 10 }, () => 'Cram'), deck: ['Dodge', 'Dodge'] },
        },
      });
      t.player('Ann').does('Cram');
      t.expect.card('Cram in discard of Ann', { in: 'discard of Ann' });
      t.player('Bob').does('Keep all');
    },
  );

  const full = Array.from({ length: 9 }, () => 'Cram');
  for (const active of ['Ann', 'Bob'])
    scenario(`[ME-EOT-001] the player whose turn it is comes first: ${active}`, (t) => {
      t.given({
        phase: 'end-of-turn',
        active,
        players: {
          Ann: { hand: full, companies: [company('Rivendell', 'Elladan')] },
          Bob: { ...Bob, hand: full },
        },
      });
      const other = active === 'Ann' ? 'Bob' : 'Ann';
      t.player(active).does('Keep all');
      t.expect.asked(active);
      // His hand is brought to eight before the other is asked at all.
      t.player(active).does('Cram (1)');
      t.player(other).mayChoose.includes('Keep all');
    });
  for (const active of ['Ann', 'Bob'])
    scenario(`[ME-HAND-004] so it is when a company has moved: ${active}`, (t) => {
      t.given({
        phase: 'movement/hazard',
        active,
        players: {
          Ann: { hand: full, companies: [company('Rivendell', 'Elladan')] },
          Bob: { ...Bob, hand: full },
        },
      });
      t.player(active === 'Ann' ? 'Bob' : 'Ann').passes();
      t.player(active).mayChoose.includes('Cram (9)');
    });
  scenario(
    '[ME-CARD-0099] until the next untap phase of one player: it outlives the card that said so',
    (t) => {
      t.given({
        dice: [6, 6],
        players: {
          Ann: { companies: [company('Rivendell', { card: 'Balin', on: ['Book of Mazarbul'] })], deck: full },
          Bob: { ...Bob, deck: full },
        },
      });
      t.player('Ann').does('Book of Mazarbul: in your', 'Book of Mazarbul: store');
      t.expect.card('Book of Mazarbul', { in: 'points of Ann' });
      t.player('Ann').has({ 'hand size': 9 });
      idleUntil(t, () => t.state.global.active === 2 && t.state.global.phase === Phase.site);
      t.player('Ann').has({ 'hand size': 9 });
      idleUntil(t, () => t.state.global.active === 1);
      t.player('Ann').has({ 'hand size': 8 });
      t.player('Bob').has({ 'hand size': 8 });
    },
  );

  test('[ME-HAND-001 ME-EOT-001 ME-DISC-2002 ME-DECK-4010] eight cards: drawn up, or discarded down one at a time', () => {
    const t = new Table(adapter);
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: {
          hand: ['Cram', 'Glamdring'],
          deck: Array.from({ length: 9 }, () => 'Hobgoblins'),
          companies: [company('Rivendell', 'Elladan')],
        },
        Bob: {
          ...Bob,
          hand: [...Array.from({ length: 9 }, () => 'Dodge'), 'Orcrist'],
          deck: ['Cram', 'Cram'],
        },
      },
    });
    t.player('Ann').does('Keep all');
    t.player('Bob').does('Orcrist');
    const size = (p: number): number =>
      t.state.place.size[t.state.layout.placeBase[meccg.engine.schema.zone['hand']] + p];
    expect(size(1)).toBe(8);
    expect(size(2)).toBe(9);
    t.player('Bob').does(t.offered()[0]);
    expect(size(2)).toBe(8);
  });

  scenario('[ME-HAND-002 ME-TURN-4001 ME-TURN-4005] a larger hand counts when hands are reset', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Elrond')] }, Bob } });
    t.player('Ann').has({ 'hand size': 9 });
    t.player('Bob').has({ 'hand size': 8 });
  });
});

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

  scenario(
    '[ME-PILE-003 ME-PILE-005 ME-PILE-013 ME-UNIQ-4006 ME-UNIQ-500 ME-SETUP-4002] what was eliminated never comes back',
    (t) => {
      t.given({
        players: {
          Ann: { hand: ['Haldir', 'Orophin'], companies: [company('Rivendell', 'Elladan')] },
          Bob: { ...Bob, out: ['Haldir'], discard: ['Orophin'] },
        },
      });
      t.player('Ann').mayNot('Haldir in hand of Ann', { rule: 'ME-UNIQ-007' });
      t.player('Ann').mayChoose.includes('Orophin: bring');
    },
  );

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
