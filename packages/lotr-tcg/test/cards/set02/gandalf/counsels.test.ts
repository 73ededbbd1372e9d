/** Mines of Moria: what Gandalf and his friends keep, open and break. */

import { expect } from 'vitest';
import {
  addsTwilight,
  costOfRevealed,
  discardsCards,
  event,
  freePeoplesPlayer,
  lookAtHand,
  maneuver,
  revealAtRandom,
  revealHand,
  sequence,
  theOpponent,
  withOpponent,
} from '../../../../src/cards/words/index.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  pause,
  shadowCondition,
  shadowEvent,
  site,
} from '../../../invented.ts';
import { adapter, frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import { gandalf } from '../../people.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  freeIdle,
  pause,
  companion('Man'),
  minion('Orc'),
  minion('Isengard Orc', { culture: 'Isengard' }),
  freeCondition('Paper', { twilight: 2 }),
  shadowCondition('Curse', { twilight: 2 }),
  item('Staff', { itemClass: 'staff', culture: 'Gandalf' }),
  item('Strong staff', { itemClass: 'staff', culture: 'Gandalf', vitality: 1 }),
  shadowEvent('Peek', {}, event(maneuver, { effect: lookAtHand(freePeoplesPlayer) })),
  shadowEvent(
    'Show',
    {},
    event(maneuver, { effect: sequence(revealHand(freePeoplesPlayer), addsTwilight(1)) }),
  ),
  shadowEvent(
    'Draw out',
    {},
    event(maneuver, {
      effect: sequence(revealAtRandom(freePeoplesPlayer, 'revealed'), addsTwilight(costOfRevealed)),
    }),
  ),
  shadowEvent('Rob', {}, event(maneuver, { effect: discardsCards(1, freePeoplesPlayer) })),
  freeEvent(
    'Free show',
    {},
    event(maneuver, {
      effect: withOpponent(sequence(revealAtRandom(theOpponent, 'revealed'), addsTwilight(costOfRevealed))),
    }),
  ),
  site('Cave', { keyword: ['Underground'], block: 1, siteNumber: 5 }),
  site('Field', { block: 1, siteNumber: 5 }),
  site('Here', { block: 1, siteNumber: 4 }),
);
const camp = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), gandalf(), 'Man'], support: ['Free idle'], adventure: [], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});
const erland = { card: 'Erland, Advisor to Brand', as: 'Erland' };
for (const who of ['Gandalf, The Grey Wizard', 'Man'])
  scenario(`[2_21/1] Erland with ${who}`, (t) => {
    t.given(camp('fellowship', { companions: [frodo(), who], hand: [erland] }));
    if (who === 'Man') t.player('Ann').mayNot('Erland', {});
    else t.player('Ann').does('Erland: play').has({ hand: 0 });
  });
for (const there of [true, false])
  for (const [card, twilight] of [
    ['Peek', 4],
    ['Show', 5],
    ['Draw out', 6],
  ] as const)
    scenario(`[2_21/2, LR-ERRATA-009] ${card} ${there ? 'with' : 'without'} Erland`, (t) => {
      t.given(
        camp(
          'maneuver',
          { hand: [{ card: 'Paper', as: 'held' }], support: there ? [erland, 'Free idle'] : ['Free idle'] },
          { hand: [{ card, as: 'it' }] },
        ),
      );
      t.player('Ann').does('Pass');
      t.player('Bob').does('it');
      expect(adapter.game.view(t.state, 2).card.def[t.who.card('held')] === 0).toBe(there);
      t.expect.table({ twilight: there ? 4 : twilight });
    });
scenario('[2_21/2] Erland: a card that shows nothing takes cards as before', (t) => {
  t.given(
    camp(
      'maneuver',
      { hand: ['Paper'], support: [erland, 'Free idle'] },
      { hand: [{ card: 'Rob', as: 'it' }] },
    ),
  );
  t.player('Ann').does('Pass');
  t.player('Bob').does('it');
  t.player('Ann').has({ hand: 0 });
});
for (const there of [true, false])
  scenario(
    `[2_44/2] No Business of Ours ${there ? 'keeps' : 'does not keep'} a Shadow hand from the Free Peoples`,
    (t) => {
      t.given(
        camp(
          'maneuver',
          { hand: [{ card: 'Free show', as: 'it' }] },
          {
            hand: [{ card: 'Curse', as: 'held' }],
            support: there ? ['No Business of Ours', 'Idle'] : ['Idle'],
          },
        ),
      );
      t.player('Ann').does('it');
      expect(adapter.game.view(t.state, 1).card.def[t.who.card('held')] === 0).toBe(there);
      t.expect.table({ twilight: there ? 6 : 8 });
    },
  );
for (const who of ['Isengard Orc', 'Orc'])
  scenario(`[2_44/1] No Business of Ours with ${who}`, (t) => {
    t.given(camp('shadow', {}, { minions: [who], hand: [{ card: 'No Business of Ours', as: 'it' }] }));
    if (who === 'Orc') t.player('Bob').mayNot('it', {});
    else t.player('Bob').does('it: play').has({ hand: 0 });
  });

const speak = (phase: string, own: string, who: unknown = gandalf()) => ({
  phase: `${phase} alone`,
  path: [
    { card: 'Here', number: 4 },
    { card: 'Field', number: 5, as: 'old', owner: 'Bob' },
  ],
  players: {
    Ann: {
      companions: [frodo(), who],
      site: 4,
      adventure: [{ card: own, as: 'own' }],
      hand: [{ card: 'Speak "Friend" and Enter', as: 'it' }],
      deck: ['Paper'],
      support: ['Free idle'],
    },
    Bob: { support: ['Idle'] },
  },
});
for (const phase of ['fellowship', 'regroup'])
  for (const own of ['Cave', 'Field'])
    scenario(`[2_26] Speak "Friend" and Enter: ${own} in the ${phase} phase`, (t) => {
      t.given(speak(phase, own));
      t.player('Ann')
        .does('it')
        .has({ hand: own === 'Cave' ? 1 : 0 });
      t.expect.card('own', { in: 'path' }).card('old', { in: 'adventure of Bob' });
    });
scenario('[2_26, LR-EFFECT-007] Speak "Friend" and Enter: nothing without a site of that number', (t) => {
  t.given(speak('fellowship', 'Here'));
  t.player('Ann').does('it').has({ hand: 0 });
  t.expect.card('old', { in: 'path' });
});
scenario('[2_26, LR-SPOT-001] Speak "Friend" and Enter takes Gandalf', (t) => {
  t.given(speak('fellowship', 'Cave', 'Man'));
  t.player('Ann').mayNot('it', { because: 'spot Gandalf' });
});

const asunder = (staff: string, wounds: number, against = 'Gandalf') => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [
        frodo(),
        gandalf({ wounds, on: staff === '' ? [] : [{ card: staff, as: 'staff' }] }),
        'Man',
      ],
      hand: [{ card: 'Staff Asunder', as: 'it' }],
      support: ['Pause'],
    },
    Bob: {
      minions: [
        { card: 'Orc', as: 'orc', against },
        { card: 'Orc', as: 'other' },
      ],
    },
  },
});
scenario('[2_27] Staff Asunder: a staff goes, Gandalf exerts twice, and his foe is discarded', (t) => {
  t.given(asunder('Staff', 1));
  t.player('Ann').does('it');
  t.expect.card('staff', { in: 'discard of Ann' }).card('Gandalf', { wounds: 3 });
  t.expect.card('orc', { in: 'discard of Bob' }).card('other', { in: 'minions of Bob' });
});
scenario('[2_27] Staff Asunder: nothing happens to a foe of another', (t) => {
  t.given(asunder('Staff', 1, 'Man'));
  t.player('Ann').does('it');
  t.expect.card('orc', { in: 'minions of Bob' });
});
for (const [staff, wounds] of [
  ['', 0],
  ['Staff', 2],
  ['Strong staff', 2],
] as const)
  scenario(`[2_27, LR-COST-002] Staff Asunder: not with "${staff}" and ${wounds} wounds`, (t) => {
    t.given(asunder(staff, wounds));
    t.player('Ann').mayNot('it', {});
  });
