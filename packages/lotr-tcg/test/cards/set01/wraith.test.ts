/** The Fellowship of the Ring: the Wraith culture. */
import { companion, invent, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, boromir, gimli, legolas, runner } from '../people.ts';

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

invent(
  minion('Black one', { race: 'Nazgul', culture: 'Wraith', vitality: 3, strength: 9 }),
  shadowCondition('Veil', { culture: 'Wraith' }),
  site('Mine', { siteNumber: 4, block: 1 }),
  site('Other mine', { siteNumber: 4, block: 1 }),
);
for (const [wearing, strength] of [
  [true, 14],
  [false, 11],
] as const)
  scenario(
    `[1_204, LR-RING-001] All Veils Removed gives ${strength - 9} where wearing is ${wearing}`,
    (t) => {
      t.given({
        phase: 'skirmish',
        twilight: 5,
        players: {
          Ann: { companions: [frodo(), gimli()], wearing },
          Bob: {
            minions: [{ card: 'Black one', against: 'Gimli' }],
            hand: ['All Veils Removed', { card: 'All Veils Removed', as: 'b' }],
          },
        },
      });
      t.player('Bob').does('All Veils Removed');
      t.expect.card('Black one', { strength });
    },
  );
const trodden = (twilight: number) => ({
  phase: 'shadow alone',
  twilight,
  path: [{ card: 'Mine', number: 4, owner: 'Ann' }],
  players: {
    Ann: { companions: [frodo()], site: 4 },
    Bob: {
      minions: [{ card: 'Úlairë Nelya, Lieutenant of Morgul', as: 'Nelya' }],
      support: [{ card: 'Paths Seldom Trodden', as: 'Paths' }],
      adventure: ['Other mine'],
      hand: ['Veil'],
    },
  },
});
scenario(
  '[1_222/1, 1_222/2, LR-SITE-008] Paths Seldom Trodden lays the own site where the fellowship is',
  (t) => {
    t.given(trodden(3));
    t.player('Bob').does('Paths');
    t.expect
      .card('Other mine', { in: 'path', number: 4 })
      .card('Mine', { in: 'adventure of Ann' })
      .table({ twilight: 0 });
  },
);
scenario('[1_222/2, LR-COST-002] two twilight are not enough', (t) => {
  t.given(trodden(2));
  t.player('Bob').mayNot('Paths', { rule: 'LR-COST-002' });
});
scenario('[1_233, LR-SITE-008] Úlairë Nelya exerts to do so at any number', (t) => {
  t.given(trodden(0));
  t.player('Bob').does('Nelya');
  t.expect.card('Other mine', { in: 'path', number: 4 }).card('Nelya', { wounds: 1 });
});
scenario('[1_222/1, LR-SPOT-001] Paths Seldom Trodden takes a Nazgûl', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { hand: [{ card: 'Paths Seldom Trodden', as: 'Paths' }, 'Veil'] },
    },
  });
  t.player('Bob').mayNot('Paths', { rule: 'LR-COST-009' });
});

scenario('[1_234] for each companion over four a minion may come from the discard pile', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 20,
    path: [{ card: 'Mithril Mine', number: 4 }],
    players: {
      Ann: { companions: [frodo(), gimli(), aragorn(), boromir(), legolas()], site: 4 },
      Bob: {
        hand: [{ card: 'Úlairë Nertëa, Messenger of Dol Guldur', as: 'Nertea' }, 'Veil'],
        discard: [runner(), { card: 'Goblin Runner', as: 'second' }],
      },
    },
  });
  t.player('Bob').does('Nertea: play', 'Nertea: when', 'Runner');
  t.expect.card('Runner', { in: 'minions of Bob' }).card('second', { in: 'discard of Bob' });
});
