/** Games of three and more: whoever is out is asked nothing more, and the others play on. ME-MP-4004 */
import { describe } from 'vitest';
import { company, idleUntil, scenario } from '../table.ts';

const Cid = { companies: [company('Lórien', 'Bofur')] };

describe('a Wizard falls in a game of three', () => {
  const falling = (ann: object = {}) => ({
    avatarLoss: 'eliminated',
    dice: [1, 1],
    players: {
      Ann: {
        hand: ['Smoke Rings'],
        discard: ['Cram'],
        companies: [
          company('Rivendell', { card: 'Alatar', on: ['The One Ring', 'Cram'] }, 'Elladan'),
          company('Bree', 'Elrond'),
        ],
        ...ann,
      },
      Bob: { companies: [company('Edhellond', 'Ioreth')] },
      Cid,
    },
  });
  scenario('[ME-MP-4004] his player is out with all he has, and his turn is over', (t) => {
    t.given(falling());
    t.player('Ann').does('Cram: transfer', 'Roll');
    t.expect.card('Alatar', { in: 'out of Ann' }).card('Elrond', { in: 'discard of Ann' });
    t.player('Ann').has({ outcome: 'lost' });
    t.player('Bob').has({ outcome: 'playing' });
    t.expect.asked('Bob').table({ active: 'Bob' });
  });
  scenario('[ME-MP-4004] the others play on, turn after turn', (t) => {
    t.given(falling());
    t.player('Ann').does('Cram: transfer', 'Roll');
    idleUntil(t, () => t.state.global.active === 3);
    idleUntil(t, () => t.state.global.active === 2);
    t.expect.table({ active: 'Bob', phase: 'organization' });
  });
});

describe('the Council of three', () => {
  const council = (more: object = {}) => ({
    phase: 'council',
    active: 'Ann',
    dice: [6, 6, 6, 6],
    players: {
      Ann: { outcome: 'lost', companies: [company('Bree', 'Elrond')] },
      Bob: { companies: [company('Edhellond', 'Ioreth')] },
      Cid: {
        companies: [company('Lórien', { card: 'Bofur', on: ['Glamdring'] })],
        factions: ['Riders of Rohan'],
      },
    },
    ...more,
  });
  scenario('[ME-MP-4004] is held without whoever is out, were it even in his turn', (t) => {
    t.given(council());
    t.expect.result({ Ann: 'lost', Bob: 'lost', Cid: 'won' });
  });
  scenario('[ME-MP-4004] comes in its time though whoever called it is out', (t) => {
    t.given({ ...council(), phase: 'end-of-turn', active: 'Cid', calledBy: 'Ann', dice: [6, 6, 6, 6] });
    t.expect.result({ Ann: 'lost', Bob: 'lost', Cid: 'won' });
  });
  scenario('[ME-MP-4004] and not before', (t) => {
    t.given({
      ...council(),
      phase: 'end-of-turn',
      active: 'Bob',
      calledBy: 'Ann',
      dice: [],
    });
    t.expect.result('undecided').table({ active: 'Cid' });
  });
});
