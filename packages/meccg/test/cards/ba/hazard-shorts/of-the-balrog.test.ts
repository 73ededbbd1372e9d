/** The Balrog: hazard short-events against The Balrog, and for Spiders. */
import { describe, expect } from 'vitest';
import { balrog, GATES, host } from '../../../balrog.ts';
import { invent } from '../../../invented.ts';
import { attackWith, Bob, company, offers, resolveChain, scenario } from '../../../table.ts';

invent('Deep spiders', 'TW-40', { keyedTo: { sites: ['Moria'] } });

describe('[BA-14] Black Vapour', () => {
  const CARD = 'Black Vapour';
  const spun = (dice: readonly number[], creature = 'Deep spiders') => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: { hand: ['Concealment', 'Escape'], companies: [company('Moria', 'Aragorn II', 'Elladan')] },
      Bob: { ...Bob, hand: [CARD, creature] },
    },
  });
  scenario('[BA-14/2] +1 prowess to an attack by Spiders', (t) => {
    t.given(spun([]));
    attackWith(t, 'Bob', 'Deep spiders');
    const before = t.state.attack.prowess[t.state.global.attack];
    t.player('Ann').does('Pass');
    t.player('Bob').does(`${CARD}: as a hazard`);
    resolveChain(t);
    t.expect.table({ 'attack prowess': before + 1 });
  });
  for (const [dice, stands] of [
    [[3, 3], true],
    [[1, 1], false],
  ] as const)
    scenario(`[BA-14/1] against what would cancel it, with a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given(spun(dice));
      attackWith(t, 'Bob', 'Deep spiders');
      t.player('Ann').does('Concealment');
      t.player('Bob').does(
        `${CARD}: as a hazard, when a company faces an attack, if the attack is by Spiders: if a roll`,
      );
      resolveChain(t);
      expect(t.state.global.attack !== 0).toBe(stands);
    });
});

describe('[BA-19] Glance of Arien', () => {
  const CARD = 'Glance of Arien';
  const glance = (at: string, events: readonly string[] = []) => ({
    phase: 'hazards',
    players: {
      Ann: balrog({ companies: [host(at, 'The Balrog', 'Azog')] }),
      Bob: {
        ...Bob,
        events,
        hand: [
          { card: CARD, as: 'first' },
          { card: CARD, as: 'second' },
        ],
      },
    },
  });
  for (const [events, prowess, body] of [
    [[], 6, 10],
    [['Gates of Morning'], 4, 9],
  ] as const)
    scenario(`above ground: ${prowess}/${body}, once a turn`, (t) => {
      t.given(glance('Moria', events));
      t.player('Bob').does('first: as a hazard');
      resolveChain(t);
      t.expect.card('The Balrog', { prowess, body }).card('Azog', { prowess: 6 });
      expect(offers(t, 'second: as')).toBe(false);
    });
  scenario('not below', (t) => {
    t.given(glance(GATES));
    expect(offers(t, 'first: as')).toBe(false);
  });
});
