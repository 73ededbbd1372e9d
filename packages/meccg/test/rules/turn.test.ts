/** Untapping, tapping, hands, long-events, piles, uniqueness. ME-UNTAP, ME-TAP, ME-EOT, ME-HAND, ME-LONG, ME-PILE, ME-UNIQ */
import { sizeOf } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import {
  character,
  chooseCharacter,
  onYourTurn,
  shortEvent,
  the,
  untapIt,
} from '../../src/cards/words/index.ts';
import { meccg } from '../../src/game.ts';
import { Phase, Status } from '../../src/state.ts';
import { invent } from '../invented.ts';
import { adapter, Bob, company, idleUntil, resolveChain, scenario } from '../table.ts';

describe('untap phase', () => {
  const mornings = {
    phase: 'untap',
    players: {
      Ann: {
        companies: [
          company(
            'Rivendell',
            { card: 'Elladan', status: 'tapped', on: [{ card: 'Great-shield of Rohan', status: 'tapped' }] },
            { card: 'Haldir', status: 'wounded', on: [{ card: 'Gollum', status: 'wounded' }] },
          ),
          company('Moria', { card: 'Orophin', status: 'wounded' }, { card: 'Bofur', status: 'tapped' }),
        ],
      },
      Bob: { companies: [company('Edhellond', { card: 'Ioreth', status: 'tapped' })] },
    },
  };
  scenario(
    '[ME-UNTAP-002 ME-UNTAP-4001] one’s own characters and other cards untap, wherever they are',
    (t) => {
      t.given(mornings);
      t.expect
        .card('Elladan', { status: 'untapped' })
        .card('Bofur', { status: 'untapped' })
        .card('Great-shield of Rohan', { status: 'untapped' })
        .card('Ioreth', { status: 'tapped' });
    },
  );
  scenario('[ME-UNTAP-001 ME-UNTAP-500] the wounded heal to tapped, at a Haven only', (t) => {
    t.given(mornings);
    t.expect.card('Haldir', { status: 'tapped' }).card('Orophin', { status: 'wounded' });
  });
  scenario('[ME-UNTAP-502] allies as well', (t) => {
    t.given(mornings);
    t.expect.card('Gollum', { status: 'tapped' });
  });
  invent(
    'A Loud Call',
    'TW-319',
    shortEvent({
      when: onYourTurn,
      targets: [chooseCharacter('character', character)],
      effect: untapIt(the('character')),
    }),
  );
  const three = {
    players: {
      Ann: {
        hand: ['A Loud Call', 'And Forth He Hastened'],
        companies: [
          company(
            'Bree',
            { card: 'Alatar', status: 'tapped' },
            { card: 'Elladan', status: 'wounded' },
            { card: 'Elrohir', status: 'tapped' },
          ),
        ],
      },
      Bob,
    },
  };
  for (const [who, status] of [
    ['Elladan', 'wounded'],
    ['Elrohir', 'untapped'],
  ])
    scenario(`[ME-TAP-005 ME-UNTAP-4005] what untaps does not heal: ${who}`, (t) => {
      t.given(three);
      t.player('Ann').does('A Loud Call: ', who);
      resolveChain(t);
      t.expect.card(who, { status });
    });
  scenario('[ME-TAP-007 ME-CHAR-502 ME-UNTAP-4003] who is wounded is not tapped besides', (t) => {
    t.given(three);
    t.player('Ann').does('And Forth He Hastened: ').mayChoose.exactly('Alatar', 'Elrohir');
  });

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
  const evening = {
    phase: 'end-of-turn',
    players: {
      Ann: {
        hand: ['Glamdring', ...Array.from({ length: 7 }, () => 'Cram')],
        deck: Array.from({ length: 9 }, () => 'Hobgoblins'),
        companies: [company('Rivendell', { card: 'Balin', on: ['Book of Mazarbul'] })],
      },
      Bob: { ...Bob, hand: Array.from({ length: 8 }, () => 'Cram'), deck: ['Dodge', 'Dodge'] },
    },
  };
  scenario(
    '[ME-EOT-002 ME-EOT-500 ME-EOT-4001] a card is discarded first, and then one is drawn for it',
    (t) => {
      t.given(evening);
      t.player('Ann')
        .does('Glamdring')
        .has({ hand: 8, discard: ['Glamdring'] });
      // It is Bob's turn to discard: Ann's new card cannot go any more.
      t.player('Bob').mayChoose.includes('Keep all');
    },
  );
  scenario('[ME-EOT-001 ME-EOT-4001] or none, and then none is drawn', (t) => {
    t.given(evening);
    t.player('Ann').does('Keep all').has({ hand: 8, discard: [] });
    t.player('Bob').does('Cram (1)').has({ hand: 8 });
  });
  scenario('[ME-HAND-003] a larger hand is filled when hands are reset, not at once', (t) => {
    t.given({ ...evening, phase: 'organization' });
    t.player('Ann').does('Book of Mazarbul: in your').has({ 'hand size': 9, hand: 8 });
    t.player('Ann').does('Pass');
    idleUntil(t, () => t.state.global.phase === Phase.site);
    t.player('Ann').has({ hand: 9 });
  });

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
      sizeOf(t.state, t.state.layout.placeBase[meccg.engine.schema.zone['hand']] + p);
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
