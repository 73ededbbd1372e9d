/** Modifiers: all of them are added to the base afresh, in no order, and only the end is raised to nothing. */
import {
  a,
  addsTwilight,
  both,
  companion as companions,
  during,
  event,
  exertSelf,
  forThisTurn,
  healable,
  maneuver,
  modifier,
  strength,
  strengthen,
} from '../../../src/cards/words/index.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  shadowCondition,
  shadowEvent,
} from '../../invented.ts';
import { scenario } from '../../table.ts';

const changed = (by: number) => event(maneuver, { effect: strengthen(a(companions), by, forThisTurn) });
invent(
  companion('Hero', { strength: 4 }),
  companion('Spender', {}, during(maneuver, { costs: [exertSelf], effect: addsTwilight(0) })),
  companion('Idler', {}, during(maneuver, { effect: addsTwilight(0) })),
  freeCondition('Care', {}, modifier({ attribute: strength, of: both(companions, healable), by: 3 })),
  minion('Orc', {}, during(maneuver, { effect: addsTwilight(0) })),
  shadowCondition('Evil', {}, modifier({ attribute: strength, of: companions, by: -6 })),
  freeCondition('Hope', {}, modifier({ attribute: strength, of: companions, by: 3 })),
  freeEvent('Song', { twilight: 0 }, changed(3)),
  shadowEvent('Curse', { twilight: 0 }, changed(-6)),
);
const table = (ann: object, bob: object) => ({
  phase: 'maneuver alone',
  players: { Ann: { companions: ['Hero'], ...ann }, Bob: { minions: ['Orc'], ...bob } },
});

scenario('[LR-MODIF-004] a sum below nothing counts as nothing', (t) => {
  t.given(table({}, { support: ['Evil'] }));
  t.expect.card('Hero', { strength: 0 });
});
scenario('[LR-MODIF-004] but what is added then is added to the sum, and not to nothing', (t) => {
  t.given(table({ support: ['Hope'] }, { support: ['Evil'] }));
  t.expect.card('Hero', { strength: 1 });
});
scenario('[LR-MODIF-005] the order makes no difference: less first', (t) => {
  t.given(table({ hand: ['Song'] }, { hand: ['Curse'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Curse');
  t.expect.card('Hero', { strength: 0 });
  t.player('Ann').does('Song');
  t.expect.card('Hero', { strength: 1 });
});
scenario('[LR-MODIF-005] or more first', (t) => {
  t.given(table({ hand: ['Song'] }, { hand: ['Curse'] }));
  t.player('Ann').does('Song');
  t.expect.card('Hero', { strength: 7 });
  t.player('Bob').does('Curse');
  t.expect.card('Hero', { strength: 1 });
});
for (const [cause, wounded] of [
  ['Spender', true],
  ['Idler', false],
] as const)
  scenario(
    `[LR-WOUND-006] ${cause}: who has exerted ${wounded ? 'counts as wounded' : 'is wounded, and nobody else'}`,
    (t) => {
      t.given(table({ companions: ['Spender', 'Idler'], support: ['Care'] }, {}));
      t.player('Ann').does('Spender');
      t.expect.card(cause, { strength: wounded ? 9 : 6 });
    },
  );
