/** Against the Shadow: resource permanent-events. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('[AS-54] Safe from the Shadow', () => {
  scenario('Safe from the Shadow is discarded when a play deck is exhausted', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          events: ['Safe from the Shadow'],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
          companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Bree' }],
        },
        Bob: { ...Bob, deck: ['Orc-guard'], discard: ['Ghosts', 'Slayer'] },
      },
    });
    t.player('Ann').does('the path printed');
    resolveChain(t);
    t.expect.card('Safe from the Shadow', { in: 'discard of Ann' });
  });
});

scenario('[AS-54] Safe from the Shadow: resources are stored in the end-of-turn phase', (t) => {
  t.given({
    phase: 'end-of-turn',
    players: {
      Ann: {
        events: ['Safe from the Shadow'],
        companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] })],
      },
      Bob,
    },
  });
  t.player('Ann').mayChoose.includes('Glamdring: store');
});

scenario('[AS-54] Safe from the Shadow: without it nothing is stored then', (t) => {
  t.given({
    phase: 'end-of-turn',
    players: {
      Ann: {
        hand: ['Cram', 'Dodge'],
        companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] })],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('Glamdring', { rule: 'ME-STORE-001' });
});
