/** Corruption checks that cards call for: the roll that is just enough, and the one that is just too little. */
import { describe } from 'vitest';
import { Bob, company, going, idleUntil, scenario } from '../table.ts';
import { cited } from './cited.ts';

/** The Scroll of Isildur alone: 3 corruption points, so that a total of 4 is enough. */
const weighed = { card: 'Elladan', on: ['Scroll of Isildur'] };
const roll = (total: number) => [Math.ceil(total / 2), Math.floor(total / 2)];

describe('hazards that call for a check', () => {
  for (const [card, words, modifier] of [
    ['Dragon-sickness', 'as a hazard', -1],
    ['Weariness of the Heart', 'as a hazard: have', 0],
  ] as const)
    for (const [total, stays] of [
      [4 - modifier, true],
      [3 - modifier, false],
    ] as const)
      scenario(`${cited(card)}: a roll of ${total}`, (t) => {
        t.given({ ...going([card], [weighed, 'Elrohir']), dice: roll(total) });
        const where = words === 'as a hazard' ? [`${card}: ${words}`] : [`${card}: ${words}`, 'Elladan'];
        t.player('Bob').does(...where);
        idleUntil(t, () => !t.offered().includes('Roll') && t.state.global.entries === 0);
        t.expect.card('Elladan', { in: stays ? 'company of riders' : 'discard of Ann' });
      });
  for (const [total, lost] of [
    [6 + 1, false],
    [6, true],
  ] as const)
    scenario(`[TW-99] The Ring’s Betrayal: a roll of ${total}`, (t) => {
      t.given({
        ...going(['The Ring’s Betrayal'], [{ card: 'Elladan', on: ['Scroll of Isildur', 'Lesser Ring'] }]),
        dice: roll(total),
      });
      t.expect.value('Elladan', 'corruption points', 4);
      t.player('Bob').does('The Ring’s Betrayal: as');
      idleUntil(t, () => t.state.global.entries === 0 && t.state.global.check === 0);
      t.expect
        .card('Lesser Ring', { in: lost ? 'discard of Ann' : 'on of Elladan' })
        .card('Elladan', { in: 'company of riders' })
        .card('Scroll of Isildur', { in: 'on of Elladan' });
    });
});

describe('resources that call for a check', () => {
  for (const [total, stays] of [
    [7, true],
    [6, false],
  ] as const)
    scenario(`[TW-341] The Arkenstone weighs 4 on a Dwarf, who checks at −2: a roll of ${total}`, (t) => {
      t.given({
        dice: roll(total),
        players: {
          Ann: {
            companies: [company('Lórien', { card: 'Balin', status: 'tapped', on: ['The Arkenstone'] })],
          },
          Bob,
        },
      });
      t.player('Ann').does('The Arkenstone: on');
      t.expect.card('Balin', { in: stays ? 'company of company 1' : 'discard of Ann' });
    });
});
