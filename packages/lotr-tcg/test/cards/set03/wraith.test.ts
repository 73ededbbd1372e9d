/** Realms of the Elf-lords: the Wraith culture. */
import { freeCondition, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gandalf } from '../people.ts';

invent(
  minion('Wraith-lord', { race: 'Nazgul', culture: 'Wraith' }),
  freeCondition('Pipe-smoke', { culture: 'Gandalf' }),
  freeCondition('Iron'),
  shadowCondition('Gloom'),
);
const terrible = (hand: readonly unknown[], who = 'Wraith-lord') => ({
  phase: 'maneuver alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), gandalf()], hand },
    Bob: { minions: [who], hand: ['Too Great and Terrible', 'Gloom'] },
  },
});
scenario('[3_85] Gandalf takes two wounds', (t) => {
  t.given(terrible(['Pipe-smoke', 'Iron']));
  t.player('Bob').does('Too Great');
  t.expect.card('Gandalf', { wounds: 2 });
});
scenario('[3_85, LR-EFFECT-009] unless two Gandalf cards are discarded from hand', (t) => {
  t.given(terrible(['Pipe-smoke', { card: 'Pipe-smoke', as: 'b' }, 'Iron']));
  t.player('Bob').does('Too Great');
  t.player('Ann')
    .does('Yes', 'b')
    .has({ hand: ['Iron'] });
  t.expect.card('Gandalf', { wounds: 0 });
  t.player('Bob').has({ hand: ['Gloom'] });
});
scenario('[3_85] he may keep them', (t) => {
  t.given(terrible(['Pipe-smoke', { card: 'Pipe-smoke', as: 'b' }, 'Iron']));
  t.player('Bob').does('Too Great');
  t.player('Ann').does('No').has({ hand: 3 });
  t.expect.card('Gandalf', { wounds: 2 });
});
scenario('[3_85, LR-SPOT-001] it takes a Nazgûl', (t) => {
  t.given(terrible([], 'Goblin Runner'));
  t.player('Bob').mayNot('Too Great and Terrible', { because: 'you can spot a Nazg' });
});
