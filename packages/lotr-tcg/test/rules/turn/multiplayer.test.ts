/** More than two players: who drops out, what becomes of his cards and sites, who goes on. */
import { action, say, trace, verb } from '@westmarch/kernel';
import { expect } from 'vitest';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { corrupt } from '../../../src/rules/counters/ring.ts';
import { Phase } from '../../../src/state.ts';
import { companion, freeCondition, invent, minion, shadowCondition, site } from '../../invented.ts';
import { adapter, frodo, scenario } from '../../table.ts';

invent(
  companion('Guard'),
  minion('Orc'),
  minion(
    'Tempter',
    {},
    action({ window: inPhase(Phase.maneuver), effect: verb('corrupt', corrupt, [1], say`corrupt`) }),
  ),
  freeCondition('Hope'),
  shadowCondition('Chain', { 'Support Area': 0 }),
  site('One', { siteNumber: 1, block: 1 }),
  site('Two', { siteNumber: 2, block: 1 }),
  site('Three', { siteNumber: 3, block: 1 }),
);
const three = (more: object = {}, path: readonly unknown[] = []) => ({
  phase: 'maneuver',
  path,
  players: {
    Ann: {
      companions: [frodo(), { card: 'Guard', on: [{ card: 'Chain', owner: 'Bob' }] }],
      support: ['Hope'],
      hand: ['Guard'],
      deck: ['Guard'],
      ...more,
    },
    Bob: {
      minions: ['Tempter'],
      adventure: ['Two', 'Three'],
      companions: [frodo({ as: 'Bob’s Frodo', on: ['The One Ring, The Ruling Ring'] })],
    },
    Cid: {
      minions: ['Orc'],
      adventure: [{ card: 'Two', as: 'his two' }],
      companions: [frodo({ as: 'Cid’s Frodo', on: [] })],
      hand: ['Guard'],
    },
  },
});

scenario(
  '[LR-MULTI-001 LR-MULTI-005 LR-WIN-003] his cards leave the game, cards of others on them are discarded, and his turn is completed',
  (t) => {
    t.given(three());
    t.player('Bob').does('Tempter');
    t.player('Ann').has({ outcome: 'lost', companions: 0, support: 0, hand: 0, deck: 0 });
    t.expect
      .card('Chain', { in: 'discard of Bob' })
      .card('Frodo', { in: 'removed of Ann' })
      .result('undecided');
    t.player('Cid').does('Keep all');
    t.expect.table({ active: 'Bob' });
  },
);
scenario(
  '[LR-MULTI-002 LR-MULTI-003] his sites are replaced in order, by the player on his right first, with the site of that number',
  (t) => {
    t.given(
      three({ site: 3 }, [
        { card: 'Two', as: 'Ann’s two' },
        { card: 'Three', as: 'Ann’s three' },
      ]),
    );
    t.player('Bob').does('Tempter');
    // Cid sits on Ann's right, then comes Bob.
    t.expect.card('his two', { in: 'path', number: 2 }).card('Three', { in: 'path', number: 3 });
    t.expect.card('Ann’s two', { in: 'removed of Ann' });
  },
);
scenario('[LR-MULTI-003] each site is replaced by another player, though one of them has both', (t) => {
  const given = three({ site: 3 }, [
    { card: 'Two', as: 'Ann’s two' },
    { card: 'Three', as: 'Ann’s three' },
  ]);
  const { Ann, Bob, Cid } = given.players;
  const adventure = [
    { card: 'Two', as: 'his two' },
    { card: 'Three', as: 'his three' },
  ];
  t.given({ ...given, players: { Ann, Bob, Cid: { ...Cid, adventure } } });
  t.player('Bob').does('Tempter');
  t.expect.card('his two', { in: 'path', number: 2 }).card('his three', { in: 'adventure of Cid' });
  t.expect.card('Three in path', { owner: 'Bob' });
});
scenario('[LR-MULTI-002] who has no such site is passed over, and sites of others stay', (t) => {
  t.given(
    three({ site: 3 }, [
      { card: 'One', owner: 'Bob' },
      { card: 'Three', as: 'Ann’s three' },
    ]),
  );
  t.player('Bob').does('Tempter');
  t.expect.card('Three', { in: 'path' }).card('One', { in: 'path' });
});
scenario(
  '[LR-MULTI-004] sites that he controlled return to the path; a survivor’s own site needs no replacing',
  (t) => {
    t.given(three({ site: 3, support: [{ card: 'One', owner: 'Cid' }] }));
    t.player('Bob').does('Tempter');
    t.expect.card('One', { in: 'path', owner: 'Cid', number: 1 });
  },
);
scenario('[LR-MULTI-003 LR-MULTI-004] but not before his own have been replaced', (t) => {
  const given = three({ site: 3, support: [{ card: 'One', owner: 'Cid' }] }, [
    { card: 'Two', as: 'Ann’s two' },
  ]);
  const { Ann, Bob, Cid } = given.players;
  const adventure = [
    { card: 'Two', as: 'his two' },
    { card: 'Two', as: 'his other two' },
  ];
  t.given({ ...given, players: { Ann, Bob, Cid: { ...Cid, adventure } } });
  t.player('Bob').does('Tempter');
  t.player('Cid').mayChoose.exactly('his two', 'his other two');
  t.expect.card('One', { in: 'support of Ann' });
  t.player('Cid').does('his two');
  t.expect.card('One', { in: 'path' }).card('Ann’s two', { in: 'removed of Ann' });
});
scenario('[LR-WIN-003] the last one left has won', (t) => {
  t.given({
    phase: 'maneuver',
    players: { Ann: { companions: [frodo()] }, Bob: { minions: ['Tempter'] } },
  });
  t.player('Bob').does('Tempter');
  t.expect.result({ Ann: 'lost', Bob: 'won' });
  expect(trace(t.state)).toBe('the game is over');
});
scenario('[LR-MULTI-006] an opponent of the Free Peoples player is any Shadow player', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), 'Gandalf, The Grey Wizard'], hand: ['Treachery Deeper Than You Know'] },
      Bob: { hand: ['Orc'] },
      Cid: { hand: ['Guard'] },
    },
  });
  t.player('Ann').does('Treachery');
  expect(t.offered()).toHaveLength(2);
});
scenario('[LR-SHADOW-001] players who are out have no Shadow phase', (t) => {
  t.given({
    phase: 'shadow',
    twilight: 4,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { hand: ['Orc'] },
      Cid: { hand: [{ card: 'Orc', as: 'his' }], outcome: 'lost' },
    },
  });
  t.player('Bob').mayChoose.exactly('Pass', 'Orc: play');
});
for (const [free, dark] of [
  ['Ann', 'Bob'],
  ['Bob', 'Ann'],
] as const) {
  const seat = (name: string) => ({
    companions: [frodo({ as: `Frodo of ${name}`, on: [] })],
    hand: [
      { card: 'Guard', as: `Guard of ${name}` },
      { card: 'Orc', as: `Orc of ${name}` },
    ],
  });
  const both = { active: free, twilight: 9, players: { Ann: seat('Ann'), Bob: seat('Bob') } };
  scenario(`[LR-TURN-008] in the turn of ${free} the Free Peoples are his`, (t) => {
    t.given({ ...both, phase: 'fellowship alone' });
    t.player(free).mayChoose.exactly('Pass', `Guard of ${free}: play`);
  });
  scenario(`[LR-TURN-008] and the Shadow is ${dark}’s`, (t) => {
    t.given({ ...both, phase: 'shadow alone' });
    t.player(dark).mayChoose.exactly('Pass', `Orc of ${dark}: play`);
  });
}
scenario('[LR-TURN-003] Shadow phases run to the right: from the right neighbour to the left one', (t) => {
  const shadow = (name: string) => ({ hand: [{ card: 'Orc', as: `Orc of ${name}` }] });
  t.given({
    phase: 'shadow',
    twilight: 9,
    players: { Ann: { companions: [frodo()] }, Bob: shadow('Bob'), Cid: shadow('Cid'), Dan: shadow('Dan') },
  });
  for (const name of ['Dan', 'Cid', 'Bob'] as const) {
    t.player(name).mayChoose.exactly('Pass', `Orc of ${name}: play`);
    t.player(name).passes();
  }
});
scenario('[LR-SHADOW-009] Shadow players see as little of each other’s hands as anyone', (t) => {
  t.given({
    phase: 'shadow',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { hand: ['Orc'] },
      Cid: { hand: [{ card: 'Guard', as: 'held' }, 'Tempter'] },
    },
  });
  const held = t.who.card('held');
  const seenBy = (player: number): number => adapter.game.view(t.state, player).card.def[held];
  expect([1, 2, 3].map(seenBy)).toEqual([0, 0, t.state.card.def[held]]);
});
scenario('[LR-MULTI-001] his discard pile and his dead pile leave the game with him', (t) => {
  t.given(three({ discard: [{ card: 'Guard', as: 'dropped' }], dead: [{ card: 'Guard', as: 'fallen' }] }));
  t.player('Bob').does('Tempter');
  t.expect.card('dropped', { in: 'removed of Ann' }).card('fallen', { in: 'removed of Ann' });
});
scenario('[LR-MULTI-001 LR-MULTI-002] while others choose sites in place of his, his cards are gone', (t) => {
  const given = three({ site: 3, minions: ['Orc'] }, [
    { card: 'One', as: 'Ann’s one' },
    { card: 'Two', as: 'Ann’s two' },
  ]);
  const { Ann, Bob, Cid } = given.players;
  const adventure = [
    { card: 'Two', as: 'his two' },
    { card: 'Two', as: 'his other two' },
  ];
  t.given({ ...given, players: { Ann, Bob, Cid: { ...Cid, adventure } } });
  t.player('Bob').does('Tempter');
  // Nobody has a first site: that one is gone, and the next is seen to.
  t.expect.card('Ann’s one', { in: 'removed of Ann' }).card('Ann’s two', { in: 'path' });
  t.player('Ann').has({ companions: 0, support: 0, minions: 0 });
  t.player('Cid').does('his other two');
  t.expect.card('his other two', { in: 'path', number: 2 }).card('Ann’s two', { in: 'removed of Ann' });
});
