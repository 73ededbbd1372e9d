/** Battle of Helm's Deep: the Dunland culture. */
import { companion, freeEvent, invent, minion, pause, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { scenes } from '../scenes.ts';

invent(
  pause,
  minion('Hillman', { culture: 'Dunland', race: 'Man', strength: 9, vitality: 2 }),
  minion('Orc', { strength: 9, vitality: 2 }),
  companion('Friend'),
  freeEvent('Shot'),
  shadowCondition('Mist'),
  shadowCondition('Fog'),
);
const many = (card: string, n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${card} ${i}` }));
for (const [id, card, cards] of [
  ['5_1', 'Dunlending Rampager', 2],
  ['5_2', 'Dunlending Renegade', 2],
  ['5_4/2', 'Wild Men of the Hills', 4],
] as const) {
  const coming = (hand: number) => ({
    phase: 'shadow alone',
    twilight: 20,
    players: {
      Ann: { companions: [frodo()], hand: many('Shot', hand), site: 3 },
      Bob: { hand: [{ card, as: 'it' }, 'Mist'] },
    },
  });
  scenes(
    `[${id}, LR-ERRATA-060] ${card} is played: ${cards} cards from hand may be discarded to be rid of it`,
    [
      coming(cards + 1),
      (t) => {
        t.player('Bob').does('it');
        t.player('Ann').does('Yes', ...many('Shot', cards).map(({ as }) => as));
        t.player('Ann').has({ hand: 1, discard: cards });
        t.expect.card('it', { in: 'discard of Bob' });
      },
    ],
    [
      coming(cards + 1),
      (t) => {
        t.player('Bob').does('it');
        t.player('Ann')
          .does('No')
          .has({ hand: cards + 1 });
        t.expect.card('it', { in: 'minions of Bob' });
      },
    ],
    [
      coming(cards - 1),
      (t) => {
        t.player('Bob').does('it').mayChoose.includes('Mist: play');
        t.expect.card('it', { in: 'minions of Bob' });
      },
    ],
  );
}
for (const [phase, cost] of [
  ['skirmish', 4],
  ['shadow alone', 6],
] as const)
  scenario(`[5_4/1] Wild Men of the Hills cost ${cost} in ${phase}`, (t) => {
    t.given({
      phase,
      players: {
        Ann: { companions: [frodo(), 'Friend'], support: ['Pause'] },
        Bob: {
          minions: [{ card: 'Orc', against: 'Friend' }],
          hand: [{ card: 'Wild Men of the Hills', as: 'it' }, 'Mist'],
        },
      },
    });
    t.expect.card('it', { 'twilight cost': cost });
  });

const blaze = (men: number, hand: number) => ({
  phase: 'shadow alone',
  twilight: 5,
  players: {
    Ann: { companions: [frodo()], hand: many('Shot', hand) },
    Bob: {
      minions: [...many('Hillman', men), 'Orc'],
      hand: [{ card: 'Leaping Blaze', as: 'it' }, 'Mist'],
      deck: many('Fog', 9),
    },
  },
});
scenario('[5_3] Leaping Blaze: the hand is shuffled in, and eight cards are drawn', (t) => {
  t.given(blaze(3, 2));
  t.player('Bob').does('it').has({ hand: 8, deck: 2 });
});
scenes(
  '[5_3] the Free Peoples player may discard 3 cards to prevent it',
  [
    blaze(3, 4),
    (t) => {
      t.player('Bob').does('it');
      t.player('Ann').does('Yes', 'Shot 0', 'Shot 1', 'Shot 2').has({ hand: 1 });
      t.player('Bob').has({ hand: ['Mist'], deck: 9 });
    },
  ],
  [
    blaze(3, 4),
    (t) => {
      t.player('Bob').does('it');
      t.player('Ann').does('No');
      t.player('Bob').has({ hand: 8, deck: 2 });
    },
  ],
  [
    blaze(2, 4),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
);
