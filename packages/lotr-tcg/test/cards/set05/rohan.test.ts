/** Battle of Helm's Deep: the Rohan culture. */
import {
  companion as aCompanion,
  both,
  event,
  exertEvery,
  fellowship,
  withKeyword,
} from '../../../src/cards/words/index.ts';
import { freeEvent, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli } from '../people.ts';

invent(
  freeEvent(
    'Muster',
    {},
    event(fellowship, { effect: exertEvery(both(withKeyword('Valiant'), aCompanion)) }),
  ),
);

scenario('[5_83, LR-FELLOW-002] Household Guard joins for two twilight, and is valiant', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gimli()],
        hand: [{ card: 'Household Guard', as: 'Guard' }, { card: 'Household Guard', as: 'second' }, 'Muster'],
      },
      Bob,
    },
  });
  t.player('Ann').does('Guard', 'second');
  t.expect
    .card('Guard', { strength: 6, vitality: 3, resistance: 6, in: 'companions of Ann' })
    .table({ twilight: 4 });
  t.player('Ann').does('Muster');
  t.expect.card('Guard', { wounds: 1 }).card('second', { wounds: 1 }).card('Gimli', { wounds: 0 });
});
