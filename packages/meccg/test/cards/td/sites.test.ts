/** The Dragons: sites. */

import { expect } from 'vitest';
import { siteOf } from '../../sites.ts';
import { Bob, company, scenario } from '../../table.ts';

scenario('[TD-180] Tharbad: items may be played at the tapped site', (t) => {
  t.given({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Cram', 'Smoke Rings'],
        discard: ['Dodge'],
        companies: [{ ...company('Tharbad', 'Elladan'), siteTapped: true }],
      },
      Bob,
    },
  });
  t.player('Ann').mayChoose.includes('Cram: play');
});

const IN_DECK = 0;
const DISCARDED = 2;
for (const [site, to, by, state] of [
  ['Buhr Widu', 'Shrel-Kain', ['Southern Rhovanion', 'Dorwinion'], IN_DECK],
  ['Shrel-Kain', 'Buhr Widu', ['Dorwinion', 'Southern Rhovanion'], DISCARDED],
] as const)
  scenario(`[TD-173] ${site}, tapped and left, goes back to the location deck: ${state === IN_DECK}`, (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company(site, 'Elladan'), siteTapped: true, movesTo: to, by }] },
        Bob: { ...Bob, hand: ['Rebel-talk'] },
      },
    });
    t.player('Bob').does('Pass');
    t.expect.card('Elladan', { at: to });
    expect(t.state.location.state[siteOf(site)]).toBe(state);
  });
