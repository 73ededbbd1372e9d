/** The Fellowship of the Ring: rings. */
import { event, maneuver, theRingBearer, woundIt } from '../../../src/cards/words/index.ts';
import { invent, minion, shadowEvent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { freeIdle, idle } from '../idle.ts';
import { gimli, runner } from '../people.ts';

const attacked = {
  phase: 'skirmishes alone',
  players: {
    Ann: { companions: [frodo(), gimli()], burdens: 1 },
    Bob: { minions: [runner({ against: 'Frodo' })] },
  },
};

scenario(
  '[1_2 LR-RESPONSE-003 LR-RING-001] The One Ring is put on in response, and turns that wound into a burden',
  (t) => {
    t.given(attacked);
    t.player('Ann').does('the Ring: response').has({ burdens: 2, wearing: true });
    t.expect.card('Frodo', { wounds: 0 });
  },
);

scenario('[1_2] The One Ring may stay off: then the wound is taken', (t) => {
  t.given(attacked);
  t.player('Ann').passes().has({ burdens: 1, wearing: false });
  t.expect.card('Frodo', { wounds: 1 });
});

scenario(
  '[1_2 LR-RESPONSE-004] The One Ring, while worn, turns each wound of a skirmish into a burden',
  (t) => {
    t.given({
      phase: 'skirmishes alone',
      players: {
        Ann: { companions: [frodo(), gimli()], burdens: 1, wearing: true },
        Bob: { minions: [{ card: 'Uruk Savage', as: 'Savage', against: 'Frodo' }] },
      },
    });
    t.player('Ann').has({ burdens: 3 });
    t.expect.card('Frodo', { wounds: 0 });
  },
);

scenario('[1_2] The One Ring does nothing for wounds outside of a skirmish', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), gimli()], burdens: 1, wearing: true },
      Bob: { minions: ['Goblin Marksman'] },
    },
  });
  t.player('Ann').does('Frodo').has({ burdens: 1 });
  t.expect.card('Frodo', { wounds: 1 });
});

scenario('[1_2] The One Ring is taken off as the regroup phase starts', (t) => {
  t.given({
    phase: 'regroup alone',
    players: { Ann: { companions: [frodo()], wearing: true }, Bob: { minions: [runner()] } },
  });
  t.player('Ann').has({ wearing: false });
});

scenario('[1_2 LR-RING-007] The One Ring does not help its bearer when he is overwhelmed', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli()], wearing: true },
      Bob: { minions: [{ card: 'Goblin Patrol Troop', against: 'Frodo' }] },
    },
  });
  t.player('Ann').has({ outcome: 'lost' });
});

scenario('[1_2 LR-ATTACH-009] The One Ring gives its bearer 1 strength', (t) => {
  t.given({ phase: 'regroup alone', players: { Ann: { companions: [frodo(), gimli()] }, Bob: {} } });
  t.expect.value('Frodo', 'strength', 4, { base: 3, by: { 'the Ring': 1 } }).value('Gimli', 'strength', 6);
});

invent(
  idle,
  freeIdle,
  shadowEvent('Dart', {}, event(maneuver, { effect: woundIt(theRingBearer) })),
  minion('Orc', { strength: 6 }),
);
const bane = (more: object = {}) => ({
  companions: [frodo({ on: [{ card: "The One Ring, Isildur's Bane", as: 'the Ring' }] }), gimli()],
  burdens: 1,
  ...more,
});
const darted = (more: object = {}) => ({
  phase: 'maneuver alone',
  twilight: 9,
  players: {
    Ann: bane({ support: ['Free idle'], ...more }),
    Bob: { minions: ['Orc'], hand: [{ card: 'Dart', as: 'dart' }], support: ['Idle'] },
  },
});
scenario(
  "[1_1/1, 1_1/2, LR-ERRATA-2002] The One Ring, Isildur's Bane: put on in any phase, two burdens for the wound",
  (t) => {
    t.given(darted());
    t.player('Ann').does('Pass');
    t.player('Bob').does('dart');
    t.player('Ann').does('the Ring').has({ burdens: 3, wearing: true });
    t.expect.card('Frodo', { wounds: 0 });
  },
);
scenario("[1_1/1, LR-ERRATA-2001] The One Ring, Isildur's Bane: it may stay off", (t) => {
  t.given(darted());
  t.player('Ann').does('Pass');
  t.player('Bob').does('dart');
  t.player('Ann').does('Pass').has({ burdens: 1, wearing: false });
  t.expect.card('Frodo', { wounds: 1 });
});
scenario(
  "[1_1/2, LR-RESPONSE-004] The One Ring, Isildur's Bane: once worn, each wound is two burdens",
  (t) => {
    t.given(darted({ wearing: true }));
    t.player('Ann').does('Pass');
    t.player('Bob').does('dart');
    t.player('Ann').has({ burdens: 3 });
    t.expect.card('Frodo', { wounds: 0 });
  },
);
scenario("[1_1/1] The One Ring, Isildur's Bane: not for the wound of another", (t) => {
  t.given({
    phase: 'skirmish',
    players: { Ann: bane(), Bob: { minions: [{ card: 'Orc', against: 'Gimli' }] } },
  });
  t.player('Ann').has({ wearing: false, burdens: 1 });
  t.expect.card('Gimli', { wounds: 1 });
});
