/** The Fellowship of the Ring: what Dwarves bring back from their discard pile, and from the top of their deck. */
import { companion, freeCondition, freeEvent, invent, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { aragorn, Bob, gimli } from '../../people.ts';

invent(
  companion('Miner', { race: 'Dwarf', culture: 'Dwarven', strength: 5 }),
  freeEvent('Dwarven song', { culture: 'Dwarven' }),
  freeEvent('Other song', { culture: 'Elven' }),
  freeCondition('Free card'),
  shadowCondition('Shadow card'),
);
const elder = (wounds: number) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo()],
      support: [{ card: 'Grimir, Dwarven Elder', as: 'Grimir', wounds }],
      discard: ['Dwarven song', 'Other song', 'Miner'],
      hand: ['Free card'],
    },
    Bob,
  },
});
scenario('[1_17] Grimir exerts to shuffle a Dwarven event into the deck', (t) => {
  t.given(elder(0));
  t.player('Ann')
    .does('Grimir')
    .has({ discard: ['Other song', 'Miner'], deck: ['Dwarven song'] });
  t.expect.card('Grimir', { wounds: 1 });
});
scenario('[1_17, LR-EXERT-003] Grimir cannot when he is exhausted', (t) => {
  t.given(elder(2));
  t.player('Ann').mayNot('Grimir', { because: 'can exert' });
});
const wealth = (who: unknown) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), who],
      hand: [{ card: 'Wealth of Moria', as: 'Wealth' }, 'Miner'],
      deck: ['Free card', 'Shadow card', 'Dwarven song', 'Other song'],
    },
    Bob,
  },
});
scenario('[1_28] of three cards revealed the Free Peoples cards come to hand, and the rest goes', (t) => {
  t.given(wealth(gimli()));
  t.player('Ann')
    .does('Wealth')
    .has({
      hand: ['Miner', 'Free card', 'Dwarven song'],
      deck: ['Other song'],
      discard: ['Shadow card', 'Wealth'],
    });
});
scenario('[1_28, LR-FELLOW-006] what cannot be taken into hand any more is discarded', (t) => {
  const song = (as: string) => ({ card: 'Dwarven song', as });
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gimli()],
        hand: [{ card: 'Wealth of Moria', as: 'Wealth' }, { card: 'Wealth of Moria', as: 'again' }, 'Miner'],
        deck: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(song),
      },
      Bob,
    },
  });
  t.player('Ann')
    .does('Wealth')
    .has({ hand: ['again', 'Miner', 'a', 'b', 'c'] });
  t.player('Ann')
    .does('again')
    .has({ deck: ['g'] });
  t.player('Ann').has({ hand: 5, discard: 4 });
});
scenario('[1_28, LR-SPOT-001] Wealth of Moria takes a Dwarf', (t) => {
  t.given(wealth(aragorn()));
  t.player('Ann').mayNot('Wealth', { because: 'you can spot a Dwarf' });
});
