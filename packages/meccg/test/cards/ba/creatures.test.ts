/** The Balrog: creatures. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, scenario } from '../../table.ts';

describe('Shelob’s Brood', () => {
  const at = (site: string) => ({
    phase: 'hazards',
    players: {
      Ann: { hand: ['Escape'], companies: [company(site, 'Elladan', 'Elrohir')] },
      Bob: { ...Bob, hand: ['Shelob’s Brood', 'Orc-raiders'] },
    },
  });
  // An Under-deeps site, the surface site of one, and every surface site in Udûn.
  for (const site of ['The Gem-deeps', 'Moria', 'Cirith Gorgor'])
    scenario(`[BA-13] Shelob’s Brood: 4 strikes with 8 prowess at ${site}`, (t) => {
      t.given(at(site));
      attackWith(t, 'Bob', 'Shelob’s Brood');
      t.expect.table({ 'attack strikes': 4, 'attack prowess': 8, 'attack race': 'Spider' });
    });
  scenario('[BA-13] Shelob’s Brood: on the way to one', (t) => {
    t.given(going(['Shelob’s Brood'], ['Elladan']));
    t.player('Bob').does('Shelob’s Brood: attack');
  });
  for (const site of ['Bree', 'Isengard'])
    scenario(`[BA-13] Shelob’s Brood: not at ${site}`, (t) => {
      t.given(at(site));
      t.player('Bob').mayNot('Shelob’s Brood', { because: 'keyed' });
    });
});
