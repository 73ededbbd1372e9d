/** The Lidless Eye: Barad-dûr and the other Darkhavens: who comes into play there, what is stored, who attacks. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import type { S } from '../../../../src/state.ts';
import { invent } from '../../../invented.ts';
import { siteOf } from '../../../sites.ts';
import { attackWith, Bob, company, idleUntil, scenario } from '../../../table.ts';
import { covert, hero, minion } from '../../minions.ts';

const PRECIOUS = 'Precious Gold Ring';

describe('[LE-352] Barad-dûr', () => {
  for (const [at, status] of [
    ['Barad-dûr', 'tapped'],
    ['Cirith Gorgor', 'wounded'],
    ['Minas Morgul', 'tapped'],
  ] as const)
    scenario(
      `[LE-352/1] one who is wounded at ${at} when his untap phase begins is ${status} after it`,
      (t) => {
        t.given({
          active: 'Bob',
          phase: 'end-of-turn',
          players: {
            Ann: minion(at, [{ card: 'Asternak', status: 'wounded' }], { deck: ['Cram'], hand: ['Cram'] }),
            Bob: { ...Bob, deck: ['Cram'] },
          },
        });
        idleUntil(t, () => t.state.global.active === 1 && t.state.global.phase === 2);
        t.expect.card('Asternak', { status });
      },
    );
  const ringAt = (at: string) => ({
    phase: 'end-of-turn',
    dice: [6, 6],
    players: {
      Ann: minion(at, [{ card: 'Asternak', on: [PRECIOUS] }], { hand: ['The One Ring', 'Lesser Ring'] }),
      Bob: hero(),
    },
  });
  scenario(
    '[LE-352/2] [ME-RING-2018] [ME-RING-2022] a gold ring is tested as the turn ends; 12 is 9',
    (t) => {
      t.given(ringAt('Barad-dûr'));
      t.player('Ann').mayChoose.exactly('Lesser Ring', 'Pass');
      t.expect.card(PRECIOUS, { in: 'discard of Ann' });
    },
  );
  scenario('[LE-352/2] nowhere else', (t) => {
    t.given({ ...ringAt('Cirith Gorgor'), dice: [] });
    t.expect.card(PRECIOUS, { borne: true });
  });
  scenario('[LE-352/2] [ME-RING-2023] [ME-BAL-4025] nor at the card of the Balrog', (t) => {
    t.given({
      ...ringAt('Cirith Gorgor'),
      dice: [],
      players: {
        Ann: {
          side: 'balrog',
          hand: ['Lesser Ring'],
          companies: [company('Barad-dûr', { card: 'Gorbag', on: [PRECIOUS] })],
        },
        Bob: hero(),
      },
    });
    t.expect.card(PRECIOUS, { borne: true });
  });
  scenario('[LE-352/2] two rings: their player chooses the order', (t) => {
    t.given({
      phase: 'end-of-turn',
      dice: [1, 1, 1, 1],
      players: {
        Ann: minion('Barad-dûr', [
          {
            card: 'Asternak',
            on: [
              { card: PRECIOUS, as: 'first' },
              { card: PRECIOUS, as: 'second' },
            ],
          },
        ]),
        Bob: hero(),
      },
    });
    t.player('Ann').mayChoose.exactly('first', 'second');
    t.player('Ann').does('second');
    t.expect.card('first', { in: 'discard of Ann' }).card('second', { in: 'discard of Ann' });
  });
});

describe('who may be brought into play', () => {
  const arriving = (at: string, who: string) => ({
    players: {
      Ann: minion(at, ['Asternak'], {
        hand: [who],
        discardedSites: [],
      }),
      Bob: hero(),
    },
  });
  for (const [id, at, who, may] of [
    ['LE-359', 'Carn Dûm', 'Orc Brawler', true],
    ['LE-359', 'Carn Dûm', 'Belegorn', true],
    ['LE-359', 'Carn Dûm', 'Layos', false],
    ['LE-374', 'Geann a-Lisch', 'Orc Brawler', false],
    ['LE-374', 'Geann a-Lisch', 'Layos', false],
    ['LE-367', 'Dol Guldur', 'Layos', true],
    ['LE-390', 'Minas Morgul', 'Orc Brawler', true],
  ] as const)
    scenario(`[${id}] ${who} ${may ? 'may' : 'may not'} arrive at ${at}`, (t) => {
      t.given(arriving(at, who));
      t.player('Ann').does(`${who}: `);
      const there = t.offered().filter((text) => text.endsWith(at));
      expect(there.length > 0).toBe(may);
    });
});

describe('what is stored', () => {
  const storing = (at: string, dice: readonly number[], item = PRECIOUS) => ({
    dice,
    players: {
      Ann: minion(at, [{ card: 'Asternak', on: [item] }], { hand: ['The One Ring', 'Lesser Ring'] }),
      Bob: hero(),
    },
  });
  for (const [id, at] of [
    ['LE-359', 'Carn Dûm'],
    ['LE-367', 'Dol Guldur'],
    ['LE-390', 'Minas Morgul'],
  ] as const) {
    scenario(`[${id}] [ME-RING-2019] a gold ring stored at ${at} is tested: 12 is 10`, (t) => {
      t.given(storing(at, [6, 6, 6, 6]));
      t.player('Ann').does(`${PRECIOUS}: store`);
      t.player('Ann').mayChoose.exactly('The One Ring', 'Lesser Ring', 'Pass');
      t.expect.card(PRECIOUS, { in: 'discard of Ann' });
    });
    scenario(`[${id}] [ME-RING-2019] and 11 is 9`, (t) => {
      t.given(storing(at, [6, 6, 6, 5]));
      t.player('Ann').does(`${PRECIOUS}: store`);
      t.player('Ann').mayChoose.exactly('Lesser Ring', 'Pass');
    });
  }
  scenario('[ME-RING-2024] [ME-RING-4002] what it turns out to be lies stored too', (t) => {
    t.given(storing('Dol Guldur', [6, 6, 6, 5]));
    t.player('Ann').does(`${PRECIOUS}: store`, 'Lesser Ring');
    t.expect.card('Lesser Ring', { in: 'points of Ann' });
  });
  // To minions an item of heroes is worth half.
  for (const [plays, worth] of [
    ['Lesser Ring', 1],
    ['Pass', 0],
  ] as const)
    scenario(`[ME-RING-4002] the gold ring and its points are gone: ${plays}`, (t) => {
      t.given(storing('Dol Guldur', [6, 6, 6, 5]));
      t.player('Ann').has({ 'item points': 1 });
      t.player('Ann').does(`${PRECIOUS}: store`, plays);
      t.expect.card(PRECIOUS, { in: 'discard of Ann' });
      t.player('Ann').has({ 'item points': worth });
    });
  scenario('[LE-367] other items are just stored', (t) => {
    t.given(storing('Dol Guldur', [6, 6], 'Glamdring'));
    t.player('Ann').does('Glamdring: store');
    t.expect.card('Glamdring', { in: 'points of Ann' });
  });
  scenario('[LE-374] Geann a-Lisch: nothing is stored there', (t) => {
    t.given(storing('Geann a-Lisch', []));
    t.player('Ann').mayNot(PRECIOUS, { to: 'store', because: 'not where it can be stored' });
  });
});

describe('attacks at Darkhavens', () => {
  const faced = (t: Table<S>, at: string, more: object = {}): boolean => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9, race: 'Elf', ...more },
      players: { Ann: minion(at, covert), Bob: hero() },
    });
    return t.state.global.attack !== 0;
  };
  for (const [id, at] of [
    ['LE-359', 'Carn Dûm'],
    ['LE-367', 'Dol Guldur'],
    ['LE-390', 'Minas Morgul'],
  ] as const)
    scenario(`[${id}] an attack on a company at ${at} is cancelled`, (t) => {
      expect(faced(t, at)).toBe(false);
    });
  scenario('[LE-374] but not at Geann a-Lisch', (t) => {
    expect(faced(t, 'Geann a-Lisch')).toBe(true);
  });
  scenario(
    '[ME-HAVEN-002] [ME-DETAIN-4005] a company on its way there is attacked; keyed to the Darkhaven it is detained',
    (t) => {
      invent('Watcher', 'TW-20', { keyedTo: { sites: ['Dol Guldur'] } });
      t.given({
        phase: 'hazards',
        players: {
          Ann: minion('Sarn Goriwing', covert, {
            companies: [{ ...company('Sarn Goriwing', ...covert), movesTo: 'Dol Guldur' }],
          }),
          Bob: hero({ hand: ['Watcher'] }),
        },
      });
      attackWith(t, 'Bob', 'Watcher');
      expect(t.state.attack.cancelled[t.state.global.attack]).toBe(0);
      expect(t.state.attack.detainment[t.state.global.attack]).toBe(1);
    },
  );
});

describe('tapped Darkhavens', () => {
  scenario('[ME-HAVEN-001] a Darkhaven goes back to the location deck of its player, tapped or not', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: minion('Dol Guldur', covert, {
          companies: [{ ...company('Dol Guldur', ...covert), siteTapped: true, movesTo: 'Sarn Goriwing' }],
        }),
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase !== 4);
    t.expect.card('Asternak', { at: 'Sarn Goriwing' });
    expect(t.state.location.state[siteOf('Dol Guldur', 'ringwraith')]).toBe(0);
  });
});
