/** The Wizards: River. */
import { trace } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { expect } from 'vitest';
import { Phase, type S } from '../../../../src/state.ts';
import {
  attackWith,
  Bob,
  company,
  going,
  idleUntil,
  type Placed,
  resolveChain,
  scenario,
} from '../../../table.ts';

/** Ann's company goes from Rivendell to Moria, and Bob has Rivers. */
const crossing = (who: readonly Placed[], rivers: number) =>
  going(
    Array.from({ length: rivers }, (_x, i) => ({ card: 'River', as: `river ${i}` })),
    who,
    { hand: ['Glamdring'] },
  );
const arrives = (t: Table<S>): void =>
  idleUntil(t, () => t.state.global.phase === Phase.site || t.state.global.phase === Phase.endOfTurn);
/** The company comes to its site phase, and says whether it may enter. */
const enters = (t: Table<S>): boolean => {
  let offered = false;
  idleUntil(t, () => {
    offered ||= /› enter\b/u.test(trace(t.state));
    return offered || t.state.global.phase === Phase.endOfTurn;
  });
  return offered;
};
scenario('[TW-84/2 ME-CARD-0636] a company that moved there does nothing in its site phase', (t) => {
  t.given(crossing(['Elladan'], 1));
  t.player('Bob').does('river 0: as a hazard');
  resolveChain(t);
  expect(enters(t)).toBe(false);
  idleUntil(t, () => t.state.global.active === 2);
  t.expect.card('river 0', { in: 'discard of Bob' });
});
scenario('[TW-84/2] without it, it may enter', (t) => {
  t.given(crossing(['Elladan'], 1));
  expect(enters(t)).toBe(true);
});
scenario('[TW-84/3 ME-CARD-0639] a ranger taps on the way', (t) => {
  t.given(crossing(['Aragorn II'], 1));
  t.player('Bob').does('river 0: as a hazard');
  resolveChain(t);
  t.player('Ann').does('river 0');
  resolveChain(t);
  t.expect.card('Aragorn II', { status: 'tapped' }).card('river 0', { in: 'discard of Bob' });
  expect(enters(t)).toBe(true);
});
scenario('[TW-84/3 ME-CARD-0637] but not while an attack is faced', (t) => {
  t.given(going(['River', 'Orc-watch'], ['Aragorn II', 'Elladan'], { hand: ['Escape'] }));
  t.player('Bob').does('River: as a hazard');
  resolveChain(t);
  t.player('Ann').does('Pass');
  attackWith(t, 'Bob', 'Orc-watch');
  t.player('Ann').mayNot('River', { because: 'movement/hazard phase' });
});
scenario('[TW-84/4 ME-CARD-0637] or as the site phase begins', (t) => {
  t.given(crossing(['Aragorn II'], 1));
  t.player('Bob').does('river 0: as a hazard');
  resolveChain(t);
  arrives(t);
  idleUntil(t, () => t.offered().includes('Yes'));
  t.player('Ann').does('Yes');
  t.expect.card('Aragorn II', { status: 'tapped' });
  expect(enters(t)).toBe(true);
});
scenario('[TW-84/2 ME-CARD-0637] each River needs a ranger of its own', (t) => {
  t.given(crossing(['Aragorn II', 'Legolas'], 2));
  t.player('Bob').does('river 0: as a hazard');
  resolveChain(t);
  t.player('Ann').does('Pass');
  t.player('Bob').does('river 1: as a hazard');
  resolveChain(t);
  t.player('Ann').does('river 0');
  resolveChain(t);
  expect(enters(t)).toBe(false);
});
scenario('[TW-84/1] not on a company that stays', (t) => {
  t.given({
    phase: 'hazards',
    players: {
      Ann: { companies: [company('Moria', 'Elladan')] },
      Bob: { ...Bob, hand: ['River', 'Doors of Night'] },
    },
  });
  t.player('Bob').mayNot('River', { because: 'the company moves' });
});
