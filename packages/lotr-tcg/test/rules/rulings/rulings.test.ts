/** Rulings about cards outside of the pool, on invented cards that say the same. */
import {
  addsBurdens,
  addsTwilight,
  aSite,
  cancelSkirmishOf,
  companion as companions,
  discardFromYourHand,
  during,
  event,
  exactly,
  forThisTurn,
  freePeoplesPlayer,
  giveEach,
  haveInitiative,
  isAssignedTo,
  maneuver,
  otherCard,
  regroup,
  say,
  self,
  sequence,
  shadowNumber,
  skirmish,
  verb,
  when,
  whenPlayed,
  woundIt,
  you,
} from '../../../src/cards/words/index.ts';
import { takeOffRing } from '../../../src/rules/counters/ring.ts';
import { companion, freeEvent, invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const price = [discardFromYourHand(2)];
invent(
  companion('Guard'),
  companion('Ranger', {}, during(maneuver, { if: haveInitiative(), costs: price, effect: addsTwilight(9) })),
  companion('Secretive', { twilight: 0 }, whenPlayed({ effect: addsBurdens(2) })),
  minion('Orc'),
  minion(
    'Mad',
    {},
    when(isAssignedTo(exactly(self), companions, freePeoplesPlayer), { effect: woundIt(otherCard) }),
  ),
  freeEvent(
    'Elbereth',
    { twilight: 0 },
    event(skirmish, {
      effect: sequence(verb('take off', takeOffRing, [you], say`take it off`), cancelSkirmishOf(companions)),
    }),
  ),
  freeEvent(
    'Deft',
    { twilight: 0 },
    event(regroup, { effect: giveEach(aSite, shadowNumber, -2, forThisTurn) }),
  ),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1 }),
  site('Road', { siteNumber: 2, twilight: 3, block: 1 }),
  site('Haven', { siteNumber: 3, twilight: 4, block: 1 }),
);

for (const [cards, offered] of [
  [4, true],
  [3, false],
] as const)
  scenario(`[LR-COST-004] initiative is asked for before the price is paid: with ${cards} cards`, (t) => {
    const hand = Array.from({ length: cards }, (_x, n) => ({ card: 'Guard', as: `card ${n}` }));
    t.given({
      phase: 'maneuver alone',
      players: { Ann: { companions: [frodo(), 'Ranger'], hand }, Bob: { minions: ['Orc'] } },
    });
    if (!offered) return t.expect.asked('nobody');
    t.player('Ann').does('Ranger', 'card 0', 'card 2');
    t.player('Ann').has({ hand: 2 });
    return t.expect.table({ twilight: 9 });
  });
for (const [laid, twilight] of [
  [true, 2 + 1],
  [false, 4 + 1],
] as const)
  scenario(
    `[LR-EVENT-006] the next site is ${laid ? 'there' : 'not yet there'} when its number is lowered`,
    (t) => {
      t.given({
        phase: 'regroup',
        moves: 1,
        path: ['Gate', 'Road', ...(laid ? ['Haven'] : [])],
        players: {
          Ann: { site: 2, companions: [frodo()], hand: ['Deft'] },
          Bob: { site: 1, hand: ['Orc'], ...(laid ? {} : { adventure: ['Haven'] }) },
        },
      });
      t.player('Ann').does('Deft');
      t.player('Bob').does('Keep all');
      t.player('Ann').does('Yes');
      t.expect.card('Haven', { in: 'path' }).table({ twilight });
    },
  );
const start = (ringBearer: string, deck: readonly string[]) => ({
  companions: [{ card: ringBearer, as: ringBearer }],
  ringBearer,
  deck: [...deck, ...Array.from({ length: 10 }, () => 'Orc')],
  adventure: ['Gate'],
});
for (const [ringBearer, burdens] of [
  ['Secretive', 0],
  ['Guard', 2],
] as const)
  scenario(`[LR-ERRATA-096] ${ringBearer} bears the Ring, and is placed, not played`, (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: start(ringBearer, ringBearer === 'Guard' ? ['Secretive'] : ['Guard']),
        Bob: { ...start('Guard', []), companions: [{ card: 'Guard', as: 'his' }], ringBearer: 'his' },
      },
    });
    t.player('Ann').does('0');
    t.player('Bob').does('1', '2');
    t.player('Ann').has({ burdens: 0 });
    t.player('Ann').does(ringBearer === 'Guard' ? 'Secretive' : 'Guard');
    t.player('Ann').has({ burdens });
  });
for (const [who, wounds] of [
  ['Ann', 1],
  ['Bob', 0],
] as const)
  scenario(`[LR-ERRATA-098] assigned by ${who}: only the Free Peoples player sets it off`, (t) => {
    t.given({
      phase: 'assignment alone',
      players: { Ann: { companions: [frodo(), 'Guard'] }, Bob: { minions: ['Mad'] } },
    });
    if (who === 'Bob') t.player('Ann').passes();
    t.player(who).does('Mad', 'Guard');
    t.expect.card('Mad', { against: 'Guard' }).card('Guard', { wounds });
  });
for (const [who, goesOn] of [
  ['Frodo', true],
  ['Guard', false],
] as const)
  scenario(
    `[LR-ERRATA-044] the skirmish of ${who} ${goesOn ? 'goes on, with the Ring off' : 'is cancelled'}`,
    (t) => {
      t.given({
        phase: 'skirmish',
        players: {
          Ann: { wearing: true, companions: [frodo(), 'Guard'], hand: ['Elbereth'] },
          Bob: { minions: [{ card: 'Orc', against: who }] },
        },
      });
      t.player('Ann').does('Elbereth');
      t.player('Ann').has({ wearing: false });
      // Frodo loses, and may put the Ring on again: he does not.
      if (goesOn) t.player('Ann').passes();
      t.expect.card('Frodo', { wounds: goesOn ? 1 : 0 }).card('Orc', { wounds: 0, against: 'none' });
    },
  );
