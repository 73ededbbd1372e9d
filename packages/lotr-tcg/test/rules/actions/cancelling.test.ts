/** Cancelling an event or a special ability: nothing of it happens, and nothing that was paid comes back. */
import {
  abilityIsUsed,
  addsTwilight,
  anEventIsPlayed,
  anyCard,
  cancelThatAbility,
  cancelThatEvent,
  companion as companions,
  discardFromYourHand,
  during,
  event,
  exertA,
  inAnswerTo,
  maneuver,
} from '../../../src/cards/words/index.ts';
import { companion, freeEvent, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const price = [exertA(companions), discardFromYourHand(1)];
invent(
  companion('Wizard', {}, during(maneuver, { costs: price, effect: addsTwilight(50) })),
  companion('Guard'),
  freeEvent('Account', { twilight: 2 }, event(maneuver, { costs: price, effect: addsTwilight(50) })),
  minion('Hillman', {}, during(inAnswerTo(anEventIsPlayed(anyCard)), { effect: cancelThatEvent })),
  minion('Gagger', {}, during(inAnswerTo(abilityIsUsed(companions)), { effect: cancelThatAbility })),
);
const table = (ann: object, bob: object) => ({
  phase: 'maneuver alone',
  players: { Ann: { companions: [frodo({ wounds: 3 }), 'Guard'], ...ann }, Bob: bob },
});

for (const cancelled of [true, false])
  scenario(`[LR-LATER-002] an event that is ${cancelled ? '' : 'not '}cancelled keeps its price`, (t) => {
    t.given(table({ hand: ['Account', 'Wizard'] }, { minions: ['Hillman'] }));
    t.player('Ann').does('Account');
    if (cancelled) t.player('Bob').does('Hillman');
    else t.player('Bob').passes();
    t.expect
      .card('Guard', { wounds: 1 })
      .card('Wizard', { in: 'discard of Ann' })
      .card('Account', { in: 'discard of Ann' })
      .table({ twilight: cancelled ? 2 : 52 });
  });
for (const cancelled of [true, false])
  scenario(`[LR-LATER-002] an ability that is ${cancelled ? '' : 'not '}cancelled keeps its price`, (t) => {
    const companions = [frodo({ wounds: 3 }), 'Wizard'];
    t.given(table({ companions, hand: ['Guard'] }, { minions: ['Gagger'] }));
    t.player('Ann').does('Wizard');
    if (cancelled) t.player('Bob').does('Gagger');
    else t.player('Bob').passes();
    t.expect
      .card('Wizard', { wounds: 1 })
      .card('Guard', { in: 'discard of Ann' })
      .table({ twilight: cancelled ? 0 : 50 });
  });
