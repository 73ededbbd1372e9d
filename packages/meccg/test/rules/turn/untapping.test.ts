/** Untapping, healing, tapping. ME-UNTAP, ME-TAP */
import { describe } from 'vitest';
import {
  character,
  chooseCharacter,
  onYourTurn,
  shortEvent,
  the,
  untapIt,
} from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

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
