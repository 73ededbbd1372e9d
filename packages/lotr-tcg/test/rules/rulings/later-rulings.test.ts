/** Rulings about cards of later sets that are not in the pool yet, on invented cards that say the same. */
import {
  a,
  addBurdensToPay,
  addsBurdens,
  burdensAboutToBeAdded,
  byShadowCard,
  companion as companions,
  draw,
  during,
  event,
  exactly,
  exertA,
  exertSelf,
  freePeoplesPlayer,
  gives,
  haveInitiative,
  inAnswerTo,
  isAssignedTo,
  maneuver,
  minion as minions,
  otherCard,
  preventOneOfThem,
  self,
  strength,
  untilRegroup,
  when,
  wizard,
  woundIt,
} from '../../../src/cards/words/index.ts';
import { companion, freeEvent, invent, minion, shadowEvent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  companion('Guard', { vitality: 9 }),
  companion('Idler', {}, during(maneuver, { effect: draw(0) })),
  companion('Wizard', { race: 'Wizard', culture: 'Gandalf' }),
  companion('Spender', {}, during(maneuver, { costs: [addBurdensToPay(1)], effect: draw(0) })),
  companion(
    'Dancer',
    { race: 'Hobbit', culture: 'Shire' },
    during(inAnswerTo(burdensAboutToBeAdded(byShadowCard)), {
      costs: [exertSelf],
      effect: preventOneOfThem('burden'),
    }),
  ),
  minion('Orc', { strength: 1, vitality: 9, Fierce: 1 }),
  minion(
    'Desert rider',
    { race: 'Man', culture: 'Raider' },
    when(isAssignedTo(exactly(self), companions, freePeoplesPlayer), {
      if: haveInitiative(),
      may: true,
      effect: woundIt(otherCard),
    }),
  ),
  shadowEvent(
    'Savagery',
    { twilight: 0 },
    event(maneuver, { effect: gives(a(minions), strength, 4, untilRegroup) }),
  ),
  shadowEvent('One weight', { twilight: 0 }, event(maneuver, { effect: addsBurdens(1) })),
  shadowEvent('Two weights', { twilight: 0 }, event(maneuver, { effect: addsBurdens(2) })),
  freeEvent('Terror', { twilight: 0 }, event(maneuver, { costs: [exertA(wizard)], effect: draw(0) })),
);

scenario(
  '[LR-ERRATA-015] what lasts until the regroup phase counts in a skirmish and in the fierce one',
  (t) => {
    t.given({
      phase: 'maneuver',
      players: {
        Ann: { companions: [frodo(), 'Guard'], hand: ['Guard'] },
        Bob: { minions: ['Orc'], hand: ['Savagery'] },
      },
    });
    t.player('Bob').does('Savagery');
    t.expect.value('Orc', 'strength', 5);
    // 6 against 5, twice: nobody is overwhelmed, and each skirmish wounds the Orc once.
    t.player('Ann').does('Orc', 'Guard');
    t.expect.card('Orc', { wounds: 1, strength: 5 });
    t.player('Ann').does('Orc', 'Guard');
    t.expect.card('Orc', { wounds: 2 }).table({ 'phase name': 'regroup' });
  },
);

const weighed = (event: string, dancer: object = {}) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo(), 'Idler', 'Spender', { card: 'Dancer', ...dancer }], burdens: 0 },
    Bob: { minions: ['Orc'], hand: [event] },
  },
});
scenario('[LR-ERRATA-047] a burden of a Shadow card is prevented by her exertion', (t) => {
  t.given(weighed('One weight'));
  t.player('Ann').passes();
  t.player('Bob').does('One weight');
  t.player('Ann').does('Dancer').has({ burdens: 0 });
  t.expect.card('Dancer', { wounds: 1 });
});
scenario('[LR-ERRATA-047] of two, each exertion prevents one', (t) => {
  t.given(weighed('Two weights'));
  t.player('Ann').passes();
  t.player('Bob').does('Two weights');
  t.player('Ann').does('Dancer').passes();
  t.player('Ann').has({ burdens: 1 });
  t.expect.card('Dancer', { wounds: 1 });
});
scenario('[LR-ERRATA-047] one that is the price of a Free Peoples card is not', (t) => {
  t.given(weighed('One weight'));
  t.player('Ann').does('Spender').has({ burdens: 1 });
  t.expect.card('Dancer', { wounds: 0 });
});

for (const [wounds, played] of [
  [1, true],
  [2, false],
] as const)
  scenario(
    `[LR-ERRATA-084] who has ${wounds} of 3 wounds ${played ? 'exerts' : 'cannot exert'} for an event that does nothing`,
    (t) => {
      t.given({
        phase: 'maneuver alone',
        players: {
          Ann: { companions: [frodo(), 'Idler', { card: 'Wizard', wounds }], hand: ['Terror'] },
          Bob: { minions: ['Orc'] },
        },
      });
      if (played) t.player('Ann').does('Terror');
      else t.player('Ann').mayNot('Terror', { rule: 'LR-EXERT-003' });
      t.expect.card('Wizard', { wounds: 2 });
    },
  );

for (const [cards, who, wounds] of [
  [3, 'Ann', 1],
  [4, 'Ann', 0],
  [3, 'Bob', 0],
] as const)
  scenario(
    `[LR-ERRATA-089 LR-ERRATA-090 LR-ERRATA-091] ${cards} cards in the Free Peoples hand, assigned by ${who}`,
    (t) => {
      const hand = Array.from({ length: cards }, (_x, n) => ({ card: 'Idler', as: `card ${n}` }));
      t.given({
        phase: 'assignment alone',
        players: { Ann: { companions: [frodo(), 'Guard'], hand }, Bob: { minions: ['Desert rider'] } },
      });
      if (who === 'Bob') t.player('Ann').passes();
      t.player(who).does('Desert rider', 'Guard');
      if (wounds > 0) t.player('Bob').does('Desert rider');
      t.expect.card('Guard', { wounds });
    },
  );
