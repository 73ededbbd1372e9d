/** What hangs on an occasion: conditions beside it, prices, limits, whose it is, and whether it may be left. */
import { exactly, self } from '@westmarch/kernel';
import {
  a,
  addsTwilight,
  anEventIsPlayed,
  anyCard,
  byAnOpponent,
  byYou,
  cancelSkirmishOf,
  canSpot,
  companion as companions,
  discardIt,
  during,
  eachKillBy,
  elf,
  event,
  exertIt,
  exertSelf,
  exertsNow,
  freePeoplesPlayer,
  hobbit,
  inAnswerTo,
  isAboutToBeWounded,
  isAssignedTo,
  isDiscarded,
  isKilled,
  isPlayed,
  maneuver,
  minion as minions,
  Phase,
  preventThat,
  regroup,
  removesTwilight,
  skirmish,
  skirmishes,
  startOf,
  takesAWound,
  takesPlaceOf,
  turns,
  when,
  whenPlayed,
  woundEvery,
  woundIt,
  youPlay,
} from '../../../src/cards/words/index.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  pause,
  shadowCondition,
  shadowEvent,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler } from '../maneuver.ts';

const anElf = canSpot(1, elf);
const wounded = takesAWound(companions);

invent(
  companion('Guard', { vitality: 9 }),
  companion('Elf', { race: 'Elf', culture: 'Elven', vitality: 9 }),
  idler,
  companion('Halter', {}, during(skirmish, { effect: cancelSkirmishOf(elf) })),
  companion(
    'Newcomer',
    { twilight: 0 },
    whenPlayed({ if: anElf, effect: add(10) }),
    whenPlayed({ may: true, effect: add(1) }),
  ),
  companion('Second', { twilight: 0 }),
  minion('Orc', { vitality: 9 }),
  minion('Troll', { race: 'Troll', vitality: 9 }),
  minion('Stabber', {}, during(maneuver, { effect: woundIt(a(companions)) })),
  minion('Butcher', {}, during(maneuver, { effect: woundEvery(companions, 2) })),
  minion('Killer', { strength: 40 }, eachKillBy(self, companions, { effect: add(7) })),
  minion(
    'Poisoner',
    { strength: 1 },
    eachKillBy(self, companions, { effect: add(7) }),
    during(skirmish, { effect: woundIt(a(companions)) }),
  ),
  minion('Sapper', {}, during(regroup, { effect: woundIt(a(companions)) })),
  shadowEvent('Shove', { twilight: 0 }, event(maneuver, { effect: exertIt(a(companions)) })),
  shadowCondition('Snare', {}, during(maneuver, { effect: discardIt(self) })),
  freeCondition('with an Elf', {}, when(wounded, { if: anElf, effect: add(1) })),
  freeCondition(
    'once a skirmish',
    {},
    when(wounded, { limit: { times: 1, per: skirmishes }, effect: add(10) }),
  ),
  freeCondition('twice a turn', {}, when(wounded, { limit: { times: 2, per: turns }, effect: add(100) })),
  freeCondition('as one likes', {}, when(wounded, { may: true, effect: add(1000) })),
  companion('at a price', {}, when(takesAWound(exactly(self)), { costs: [exertSelf], effect: add(1) })),
  shadowCondition(
    'for the other',
    {},
    when(isAssignedTo(minions, companions, freePeoplesPlayer), {
      by: freePeoplesPlayer,
      may: true,
      effect: add(5),
    }),
  ),
  shadowCondition(
    'when it goes',
    {},
    during(maneuver, { effect: discardIt(self) }),
    when(isDiscarded(exactly(self)), { evenIfGone: true, effect: add(5) }),
  ),
  shadowCondition(
    'once it is gone',
    {},
    during(maneuver, { effect: discardIt(self) }),
    when(isDiscarded(exactly(self)), { effect: add(5) }),
  ),
  freeCondition(
    'Shield',
    {},
    during(inAnswerTo(isAboutToBeWounded(companions), anElf), { effect: preventThat('wound') }),
  ),
  freeCondition('Vow', {}, during(inAnswerTo(isKilled(companions), anElf), { effect: add(3) })),
  freeCondition('Bulwark', {}, takesPlaceOf(isAboutToBeWounded(companions), add(6), anElf)),
  freeCondition(
    'told of exertion',
    {},
    when(exertsNow(companions, byAnOpponent), { effect: add(2) }),
    when(exertsNow(companions, byYou), { effect: add(20) }),
  ),
  freeCondition(
    'told of playing',
    {},
    when(isPlayed(hobbit), { effect: add(1) }),
    when(youPlay(companions), { effect: add(10) }),
  ),
  freeCondition('told of events', {}, when(anEventIsPlayed(anyCard), { effect: add(1) })),
  freeCondition('Grave', {}, when(isKilled(companions), { effect: add(1) })),
  freeCondition('Bell', {}, when(startOf(Phase.maneuver), { effect: removesTwilight(2) })),
  freeEvent('Rally', { twilight: 0 }, event(maneuver, { effect: addsTwilight(4) })),
  pause,
);
const table = (ann: object, bob: object, more = {}) => ({
  phase: 'maneuver alone',
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Guard', 'Idler'], ...ann },
    Bob: { minions: ['Stabber'], ...bob },
  },
});

for (const [friend, twilight] of [
  ['Elf', 1],
  ['Second', 0],
] as const)
  scenario(`[LR-TIMING-001] a condition beside an occasion: ${friend === 'Elf' ? 'met' : 'not met'}`, (t) => {
    t.given(table({ companions: [frodo(), 'Guard', 'Idler', friend], support: ['with an Elf'] }, {}));
    t.player('Ann').passes();
    t.player('Bob').does('Stabber', 'Guard');
    t.expect.table({ twilight }).card('Guard', { wounds: 1 });
  });
scenario('[LR-LIMIT-001] once and no more, twice and no more', (t) => {
  t.given(table({ companions: ['Guard', 'Elf'], support: ['twice a turn'] }, { minions: ['Butcher'] }));
  t.player('Bob').does('Butcher');
  t.expect.card('Guard', { wounds: 2 }).card('Elf', { wounds: 2 }).table({ twilight: 200 });
});
scenario('[LR-LIMIT-001] outside of its phase a limit of skirmishes has nothing to count', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Guard'], support: ['once a skirmish', 'Pause'] },
      Bob: { minions: [{ card: 'Poisoner', against: 'Guard' }] },
    },
  });
  t.player('Ann').does('Pause');
  t.player('Bob').does('Poisoner', 'Guard');
  t.expect.table({ twilight: 11 });
  t.player('Ann').does('Pause');
  t.player('Bob').does('Poisoner', 'Guard');
  t.expect.card('Guard', { wounds: 2 }).table({ twilight: 12 });
});
scenario('[LR-ACTION-002] what may be left can be left', (t) => {
  t.given(table({ support: ['as one likes'] }, {}));
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Guard');
  t.player('Ann').mayChoose.exactly('Pass', 'as one likes');
  t.player('Ann').passes();
  t.expect.table({ twilight: 0 });
});
scenario('[LR-COST-002] a price beside an occasion is asked for', (t) => {
  t.given(table({ companions: [frodo(), 'at a price', 'Idler'] }, {}));
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'at a price');
  t.player('Ann').mayChoose.exactly('Pass', 'at a price');
  t.player('Ann').does('at a price');
  t.expect.card('at a price', { wounds: 2 }).table({ twilight: 1 });
});
scenario('[LR-COST-002] but not of one who cannot pay it any more', (t) => {
  t.given(table({ companions: [frodo(), { card: 'at a price', wounds: 1 }, 'Idler'] }, {}));
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'at a price');
  t.expect.card('at a price', { wounds: 2 }).table({ twilight: 0 });
});
scenario('[LR-ACTION-002] an occasion of a card may be another player’s to use', (t) => {
  t.given({
    phase: 'assignment alone',
    players: {
      Ann: { companions: [frodo(), 'Guard'] },
      Bob: { minions: ['Orc'], support: ['for the other'] },
    },
  });
  t.player('Ann').does('Orc', 'Guard');
  t.player('Ann').does('for the other');
  t.expect.table({ twilight: 5 });
});
for (const [card, twilight] of [
  ['when it goes', 5],
  ['once it is gone', 0],
] as const)
  scenario(`[LR-ACTIVE-001] what a card says of its own end: ${card}`, (t) => {
    t.given(table({}, { support: [card] }));
    t.player('Ann').passes();
    t.player('Bob').does(card);
    t.expect.card(card, { in: 'discard of Bob' }).table({ twilight });
  });

for (const [friend, offered] of [
  ['Elf', true],
  ['Second', false],
] as const) {
  scenario(`[LR-RESPONSE-001] a response with a condition is ${offered ? 'offered' : 'not offered'}`, (t) => {
    t.given(table({ companions: [frodo(), 'Guard', 'Idler', friend], support: ['Shield'] }, {}));
    t.player('Ann').passes();
    t.player('Bob').does('Stabber', 'Guard');
    if (offered) t.player('Ann').does('Shield');
    t.expect.card('Guard', { wounds: offered ? 0 : 1 });
  });
  scenario(`[LR-RESPONSE-001] so is one to a death: ${friend}`, (t) => {
    t.given(
      table({ companions: [frodo(), { card: 'Guard', wounds: 8 }, 'Idler', friend], support: ['Vow'] }, {}),
    );
    t.player('Ann').passes();
    t.player('Bob').does('Stabber', 'Guard');
    if (offered) t.player('Ann').does('Vow');
    t.expect.card('Guard', { in: 'dead of Ann' }).table({ twilight: offered ? 3 : 0 });
  });
  scenario(`[LR-RESPONSE-004] what takes a place under a condition: ${friend}`, (t) => {
    t.given(table({ companions: [frodo(), 'Guard', 'Idler', friend], support: ['Bulwark'] }, {}));
    t.player('Ann').passes();
    t.player('Bob').does('Stabber', 'Guard');
    t.expect.card('Guard', { wounds: offered ? 0 : 1 }).table({ twilight: offered ? 6 : 0 });
  });
  scenario(`[LR-TIMING-001] when it is played, under a condition and at will: ${friend}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), friend], hand: ['Newcomer', 'Pause'] }, Bob: {} },
    });
    t.player('Ann').does('Newcomer: play');
    t.expect.table({ twilight: offered ? 10 : 0 });
    t.player('Ann').does('Newcomer');
    t.expect.table({ twilight: offered ? 11 : 1 });
  });
}
scenario('[LR-EFFECT-001] an exertion by an opponent is none by oneself', (t) => {
  t.given(table({ support: ['told of exertion'] }, { hand: ['Shove'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Shove', 'Guard');
  t.expect.table({ twilight: 2 });
});
scenario('[LR-TIMING-002] playing a companion who is no Hobbit', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo()], support: ['told of playing'], hand: ['Second', 'Pause'] },
      Bob: {},
    },
  });
  t.player('Ann').does('Second: play');
  t.expect.table({ twilight: 10 });
});
scenario('[LR-EVENT-002] a Shadow event is heard of like any other', (t) => {
  t.given(table({ support: ['told of events'] }, { hand: ['Shove'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Shove', 'Guard');
  t.expect.table({ twilight: 1 });
});

const fight = (hero: object, foe: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), hero], support: ['Pause'] },
    Bob: {
      minions: [
        { card: foe, against: 'hero' },
        { card: 'Killer', as: 'idle' },
      ],
    },
  },
});
scenario('[LR-SKIRM-009] whoever loses to it in a skirmish is killed by it', (t) => {
  t.given(fight({ card: 'Guard', as: 'hero' }, 'Killer'));
  t.player('Ann').passes();
  t.expect.card('hero', { in: 'dead of Ann' }).table({ twilight: 7 });
});
scenario('[LR-SKIRM-015] who dies of a wound in the skirmish did not lose it to the minion that way', (t) => {
  t.given(fight({ card: 'Guard', as: 'hero', wounds: 8 }, 'Poisoner'));
  t.player('Ann').passes();
  t.player('Bob').does('Poisoner', 'hero');
  t.expect.card('hero', { in: 'dead of Ann' }).table({ twilight: 0 });
});
for (const [hero, cancelled] of [
  ['Elf', true],
  ['Guard', false],
] as const)
  scenario(`[LR-SKIRM-017] the skirmish of an Elf is cancelled, that of a Man is not: ${hero}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), 'Halter', 'Elf', 'Guard'], support: ['Pause'] },
        Bob: { minions: [{ card: 'Orc', against: hero }] },
      },
    });
    t.player('Ann').does('Halter');
    if (cancelled) t.expect.asked('nobody');
    else t.player('Ann').mayChoose.exactly('Pass', 'Pause', 'Halter');
  });
