/** Battle of Helm's Deep: the Gondor culture. */
import { companion, invent, minion, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  pause,
  companion('Guardsman', { vitality: 2 }),
  companion('Knight', { keyword: ['Knight'], race: 'Elf' }),
  minion('Climber', { strength: 9 }),
);
const wall = (wounds: number, knights: number) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Guardsman', wounds },
        ...Array.from({ length: knights }, (_x, i) => ({ card: 'Knight', as: `knight ${i}` })),
      ],
      support: ['Pause', { card: 'City Wall', as: 'Wall' }],
    },
    Bob: { minions: [{ card: 'Climber', against: 'Guardsman' }] },
  },
});
scenario('[5_33, LR-TRANSFER-004] City Wall goes to a minion that fights a Gondor Man', (t) => {
  t.given(wall(0, 0));
  t.player('Ann').does('Wall');
  t.expect
    .card('Wall', { in: 'on of Climber' })
    .card('Climber', { strength: 6 })
    .card('Guardsman', { wounds: 1 });
  t.player('Ann').mayNot('Wall', { because: 'in your support area' });
});
scenario('[5_33] three knights do without an exertion', (t) => {
  t.given(wall(1, 3));
  t.player('Ann').does('Wall');
  t.expect.card('Wall', { in: 'on of Climber' }).card('Guardsman', { wounds: 1 });
});
scenario('[5_33, LR-COST-002] two do not', (t) => {
  t.given(wall(1, 2));
  t.player('Ann').mayNot('Wall', { rule: 'LR-COST-002' });
});

scenario('[5_38] a knight exerts, and a fortification comes back from a minion', (t) => {
  t.given({
    phase: 'regroup alone',
    players: {
      Ann: {
        companions: [frodo(), 'Knight'],
        support: [
          { card: 'Rally Point', as: 'Rally' },
          { card: 'City Wall', as: 'at home' },
        ],
      },
      Bob: { minions: [{ card: 'Climber', on: [{ card: 'City Wall', as: 'Wall', owner: 'Ann' }] }] },
    },
  });
  t.expect.card('Climber', { strength: 6 });
  t.player('Ann').does('Rally');
  t.expect
    .card('Wall', { in: 'support of Ann' })
    .card('Climber', { strength: 9 })
    .card('Knight', { wounds: 1 });
});
