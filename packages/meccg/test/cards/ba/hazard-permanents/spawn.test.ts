/** The Balrog: Spawn that guard the deeps. */

import { clearRow, isIn, valueOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { detaining } from '../../../../src/engine.ts';
import { attacksOn, guard } from '../../../../src/rules/combat/automatic-attacks.ts';
import { Zone } from '../../../../src/state.ts';
import { invent } from '../../../invented.ts';
import {
  attackWith,
  Bob,
  company,
  idleUntil,
  offers,
  resolveChain,
  rowOf,
  scenario,
} from '../../../table.ts';

invent('Deep spiders', 'TW-40', { keyedTo: { sites: ['Moria'] } });
const SPAWN = 'Spawn of Ungoliant';
const PROGENY = 'Ungoliant’s Progeny';

for (const [id, card, guards, strikes, prowess] of [
  ['BA-24', SPAWN, ['The Pûkel-deeps', 'The Gem-deeps'], 3, 15],
  ['BA-27', PROGENY, ['The Wind-deeps', 'The Rusted-deeps'], 2, 16],
] as const)
  describe(`[${id}] ${card}`, () => {
    for (const site of guards)
      scenario(`one more attack at ${site}: ${strikes} strikes with ${prowess}`, (t) => {
        t.given({
          players: {
            Ann: { side: 'balrog', companies: [company(site, 'Azog')] },
            Bob: { ...Bob, events: [card] },
          },
        });
        // Two are printed there.
        expect(attacksOn(t.state, t.state.company.site[1])).toBe(3);
        const a = guard(t.state, 1, 2, 0);
        const { strikes: n, prowess: p, body } = t.state.attack;
        expect([n[a], p[a], body[a]]).toEqual([strikes, prowess, 8]);
        clearRow(t.state.attack, a);
      });
    scenario('none elsewhere', (t) => {
      t.given({
        players: {
          Ann: { side: 'balrog', companies: [company('Mount Gram', 'Azog')] },
          Bob: { ...Bob, events: [card] },
        },
      });
      expect(attacksOn(t.state, t.state.company.site[1])).toBe(0);
    });
    scenario(`[${id}/1] comes into play as a hazard`, (t) => {
      t.given({
        phase: 'hazards',
        players: { Ann: { companies: [company('Moria', 'Elladan')] }, Bob: { ...Bob, hand: [card] } },
      });
      t.player('Bob').does(`${card}: as`);
      resolveChain(t);
      t.expect.card(card, { in: 'events of Bob' });
    });
    const [who, at, pile] =
      id === 'BA-24'
        ? (['Glorfindel II', 'The Gem-deeps', 'points of Ann'] as const)
        : (['The Balrog', 'The Wind-deeps', 'out of Bob'] as const);
    scenario(`[${id}/3] once defeated it goes to the ${pile}`, (t) => {
      t.given({
        phase: 'site',
        dice: [6, 6, 6, 6, 6, 6],
        players: {
          Ann: { side: id === 'BA-24' ? 'wizard' : 'balrog', companies: [company(at, who)] },
          Bob: { ...Bob, events: [card] },
        },
      });
      t.player('Ann').does('Yes');
      for (let n = 0; n < 20 && isIn(t.state, rowOf(t.state, card), Zone.events); n++) {
        const last = t.state.attack.number[t.state.global.attack] === 3;
        const offered = t.offered();
        t.choose(
          t.state.kernel.asked,
          offered.includes('Yes')
            ? last
              ? 'No'
              : 'Yes'
            : (offered.find((text) => text === who) ?? offered[0]),
        );
      }
      t.expect.card(card, { in: pile });
    });
  });

describe('[BA-24/2] wounds by Spiders', () => {
  const bites = (who: string, side: string, dice: readonly number[]) => ({
    phase: 'attack',
    attack: { race: 'Spider', strikes: 1, prowess: 20 },
    dice,
    players: {
      Ann: { side, companies: [company('The Under-vaults', who, 'Gorbag')] },
      Bob: { ...Bob, events: [SPAWN] },
    },
  });
  for (const [who, side, dice, lives] of [
    ['Haldir', 'wizard', [1, 1, 4, 4], false],
    ['Haldir', 'wizard', [1, 1, 3, 4], true],
    ['Azog', 'balrog', [1, 1, 4, 4], true],
  ] as const)
    scenario(`${who}, a body check of ${dice[2] + dice[3]}: ${lives}`, (t) => {
      const given = bites(who, side, dice);
      t.given(
        side === 'wizard'
          ? {
              ...given,
              players: { ...given.players, Ann: { companies: [company('Moria', who, 'Elladan')] } },
            }
          : given,
      );
      t.player('Ann').does(who);
      idleUntil(t, () => t.state.global.attack === 0);
      if (lives) t.expect.card(who, { status: 'wounded' });
      else t.expect.card(who, { in: 'out of Ann' });
    });
});

describe('[BA-27/2] Spiders that bind', () => {
  const meets = (events: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: { hand: ['Escape'], companies: [company('Moria', 'Elladan', 'Elrohir')] },
      Bob: { ...Bob, events, hand: ['Deep spiders', 'Orc-watch'] },
    },
  });
  for (const [answer, prowess, detains] of [
    ['Yes', 1, 1],
    ['No', 0, 0],
  ] as const)
    scenario(`${answer}: +${prowess} prowess, detainment ${detains}`, (t) => {
      t.given(meets([PROGENY]));
      attackWith(t, 'Bob', 'Deep spiders');
      const before = t.state.attack.prowess[t.state.global.attack];
      idleUntil(t, () => offers(t, 'Yes'));
      t.player('Bob').does(answer);
      resolveChain(t);
      t.expect.table({ 'attack prowess': before + prowess });
      expect(valueOf(t.state, detaining, t.state.global.attack)).toBe(detains);
    });
});
