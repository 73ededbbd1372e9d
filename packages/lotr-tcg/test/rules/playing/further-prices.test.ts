/** Prices that other cards add to playing a card. LR-COST-002, 007 */
import {
  addsTwilight,
  anEvent,
  both,
  companion,
  discardFromYourHand,
  during,
  elf,
  event,
  exactly,
  exertA,
  freePeoples,
  gainsCost,
  inAnswerTo,
  isAboutToBeWounded,
  isRevealed,
  maneuver,
  preventThat,
  revealHand,
  self,
  theOpponent,
  toPlay,
  withOpponent,
  woundA,
  yours,
} from '../../../src/cards/words/index.ts';
import {
  freeCondition,
  freeEvent,
  companion as hero,
  invent,
  minion,
  shadowCondition,
  shadowEvent,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  hero('Friend', { vitality: 2 }),
  hero('Elf', { race: 'Elf', vitality: 2 }),
  minion('Foe'),
  freeEvent('Signal', {}, event(maneuver, { effect: addsTwilight(5) })),
  freeEvent(
    'Dear signal',
    {},
    ...toPlay(discardFromYourHand(1)),
    event(maneuver, { effect: addsTwilight(5) }),
  ),
  freeEvent('Scrap'),
  freeCondition('Vigil', {}, during(maneuver, { effect: addsTwilight(0) })),
  shadowEvent('Drum', {}, event(maneuver, { effect: addsTwilight(5) })),
  shadowCondition('Wrath', {}, gainsCost(both(freePeoples, anEvent), woundA(companion))),
  shadowCondition('Greed', {}, gainsCost(both(freePeoples, anEvent), exertA(elf))),
  freeCondition(
    'Ward',
    {},
    during(inAnswerTo(isAboutToBeWounded(both(companion, yours))), { effect: preventThat('wound') }),
  ),
);
const playing = (
  hand: readonly unknown[],
  wraths: number,
  support: readonly unknown[] = [],
  companions = 2,
) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        ...Array.from({ length: companions - 1 }, () => ({ card: 'Friend', as: 'Friend' })),
      ],
      hand,
      support,
    },
    Bob: {
      minions: ['Foe'],
      hand: ['Drum'],
      support: Array.from({ length: wraths }, (_x, i) => ({ card: 'Wrath', as: `wrath ${i}` })),
    },
  },
});
for (const [wounds, may] of [
  [1, false],
  [0, true],
] as const)
  scenario(
    `[LR-COST-002 LR-EXERT-003] what it adds must be there to be paid: by an Elf with ${wounds} wounds`,
    (t) => {
      t.given({
        phase: 'maneuver alone',
        players: {
          Ann: { companions: [frodo(), { card: 'Elf', wounds }], hand: ['Signal'], support: ['Vigil'] },
          Bob: { minions: ['Foe'], support: ['Greed'] },
        },
      });
      if (may) t.player('Ann').does('Signal');
      else t.player('Ann').mayNot('Signal', {});
      t.expect.card('Elf', { wounds: 1 }).table({ twilight: may ? 6 : 0 });
    },
  );
scenario('[LR-COST-002] a price that another card adds is paid before the event does anything', (t) => {
  t.given(playing(['Signal', 'Scrap'], 1));
  t.player('Ann').does('Signal', 'Friend');
  t.expect.card('Friend', { wounds: 1 }).table({ twilight: 6 }).card('Signal', { in: 'discard of Ann' });
});
scenario('[LR-COST-002] two of them are paid one by one', (t) => {
  t.given(playing(['Signal', 'Scrap'], 2));
  t.player('Ann').does('Signal', 'Frodo', 'Friend');
  t.expect.card('Friend', { wounds: 1 }).card('Frodo', { wounds: 1 }).table({ twilight: 6 });
});
scenario('[LR-COST-002] what the card asks for itself is paid, too', (t) => {
  t.given(playing(['Dear signal', 'Scrap'], 1));
  t.player('Ann').does('Dear signal', 'Friend');
  t.expect.card('Friend', { wounds: 1 }).card('Scrap', { in: 'discard of Ann' }).table({ twilight: 6 });
});
scenario('[LR-COST-002] cards of the other side have no such price', (t) => {
  t.given({ ...playing([], 1), twilight: 1 });
  t.player('Bob').does('Drum');
  t.expect.card('Frodo', { wounds: 0 }).table({ twilight: 5 });
});
scenario('[LR-COST-007] a wound that is prevented pays for nothing', (t) => {
  t.given(playing(['Signal'], 1, ['Ward']));
  t.player('Ann').does('Signal', 'Friend', 'Ward');
  t.expect.card('Friend', { wounds: 0 }).table({ twilight: 1 }).card('Signal', { in: 'discard of Ann' });
});
scenario('[LR-COST-007] of two, one that is left unpaid is enough', (t) => {
  t.given(playing(['Signal'], 2, ['Ward']));
  t.player('Ann').does('Signal', 'Friend', 'Ward', 'Friend', 'Pass');
  t.expect.card('Friend', { wounds: 1 }).table({ twilight: 1 });
});

invent(
  freeEvent('Mirror', {}, event(maneuver, { effect: withOpponent(revealHand(theOpponent)) })),
  shadowEvent(
    'Watcher',
    { twilight: 0 },
    event(inAnswerTo(isRevealed(exactly(self))), { effect: addsTwilight(3) }),
  ),
);
scenario('[LR-EFFECT-003] of a hand that is revealed each card is told of', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo()], hand: ['Mirror'] },
      Bob: {
        minions: ['Foe'],
        hand: ['Drum', { card: 'Watcher', as: 'one' }, { card: 'Watcher', as: 'other' }],
      },
    },
  });
  t.player('Ann').does('Mirror');
  t.player('Bob').mayChoose.includes('one', 'other');
  t.player('Bob').does('one', 'other');
  t.expect.table({ twilight: 7 }).zone('hand of Bob', ['Drum']);
});
