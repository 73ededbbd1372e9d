/** The nine unique Dragons, each by its numbers and regions: as a creature, hunting, and at home. */
import { describe } from 'vitest';
import { fight, sixes } from '../../fights.ts';
import { attackWith, Bob, company, resolveChain, scenario } from '../../table.ts';

interface Way {
  readonly at: string;
  readonly to: string;
  readonly by: readonly string[];
}
const north: Way = { at: 'Lake-town', to: 'Dale', by: ['Northern Rhovanion'] };
const east: Way = { at: 'Shrel-Kain', to: 'Buhr Widu', by: ['Dorwinion', 'Southern Rhovanion'] };
const vales: Way = { at: 'Beorn’s House', to: 'Gladden Fields', by: ['Anduin Vales'] };
const angmar: Way = { at: 'Mount Gram', to: 'Carn Dûm', by: ['Angmar'] };
const arthedain: Way = { at: 'Bree', to: 'Weathertop', by: ['Arthedain'] };
const rohan: Way = { at: 'Edoras', to: 'Dunharrow', by: ['Rohan'] };

type Numbers = readonly [strikes: number, prowess: number, body: number];
interface Dragon {
  readonly name: string;
  /** As a creature, Ahunt and at Home. */
  readonly ids: readonly [string, string, string];
  /** Of these three, in which the attacker chooses who is struck. */
  readonly chooses: readonly [boolean, boolean, boolean];
  /** A way in its regions, and one that it reaches only by night. */
  readonly ways: readonly [day: Way, night: Way];
  readonly hunts: Numbers;
  readonly guards: Numbers;
  readonly lair: string;
  readonly points: number;
}
const all = [true, true, false] as const;
const none = [false, false, false] as const;
/** Eärcaraxë hunts at sea: td/hazard-longs.test.ts. */
const dragons: readonly Dragon[] = [
  {
    name: 'Agburanar',
    ids: ['TW-3', 'TD-1', 'TD-2'],
    chooses: none,
    ways: [north, east],
    hunts: [3, 13, 8],
    guards: [2, 16, 9],
    lair: 'Caves of Ûlund',
    points: 4,
  },
  {
    name: 'Bairanax',
    ids: ['TD-3', 'TD-4', 'TD-5'],
    chooses: all,
    ways: [vales, north],
    hunts: [3, 12, 6],
    guards: [2, 15, 7],
    lair: 'Ovir Hollow',
    points: 3,
  },
  {
    name: 'Daelomin',
    ids: ['TW-26', 'TD-10', 'TD-11'],
    chooses: all,
    ways: [north, east],
    hunts: [4, 11, 7],
    guards: [3, 14, 8],
    lair: 'Dancing Spire',
    points: 4,
  },
  {
    name: 'Itangast',
    ids: ['TD-36', 'TD-37', 'TD-38'],
    chooses: none,
    ways: [north, east],
    hunts: [4, 16, 7],
    guards: [3, 19, 8],
    lair: 'Gold Hill',
    points: 6,
  },
  {
    name: 'Leucaruth',
    ids: ['TW-48', 'TD-43', 'TD-44'],
    chooses: none,
    ways: [north, east],
    hunts: [3, 14, 7],
    guards: [2, 17, 8],
    lair: 'Irerock',
    points: 4,
  },
  {
    name: 'Scatha',
    ids: ['TD-60', 'TD-61', 'TD-62'],
    chooses: none,
    ways: [north, vales],
    hunts: [4, 13, 8],
    guards: [3, 16, 9],
    lair: 'Gondmaeglom',
    points: 5,
  },
  {
    name: 'Scorba',
    ids: ['TD-63', 'TD-64', 'TD-65'],
    chooses: all,
    ways: [angmar, arthedain],
    hunts: [4, 10, 7],
    guards: [3, 13, 8],
    lair: 'Zarak Dûm',
    points: 3,
  },
  {
    name: 'Smaug',
    ids: ['TW-90', 'TD-70', 'TD-71'],
    chooses: all,
    ways: [north, east],
    hunts: [3, 15, 7],
    guards: [2, 18, 8],
    lair: 'The Lonely Mountain',
    points: 5,
  },
];
const four = ['Glorfindel II', 'Elrond', 'Elladan', 'Elrohir'];
const crams = ['Cram', 'Cram', 'Cram', 'Cram'];
const moving = ({ at, to, by }: Way, bob: object, more: object = {}) => ({
  phase: 'hazards',
  players: {
    Ann: { deck: crams, companies: [{ ...company(at, ...four), movesTo: to, by }] },
    Bob: { ...Bob, deck: crams, ...bob },
  },
  ...more,
});
const numbers = ([strikes, prowess, body]: Numbers) => ({
  'attack strikes': strikes,
  'attack prowess': prowess,
  'attack body': body,
});

for (const { name, ids, chooses, ways, hunts, guards, lair, points } of dragons) {
  const [ahunt, home] = [`${name} Ahunt`, `${name} at Home`];
  const [day, night] = ways;
  describe(name, () => {
    scenario(`[${ids[1]}/1 ${ids[1]}/2] ${ahunt} is played on who moves in its regions, and attacks`, (t) => {
      t.given(moving(day, { hand: [ahunt] }));
      t.player('Bob').does(`${ahunt}: as`);
      resolveChain(t);
      t.expect.card(ahunt, { in: 'events of Bob' }).table(numbers(hunts));
      t.player(chooses[1] ? 'Bob' : 'Ann').mayChoose.includes(...four);
    });
    for (const events of [[ahunt], [ahunt, 'Doors of Night']])
      scenario(`[${ids[1]}/2] ${ahunt} ranges farther: ${events.length === 2} with Doors of Night`, (t) => {
        t.given(moving(night, { events, hand: ['Twilight'] }));
        resolveChain(t);
        t.expect.table({ 'attack strikes': events.length === 2 ? hunts[0] : 0 });
      });
    scenario(`[${ids[1]}/3] ${ahunt}, defeated, is worth ${points} to the winner`, (t) => {
      t.given(moving(day, { events: [ahunt] }, { dice: sixes(hunts[0]) }));
      resolveChain(t);
      fight(t);
      t.player('Ann').has({ points: [ahunt], 'kill points': points });
    });
    scenario(`[${ids[2]}/1] ${home} comes into play wherever a company moves`, (t) => {
      t.given(moving(rohan, { hand: [home] }));
      t.player('Bob').does(`${home}: as`);
      t.expect.card(home, { in: 'events of Bob' });
    });
    for (const events of [[home], [home, ahunt]])
      scenario(`[${ids[2]}/2] ${home} guards ${lair}: ${events.length === 1} unless it hunts`, (t) => {
        t.given({
          phase: 'site',
          players: {
            Ann: { hand: ['Escape'], companies: [company(lair, ...four)] },
            Bob: { ...Bob, events },
          },
        });
        t.player('Ann').does('Yes', 'Escape', 'Elladan');
        resolveChain(t);
        if (events.length === 2) t.expect.table({ 'attack strikes': 0 });
        else {
          t.expect.table(numbers(guards));
          t.player(chooses[2] ? 'Bob' : 'Ann').mayChoose.includes(...four.filter((who) => who !== 'Elladan'));
        }
      });
    for (const events of [['Doors of Night'], []])
      scenario(`[${ids[0]}] ${name} is met on the way: ${events.length === 1} with Doors of Night`, (t) => {
        t.given(moving(day, { hand: [name, 'Rebel-talk'], events }));
        if (events.length === 0) t.player('Bob').mayNot(name, { because: 'keyed' });
        else {
          attackWith(t, 'Bob', name, day.by[0]);
          t.player(chooses[0] ? 'Bob' : 'Ann').mayChoose.includes(...four);
        }
      });
  });
}

describe('Eärcaraxë, who lives at sea', () => {
  scenario('[TD-22/1] Eärcaraxë at Home comes into play wherever a company moves', (t) => {
    t.given(moving(rohan, { hand: ['Eärcaraxë at Home'] }));
    t.player('Bob').does('Eärcaraxë at Home: as');
    t.expect.card('Eärcaraxë at Home', { in: 'events of Bob' });
  });
  scenario('[TD-22/2] Eärcaraxë at Home guards the Isle of the Ulond, and chooses whom she strikes', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: { hand: ['Escape'], companies: [company('Isle of the Ulond', ...four)] },
        Bob: { ...Bob, events: ['Eärcaraxë at Home'] },
      },
    });
    t.player('Ann').does('Yes', 'Escape', 'Elladan');
    resolveChain(t);
    t.expect.table(numbers([2, 18, 7]));
    t.player('Bob').mayChoose.includes(...four);
  });
  scenario('[TD-20] Eärcaraxë is met at her island, and chooses whom she strikes', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { deck: crams, companies: [{ ...company('Edhellond', ...four), movesTo: 'Isle of the Ulond' }] },
        Bob: { companies: [company('Lórien', 'Ioreth')], deck: crams, hand: ['Eärcaraxë'] },
      },
    });
    attackWith(t, 'Bob', 'Eärcaraxë');
    t.player('Bob').mayChoose.includes(...four);
  });
});
