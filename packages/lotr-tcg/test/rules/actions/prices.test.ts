/** Prices: paid whole or not at all, each with something of its own, and what is left of a card that was one. */
import { gets, say, untilEnd, verb } from '@westmarch/kernel';
import { during, event, maneuver } from '../../../src/cards/words/actions.ts';
import {
  companion as companions,
  man,
  minion as minions,
  orc,
} from '../../../src/cards/words/cards/filters.ts';
import { removeTokensHere } from '../../../src/cards/words/counters/tokens.ts';
import { inAnswerTo } from '../../../src/cards/words/occasions/occasions.ts';
import { exertsNow } from '../../../src/cards/words/occasions/when-wounded.ts';
import { toPlayExert, toPlaySpot, whoBoreIt } from '../../../src/cards/words/playing/bearing.ts';
import {
  discardFromYourHand,
  discardSelf,
  discardYour,
  exertA,
  exertBearer,
  exertSelf,
  removeTwilight,
} from '../../../src/cards/words/prices/costs.ts';
import { strength } from '../../../src/engine.ts';
import { wound } from '../../../src/rules/combat/wounds.ts';
import { removeTwilight as takeTwilight } from '../../../src/rules/counters/twilight.ts';
import { maneuverPhase } from '../../../src/turn/phases.ts';
import { companion, freeEvent, invent, item, minion, shadowCondition, shadowEvent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler, table } from '../maneuver.ts';

const about = {
  kind: 'card',
  word: 'about',
  parts: [],
  js: () => 's.moment.about[s.global.moment]',
  say: say`it`,
} as const;

invent(
  companion('Guard'),
  idler,
  companion('Tired', { vitality: 2 }),
  companion('Elf', { race: 'Elf', culture: 'Elven', vitality: 2 }),
  minion('Orc'),
  minion('Captain', { vitality: 3 }, during(maneuver, { costs: [exertSelf, exertSelf], effect: add(50) })),
  shadowEvent('Double', { twilight: 2 }, event(maneuver, { costs: [removeTwilight(2)], effect: add(50) })),
  shadowEvent('Dig', { twilight: 3, Toil: 1 }, event(maneuver, { effect: add(50) })),
  shadowEvent(
    'Twice dug',
    { twilight: 2, Toil: 2 },
    event(maneuver, { costs: [removeTwilight(2)], effect: add(50) }),
  ),
  shadowEvent('Ritual', { twilight: 0 }, toPlaySpot(2, minions), event(maneuver, { effect: add(50) })),
  shadowEvent('Rite', { twilight: 0 }, ...toPlayExert(orc), event(maneuver, { effect: add(50) })),
  shadowCondition(
    'Toll',
    {},
    during(maneuver, { costs: [removeTwilight(1), removeTwilight(1)], effect: add(50) }),
  ),
  freeEvent(
    'Two hands',
    { twilight: 0 },
    event(maneuver, { costs: [exertA(companions, 'one'), exertA(man, 'two')], effect: add(50) }),
  ),
  freeEvent(
    'Unheeded',
    { twilight: 0 },
    event(inAnswerTo(exertsNow(minions)), { effect: verb('wound', wound, [about, 1], say`wound it`) }),
  ),
  freeEvent(
    'Light',
    { twilight: 0 },
    event(inAnswerTo(exertsNow(minions)), { effect: verb('drain', takeTwilight, [9], say`drain`) }),
  ),
  item(
    'Flute',
    {},
    during(maneuver, { costs: [discardSelf], effect: gets(whoBoreIt, strength, 5, untilEnd(maneuverPhase)) }),
  ),
  item('Drum', {}, during(maneuver, { costs: [exertBearer(), exertBearer()], effect: add(50) })),
  companion(
    'Librarian',
    {},
    during(maneuver, { costs: [discardFromYourHand(1), discardFromYourHand(1, man)], effect: add(50) }),
  ),
  companion('Collector', {}, during(maneuver, { costs: [discardFromYourHand(2)], effect: add(50) })),
  companion(
    'Hoarder',
    {},
    during(maneuver, { costs: [discardFromYourHand(2), discardFromYourHand(1, man)], effect: add(50) }),
  ),
  companion('Traitor', {}, during(maneuver, { costs: [discardSelf, discardYour(man)], effect: add(50) })),
  shadowCondition(
    'Hoard',
    {},
    during(maneuver, { costs: [removeTokensHere(1), removeTokensHere(1)], effect: add(50) }),
  ),
);

for (const [twilight, offered] of [
  [3, false],
  [4, true],
] as const)
  scenario(
    `[LR-COST-002 LR-COST-005] an event for 2 that removes 2 more is ${offered ? 'played' : 'not played'} with ${twilight} twilight`,
    (t) => {
      t.given(table({}, { hand: ['Double', 'Orc'] }, { twilight }));
      t.player('Ann').passes();
      if (!offered) {
        t.player('Ann').mayNot('Double');
        t.expect.asked('nobody');
        return;
      }
      t.player('Bob').does('Double');
      t.expect.table({ twilight: 50 });
    },
  );
scenario('[LR-COST-005] two parts of a price do not take the same twilight', (t) => {
  t.given(table({}, { support: ['Toll'] }, { twilight: 1 }));
  t.player('Ann').passes();
  t.expect.asked('nobody');
});
scenario('[LR-COST-005 LR-EXERT-004] one who can exert once does not pay for two exertions', (t) => {
  t.given(table({ companions: ['Tired', 'Idler', { card: 'Elf', wounds: 1 }], hand: ['Two hands'] }, {}));
  // Idler and Tired are Men, and both can exert: three exertions are left for two prices.
  t.player('Ann').does('Two hands');
  t.player('Ann').mayChoose.exactly('Tired', 'Idler');
});
scenario('[LR-COST-002 LR-EXERT-004] alone he cannot pay both', (t) => {
  t.given(table({ companions: ['Tired', { card: 'Idler', wounds: 2 }], hand: ['Two hands'] }, {}));
  t.player('Ann').mayNot('Two hands', { rule: 'LR-COST-002' });
});
scenario('[LR-COST-002] the first choice leaves the second what it needs', (t) => {
  t.given(table({ companions: ['Tired', { card: 'Idler', wounds: 2 }, 'Elf'], hand: ['Two hands'] }, {}));
  t.player('Ann').does('Two hands');
  // Tired is the only Man who can exert, and only once.
  t.expect.card('Elf', { wounds: 1 }).card('Tired', { wounds: 1 }).table({ twilight: 50 });
});
scenario('[LR-EXERT-004] what is known to exert twice needs the vitality for it', (t) => {
  t.given(table({ companions: [frodo(), 'Idler', { card: 'Tired', on: ['Drum'] }] }, {}));
  t.player('Ann').mayNot('Drum', { rule: 'LR-COST-002' });
});
scenario('[LR-COST-007] who is wounded by a response while he pays has paid for nothing', (t) => {
  t.given(table({ hand: ['Unheeded'] }, { minions: ['Captain'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Captain');
  t.player('Ann').does('Unheeded');
  t.expect.card('Captain', { wounds: 2 }).table({ twilight: 0 });
});
scenario('[LR-COST-007] and without it he has the effect', (t) => {
  t.given(table({ hand: ['Unheeded'] }, { minions: ['Captain'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Captain');
  t.player('Ann').passes();
  t.player('Ann').passes();
  t.expect.card('Captain', { wounds: 2 }).table({ twilight: 50 });
});
scenario('[LR-COST-007] an event whose pool is emptied while it is paid does nothing, and is gone', (t) => {
  t.given(table({ hand: ['Light'] }, { hand: ['Dig'] }, { twilight: 2 }));
  t.player('Ann').passes();
  t.player('Bob').does('Dig');
  t.player('Ann').does('Light');
  t.expect.card('Dig', { in: 'discard of Bob' }).table({ twilight: 0 });
});
scenario('[LR-KEYWORD-022] an event has toil too', (t) => {
  t.given(table({}, { minions: ['Orc', { card: 'Orc', as: 'other' }], hand: ['Dig'] }, { twilight: 2 }));
  t.player('Ann').passes();
  t.player('Bob').does('Dig');
  t.player('Bob').mayChoose.exactly('Orc', 'other');
  t.player('Bob').does('other');
  t.player('Bob').mayChoose.exactly('Pass', 'Orc');
  t.player('Bob').passes();
  t.expect.card('other', { wounds: 1 }).card('Orc', { wounds: 0 }).table({ twilight: 50 });
});
scenario('[LR-KEYWORD-023] each once, in any order', (t) => {
  t.given(table({}, { minions: ['Orc', { card: 'Orc', as: 'other' }], hand: ['Dig'] }, { twilight: 1 }));
  t.player('Ann').passes();
  t.player('Bob').does('Dig', 'other');
  t.expect.card('other', { wounds: 1 }).card('Orc', { wounds: 1 }).table({ twilight: 50 });
});
scenario('[LR-KEYWORD-024 LR-TWILIGHT-005] with nobody to toil the event costs all of it', (t) => {
  t.given(table({}, { minions: [{ card: 'Orc', wounds: 1 }], hand: ['Dig', 'Orc'] }, { twilight: 2 }));
  t.player('Ann').passes();
  t.expect.asked('nobody');
});
scenario('[LR-COST-002] what toil saves is there for the rest of the price', (t) => {
  t.given(table({}, { hand: ['Twice dug'] }, { twilight: 2 }));
  t.player('Ann').passes();
  t.player('Bob').does('Twice dug');
  t.expect.card('Orc', { wounds: 1 }).table({ twilight: 50 });
});
scenario('[LR-SPOT-001 LR-COST-003] what an event asks for to be played must be there', (t) => {
  t.given(table({}, { hand: ['Ritual', 'Orc'] }));
  t.player('Ann').passes();
  t.expect.asked('nobody');
});
scenario('[LR-SPOT-001] and if it is, the event is played', (t) => {
  t.given(table({}, { minions: ['Orc', { card: 'Orc', as: 'other' }], hand: ['Ritual'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Ritual');
  t.expect.table({ twilight: 50 });
});
scenario('[LR-COST-001 LR-COST-002] someone exerts to play an event that asks for it', (t) => {
  t.given(table({}, { hand: ['Rite'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Rite');
  t.expect.card('Orc', { wounds: 1 }).table({ twilight: 50 });
});
scenario('[LR-COST-002] and if nobody can, it is not played', (t) => {
  t.given(table({}, { minions: [{ card: 'Orc', wounds: 1 }], hand: ['Rite', 'Orc'] }));
  t.player('Ann').passes();
  t.expect.asked('nobody');
});
scenario('[LR-COST-006] what is discarded as the price still works on whoever bore it', (t) => {
  t.given(table({ companions: [frodo(), 'Idler', { card: 'Guard', on: ['Flute'] }] }, {}));
  t.player('Ann').does('Flute');
  t.expect.card('Flute', { in: 'discard of Ann' }).card('Guard', { strength: 11 });
});
scenario('[LR-COST-005] one card in hand is not discarded twice', (t) => {
  t.given(table({ companions: [frodo(), 'Librarian'], hand: ['Guard'] }, {}));
  t.expect.asked('nobody');
});
scenario('[LR-COST-002] of two hand cards the right one is kept for the second price', (t) => {
  t.given(table({ companions: [frodo(), 'Librarian'], hand: ['Guard', 'Elf'] }, {}));
  t.player('Ann').does('Librarian');
  t.player('Ann').has({ hand: 0 });
  t.expect.table({ twilight: 50 });
});
scenario('[LR-COST-002] two cards from hand are two different ones', (t) => {
  t.given(table({ companions: [frodo(), 'Collector'], hand: ['Guard', 'Elf', 'Tired'] }, {}));
  t.player('Ann').does('Collector', 'Elf');
  t.player('Ann').mayChoose.exactly('Guard', 'Tired');
  t.player('Ann').does('Tired');
  t.player('Ann').has({ hand: ['Guard'] });
});
scenario('[LR-COST-002] each of two that are chosen leaves what comes after them its own', (t) => {
  t.given(table({ companions: [frodo(), 'Hoarder'], hand: ['Guard', 'Elf', 'Tired', 'Drum'] }, {}));
  t.player('Ann').does('Hoarder', 'Guard');
  // Whichever of the others goes, a Man is left: only not the last of them.
  t.player('Ann').mayChoose.exactly('Elf', 'Drum');
  t.player('Ann').does('Elf');
  t.player('Ann').has({ hand: ['Drum'] });
  t.expect.table({ twilight: 50 });
});
scenario('[LR-COST-005] nobody is discarded for himself and for another', (t) => {
  t.given(table({ companions: [frodo(), 'Traitor'] }, {}));
  t.expect.asked('nobody');
});
scenario('[LR-COST-005] one token does not pay twice', (t) => {
  t.given(
    table(
      {},
      {
        support: [
          { card: 'Hoard', tokens: 1, tokensOf: 'Moria' },
          { card: 'Hoard', as: 'full', tokens: 2, tokensOf: 'Moria' },
        ],
      },
    ),
  );
  t.player('Ann').passes();
  t.player('Bob').mayChoose.exactly('Pass', 'full');
});
