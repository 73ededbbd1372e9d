/** What the rules raise when something happens, with its numbers; that triggers of a beginning come first; and what is remembered. */
import { trigger } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { checkBonus, strikeProwess } from '../../../src/cards/words/index.ts';
import { checkBegins, strikeBegins } from '../../../src/events.ts';
import { StrikeResult } from '../../../src/rules/combat/strike-rows.ts';
import { Deed, timesOf } from '../../../src/rules/companies/history.ts';
import { CheckResult } from '../../../src/rules/corruption/corruption.ts';
import { Phase, type S } from '../../../src/state.ts';
import { hearing } from '../../hearing.ts';
import { invent } from '../../invented.ts';
import { attackWith, Bob, company, going, idleUntil, resolveChain, scenario } from '../../table.ts';

describe('phases and companies', () => {
  test('[ME-TURN-005] begin and end one after the other, companies within them', () => {
    const { t, heard } = hearing({
      players: {
        Ann: { companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Bree' }], deck: ['Cram', 'Cram'] },
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.active === 2);
    const wanted = /phase|movement|turn ends|company/;
    expect(heard.map(({ name }) => name).filter((name) => wanted.test(name))).toEqual([
      'organization phase ends',
      'long-event phase begins',
      'long-event phase ends',
      'movement/hazard phase begins',
      'movement begins',
      'company moves',
      'company on its way',
      'movement ends',
      'company arrives',
      'movement/hazard phase ends',
      'site phase begins',
      'site phase of a company begins',
      'site phase of a company ends',
      'site phase ends',
      'end-of-turn phase begins',
      'turn ends',
      'end-of-turn phase ends',
      'untap phase begins',
      'untap phase ends',
      'organization phase begins',
    ]);
    const arrived = heard.find(({ name }) => name === 'company arrives');
    expect(arrived).toMatchObject({ a: 1, b: t.who.card('Bree') });
    expect(heard.find(({ name }) => name === 'untap phase begins')).toMatchObject({ a: 2 });
  });
});

describe('combat', () => {
  const attacked = (dice: readonly number[], more: object = {}) => ({
    phase: 'attack',
    attack: { creature: 'Orc-guard', strikes: 1, prowess: 9 },
    dice,
    players: {
      Ann: { companies: [company('Moria', 'Elladan')], hand: ['Escape'], ...more },
      Bob: { ...Bob, hand: ['Orc-guard'] },
    },
  });
  test('[ME-STRIKE-526] an attack, its strike, the wound and the body check', () => {
    const { t, heard, of } = hearing(attacked([1, 1, 6, 6]));
    t.player('Ann').does('Pass', 'Elladan', 'No');
    const elladan = t.who.card('Elladan');
    expect(heard.map(({ name }) => name)).toEqual([
      'attack stands',
      'strike begins',
      'rolled',
      'wounded',
      'body check begins',
      'rolled',
      'body check made',
      'eliminated',
      'left',
      'strike ends',
      'attack faced',
      'card discarded',
    ]);
    expect(of('wounded')).toMatchObject([{ a: elladan, n: 0 }]);
    expect(of('body check made')).toMatchObject([{ a: elladan, b: 12, n: 1 }]);
    expect(of('strike ends')).toMatchObject([{ a: elladan, n: StrikeResult.successful }]);
    expect(of('eliminated')).toMatchObject([{ a: elladan, n: 1 }]);
    expect(of('left')).toMatchObject([{ a: elladan, b: 1, n: 0 }]);
  });
  test('[ME-ALLY-507] an ally leaves with the character who controlled him, and that one is named', () => {
    const { t, of } = hearing({
      ...attacked([1, 1, 6, 6]),
      players: {
        Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Goldberry'] })], hand: ['Escape'] },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.player('Ann').does('Pass', 'Elladan', 'No');
    idleUntil(t, () => of('left').length > 1);
    const [elladan, goldberry] = ['Elladan', 'Goldberry'].map((name) => t.who.card(name));
    expect(of('left')).toMatchObject([
      { a: elladan, b: 1, n: 0 },
      { a: goldberry, b: 1, n: elladan },
    ]);
  });
  test('[ME-COMBAT-508] one that is cancelled, and by what', () => {
    const { t, of } = hearing(attacked([]));
    t.player('Ann').does('Escape: ');
    expect(of('attack cancelled')).toMatchObject([{ a: 1, n: t.who.card('Escape') }]);
    expect(of('wounded')).toMatchObject([{ a: t.who.card('Elladan'), b: 0, n: t.who.card('Escape') }]);
    expect(of('attack faced')).toHaveLength(1);
    expect(of('attack defeated')).toEqual([]);
  });
  test('[ME-COMBAT-507] one that is defeated', () => {
    const { t, of } = hearing(attacked([6, 6]));
    t.player('Ann').does('Pass', 'Elladan', 'No');
    expect(of('attack defeated')).toMatchObject([{ a: 1 }]);
    expect(of('strike ends')).toMatchObject([{ n: StrikeResult.defeated }]);
    expect(of('card tapped')).toMatchObject([{ a: t.who.card('Elladan') }]);
  });
  test('[ME-HAZ-004] a creature that is played attacks', () => {
    const { t, of } = hearing(going(['Orc-watch'], ['Elladan', 'Elrohir']));
    t.player('Bob').does('Orc-watch: attack');
    resolveChain(t);
    const creature = t.who.card('Orc-watch');
    expect(of('card played')).toMatchObject([{ a: creature, b: 2, n: 1 }]);
    expect(of('attack begins')).toMatchObject([{ a: 1, n: creature }]);
  });
});

describe('checks', () => {
  const falls = (dice: readonly number[]) => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Glamdring'] }, 'Elrohir')] },
      Bob: { ...Bob, hand: ['Dragon-sickness', 'Orc-guard'] },
    },
  });
  // Glamdring has 1 corruption point, and the check is modified by −1.
  for (const [dice, total, result] of [
    [[2, 1], 2, CheckResult.passed],
    [[1, 1], 1, CheckResult.discarded],
  ] as const)
    test(`[ME-CORR-2014] a corruption check that comes to ${total}`, () => {
      const { t, of } = hearing(falls(dice));
      t.player('Bob').does('Dragon-sickness: as');
      resolveChain(t);
      t.player('Ann').does('Roll');
      const elladan = t.who.card('Elladan');
      const sickness = t.who.card('Dragon-sickness');
      expect(of('corruption check begins')).toMatchObject([{ a: elladan, b: sickness, n: -1 }]);
      expect(of('corruption check made')).toMatchObject([{ a: elladan, b: total, n: result }]);
      const gone = of('card discarded').filter(({ a }) => a === elladan);
      expect(gone).toHaveLength(result === CheckResult.passed ? 0 : 1);
      if (gone.length > 0) expect(gone[0]).toMatchObject({ b: sickness, n: 1 });
    });
  for (const [dice, margin] of [
    [[5, 6], 1],
    [[5, 5], 0],
  ] as const)
    test(`[ME-FACT-2001] an influence attempt that exceeds what is needed by ${margin}`, () => {
      const { t, of } = hearing({
        phase: 'at the site',
        dice,
        players: {
          Ann: {
            hand: ['Riders of Rohan', 'Smoke Rings'],
            discard: ['Dodge'],
            companies: [company('Edoras', 'Haldir')],
          },
          Bob,
        },
      });
      t.player('Ann').does('Riders of Rohan: ', 'Pass');
      const [haldir, riders] = [t.who.card('Haldir'), t.who.card('Riders of Rohan')];
      expect(of('influence attempt begins')).toMatchObject([{ a: haldir, b: riders, n: 0 }]);
      expect(of('influence attempt made')).toMatchObject([{ a: haldir, b: riders, n: margin }]);
      expect(of('card played')).toHaveLength(margin > 0 ? 1 : 0);
      expect(of('site tapped')).toHaveLength(margin > 0 ? 1 : 0);
    });
});

describe('cards', () => {
  test('[ME-SITE-2000] an item that is played taps who plays it and the site', () => {
    const { t, of } = hearing({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Glamdring', 'Smoke Rings'],
          discard: ['Dodge'],
          companies: [company('Moria', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Glamdring: play', 'Pass');
    const [glamdring, moria] = [t.who.card('Glamdring'), t.who.card('Moria')];
    expect(of('card played')).toMatchObject([{ a: glamdring, b: 1, n: 1 }]);
    expect(of('item gained')).toMatchObject([{ a: t.who.card('Elladan'), b: glamdring }]);
    expect(of('site tapped')).toMatchObject([{ a: moria, b: glamdring, n: 1 }]);
    expect(of('card tapped')).toMatchObject([{ a: t.who.card('Elladan') }, { a: moria, b: glamdring }]);
  });
  test('[ME-EVENT-005] an event is played when it has resolved, and not when it was cancelled', () => {
    const position = (hand: readonly string[]) => ({
      phase: 'hazards',
      players: {
        Ann: { hand: ['Gates of Morning'], companies: [company('Moria', 'Elladan')] },
        Bob: { ...Bob, hand },
      },
    });
    const resolved = hearing(position(['Orc-guard']));
    resolved.t.player('Ann').does('Gates of Morning: ');
    resolveChain(resolved.t);
    expect(resolved.of('card played')).toMatchObject([
      { a: resolved.t.who.card('Gates of Morning'), b: 1, n: 1 },
    ]);
    const stopped = hearing(position(['Twilight']));
    stopped.t.player('Ann').does('Gates of Morning: ');
    stopped.t.player('Bob').does('Twilight: at');
    resolveChain(stopped.t);
    expect(stopped.of('card played')).toMatchObject([{ a: stopped.t.who.card('Twilight'), b: 2 }]);
  });
  test('[ME-TAP-003] what taps as a price says for which card', () => {
    const { t, of } = hearing({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      players: { Ann: { hand: ['Concealment'], companies: [company('Moria', 'Adrazar', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Concealment: ');
    expect(of('card tapped')).toMatchObject([{ a: t.who.card('Adrazar'), b: t.who.card('Concealment') }]);
  });
});

describe('triggers of a beginning', () => {
  invent('Sudden Courage', 'TW-243', trigger(strikeBegins, { effect: strikeProwess(3) }));
  invent('Sudden Hope', 'TW-243', trigger(checkBegins, { effect: checkBonus(5) }));
  scenario('[ME-COND-2008] come before anything else in it: a strike', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 12 },
      dice: [6, 6],
      players: {
        Ann: { events: ['Sudden Courage'], hand: ['Dodge'], companies: [company('Moria', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Elladan');
    // 5 + 3, before he is even asked whether he stays untapped.
    t.expect.table({ 'prowess against the strike': 8 });
    t.player('Ann').does('Yes');
    t.expect.table({ 'prowess against the strike': 5 });
    t.player('Ann').does('Pass');
  });
  scenario('[ME-COND-2008] a check', (t) => {
    t.given({
      phase: 'corruption check',
      check: { character: 'Elladan' },
      dice: [1, 1],
      players: {
        Ann: {
          events: ['Sudden Hope'],
          companies: [company('Moria', { card: 'Elladan', on: ['Scroll of Isildur'] })],
        },
        Bob,
      },
    });
    // 2 + 5 is more than 4 points.
    t.expect.card('Elladan', { in: 'company of company 1' });
  });
});

describe('what is remembered of a turn', () => {
  const any = (): boolean => true;
  const deeds = (t: Table<S>, deed: number, phase?: number): number => timesOf(t.state, 1, deed, any, phase);
  test('what was played on a company, what it faced and defeated, who was wounded', () => {
    const { t } = hearing({
      ...going(['Orc-watch'], ['Elladan', 'Elrohir', 'Haldir']),
      dice: [1, 1, 1, 1, 6, 6, 6, 6],
    });
    attackWith(t, 'Bob', 'Orc-watch');
    expect(deeds(t, Deed.playedOn)).toBe(1);
    expect(deeds(t, Deed.faced)).toBe(0);
    idleUntil(t, () => t.state.global.phase !== Phase.movementHazard);
    expect(deeds(t, Deed.faced)).toBe(1);
    expect(deeds(t, Deed.faced, Phase.movementHazard)).toBe(1);
    expect(deeds(t, Deed.faced, Phase.site)).toBe(0);
    expect(deeds(t, Deed.wounded)).toBeGreaterThan(0);
    idleUntil(t, () => t.state.global.active === 2);
    expect(deeds(t, Deed.faced)).toBe(0);
  });
});
