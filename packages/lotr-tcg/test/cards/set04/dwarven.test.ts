/** The Two Towers: the Dwarven culture. */
import { ally, companion, freeCondition, invent, pause, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob } from '../people.ts';

invent(
  pause,
  companion('Bound Hobbit', { race: 'Hobbit', keyword: ['Ring-bound'] }),
  companion('Free Hobbit', { race: 'Hobbit', culture: 'Shire' }),
  ally('Hobbit at home', { race: 'Hobbit' }),
  companion('Young Dwarf', { race: 'Dwarf', culture: 'Dwarven' }),
  freeCondition('Ore'),
);
scenario('[4_48, LR-RING-009] Gimli is stronger for each unbound Hobbit companion', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [
          frodo(),
          { card: 'Gimli, Lockbearer', as: 'Gimli' },
          'Free Hobbit',
          { card: 'Free Hobbit', as: 'b' },
          'Bound Hobbit',
        ],
        support: ['Hobbit at home'],
        hand: ['Ore'],
      },
      Bob,
    },
  });
  t.expect.card('Gimli', { strength: 8 });
});
const search = (deck: readonly unknown[], who = 'Young Dwarf') => ({
  phase: 'fellowship alone',
  players: {
    Ann: { companions: [frodo(), who], hand: ['Search Far and Wide', 'Ore'], deck },
    Bob,
  },
});
const ore = (as: string) => ({ card: 'Ore', as });
scenario('[4_56] the top card goes, and the next two come to hand', (t) => {
  t.given(search(['a', 'b', 'c', 'd'].map(ore)));
  t.player('Ann')
    .does('Search')
    .has({ deck: ['d'] });
  t.expect
    .card('a', { in: 'discard of Ann' })
    .card('b', { in: 'hand of Ann' })
    .card('c', { in: 'hand of Ann' });
});
scenario('[4_56, LR-COST-002] with an empty deck it cannot be paid', (t) => {
  t.given(search([]));
  t.player('Ann').mayNot('Search Far and Wide', {
    because: 'your draw deck has a card',
    rule: 'LR-COST-002',
  });
});
scenario('[4_56, LR-SPOT-001] it takes a Dwarf', (t) => {
  t.given(search(['a', 'b'].map(ore), 'Free Hobbit'));
  t.player('Ann').mayNot('Search Far and Wide', { because: 'you can spot a Dwarf' });
});
const stout = (tokens: number, friend = 'Free Hobbit') => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Young Dwarf', as: 'dwarf' }, friend],
      support: [
        { card: 'Stout and Strong', as: 'Stout', ...(tokens === 0 ? {} : { tokens, tokensOf: 'Dwarven' }) },
        'Pause',
      ],
    },
    Bob: { minions: [{ card: 'Goblin Runner', as: 'Runner', against: 'dwarf' }] },
  },
});
scenario('[4_57/1, LR-TOKEN-001] a Dwarf wins, and a token may be placed', (t) => {
  t.given(stout(0));
  t.player('Ann').does('Pass', 'Stout');
  t.expect.card('Stout', { tokens: 1, tokensOf: 'Dwarven' });
});
for (const [tokens, strength] of [
  [0, 6],
  [2, 8],
  [4, 9],
] as const)
  scenario(
    `[4_57/2] ${tokens} tokens make an unbound companion ${strength} strong, and it is discarded`,
    (t) => {
      t.given(stout(tokens));
      t.player('Ann').does('Stout', 'Free Hobbit');
      t.expect.card('Free Hobbit', { strength }).card('Stout', { in: 'discard of Ann' });
    },
  );
scenario('[4_57/2, LR-RING-008] nobody Ring-bound is chosen', (t) => {
  t.given(stout(2, 'Bound Hobbit'));
  t.player('Ann').does('Stout');
  t.expect.card('dwarf', { strength: 8 }).card('Bound Hobbit', { strength: 6 });
});

const hall = (stacked: readonly string[], wounds = 1) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Young Dwarf', wounds }],
      support: [{ card: 'Courtesy of My Hall', as: 'Hall', stacked }],
      hand: ['Ore'],
    },
    Bob,
  },
});
invent(shadowCondition('Moss'));
scenario('[4_44/2] a Free Peoples card stacked there goes to heal a Dwarf', (t) => {
  t.given(hall(['Free Hobbit', 'Moss']));
  t.player('Ann').does('Hall');
  t.expect
    .card('Young Dwarf', { wounds: 0 })
    .card('Free Hobbit', { in: 'discard of Ann' })
    .card('Moss', { in: 'stacked of Hall' });
});
scenario('[4_44/2, LR-COST-002] a Shadow card is not enough', (t) => {
  t.given(hall(['Moss']));
  t.player('Ann').mayNot('Hall', { rule: 'LR-COST-002' });
});
scenario('[4_44/1, LR-STACK-001] as it is played a card of the discard pile is stacked', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo()],
        hand: [{ card: 'Courtesy of My Hall', as: 'Hall' }, 'Ore'],
        discard: ['Moss', 'Free Hobbit'],
      },
      Bob,
    },
  });
  t.player('Ann').does('Hall: play', 'Moss');
  t.expect.card('Moss', { in: 'stacked of Hall' }).card('Free Hobbit', { in: 'discard of Ann' });
});

scenario('[4_43] two cards of the deck are stacked where a card lies already', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo()],
        support: [
          { card: 'Courtesy of My Hall', as: 'Hall', stacked: ['Moss'] },
          { card: 'Stout and Strong', as: 'Stout' },
        ],
        hand: [{ card: 'Come Here Lad', as: 'Lad' }, 'Ore'],
        deck: ['a', 'b', 'c'].map(ore),
      },
      Bob,
    },
  });
  t.player('Ann')
    .does('Lad')
    .has({ deck: ['c'] });
  t.expect.card('a', { in: 'stacked of Hall' }).card('b', { in: 'stacked of Hall' });
});
