/** The Wizards: resource short-events about checks of influence: Muster, Wizard’s Laughter. */
import { describe } from 'vitest';
import { action, atAnyTime, drawOne } from '../../../../src/cards/words/index.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';

describe('[TW-288] Muster', () => {
  const mustering = (who: string, dice: readonly number[]) => ({
    phase: 'at the site',
    dice,
    players: { Ann: { hand: ['Men of Lebennin', 'Muster'], companies: [company('Pelargir', who)] }, Bob },
  });
  scenario('[ME-CARD-0480] Muster: adds the warrior’s prowess, at most 5', (t) => {
    t.given(mustering('Elladan', [1, 2]));
    t.player('Ann').does('Men of Lebennin: try', 'Muster');
    t.expect.card('Men of Lebennin', { in: 'factions of Ann' });
  });
  scenario('Muster: a prowess of 7 adds no more than 5', (t) => {
    t.given({
      phase: 'at the site',
      dice: [1, 1],
      players: {
        Ann: { hand: ['Riders of Rohan', 'Muster'], companies: [company('Edoras', 'Glorfindel II')] },
        Bob,
      },
    });
    t.player('Ann').does('Riders of Rohan: try', 'Muster');
    t.expect.card('Riders of Rohan', { in: 'discard of Ann' });
  });
  scenario('Muster: not for one who is no warrior', (t) => {
    t.given(mustering('Fatty Bolger', [6, 6]));
    t.player('Ann').does('Men of Lebennin: try');
    t.player('Ann').mayNot('Muster');
  });
});

describe('[TW-362] Wizard’s Laughter', () => {
  scenario('[ME-CARD-0847] Wizard’s Laughter: stops an influence check in an opponent’s site phase', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      dice: [6, 6],
      players: {
        Ann: { companies: [company('Bree', 'Théoden')] },
        Bob: {
          hand: ['Wizard’s Laughter'],
          companies: [company('Bree', 'Anborn'), company('Edhellond', 'Saruman')],
        },
      },
    });
    t.player('Ann').does("Théoden: influence an opponent's card");
    t.player('Bob').does('Wizard’s Laughter');
    t.expect.card('Anborn', { at: 'Bree' });
  });
  invent('Orator', 'TW-182', action({ window: atAnyTime, effect: drawOne }));
  scenario('[TW-362] Wizard’s Laughter: the check alone, and nothing else that he does', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      dice: [6, 6],
      players: {
        Ann: { companies: [company('Bree', 'Orator')], deck: ['Cram', 'Athelas'] },
        Bob: {
          hand: ['Wizard’s Laughter'],
          companies: [company('Bree', 'Anborn'), company('Edhellond', 'Saruman')],
        },
      },
    });
    t.player('Ann').does("Orator: influence an opponent's card");
    t.player('Bob').does('Pass');
    t.player('Ann').does('Orator: at any time');
    t.player('Bob').does('Wizard’s Laughter');
    resolveChain(t);
    t.expect.card('Anborn', { at: 'Bree' });
    t.player('Ann').has({ hand: ['Cram'] });
  });
  scenario('[ME-CARD-0847] Wizard’s Laughter: not in one’s own turn', (t) => {
    t.given({
      players: { Ann: { hand: ['Wizard’s Laughter'], companies: [company('Bree', 'Saruman')] }, Bob },
    });
    t.player('Ann').mayNot('Wizard’s Laughter', { because: 'opponent' });
  });
});

describe('[TW-288] Muster, further', () => {
  for (const [dice, place] of [
    [[2, 2], 'discard of Ann'],
    [[2, 3], 'factions of Ann'],
  ] as const)
    scenario(`[ME-CARD-0480] a prowess of 4 as it is: a roll of ${dice[0] + dice[1]} by Bofur`, (t) => {
      t.given({
        phase: 'at the site',
        dice,
        players: {
          Ann: { hand: ['Men of Lebennin', 'Muster'], companies: [company('Pelargir', 'Bofur')] },
          Bob,
        },
      });
      t.player('Ann').does('Men of Lebennin: try', 'Muster');
      t.expect.card('Men of Lebennin', { in: place });
    });
  scenario('not when nobody makes a check, nor against a character', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      dice: [1, 1, 6, 6],
      players: {
        Ann: { hand: ['Muster', 'Twilight'], companies: [company('Bree', 'Théoden')] },
        Bob: { companies: [company('Bree', 'Anborn')], hand: ['Twilight'], events: ['Doors of Night'] },
      },
    });
    t.player('Ann').mayNot('Muster', { because: 'makes an influence attempt' });
    t.player('Ann').does("Théoden: influence an opponent's card");
    t.player('Ann').mayNot('Muster', { because: 'faction' });
    resolveChain(t);
  });
});

describe('[TW-362] Wizard’s Laughter, further', () => {
  scenario('[ME-CARD-0847] not against one’s own check on a faction', (t) => {
    t.given({
      phase: 'at the site',
      dice: [1, 1],
      players: {
        Ann: {
          hand: ['Men of Lebennin', 'Wizard’s Laughter', 'Muster'],
          companies: [company('Pelargir', 'Elladan', 'Saruman')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Men of Lebennin: try', 'Elladan');
    t.player('Ann').mayNot('Wizard’s Laughter', { because: 'opponent' });
    t.player('Ann').does('Pass');
  });
  scenario('[ME-CARD-0847] not against an opponent’s check on a faction of his own', (t) => {
    t.given({
      phase: 'at the site',
      dice: [6, 6],
      players: {
        Ann: { hand: ['Men of Lebennin', 'Muster'], companies: [company('Pelargir', 'Elladan')] },
        Bob: { hand: ['Wizard’s Laughter'], companies: [company('Edhellond', 'Saruman')] },
      },
    });
    t.player('Ann').does('Men of Lebennin: try');
    t.player('Bob').mayNot('Wizard’s Laughter', { because: 'opponent' });
    t.player('Ann').does('Pass');
  });
  for (const [dice, stays] of [
    [[3, 3], true],
    [[2, 3], false],
  ] as const)
    scenario(`[ME-CARD-0847] the Wizard checks corruption at −2: a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        dice,
        players: {
          Ann: { companies: [company('Bree', 'Théoden')] },
          Bob: {
            hand: ['Wizard’s Laughter'],
            companies: [
              company('Bree', 'Anborn'),
              { ...company('Edhellond', { card: 'Saruman', on: ['Scroll of Isildur'] }), as: 'tower' },
            ],
          },
        },
      });
      t.player('Ann').does("Théoden: influence an opponent's card");
      t.player('Bob').does('Wizard’s Laughter');
      t.expect
        .card('Anborn', { at: 'Bree' })
        .card('Saruman', { in: stays ? 'company of tower' : 'out of Bob' });
    });
});

scenario('[TW-288] Muster: not for the check of an opponent', (t) => {
  t.given({
    phase: 'at the site',
    dice: [6, 6],
    players: {
      Ann: { hand: ['Men of Lebennin', 'Twilight'], companies: [company('Pelargir', 'Elladan')] },
      Bob: { ...Bob, hand: ['Muster', 'Twilight'], events: ['Doors of Night'] },
    },
  });
  t.player('Ann').does('Men of Lebennin: try');
  t.player('Bob').mayNot('Muster', { because: 'your character' });
  resolveChain(t);
});

describe('[TW-189] A Friend or Three', () => {
  for (const [dice, where, ...friends] of [
    [[2, 2], 'discard of Ann', 'Elladan', 'Legolas'],
    [[2, 3], 'factions of Ann', 'Elladan', 'Legolas'],
    [[3, 3], 'factions of Ann', 'Elladan'],
    [[3, 2], 'discard of Ann', 'Elladan'],
  ] as const)
    scenario(`[TW-189/1] +1 for each of ${friends.length + 1}: a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given({
        phase: 'at the site',
        dice,
        players: {
          Ann: {
            hand: ['Men of Lebennin', 'A Friend or Three'],
            companies: [company('Pelargir', 'Elrohir', ...friends)],
          },
          Bob,
        },
      });
      t.player('Ann').does('Men of Lebennin: try', 'Elrohir', 'A Friend or Three');
      t.expect.card('Men of Lebennin', { in: where });
    });
  const checking = (dice: readonly number[]) => ({
    phase: 'corruption check',
    check: { character: 'Elrohir', modifier: 0 },
    dice,
    players: {
      Ann: {
        hand: ['A Friend or Three'],
        companies: [
          company(
            'Bree',
            { card: 'Elrohir', on: ['Lure of Nature', 'Glamdring', 'Star-glass'] },
            { card: 'Elladan', status: 'tapped' },
          ),
          company('Rivendell', 'Legolas'),
        ],
      },
      Bob,
    },
  });
  // 2 for the Lure, 1 for the Glass, 1 for the sword: more than 4 is needed, with one for each of two.
  for (const [dice, where] of [
    [[2, 1], 'company'],
    [[1, 1], 'discard of Ann'],
  ] as const)
    scenario(`[TW-189/2] a corruption check of ${dice[0] + dice[1]} + 2`, (t) => {
      t.given(checking(dice));
      t.player('Ann').does('A Friend or Three');
      t.expect.card('Elrohir', where === 'company' ? { at: 'Bree' } : { in: where });
    });
  scenario('not when nobody makes a check', (t) => {
    t.given({
      players: { Ann: { hand: ['A Friend or Three'], companies: [company('Bree', 'Elladan')] }, Bob },
    });
    t.player('Ann').mayNot('A Friend or Three', { because: 'check' });
  });
});

describe('[TW-292] New Friendship', () => {
  for (const [who, dice, where] of [
    ['Imrahil', [2, 1], 'factions of Ann'],
    ['Imrahil', [1, 1], 'discard of Ann'],
  ] as const)
    scenario(`[TW-292/1 ME-CARD-0500] +3 for ${who}: a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given({
        phase: 'at the site',
        dice,
        players: {
          Ann: { hand: ['Men of Anfalas', 'New Friendship'], companies: [company('Lond Galen', who)] },
          Bob,
        },
      });
      t.player('Ann').does('Men of Anfalas: try', 'New Friendship');
      t.expect.card('Men of Anfalas', { in: where });
    });
  scenario('[TW-292/1] not for one who is no diplomat, though a diplomat is with him', (t) => {
    t.given({
      phase: 'at the site',
      dice: [1, 1],
      players: {
        Ann: {
          hand: ['Men of Anórien', 'New Friendship', 'A Friend or Three'],
          companies: [company('Minas Tirith', 'Elladan', 'Imrahil')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Men of Anórien: try', 'Elladan');
    t.player('Ann').mayNot('New Friendship', { because: 'diplomat' });
    t.player('Ann').does('Pass');
  });
  const checked = (...companions: readonly string[]) => ({
    phase: 'corruption check',
    check: { character: 'Elrohir', modifier: 0 },
    players: {
      Ann: {
        hand: ['New Friendship'],
        companies: [company('Bree', { card: 'Elrohir', on: ['Lure of Nature'] }, ...companions)],
      },
      Bob,
    },
  });
  for (const [dice, stays] of [
    [[1, 1], true],
    [[1, 1], false],
  ] as const)
    scenario(`[TW-292/2 ME-CARD-0500] +2 to the check of a companion${stays ? '' : ', and no more'}`, (t) => {
      const on = stays ? ['Lure of Nature', 'Star-glass'] : ['Lure of Nature', 'Glamdring', 'Star-glass'];
      t.given({
        ...checked(),
        dice,
        players: {
          Ann: {
            hand: ['New Friendship'],
            companies: [company('Bree', { card: 'Elrohir', on }, { card: 'Imrahil', status: 'tapped' })],
          },
          Bob,
        },
      });
      t.player('Ann').does('New Friendship');
      t.expect.card('Elrohir', stays ? { at: 'Bree' } : { in: 'discard of Ann' });
    });
  scenario('[TW-292/2] not without a diplomat in the company', (t) => {
    t.given({ ...checked('Elladan'), dice: [6, 6] });
    t.player('Ann').mayNot('New Friendship', { because: 'diplomat' });
    t.player('Ann').does('Roll');
  });
});
