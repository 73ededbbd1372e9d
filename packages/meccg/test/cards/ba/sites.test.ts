/** The Balrog: sites. */

import { valueOf } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { ringTest } from '../../../src/engine.ts';
import { allSites } from '../../../src/facts/sites.ts';
import { siteIndex } from '../../../src/map/map.ts';
import { numberToRoll } from '../../../src/map/under-deeps.ts';
import { siteDefinition } from '../../../src/rules/sites/sites.ts';
import type { S } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import { siteOf } from '../../sites.ts';
import { company, idleUntil, resolveChain, scenario } from '../../table.ts';
import { hero } from '../minions.ts';

borrow('TD-66');
const servants = ['Gorbag', 'Hill-troll'];
const written = allSites.filter(
  ({ id, alignment }) => alignment === 'balrog' && siteDefinition(siteIndex(id)) !== undefined,
);
const balrog = (at: string, more: object = {}, who: readonly string[] = servants) => ({
  side: 'balrog',
  companies: [{ ...company(at, ...who), as: 'servants', ...more }],
});

describe('what guards them', () => {
  for (const { id, name, attacks } of written) {
    const printed = attacks.filter(({ fromHand }) => fromHand === null);
    scenario(
      `[${id}] ${name}: ${printed.map(({ race, strikes, prowess }) => `${race} ${strikes}/${prowess}`).join(', ') || 'nothing'}`,
      (t) => {
        t.given({ phase: 'site', players: { Ann: { ...balrog(name), hand: ['Cram'] }, Bob: hero() } });
        t.player('Ann').does('Yes');
        for (const { race, strikes, prowess, cannotBeCancelled, woundedEliminated } of printed.slice(0, 1)) {
          t.expect.table({ 'attack race': race, 'attack strikes': strikes, 'attack prowess': prowess });
          const { attack } = t.state.global;
          expect(t.state.attack.certain[attack]).toBe(cannotBeCancelled ? 1 : 0);
          expect(t.state.attack.fatal[attack]).toBe(woundedEliminated ? 1 : 0);
        }
        if (printed.length === 0) t.expect.table({ attack: 'none' });
      },
    );
  }
});

describe('what is found there', () => {
  const ITEMS = { minor: 'Cram', major: 'Torque', greater: 'Jewel', 'gold ring': 'Ring' };
  invent('Torque', 'LE-301');
  invent('Jewel', 'LE-299');
  invent('Ring', 'LE-303');
  for (const { id, name, items } of written)
    scenario(`[${id}] ${name}: ${items.length === 0 ? 'no items' : items.join(', ')}`, (t) => {
      t.given({
        phase: 'at the site',
        players: { Ann: { ...balrog(name), hand: Object.values(ITEMS) }, Bob: hero() },
      });
      const found = Object.entries(ITEMS).filter(([kind]) => items.includes(kind));
      expect(t.offered().filter((offered) => offered.endsWith('play'))).toEqual(
        found.map(([, card]) => `${card}: play`),
      );
    });
});

/** On the way to a site of the Balrog, with a creature that is keyed to it. */
const coming = (from: string, to: string, hand: readonly string[], ways: object = {}) => ({
  phase: 'hazards',
  players: { Ann: balrog(from, { movesTo: to, ...ways }), Bob: hero({ hand }) },
});
function harms(t: Table<S>, creature: string): boolean {
  t.player('Bob').does(`${creature}: attack`);
  for (const key of ['dark-hold', 'shadow-hold', 'ruins-and-lairs'])
    if (t.offered().includes(key)) t.player('Bob').does(key);
  resolveChain(t);
  return t.state.attack.detainment[t.state.global.attack] === 0;
}

describe('creatures keyed to them harm', () => {
  for (const [id, to, from, way] of [
    ['BA-84', 'Barad-dûr', 'Mount Doom', ['Gorgoroth']],
    ['BA-85', 'Carn Dûm', 'Mount Gram', ['Angmar']],
    ['BA-86', 'Cirith Gorgor', 'Barad-dûr', ['Gorgoroth', 'Udûn']],
    ['BA-87', 'Cirith Ungol', 'Minas Morgul', ['Imlad Morgul']],
    ['BA-88', 'Dol Guldur', 'Sarn Goriwing', ['Heart of Mirkwood', 'Southern Mirkwood']],
    ['BA-91', 'The Iron-deeps', 'Carn Dûm', undefined],
    ['BA-92', 'Minas Morgul', 'Cirith Ungol', ['Imlad Morgul']],
    ['BA-97', 'The Sulfur-deeps', 'Dol Guldur', undefined],
    ['BA-98', 'The Under-courts', 'Barad-dûr', undefined],
    ['BA-99', 'The Under-galleries', 'Cirith Gorgor', undefined],
    ['BA-102', 'The Under-leas', 'Mount Gundabad', undefined],
  ] as const)
    scenario(`[${id}] ${to}: Orcs are no friends there`, (t) => {
      t.given(coming(from, to, ['Orc-watch'], way === undefined ? {} : { by: way }));
      expect(harms(t, 'Orc-watch')).toBe(true);
    });
  scenario('[BA-93/1] Moria: keyed to it they only detain', (t) => {
    invent('Watcher', 'TW-20', { keyedTo: { sites: ['Moria', 'The Under-gates'] } });
    t.given(coming('Dimrill Dale', 'Moria', ['Watcher'], { by: ['Redhorn Gate'] }));
    expect(harms(t, 'Watcher')).toBe(false);
  });
  scenario('[BA-100/1] The Under-gates: likewise', (t) => {
    invent('Watcher', 'TW-20', { keyedTo: { sites: ['Moria', 'The Under-gates'] } });
    t.given(coming('Moria', 'The Under-gates', ['Watcher']));
    expect(harms(t, 'Watcher')).toBe(false);
  });
});

describe('his Darkhavens', () => {
  for (const [id, at] of [
    ['BA-93', 'Moria'],
    ['BA-100', 'The Under-gates'],
  ] as const) {
    scenario(`[${id}/2] ${at}: an attack on a company there is cancelled`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 9, race: 'Elf' },
        players: { Ann: balrog(at), Bob: hero() },
      });
      t.expect.table({ attack: 'none' });
    });
    scenario(`[${id}/2, ME-COMBAT-508] ${at}: but not one that cannot be cancelled`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 9, race: 'Elf', certain: true },
        players: { Ann: balrog(at), Bob: hero() },
      });
      t.expect.table({ 'attack strikes': 1 });
    });
    scenario(`[${id}] ${at}: a gold ring stored there is tested, 11 is 9`, (t) => {
      t.given({
        dice: [6, 6, 6, 5],
        players: {
          Ann: {
            side: 'balrog',
            hand: ['The One Ring', 'Lesser Ring'],
            companies: [company(at, { card: 'Gorbag', on: ['Precious Gold Ring'] })],
          },
          Bob: hero(),
        },
      });
      t.player('Ann').does('Precious Gold Ring: store');
      t.player('Ann').mayChoose.exactly('Lesser Ring', 'Pass');
    });
  }
  scenario('[BA-85] [ME-BAL-010] Carn Dûm is none: attacks go on', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9, race: 'Elf' },
      players: { Ann: balrog('Carn Dûm'), Bob: hero() },
    });
    expect(t.state.global.attack).not.toBe(0);
  });
  for (const [at, status] of [
    ['Moria', 'tapped'],
    ['The Under-gates', 'tapped'],
    ['Dol Guldur', 'wounded'],
    ['Geann a-Lisch', 'wounded'],
    ['Barad-dûr', 'wounded'],
  ] as const)
    scenario(
      `[ME-BAL-010] [ME-BAL-011] [ME-BAL-4012] one who is wounded at ${at} is ${status} after untapping`,
      (t) => {
        t.given({
          active: 'Bob',
          phase: 'end-of-turn',
          players: {
            Ann: {
              side: 'balrog',
              deck: ['Cram'],
              companies: [company(at, { card: 'Gorbag', status: 'wounded' })],
            },
            Bob: hero({ deck: ['Cram'] }),
          },
        });
        idleUntil(t, () => t.state.global.active === 1 && t.state.global.phase === 2);
        t.expect.card('Gorbag', { status });
      },
    );
});

describe('creatures that may also be keyed to them', () => {
  for (const [id, to, from, may, mayNot] of [
    ['BA-89/1', 'The Drowning-deeps', 'The Under-vaults', ['Corsairs of Umbar', 'Sea Serpent'], ['Ghosts']],
    ['BA-89/2', 'The Drowning-deeps', 'The Under-vaults', ['Land-drake', 'Sand-drake'], ['Orc-watch']],
    ['BA-90', 'The Gem-deeps', 'The Under-gates', ['Ghosts', 'Pûkel-men'], ['Orc-watch']],
    ['BA-91/2', 'The Iron-deeps', 'Carn Dûm', ['Land-drake', 'Sand-drake'], ['Sea Serpent']],
    ['BA-94', 'The Pûkel-deeps', 'Dunharrow', ['Ghosts', 'Pûkel-men'], ['Orc-watch']],
    [
      'BA-95',
      'Remains of Thangorodrim',
      'The Drowning-deeps',
      ['Corsairs of Umbar', 'Sea Serpent'],
      ['Ghosts'],
    ],
    ['BA-96', 'The Rusted-deeps', 'The Wind-deeps', ['Scatha'], ['Eärcaraxë', 'Ghosts']],
    ['BA-103', 'The Under-vaults', 'Mount Gram', ['Ghosts'], ['Pûkel-men', 'Orc-watch']],
    ['BA-104', 'The Wind-deeps', 'The Wind Throne', ['Sand-drake'], ['Sea Serpent', 'Ghosts']],
  ] as const)
    scenario(`[${id}] ${to}: ${may.join(' and ')}, not ${mayNot.join(' or ')}`, (t) => {
      t.given(coming(from, to, [...may, ...mayNot]));
      t.player('Bob').mayChoose.includes(...may.map((name) => `${name}: attack`));
      t.player('Bob').mayChoose.excludes(...mayNot.map((name) => `${name}: attack`));
    });
});

describe('ways below', () => {
  const roll = (from: string, to: string): number =>
    numberToRoll(siteOf(from, 'balrog'), siteOf(to, 'balrog'));
  test('[ME-UNDER-516] [ME-UNDER-4009] the ways down from two Dwarf-holds need 13, and so do the ways up', () => {
    expect(roll('Blue Mountain Dwarf-hold', 'The Drowning-deeps')).toBe(13);
    expect(roll('The Drowning-deeps', 'Blue Mountain Dwarf-hold')).toBe(13);
    expect(roll('Iron Hill Dwarf-hold', 'The Rusted-deeps')).toBe(13);
    expect(roll('The Rusted-deeps', 'Iron Hill Dwarf-hold')).toBe(13);
    expect(roll('Carn Dûm', 'The Iron-deeps')).toBe(0);
  });
  scenario('[BA-89] [ME-UNDER-516] so that a company with a roll of 12 stays where it is', (t) => {
    t.given({
      phase: 'movement/hazard',
      dice: [6, 6],
      players: { Ann: balrog('Blue Mountain Dwarf-hold', { movesTo: 'The Drowning-deeps' }), Bob: hero() },
    });
    idleUntil(t, () => t.state.global.phase !== 4);
    t.expect.card('Gorbag', { at: 'Blue Mountain Dwarf-hold' });
  });
  scenario('[BA-104] [ME-UNDER-4015] from The Wind Throne down to The Wind-deeps no roll is needed', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: { Ann: balrog('The Wind Throne', { movesTo: 'The Wind-deeps' }), Bob: hero() },
    });
    idleUntil(t, () => t.state.global.phase !== 4);
    t.expect.card('Gorbag', { at: 'The Wind-deeps' });
  });
});

scenario('[BA-101] The Under-grottos: a gold ring is tested there at +1', (t) => {
  t.given({ players: { Ann: balrog('The Under-grottos'), Bob: hero() } });
  expect(valueOf(t.state, ringTest, 1)).toBe(1);
});

describe('[BA-83] Ancient Deep-hold', () => {
  const DEEP = 'Ancient Deep-hold';
  invent('Spawn', 'TW-40');
  const at = (place: string, more: object = {}) => ({ players: { Ann: balrog(place, more), Bob: hero() } });
  const reached = (t: Table<S>): readonly string[] => {
    t.player('Ann').does('Gorbag: declare movement');
    return t.offered();
  };
  scenario('it is reached from any Ruins & Lairs of the Under-deeps', (t) => {
    t.given(at('The Gem-deeps'));
    expect(reached(t)).toContain(DEEP);
  });
  for (const place of ['The Under-gates', 'The Sulfur-deeps', 'The Under-leas', 'Moria', 'Glittering Caves'])
    scenario(`but not from ${place}`, (t) => {
      t.given(at(place));
      expect(reached(t)).not.toContain(DEEP);
    });
  const going = (dice: readonly number[]) => ({
    phase: 'movement/hazard',
    dice,
    players: {
      Ann: { ...balrog('The Gem-deeps', { movesTo: DEEP }), deck: Array.from({ length: 20 }, () => 'Cram') },
      Bob: hero({ deck: Array.from({ length: 20 }, () => 'Cram') }),
    },
  });
  const untilNextTurn = (t: Table<S>): void =>
    idleUntil(t, () => t.state.global.phase === 2 && t.state.global.active === 1 && t.state.global.turn > 1);
  scenario('the way needs an 8', (t) => {
    t.given(going([4, 4]));
    idleUntil(t, () => t.state.global.phase !== 4);
    t.expect.card('Gorbag', { at: DEEP });
  });
  scenario('a 7 is not enough; the card lies there all the same', (t) => {
    t.given(going([4, 3]));
    idleUntil(t, () => t.state.global.phase !== 4);
    t.expect.card('Gorbag', { at: 'The Gem-deeps' }).card(DEEP, { in: 'sites' });
  });
  scenario('[ME-CARD-0032] what was chosen stands, even if the way was not found', (t) => {
    t.given(going([4, 3]));
    untilNextTurn(t);
    expect(reached(t)).toContain(DEEP);
  });
  scenario('[ME-CARD-0032] [ME-UNDER-512] another site is not adjacent to it any more', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'balrog',
          companies: [
            company('The Pûkel-deeps', 'Gorbag'),
            { ...company(DEEP, 'Hill-troll'), siteLeadsTo: 'The Gem-deeps' },
          ],
        },
        Bob: hero(),
      },
    });
    expect(reached(t)).not.toContain(DEEP);
  });
  scenario('the only way from it is back, with an 8', (t) => {
    t.given({ ...at(DEEP, { siteLeadsTo: 'The Gem-deeps' }), dice: [4, 4] });
    t.player('Ann').does('Gorbag: declare movement');
    t.player('Ann').does('Pass');
    idleUntil(t, () => t.state.global.phase > 4);
    t.expect.card('Gorbag', { at: 'The Gem-deeps' });
  });
  for (const creature of ['Ghosts', 'Spawn'])
    scenario(`${creature} may be keyed to it`, (t) => {
      t.given(coming('The Gem-deeps', DEEP, [creature, 'Orc-watch']));
      t.player('Bob').mayChoose.includes(`${creature}: attack`);
      t.player('Bob').mayChoose.excludes('Orc-watch: attack');
    });
});
