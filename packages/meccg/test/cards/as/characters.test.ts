/** Against the Shadow: the three Trolls. Mîonid and Perchen: le/characters.test.ts. */
import { describe, expect } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';
import { minion } from '../minions.ts';

const trolls = [
  ['AS-1', 'Bûrat', ['Tûma', 'Wûluag'], '“Bert” (Bûrat)', 5, 8],
  ['AS-5', 'Tûma', ['Bûrat', 'Wûluag'], '“Tom” (Tûma)', 6, 8],
  ['AS-6', 'Wûluag', ['Bûrat', 'Tûma'], '“William” (Wûluag)', 5, 8],
] as const;

for (const [id, name, others, hazard, prowess] of trolls)
  describe(`[${id}] ${name}`, () => {
    for (const [race, by] of [
      ['Dwarf', 1],
      ['Elf', 0],
    ] as const)
      scenario(`[${id}/1] ${by} more prowess against ${race}`, (t) => {
        t.given({
          phase: 'attack',
          attack: { strikes: 1, prowess: 30, race },
          players: { Ann: minion('Ettenmoors', [name]), Bob },
        });
        t.expect.value(name, 'prowess', prowess + by);
      });
    for (const other of others) {
      scenario(`[${id}/2] taps to untap ${other} at the same site`, (t) => {
        t.given({
          players: {
            Ann: {
              side: 'ringwraith',
              companies: [
                company('Ettenmoors', name),
                company('Ettenmoors', { card: other, status: 'tapped' }),
              ],
            },
            Bob,
          },
        });
        t.player('Ann').does(`${name}: on your turn`);
        t.expect.card(name, { status: 'tapped' }).card(other, { status: 'untapped' });
      });
      scenario(`[${id}/2] not ${other} at another`, (t) => {
        t.given({
          players: {
            Ann: {
              side: 'ringwraith',
              companies: [company('Ettenmoors', name), company('Moria', { card: other, status: 'tapped' })],
            },
            Bob,
          },
        });
        t.player('Ann').mayNot(name, { to: 'its text' });
      });
      scenario(`[${id}/3] 3 mind with ${other}, 4 without`, (t) => {
        t.given({ players: { Ann: minion('Ettenmoors', [name, other]), Bob } });
        t.expect.value(name, 'mind', 3).value(other, 'mind', 3);
      });
      scenario(`[${id}] comes beside ${other}, who was the one of the turn`, (t) => {
        t.given({
          players: { Ann: minion('Dol Guldur', ['Lagduf'], { hand: [other, name, 'Muzgash'] }), Bob },
        });
        t.player('Ann').does(`${other}: bring`, 'Join');
        t.player('Ann').mayNot('Muzgash', { because: 'one character' });
        t.player('Ann').does(`${name}: bring`, 'Join');
        t.expect.card(name, { at: 'Dol Guldur', mind: 3 });
        t.player('Ann').has({ organized: 1 });
      });
      scenario(`[${id}] not beside ${other}, who came before`, (t) => {
        t.given({
          players: { Ann: minion('Dol Guldur', [other], { hand: [name, 'Muzgash'] }), Bob },
        });
        t.player('Ann').does('Muzgash: bring', 'Join');
        t.player('Ann').mayNot(name, { because: 'one character' });
      });
    }
    scenario(`[${id}/3] 4 mind without them, or with an Orc`, (t) => {
      t.given({ players: { Ann: minion('Ettenmoors', [name, 'Muzgash']), Bob } });
      t.expect.value(name, 'mind', 4);
    });
    for (const [roll, fate] of [
      [7, 'wounded'],
      [8, 'discard'],
      [9, 'out'],
    ] as const)
      scenario(`[ME-BODY-504] a body check of ${roll}: ${fate}`, (t) => {
        t.given({
          phase: 'attack',
          attack: { strikes: 1, prowess: 40 },
          dice: [1, 1, 6, roll - 6 > 0 ? roll - 6 : 1],
          players: { Ann: minion('Ettenmoors', [name]), Bob },
        });
        t.player('Ann').does(name, 'No');
        if (fate === 'wounded') t.expect.card(name, { status: 'wounded' });
        else t.expect.card(name, { in: `${fate} of Ann` });
      });
    scenario(`is ${hazard}`, (t) => {
      t.given({
        players: {
          Ann: { ...minion('Ettenmoors', ['Muzgash']), hand: [name] },
          Bob: { ...Bob, points: [hazard] },
        },
      });
      t.player('Ann').mayNot(name, { because: 'unique' });
    });
    scenario('comes at a Ruins & Lairs above ground', (t) => {
      t.given({
        players: { Ann: { ...minion('Dol Guldur', ['Muzgash']), hand: [name] }, Bob },
      });
      t.player('Ann').does(`${name}: bring`);
      t.player('Ann').mayChoose.includes('Form a company at Ettenmoors');
      t.player('Ann').mayChoose.excludes('Form a company at The Gem-deeps', 'Form a company at Goblin-gate');
    });
    scenario('is in no starting company', (t) => {
      const deck = Array.from({ length: 12 }, () => 'Strange Rations');
      t.given({
        phase: 'set-up',
        players: {
          Ann: { side: 'ringwraith', deck, pool: [name, 'Muzgash', 'Lagduf'] },
          Bob: { side: 'ringwraith', deck, pool: ['Ostisen'] },
        },
      });
      expect(t.offered()).toContain('Muzgash');
      expect(t.offered()).not.toContain(name);
    });
  });
