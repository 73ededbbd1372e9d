/** Assignments: by the Free Peoples player, of leftovers, and by cards. */
import {
  action,
  all,
  choose,
  condition,
  exactly,
  forbid,
  host,
  modifier,
  otherCard,
  passes,
  say,
  self,
  the,
  trigger,
  verb,
  you,
} from '@westmarch/kernel';
import { defender, kind, race } from '../../../src/engine.ts';
import { inPhase, respondingTo } from '../../../src/rules/actions/windows.ts';
import { assign } from '../../../src/rules/combat/assigning.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { assigned } from '../../../src/rules/events.ts';
import { noAssign, noSkirmish } from '../../../src/rules/prohibitions.ts';
import { Phase, type S } from '../../../src/state.ts';
import { ally, companion, freeCondition, invent, item, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const byFreePeoples = condition(
  'by the Free Peoples player',
  [],
  () => 's.moment.number[s.global.moment] === s.global.active',
  say`by the Free Peoples player`,
);

/** All others are assigned no longer. */
function setFree(s: S, self: number): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (c !== self) s.card.against[c] = 0;
}

invent(
  companion('Guard'),
  companion('Captain', { Defender: 1 }),
  companion('Ent', { Unhasty: 1 }),
  ally('Shepherd', { Unhasty: 1 }),
  companion('Peaceful', {}, forbid(noSkirmish, { of: exactly(self) })),
  ally('Neighbour'),
  item('Tower shield', {}, modifier({ attribute: defender, of: exactly(host), by: 1 })),
  minion('Orc'),
  minion(
    'Herder',
    {},
    trigger(assigned, { of: exactly(self), effect: verb('free', setFree, [self], say`set the others free`) }),
  ),
  minion('Trapper', { Ambush: 2 }),
  minion(
    'Chaser',
    {},
    trigger(assigned, { of: exactly(self), effect: verb('chase', addTwilight, [1], say`add 1`) }),
  ),
  minion('Proud', {}, forbid(noAssign, { of: exactly(self), if: passes(otherCard, race.is('Hobbit')) })),
  freeCondition(
    'Scout',
    {},
    action({
      window: all(respondingTo(assigned), byFreePeoples),
      effect: verb('scout', addTwilight, [10], say`add 10`),
    }),
  ),
  companion(
    'Baiter',
    {},
    action({
      window: inPhase(Phase.assignment),
      targets: [choose('bait', kind.is('minion'))],
      effect: verb('assign', assign, [the('bait'), self, you], say`assign it`),
    }),
  ),
  minion(
    'Seeker',
    {},
    action({
      window: inPhase(Phase.assignment),
      targets: [choose('prey', kind.is('companion'))],
      effect: verb('assign', assign, [self, the('prey'), you], say`assign it`),
    }),
  ),
);

const table = (companions: readonly unknown[], minions: readonly unknown[], more = {}) => ({
  phase: 'assignment alone',
  players: { Ann: { companions, ...more }, Bob: { minions } },
});

scenario('[LR-ASSIGN-003 LR-ASSIGN-005 LR-ASSIGN-006] one companion to one minion, and he need not', (t) => {
  t.given(table([frodo(), 'Guard'], ['Orc', { card: 'Orc', as: 'other' }]));
  t.player('Ann').mayChoose.exactly('Pass', 'Orc', 'other');
  t.player('Ann').does('Orc', 'Guard', 'other');
  t.expect.card('Orc', { against: 'Guard' }).card('other', { against: 'Frodo' });
  t.expect.asked('nobody');
});

scenario('[LR-ASSIGN-004] nobody else is assigned to a minion that has its opponent', (t) => {
  t.given(table([frodo(), 'Guard', 'Captain'], ['Orc', { card: 'Orc', as: 'other' }]));
  t.player('Ann').does('Orc', 'Guard');
  t.player('Ann').mayChoose.exactly('Pass', 'other');
  t.player('Ann').does('other');
  t.player('Ann').mayChoose.exactly('Frodo', 'Captain');
});

scenario('[LR-ASSIGN-006] who has assigned enough says so, and the rest is leftover', (t) => {
  t.given(table([frodo(), 'Guard'], ['Orc', { card: 'Orc', as: 'other' }]));
  t.player('Ann').does('other', 'Guard');
  t.player('Ann').mayChoose.exactly('Pass', 'Orc');
  t.player('Ann').passes();
  t.player('Bob').mayChoose.exactly('Pass', 'Orc');
});

scenario('[LR-ASSIGN-006] what a card has assigned is not his to assign', (t) => {
  t.given(table([frodo(), 'Guard'], ['Seeker', { card: 'Orc', as: 'two' }]));
  t.player('Bob').does('Seeker', 'Guard').passes();
  t.player('Ann').mayChoose.exactly('Pass', 'two');
});

scenario('[LR-ASSIGN-007 LR-ASSIGN-008] a Shadow player assigns some leftovers, and leaves others', (t) => {
  t.given(table([frodo(), 'Guard'], ['Orc', { card: 'Orc', as: 'two' }, { card: 'Orc', as: 'three' }]));
  t.player('Ann').does('two', 'Guard').passes();
  t.player('Bob').does('Orc', 'Guard');
  t.player('Bob').mayChoose.exactly('Pass', 'three');
  t.player('Bob').passes();
  t.expect.card('Orc', { against: 'Guard' }).card('three', { against: 'none' });
  t.expect.asked('nobody');
});

scenario(
  '[LR-ASSIGN-013] assignments of the Free Peoples player are told like all others, at one time',
  (t) => {
    t.given(table([frodo(), 'Guard'], ['Chaser', { card: 'Chaser', as: 'other' }], { support: ['Scout'] }));
    t.player('Ann').does('Chaser', 'Guard', 'other');
    t.expect.table({ twilight: 0 });
    // Required ones of both minions, then what he may do about either.
    t.player('Ann').mayChoose.exactly('Chaser: Chaser is assigned', 'other: other is assigned');
    t.player('Ann').does('other');
    t.expect.table({ twilight: 2 });
    t.player('Ann').mayChoose.exactly('Pass', 'Scout: Chaser is assigned', 'Scout: other is assigned');
  },
);

scenario('[LR-ASSIGN-013] the one who assigned is known: by a Shadow player it is something else', (t) => {
  t.given(table([frodo(), 'Guard'], ['Chaser'], { support: ['Scout'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Chaser', 'Guard');
  t.expect.table({ twilight: 1 });
  t.expect.asked('nobody');
});

scenario('[LR-KEYWORD-004] ambush works when a card of the Free Peoples player assigns the minion', (t) => {
  t.given(table([frodo(), 'Baiter'], ['Trapper']));
  t.player('Ann').does('Baiter');
  t.player('Bob').does('Trapper: ambush');
  t.expect.table({ twilight: 2 }).card('Trapper', { against: 'Baiter' });
});

scenario('[LR-ASSIGN-004] who may not be assigned to whom is asked pair by pair', (t) => {
  t.given(table([frodo(), 'Guard', 'Captain'], ['Proud']));
  t.player('Ann').does('Proud');
  t.player('Ann').mayChoose.exactly('Guard', 'Captain');
});

scenario('[LR-ASSIGN-010] a minion with nobody to be assigned to is not offered', (t) => {
  t.given(table([frodo()], ['Proud', 'Orc']));
  t.player('Ann').mayChoose.exactly('Pass', 'Orc');
});

scenario('[LR-KEYWORD-011] a defender takes one minion more', (t) => {
  t.given(table(['Captain'], ['Orc', { card: 'Orc', as: 'two' }, { card: 'Orc', as: 'three' }]));
  t.player('Ann').does('Orc', 'two');
  t.expect.card('Orc', { against: 'Captain' }).card('two', { against: 'Captain' });
  t.player('Bob').mayChoose.exactly('Pass', 'three');
});

scenario('[LR-KEYWORD-012] defender bonuses on one character add up', (t) => {
  const minions = [
    'Orc',
    { card: 'Orc', as: 'two' },
    { card: 'Orc', as: 'three' },
    { card: 'Orc', as: 'four' },
  ];
  t.given(table([{ card: 'Captain', on: ['Tower shield'] }], minions));
  t.expect.value('Captain', 'defender', 2, { base: 1, by: { 'Tower shield': 1 } });
  t.player('Ann').does('Orc', 'two', 'three');
  t.player('Bob').mayChoose.exactly('Pass', 'four');
});

scenario('[LR-ASSIGN-007 LR-ASSIGN-008 LR-ASSIGN-013] leftover minions go to anyone, or stay', (t) => {
  t.given(table([frodo(), 'Guard'], ['Orc', { card: 'Orc', as: 'two' }]));
  t.player('Ann').does('Orc', 'Guard').passes();
  t.player('Bob').does('two');
  t.player('Bob').mayChoose.exactly('Frodo', 'Guard');
  t.player('Bob').does('Guard');
  t.expect.card('two', { against: 'Guard' });
});

scenario('[LR-ASSIGN-008] a leftover minion may stay unassigned', (t) => {
  t.given(table([frodo()], ['Orc']));
  t.player('Ann').passes();
  t.player('Bob').passes();
  t.expect.card('Orc', { against: 'none' });
});

scenario('[LR-ASSIGN-007] Shadow players assign in turn, from the right', (t) => {
  t.given({
    phase: 'assignment alone',
    players: {
      Ann: { companions: [frodo(), 'Guard'] },
      Bob: { minions: ['Orc'] },
      Cid: { minions: [{ card: 'Orc', as: 'his' }] },
    },
  });
  t.player('Ann').passes();
  t.player('Cid').mayChoose.exactly('Pass', 'his');
  t.player('Cid').passes();
  t.player('Bob').mayChoose.exactly('Pass', 'Orc');
});

scenario('[LR-ASSIGN-010 LR-ASSIGN-012] who takes no part in skirmishes is assigned by nobody', (t) => {
  t.given(table(['Peaceful', 'Guard'], ['Orc', { card: 'Orc', as: 'two' }]));
  t.player('Ann').does('Orc');
  t.expect.card('Orc', { against: 'Guard' });
  t.player('Bob').does('two');
  t.expect.card('two', { against: 'Guard' });
});

scenario('[LR-ASSIGN-001 LR-ASSIGN-002] a card assigns only those who are unassigned', (t) => {
  t.given(table([frodo(), 'Guard'], ['Seeker', { card: 'Seeker', as: 'second' }]));
  t.player('Bob').does('Seeker', 'Guard');
  t.expect.card('Seeker', { against: 'Guard' });
  t.player('Bob').does('second', 'Guard');
  t.expect.card('second', { against: 'none' });
});

scenario('[LR-ASSIGN-011] an assignment action does nothing to who cannot skirmish', (t) => {
  t.given(table([frodo(), 'Peaceful'], ['Seeker']));
  t.player('Bob').does('Seeker', 'Peaceful');
  t.expect.card('Seeker', { against: 'none' });
});

scenario('[LR-ASSIGN-006] a minion that a card has assigned is not leftover', (t) => {
  t.given(table([frodo(), 'Guard'], ['Seeker', { card: 'Orc', as: 'two' }]));
  t.player('Bob').does('Seeker', 'Guard');
  t.player('Bob').passes();
  t.player('Ann').passes();
  t.expect.card('Seeker', { leftover: false }).card('two', { leftover: true });
});

scenario(
  '[LR-ASSIGN-009] a minion that is set free after the Free Peoples player was done is not leftover',
  (t) => {
    t.given(table([frodo(), 'Guard'], ['Orc', 'Herder']));
    t.player('Ann').does('Orc', 'Guard').passes();
    t.player('Bob').does('Herder', 'Frodo');
    t.expect.card('Orc', { against: 'none' }).card('Herder', { against: 'Frodo' });
    t.expect.asked('nobody');
  },
);

scenario('[LR-ALLY-005 LR-ALLY-006 LR-ALLY-007] an ally at home may be assigned by either side', (t) => {
  t.given(table([frodo()], ['Orc', { card: 'Orc', as: 'two' }], { site: 2, support: ['Neighbour'] }));
  t.player('Ann').does('Orc');
  t.player('Ann').mayChoose.exactly('Frodo', 'Neighbour');
  t.player('Ann').does('Neighbour').passes();
  t.player('Bob').does('two');
  t.player('Bob').mayChoose.exactly('Frodo', 'Neighbour');
});

scenario('[LR-ALLY-004] elsewhere he may not', (t) => {
  t.given(table([frodo(), 'Guard'], ['Orc'], { site: 3, support: ['Neighbour'] }));
  t.player('Ann').does('Orc');
  t.player('Ann').mayChoose.exactly('Frodo', 'Guard');
});

scenario('[LR-KEYWORD-025 LR-KEYWORD-026] the unhasty are assigned by the Shadow alone', (t) => {
  t.given(table([frodo(), 'Ent', 'Guard'], ['Orc', { card: 'Orc', as: 'two' }]));
  t.player('Ann').does('Orc');
  t.player('Ann').mayChoose.exactly('Frodo', 'Guard');
  t.player('Ann').does('Guard').passes();
  t.player('Bob').does('two');
  t.player('Bob').mayChoose.includes('Ent');
});

for (const [site, who] of [
  [2, ['Frodo', 'Shepherd']],
  [3, ['Frodo']],
] as const)
  scenario(`[LR-KEYWORD-025 LR-ALLY-004] but for one who is at home: site ${site}`, (t) => {
    t.given(table([frodo()], ['Orc'], { site, support: ['Shepherd'] }));
    t.player('Ann').does('Orc');
    if (who.length > 1) t.player('Ann').mayChoose.exactly(...who);
    else t.expect.card('Orc', { against: 'Frodo' });
  });

scenario('[LR-KEYWORD-004] ambush brings twilight when the Free Peoples player assigns the minion', (t) => {
  t.given(table([frodo(), 'Guard'], ['Trapper']));
  t.player('Ann').does('Trapper', 'Guard');
  t.player('Bob').does('Trapper: ambush');
  t.expect.table({ twilight: 2 });
});

scenario('[LR-KEYWORD-005] but not when a Shadow player does', (t) => {
  t.given(table([frodo(), 'Guard'], ['Trapper']));
  t.player('Ann').passes();
  t.player('Bob').does('Trapper', 'Guard');
  t.expect.table({ twilight: 0 });
  t.expect.asked('nobody');
});

scenario('[LR-CARD-009] a minion attacks the fellowship whose turn it is', (t) => {
  t.given({
    phase: 'assignment alone',
    players: {
      Ann: { companions: [frodo(), 'Guard'] },
      Bob: { companions: [frodo({ as: 'his Frodo', on: [] })], minions: ['Orc'] },
    },
  });
  t.player('Ann').does('Orc');
  t.player('Ann').mayChoose.exactly('Frodo', 'Guard');
});
