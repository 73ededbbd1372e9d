/** Ents of Fangorn: the Sauron culture. */
import { invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gandalf } from '../people.ts';

invent(
  minion('Rock', { race: 'Troll' }),
  shadowCondition('Filler'),
  shadowCondition('Eye', { culture: 'Sauron' }),
);

const troll = { card: 'Troll of Udûn', as: 'Troll' };
const playing = (twilight: number, minions: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight,
  players: { Ann: { companions: [frodo()], site: 6 }, Bob: { minions, hand: [troll, 'Filler'] } },
});
for (const [twilight, minions] of [
  [6, ['Rock']],
  [10, []],
] as const)
  scenario(`[6_106/1] with ${minions.length} Trolls in play it costs ${twilight}`, (t) => {
    t.given(playing(twilight, minions));
    t.player('Bob').does('Troll');
    t.expect.card('Troll', { in: 'minions of Bob' }).table({ twilight: 0 });
  });
for (const [twilight, minions] of [
  [5, ['Rock']],
  [9, []],
] as const)
  scenario(`[6_106/1] with ${minions.length} Trolls in play ${twilight} twilight are too few`, (t) => {
    t.given(playing(twilight, minions));
    t.player('Bob').mayNot('Troll', { because: 'too little twilight' });
  });

const fighting = (hand: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), gandalf()] },
    Bob: { minions: [{ ...troll, against: 'Gandalf' }], hand },
  },
});
scenario('[6_106/2] each Sauron card discarded makes it stronger by one', (t) => {
  t.given(fighting(['Eye', { card: 'Eye', as: 'second' }, 'Filler']));
  t.player('Bob').does('Troll', 'second');
  t.expect.card('Troll', { strength: 15 }).card('second', { in: 'discard of Bob' });
  t.player('Bob').does('Troll');
  t.expect.zone('discard of Bob', ['Eye', 'second']).zone('hand of Bob', ['Filler']);
});
scenario('[6_106/2] cards of other cultures do not', (t) => {
  t.given(fighting(['Filler']));
  t.player('Bob').mayNot('Troll', { because: 'you have a Sauron card in hand' });
});
