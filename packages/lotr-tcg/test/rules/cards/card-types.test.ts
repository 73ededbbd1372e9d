/** What kinds of cards do: where each comes to lie, what it costs, how long it stays; and the piles they go to. */
import { exactly, not, self } from '@westmarch/kernel';
import { expect } from 'vitest';
import {
  a,
  aCondition,
  addsTwilight,
  anyCard,
  bearer,
  burdensAtMost,
  companion as companions,
  countOf,
  discardEvery,
  discardIt,
  discardTop,
  during,
  event,
  fellowship,
  from,
  minion as minionCards,
  modifier,
  possession,
  putBeneathDeck,
  strength,
  yourDiscard,
} from '../../../src/cards/words/index.ts';
import { engine } from '../../../src/engine.ts';
import {
  ally,
  artifact,
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  shadowCondition,
} from '../../invented.ts';
import { adapter, frodo, scenario } from '../../table.ts';

invent(
  companion('Guard', { twilight: 3 }),
  ally('Villager', { twilight: 1 }),
  minion('Chief', { twilight: 3 }),
  item('Blade', { twilight: 2 }, bearer(companions)),
  artifact('Crown', { twilight: 2, itemClass: 'helm' }, bearer(companions)),
  item('Cart', { itemClass: 'none', 'Support Area': 1 }),
  freeCondition('Hope'),
  freeCondition('Oath', { 'Support Area': 0 }, bearer(companions)),
  freeEvent('Song', {}, event(fellowship, { effect: addsTwilight(10) })),
  freeEvent('Second song', {}, event(fellowship, { effect: addsTwilight(20) })),
  freeCondition('Roll', {}, during(fellowship, { effect: addsTwilight(countOf(companions)) })),
  shadowCondition('Rust', {}, modifier({ attribute: strength, of: possession, by: 1 })),
  companion('Adviser', {}, during(fellowship, { effect: addsTwilight(1) })),
  freeCondition('Purge', {}, during(fellowship, { effect: discardIt(a(aCondition)) })),
  freeCondition('Waste', {}, during(fellowship, { effect: discardTop(1) })),
  freeCondition('Salvage', {}, during(fellowship, { effect: putBeneathDeck(from(yourDiscard, anyCard)) })),
  freeCondition('Thrift', {}, during(fellowship, { effect: discardEvery(possession) })),
  shadowCondition(
    'Shape',
    {},
    modifier({
      attribute: engine.traits.named('kind', 'minion'),
      of: exactly(self),
      by: 1,
      if: not(burdensAtMost(0)),
    }),
    modifier({ attribute: strength, of: exactly(self), by: 12 }),
  ),
  shadowCondition('Count', {}, modifier({ attribute: strength, of: minionCards, by: 2 })),
);

const assigning = (burdens: number) => ({
  phase: 'assignment',
  players: {
    Ann: { companions: [frodo(), 'Guard'], burdens },
    Bob: { minions: ['Chief'], support: ['Shape', 'Count'] },
  },
});
scenario(
  '[LR-CARD-006] a condition that is also a minion is one to everything that looks for minions',
  (t) => {
    t.given(assigning(1));
    t.player('Ann').mayChoose.includes('Shape');
    t.expect.card('Shape', { strength: 14 });
  },
);
scenario('[LR-CARD-006] and none while it is not', (t) => {
  t.given(assigning(0));
  t.player('Ann').mayChoose.excludes('Shape');
  t.expect.card('Shape', { strength: 12 });
});

const morning = (ann: object, more = {}) => ({
  phase: 'fellowship alone',
  ...more,
  players: { Ann: { companions: [frodo()], ...ann }, Bob: { hand: ['Chief'] } },
});

const free = ['Guard', 'Villager', 'Blade', 'Crown', 'Hope'];
scenario('[LR-FELLOW-002] companions, allies, possessions, artifacts and conditions can be played', (t) => {
  t.given(morning({ hand: [...free, 'Chief'] }));
  t.player('Ann').mayChoose.exactly('Pass', ...free.map((name) => `${name}: play`));
});
scenario('[LR-FELLOW-001] as many as one likes, in any order, and nobody else acts between', (t) => {
  t.given(morning({ hand: [...free, 'Song'], support: ['Roll'] }));
  for (const one of ['Hope: play', 'Roll', 'Guard: play', 'Song', 'Villager: play', 'Roll'])
    t.player('Ann').does(one);
  t.player('Ann').mayChoose.includes('Blade: play', 'Crown: play');
});
scenario('[LR-TWILIGHT-002] a Free Peoples card adds the number in its corner', (t) => {
  t.given(morning({ hand: ['Guard', 'Hope'] }));
  t.player('Ann').does('Guard: play');
  t.expect.table({ twilight: 3 });
});
scenario('[LR-TWILIGHT-002] a Shadow card takes it away', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 5,
    players: { Ann: { companions: [frodo()] }, Bob: { hand: ['Chief', { card: 'Chief', as: 'other' }] } },
  });
  t.player('Bob').does('Chief: play');
  t.expect.table({ twilight: 2 });
});
scenario('[LR-TWILIGHT-003] to whatever is in the pool already', (t) => {
  t.given(morning({ companions: [frodo(), 'Guard'], hand: ['Blade', 'Hope'] }, { twilight: 1 }));
  t.player('Ann').does('Blade: play', 'Guard');
  t.expect.table({ twilight: 3 });
});
scenario('[LR-TWILIGHT-007] a number in a text is that many tokens', (t) => {
  t.given(morning({ companions: [frodo(), 'Guard'], support: ['Roll'] }, { twilight: 4 }));
  t.player('Ann').does('Roll');
  t.expect.table({ twilight: 6 });
});

scenario('[LR-CARD-007] the Ring-bearer is a companion, allies are not', (t) => {
  t.given(
    morning({
      companions: [frodo(), 'Guard', 'Guard', 'Guard'],
      support: ['Roll', 'Villager', 'Villager'],
    }),
  );
  t.player('Ann').does('Roll');
  t.expect.table({ twilight: 4 });
});
scenario('[LR-CARD-020] a companion joins the others of the fellowship', (t) => {
  t.given(morning({ hand: ['Guard', 'Hope'] }));
  t.player('Ann').does('Guard: play');
  t.expect.card('Guard', { in: 'companions of Ann' }).card('Frodo', { in: 'companions of Ann' });
  t.player('Ann').has({ companions: 2, support: 0 });
});
scenario('[LR-CARD-019] an ally lies in the support area behind them', (t) => {
  t.given(morning({ hand: ['Villager', 'Hope'] }));
  t.player('Ann').does('Villager: play');
  t.expect.card('Villager', { in: 'support of Ann' });
  t.player('Ann').has({ companions: 1, support: 1 });
});
scenario('[LR-CARD-012] a possession of the support area asks for no bearer', (t) => {
  t.given(morning({ companions: [frodo(), 'Guard'], hand: ['Cart', 'Hope'] }));
  t.player('Ann').does('Cart: play');
  t.expect.card('Cart', { in: 'support of Ann' });
});
scenario('[LR-CARD-012] any other does', (t) => {
  t.given(morning({ companions: [frodo(), 'Guard'], hand: ['Blade', 'Hope'] }));
  t.player('Ann').does('Blade: play');
  t.player('Ann').mayChoose.exactly('Frodo', 'Guard');
  t.player('Ann').does('Guard');
  t.expect.card('Blade', { in: 'on of Guard' });
});
scenario('[LR-CARD-014] a condition lies in the support area, and stays there', (t) => {
  t.given({
    phase: 'fellowship',
    players: { Ann: { companions: [frodo()], hand: ['Hope'] }, Bob: { hand: ['Villager'] } },
  });
  t.player('Ann').does('Hope: play');
  t.expect.card('Hope', { in: 'support of Ann' });
  t.player('Bob').does('Keep all');
  t.player('Ann').does('No');
  t.expect.table({ active: 'Bob' }).card('Hope', { in: 'support of Ann' });
});
scenario('[LR-CARD-014] or on a card that it names', (t) => {
  t.given(morning({ companions: [frodo(), 'Guard'], hand: ['Oath', 'Hope'] }));
  t.player('Ann').does('Oath: play', 'Guard');
  t.expect.card('Oath', { in: 'on of Guard' });
});
scenario('[LR-CARD-011] an artifact is borne as a possession is', (t) => {
  t.given(morning({ companions: [frodo(), 'Guard'], hand: ['Crown', 'Hope'] }));
  t.player('Ann').does('Crown: play', 'Guard');
  t.expect.card('Crown', { in: 'on of Guard' }).table({ twilight: 2 });
});
scenario('[LR-CARD-011] though it is none: what discards every possession leaves it', (t) => {
  t.given(
    morning({
      companions: [frodo(), { card: 'Guard', on: ['Blade', 'Crown'] }],
      support: ['Thrift', 'Cart'],
    }),
  );
  t.player('Ann').does('Thrift');
  t.expect
    .card('Blade', { in: 'discard of Ann' })
    .card('Cart', { in: 'discard of Ann' })
    .card('Crown', { in: 'on of Guard' });
});

scenario('[LR-CARD-013 LR-EVENT-003] an event is discarded before anything else is done', (t) => {
  t.given(morning({ hand: ['Song', 'Second song'] }));
  t.player('Ann').does('Song');
  t.expect.card('Song', { in: 'discard of Ann' }).table({ twilight: 11 });
  t.player('Ann').does('Second song');
  t.player('Ann').has({ support: 0, companions: 1 });
});
scenario('[LR-FELLOW-004] fellowship events and abilities belong to the fellowship phase', (t) => {
  t.given(morning({ hand: ['Song'], support: ['Roll'] }));
  t.player('Ann').mayChoose.exactly('Pass', 'Song', 'Roll');
});
scenario('[LR-FELLOW-004] and to no other', (t) => {
  t.given({
    phase: 'regroup alone',
    players: { Ann: { companions: [frodo()], hand: ['Song'], support: ['Roll'] }, Bob: {} },
  });
  t.player('Ann').mayNot('Song', { rule: 'LR-ACTION-009' }).mayNot('Roll', { rule: 'LR-ACTION-009' });
});

scenario('[LR-DISCARD-004] discard piles lie face up', (t) => {
  t.given(morning({ discard: ['Guard', 'Hope'], hand: ['Song', 'Blade'] }));
  const seen = adapter.game.view(t.state, 2);
  for (const name of ['Guard', 'Hope'])
    expect(seen.card.def[t.who.card(name)]).toBe(t.state.card.def[t.who.card(name)]);
  expect(seen.card.def[t.who.card('Song')]).toBe(0);
});
scenario('[LR-DISCARD-005] one’s own pile can be looked through at any time, in another’s turn too', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: { Ann: { companions: [frodo()] }, Bob: { hand: ['Chief'], discard: ['Guard', 'Rust', 'Hope'] } },
  });
  const seen = adapter.game.view(t.state, 2);
  for (const name of ['Guard', 'Rust', 'Hope'])
    expect(seen.card.def[t.who.card(name)]).toBe(t.state.card.def[t.who.card(name)]);
});
for (const [zone, offer] of [
  ['companions', 'Adviser: Fellowship'],
  ['hand', 'Adviser: play'],
  ['dead', 'Hope: play'],
  ['discard', 'Hope: play'],
] as const)
  scenario(`[LR-ABILITY-001] a special ability in ${zone}: ${offer} is all that is offered`, (t) => {
    const cards = { companions: [frodo()], hand: [] };
    const there = zone === 'companions' ? [frodo(), 'Adviser'] : ['Adviser'];
    const rest = offer === 'Hope: play' ? { hand: ['Hope'] } : {};
    t.given(morning({ ...cards, ...rest, [zone]: there }));
    t.player('Ann').mayChoose.exactly('Pass', offer);
  });
scenario('[LR-ZONE-003] a card that goes from pile to pile is shown to all', (t) => {
  t.given(morning({ deck: ['Blade', 'Guard'], discard: ['Hope'], support: ['Waste', 'Salvage'] }));
  const seen = (name: string): boolean[] =>
    [1, 2].map((player) => adapter.game.view(t.state, player).card.def[t.who.card(name)] !== 0);
  expect(seen('Blade')).toEqual([false, false]);
  t.player('Ann').does('Waste');
  expect(seen('Blade')).toEqual([true, true]);
  t.player('Ann').does('Salvage', 'Blade');
  t.expect.card('Blade', { in: 'deck of Ann' });
  expect(seen('Blade')).toEqual([true, true]);
});
scenario('[LR-DISCARD-001] to discard a condition is to discard one from play', (t) => {
  t.given(
    morning({
      support: ['Purge', 'Hope', { card: 'Hope', as: 'second' }],
      hand: [{ card: 'Hope', as: 'held' }],
      deck: [{ card: 'Hope', as: 'unseen' }],
      discard: [{ card: 'Hope', as: 'gone' }],
    }),
  );
  t.player('Ann').does('Purge');
  t.player('Ann').mayChoose.exactly('Purge', 'Hope', 'second');
  t.player('Ann').does('second');
  t.expect.card('second', { in: 'discard of Ann' }).card('held', { in: 'hand of Ann' });
});
