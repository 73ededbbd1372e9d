/** The Balrog: resource short-events in combat between companies. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import type { S } from '../../../src/state.ts';
import { balrog, host } from '../../balrog.ts';
import { company, offers, resolveChain, scenario } from '../../table.ts';
import { bearing } from '../positions.ts';

describe('[BA-54] Crowned with Storm', () => {
  const STORM = 'Crowned with Storm';
  const fight = (
    at: string,
    foes: readonly (string | object)[],
    dice: readonly number[] = [],
    ours: readonly (string | object)[] = ['The Balrog'],
  ) => ({
    phase: 'at the site',
    turn: 5,
    dice,
    players: {
      Ann: balrog({ hand: [STORM], companies: [host(at, ...ours)] }),
      Bob: { companies: [company(at, ...foes), company('Bree', 'Ioreth')] },
    },
  });
  const begins = (t: Table<S>, given: object): void => {
    t.given(given);
    t.player('Ann').does('The Balrog: attack another company');
  };
  const play = `${STORM}: when`;
  // Elladan (body 8) fails at 10 and holds at 9; Bilbo (body 9) likewise one later.
  for (const [dice, status] of [
    [[5, 5], 'wounded'],
    [[4, 5], 'tapped'],
  ] as const)
    scenario(`[BA-54/1] a roll of ${dice.join(' and ')}, less one, against a body of 8: ${status}`, (t) => {
      begins(t, fight('Moria', ['Gandalf', 'Elladan'], dice));
      t.player('Ann').does(play);
      resolveChain(t);
      t.expect
        .card('Elladan', { status })
        .card('Gandalf', { status: 'untapped' })
        .card('The Balrog', { status: 'untapped' })
        .card('Ioreth', { status: 'untapped' });
    });
  scenario('[BA-54/1] whoever is wounded already is eliminated', (t) => {
    begins(t, fight('Moria', ['Gandalf', { card: 'Elladan', status: 'wounded' }], [6, 6]));
    t.player('Ann').does(play);
    resolveChain(t);
    t.expect.card('Elladan', { in: 'out of Bob' });
  });
  scenario('[BA-54/1] one of mind 8 or more is not rolled for, but taps', (t) => {
    begins(t, fight('Moria', ['Gandalf', 'Elrond']));
    t.player('Ann').does(play);
    resolveChain(t);
    t.expect.card('Elrond', { status: 'tapped' });
  });
  scenario('[BA-54/1] allies without a body are discarded, others rolled for and tapped', (t) => {
    begins(t, fight('Moria', ['Gandalf', bearing('Elrond', 'Treebeard', 'Goldberry')], [1, 1]));
    t.player('Ann').does(play);
    resolveChain(t);
    t.expect.card('Goldberry', { in: 'discard of Bob' }).card('Treebeard', { status: 'tapped' });
  });
  // Both have a body that 12 less 1 would break, and a mind below 8: only what they are worth tells them apart.
  for (const [ally, dice, status] of [
    ['Tom Bombadil', [], 'tapped'], // worth 3
    ['Treebeard', [6, 6], 'wounded'], // worth 2
    ['Treebeard', [5, 5], 'tapped'], // a body of 9
  ] as const)
    scenario(`[BA-54/1] ${ally}, with ${dice.length} dice: ${status}`, (t) => {
      begins(t, fight('Moria', ['Gandalf', bearing('Elrond', ally)], dice));
      t.player('Ann').does(play);
      resolveChain(t);
      t.expect.card(ally, { status });
    });
  scenario('[BA-54/1] his own are at the site as well', (t) => {
    begins(t, fight('Moria', ['Gandalf'], [6, 6], ['The Balrog', 'Azog']));
    t.player('Ann').does(play);
    resolveChain(t);
    t.expect.card('Azog', { status: 'wounded' });
  });
  for (const [why, at, foes] of [
    ['against a company without a Wizard', 'Moria', ['Elladan']],
    ['at an Under-deeps site', 'The Under-grottos', ['Gandalf']],
  ] as const)
    scenario(`[BA-54/1] not ${why}`, (t) => {
      begins(t, fight(at, foes));
      expect(offers(t, play)).toBe(false);
    });
});
