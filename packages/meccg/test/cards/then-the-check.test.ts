/** First what a card does, and then the corruption check that is its price: while that is asked for, the deed is done. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { attackProwess } from '../../src/engine.ts';
import { ofAttack } from '../../src/rules/combat/attack-numbers.ts';
import type { S } from '../../src/state.ts';
import { Bob, company, type Placed, resolveChain, scenario } from '../table.ts';
import { cited } from './cited.ts';
import { bearing } from './positions.ts';

/** He is asked for the check only where somebody could support it. */
const checks = (t: Table<S>): void => {
  resolveChain(t);
  t.player('Ann').mayChoose.includes('Roll');
};
const prowessOf = (t: Table<S>): number => ofAttack(t.state, attackProwess, t.state.global.attack);
const isCancelled = (t: Table<S>): boolean => t.state.attack.cancelled[t.state.global.attack] === 1;

describe('against an attack', () => {
  const attacked = (race: string, who: readonly Placed[], hand: readonly Placed[], more: object = {}) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 9, race },
    players: { Ann: { hand, companies: [company('Moria', ...who)], ...more }, Bob },
  });
  for (const [name, race, who, more] of [
    ['Torque of Hues', 'Orc', [bearing('Elladan', 'Torque of Hues'), 'Haldir'], {}],
    ['Vanishment', 'Orc', ['Gandalf', 'Haldir'], {}],
    ['Star-glass', 'Undead', [bearing('Elladan', 'Star-glass'), 'Haldir'], {}],
  ] as const)
    scenario(`${cited(name)} cancels it before the check`, (t) => {
      t.given(attacked(race, who, [name, 'Dodge'], more));
      t.player('Ann').does(`${name}: `);
      checks(t);
      expect(isCancelled(t)).toBe(true);
    });
  for (const [what, option, is] of [
    ['cancels it', /Tormented Earth.*cancel/, isCancelled],
    ['weakens it', /Tormented Earth.*prowess/, (t: Table<S>) => prowessOf(t) === 6],
  ] as const)
    scenario(`${cited('The Tormented Earth')} ${what} before the check`, (t) => {
      t.given(attacked('Orc', ['Hador', 'Ostisen'], ['The Tormented Earth'], { side: 'ringwraith' }));
      t.player('Ann').does(t.offered().find((text) => option.test(text)) ?? '');
      checks(t);
      expect(is(t)).toBe(true);
    });
});

describe('in one’s own turn', () => {
  scenario(`${cited('The Arkenstone')} untaps a Dwarf before his check`, (t) => {
    const gimli = { card: 'Gimli', status: 'tapped' };
    const companies = [company('Bree', bearing('Elladan', 'The Arkenstone'), gimli, 'Haldir')];
    t.given({ players: { Ann: { companies }, Bob } });
    t.player('Ann').does('The Arkenstone: on');
    checks(t);
    t.expect.card('Gimli', { status: 'untapped' });
  });
  scenario(`${cited('Marvels Told')} rids of a hazard before the sage’s check`, (t) => {
    const companies = [company('Bree', 'Elrond', 'Haldir')];
    t.given({
      players: { Ann: { hand: ['Marvels Told'], companies }, Bob: { ...Bob, events: ['Wake of War'] } },
    });
    t.player('Ann').does('Marvels Told: ');
    checks(t);
    t.expect.card('Wake of War', { in: 'discard of Bob' });
  });
  scenario(`${cited('Well-preserved')} lies on whom it heals before the check`, (t) => {
    const hurt = { card: 'Layos', status: 'wounded' };
    const companies = [company('Moria', hurt, 'Ciryaher', 'Ostisen')];
    t.given({ players: { Ann: { side: 'ringwraith', hand: ['Well-preserved'], companies }, Bob } });
    t.player('Ann').does('Well-preserved: on');
    checks(t);
    t.expect.card('Layos', { status: 'untapped' }).card('Well-preserved', { in: 'on of Layos' });
  });
  scenario(`${cited('When You Know More')} helps the attempt before the sage’s check`, (t) => {
    const sage = bearing('Elrond', 'When You Know More');
    const companies = [company('Pelargir', 'Elladan', sage, 'Haldir')];
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['Men of Lebennin', 'A Friend or Three'], companies }, Bob },
    });
    t.player('Ann').does('Men of Lebennin: try', 'Elladan', 'When You Know More');
    checks(t);
    expect(t.state.global.attemptModifier).toBe(2);
  });
  scenario(`${cited('Wizard’s Laughter')} stops an attempt before the Wizard’s check`, (t) => {
    t.given({
      phase: 'at the site',
      active: 'Bob',
      turn: 5,
      players: {
        Ann: {
          hand: ['Wizard’s Laughter', 'Cram'],
          companies: [company('Bree', 'Anborn'), company('Edhellond', 'Saruman', 'Haldir')],
        },
        Bob: { companies: [company('Bree', 'Théoden')] },
      },
    });
    t.player('Bob').does("Théoden: influence an opponent's card");
    t.player('Ann').does('Wizard’s Laughter');
    checks(t);
    expect(t.state.entry.negated[1]).toBe(1);
  });
  scenario(`${cited('Poisonous Despair')} stops an attempt before the user’s check`, (t) => {
    t.given({
      phase: 'at the site',
      active: 'Bob',
      turn: 5,
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Poisonous Despair', 'Cram'],
          companies: [company('Edoras', 'Dôgrib', 'Belegorn')],
        },
        Bob: { companies: [company('Edoras', 'Théoden')] },
      },
    });
    t.player('Bob').does("Théoden: influence an opponent's card", 'Dôgrib');
    t.player('Ann').does('Poisonous Despair: when');
    checks(t);
    expect(t.state.entry.negated[1]).toBe(1);
  });
  for (const [which, after] of [
    [/Deeper.*hazard limit/, { hazardLimit: 1 }],
    [/Deeper.*treat one/, { 'site path': 'dark-domain, shadow-land, shadow-land, wilderness' }],
  ] as const)
    scenario(`${cited('Deeper Shadow')} changes the way before the check: ${which.source}`, (t) => {
      const who = ['Ciryaher', 'Ostisen'];
      const companies = [{ ...company('Dol Guldur', ...who), movesTo: 'Dimrill Dale', by: 'starter' }];
      t.given({
        phase: 'hazards',
        players: {
          Ann: { side: 'ringwraith', hand: ['Deeper Shadow'], companies },
          Bob: { ...Bob, hand: ['Wargs'] },
        },
      });
      t.player('Ann').does(t.offered().find((text) => which.test(text)) ?? '');
      checks(t);
      t.expect.table(after);
    });
});
