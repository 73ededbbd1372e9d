/** The Dragons: major items. */
import { describe, expect } from 'vitest';
import type { S } from '../../../src/state.ts';
import { attackWith, Bob, company, going, idleUntil, offers, resolveChain, scenario } from '../../table.ts';

const bearing = (who: string, status = 'untapped') => ({
  card: who,
  on: [{ card: 'Bow of Dragon-horn', as: 'Bow', status }],
});
const strikes = (s: S): number => s.attack.strikes[s.global.attack];
const BOW = 'Bow: when your company faces an attack';

describe('[TD-102] Bow of Dragon-horn', () => {
  scenario('[TD-102] a warrior’s bow taps to take one strike from a creature in the wild', (t) => {
    t.given(going(['Cave-drake'], [bearing('Elladan'), 'Elrohir']));
    attackWith(t, 'Bob', 'Cave-drake');
    expect(strikes(t.state)).toBe(2);
    t.player('Ann').does(BOW);
    resolveChain(t);
    expect(strikes(t.state)).toBe(1);
    t.expect.card('Bow', { status: 'tapped' });
  });
  scenario('[TD-102] never the last strike', (t) => {
    t.given(going(['Orc-lieutenant'], [bearing('Elladan'), 'Elrohir']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').does(BOW);
    resolveChain(t);
    expect(strikes(t.state)).toBe(1);
  });
  scenario('[TD-102] not against what is keyed to the site', (t) => {
    t.given(going(['Orc-lieutenant'], [bearing('Elladan'), 'Elrohir']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'shadow-hold');
    t.player('Ann').mayNot('Bow', { because: 'the attack is not keyed to a site' });
  });
  scenario('[TD-102] no use to one who is no warrior', (t) => {
    t.given(going(['Cave-drake'], [bearing('Bilbo'), 'Elrohir']));
    attackWith(t, 'Bob', 'Cave-drake');
    t.player('Ann').mayNot('Bow', { because: 'its bearer is a warrior' });
  });
  scenario('[TD-102] no use while it is tapped', (t) => {
    t.given(going(['Cave-drake'], [bearing('Elladan', 'tapped'), 'Elrohir']));
    attackWith(t, 'Bob', 'Cave-drake');
    expect(offers(t, 'Bow')).toBe(false);
  });
});

describe('[TD-130] Magical Harp', () => {
  const playing = (status: string, dice: readonly number[]) => ({
    dice,
    players: {
      Ann: {
        hand: ['A Friend or Three'],
        companies: [
          company(
            'Bree',
            { card: 'Legolas', on: [{ card: 'Magical Harp', status }] },
            { card: 'Elladan', on: ['Lure of Nature', 'Glamdring', 'Star-glass'] },
          ),
        ],
      },
      Bob,
    },
  });
  scenario('[TD-130/2 ME-CARD-0442] who would be discarded for a check is not', (t) => {
    t.given(playing('untapped', [6, 6, 2, 2]));
    t.player('Ann').does('Star-glass: transfer', 'Magical Harp: when');
    resolveChain(t);
    t.player('Ann').does('Roll', 'Roll');
    t.expect
      .card('Elladan', { at: 'Bree' })
      .card('Star-glass', { in: 'on of Legolas' })
      .card('Magical Harp', { status: 'tapped' });
  });
  scenario('[TD-130/2] not when it is tapped', (t) => {
    t.given(playing('tapped', [2, 2]));
    t.player('Ann').does('Star-glass: transfer');
    t.player('Ann').mayNot('Magical Harp', { to: 'its text', because: 'untapped' });
    t.player('Ann').does('Roll');
    t.expect.card('Elladan', { in: 'discard of Ann' });
  });
  scenario('[TD-130/2] who would be eliminated is', (t) => {
    t.given(playing('untapped', [6, 6, 1, 1]));
    t.player('Ann').does('Star-glass: transfer', 'Magical Harp: when');
    resolveChain(t);
    t.player('Ann').does('Roll', 'Roll');
    t.expect.card('Elladan', { in: 'out of Ann' });
  });
  scenario('[TD-130/3 ME-CARD-0443] at the Free Council, too', (t) => {
    t.given({
      phase: 'council',
      active: 'Ann',
      dice: [6, 6, 2, 2, 6, 6, 6, 6],
      players: {
        Ann: {
          companies: [
            company(
              'Bree',
              { card: 'Elladan', on: ['Lure of Nature', 'Glamdring', 'Star-glass'] },
              { card: 'Legolas', on: ['Magical Harp'] },
            ),
          ],
        },
        Bob,
      },
    });
    idleUntil(t, () => offers(t, 'Magical Harp'));
    t.player('Ann').does('Magical Harp: when');
    resolveChain(t);
    idleUntil(t, () => t.state.player.outcome[1] !== 0);
    t.expect.card('Elladan', { at: 'Bree' }).card('Legolas', { at: 'Bree' });
  });
  scenario('[TD-130/1] on one’s turn; the bearer checks corruption', (t) => {
    t.given(playing('untapped', [6, 6]));
    t.player('Ann').does('Magical Harp: on your turn');
    t.player('Ann').does('Roll');
    t.expect.card('Magical Harp', { status: 'tapped' }).card('Legolas', { at: 'Bree' });
  });
  scenario('[TD-130/1] the bearer himself is not discarded then', (t) => {
    t.given({
      ...playing('untapped', [1, 1]),
      players: {
        Ann: { companies: [company('Bree', { card: 'Legolas', on: ['Magical Harp'] }, 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Magical Harp: on your turn', 'Roll');
    t.expect.card('Legolas', { at: 'Bree' });
  });
});
