/** The Fellowship of the Ring: the Wraith culture. */
import { companion, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { legolas } from '../people.ts';

invent(
  minion('Rider', { race: 'Nazgul', culture: 'Wraith' }),
  shadowCondition('Filler'),
  companion('Bowman', { Archer: 1 }),
);

const wreathed = { card: 'Wreathed in Shadow', as: 'Wreathed' };
const playing = (minions: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 2,
  players: { Ann: { companions: [frodo()] }, Bob: { minions, hand: [wreathed, 'Filler'] } },
});
scenario('[1_238/1] Wreathed in Shadow is played while a Nazgûl is there', (t) => {
  t.given(playing(['Rider']));
  t.player('Bob').does('Wreathed');
  t.expect.card('Wreathed', { in: 'support of Bob' });
});
scenario('[1_238/1] Wreathed in Shadow needs a Nazgûl', (t) => {
  t.given(playing(['Goblin Runner']));
  t.player('Bob').mayNot('Wreathed', { because: 'what it needs to be played is not there' });
});

const shooting = (twilight: number) => ({
  phase: 'archery alone',
  twilight,
  players: {
    Ann: { companions: [frodo(), legolas()] },
    Bob: { minions: [{ card: 'Rider', as: 'Rider' }], support: [wreathed] },
  },
});
scenario('[1_238/2] each twilight removed takes one off the fellowship archery total', (t) => {
  t.given(shooting(1));
  t.player('Bob').does('Wreathed');
  t.expect.card('Rider', { wounds: 0 }).table({ twilight: 0 });
});
scenario('[1_238/2] whoever does not use it is shot at', (t) => {
  t.given(shooting(1));
  t.player('Bob').passes();
  t.expect.card('Rider', { wounds: 1 }).table({ twilight: 1 });
});
scenario('[1_238/2] without twilight there is nothing to remove', (t) => {
  t.given(shooting(0));
  t.expect.card('Rider', { wounds: 1 });
});
const twoArchers = (twilight: number) => ({
  ...shooting(twilight),
  players: { ...shooting(twilight).players, Ann: { companions: [frodo(), legolas(), 'Bowman'] } },
});
scenario('[1_238/2] it may be used as often as there is twilight', (t) => {
  t.given(twoArchers(2));
  t.player('Bob').does('Wreathed', 'Wreathed');
  t.expect.card('Rider', { wounds: 0 }).table({ twilight: 0 });
});
scenario('[1_238/2] and takes one off each time', (t) => {
  t.given(twoArchers(1));
  t.player('Bob').does('Wreathed');
  t.expect.card('Rider', { wounds: 1 });
});
