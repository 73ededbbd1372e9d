/** The Dragons: resource permanent-events. */
import { describe } from 'vitest';
import { Phase } from '../../../src/state.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

describe('[TD-125] Houses of Healing', () => {
  scenario('[TD-125/1] played on a Free-hold where a company is, and on no other site', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Houses of Healing'],
          companies: [company('Minas Tirith', 'Elladan'), company('Bree', 'Legolas')],
        },
        Bob: { companies: [company('Edoras', 'Anborn')] },
      },
    });
    t.player('Ann').does('Houses of Healing');
    t.expect.card('Houses of Healing', { in: 'on of Minas Tirith' });
  });
  scenario('[TD-125/1] not at a Border-hold', (t) => {
    t.given({
      players: { Ann: { hand: ['Houses of Healing'], companies: [company('Bree', 'Legolas')] }, Bob },
    });
    t.player('Ann').mayNot('Houses of Healing', { because: 'Free-hold' });
  });
  for (const [hand, status] of [
    [['Houses of Healing'], 'tapped'],
    [[], 'wounded'],
  ] as const)
    scenario(`[TD-125/2] who was wounded there is ${status} in the next untap phase`, (t) => {
      t.given({
        players: {
          Ann: { hand, companies: [company('Minas Tirith', { card: 'Elladan', status: 'wounded' })] },
          Bob,
        },
      });
      if (hand.length > 0) t.player('Ann').does('Houses of Healing');
      idleUntil(t, () => t.state.global.active === 2);
      idleUntil(t, () => t.state.global.active === 1 && t.state.global.phase === Phase.organization);
      t.expect.card('Elladan', { status });
    });
  scenario('[TD-125/3] discarded with its site', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Houses of Healing'],
          companies: [{ ...company('Minas Tirith', 'Elladan'), movesTo: 'Lórien' }],
        },
        Bob,
      },
    });
    t.player('Ann').does('Houses of Healing');
    idleUntil(t, () => t.state.global.phase === Phase.site);
    t.expect.card('Houses of Healing', { in: 'discard of Ann' });
  });
});

describe('[TD-166] When I Know Anything', () => {
  const learning = (at: string, who: string, siteTapped = false) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['When I Know Anything'],
        companies: [{ ...company(at, who, 'Legolas'), siteTapped }],
      },
      Bob,
    },
  });
  scenario('[TD-166/1] a sage and the site tap for it', (t) => {
    t.given(learning('Amon Hen', 'Elrond'));
    t.player('Ann').does('When I Know Anything');
    t.expect
      .card('When I Know Anything', { in: 'on of Elrond' })
      .card('Elrond', { status: 'tapped', 'corruption points': 1, 'site tapped': true });
    t.player('Ann').has({ 'miscellaneous points': 1 });
  });
  scenario('[TD-166/1] not without a sage', (t) => {
    t.given(learning('Amon Hen', 'Elladan'));
    t.player('Ann').mayNot('When I Know Anything', { because: 'sage' });
  });
  scenario('[TD-166/1] not where there is no Information', (t) => {
    t.given(learning('Moria', 'Elrond'));
    t.player('Ann').mayNot('When I Know Anything', { because: 'Information' });
  });
  scenario('[TD-166/1] not at a tapped site', (t) => {
    t.given(learning('Amon Hen', 'Elrond', true));
    t.player('Ann').mayNot('When I Know Anything', { because: 'untapped' });
  });
  const checking = (status: string, dice: readonly number[], at = 'Bree', hand: readonly string[] = []) => ({
    phase: 'corruption check',
    check: { character: 'Legolas', modifier: 0 },
    dice,
    players: {
      Ann: {
        hand,
        companies:
          at === 'Bree'
            ? [
                company(
                  'Bree',
                  { card: 'Elrond', status, on: ['When I Know Anything'] },
                  { card: 'Legolas', on: ['Lure of Nature', 'Glamdring'] },
                ),
              ]
            : [
                company('Bree', { card: 'Legolas', on: ['Lure of Nature', 'Glamdring'] }),
                company(at, { card: 'Elrond', status, on: ['When I Know Anything'] }),
              ],
      },
      Bob,
    },
  });
  // The sage rolls first; then Legolas, with 4 points, and 3 more to his roll.
  scenario('[TD-166/2] the sage taps for +3 and checks corruption himself', (t) => {
    t.given(checking('untapped', [6, 6, 1, 1]));
    t.player('Ann').does('When I Know Anything', 'Roll');
    t.expect.card('Elrond', { status: 'tapped', at: 'Bree' }).card('Legolas', { at: 'Bree' });
  });
  scenario('[TD-166/2] what was added before his own check stands', (t) => {
    t.given({
      ...checking('untapped', [6, 6, 1, 1]),
      check: { character: 'Legolas', modifier: -2 },
    });
    t.player('Ann').does('When I Know Anything', 'Roll');
    t.expect.card('Legolas', { in: 'discard of Ann' });
  });
  scenario('[TD-166/2] not when he is tapped', (t) => {
    t.given(checking('tapped', [], 'Bree', ['A Friend or Three']));
    t.player('Ann').mayNot('When I Know Anything', { to: 'its text', because: 'untapped' });
  });
  scenario('[TD-166/2] not for another company', (t) => {
    t.given(checking('untapped', [], 'Rivendell', ['A Friend or Three']));
    t.player('Ann').mayNot('When I Know Anything', { to: 'its text', because: 'company' });
  });
});
