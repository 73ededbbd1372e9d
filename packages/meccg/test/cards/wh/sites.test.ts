/** The White Hand: sites of fallen-wizards. */
import { describe, expect } from 'vitest';
import { borrow } from '../../invented.ts';
import { company, offers, scenario } from '../../table.ts';
import { hero } from '../minions.ts';

for (const [id, at] of [
  ['WH-56', 'Isengard'],
  ['WH-58', 'The White Towers'],
] as const) {
  scenario(`[${id}] ${at}: an attack on a company there is cancelled`, (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9, race: 'Orc' },
      players: { Ann: { side: 'fallen-wizard', companies: [company(at, 'Adrazar')] }, Bob: hero() },
    });
    t.expect.table({ attack: 'none' });
  });
  scenario(`[${id}] ${at}: not at the card of heroes`, (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9, race: 'Orc' },
      players: { Ann: { companies: [company(at, 'Adrazar')] }, Bob: hero() },
    });
    expect(t.state.global.attack).not.toBe(0);
  });
}

describe('[WH-57] Rhosgobel', () => {
  borrow('WH-8');
  const RHOSGOBEL = 'Rhosgobel, the fallen-wizard site';
  const fallen = (at: string, ...who: readonly string[]) => ({
    side: 'fallen-wizard',
    companies: [company(at, ...who)],
  });
  for (const [avatar, may] of [
    ['WH-8', true],
    ['WH-9', false],
  ] as const)
    scenario(
      `a company of ${avatar === 'WH-8' ? 'Radagast' : 'Saruman'} ${may ? 'uses' : 'does not use'} it`,
      (t) => {
        t.given({
          players: { Ann: fallen('DM-32', avatar === 'WH-8' ? 'Radagast' : 'Saruman'), Bob: hero() },
        });
        t.player('Ann').does(`${avatar === 'WH-8' ? 'Radagast' : 'Saruman'}: declare movement`);
        expect(t.offered().includes(RHOSGOBEL)).toBe(may);
      },
    );
  scenario('[WH-57/1] it is protected, so that Deep Mines may lie below it; and worth 1 stage point', (t) => {
    t.given({
      players: {
        Ann: { ...fallen('WH-57', 'Radagast'), events: ['Gatherer of Loyalties', 'The White Hand'] },
        Bob: hero(),
      },
    });
    t.player('Ann').has({ 'stage points': 7 });
    t.player('Ann').does('Radagast: declare movement');
    expect(offers(t, 'Deep Mines')).toBe(true);
  });
  scenario('[WH-57/2] an attack on a company there is cancelled', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9, race: 'Orc' },
      players: { Ann: fallen('WH-57', 'Radagast'), Bob: hero() },
    });
    t.expect.table({ attack: 'none' });
  });
});
