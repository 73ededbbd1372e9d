/** The Wizards: Greed. */
import { describe, expect, test } from 'vitest';
import { Phase } from '../../../../src/state.ts';
import { hearing } from '../../../hearing.ts';
import { Bob, company, idleUntil, resolveChain, rowOf, scenario, twice } from '../../../table.ts';

const CARD = 'Greed';
type T = Parameters<Parameters<typeof scenario>[1]>[0];
describe(`[TW-42] ${CARD}`, () => {
  const guard = { onGuard: [{ card: CARD, owner: 'Bob', controller: 'Bob' }] };
  const found = (
    item: string,
    who: readonly (string | object)[],
    dice: readonly number[],
    more: object = guard,
  ) => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: { hand: [item], companies: [{ ...company('Moria', ...who), as: 'riders', ...more }] },
      Bob,
    },
  });
  const checked = (t: T): string =>
    t.state.global.check === 0
      ? ''
      : (t.state.engine.definitions[t.state.card.def[t.state.global.check]].names['en'] ?? '');
  const taken = (t: T, item: string): void => {
    t.player('Ann').does(`${item}: play`, 'Elladan');
    t.player('Bob').does(`${CARD}: reveal`);
    resolveChain(t);
  };
  // The Axe gives 2 corruption points.
  for (const [dice, place] of [
    [[1, 1], 'discard of Ann'],
    [[1, 2], 'company of riders'],
  ] as const)
    scenario(`everyone else checks, less the points of the item: ${dice.join(' and ')}`, (t) => {
      t.given(found('Durin’s Axe', ['Elladan', 'Anborn'], dice));
      taken(t, 'Durin’s Axe');
      t.expect.card('Durin’s Axe', { in: 'on of Elladan' });
      t.expect.card('Anborn', { in: place });
    });
  scenario('neither Hobbits nor Wizards check', (t) => {
    t.given(found('Glamdring', ['Elladan', 'Frodo', 'Gandalf'], []));
    taken(t, 'Glamdring');
    expect(checked(t)).toBe('');
  });
  // A Dwarf would have 3 points by it, and not 2.
  for (const [dice, place] of [
    [[1, 2], 'discard of Ann'],
    [[2, 2], 'company of riders'],
  ] as const)
    scenario(`the points count as he would have them: ${dice.join(' and ')}`, (t) => {
      t.given(found('Durin’s Axe', ['Elladan', 'Gimli'], dice));
      taken(t, 'Durin’s Axe');
      t.expect.card('Gimli', { in: place });
    });
  scenario('as a hazard on a site: once, until the end of the turn', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Rivendell', 'Elladan', 'Elrohir'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: [...twice(CARD), 'Orc-guard'] },
      },
    });
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.player('Bob').mayNot('second', { because: 'no other copy' });
    const lasting = t.state.kernel.lasting;
    idleUntil(t, () => t.state.global.active === 2 && t.state.global.phase === Phase.organization);
    expect(t.state.kernel.lasting).toBeLessThan(lasting);
  });
  test('[ME-CARD-0320] a special ring that a test has shown is played, a transfer is no play', () => {
    const ring = hearing({
      phase: 'at the site',
      dice: [5, 5],
      players: {
        Ann: {
          hand: ['Lesser Ring'],
          companies: [company('Gladden Fields', 'Gandalf', { card: 'Legolas', on: ['Precious Gold Ring'] })],
        },
        Bob,
      },
    });
    ring.t.player('Ann').does('Gandalf: on your turn', 'Lesser Ring');
    expect(ring.of('card played').map(({ a }) => a)).toEqual([rowOf(ring.t.state, 'Lesser Ring')]);
    const handed = hearing({
      dice: [6, 6],
      players: {
        Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Glamdring'] }, 'Anborn')] },
        Bob,
      },
    });
    handed.t.player('Ann').does('Glamdring: transfer', 'Roll');
    handed.t.expect.card('Glamdring', { in: 'on of Anborn' });
    expect(handed.of('card played')).toEqual([]);
  });
});
