/** Weapons and armour of all classes: what their bearers have. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../table.ts';
import { cited } from './cited.ts';
import { bearing } from './positions.ts';

const facing = (race: string, ...characters: readonly object[]) => ({
  phase: 'attack',
  attack: { strikes: 1, prowess: 12, race },
  players: { Ann: { hand: ['Dodge', 'Risky Blow'], companies: [{ at: 'Moria', characters }] }, Bob },
});

describe('axes of the Dwarves', () => {
  scenario('[TW-499] Dwarven Axe: only for a warrior', (t) => {
    t.given(facing('Troll', bearing('Frodo', 'Dwarven Axe')));
    t.expect.value('Frodo', 'prowess', 1);
  });
  scenario('[TW-212] Durin’s Axe: nobody beyond 9', (t) => {
    t.given(facing('Troll', bearing('Beorn', 'Durin’s Axe'), bearing('Thorin II', 'Dwarven Axe')));
    t.expect.value('Beorn', 'prowess', 9).value('Thorin II', 'prowess', 8);
  });
  for (const [who, points, corruption] of [
    ['Gimli', 4, 3],
    ['Legolas', 2, 2],
  ] as const)
    scenario(`[TW-212] Durin’s Axe borne by ${who}: ${points} points, ${corruption} of corruption`, (t) => {
      t.given({ players: { Ann: { companies: [company('Bree', bearing(who, 'Durin’s Axe'))] }, Bob } });
      t.player('Ann').has({ 'item points': points });
      t.expect.value(who, 'corruption points', corruption);
    });
});

describe('[TD-172] Wormsbane', () => {
  for (const [race, prowess, body] of [
    ['Dragon', 9, 6],
    ['Drake', 9, 6],
    ['Troll', 7, 8],
  ] as const)
    scenario(`Legolas with it has ${prowess} against a ${race}, whose body of 8 is ${body}`, (t) => {
      t.given({
        ...facing(race, bearing('Legolas', 'Wormsbane')),
        attack: { strikes: 1, prowess: 12, body: 8, race },
      });
      t.expect.value('Legolas', 'prowess', prowess);
      t.expect.table({ 'attack body': 8 });
      t.player('Ann').does('Legolas', 'No');
      t.expect.table({ 'attack body': body });
    });
  scenario('11 for Beorn, and the strike against another keeps its body', (t) => {
    t.given({
      ...facing('Dragon', bearing('Beorn', 'Wormsbane'), bearing('Legolas')),
      attack: { strikes: 1, prowess: 12, body: 8, race: 'Dragon' },
    });
    t.expect.value('Beorn', 'prowess', 11);
    t.player('Ann').does('Legolas', 'No');
    t.expect.table({ 'attack body': 8 });
  });
  scenario('10 for Gandalf, who has 6', (t) => {
    t.given(facing('Drake', bearing('Gandalf', 'Wormsbane')));
    t.expect.value('Gandalf', 'prowess', 10);
  });
  scenario('12 for Glorfindel II, who has 8', (t) => {
    t.given(facing('Drake', bearing('Glorfindel II', 'Wormsbane')));
    t.expect.value('Glorfindel II', 'prowess', 12, { by: { Wormsbane: 4 } });
  });
  scenario('a weapon that is not in use does neither', (t) => {
    t.given({
      ...facing('Dragon', bearing('Legolas', 'Sting', 'Wormsbane')),
      attack: { strikes: 1, prowess: 12, body: 8, race: 'Dragon' },
    });
    t.expect.value('Legolas', 'prowess', 6);
    t.player('Ann').does('Pass', 'Legolas', 'No');
    t.expect.table({ 'attack body': 8 });
  });
});

describe('weapons and armour', () => {
  for (const [item, who, total, by] of [
    ['Dagger of Westernesse', 'Legolas', 6, 1],
    ['Sting', 'Legolas', 6, 1],
    ['Sting', 'Frodo', 3, 2],
    ['Narsil', 'Aragorn II', 7, 1],
    ['Durin’s Axe', 'Legolas', 7, 2],
    ['Durin’s Axe', 'Bofur', 8, 4],
    ['Durin’s Axe', 'Gimli', 9, 4],
    ['Durin’s Axe', 'Beorn', 9, 2],
    ['Dwarven Axe', 'Éomer', 5, 2],
    ['Dwarven Axe', 'Legolas', 7, 2],
    ['Dwarven Axe', 'Aragorn II', 7, 1],
    ['Dwarven Axe', 'Bofur', 7, 3],
    ['Dwarven Axe', 'Gimli', 8, 3],
    ['Wormsbane', 'Legolas', 7, 2],
    ['Wormsbane', 'Elrond', 9, 2],
  ] as const)
    scenario(`${cited(item)}: ${who} has ${total} prowess`, (t) => {
      t.given(facing('Troll', bearing(who, item)));
      t.expect.value(who, 'prowess', total, { by: { [item]: by } });
    });
  scenario('[TW-206 ME-STRIKE-536] Dagger of Westernesse: nobody beyond 8', (t) => {
    t.given(facing('Troll', bearing('Elrond', 'Dagger of Westernesse'), bearing('Beorn', 'Sting')));
    t.expect.value('Elrond', 'prowess', 8).value('Beorn', 'prowess', 8);
  });
  scenario('[TW-333] Sting: one of two weapons counts', (t) => {
    t.given(facing('Troll', bearing('Frodo', 'Sting', 'Dagger of Westernesse')));
    t.expect.value('Frodo', 'prowess', 3);
  });
  scenario('[TW-345] The Mithril-coat: +3 body, to 10 at most', (t) => {
    t.given(facing('Troll', bearing('Théoden', 'The Mithril-coat')));
    t.expect.value('Théoden', 'body', 9, { by: { 'The Mithril-coat': 3 } });
  });
  scenario('[TW-345] The Mithril-coat: Frodo has 10 and no more', (t) => {
    t.given(facing('Troll', bearing('Frodo', 'The Mithril-coat')));
    t.expect.value('Frodo', 'body', 10, { base: 9, by: { 'The Mithril-coat': 1 } });
  });
  scenario('[TW-289] Narsil gives +1 direct influence, but not while another weapon is used', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [company('Bree', bearing('Aragorn II', 'Narsil'), bearing('Boromir II', 'Sting'))],
        },
        Bob,
      },
    });
    t.expect.value('Aragorn II', 'direct influence', 4, { by: { Narsil: 1 } });
    t.expect.value('Boromir II', 'direct influence', 1);
  });
  scenario('[TW-289 ME-ITEM-2002] Narsil behind another weapon gives nothing', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Bree', bearing('Aragorn II', 'Dagger of Westernesse', 'Narsil'))] },
        Bob,
      },
    });
    t.expect.value('Aragorn II', 'direct influence', 3).value('Aragorn II', 'prowess', 7);
  });
});

describe('swords, shields and mail', () => {
  for (const [item, against, who, total, by] of [
    ['Glamdring', 'Troll', 'Elladan', 8, 3],
    ['Glamdring', 'Troll', 'Elrond', 8, 1],
    ['Glamdring', 'Orc', 'Elrond', 9, 2],
    ['Orcrist', 'Troll', 'Elrond', 9, 2],
    ['Orcrist', 'Orc', 'Elrond', 10, 3],
    ['Orcrist', 'Orc', 'Haldir', 8, 4],
    ['Sword of Gondolin', 'Troll', 'Elladan', 7, 2],
    ['Sword of Gondolin', 'Troll', 'Elrond', 8, 1],
  ] as const)
    scenario(`${cited(item)}: ${who} has ${total} prowess against ${against}s`, (t) => {
      t.given(facing(against, bearing(who, item)));
      t.expect.value(who, 'prowess', total, { by: { [item]: by } });
    });
  scenario('[TW-336] Sword of Gondolin: nothing for one who is no warrior', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Moria', bearing('Fatty Bolger', 'Sword of Gondolin'))] },
        Bob,
      },
    });
    t.expect.value('Fatty Bolger', 'prowess', 1);
  });
  for (const [item, who, total, by] of [
    ['Great-shield of Rohan', 'Théoden', 8, 2],
    ['Great-shield of Rohan', 'Elladan', 9, 1],
    ['Hauberk of Bright Mail', 'Théoden', 8, 2],
    ['Hauberk of Bright Mail', 'Elladan', 9, 1],
    ['Shield of Iron-bound Ash', 'Théoden', 7, 1],
  ] as const)
    scenario(`${cited(item)}: ${who} has ${total} body`, (t) => {
      t.given({ players: { Ann: { companies: [company('Moria', bearing(who, item))] }, Bob } });
      t.expect.value(who, 'body', total, { by: { [item]: by } });
    });
  scenario('[TW-327] Shield of Iron-bound Ash: no more than 8', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Moria', bearing('Elladan', 'Shield of Iron-bound Ash'))] },
        Bob,
      },
    });
    t.expect.value('Elladan', 'body', 8);
  });
  scenario('[TW-254] Hauberk of Bright Mail: nothing for one who is no warrior', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Moria', bearing('Fatty Bolger', 'Hauberk of Bright Mail'))] },
        Bob,
      },
    });
    t.expect.value('Fatty Bolger', 'body', 8);
  });
});
