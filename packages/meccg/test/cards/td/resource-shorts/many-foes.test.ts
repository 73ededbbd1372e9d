/** The Dragons: resource short-events by which one faces many foes. */
import { describe, expect } from 'vitest';
import { Bob, company, offers, resolveChain, scenario } from '../../../table.ts';

describe('[TD-131] Many Foes He Fought', () => {
  const CARD = 'Many Foes He Fought';
  const attacked = (who: readonly (string | object)[], more: object = {}, dice: readonly number[] = []) => ({
    phase: 'attack',
    attack: { strikes: 3, prowess: 9, ...more },
    dice,
    players: { Ann: { hand: [CARD], companies: [company('Moria', ...who)] }, Bob },
  });
  scenario('[TD-131/1] a warrior takes as many strikes as he likes', (t) => {
    t.given(attacked(['Elladan', 'Frodo', 'Bilbo']));
    t.player('Ann').does(CARD);
    resolveChain(t);
    t.player('Ann').does('Elladan').mayChoose.exactly('Elladan again', 'Frodo', 'Bilbo', 'Pass');
    t.player('Ann').does('Elladan again', 'Frodo');
    t.expect.table({ strikes: ['Elladan: pending', 'Elladan: pending', 'Frodo: pending'] });
    // His strikes are alike, and offered once.
    t.player('Ann').mayChoose.exactly('The strike against Elladan', 'The strike against Frodo');
  });
  scenario('[TD-131/1] without it nobody takes a second one', (t) => {
    t.given(attacked(['Elladan', 'Frodo', 'Bilbo']));
    t.player('Ann').does('Pass', 'Elladan').mayChoose.exactly('Frodo', 'Bilbo', 'Pass');
  });
  /** Prowess 5 against 9, and tapped from the first strike on: a tie does nothing, one less wounds. */
  for (const [later, status] of [
    [[3, 3], 'tapped'],
    [[2, 3], 'wounded'],
  ] as const)
    scenario(`[TD-131/1] [ME-CARD-0448] the second strike is faced at −1: ${later.join(' and ')}`, (t) => {
      const body = status === 'wounded' ? [1, 1] : [];
      t.given(attacked(['Elladan'], { strikes: 2 }, [6, 6, ...later, ...body]));
      t.player('Ann').does(CARD);
      resolveChain(t);
      t.player('Ann').does('Elladan', 'Elladan again');
      t.expect.table({ 'prowess against the strike': 5 });
      t.player('Ann').does('No');
      t.expect.card('Elladan', { status });
    });
  for (const [later, status] of [
    [[3, 4], 'tapped'],
    [[3, 3], 'wounded'],
  ] as const)
    scenario(`[TD-131/1] [ME-CARD-0448] and the third at −2: ${later.join(' and ')}`, (t) => {
      const body = status === 'wounded' ? [1, 1] : [];
      t.given(attacked(['Elladan'], {}, [6, 6, 6, 6, ...later, ...body]));
      t.player('Ann').does(CARD);
      resolveChain(t);
      t.player('Ann').does('Elladan', 'Elladan again', 'Elladan again', 'No');
      t.expect.card('Elladan', { status });
    });
  /** Both strikes succeed; the second body check is a roll of 8 against a body of 8, less one, and one more for the wound. */
  for (const [second, where] of [
    [[3, 3], 'company of 1'],
    [[3, 4], 'out of Ann'],
  ] as const)
    scenario(`[TD-131/1] [ME-CARD-0448] −1 body: a second check of ${second.join(' and ')}`, (t) => {
      t.given(attacked(['Elladan'], { strikes: 2, prowess: 30 }, [1, 1, 1, 1, 1, 1, ...second]));
      t.player('Ann').does(CARD);
      resolveChain(t);
      t.player('Ann').does('Elladan', 'Elladan again');
      t.player('Ann').does('No');
      t.expect.card('Elladan', { in: where === 'out of Ann' ? 'out of Ann' : 'company of Elladan' });
    });
  for (const [why, who, more] of [
    ['for who is no warrior', ['Frodo', 'Bilbo'], {}],
    ['for who is tapped', [{ card: 'Elladan', status: 'tapped' }, 'Frodo', 'Bilbo'], {}],
    ['where the attacker chooses', ['Elladan', 'Elrohir', 'Frodo', 'Bilbo'], { attackerChooses: true }],
  ] as const)
    scenario(`[TD-131/1] not ${why}`, (t) => {
      t.given(attacked(who, more));
      expect(offers(t, CARD)).toBe(false);
    });
});
