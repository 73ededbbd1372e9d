/** Shadows: the Shire culture. */
import { companion, freeCondition, invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli, merry } from '../people.ts';
import { moving } from '../standing.ts';

invent(
  companion('Friend', { vitality: 1 }),
  minion('Brute', { strength: 30 }),
  freeCondition('Filler'),
  site('Home', { siteNumber: 2, block: 1, keyword: ['Dwelling'] }),
  site('Wood', { siteNumber: 2, block: 1, keyword: ['Forest'] }),
  site('Plain', { siteNumber: 2, block: 1, keyword: ['Plains'] }),
  site('Far wood', { siteNumber: 3, block: 1, twilight: 0, keyword: ['Forest'] }),
);

const sam = (more: object = {}) => ({ card: 'Sam, Steadfast Friend', as: 'Sam', ...more });
const habits = (more: object = {}) => ({ card: 'Habits of Home', as: 'Habits', ...more });
scenario(
  '[11_165/1, LR-KEYWORD-022] Habits of Home are a Hobbit’s, and each who exerts takes two off',
  (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), sam(), gimli()], hand: [habits(), 'Filler'] }, Bob },
    });
    t.player('Ann').does('Habits').mayChoose.exactly('Frodo', 'Sam');
    t.player('Ann').does('Sam', 'Frodo', 'Pass');
    t.expect
      .card('Habits', { in: 'on of Sam' })
      .card('Frodo', { wounds: 1 })
      .table({ twilight: 4 - 2 });
  },
);
scenario('[11_165/2] one on each bearer', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), sam({ on: [habits()] })], hand: [habits({ as: 'second' }), 'Filler'] },
      Bob,
    },
  });
  t.player('Ann').does('second', 'Pass');
  t.expect.card('second', { in: 'on of Frodo' });
});
scenario('[11_165/2] none where both have one', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo({ on: [habits()] }), sam({ on: [habits({ as: 'second' })] })],
        hand: [habits({ as: 'third' }), 'Filler'],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('third', { because: 'nobody can bear it' });
});
for (const [site, twilight] of [
  ['Home', 4],
  ['Wood', 4],
  ['Plain', 5],
] as const)
  scenario(`[11_165/3, LR-MOVE-005] moving on from ${site}`, (t) => {
    t.given(moving(site, 2, 'Far wood', { companions: [frodo(), sam({ on: [habits()] })] }));
    // Two companions, and no Shadow number.
    t.expect.table({ twilight: twilight + 2 });
  });
scenario('[11_165/3] two of them remove two', (t) => {
  t.given(
    moving('Home', 2, 'Far wood', {
      companions: [frodo(), sam({ on: [habits()] }), merry({ on: [habits({ as: 'second' })] })],
    }),
  );
  t.player('Ann').does('Habits');
  t.expect.table({ twilight: 5 - 2 + 3 });
});

scenario('[11_172] Sam, Steadfast Friend gives every other companion one more resistance', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), sam(), gimli()], burdens: 2, hand: ['Friend', 'Friend'] }, Bob },
  });
  t.expect
    .card('Frodo', { resistance: { is: 9, by: { Sam: 1 } } })
    .card('Gimli', { resistance: 5 })
    .card('Sam', { resistance: 8, 'Ring-bound': true });
});
const falling = (burdens: number) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: { companions: [frodo(), sam()], burdens },
    Bob: { minions: [{ card: 'Brute', against: 'Sam' }] },
  },
});
scenario('[11_172] [LR-RESIST-005] who stands by his resistance alone falls with him', (t) => {
  t.given(falling(10));
  t.expect.card('Sam', { in: 'dead of Ann' }).result({ Ann: 'lost', Bob: 'won' });
});
scenario('[11_172] and who has one of his own left does not', (t) => {
  t.given(falling(9));
  t.expect.card('Sam', { in: 'dead of Ann' }).result('undecided');
});
scenario(
  "[11_172] [LR-ACTIVE-002] nobody is corrupted on another's turn, when no friend can stand by him",
  (t) => {
    t.given({
      phase: 'turn',
      active: 'Bob',
      players: {
        Ann: { companions: [frodo(), sam()], burdens: 10 },
        Bob: { companions: [{ card: 'Friend', as: 'his' }], hand: ['Friend'] },
      },
    });
    t.expect.result('undecided').card('Frodo', { active: false });
  },
);
