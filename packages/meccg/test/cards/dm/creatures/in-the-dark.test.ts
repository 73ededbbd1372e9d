/** Dark Minions: Nameless Thing and Wisp of Pale Sheen. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { NOTHING, strikeEnds, trigger, verb } from '../../../../src/cards/words/index.ts';
import { discard } from '../../../../src/rules/cards/cards.ts';
import { facedCreatures } from '../../../../src/rules/companies/history.ts';
import type { S } from '../../../../src/state.ts';
import { fight, sixes } from '../../../fights.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, idleUntil, scenario } from '../../../table.ts';

const attackedBy = (
  creature: string,
  dice: readonly number[],
  characters: readonly (string | object)[],
  hand: readonly string[] = [],
) => ({
  phase: 'attack',
  attack: { creature },
  dice,
  players: {
    Ann: { hand, companies: [{ ...company('Moria', ...characters), as: 'here' }] },
    Bob: { ...Bob, hand: [creature] },
  },
});
const attacksFaced = (t: Table<S>): number => facedCreatures(t.state, 1, () => true);

describe('Nameless Thing', () => {
  const four = ['Elladan', 'Elrohir', 'Haldir', 'Legolas'];
  scenario('[DM-109] three attacks, each of which strikes whom it may', (t) => {
    t.given(attackedBy('Nameless Thing', sixes(6), four));
    t.player('Ann').does('Pass', 'Elladan', 'Elrohir');
    idleUntil(t, () => attacksFaced(t) === 1 && t.state.global.stage !== 0);
    t.player('Ann').does('Pass');
    t.player('Ann').mayChoose.exactly('Haldir', 'Legolas', 'Pass');
    fight(t);
    expect(attacksFaced(t)).toBe(3);
    t.expect.card('Nameless Thing', { in: 'points of Ann', 'marshalling points': 3 });
  });
  scenario(
    '[DM-109/1] somebody may tap to cancel one, before its strikes are assigned; then no other',
    (t) => {
      t.given(
        attackedBy('Nameless Thing', sixes(4), [
          ...four,
          { card: 'Beregond', status: 'tapped', on: ['Gollum'] },
        ]),
      );
      t.player('Ann').does('Nameless Thing');
      t.player('Ann').mayChoose.exactly(...four, 'Gollum');
      t.player('Ann').does('Gollum');
      t.expect.card('Gollum', { status: 'tapped' });
      t.player('Ann').mayNot('Nameless Thing');
      fight(t);
      expect(attacksFaced(t)).toBe(3);
      t.expect.card('Nameless Thing', { in: 'discard of Bob' });
    },
  );
  scenario('[DM-109/1] not once its strikes are assigned', (t) => {
    t.given(attackedBy('Nameless Thing', [], four));
    t.player('Ann').does('Pass', 'Elladan', 'Elrohir');
    t.player('Ann').mayNot('Nameless Thing');
  });
  scenario('[DM-109/1] but before those of the second', (t) => {
    t.given(attackedBy('Nameless Thing', sixes(2), four));
    t.player('Ann').does('Pass', 'Elladan', 'Elrohir');
    idleUntil(t, () => attacksFaced(t) === 1 && t.state.global.stage !== 0);
    t.player('Ann').does('Nameless Thing', 'Haldir');
    expect(attacksFaced(t)).toBe(2);
  });
});

describe('Wisp of Pale Sheen', () => {
  scenario('[DM-113/1] the attacker chooses', (t) => {
    t.given(attackedBy('Wisp of Pale Sheen', [], ['Elladan', 'Haldir']));
    t.player('Bob').mayChoose.exactly('Elladan', 'Haldir');
  });
  for (const [who, mind, status] of [
    ['Elladan', 'a mind of 4', 'tapped'],
    ['Legolas', 'a mind of 6, as much as its prowess', 'tapped'],
    ['Beorn', 'a mind of 7', 'untapped'],
    ['Gandalf', 'no mind', 'untapped'],
  ] as const)
    scenario(`[DM-113/2] ${who}, who has ${mind} and would stay untapped, is ${status}`, (t) => {
      t.given(attackedBy('Wisp of Pale Sheen', [6, 6], [who]));
      t.player('Ann').does('Yes');
      idleUntil(t, () => t.state.global.attack === 0);
      t.expect.card(who, { status }).card('Wisp of Pale Sheen', { in: 'points of Ann' });
    });
  invent(
    'Daybreak',
    'TW-243',
    trigger(strikeEnds, {
      effect: verb('dispel', (s: S) => discard(s, s.attack.card[s.global.attack]), [], NOTHING),
    }),
  );
  scenario('[DM-113/2] he taps even if its card is gone by then', (t) => {
    const { players, ...rest } = attackedBy('Wisp of Pale Sheen', [6, 6], ['Elladan']);
    t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, events: ['Daybreak'] } } });
    t.player('Ann').does('Yes');
    // What is declared last resolves first.
    t.player('Ann').does('Wisp of Pale Sheen');
    t.expect.card('Wisp of Pale Sheen', { in: 'discard of Bob' });
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Elladan', { status: 'tapped' });
  });
  scenario('[DM-113/2] for a strike that is cancelled nobody taps', (t) => {
    t.given(attackedBy('Wisp of Pale Sheen', [], ['Sam Gamgee'], ['Halfling Stealth']));
    t.player('Ann').does('Yes', 'Halfling Stealth');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Sam Gamgee', { status: 'untapped' });
  });
  scenario('[DM-113/2] nobody taps for the strikes of another attack', (t) => {
    t.given(attackedBy('Abductor', [6, 6], ['Elladan']));
    t.player('Ann').does('Elladan', 'Yes');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Elladan', { status: 'untapped' });
  });
});
