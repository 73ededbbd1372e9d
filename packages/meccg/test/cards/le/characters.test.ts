/** The Lidless Eye: characters who are neither Ringwraiths nor agents. */
import { valueAgainst } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { say } from '../../../src/cards/words/index.ts';
import { directInfluence } from '../../../src/engine.ts';
import { hasKeyword } from '../../../src/rules/cards/cards.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';
import { cited } from '../cited.ts';

// Hillmen, Rogrog, Gothmog.
borrow('TW-257', 'TW-85', 'TD-28');
const playable = (name: string, ...at: string[]) => invent(name, 'LE-292', { at, needs: 8 });
playable('Folk of Khand', 'Variag Camp');
playable('Folk of the Oasis', 'Southron Oasis', 'Pelargir');
playable('Folk of the East', 'Easterling Camp');
playable('Folk of Dunland', 'Dunnish Clan-hold');

const minions = (where: string, ...who: readonly (string | object)[]) => ({
  side: 'ringwraith',
  companies: [company(where, ...who)],
});

describe('discarded at body checks', () => {
  // The lowest result that harms, what comes of each from there on, and the first beyond all of them.
  for (const [who, from, ...fates] of [
    ['Gorbag', 8, 'wounded', 'discard', 'out'],
    ['Grishnákh', 7, 'wounded', 'discard', 'out'],
    ['Lagduf', 7, 'wounded', 'discard', 'out'],
    ['Lieutenant of Angmar', 8, 'wounded', 'discard', 'out'],
    ['Lieutenant of Morgul', 8, 'wounded', 'discard', 'out'],
    ['Muzgash', 7, 'wounded', 'discard', 'out'],
    ['Old Troll', 7, 'wounded', 'discard', 'wounded', 'out'],
    ['Orc Brawler', 6, 'wounded', 'discard', 'discard', 'out'],
    ['Orc Captain', 7, 'wounded', 'discard', 'out'],
    ['Orc Tracker', 6, 'wounded', 'discard', 'discard', 'out'],
    ['Orc Veteran', 7, 'wounded', 'discard', 'out'],
    ['Radbug', 7, 'wounded', 'discard', 'out'],
    ['Shagrat', 8, 'wounded', 'discard', 'out'],
    ['Troll Lout', 7, 'wounded', 'discard', 'wounded', 'out'],
    ['Troll-chief', 8, 'wounded', 'discard', 'out'],
    ['Ufthak', 7, 'wounded', 'discard', 'out'],
    ['Ill-favoured Fellow', 8, 'wounded', 'discard', 'out'],
    ['Lugdush', 7, 'wounded', 'discard', 'out'],
    ['Sly Southerner', 8, 'wounded', 'discard', 'out'],
    // Men are not.
    ['Hador', 8, 'wounded', 'wounded', 'out'],
  ] as const)
    for (const [i, fate] of fates.entries())
      scenario(`${cited(who)} [ME-BODY-504]: ${from + i} is ${fate}`, (t) => {
        const low = Math.min(6, from + i - 1);
        t.given({
          phase: 'attack',
          attack: { strikes: 1, prowess: 40 },
          dice: [1, 1, low, from + i - low],
          players: { Ann: minions('Ettenmoors', who), Bob },
        });
        t.player('Ann').does(who, 'No');
        if (fate === 'wounded') t.expect.card(who, { status: 'wounded' });
        else t.expect.card(who, { in: `${fate} of Ann` });
      });
});

describe('direct influence', () => {
  const everyone = [
    'Orcs of Moria',
    'Stone Trolls',
    'Woodmen',
    'Men of Dorwinion',
    'Hillmen',
    'Folk of Khand',
    'Folk of the Oasis',
    'Folk of the East',
    'Folk of Dunland',
    'Muzgash',
    'Troll Lout',
    'Ostisen',
  ] as const;
  type Friends = Partial<Record<(typeof everyone)[number], number>>;
  const orcs = (by: number): Friends => ({ 'Orcs of Moria': by, Muzgash: by });
  const trolls = (by: number): Friends => ({ ...orcs(by), 'Stone Trolls': by, 'Troll Lout': by });
  const factions = Object.fromEntries(everyone.slice(0, 9).map((name) => [name, 1])) as Friends;
  for (const [who, own, more] of [
    ['Asternak', 2, { 'Folk of Khand': 2 }],
    ['Gorbag', 0, orcs(3)],
    ['Horseman in the Night', 2, factions],
    ['Jerrek', 0, { 'Folk of the Oasis': 1 }],
    ['Layos', 2, { 'Men of Dorwinion': 2 }],
    ['Lieutenant of Angmar', 1, trolls(4)],
    ['Lieutenant of Morgul', 2, trolls(3)],
    ['Nevido Smôd', 1, { 'Folk of the East': 2 }],
    ['Odoacer', 0, { Woodmen: 3 }],
    ['Old Troll', 0, trolls(1)],
    ['Orc Captain', 0, orcs(3)],
    ['Pon Opar', 1, { 'Folk of the Oasis': 2 }],
    ['Shagrat', 0, orcs(4)],
    ['Troll-chief', 0, trolls(3)],
    ['Tros Hesnef', 0, { 'Folk of the East': 1 }],
    ['Uchel', 0, { Hillmen: 4 }],
    ['Mîonid', 0, { 'Folk of Khand': 2 }],
    ['Perchen', 2, { 'Folk of Dunland': 3 }],
    // With nothing of the kind.
    ['Ciryaher', 2, {}],
    ['Lagduf', 0, {}],
  ] as const satisfies readonly (readonly [string, number, Friends])[])
    scenario(
      `${cited(who)} [ME-CARD-0049]: ${own}, and more against ${Object.keys(more).join(', ')}`,
      (t) => {
        t.given({ players: { Ann: { ...minions('Dol Guldur', who), hand: [...everyone] }, Bob } });
        const found: Friends = {};
        for (const name of everyone) {
          const by = valueAgainst(t.state, directInfluence, t.who.card(who), t.who.card(name)) - own;
          if (by !== 0) found[name] = by;
        }
        expect(found).toEqual(more);
      },
    );

  scenario('[LE-31] [ME-INFL-513] Orc Captain leads an Orc of mind 3', (t) => {
    t.given({ players: { Ann: minions('Dol Guldur', 'Orc Captain', 'Grishnákh'), Bob } });
    t.player('Ann').does('Orc Captain: regroup', 'Grishnákh', 'Follow Orc Captain');
    t.expect.card('Grishnákh', { leader: 'Orc Captain' });
  });
  scenario('[LE-31] [ME-INFL-513] Orc Captain leads no Man, and no Troll', (t) => {
    t.given({ players: { Ann: minions('Dol Guldur', 'Orc Captain', 'Luitprand', 'Troll Lout'), Bob } });
    t.player('Ann').does('Orc Captain: regroup', 'Luitprand');
    t.player('Ann').mayChoose.excludes('Follow Orc Captain');
  });
  // The site where they stand counts for factions that are played at any of a kind.
  invent('Folk of All Borders', 'LE-292', {
    atAny: { suits: (s, site) => s.card.live[site] === 1, say: say`site` },
    needs: 8,
  });
  for (const [at, by] of [
    ['Dunnish Clan-hold', 3],
    ['Woodmen-town', 0],
  ] as const)
    scenario(`[AS-4] Perchen at ${at}: ${by} against who is won over anywhere`, (t) => {
      t.given({ players: { Ann: { ...minions(at, 'Perchen'), hand: ['Folk of All Borders'] }, Bob } });
      expect(
        valueAgainst(t.state, directInfluence, t.who.card('Perchen'), t.who.card('Folk of All Borders')) - 2,
      ).toBe(by);
    });
});

describe('corruption checks', () => {
  for (const [who, by] of [
    ['Dôgrib', -1],
    ['Old Troll', -1],
    ['Orc Brawler', -1],
    ['Orc Tracker', -1],
    ['Orc Veteran', -1],
    ['Troll Lout', -1],
    ['Tros Hesnef', -1],
    ['Orc Captain', 0],
    ['Troll-chief', 0],
  ] as const)
    scenario(`${cited(who)}: ${by}`, (t) => {
      t.given({ players: { Ann: minions('Dol Guldur', who), Bob } });
      t.expect.value(who, 'corruption check', by);
    });
});

describe('Gulla', () => {
  for (const [race, prowess] of [
    ['Orc', 6],
    ['Elf', 6],
    ['Troll', 5],
    ['Man', 5],
  ] as const)
    scenario(`[LE-13] Gulla has ${prowess} prowess against ${race}`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 30, race },
        players: { Ann: minions('Ettenmoors', 'Gulla'), Bob },
      });
      t.expect.value('Gulla', 'prowess', prowess);
    });
});

describe('lieutenants', () => {
  for (const [who, id, at, cards] of [
    ['Lieutenant of Angmar', 'LE-20/2', 'Carn Dûm', 9],
    ['Lieutenant of Angmar', 'LE-20/2', 'Minas Morgul', 8],
    ['Lieutenant of Morgul', 'LE-22/2', 'Minas Morgul', 9],
    ['Lieutenant of Morgul', 'LE-22/2', 'Carn Dûm', 8],
  ] as const)
    scenario(`[${id}] ${who} at ${at}: a hand of ${cards}`, (t) => {
      t.given({ players: { Ann: minions(at, who), Bob } });
      t.player('Ann').has({ 'hand size': cards });
      t.player('Bob').has({ 'hand size': 8 });
    });
  for (const [who, hazard, id] of [
    ['Lieutenant of Angmar', 'Rogrog', 'LE-20'],
    ['Lieutenant of Morgul', 'Gothmog', 'LE-22'],
  ] as const) {
    scenario(`[${id}] ${who} does not come once ${hazard} was beaten`, (t) => {
      t.given({
        players: {
          Ann: { ...minions('Dol Guldur', 'Ostisen'), hand: [who] },
          Bob: { ...Bob, points: [hazard] },
        },
      });
      t.player('Ann').mayNot(who, { because: 'unique' });
    });
    scenario(`[${id}] ${who} comes while nothing of ${hazard} is in play`, (t) => {
      t.given({ players: { Ann: { ...minions('Dol Guldur', 'Ostisen'), hand: [who] }, Bob } });
      t.player('Ann').mayChoose.includes(who);
    });
  }
});

describe('magic and kinds', () => {
  for (const [who, has, lacks] of [
    ['Belegorn', 'spirit-magic', 'sorcery'],
    ['Ciryaher', 'shadow-magic', 'sorcery'],
    ['Hador', 'sorcery', 'spirit-magic'],
    ['Grishnákh', 'Uruk-hai', 'Leader'],
    ['Gorbag', 'Leader', 'Olog-hai'],
    ['Troll-chief', 'Olog-hai', 'Uruk-hai'],
    ['Lieutenant of Morgul', 'half-troll', 'Olog-hai'],
    ['Ill-favoured Fellow', 'half-orc', 'Uruk-hai'],
    ['Lugdush', 'Uruk-hai', 'half-orc'],
  ] as const)
    scenario(`${cited(who)}: ${has}, not ${lacks}`, (t) => {
      t.given({ players: { Ann: minions('Dol Guldur', who), Bob } });
      const card = t.who.card(who);
      expect([hasKeyword(t.state, card, has), hasKeyword(t.state, card, lacks)]).toEqual([true, false]);
    });
});

describe('homes', () => {
  for (const [who, home, strange] of [
    ['Asternak', 'Variag Camp', 'Southron Oasis'],
    ['Belegorn', 'Carn Dûm', 'Barad-dûr'],
    ['Ciryaher', 'Barad-dûr', 'Cirith Gorgor'],
    ['Dorelas', 'Lond Galen', 'Pelargir'],
    ['Dunlending Spy', 'Bree', 'Cameth Brin'],
    ['Dôgrib', 'Lossadan Camp', 'Bree'],
    ['Eradan', 'Sarn Goriwing', 'Moria'],
    ['Gorbag', 'Minas Morgul', 'Cirith Ungol'],
    ['Grishnákh', 'Cirith Ungol', 'Barad-dûr'],
    ['Lagduf', 'Shelob’s Lair', 'Cirith Gorgor'],
    ['Luitprand', 'Lake-town', 'Bree'],
    ['Muzgash', 'Cirith Ungol', 'Moria'],
    ['Odoacer', 'Woodmen-town', 'Lake-town'],
    ['Ostisen', 'Vale of Erech', 'Lond Galen'],
    ['Radbug', 'Cirith Ungol', 'Moria'],
    ['Shagrat', 'Cirith Ungol', 'Shelob’s Lair'],
    ['Uchel', 'Cameth Brin', 'Bree'],
    ['Ufthak', 'Shelob’s Lair', 'Moria'],
    ['Orc Captain', 'Cirith Gorgor', 'Moria'],
    ['Horseman in the Night', 'Barad-dûr', 'Moria'],
    ['Lugdush', 'Isengard', 'Moria'],
    ['Sly Southerner', 'Cirith Ungol', 'Moria'],
    ['Mîonid', 'Variag Camp', 'Easterling Camp'],
    ['Perchen', 'Dunnish Clan-hold', 'Bree'],
  ] as const)
    scenario(`${cited(who)}: at home at ${home}, not at ${strange}`, (t) => {
      t.given({ players: { Ann: { ...minions('Dol Guldur', 'Tros Hesnef'), hand: [who] }, Bob } });
      t.player('Ann').does(`${who}: bring`);
      t.player('Ann').mayChoose.includes(`Form a company at ${home}`);
      t.player('Ann').mayChoose.excludes(`Form a company at ${strange}`);
    });
});

scenario('[WH-10] [ME-CARD-0693] Sly Southerner has a mind of 2', (t) => {
  t.given({ players: { Ann: minions('Dol Guldur', 'Sly Southerner'), Bob } });
  t.player('Ann').has({ 'general influence used': 2 });
});
