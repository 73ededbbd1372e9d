/** The Two Towers: rings. */
import { invent, minion, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(pause, minion('Orc', { strength: 5, vitality: 3 }));
const riddles = (burdens: number, more: object = {}) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo({ on: [{ card: 'The One Ring, Answer To All Riddles', as: 'the Ring' }] })],
      support: ['Pause'],
      burdens,
      ...more,
    },
    Bob: { minions: [{ card: 'Orc', against: 'Frodo' }] },
  },
});
scenario('[4_1/1, 4_1/3] for a burden Frodo wears the Ring, and is strength +2', (t) => {
  t.given(riddles(1));
  t.expect.card('Frodo', { strength: 3, vitality: 6 });
  t.player('Ann').does('the Ring').has({ burdens: 2, wearing: true }).mayNot('the Ring');
  t.expect.card('Frodo', { strength: 5 });
});
scenario('[4_1/2, LR-RESPONSE-004] a wound in a skirmish is a burden instead', (t) => {
  t.given(riddles(1, { wearing: true }));
  t.player('Ann').does('Pass').has({ burdens: 2 });
  t.expect.card('Frodo', { wounds: 0 });
});
scenario('[4_1/2] not while nobody wears it', (t) => {
  t.given(riddles(1));
  t.player('Ann').does('Pass').has({ burdens: 1 });
  t.expect.card('Frodo', { wounds: 1 });
});
