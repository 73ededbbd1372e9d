/** The Lidless Eye: greater items. */
import { valueAgainst, valueOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { directInfluence, ringTest } from '../../../src/engine.ts';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import { Bob, company, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

describe('[LE-299] Black Mace', () => {
  const facing = (race: string, who: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 30, race },
    players: { Ann: minion('Ettenmoors', [bearing(who, 'Black Mace')]), Bob },
  });
  for (const [who, race, prowess] of [
    ['Orc Captain', 'Man', 8],
    ['Orc Captain', 'Elf', 9],
    ['Lieutenant of Morgul', 'Man', 10],
    ['Lieutenant of Morgul', 'Elf', 10],
    // No warriors.
    ['Ciryaher', 'Man', 2],
    ['Ciryaher', 'Elf', 2],
  ] as const)
    scenario(`${who} has ${prowess} prowess against ${race}`, (t) => {
      t.given(facing(race, who));
      t.expect.value(who, 'prowess', prowess);
    });
});

describe('[LE-343] Scroll of Isildur', () => {
  scenario('[LE-343/1] +1 to tests of gold rings in its company, and no other', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            company('Moria', bearing('Layos', 'Scroll of Isildur')),
            company('Dol Guldur', 'Ostisen'),
          ],
        },
        Bob,
      },
    });
    const test = (who: string): number => valueOf(t.state, ringTest, companyOf(t.state, t.who.card(who)));
    expect([test('Layos'), test('Ostisen')]).toEqual([1, 0]);
  });
  for (const [at, points] of [
    ['Barad-dûr', 5],
    ['Dol Guldur', 3],
  ] as const)
    scenario(`[LE-343/2] stored at ${at}: ${points} points`, (t) => {
      t.given({ dice: [6, 6], players: { Ann: minion(at, [bearing('Layos', 'Scroll of Isildur')]), Bob } });
      t.player('Ann').does('Scroll of Isildur: store');
      t.expect.card('Scroll of Isildur', { in: 'points of Ann' });
      t.player('Ann').has({ 'item points': points });
    });
  scenario('[LE-343/2] not at another Dark-hold', (t) => {
    t.given({ players: { Ann: minion('Cirith Gorgor', [bearing('Layos', 'Scroll of Isildur')]), Bob } });
    t.player('Ann').mayNot('Scroll of Isildur', { to: 'store' });
  });
  scenario('[LE-343] [ME-MANIF-004] while a hero has his, a minion plays none', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      players: {
        Ann: {
          ...minion('Moria', ['Layos']),
          hand: [{ card: 'Scroll of Isildur', as: 'own' }, 'Black Mace'],
        },
        Bob: { companies: [company('Edhellond', bearing('Ioreth', 'Scroll of Isildur'))] },
      },
    });
    t.player('Ann').mayChoose.includes('Black Mace');
    t.player('Ann').mayNot('own', { because: 'unique' });
  });
});

describe('[LE-418] The Arkenstone', () => {
  const bearer = bearing('Layos', 'The Arkenstone');
  scenario('[LE-418/1] +5 against Dwarves and their factions, none against others', (t) => {
    t.given({
      players: {
        Ann: { ...minion('Dol Guldur', [bearer, 'Ostisen', 'Gulla']) },
        Bob: { ...Bob, hand: ['Blue Mountain Dwarves', 'Men of Anfalas'] },
      },
    });
    const against = (card: string): number =>
      valueAgainst(t.state, directInfluence, t.who.card('Layos'), t.who.card(card));
    expect(['Gulla', 'Blue Mountain Dwarves', 'Ostisen', 'Men of Anfalas'].map(against)).toEqual([
      7, 7, 2, 2,
    ]);
  });
  scenario('[LE-418/2] every Dwarf has 1 more mind, whoever’s he is', (t) => {
    t.given({
      players: {
        Ann: minion('Dol Guldur', [bearer, 'Gulla']),
        Bob: { companies: [company('Edhellond', 'Bofur', 'Haldir')] },
      },
    });
    t.expect.value('Gulla', 'mind', 5).value('Bofur', 'mind', 3).value('Haldir', 'mind', 3);
  });
  const beside = (at: string, ...more: readonly object[]) => ({
    players: {
      Ann: minion('Bree', [bearer, ...more]),
      Bob: {
        companies: [
          company(at, bearing('Balin', 'Cram'), { card: 'Anborn', leader: 'Balin' }, 'Haldir'),
          company('Edhellond', 'Ioreth'),
        ],
      },
    },
  });
  scenario(
    '[LE-418/3] [ME-CARD-0037] given up, it drives out a Dwarf at its site with what he bears, not who follows him',
    (t) => {
      t.given(beside('Bree'));
      t.player('Ann').does('The Arkenstone: on your turn');
      t.expect
        .card('Balin', { in: 'discard of Bob' })
        .card('Cram', { in: 'discard of Bob' })
        .card('Anborn', { in: 'company of Haldir' })
        .card('The Arkenstone', { in: 'discard of Ann' })
        .card('Haldir', { status: 'untapped' });
    },
  );
  scenario('[LE-418/3] not one who is elsewhere', (t) => {
    t.given(beside('Rivendell'));
    t.player('Ann').mayNot('The Arkenstone', { to: 'its text' });
  });
});
