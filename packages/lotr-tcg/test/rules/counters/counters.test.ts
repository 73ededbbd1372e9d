/** Burdens, threats, tokens, twilight and initiative: heard of, prevented, paid, forbidden. */
import {
  addBurdensToPay,
  addsBurdens,
  addsThreats,
  addsTwilight,
  addThreats,
  anyCard,
  asAPrice,
  aThreatIsAdded,
  aThreatIsRemoved,
  aTokenIsPlacedOn,
  aTokenIsRemovedFrom,
  burdenAdded,
  burdensAboutToBeAdded,
  burdensNow,
  burdensStay,
  burdenTakenAway,
  byA,
  byAnEffect,
  byShadowCard,
  canSpot,
  canSpotBurdens,
  canSpotThreats,
  companion as companions,
  discardFromYourHand,
  discardSelf,
  draw,
  during,
  exactly,
  freePeoplesPlayer,
  gainsInitiative,
  haveInitiative,
  inAnswerTo,
  losesInitiative,
  maneuver,
  modifier,
  placeTokens,
  preventOneOfThem,
  preventThat,
  removeBurdensToPay,
  removesBurdens,
  removesThreats,
  removeThreatsToPay,
  removeTokensHere,
  self,
  shadowHasInitiative,
  strength,
  threatsAboutToBeAdded,
  threatsCannotBeRemoved,
  threatsNow,
  twilightAboutToBeAdded,
  twilightIsAdded,
  when,
  withKeyword,
  you,
} from '../../../src/cards/words/index.ts';
import { companion, freeCondition, freeEvent, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler, table } from '../maneuver.ts';

// What counts must not be heard of itself.
invent(
  companion('Guard'),
  idler,
  minion('Orc'),
  minion('Whisperer', {}, during(maneuver, { effect: addsBurdens(2) })),
  minion('Threatener', {}, during(maneuver, { effect: addsThreats(2) })),
  minion('Dusk', {}, during(maneuver, { effect: addsTwilight(3) })),
  minion('Bully', {}, during(maneuver, { costs: [removeBurdensToPay(1)], effect: add(50) })),
  minion('Thief', {}, during(maneuver, { costs: [removeThreatsToPay(2)], effect: add(50) })),
  shadowCondition('Gate', {}, when(burdenAdded(byA(exactly(self))), { effect: add(1000) })),
  freeCondition('Diary', {}, when(burdenAdded(byShadowCard), { effect: add(1) })),
  freeCondition(
    'Friend',
    {},
    during(inAnswerTo(burdensAboutToBeAdded(byShadowCard)), { effect: preventOneOfThem('burden') }),
  ),
  freeCondition(
    'Guardian',
    {},
    during(inAnswerTo(burdensAboutToBeAdded(byShadowCard)), { effect: preventThat('burden') }),
  ),
  freeCondition('Comfort', {}, during(maneuver, { effect: removesBurdens(2) })),
  freeCondition('Relief', {}, when(burdenTakenAway(), { effect: add(10) })),
  shadowCondition('Regret', {}, when(burdenTakenAway(byAnEffect), { effect: add(100) })),
  shadowCondition('Receipt of burdens', {}, when(burdenTakenAway(asAPrice), { effect: add(1000) })),
  freeCondition('Oath', {}, during(maneuver, { costs: [addBurdensToPay(1)], effect: add(50) })),
  freeCondition('Boldness', {}, during(maneuver, { costs: [addThreats(2)], effect: add(50) })),
  freeCondition('Courage', {}, during(maneuver, { effect: removesThreats(2) })),
  freeCondition('Fear', {}, when(aThreatIsAdded(byShadowCard), { effect: add(1) })),
  freeCondition('Hope', {}, when(aThreatIsRemoved(), { effect: add(10) })),
  freeCondition('Herald', {}, during(inAnswerTo(threatsAboutToBeAdded()), { effect: preventThat('threat') })),
  freeCondition(
    'Lamp',
    {},
    during(inAnswerTo(twilightAboutToBeAdded(byShadowCard)), { effect: preventThat('twilight') }),
  ),
  freeCondition('Glow', {}, when(twilightIsAdded(), { effect: add(100) })),
  shadowCondition('Weight', {}, burdensStay()),
  shadowCondition('Siege', {}, threatsCannotBeRemoved(freePeoplesPlayer)),
  shadowCondition(
    'Malice',
    {},
    modifier({ attribute: strength, of: companions, by: 1, if: canSpotBurdens(2) }),
  ),
  shadowCondition(
    'Menace',
    {},
    modifier({ attribute: strength, of: companions, by: 10, if: canSpotThreats(1) }),
  ),
  shadowCondition('Grudge', {}, modifier({ attribute: strength, of: exactly(self), by: burdensNow })),
  shadowCondition('Rancour', {}, modifier({ attribute: strength, of: exactly(self), by: threatsNow })),
  shadowCondition('Mill', {}, during(maneuver, { effect: placeTokens(2, 'Moria', self) })),
  shadowCondition('Forge', {}, during(maneuver, { costs: [removeTokensHere(1)], effect: add(50) })),
  shadowCondition('Ledger', {}, when(aTokenIsPlacedOn(anyCard), { effect: add(1) })),
  shadowCondition('Receipt', {}, when(aTokenIsRemovedFrom(anyCard), { effect: add(10) })),
  companion('Scholar', {}, during(maneuver, { effect: draw(2) })),
  companion('Spender', {}, during(maneuver, { costs: [discardFromYourHand(1)], effect: add(0) })),
  freeCondition('Advantage', {}, when(gainsInitiative(you), { effect: add(1) })),
  freeCondition('Setback', {}, when(losesInitiative(you), { effect: add(10) })),
  shadowCondition('Dread', {}, shadowHasInitiative(canSpot(1, withKeyword('Tracker')))),
  minion('Crier', { keyword: ['Tracker'] }, during(maneuver, { costs: [discardSelf], effect: add(0) })),
  shadowCondition('Ambition', {}, when(gainsInitiative(you), { effect: add(100) })),
  shadowCondition(
    'Pride',
    {},
    modifier({ attribute: strength, of: companions, by: 1, if: haveInitiative() }),
  ),
  freeCondition('Poise', {}, modifier({ attribute: strength, of: companions, by: 10, if: haveInitiative() })),
  freeEvent('Letter', { twilight: 0 }),
);

scenario('[LR-BURDEN-001 LR-BURDEN-003] burdens are heard of one by one, and by which card', (t) => {
  t.given(table({ support: ['Diary'] }, { minions: ['Whisperer'], support: ['Gate'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Whisperer');
  t.player('Ann').has({ burdens: 2 });
  t.expect.table({ twilight: 2 });
});
scenario(
  '[LR-RESPONSE-003] one of several burdens is prevented, and another, and then there is none left',
  (t) => {
    t.given(table({ support: ['Friend', 'Diary'] }, { minions: ['Whisperer'] }));
    t.player('Ann').passes();
    t.player('Bob').does('Whisperer');
    t.player('Ann').does('Friend').passes();
    t.player('Ann').has({ burdens: 1 });
    t.player('Ann').passes();
    t.player('Bob').does('Whisperer');
    t.player('Ann').does('Friend', 'Friend');
    t.player('Ann').has({ burdens: 1 });
    t.expect.table({ twilight: 1 });
  },
);
scenario('[LR-RESPONSE-003] or all of them at one time', (t) => {
  t.given(table({ support: ['Guardian', 'Diary'] }, { minions: ['Whisperer'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Whisperer');
  t.player('Ann').does('Guardian');
  t.player('Ann').has({ burdens: 0 });
});
scenario('[LR-RESPONSE-001] what one adds oneself is no Shadow card’s', (t) => {
  t.given(table({ support: ['Guardian', 'Diary', 'Oath'] }, {}));
  t.player('Ann').does('Oath');
  t.player('Ann').has({ burdens: 1 });
  t.expect.table({ twilight: 50 });
});
scenario('[LR-BURDEN-003 LR-EFFECT-004] removing them is heard of, as many as there are', (t) => {
  t.given(table({ burdens: 1, support: ['Comfort', 'Relief'] }, {}));
  t.player('Ann').does('Comfort');
  t.player('Ann').has({ burdens: 0 });
  t.expect.table({ twilight: 10 });
});
scenario('what cannot be removed stays, and pays for nothing', (t) => {
  t.given(table({ burdens: 2, support: ['Comfort', 'Relief'] }, { minions: ['Bully'], support: ['Weight'] }));
  t.player('Ann').does('Comfort');
  t.player('Ann').has({ burdens: 2 });
  t.expect.table({ twilight: 0 });
  t.player('Ann').passes();
  t.expect.asked('nobody');
});
for (const [who, twilight] of [
  ['Comfort', 100],
  ['Bully', 1050],
] as const)
  scenario(`[LR-EFFECT-001 LR-COST-001] ${who}: a burden is removed by an effect or as a price`, (t) => {
    const support = ['Regret', 'Receipt of burdens'];
    t.given(table({ burdens: 1, support: ['Comfort'] }, { minions: ['Bully'], support }));
    if (who === 'Bully') t.player('Ann').passes();
    t.player(who === 'Bully' ? 'Bob' : 'Ann').does(who);
    t.expect.table({ twilight });
  });
scenario('[LR-COST-002] a burden may be the price', (t) => {
  t.given(table({ burdens: 1 }, { minions: ['Bully'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Bully');
  t.player('Ann').has({ burdens: 0 });
  t.expect.table({ twilight: 50 });
});

scenario(
  '[LR-THREAT-001 LR-THREAT-002] threats are heard of one by one, up to the number of companions',
  (t) => {
    t.given(table({ threats: 1, support: ['Fear'] }, { minions: ['Threatener'] }));
    t.player('Ann').passes();
    t.player('Bob').does('Threatener');
    t.player('Ann').has({ threats: 2 });
    t.expect.table({ twilight: 1 });
  },
);
scenario('[LR-RESPONSE-003] threats are prevented before they are added', (t) => {
  t.given(table({ support: ['Fear', 'Herald'] }, { minions: ['Threatener'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Threatener');
  t.player('Ann').does('Herald');
  t.player('Ann').has({ threats: 0 });
});
scenario('[LR-THREAT-002 LR-COST-002] a price in threats is paid only where there is room for them', (t) => {
  t.given(table({ threats: 1, support: ['Boldness'] }, {}));
  t.player('Ann').mayNot('Boldness', { rule: 'LR-THREAT-002' });
});
scenario('[LR-COST-002] and where there is, it is', (t) => {
  t.given(table({ support: ['Boldness'] }, {}));
  t.player('Ann').does('Boldness');
  t.player('Ann').has({ threats: 2 });
});
scenario('[LR-THREAT-001] removing threats is heard of', (t) => {
  t.given(table({ threats: 2, support: ['Courage', 'Hope'] }, {}));
  t.player('Ann').does('Courage');
  t.player('Ann').has({ threats: 0 });
  t.expect.table({ twilight: 20 });
});
scenario('[LR-COST-002] two threats pay where one does not', (t) => {
  t.given(table({ threats: 1 }, { minions: ['Thief', 'Dusk'] }));
  t.player('Ann').passes();
  t.player('Bob').mayChoose.exactly('Pass', 'Dusk');
});
scenario('threats that cannot be removed pay for nothing', (t) => {
  t.given(table({ threats: 2, support: ['Courage'] }, { minions: ['Thief', 'Dusk'], support: ['Siege'] }));
  t.player('Ann').does('Courage');
  t.player('Ann').has({ threats: 2 });
  t.player('Bob').mayChoose.exactly('Pass', 'Dusk');
});
scenario('[LR-SPOT-003] burdens and threats are spotted and counted', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Guard', 'Idler'], burdens: 2, threats: 1 },
      { support: ['Malice', 'Menace', 'Grudge', 'Rancour'] },
    ),
  );
  t.expect.card('Guard', { strength: 17 }).card('Grudge', { strength: 2 }).card('Rancour', { strength: 1 });
});
scenario('[LR-SPOT-003] and one fewer does not do', (t) => {
  t.given(table({ companions: [frodo(), 'Guard', 'Idler'], burdens: 1 }, { support: ['Malice', 'Menace'] }));
  t.expect.card('Guard', { strength: 6 });
});

scenario('[LR-RESPONSE-003] twilight that a card adds is heard of before and after', (t) => {
  t.given(table({ support: ['Lamp', 'Glow'] }, { minions: ['Dusk'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Dusk');
  t.player('Ann').does('Lamp');
  t.expect.table({ twilight: 0 });
  t.player('Ann').passes();
  t.player('Bob').does('Dusk');
  t.player('Ann').passes();
  t.expect.table({ twilight: 103 });
});

scenario('[LR-TOKEN-001] tokens are heard of as they come and go', (t) => {
  t.given(
    table({}, { support: ['Mill', 'Ledger', { card: 'Forge', tokens: 1, tokensOf: 'Moria' }, 'Receipt'] }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Mill');
  t.expect.card('Mill', { tokens: 2, tokensOf: 'Moria' }).table({ twilight: 2 });
  t.player('Ann').passes();
  t.player('Bob').does('Forge');
  t.expect.card('Forge', { tokens: 0, tokensOf: 'none' }).table({ twilight: 62 });
});

scenario(
  '[LR-INIT-001 LR-INIT-002] initiative passes with the fourth card, and both sides hear of it',
  (t) => {
    t.given(
      table(
        {
          companions: [frodo(), 'Scholar', 'Spender'],
          hand: ['Letter', 'Letter', 'Letter'],
          deck: ['Letter', 'Letter'],
          support: ['Advantage', 'Setback'],
        },
        { support: ['Ambition'] },
      ),
    );
    t.player('Ann').does('Scholar');
    t.expect.table({ twilight: 1 });
    t.player('Ann').does('Spender', 'Letter (1)');
    t.expect.table({ twilight: 1 });
    t.player('Ann').does('Spender', 'Letter (1)');
    t.player('Ann').does('Setback');
    t.expect.table({ twilight: 111 });
  },
);
scenario('[LR-INIT-001] a card may give it to the Shadow whatever he holds, until it goes', (t) => {
  t.given(
    table(
      {
        companions: [frodo(), 'Scholar', 'Spender'],
        hand: ['Letter', 'Letter', 'Letter', 'Letter', 'Letter'],
        support: ['Advantage', 'Setback'],
      },
      { minions: ['Crier', 'Orc'], support: ['Ambition', 'Dread'] },
    ),
  );
  t.expect.table({ initiative: 'Shadow' });
  t.player('Ann').passes();
  // The crier goes, and what needs him with him: no hand has changed.
  t.player('Bob').does('Crier');
  t.expect.table({ initiative: 'Free Peoples', twilight: 1 });
});
for (const [cards, held] of [
  [3, 7],
  [4, 16],
] as const)
  scenario(
    `[LR-INIT-001 LR-INIT-003] with ${cards} cards initiative is ${cards === 3 ? 'the Shadow’s' : 'his'}`,
    (t) => {
      t.given(
        table(
          {
            companions: [frodo(), 'Guard', 'Idler'],
            hand: Array.from({ length: cards }, () => 'Letter'),
            support: ['Poise'],
          },
          { support: ['Pride'] },
        ),
      );
      t.expect.card('Guard', { strength: held });
    },
  );
for (const [threats, asked] of [
  [1, true],
  [2, false],
] as const)
  scenario(`[LR-THREAT-002] where no more have room none are about to be added: ${threats} of 2`, (t) => {
    t.given(
      table({ companions: [frodo(), 'Guard'], support: ['Herald'], threats }, { minions: ['Threatener'] }),
    );
    t.player('Bob').does('Threatener');
    if (asked) t.player('Ann').mayChoose.includes('Herald');
    else t.player('Bob').mayChoose.includes('Threatener');
    t.player('Ann').has({ threats });
  });
