/** The White Hand: sites of fallen-wizards. */
import { expect } from 'vitest';
import { company, scenario } from '../../table.ts';
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
