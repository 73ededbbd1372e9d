/** Against the Shadow: sites of minions with rules of their own. */

import { forbiddenBy, valueOf } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { ringTest } from '../../../src/engine.ts';
import { attackingCompanies } from '../../../src/rules/chain/forbidden.ts';
import { firstOf } from '../../../src/rules/companies/company.ts';
import { type S, Status } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import { company, idleUntil, resolveChain, scenario } from '../../table.ts';
import { covert, enter, hero, inside, minion, overt } from '../minions.ts';

borrow('TW-12');

const moving = (from: string, to: string, who: readonly string[], bob: object = {}, more: object = {}) => ({
  phase: 'movement/hazard',
  players: {
    Ann: minion(from, who, { companies: [{ ...company(from, ...who), movesTo: to }], ...more }),
    Bob: hero(bob),
  },
});

describe('the homes of the Elves', () => {
  for (const [id, name, from, walk] of [
    ['AS-145', 'Edhellond', 'Geann a-Lisch', 'starter'],
    ['AS-149', 'Grey Havens', 'Carn Dûm', 'starter'],
    ['AS-155', 'Lórien', 'Dol Guldur', 'starter'],
    ['AS-160', 'Rivendell', 'Carn Dûm', 'starter'],
  ] as const) {
    scenario(`[${id}/1] ${name}: the hazard limit of whoever moves there is 2 higher`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: minion(from, covert, {
            companies: [{ ...company(from, ...covert), movesTo: name, by: walk }],
          }),
          Bob: hero({ hand: ['Orc-watch'] }),
        },
      });
      t.expect.table({ hazardLimit: 5 });
    });
    scenario(`[${id}/2] ${name}: nobody there may attack another company`, (t) => {
      t.given(inside(name, covert, { hand: ['Cram'] }));
      expect(forbiddenBy(t.state, attackingCompanies, 1, 0, 0)).not.toBe(0);
    });
    for (const who of ['Adûnaphel the Ringwraith', 'Asternak'])
      scenario(`[${id}] ${name}: ${who} ${who === 'Asternak' ? 'may' : 'may not'} move there`, (t) => {
        t.given({ players: { Ann: minion(from, [who]), Bob: hero() } });
        t.player('Ann').does(`${who}: declare movement`);
        expect(t.offered().includes(name)).toBe(who === 'Asternak');
      });
  }
  scenario('[AS-144] elsewhere nothing keeps them from it', (t) => {
    t.given(inside('Eagles’ Eyrie', covert, { hand: ['Cram'] }));
    expect(forbiddenBy(t.state, attackingCompanies, 1, 0, 0)).toBe(0);
  });
});

describe('[AS-146] Framsburg', () => {
  scenario(
    'the first minor item of a turn leaves it untapped, the second taps it, and a third follows',
    (t) => {
      const items = ['one', 'two', 'three'].map((as) => ({ card: 'Cram', as }));
      t.given(inside('Framsburg', covert, { hand: items }));
      t.player('Ann').does('one', 'Asternak');
      resolveChain(t);
      t.expect.card('Asternak', { 'site tapped': false });
      t.player('Ann').does('two', 'Jerrek');
      resolveChain(t);
      t.expect.card('Asternak', { 'site tapped': true });
      t.player('Ann').does('three');
      resolveChain(t);
      t.expect.card('three', { borne: true });
    },
  );
  scenario('it contains a hoard', (t) => {
    invent('Hoarded', 'AS-129', { keywords: ['hoard item'] });
    t.given(inside('Framsburg', covert, { hand: ['Hoarded'] }));
    t.player('Ann').mayChoose.includes('Hoarded: play');
  });
});

describe('islands', () => {
  const tapped = (t: Table<S>, from: string, to: string, who: readonly string[]): number => {
    t.given({ ...moving(from, to, who, {}, { hand: [] }) });
    idleUntil(t, () => t.state.global.phase !== 4);
    let n = 0;
    for (let c = firstOf(t.state, 1); c !== 0; c = t.state.card.next[c])
      if (t.state.card.status[c] === Status.tapped) n++;
    return n;
  };
  for (const [id, name, from, taps] of [
    ['AS-150', 'Himring', 'Geann a-Lisch', 'overt'],
    ['AS-153', 'Isle of the Ulond', 'Geann a-Lisch', 'overt'],
    ['AS-154', 'Isles of the Dead That Live', 'Geann a-Lisch', 'covert'],
    ['AS-162', 'Tolfalas', 'Minas Morgul', 'overt'],
  ] as const)
    for (const [kind, who] of [
      ['overt', overt],
      ['covert', covert],
    ] as const)
      scenario(
        `[${id}]${id === 'AS-154' ? ' [ME-CARD-0389]' : ''} ${name}: ${kind === taps ? 'one' : 'nobody'} of ${kind === 'overt' ? 'an overt' : 'a covert'} company taps`,
        (t) => {
          expect(tapped(t, from, name, who)).toBe(kind === taps ? 1 : 0);
        },
      );
});

describe('[AS-159] Rhosgobel', () => {
  const entered = (t: Table<S>, bob: object): boolean => {
    t.given(enter('Rhosgobel', covert, bob, { hand: ['Cram'] }));
    t.player('Ann').does('Yes');
    return t.state.global.attack !== 0;
  };
  scenario('it is guarded', (t) => {
    expect(entered(t, {})).toBe(true);
  });
  scenario('not if the Wizard Radagast is in play, wherever he is', (t) => {
    expect(entered(t, { companies: [company('Edhellond', 'Radagast')] })).toBe(false);
  });
  scenario('it is if another Wizard is', (t) => {
    expect(entered(t, { companies: [company('Edhellond', 'Gandalf')] })).toBe(true);
  });
});

describe('[AS-165] The Under-gates', () => {
  scenario('the Balrog guards them', (t) => {
    t.given(enter('The Under-gates', covert));
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack race': 'Balrog', 'attack strikes': 2, 'attack prowess': 16 });
  });
  for (const [how, bob] of [
    ['in play', { events: ['Balrog of Moria'] }],
    ['in play as an avatar', { side: 'balrog', companies: [company('Barad-dûr', 'The Balrog')] }],
    ['out of the game as an avatar', { side: 'balrog', out: ['The Balrog'] }],
  ] as const)
    scenario(`not while he is ${how}`, (t) => {
      t.given(enter('The Under-gates', covert, bob, { hand: ['Cram'] }));
      t.player('Ann').does('Yes');
      t.expect.table({ attack: 'none' });
    });
  scenario('not if he was defeated', (t) => {
    t.given(enter('The Under-gates', covert, { points: ['Balrog of Moria'] }, { hand: ['Cram'] }));
    t.player('Ann').does('Yes');
    t.expect.table({ attack: 'none' });
  });
});

describe('creatures in the Under-deeps', () => {
  for (const [id, to, above, may, mayNot] of [
    ['AS-147', 'The Gem-deeps', 'Glittering Caves', ['Ghosts', 'Pûkel-men'], 'Orc-watch'],
    ['AS-158', 'The Pûkel-deeps', 'Dunharrow', ['Ghosts', 'Pûkel-men'], 'Orc-watch'],
    ['AS-168', 'The Under-vaults', 'Mount Gram', ['Ghosts'], 'Pûkel-men'],
  ] as const)
    scenario(`[${id}] ${to}: ${may.join(' and ')} may be played, ${mayNot} not`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: minion(above, covert, { companies: [{ ...company(above, ...covert), movesTo: to }] }),
          Bob: hero({ hand: [...may, mayNot] }),
        },
      });
      t.player('Bob').mayChoose.includes(...may.map((name) => `${name}: attack`));
      t.player('Bob').mayChoose.excludes(`${mayNot}: attack`);
    });
  for (const [id, to, above] of [
    ['AS-165', 'The Under-gates', 'Moria'],
    ['AS-167', 'The Under-leas', 'Mount Gundabad'],
  ] as const)
    scenario(`[${id}] ${to}: Orcs that are keyed to it harm`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: minion(above, covert, { companies: [{ ...company(above, ...covert), movesTo: to }] }),
          Bob: hero({ hand: ['Orc-watch'] }),
        },
      });
      t.player('Bob').does('Orc-watch: attack');
      resolveChain(t);
      expect(t.state.attack.detainment[t.state.global.attack]).toBe(0);
    });
  scenario('[AS-166] The Under-grottos: a gold ring is tested there at +1', (t) => {
    t.given({ players: { Ann: minion('The Under-grottos', covert), Bob: hero() } });
    expect(valueOf(t.state, ringTest, 1)).toBe(1);
  });
});
