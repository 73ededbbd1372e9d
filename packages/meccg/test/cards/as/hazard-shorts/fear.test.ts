/** Against the Shadow: FEAR! FIRE! FOES! */
import { describe, expect } from 'vitest';
import { detaining } from '../../../../src/engine.ts';
import { ofAttack } from '../../../../src/rules/combat/attack-numbers.ts';
import { attacksOn } from '../../../../src/rules/combat/automatic-attacks.ts';
import { Phase } from '../../../../src/state.ts';
import { ringwraith } from '../../../ringwraiths.ts';
import { Bob, company, idleUntil, resolveChain, scenario, twice } from '../../../table.ts';

const CARD = 'FEAR! FIRE! FOES!';
type T = Parameters<Parameters<typeof scenario>[1]>[0];
describe(`[AS-29] ${CARD}`, () => {
  const to = (site: string, hand: readonly (string | object)[] = [CARD, 'Orc-guard']) => ({
    phase: 'hazards',
    players: {
      Ann: {
        hand: ['Escape'],
        companies: [{ ...company('Rivendell', 'Elladan', 'Elrohir'), movesTo: site }],
      },
      Bob: { ...Bob, hand },
    },
  });
  const enter = (t: T): void => {
    idleUntil(t, () => t.state.global.phase === Phase.site && t.offered().includes('Yes'));
    t.player('Ann').does('Yes');
  };
  scenario('[AS-29/1 ME-CARD-0219] an attack at a Border-hold that has none, and it detains', (t) => {
    t.given(to('Bree'));
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    enter(t);
    t.expect.table({ 'attack race': 'none', 'attack strikes': 5, 'attack prowess': 8 });
    expect(ofAttack(t.state, detaining, t.state.global.attack)).toBe(1);
  });
  scenario('[AS-29/1] two of them are two attacks', (t) => {
    t.given(to('Bree', twice(CARD)));
    for (const one of ['first', 'second']) {
      t.player('Bob').does(`${one}: as`);
      resolveChain(t);
    }
    const { site, destination } = t.state.company;
    expect(attacksOn(t.state, site[1] || destination[1])).toBe(2);
  });
  scenario('[AS-29/1] at no other site, and not in the next turn', (t) => {
    const given = to('Bree');
    t.given({
      ...given,
      players: {
        ...given.players,
        Ann: { ...given.players.Ann, companies: [...given.players.Ann.companies, company('Dale', 'Anborn')] },
      },
    });
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    const [bree, dale] = [t.state.company.destination[1], t.state.company.site[2]];
    expect([attacksOn(t.state, bree), attacksOn(t.state, dale)]).toEqual([1, 0]);
    idleUntil(t, () => t.state.global.active === 2 && t.state.global.phase === Phase.organization);
    expect(attacksOn(t.state, t.state.company.site[1])).toBe(0);
  });
  for (const [site, because] of [
    ['Moria', 'Free-hold'],
    ['Goblin-gate', 'Free-hold'],
  ] as const)
    scenario(`[AS-29/1] not at ${site}`, (t) => {
      t.given(to(site));
      t.player('Bob').mayNot(CARD, { because });
    });
  const guarded = (at: string, who: string, more: object = {}) => ({
    phase: 'site',
    players: {
      Ann: {
        hand: ['Dodge'],
        companies: [{ ...company(at, who), onGuard: [{ card: CARD, owner: 'Bob', controller: 'Bob' }] }],
        ...more,
      },
      Bob,
    },
  });
  scenario('[AS-29/2 ME-CARD-0218] on guard: a detainment attack on minions is normal, at −1', (t) => {
    t.given(guarded('Dunnish Clan-hold', 'Layos', ringwraith({})));
    t.player('Ann').does('Yes');
    t.player('Bob').does(`${CARD}: reveal`);
    t.expect.table({ 'attack prowess': 6 });
    expect(ofAttack(t.state, detaining, t.state.global.attack)).toBe(0);
  });
  scenario('[AS-29/2 ME-CARD-0218] on guard: one on heroes only loses prowess', (t) => {
    t.given(guarded('Gobel Mírlond', 'Elladan'));
    t.player('Ann').does('Yes');
    t.player('Bob').does(`${CARD}: reveal`);
    t.expect.table({ 'attack prowess': 8 });
    expect(ofAttack(t.state, detaining, t.state.global.attack)).toBe(1);
  });
  scenario('[AS-29/2] not on an attack that is no detainment, nor for an attack of its own', (t) => {
    t.given(guarded('Moria', 'Elladan'));
    t.player('Ann').does('Yes');
    t.player('Bob').mayNot(CARD);
    t.expect.table({ 'attack prowess': 7 });
  });
  scenario('[AS-29/2] not from hand', (t) => {
    t.given(to('The Worthy Hills'));
    t.player('Bob').mayNot(CARD, { because: 'on guard' });
  });
});
