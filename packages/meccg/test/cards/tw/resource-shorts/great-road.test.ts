/** The Wizards: Great-road. */
import type { Table } from '@westmarch/testkit';
import { expect } from 'vitest';
import { Phase, type S, Zone } from '../../../../src/state.ts';
import { Bob, company, idleUntil, offers, scenario } from '../../../table.ts';

const cards = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'];
const setting = (at: string, who: string, hand: readonly string[] = ['Great-road']) => ({
  players: {
    Ann: { hand, deck: cards, companies: [{ ...company(at, who), movesTo: 'Moria' }] },
    Bob: { ...Bob, deck: cards },
  },
});
/** The end of the organization phase, where it is played. */
const play = (t: Table<S>): void => {
  idleUntil(t, () => offers(t, 'Great-road') || t.state.global.phase > 2);
  t.player('Ann').does('Great-road');
};
const drawn = (t: Table<S>): number => {
  for (let n = 0; n < 60 && t.state.global.phase !== Phase.site; n++) {
    const offered = t.offered();
    const first = offered.find(
      (text) => text === 'Yes' || text === 'Pass' || text === 'Keep all' || text === 'Done',
    );
    if (
      t.state.card.next.length > 0 &&
      t.state.global.phase === Phase.movementHazard &&
      offered.includes('Pass')
    )
      break;
    t.choose(t.state.kernel.asked, first ?? offered[0]);
  }
  let held = 0;
  for (
    let c = t.state.place.first[t.state.layout.placeBase[Zone.hand] + 2];
    c !== 0;
    c = t.state.card.next[c]
  )
    held++;
  return held;
};
for (const [title, hand, n] of [
  ['without it', [], 3],
  ['[ME-CARD-0302] with it, twice as many', ['Great-road'], 6],
] as const)
  scenario(`[TW-249/2] Bob draws ${n} cards ${title}`, (t) => {
    t.given(setting('Rivendell', 'Elladan', hand));
    if (hand.length > 0) play(t);
    expect(drawn(t)).toBe(n);
  });
scenario('[TW-249/2 ME-CARD-0305] Alatar takes one from the doubled number', (t) => {
  t.given(setting('Rivendell', 'Alatar'));
  play(t);
  expect(drawn(t)).toBe(5);
});
for (const [answer, at] of [
  ['Yes', 'Rivendell'],
  ['No', 'Moria'],
] as const)
  scenario(`[TW-249/3 ME-CARD-0304] at the end of the turn it may stand where it began: ${answer}`, (t) => {
    t.given(setting('Rivendell', 'Elladan'));
    play(t);
    idleUntil(t, () => t.state.global.phase === Phase.endOfTurn && t.offered().includes('Yes'));
    t.expect.card('Elladan', { at: 'Moria' });
    t.player('Ann').does(answer);
    t.expect.card('Elladan', { at }).card('Great-road', { in: 'discard of Ann' });
  });
scenario('[TW-249/1] only on a company at a Haven', (t) => {
  t.given({
    players: {
      Ann: { hand: ['Great-road'], companies: [{ ...company('Bree', 'Elladan'), movesTo: 'Rivendell' }] },
      Bob,
    },
  });
  idleUntil(t, () => t.state.global.phase > 2);
  t.expect.card('Great-road', { in: 'hand of Ann' });
});
