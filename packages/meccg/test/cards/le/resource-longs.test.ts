/** The Lidless Eye: resource long-events. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('Tidings of Death', () => {
  scenario('[LE-245/1] [ME-LONG-001] Tidings of Death: played in the long-event phase', (t) => {
    t.given({
      phase: 'long-event',
      players: { Ann: { hand: ['Tidings of Death'], companies: [company('Bree', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Tidings of Death: in your long-event phase');
    resolveChain(t);
    t.expect.card('Tidings of Death', { in: 'events of Ann' });
  });
  scenario('[LE-245/1] [ME-LONG-4000] Tidings of Death: in no other', (t) => {
    t.given({
      players: { Ann: { hand: ['Tidings of Death'], companies: [company('Bree', 'Elladan')] }, Bob },
    });
    t.player('Ann').mayNot('Tidings of Death', { because: 'long-event phase' });
  });
  // Men of Anfalas need more than 8; Anborn, a Dúnadan, has +1: a roll of 8 wins them, and with −1 one of 9.
  const trying = (dice: readonly number[], ann: object, bob: object = {}) => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: { hand: ['Men of Anfalas'], companies: [company('Lond Galen', 'Anborn')], ...ann },
      Bob: { ...Bob, ...bob },
    },
  });
  const tidings = { events: ['Tidings of Death'] };
  for (const [title, ann, bob] of [
    ['one’s own', tidings, {}],
    ['an opponent’s', {}, tidings],
  ] as const) {
    scenario(`[LE-245/2] Tidings of Death: −1 to a check against a faction, by ${title}`, (t) => {
      t.given(trying([4, 4, 4, 4], ann, bob));
      t.player('Ann').does('Men of Anfalas: try');
      t.expect.card('Men of Anfalas', { in: 'discard of Ann' });
    });
    for (const dice of [
      [5, 4, 1, 1],
      [1, 1, 5, 4],
    ])
      scenario(`[LE-245/3] Tidings of Death: the better of two rolls, ${dice.join()}, by ${title}`, (t) => {
        t.given(trying(dice, ann, bob));
        t.player('Ann').does('Men of Anfalas: try');
        t.expect.card('Men of Anfalas', { in: 'factions of Ann' });
      });
  }
});
