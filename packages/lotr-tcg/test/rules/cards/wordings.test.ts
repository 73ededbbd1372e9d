/** Wordings that cards share, tried by cards that exist only here: sites by number, cultures, tokens, stacks, mounts. */
import { action, both, countOf, exactly, modifier, repeat, self, thereAre } from '@westmarch/kernel';
import { expect } from 'vitest';
import {
  a,
  companion as aCompanion,
  addsTwilight,
  minion as aMinion,
  atAnySite,
  atSiteOrHigher,
  canSpotFreeCulture,
  eachOf,
  from,
  hobbit,
  mounted,
  orc,
  ownCostIs,
  placeTokens,
  removeTokensHere,
  stackIt,
  when,
  withKeyword,
  woundIt,
  youPlay,
  yourHand,
} from '../../../src/cards/words/index.ts';
import { race, strength } from '../../../src/engine.ts';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { Phase } from '../../../src/state.ts';
import { companion, freeCondition, invent, item, minion, shadowCondition, site } from '../../invented.ts';
import { adapter, frodo, scenario } from '../../table.ts';

const maneuver = inPhase(Phase.maneuver);
const stronger = (by: number, when: ReturnType<typeof thereAre>) =>
  modifier({ attribute: strength, of: exactly(self), by, if: when });
const tracker = withKeyword('Tracker');

invent(
  companion('High', {}, stronger(1, atSiteOrHigher(4)), stronger(10, atAnySite(5))),
  companion('Guard'),
  companion('Gollum', { culture: 'Gollum', race: 'none' }),
  companion('Judge', {}, stronger(1, canSpotFreeCulture('Gollum'))),
  companion('Hobbit', { race: 'Hobbit' }),
  companion(
    'Wingfoot',
    {},
    action({ window: maneuver, effect: repeat(countOf(both(hobbit, aCompanion)), woundIt(a(aMinion))) }),
  ),
  companion('Cheap', { twilight: 3 }, ownCostIs(-2, thereAre(1, race.is('Dwarf')))),
  companion('Dwarf', { race: 'Dwarf' }),
  companion('Rider', {}, stronger(3, thereAre(1, both(mounted, aCompanion)))),
  item('Horse', { itemClass: 'mount' }),
  minion('Stinker', { culture: 'Gollum' }),
  minion('Orc', { strength: 5, vitality: 4 }),
  minion('Follower', { keyword: ['Tracker'] }),
  minion(
    'Captain',
    {},
    stronger(3, thereAre(2, tracker)),
    modifier({ attribute: strength, of: exactly(self), by: 10, if: thereAre(3, tracker) }),
  ),
  minion('Striker', {}, action({ window: maneuver, effect: eachOf(2, aCompanion, woundIt) })),
  shadowCondition(
    'Drum',
    {},
    action({ window: maneuver, effect: placeTokens(2, 'Isengard', self) }),
    action({ window: maneuver, effect: stackIt(from(yourHand, orc), self) }),
    action({ window: maneuver, costs: [removeTokensHere(2)], effect: addsTwilight(1) }),
  ),
  shadowCondition('Herald', {}, when(youPlay(aMinion), { effect: addsTwilight(5) })),
  freeCondition('Filler', {}),
  site('Tower 5', { siteNumber: 5, block: 2 }),
  site('Fellowship 5', { siteNumber: 5, block: 1 }),
  site('Fellowship 4', { siteNumber: 4, block: 1 }),
);
const at = (card: string, number: number) => ({
  phase: 'maneuver alone',
  path: [{ card, number }],
  players: { Ann: { companions: [frodo(), 'High'], site: number }, Bob: { minions: ['Orc'] } },
});
scenario(
  '[LR-BLOCK-004 LR-BLOCK-005] "site 4 or higher" and "any site 5" both hold at site 5 of the Fellowship block',
  (t) => {
    t.given(at('Fellowship 5', 5));
    t.expect.value('High', 'strength', 6 + 1 + 10);
  },
);
scenario('[LR-BLOCK-004 LR-BLOCK-005] at site 5 of another block only "any site 5" does', (t) => {
  t.given(at('Tower 5', 5));
  t.expect.value('High', 'strength', 6 + 10);
});
scenario('[LR-BLOCK-005] at another number it does not', (t) => {
  t.given(at('Fellowship 4', 4));
  t.expect.value('High', 'strength', 6 + 1);
});

for (const [who, ann, bob, more] of [
  ['a Free Peoples card of it', ['Gollum'], ['Orc'], 1],
  ['a Shadow card of it alone, which does not do', [], ['Stinker'], 0],
] as const)
  scenario(`[LR-CULTURE-007] spotting a Free Peoples culture: ${who}`, (t) => {
    t.given({
      phase: 'maneuver alone',
      players: { Ann: { companions: [frodo(), 'Judge', ...ann] }, Bob: { minions: bob } },
    });
    t.expect.value('Judge', 'strength', 6 + more);
  });

scenario('[LR-EFFECT-010] twice for two, on one or on two', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), 'Wingfoot', 'Hobbit'] },
      Bob: { minions: ['Orc', { card: 'Orc', as: 'other' }] },
    },
  });
  t.player('Ann').does('Wingfoot', 'Orc').mayChoose.exactly('Orc', 'other');
  t.player('Ann').does('Orc');
  t.expect.card('Orc', { wounds: 2 }).card('other', { wounds: 0 });
});
scenario('[LR-WOUND-005] a number of companions means different ones', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: { Ann: { companions: [frodo(), 'Guard', 'Dwarf'] }, Bob: { minions: ['Striker'] } },
  });
  t.player('Bob').does('Striker', 'Guard').mayChoose.exactly('Frodo', 'Dwarf');
  t.player('Bob').does('Dwarf');
  t.expect.card('Guard', { wounds: 1 }).card('Dwarf', { wounds: 1 }).card('Frodo', { wounds: 0 });
});
scenario('[LR-WOUND-005] with one companion there is one wound in all', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: { Ann: { companions: ['Guard'] }, Bob: { minions: ['Striker'] } },
  });
  t.player('Bob').does('Striker');
  t.expect.card('Guard', { wounds: 1 });
});
scenario('[LR-MODIF-002] what a card says of its own cost counts while it is played', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), 'Dwarf'], hand: ['Cheap', 'Filler'] }, Bob: {} },
  });
  t.expect.card('Cheap', { 'twilight cost': 1 });
  t.player('Ann').does('Cheap: play');
  t.expect.table({ twilight: 1 });
});
scenario('[LR-MODIF-002] and only if what it asks for is there', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo()], hand: ['Cheap', 'Filler'] }, Bob: {} },
  });
  t.expect.card('Cheap', { 'twilight cost': 3 });
});
for (const [n, more] of [
  [1, 0],
  [2, 3],
  [3, 13],
] as const)
  scenario(`[LR-SPOT-005] the same cards meet several tests: ${n} trackers`, (t) => {
    const followers = Array.from({ length: n }, (_x, i) => ({ card: 'Follower', as: `follower ${i}` }));
    t.given({
      phase: 'maneuver alone',
      players: { Ann: { companions: [frodo()] }, Bob: { minions: ['Captain', ...followers] } },
    });
    t.expect.value('Captain', 'strength', 5 + more);
  });

const drumming = { phase: 'maneuver alone', twilight: 3 };
scenario(
  '[LR-TOKEN-001 LR-TOKEN-002] culture tokens are of the culture that is named, and nothing else',
  (t) => {
    t.given({
      ...drumming,
      players: { Ann: { companions: [frodo()], burdens: 1 }, Bob: { minions: ['Orc'], support: ['Drum'] } },
    });
    t.player('Bob').does('Drum: in the maneuver phase: place 2 Isengard tokens');
    t.expect.card('Drum', { tokens: 2, tokensOf: 'Isengard', wounds: 0 });
    t.player('Ann').has({ burdens: 1, threats: 0 });
    t.player('Bob').does('Drum: in the maneuver phase: remove 2 tokens');
    t.expect.card('Drum', { tokens: 0, tokensOf: 'none' }).table({ twilight: 4 });
    t.player('Bob').mayNot('Drum', { to: 'remove 2 tokens', because: 'has 2 tokens', rule: 'LR-COST-002' });
  },
);
scenario(
  '[LR-STACK-001 LR-STACK-002] stacking is not playing: nothing is paid, nothing hears of it, all see it',
  (t) => {
    t.given({
      ...drumming,
      players: {
        Ann: { companions: [frodo()] },
        Bob: { minions: ['Captain'], support: ['Drum', 'Herald'], hand: ['Orc'] },
      },
    });
    t.player('Bob').does('Drum: in the maneuver phase: stack');
    t.expect.card('Orc', { in: 'stacked of Drum', active: false }).table({ twilight: 3 });
    expect(adapter.game.view(t.state, 1).card.def[t.who.card('Orc')]).not.toBe(0);
  },
);
scenario('[LR-STACK-001] while playing one is heard', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 4,
    players: { Ann: { companions: [frodo()] }, Bob: { support: ['Herald'], hand: ['Orc', 'Striker'] } },
  });
  t.player('Bob').does('Orc: play');
  t.expect.table({ twilight: 4 - 2 + 5 });
});
scenario('[LR-ATTACH-007] who bears a mount is mounted', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), { card: 'Guard', on: ['Horse'] }, 'Rider', { card: 'Rider', as: 'other' }],
        hand: ['Filler'],
      },
      Bob: {},
    },
  });
  t.expect.value('Rider', 'strength', 6 + 3);
});
scenario('[LR-ATTACH-007] without one nobody is', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), 'Guard', 'Rider'], hand: ['Filler', 'Horse'] }, Bob: {} },
  });
  t.expect.value('Rider', 'strength', 6);
});
