/** The Dragons: resource long-events. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

describe('[TD-95] A Short Rest', () => {
  const travelling = (from: string, to: string, events: readonly string[], more: object = {}) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
        events,
        companies: [{ ...company(from, 'Elladan', 'Legolas'), movesTo: to, ...more }],
      },
      Bob: { ...Bob, hand: ['Orc-raiders', 'Doors of Night'] },
    },
  });
  scenario('two regions: two cards more', (t) => {
    t.given(travelling('Bree', 'Rivendell', ['A Short Rest']));
    t.player('Ann').does('Arthedain, Rhudaur');
    t.player('Ann').does('Yes', 'Yes');
    t.player('Ann').has({ hand: 3 });
  });
  scenario('none without it', (t) => {
    t.given(travelling('Bree', 'Rivendell', []));
    t.player('Ann').does('Arthedain, Rhudaur');
    t.player('Ann').has({ hand: 1 });
  });
  scenario('four regions: none', (t) => {
    t.given(travelling('Rivendell', 'Lórien', ['A Short Rest']));
    t.player('Ann').does('Rhudaur, High Pass, Anduin Vales, Wold & Foothills');
    t.player('Ann').has({ hand: 1 });
  });
  scenario('[ME-CARD-0007] none in the Under-deeps, where there is no path of regions', (t) => {
    t.given(travelling('Moria', 'The Under-gates', ['A Short Rest']));
    t.player('Ann').has({ hand: 1 });
  });
});
