/** The Fellowship of the Ring: a fool's noise, and plundered armories. */
import {
  a,
  discardEvery,
  discardIt,
  event,
  maneuver,
  minion as minions,
  weapon,
} from '../../../../src/cards/words/index.ts';
import { companion, freeEvent, invent, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import { merry } from '../../people.ts';

invent(
  idle,
  freeIdle,
  companion('Friend', { strength: 20 }),
  minion('Goblin'),
  minion('Sauron Orc', { culture: 'Sauron' }),
  shadowCondition('Curse'),
  freeEvent('Disarm', {}, event(maneuver, { effect: discardIt(a(weapon)) })),
  freeEvent('Sweep', {}, event(maneuver, { effect: discardEvery(minions) })),
  freeEvent('Slay', {}, event(maneuver, { effect: discardIt(a(minions)) })),
);
const fool = (deck: readonly unknown[], who: unknown = merry()) => ({
  phase: 'shadow alone',
  players: {
    Ann: { companions: [frodo(), who] },
    Bob: { minions: ['Goblin'], deck, hand: [{ card: 'Fool of a Took!', as: 'it' }], support: ['Idle'] },
  },
});
const goblins = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Goblin', as: `g${i}` }));
for (const [deck, taken] of [
  [
    [...goblins(2), { card: 'Sauron Orc', as: 's' }, { card: 'Goblin', as: 'last' }],
    ['g0', 'g1', 's'],
  ],
  [[{ card: 'Curse', as: 'c' }, ...goblins(1)], ['c']],
  [goblins(2), ['g0', 'g1']],
] as const)
  scenario(`[1_170] Fool of a Took!: ${taken.length} of ${deck.length} cards come to hand`, (t) => {
    t.given(fool(deck));
    t.player('Bob')
      .does('it')
      .has({ hand: taken, deck: deck.length - taken.length });
  });
scenario('[1_170, LR-SPOT-001] Fool of a Took!: the Ring-bearer is not enough', (t) => {
  t.given(fool(goblins(2), 'Friend'));
  t.player('Bob').mayNot('it', { because: 'spot' });
});

const armories = (
  twilight: number,
  blade: string,
  event: string,
  others: readonly string[] = ['Goblin'],
) => ({
  phase: 'maneuver alone',
  twilight,
  players: {
    Ann: { companions: [frodo()], hand: [{ card: event, as: 'event' }], support: ['Free idle'] },
    Bob: {
      minions: [
        { card: 'Goblin', as: 'armed', on: [{ card: blade, as: 'blade' }] },
        ...others.map((card) => ({ card, as: 'other' })),
      ],
      support: [{ card: 'Plundered Armories', as: 'it' }, 'Idle'],
    },
  },
});
scenario('[1_193] Plundered Armories: a Moria weapon that is discarded is played again for 1 less', (t) => {
  t.given(armories(0, 'Goblin Scimitar', 'Disarm'));
  t.player('Ann').does('event');
  t.player('Bob').does('it', 'other');
  t.expect.card('blade', { in: 'on of other' }).table({ twilight: 1 });
});
scenario('[1_193, LR-ERRATA-018] Plundered Armories: as its bearer goes, another takes it', (t) => {
  t.given(armories(0, 'Goblin Scimitar', 'Slay'));
  t.player('Ann').does('event', 'armed');
  t.player('Bob').does('it');
  t.expect.card('blade', { in: 'on of other' }).card('armed', { in: 'discard of Bob' });
});
scenario('[1_193, LR-EFFECT-008] Plundered Armories: not where nobody can bear it', (t) => {
  t.given(armories(5, 'Goblin Scimitar', 'Slay', ['Sauron Orc']));
  t.player('Ann').does('event', 'armed');
  t.player('Bob').mayNot('it', {});
});
scenario('[1_193] Plundered Armories: not the weapon of another culture', (t) => {
  t.given(armories(5, 'Vile Blade', 'Disarm', ['Sauron Orc']));
  t.player('Ann').does('event');
  t.player('Bob').mayNot('it', {});
});
scenario(
  '[1_193, LR-ERRATA-019] Plundered Armories: minions that go together take nothing from each other',
  (t) => {
    t.given(armories(5, 'Goblin Scimitar', 'Sweep'));
    t.player('Ann').does('event');
    t.expect
      .card('blade', { in: 'discard of Bob' })
      .card('armed', { in: 'discard of Bob' })
      .card('other', { in: 'discard of Bob' });
  },
);
