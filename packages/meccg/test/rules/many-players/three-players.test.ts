/** Games of three and more: whoever is out is asked nothing more, and the others play on. ME-MP-4004 */
import { describe } from 'vitest';
import { company, idleUntil, scenario } from '../../table.ts';

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

describe('judging three', () => {
  const judged = (lost: readonly string[], dice: readonly number[] = [], more: object = {}) => {
    const seat = (name: string, at: string, who: string, rest: object = {}) => ({
      companies: [company(at, who)],
      ...(lost.includes(name) ? { avatarLost: true } : {}),
      ...rest,
    });
    return {
      phase: 'council',
      avatarLoss: 'lose',
      dice: [6, 6, 6, 6, 6, 6, ...dice],
      players: {
        Ann: seat('Ann', 'Bree', 'Elladan', { factions: ['Riders of Rohan'] }),
        Bob: seat('Bob', 'Edhellond', 'Elrohir'),
        Cid: seat('Cid', 'Lórien', 'Bofur'),
      },
      ...more,
    };
  };
  scenario('[ME-END-028] whose Wizard has fallen loses, and the others compare their points', (t) => {
    t.given(judged(['Bob']));
    t.expect.result({ Ann: 'won', Bob: 'lost', Cid: 'lost' });
  });
  scenario('[ME-END-028] whatever his points are', (t) => {
    t.given(judged(['Ann']));
    t.expect.result({ Ann: 'lost', Bob: 'drawn', Cid: 'drawn' });
  });
  scenario('[ME-END-028] whoever alone is left has won, whatever his points are', (t) => {
    t.given(judged(['Ann', 'Bob']));
    t.expect.result({ Ann: 'lost', Bob: 'lost', Cid: 'won' });
  });
  scenario('[ME-END-9000] if all have fallen, nobody wins', (t) => {
    t.given(judged(['Ann', 'Bob', 'Cid']));
    t.expect.result({ Ann: 'drawn', Bob: 'drawn', Cid: 'drawn' });
  });
  scenario('[ME-END-9001] of two who tie one wins by a roll; the third rolls nothing', (t) => {
    const { players, ...rest } = judged([], [1, 2, 3, 3], { tieRoll: true });
    t.given({
      ...rest,
      players: {
        Ann: { companies: [company('Bree', 'Elladan')] },
        Bob: players.Bob,
        Cid: { ...players.Cid, penalty: 5 },
      },
    });
    t.expect.result({ Ann: 'lost', Bob: 'won', Cid: 'lost' });
  });
});
