/** How a game ends: calling, last checks, avatars. ME-END */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg, readSetup } from '../../../src/game.ts';
import { mayCall } from '../../../src/turn/end.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

describe('calling', () => {
  const calls = (decks: number, exhausted: number, points: readonly string[]): boolean => {
    const t = new Table(adapter);
    t.given({
      decks,
      players: { Ann: { exhausted, points, companies: [company('Rivendell', 'Elladan')] }, Bob },
    });
    return mayCall(t.state, 1);
  };
  // Orcrist and the Scroll give 4 each, Glamdring and three more 2 each, Riders and others 3.
  const many = [
    'Orcrist',
    'Scroll of Isildur',
    'Glamdring',
    'Great-shield of Rohan',
    'Hauberk of Bright Mail',
    'Sword of Gondolin',
    'Hauberk of Bright Mail',
  ];
  test.each([
    ['ME-END-012', 1, 1, [], true],
    ['ME-END-012', 1, 0, [], false],
    ['ME-END-013', 1, 0, [...many, 'Sword of Gondolin'], true],
    ['ME-END-016', 2, 2, [], true],
    ['ME-END-016', 2, 1, many, false],
    ['ME-END-016', 2, 1, [...many, 'Sword of Gondolin', 'Sword of Gondolin', 'Hauberk of Bright Mail'], true],
    ['ME-END-016', 2, 0, [...many, ...many], false],
    ['ME-END-017', 3, 3, [], true],
    ['ME-END-017', 3, 2, many, false],
    ['ME-END-018', 4, 4, [], true],
    ['ME-END-018', 4, 3, many, false],
  ] as const)(
    '[%s ME-END-005] %i decks, exhausted %i times: called with %j is %s',
    (_id, decks, exhausted, points, expected) => {
      expect(calls(decks, exhausted, points)).toBe(expected);
    },
  );

  scenario(
    '[ME-END-008 ME-END-4007] who qualifies calls at the end of his turn; the opponent takes one more; then the Council',
    (t) => {
      t.given({
        phase: 'end-of-turn',
        decks: 1,

        players: {
          Ann: {
            exhausted: 1,
            deck: Array.from({ length: 20 }, () => 'Cram'),
            companies: [company('Rivendell', 'Elladan')],
          },
          Bob: { ...Bob, exhausted: 0, deck: Array.from({ length: 20 }, () => 'Cram') },
        },
      });
      t.player('Ann').does('Yes');
      t.expect.table({ calledBy: 'Ann', active: 'Bob' });
    },
  );

  scenario('[ME-END-008] that the opponent qualifies is not enough', (t) => {
    t.given({
      phase: 'end-of-turn',
      decks: 1,
      players: {
        Ann: { exhausted: 0, companies: [company('Rivendell', 'Elladan')] },
        Bob: { companies: [company('Edhellond', 'Ioreth', 'Haldir')], exhausted: 1 },
      },
    });
    t.expect.table({ calledBy: 'none', active: 'Bob' });
  });
});

describe('the Council', () => {
  const held = (
    active: string,
    dice: readonly number[],
    bob: readonly (string | object)[],
    ann = ['Elrond'],
  ) => ({
    phase: 'council',
    active,
    dice,
    players: {
      Ann: { companies: [company('Rivendell', ...ann)] },
      Bob: { companies: [company('Edhellond', ...bob)] },
    },
  });
  scenario(
    '[ME-END-004 ME-END-021] every character checks, a Wizard too, and then points are compared',
    (t) => {
      // Ann's Elrond and Bob's Alatar both roll, and 2 is too little for the Scroll.
      t.given(held('Ann', [6, 6, 1, 1], [{ card: 'Alatar', on: ['Scroll of Isildur'] }]));
      t.expect.card('Alatar', { in: 'out of Bob' }).result({ Ann: 'won', Bob: 'lost' });
    },
  );
  for (const active of ['Ann', 'Bob'])
    scenario(`[ME-END-022] whoever moved last checks first: ${active}`, (t) => {
      t.given(held(active, [], ['Elladan', 'Haldir'], ['Elrond', 'Elrohir']));
      t.expect.asked(active);
    });
  const laden = { card: 'Elladan', on: ['Glamdring', 'Cram'] };
  scenario('[ME-END-024] companions tap to help', (t) => {
    t.given(held('Bob', [1, 1, 6, 6, 6, 6], [laden, 'Haldir']));
    t.player('Bob').does('Elladan checks', 'Tap Haldir', 'Roll');
    t.expect.card('Elladan', { in: 'company of company 1 of Bob' }).card('Haldir', { status: 'tapped' });
  });
  scenario('[ME-END-023 ME-END-4000] nobody untaps for it, and who is tapped helps nobody', (t) => {
    t.given(held('Bob', [], [laden, { card: 'Haldir', status: 'tapped' }, 'Orophin']));
    t.player('Bob').does('Elladan checks').mayChoose.exactly('Roll', 'Tap Orophin');
  });

  scenario('[ME-END-027 ME-END-026] who fails is lost with what he controls, not his followers', (t) => {
    t.given({
      phase: 'council',
      active: 'Ann',
      dice: [1, 1, 6, 6, 6, 6],
      players: {
        Ann: {
          hand: ['Smoke Rings'],
          discard: ['Cram'],
          companies: [
            company(
              'Rivendell',
              { card: 'Elrond', on: ['Orcrist', 'Gollum'] },
              { card: 'Haldir', leader: 'Elrond', status: 'tapped' },
            ),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Smoke Rings');
    t.player('Ann').does('Elrond checks');
    t.expect.card('Gollum', { in: 'discard of Ann' }).card('Haldir', { in: 'company of company 1' });
  });

  scenario('[ME-END-029] equal totals tie', (t) => {
    t.given({
      phase: 'council',
      dice: [6, 6, 6, 6],
      players: {
        Ann: { companies: [company('Rivendell', 'Elladan')] },
        Bob: { companies: [company('Rivendell', 'Elrohir')] },
      },
    });
    t.expect.result({ Ann: 'drawn', Bob: 'drawn' });
  });

  const tie = (tieRoll: boolean, dice: readonly number[]) => ({
    phase: 'council',
    tieRoll,
    dice: [6, 6, 6, 6, ...dice],
    players: {
      Ann: { companies: [company('Rivendell', 'Elladan')] },
      Bob: { companies: [company('Rivendell', 'Elrohir')] },
    },
  });
  scenario('[ME-END-9001] a tie is a tie, unless it was agreed to roll for it', (t) => {
    t.given(tie(false, []));
    t.expect.result({ Ann: 'drawn', Bob: 'drawn' });
  });
  scenario('[ME-END-9001] then the higher roll wins, and equal rolls are made again', (t) => {
    t.given(tie(true, [3, 4, 5, 2, 1, 1, 1, 2]));
    t.expect.result({ Ann: 'lost', Bob: 'won' });
  });
  scenario('[ME-END-9001] where nobody ties nobody rolls', (t) => {
    t.given({
      ...tie(true, []),
      dice: [6, 6, 6, 6],
      players: {
        ...tie(true, []).players,
        Ann: { companies: [company('Rivendell', 'Elladan')], factions: ['Riders of Rohan'] },
      },
    });
    t.expect.result({ Ann: 'won', Bob: 'lost' });
  });
  test('[ME-END-9001] the set-up says whether it was agreed', () => {
    const made = (more: object) => meccg.create(readSetup({ decks: ['A', 'B'], ...more }), 'tie');
    expect(made({ tieRoll: true }).global.tieRoll).toBe(1);
    expect(made({}).global.tieRoll).toBe(0);
    expect(() => readSetup({ decks: ['A', 'B'], tieRoll: 'yes' })).toThrow('setup.tieRoll');
  });

  scenario('[ME-END-025 ME-END-4001] events in play keep working', (t) => {
    t.given({
      phase: 'council',
      active: 'Ann',
      dice: [1, 1, 6, 6],
      players: {
        Ann: {
          companies: [
            company('Rivendell', { card: 'Elladan', on: [{ card: 'Lure of Nature', owner: 'Bob' }] }),
          ],
        },
        Bob,
      },
    });
    // The points of the Lure count: 2 is not more than 2.
    t.expect.card('Elladan', { in: 'discard of Ann' });
  });

  const wizards = (avatarLoss: string, dice: readonly number[]) => ({
    phase: 'council',
    active: 'Ann',
    avatarLoss,
    dice,
    players: {
      Ann: {
        companies: [company('Rivendell', { card: 'Saruman', on: ['Glamdring', 'Cram'] })],
        points: ['Orcrist', 'Hobgoblins'],
      },
      Bob: { companies: [company('Edhellond', { card: 'Alatar', on: ['Scroll of Isildur'] })] },
    },
  });
  scenario('[ME-END-028 ME-END-009] whose Wizard fails loses, whatever the points', (t) => {
    t.given(wizards('lose', [1, 1, 6, 6]));
    t.expect.result({ Ann: 'lost', Bob: 'won' });
  });
  scenario('[ME-END-9000] if both fail, nobody wins', (t) => {
    t.given(wizards('lose', [1, 1, 1, 2]));
    t.expect.result({ Ann: 'drawn', Bob: 'drawn' });
  });
  scenario('[ME-END-9000] nor does a roll for ties make one the winner', (t) => {
    t.given({ ...wizards('lose', [1, 1, 1, 2]), tieRoll: true });
    t.expect.result({ Ann: 'drawn', Bob: 'drawn' });
  });
  scenario('[ME-END-4009] where it costs points, play goes on', (t) => {
    t.given(wizards('minus5', [1, 1, 6, 6]));
    t.player('Ann').has({ penalty: 5 });
  });
});

describe('losing the avatar', () => {
  const falls = (avatarLoss: string) => ({
    phase: 'corruption check',
    avatarLoss,
    check: { character: 'Saruman' },
    dice: [1, 1],
    players: {
      Ann: {
        hand: ['Alatar'],
        companies: [
          company(
            'Rivendell',
            { card: 'Saruman', on: ['Orcrist', 'Cram'] },
            { card: 'Haldir', status: 'tapped' },
          ),
        ],
      },
      Bob,
    },
  });
  scenario('[ME-END-009 ME-END-4009 ME-AVATAR-505] the game is over at once', (t) => {
    t.given(falls('lose'));
    t.expect.result({ Ann: 'lost', Bob: 'won' }).card('Saruman', { in: 'out of Ann' });
  });
  scenario('[ME-END-4009] or it costs five points, and no other is revealed', (t) => {
    t.given(falls('minus5'));
    t.player('Ann').has({ penalty: 5, avatarLost: true, 'marshalling points': -4 });
    t.player('Ann').mayNot('Alatar', { because: 'had your Wizard', rule: 'ME-END-4009' });
  });
});

scenario('[ME-END-500] without characters a player goes on, and brings one in', (t) => {
  t.given({
    players: { Ann: { hand: ['Haldir', 'Cram'], companies: [] }, Bob },
  });
  t.player('Ann').does('Haldir: bring', 'Form a company at Lórien');
  t.expect.card('Haldir', { at: 'Lórien' });
});

test('[ME-END-011] when all decks are exhausted often enough, the Council comes by itself', () => {
  const t = new Table(adapter);
  t.given({
    phase: 'end-of-turn',
    decks: 1,
    dice: [6, 6, 6, 6],
    players: {
      Ann: { exhausted: 1, companies: [company('Rivendell', 'Elladan')] },
      Bob: { ...Bob, exhausted: 1 },
    },
  });
  t.player('Ann').does('No');
  expect(meccg.result(t.state)).toEqual(['drawn', 'drawn']);
});
