/** Dark Minions: Doubled Vigilance. */
import { describe } from 'vitest';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../../table.ts';

const CARD = 'Doubled Vigilance';
type T = Parameters<Parameters<typeof scenario>[1]>[0];
describe(`[DM-51] ${CARD}`, () => {
  for (const [to, events, may] of [
    ['Moria', [], true],
    ['Goblin-gate', [], true],
    ['Bree', [], false],
    ['Ettenmoors', [], false],
    ['Bree', ['Doors of Night'], true],
    ['Ettenmoors', ['Doors of Night'], true],
    ['Rivendell', ['Doors of Night'], false],
  ] as const)
    scenario(`[DM-51/1] on ${to} with ${events.length} of Doors of Night: ${may}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: {
            companies: [
              to === 'Rivendell'
                ? company(to, 'Elladan')
                : { ...company('Rivendell', 'Elladan'), movesTo: to },
            ],
          },
          Bob: { ...Bob, hand: [CARD, 'Orc-guard'], events },
        },
      });
      if (!may) {
        t.player('Bob').mayNot(CARD, { because: 'Shadow-hold' });
        return;
      }
      t.player('Bob').does(`${CARD}: as`);
      resolveChain(t);
      t.expect.card(CARD, { in: `on of ${to}` });
    });
  const watched = (
    dice: readonly number[],
    ann: object = {},
    more: object = { onSite: [{ card: CARD, owner: 'Bob' }] },
  ) => ({
    phase: 'site',
    dice,
    players: {
      Ann: {
        hand: ['Escape'],
        companies: [{ ...company('Moria', 'Elladan', 'Elrohir'), as: 'riders', ...more }],
        ...ann,
      },
      Bob,
    },
  });
  const enter = (t: T): void => {
    t.player('Ann').does('Yes');
    resolveChain(t);
  };
  scenario('[DM-51/2] a roll of 8 less 2 is not greater than 6: Orcs come first', (t) => {
    t.given(watched([4, 4]));
    enter(t);
    t.expect.table({ 'attack race': 'Orc', 'attack strikes': 4, 'attack prowess': 9 });
  });
  scenario('[DM-51/2] 9 less 2 is: only what guards the site is faced', (t) => {
    t.given(watched([4, 5]));
    enter(t);
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
  });
  scenario('[DM-51/2] nothing if it does not enter', (t) => {
    t.given(watched([]));
    t.player('Ann').does('No');
    t.expect.card(CARD, { in: 'on of Moria' });
  });
  const guard = { onGuard: [{ card: CARD, owner: 'Bob', controller: 'Bob' }] };
  scenario('[ME-CARD-0158, ME-CARD-0159] on guard: it is revealed, and its attack can be cancelled', (t) => {
    t.given(watched([1, 1], {}, guard));
    t.player('Ann').does('Yes');
    t.player('Bob').does(`${CARD}: reveal`);
    resolveChain(t);
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 9 });
    t.player('Ann').does('Escape: when', 'Elladan');
    resolveChain(t);
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
  });
  scenario('[ME-CARD-0158] on guard at a Border-hold without automatic-attack, by night', (t) => {
    t.given({
      phase: 'site',
      dice: [1, 1],
      players: {
        Ann: { hand: ['Escape'], companies: [{ ...company('Bree', 'Elladan', 'Elrohir'), ...guard }] },
        Bob: { ...Bob, events: ['Doors of Night'] },
      },
    });
    t.player('Ann').does('Yes');
    t.player('Bob').does(`${CARD}: reveal`);
    resolveChain(t);
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 9 });
  });
  scenario('[DM-51/3] it goes with its site', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            { ...company('Moria', 'Elladan'), movesTo: 'Lórien', onSite: [{ card: CARD, owner: 'Bob' }] },
          ],
        },
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase > 4);
    t.expect.card(CARD, { in: 'discard of Bob' });
  });
});
