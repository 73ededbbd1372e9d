/** The Lidless Eye: resource permanent-events about who rules, and whom. */
import { valueOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { palantirUse } from '../../../src/engine.ts';
import { influenceNeeded } from '../../../src/rules/influence/influence.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

const moving = (who: readonly (string | object)[], from: string, to: string, more: object = {}) => ({
  phase: 'movement/hazard',
  players: {
    Ann: { side: 'ringwraith', companies: [{ ...company(from, ...who), movesTo: to }], ...more },
    Bob,
  },
});

describe('[LE-165] Awaiting the Call', () => {
  for (const [who, needs] of [
    ['Layos', 2],
    ['Hador', 3],
    ['Luitprand', 0],
  ] as const)
    scenario(`[LE-165/2] ${who} needs ${needs} influence`, (t) => {
      t.given({ players: { Ann: minion('Moria', [bearing(who, 'Awaiting the Call')]), Bob } });
      expect(valueOf(t.state, influenceNeeded, t.who.card(who))).toBe(needs);
      t.player('Ann').has({ 'general influence used': needs });
    });
  for (const [who, at, may] of [
    ['Hador', 'Moria', true],
    ['Hador', 'Dol Guldur', false],
    ['Lieutenant of Morgul', 'Moria', false],
  ] as const)
    scenario(`[LE-165/1] played on ${who} at ${at}: ${may}`, (t) => {
      t.given({ players: { Ann: minion(at, [who], { hand: ['Awaiting the Call'] }), Bob } });
      const play = t.offered().find((text) => text.startsWith('Awaiting the Call: in'));
      expect(play !== undefined).toBe(may);
      if (play === undefined) return;
      t.player('Ann').does(play);
      resolveChain(t);
      t.expect.card('Awaiting the Call', { in: `on of ${who}` });
    });
  scenario('[LE-165/1] not twice on one', (t) => {
    t.given({
      players: {
        Ann: minion('Moria', [bearing('Hador', { card: 'Awaiting the Call', as: 'first' })], {
          hand: ['Awaiting the Call'],
        }),
        Bob,
      },
    });
    expect(offers(t, 'Awaiting the Call: in')).toBe(false);
  });
  scenario('[LE-165/3] discarded when he moves', (t) => {
    t.given(moving([bearing('Layos', 'Awaiting the Call')], 'Moria', 'Dol Guldur'));
    idleUntil(t, () => t.state.global.phase > 4);
    t.expect.card('Awaiting the Call', { in: 'discard of Ann' });
  });
});

describe('[LE-167] Bade to Rule', () => {
  const ren = 'Ren the Ringwraith';
  const ruling = (ann: object) => ({ players: { Ann: { side: 'ringwraith', ...ann }, Bob } });
  const inHand = { hand: ['Bade to Rule'] };
  scenario('[LE-167/1, LE-167/3, LE-167/4] on the Ringwraith: +5 general, −2 direct influence', (t) => {
    t.given(ruling({ ...inHand, companies: [company('Dol Guldur', ren)] }));
    t.player('Ann').has({ 'general influence': 20 });
    t.player('Ann').does('Bade to Rule: in your organization');
    resolveChain(t);
    t.expect.card('Bade to Rule', { in: `on of ${ren}` }).value(ren, 'direct influence', 2);
    t.player('Ann').has({ 'general influence': 25 });
    t.player('Bob').has({ 'general influence': 20 });
  });
  for (const [why, companies, events] of [
    ['away from a Darkhaven', [company('Moria', ren)], []],
    ['beside another', [company('Dol Guldur', bearing(ren, { card: 'Bade to Rule', as: 'first' }))], []],
  ] as const)
    scenario(`[LE-167/1] not ${why}`, (t) => {
      t.given(ruling({ ...inHand, companies, events }));
      const plays = t
        .offered()
        .filter((text) => text.startsWith('Bade to Rule: ') && !text.includes('discard'));
      expect(plays).toEqual([]);
    });
  scenario('[LE-167/2, LE-167/7] before he comes; then it is his', (t) => {
    t.given(ruling({ hand: ['Bade to Rule', ren], companies: [company('Dol Guldur', 'Layos')] }));
    t.player('Ann').does('Bade to Rule: on your turn');
    resolveChain(t);
    t.expect.card('Bade to Rule', { in: 'events of Ann' });
    t.player('Ann').has({ 'general influence': 25 });
    t.player('Ann').does(`${ren}: `);
    t.player('Ann').does('Join', 'Done');
    resolveChain(t);
    t.expect.card('Bade to Rule', { in: `on of ${ren}` }).value(ren, 'direct influence', 2);
  });
  scenario('[LE-167/2] not so while he is in play', (t) => {
    t.given(ruling({ ...inHand, companies: [company('Moria', ren)] }));
    expect(offers(t, 'Bade to Rule: on your turn')).toBe(false);
  });
  scenario('[LE-167/5] given up in an organization phase', (t) => {
    t.given(ruling({ companies: [company('Dol Guldur', bearing(ren, 'Bade to Rule'))] }));
    t.player('Ann').does('Bade to Rule: in your organization');
    resolveChain(t);
    t.expect.card('Bade to Rule', { in: 'discard of Ann' });
  });
  scenario('[LE-167/6] discarded when he moves', (t) => {
    t.given(
      moving([bearing(ren, 'Bade to Rule')], 'Dol Guldur', 'Minas Morgul', {
        hand: ['Strange Rations'],
        deck: Array.from({ length: 12 }, () => 'Strange Rations'),
      }),
    );
    idleUntil(t, () => t.state.global.phase > 4);
    t.expect.card('Bade to Rule', { in: 'discard of Ann' });
  });
});

describe('[LE-184] Focus Palantír', () => {
  const stone = (who: string, more: object = {}) => ({
    players: {
      Ann: minion('Dol Guldur', [bearing(who, 'Palantír of Orthanc'), 'Ciryaher'], more),
      Bob,
    },
  });
  scenario('[LE-184/1, LE-184/2] with a sage in the company its bearer can use the stone', (t) => {
    t.given(stone('Lagduf', { hand: ['Focus Palantír'] }));
    const use = (): number => valueOf(t.state, palantirUse, t.who.card('Lagduf'));
    expect(use()).toBe(0);
    t.player('Ann').does('Focus Palantír: on');
    resolveChain(t);
    expect(use()).toBe(1);
    t.expect.card('Focus Palantír', { in: 'on of Palantír of Orthanc' });
  });
  scenario('[LE-184/2] [ME-CARD-0233] no Ringwraith can', (t) => {
    t.given({
      players: {
        Ann: minion('Dol Guldur', [
          bearing('Ren the Ringwraith', { card: 'Palantír of Orthanc', on: ['Focus Palantír'] }),
          'Ciryaher',
        ]),
        Bob,
      },
    });
    expect(valueOf(t.state, palantirUse, t.who.card('Ren the Ringwraith'))).toBe(0);
  });
  scenario('[LE-184/1] not without a sage', (t) => {
    t.given({
      players: {
        Ann: minion('Dol Guldur', [bearing('Lagduf', 'Palantír of Orthanc')], { hand: ['Focus Palantír'] }),
        Bob,
      },
    });
    t.player('Ann').mayNot('Focus Palantír', { because: 'nothing to choose' });
  });
  scenario('[LE-184/3] discarded when the company moves', (t) => {
    t.given(
      moving(
        [bearing('Layos', { card: 'Palantír of Orthanc', on: ['Focus Palantír'] })],
        'Moria',
        'Dol Guldur',
      ),
    );
    idleUntil(t, () => t.state.global.phase > 4);
    t.expect.card('Focus Palantír', { in: 'discard of Ann' });
  });
});
