/** Modifiers: all of them are added to the base afresh, in no order, and only the end is raised to nothing. */
import {
  a,
  addsTwilight,
  companion as companions,
  during,
  event,
  forThisTurn,
  maneuver,
  modifier,
  strength,
  strengthen,
} from '../../src/cards/words/index.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  shadowCondition,
  shadowEvent,
} from '../invented.ts';
import { scenario } from '../table.ts';

const changed = (by: number) => event(maneuver, { effect: strengthen(a(companions), by, forThisTurn) });
invent(
  companion('Hero', { strength: 4 }),
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
