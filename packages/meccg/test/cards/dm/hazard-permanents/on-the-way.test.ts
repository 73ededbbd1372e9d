/** Dark Minions: hazard permanent-events that bear on the ways of companies. */
import { describe } from 'vitest';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../../table.ts';

describe('[DM-75] No Way Forward', () => {
  const organizing = (events: readonly string[], more: object = {}) => ({
    players: {
      Ann: { companies: [{ ...company('Bree', 'Elladan'), ...more }] },
      Bob: { ...Bob, events },
    },
  });
  const near = ['Weathertop', 'Bag End'];
  // Three regions away, and four.
  const [third, fourth] = ['Goblin-gate', 'Moria'];
  for (const [events, far, farther] of [
    [[], true, true],
    [['No Way Forward'], true, false],
    [['No Way Forward', 'Doors of Night'], false, false],
  ] as const)
    scenario(`[DM-75/2 DM-75/3] with ${events.join(' and ') || 'nothing'}: ${far}, ${farther}`, (t) => {
      t.given(organizing(events));
      t.player('Ann').does('Elladan: declare');
      for (const site of near) t.player('Ann').mayChoose.includes(site);
      t.player('Ann').mayChoose[far ? 'includes' : 'excludes'](third);
      t.player('Ann').mayChoose[farther ? 'includes' : 'excludes'](fourth);
    });
  const later = (hand: readonly string[], fewer: number) => ({
    phase: 'hazards',
    company: 'Elladan',
    players: {
      Ann: {
        companies: [
          company('Rivendell', 'Elladan'),
          { ...company('Bree', 'Elrohir'), movesTo: 'Goblin-gate', fewerRegions: fewer },
        ],
      },
      Bob: { ...Bob, hand: [...hand, 'Orc-guard'] },
    },
  });
  const four = 'Arthedain, Cardolan, Rhudaur, High Pass';
  const three = 'Arthedain, Rhudaur, High Pass';
  scenario('[DM-75/2] who has declared his movement before may use them all', (t) => {
    t.given(later(['No Way Forward'], 0));
    t.player('Bob').does('No Way Forward: as');
    resolveChain(t);
    idleUntil(t, () => t.offered().includes(three));
    t.player('Ann').mayChoose.includes(four, three);
  });
  scenario('[DM-75/2] and who has declared it since, no more than then', (t) => {
    t.given(later([], 1));
    idleUntil(t, () => t.state.global.company !== 0 && t.state.global.byRegions === 1);
    t.expect.table({ regions: three.split(', ') });
  });
});
