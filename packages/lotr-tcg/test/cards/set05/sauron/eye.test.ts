/** Battle of Helm's Deep: Eye of Barad-dûr, in a skirmish and from a hand that is revealed. */
import {
  event,
  fellowship,
  freePeoplesPlayer,
  lookAtHand,
  maneuver,
  regroup,
  revealAtRandom,
  revealHand,
  theOpponent,
  withOpponent,
  you,
} from '../../../../src/cards/words/index.ts';
import { ally, companion, freeEvent, invent, minion, pause, shadowEvent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';

invent(
  pause,
  companion('Friend', { strength: 9 }),
  companion('Bound one', { keyword: ['Ring-bound'] }),
  ally('Neighbour', { strength: 9 }),
  minion('Black Orc', { culture: 'Sauron' }),
  minion('Red Orc'),
  freeEvent('Mirror', {}, event(fellowship, { effect: withOpponent(revealHand(theOpponent)) })),
  freeEvent('Spyglass', {}, event(fellowship, { effect: withOpponent(lookAtHand(theOpponent)) })),
  freeEvent('Chance', {}, event(fellowship, { effect: withOpponent(revealAtRandom(theOpponent, 'seen')) })),
  freeEvent('Scrap', {}, event(fellowship, { effect: withOpponent(lookAtHand(theOpponent)) })),
  shadowEvent('Boast', {}, event(maneuver, { effect: revealHand(you) })),
  shadowEvent('Other', {}, event(regroup, { effect: lookAtHand(freePeoplesPlayer) })),
);
const eye = { card: 'Eye of Barad-Dûr', as: 'eye' };
const fight = (minion: string, hero: string, bound: number) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [
        frodo(),
        'Friend',
        ...Array.from({ length: bound }, (_x, i) => ({ card: 'Bound one', as: `bound ${i}` })),
      ],
      support: ['Pause', 'Neighbour'],
    },
    Bob: { minions: [{ card: minion, against: hero }], hand: [eye] },
  },
});
for (const [hero, bound, strength] of [
  ['Friend', 0, 8],
  ['Friend', 2, 6],
  ['Neighbour', 1, 7],
] as const)
  scenario(
    `[5_96/1] ${hero} has strength ${strength} with ${bound} Ring-bound companions beside Frodo`,
    (t) => {
      t.given(fight('Black Orc', hero, bound));
      t.player('Ann').does('Pass');
      t.player('Bob').does('eye');
      t.expect.card(hero, { strength }).card('eye', { in: 'discard of Bob' });
    },
  );
scenario('[5_96/1, LR-EFFECT-007] whoever fights another Orc is as strong as before', (t) => {
  t.given(fight('Red Orc', 'Friend', 1));
  t.player('Ann').does('Pass');
  t.player('Bob').does('eye');
  t.expect.card('Friend', { strength: 9 });
});
const revealing = (card: string, hand: readonly unknown[] = [eye, 'Other']) => ({
  phase: 'fellowship alone',
  players: { Ann: { companions: [frodo()], hand: [card, 'Scrap'] }, Bob: { hand } },
});
for (const [card, hand] of [
  ['Mirror', [eye, 'Other']],
  ['Chance', [eye]],
] as const)
  scenario(`[5_96/2, LR-ERRATA-073] ${card} reveals it: it may be played to add two burdens`, (t) => {
    t.given(revealing(card, hand));
    t.player('Ann').does(card);
    t.player('Bob').does('eye');
    t.player('Ann').has({ burdens: 2 });
    t.expect.card('eye', { in: 'discard of Bob' });
  });
scenario('[5_96/2] it may be left', (t) => {
  t.given(revealing('Mirror'));
  t.player('Ann').does('Mirror');
  t.player('Bob').does('Pass');
  t.player('Ann').has({ burdens: 0 });
  t.expect.card('eye', { in: 'hand of Bob' });
});
scenario('[5_96/2, LR-EFFECT-002] who only looks reveals nothing', (t) => {
  t.given(revealing('Spyglass'));
  t.player('Ann').does('Spyglass').mayChoose.includes('Pass');
  t.player('Ann').has({ burdens: 0 });
});
scenario('[5_96/2] nor does it help to reveal it oneself', (t) => {
  t.given({
    phase: 'maneuver alone',
    twilight: 1,
    players: { Ann: { companions: [frodo()] }, Bob: { minions: ['Red Orc'], hand: [eye, 'Boast'] } },
  });
  t.player('Bob').does('Boast');
  t.player('Ann').has({ burdens: 0 });
  t.expect.card('eye', { in: 'hand of Bob' });
});
