/** The Two Towers: Ents, and what is done for them. */
import { ally, companion, invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { gimli, merry, sam } from '../../people.ts';

invent(
  idle,
  ally('Old tree', { race: 'Ent', culture: 'Gandalf', homeBlock: 2, home: 1 << 8, Unhasty: 1 }),
  ally('Neighbour'),
  companion('Stranger'),
  companion('Bound', { keyword: ['Ring-bound'] }),
  minion('Uruk', { culture: 'Isengard', race: 'Uruk-hai' }),
  minion('Orc'),
);
type Fields = Readonly<Record<string, unknown>>;

const stump = (support: readonly unknown[], minions: readonly unknown[]) => ({
  phase: 'maneuver',
  players: {
    Ann: { companions: [frodo()], support, hand: [{ card: 'Stump and Bramble', as: 'event' }], site: 1 },
    Bob: { minions, support: ['Idle'] },
  },
});
const tree = { card: 'Old tree', as: 'Ent' };
scenario('[4_101] an Ent ally far from home is damage +2 and takes part', (t) => {
  t.given({ ...stump([tree, 'Neighbour'], ['Uruk']), phase: 'maneuver alone' });
  t.player('Ann').does('event');
  t.expect.card('Ent', { damage: 2, 'takes part': 3 });
});
for (const [why, position] of [
  ['an Isengard minion', stump([tree], ['Orc'])],
  ['an Ent ally', stump(['Neighbour'], ['Uruk'])],
] as const)
  scenario(`[4_101] not without ${why}`, (t) => {
    t.given(position);
    t.player('Bob').does('Pass');
    t.player('Ann').has({ hand: 1 });
  });

const earthborn = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase,
  twilight: 0,
  players: {
    Ann: { companions: [frodo(), sam(), merry()], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});
const treebeard = (more: Fields = {}) => ({ card: 'Treebeard, Earthborn', as: 'Treebeard', ...more });
scenario('[4_103/1, LR-COST-007] an unbound Hobbit is stacked instead, which pays for nothing', (t) => {
  t.given(
    earthborn(
      'skirmish',
      {
        companions: [
          frodo(),
          { card: 'Merry, Unquenchable Hobbit', as: 'Merry' },
          { card: 'Stranger', as: 'he' },
        ],
        support: [treebeard()],
      },
      { minions: [{ card: 'Orc Soldier', as: 'orc', against: 'he' }] },
    ),
  );
  t.player('Ann').does('Merry').does('Treebeard');
  t.expect.card('Merry', { in: 'stacked of Treebeard' }).card('orc', { against: 'he' });
});
scenario('[4_103/1] it may be left', (t) => {
  t.given(
    earthborn(
      'skirmish',
      {
        companions: [
          frodo(),
          { card: 'Merry, Unquenchable Hobbit', as: 'Merry' },
          { card: 'Stranger', as: 'he' },
        ],
        support: [treebeard()],
      },
      { minions: [{ card: 'Orc Soldier', as: 'orc', against: 'he' }] },
    ),
  );
  t.player('Ann').does('Merry').does('Pass');
  t.expect.card('Merry', { in: 'discard of Ann' }).card('orc', { against: 'none' });
});
const home = (stacked: readonly unknown[], wounds = 0) =>
  earthborn('fellowship alone', {
    companions: [frodo()],
    support: [treebeard({ stacked, wounds })],
    hand: ['Neighbour'],
  });
scenario('[4_103/2] he comes back as Treebeard exerts, for 1 twilight more', (t) => {
  t.given(home([merry()]));
  t.player('Ann').does('Treebeard');
  t.expect.card('Merry', { in: 'companions of Ann' }).card('Treebeard', { wounds: 1 }).table({ twilight: 2 });
});
for (const [why, position] of [
  ['when Treebeard is exhausted', home([merry()], 3)],
  ['when nobody is there', home([])],
] as const)
  scenario(`[4_103/2] not ${why}`, (t) => {
    t.given(position);
    t.player('Ann').mayNot('Treebeard');
  });

const oldest = (hand: readonly unknown[], wounds = 0) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo({ wounds: 1 }), gimli({ wounds: 1 })],
      support: [{ card: 'Treebeard, Oldest Living Thing', as: 'Treebeard', wounds }],
      hand: [...hand, 'Neighbour'],
    },
    Bob: {},
  },
});
scenario('[4_104] an unbound companion from hand heals another', (t) => {
  t.given(oldest(['Stranger', 'Bound']));
  t.player('Ann').does('Treebeard');
  t.expect
    .card('Stranger', { in: 'discard of Ann' })
    .card('Gimli', { wounds: 0 })
    .card('Frodo', { wounds: 1 });
  t.expect.card('Treebeard', { wounds: 1 });
});
for (const [hand, wounds] of [
  [['Bound'], 0],
  [['Stranger'], 3],
] as const)
  scenario(`[4_104] not with ${hand[0]} and ${wounds} wounds`, (t) => {
    t.given(oldest(hand, wounds));
    t.player('Ann').mayNot('Treebeard');
  });
