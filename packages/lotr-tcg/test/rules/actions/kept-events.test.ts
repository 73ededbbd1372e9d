/** An event that goes back to its player's hand instead of the discard pile. LR-EVENT-003 */
import {
  addsTwilight,
  anEvent,
  anEventIsPlayed,
  both,
  draw,
  during,
  event,
  fellowship,
  freePeoples,
  inAnswerTo,
  say,
  thatCharacter,
  verb,
} from '../../../src/cards/words/index.ts';
import { keepEvent } from '../../../src/rules/actions/events.ts';
import { freeCondition, freeEvent, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const keeps = verb('keep event', keepEvent, [thatCharacter], say`put that event into your hand`);
invent(
  freeEvent('Word', {}, event(fellowship, { effect: addsTwilight(1) })),
  freeCondition(
    'Echo',
    {},
    during(inAnswerTo(anEventIsPlayed(both(freePeoples, anEvent))), { effect: keeps }),
  ),
  freeCondition('Twig'),
  freeCondition('Well', {}, during(fellowship, { effect: draw(4) })),
);
const table = () => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo()],
      deck: ['Twig', 'Twig', 'Twig', 'Twig'],
      support: ['Echo', 'Well'],
      hand: [{ card: 'Word', as: 'word' }, 'Twig'],
    },
    Bob: {},
  },
});
scenario('[LR-EVENT-003] it does what it says, and comes back', (t) => {
  t.given(table());
  t.player('Ann').does('word').does('Echo').does('Pass');
  t.expect.card('word', { in: 'hand of Ann' }).table({ twilight: 2 });
});
scenario('[LR-EVENT-003] it comes back only when it was kept', (t) => {
  t.given(table());
  t.player('Ann').does('word').does('Echo').does('Pass').does('word').does('Pass');
  t.expect.card('word', { in: 'discard of Ann' });
});
scenario('[LR-FELLOW-006, LR-FELLOW-007] nothing comes to hand after four cards', (t) => {
  t.given(table());
  t.player('Ann').does('Well').does('word').does('Echo').does('Pass');
  t.expect.card('word', { in: 'discard of Ann' });
});
