/** The Two Towers: the Elven culture. */
import { companion, freeCondition, invent, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli, runner } from '../people.ts';

invent(pause, companion('Swordsman', { race: 'Elf', culture: 'Elven', vitality: 2 }), freeCondition('Bough'));
const fencer = (wounds: number, hand: number) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [
        frodo(),
        gimli(),
        { card: 'Swordsman', wounds, on: [{ card: 'Elven Sword', as: 'sword' }] },
      ],
      support: ['Pause'],
      hand: Array.from({ length: hand }, (_x, i) => ({ card: 'Bough', as: `bough ${i}` })),
    },
    Bob: {
      minions: [runner({ against: 'Swordsman' }), { card: 'Goblin Runner', as: 'other', against: 'Gimli' }],
    },
  },
});
scenario('[4_64/1, 4_64/2] its bearer exerts, or two cards are discarded, to weaken whom he fights', (t) => {
  t.given(fencer(0, 2));
  t.player('Ann').does('sword').mayChoose.exactly('exert its bearer', 'discard 2 cards from hand');
  t.player('Ann').does('discard 2', 'bough 0').has({ hand: 0 });
  t.expect
    .card('Runner', { strength: 4 })
    .card('other', { strength: 5 })
    .card('Swordsman', { wounds: 0, strength: 7 });
  t.player('Ann').does('sword');
  t.expect.card('Runner', { strength: 3 }).card('Swordsman', { wounds: 1 });
});
scenario('[4_64/2, LR-COST-002] who can do neither does not use it', (t) => {
  t.given(fencer(1, 1));
  t.player('Ann').mayNot('sword', { rule: 'LR-COST-002' });
});

const lembas = (hand: number) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo({ on: ['The One Ring, The Ruling Ring', 'Lembas'] }), gimli()],
      hand: Array.from({ length: hand }, (_x, i) => ({ card: 'Bough', as: `bough ${i}` })),
      deck: Array.from({ length: 9 }, (_x, i) => ({ card: 'Bough', as: `deep ${i}` })),
    },
    Bob: { minions: [runner()] },
  },
});
scenario('[4_75/3, LR-REGROUP-004] Lembas is eaten, and the hand filled up to eight', (t) => {
  t.given(lembas(3));
  t.player('Ann').does('Lembas', 'Keep all').has({ hand: 8 });
  t.expect.card('Lembas', { in: 'discard of Ann' });
});
scenario('[4_75/1, 4_75/2, LR-COST-009] Lembas takes three Elves', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), 'Swordsman', { card: 'Swordsman', as: 'b' }], hand: ['Lembas', 'Bough'] },
      Bob,
    },
  });
  t.player('Ann').mayNot('Lembas', { rule: 'LR-COST-009' });
});
