/** The Wizards: gold rings. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';
import { bearing } from '../positions.ts';

describe('testing a gold ring', () => {
  const testing = (
    dice: readonly number[],
    hand: readonly string[],
    ...also: readonly (string | object)[]
  ) => ({
    dice,
    players: {
      Ann: {
        hand,
        companies: [company('Rivendell', 'Gandalf', bearing('Frodo', 'Precious Gold Ring', ...also))],
      },
      Bob,
    },
  });
  const both = ['The One Ring', 'Lesser Ring'];
  scenario(
    '[TW-306 ME-RING-2005 ME-RING-2021 ME-RING-2026 ME-CARD-0263] a 10 allows The One Ring or a Lesser Ring',
    (t) => {
      t.given(testing([5, 5], both));
      t.player('Ann').has({ 'item points': 1 });
      t.player('Ann').does('Gandalf: on your turn');
      t.player('Ann').mayChoose.exactly('The One Ring', 'Lesser Ring', 'Pass');
      t.player('Ann').does('The One Ring');
      t.expect
        .card('The One Ring', { in: 'on of Frodo' })
        .card('Precious Gold Ring', { in: 'discard of Ann' })
        .card('Gandalf', { status: 'tapped' })
        .card('Frodo', { status: 'untapped' });
      t.player('Ann').has({ 'item points': 6 });
    },
  );
  scenario('[TW-306 ME-RING-2005] a 9 allows a Lesser Ring only', (t) => {
    t.given(testing([4, 5], both));
    t.player('Ann').does('Gandalf: on your turn');
    t.player('Ann').mayChoose.exactly('Lesser Ring', 'Pass');
  });
  scenario('[TW-323 ME-RING-006] the Scroll of Isildur adds two: an 8 will do', (t) => {
    t.given(testing([4, 4], both, 'Scroll of Isildur'));
    t.player('Ann').does('Gandalf: on your turn');
    t.player('Ann').mayChoose.includes('The One Ring');
  });
  scenario(
    '[TW-306 ME-RING-2006 ME-RING-4000 ME-RING-4001] the gold ring is lost even if nothing can take its place',
    (t) => {
      t.given(testing([1, 2], []));
      t.player('Ann').does('Gandalf: on your turn');
      t.expect.card('Precious Gold Ring', { in: 'discard of Ann' });
      t.player('Ann').has({ 'item points': 0 });
    },
  );
  scenario('[TW-156 ME-CARD-0263 ME-CARD-4011] not of a ring in another company', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Rivendell', 'Gandalf'),
            company('Lórien', bearing('Frodo', 'Precious Gold Ring')),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Gandalf', {
      to: 'its text',
      because: 'nothing to choose a gold ring in its company',
    });
  });
  scenario(
    '[TW-306 ME-RING-2003] a gold ring is played where the site lists it, and a special ring is not',
    (t) => {
      t.given({
        phase: 'at the site',
        players: {
          Ann: {
            hand: ['Precious Gold Ring', 'Lesser Ring', 'The One Ring'],
            companies: [company('Gladden Fields', 'Legolas')],
          },
          Bob,
        },
      });
      t.player('Ann').mayNot('Lesser Ring', { because: 'does not allow such an item' });
      t.player('Ann').mayNot('The One Ring', { because: 'does not allow such an item' });
      t.player('Ann').does('Precious Gold Ring: play');
      t.expect.card('Precious Gold Ring', { in: 'on of Legolas' }).card('Legolas', { status: 'tapped' });
    },
  );
});

describe('[TW-196] Beautiful Gold Ring', () => {
  for (const [dice, allowed] of [
    [
      [6, 6],
      ['The One Ring', 'Lesser Ring'],
    ],
    [[6, 5], ['Lesser Ring']],
    [
      [4, 3],
      ['Magic Ring of Stealth', 'Lesser Ring'],
    ],
    [[4, 4], ['Lesser Ring']],
  ] as const)
    scenario(`a test of ${dice[0] + dice[1]}`, (t) => {
      t.given({
        dice,
        players: {
          Ann: {
            hand: ['The One Ring', 'Magic Ring of Stealth', 'Lesser Ring'],
            companies: [company('Rivendell', 'Gandalf', bearing('Frodo', 'Beautiful Gold Ring'))],
          },
          Bob,
        },
      });
      t.player('Ann').does('Gandalf: on your turn');
      t.player('Ann').mayChoose.exactly(...allowed, 'Pass');
    });
});
