/** Factions under a leader: what a group of them is worth. ME-LEADER-004, 005, DECISIONS B10, C13 */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

const led = (factions: readonly string[], side = 'ringwraith', at = 'Dol Guldur') => ({
  phase: 'organization',
  players: {
    Ann: { side, hand: ['Cram'], companies: [company(at, { card: 'Gorbag', on: factions })] },
    Bob,
  },
});
const four = ['Orcs of Gorgoroth', 'Orcs of the Red Eye', 'Orcs of Udûn', 'Uruk-hai'];
describe('a group', () => {
  scenario('[ME-LEADER-004 ME-LEADER-005] of three is worth 2 faction points more, in all', (t) => {
    t.given(led(four.slice(0, 3)));
    t.player('Ann').has({ 'faction points': 3 + 2 });
  });
  scenario('[ME-LEADER-004] of two nothing more', (t) => {
    t.given(led(four.slice(0, 2)));
    t.player('Ann').has({ 'faction points': 2 });
  });
  scenario('[ME-LEADER-004] of four no more than of three', (t) => {
    t.given(led(four));
    t.player('Ann').has({ 'faction points': 3 + 2 + 2 });
  });
});
