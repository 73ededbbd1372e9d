/** The Hunters: the Rohan culture. */
import { companion, freeCondition, invent, minion, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli } from '../people.ts';

invent(
  pause,
  companion('Rider', { culture: 'Rohan', strength: 9, vitality: 2 }),
  companion('Gondor Man'),
  companion('Rohan Elf', { culture: 'Rohan', race: 'Elf' }),
  minion('Brute', { vitality: 3 }),
  minion('Weakling', { vitality: 1, strength: 1 }),
  freeCondition('Filler'),
);

const horse = { card: 'Horse of Great Stature', as: 'Horse' };
scenario('[15_129/1] Horse of Great Stature is for Rohan Men', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), 'Gondor Man', 'Rohan Elf'], hand: [horse, 'Filler'] }, Bob },
  });
  t.player('Ann').mayNot('Horse', { because: 'nobody can bear it' });
});
scenario('[15_129/1] it adds no strength', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), 'Rider'], hand: [horse, 'Filler'] }, Bob },
  });
  t.player('Ann').does('Horse');
  t.expect.card('Horse', { in: 'on of Rider' }).card('Rider', { strength: 9 }).table({ twilight: 2 });
});

const charge = (against: string, ...more: readonly unknown[]) => ({
  phase: 'skirmish',
  skirmish: against,
  players: {
    Ann: {
      companions: [
        frodo(),
        gimli(),
        { card: 'Rider', on: [horse] },
        { card: 'Rider', as: 'other' },
        'Gondor Man',
      ],
      support: ['Pause'],
    },
    Bob: {
      minions: [
        { card: 'Brute', as: 'first', against },
        { card: 'Brute', as: 'second', against },
        { card: 'Brute', as: 'far', against: 'Gondor Man' },
        ...more,
      ],
    },
  },
});
scenario('[15_129/2] as its bearer’s skirmish starts, each minion there exerts', (t) => {
  t.given(charge('Rider', { card: 'Weakling', against: 'Rider' }));
  t.expect
    .card('first', { wounds: 1 })
    .card('second', { wounds: 1 })
    .card('far', { wounds: 0 })
    // Who is exhausted cannot. LR-EXERT-003
    .card('Weakling', { wounds: 0, in: 'minions of Bob' });
});
scenario('[15_129/2] not as another’s starts', (t) => {
  t.given(charge('Gimli'));
  t.expect.card('first', { wounds: 0 }).card('second', { wounds: 0 });
});
scenario('[15_129/3] its bearer exerts to make a Rohan Man stronger', (t) => {
  t.given(charge('Gimli'));
  t.player('Ann').does('Horse').mayChoose.exactly('Rider', 'other');
  t.player('Ann').does('other');
  t.expect.card('Rider', { wounds: 1, strength: 9 }).card('other', { strength: 10, wounds: 0 });
  t.player('Ann').mayNot('Horse', { rule: 'LR-EXERT-003' });
});
