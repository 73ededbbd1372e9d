/** The Fellowship of the Ring: further events of the Gondor culture. */
import {
  a,
  event,
  minion as minions,
  Phase,
  skirmish,
  strengthen,
} from '../../../../src/cards/words/index.ts';
import { ally, companion, invent, item, minion, pause, shadowEvent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { aragorn, boromir, gimli, merry, runner, savage } from '../../people.ts';
import { type Fields, fightWith } from '../../positions.ts';

const arwen = (more = {}) => ({ card: 'Arwen, Daughter of Elrond', as: 'Arwen', ...more });
invent(
  pause,
  ally('Friend far away', { strength: 3, vitality: 3, home: 1 << 7 }),
  minion('Tough one', { strength: 5, vitality: 3 }),
  minion('Strong one', { strength: 9, vitality: 3, Damage: 2 }),
  shadowEvent(
    'Fury',
    { twilight: 0, eventPhases: 1 << Phase.skirmish },
    event(skirmish, { effect: strengthen(a(minions), 4) }),
  ),
  shadowEvent('Sudden noise', { twilight: 0 }, event(skirmish, { effect: strengthen(a(minions), 4) })),
  item('Sword of the test'),
  companion('Elf of the test', { race: 'Elf', culture: 'Elven', strength: 6 }),
);

for (const [who, left] of [
  [aragorn(), 5],
  [arwen(), 5],
] as const)
  scenario(`[1_88] An Able Guide: ${String(who['as'])} is a ranger, and 4 twilight go`, (t) => {
    t.given({
      phase: 'regroup alone',
      twilight: 9,
      players: { Ann: { companions: [frodo(), who], hand: ['An Able Guide'] }, Bob: { minions: [runner()] } },
    });
    t.player('Ann').does('An Able Guide');
    t.expect.table({ twilight: left });
  });
scenario('[1_88, LR-SPOT-001] An Able Guide needs a ranger', (t) => {
  t.given({
    phase: 'regroup alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo(), gimli()], hand: ['An Able Guide', "Gondor's Vengeance"] },
      Bob: { minions: [runner()] },
    },
  });
  t.player('Ann').mayNot('An Able Guide', { rule: 'LR-SPOT-001' });
});

const fate = (one: Fields, other: Fields) =>
  fightWith("Arwen's Fate", [aragorn(one), arwen(other)], [runner({ against: 'Arwen' })]);
scenario("[1_93] Arwen's Fate: Aragorn exerts, and Arwen has 3 more", (t) => {
  t.given(fate({}, {}));
  t.player('Ann').does('event').mayChoose.exactly('Aragorn', 'Arwen');
  t.player('Ann').does('Aragorn');
  t.expect.card('Arwen', { strength: 9, wounds: 0 }).card('Aragorn', { strength: 8, wounds: 1 });
});
scenario("[1_93] Arwen's Fate: Arwen exerts, and Aragorn has 3 more", (t) => {
  t.given(fate({}, {}));
  t.player('Ann').does('event', 'Arwen');
  t.expect.card('Aragorn', { strength: 11, wounds: 0 }).card('Arwen', { strength: 6, wounds: 1 });
});
scenario("[1_93, LR-EXERT-003] Arwen's Fate: both are exhausted", (t) => {
  t.given(fate({ wounds: 3 }, { wounds: 2 }));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});

scenario('[1_102] Dagger Strike: a Gondor or Shire companion with a hand weapon', (t) => {
  t.given(
    fightWith(
      'Dagger Strike',
      [
        boromir({ on: ['Sword of the test'] }),
        merry({ on: ['Hobbit Sword'] }),
        aragorn(),
        gimli({ on: ['Dwarven Axe'] }),
      ],
      [runner({ against: 'Merry' })],
    ),
  );
  t.player('Ann').does('event').mayChoose.exactly('Boromir', 'Merry');
  t.player('Ann').does('Boromir');
  t.expect.card('Boromir', { strength: 9, damage: 1 }).card('Merry', { damage: 0 });
});

const follow = (wounds: number) => ({
  phase: 'maneuver',
  players: {
    Ann: {
      companions: [frodo(), aragorn({ wounds })],
      support: [{ card: 'Friend far away', as: 'Friend' }],
      hand: [{ card: 'One Whom Men Would Follow', as: 'event' }, "Elendil's Valor"],
    },
    Bob: { minions: [runner()] },
  },
});
scenario('[1_109, LR-ERRATA-011] One Whom Men Would Follow: an ally far from home may fight', (t) => {
  t.given(follow(0));
  t.player('Ann').does('event');
  t.expect.card('Friend', { strength: 5, 'takes part': 3 }).card('Aragorn', { wounds: 1 });
});
scenario('[1_109, LR-EXERT-003] One Whom Men Would Follow: Aragorn must be able to exert', (t) => {
  t.given(follow(3));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
  t.expect.card('Friend', { strength: 3, 'takes part': 0 });
});

const pursuit = (who: unknown) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), gimli(), who],
      hand: [{ card: 'Pursuit Just Behind', as: 'event' }, 'An Able Guide'],
    },
    Bob: { minions: [savage(), { card: 'Tough one', wounds: 1 }] },
  },
});
scenario('[1_111] Pursuit Just Behind: a ranger exerts, and every minion is wounded', (t) => {
  t.given(pursuit(aragorn()));
  t.player('Ann').does('event');
  t.expect
    .card('Savage', { wounds: 1 })
    .card('Tough one', { wounds: 2 })
    .card('Aragorn', { wounds: 1 })
    .card('Gimli', { wounds: 0 });
});
scenario('[1_111, LR-EXERT-003] Pursuit Just Behind: the only ranger is exhausted', (t) => {
  t.given(pursuit(aragorn({ wounds: 3 })));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});

const versatility = (card: string, number: number) => ({
  phase: 'maneuver alone',
  path: [{ card, number }],
  players: {
    Ann: {
      companions: [frodo(), aragorn()],
      hand: [{ card: "A Ranger's Versatility", as: 'event' }, "Elendil's Valor"],
      site: number,
    },
    Bob: { minions: [{ card: 'Tough one', as: 'foe' }] },
  },
});
for (const [site, number] of [
  ['Ettenmoors', 2],
  ['Anduin Confluence', 7],
] as const)
  scenario(`[1_113, LR-ERRATA-012] A Ranger's Versatility at ${site}`, (t) => {
    t.given(versatility(site, number));
    if (site === 'Ettenmoors') t.player('Ann').mayNot('event', { because: 'river' });
    else {
      t.player('Ann').does('event');
      t.expect.card('foe', { wounds: 2, exhausted: true }).card('Aragorn', { wounds: 1 });
    }
  });
scenario("[1_113, LR-ERRATA-012] A Ranger's Versatility works in a forest", (t) => {
  t.given(versatility('Breeland Forest', 2));
  t.player('Ann').does('event');
  t.expect.card('foe', { exhausted: true });
});

const kings = (fighter: string, event = 'Fury') => ({
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: {
      companions: [frodo(), boromir(), 'Elf of the test'],
      support: ['Pause'],
      hand: [{ card: 'Strength of Kings', as: 'event' }],
    },
    Bob: { minions: [{ card: 'Tough one', as: 'foe', against: fighter }], hand: [event] },
  },
});
scenario('[1_115, LR-EVENT-002] Strength of Kings cancels a skirmish event', (t) => {
  t.given(kings('Boromir'));
  t.player('Ann').does('Pause');
  t.player('Bob').does('Fury');
  t.player('Ann').does('event');
  t.expect
    .card('foe', { strength: 5 })
    .card('Fury', { in: 'discard of Bob' })
    .card('event', { in: 'discard of Ann' });
});
scenario('[1_115] Strength of Kings does not cancel where no Gondor Man fights', (t) => {
  t.given(kings('Elf of the test'));
  t.player('Ann').does('Pause');
  t.player('Bob').does('Fury');
  t.expect.card('foe', { strength: 9 }).card('event', { in: 'hand of Ann' });
});
scenario('[1_115] Strength of Kings cancels no event of another kind', (t) => {
  t.given(kings('Boromir', 'Sudden noise'));
  t.player('Ann').does('Pause');
  t.player('Bob').does('Sudden noise');
  t.expect.card('foe', { strength: 9 }).card('event', { in: 'hand of Ann' });
});

const valiant = {
  phase: 'maneuver',
  players: {
    Ann: {
      companions: [frodo(), aragorn(), gimli()],
      hand: [{ card: 'Valiant Man of the West', as: 'event' }],
    },
    Bob: { minions: [{ card: 'Strong one', as: 'foe' }] },
  },
};
scenario('[1_118] Valiant Man of the West: defender +1, and one wound in a skirmish at the most', (t) => {
  t.given(valiant);
  t.player('Ann').does('event');
  t.expect.card('Aragorn', { defender: 1 }).card('Gimli', { defender: 0 });
  t.player('Ann').does('foe', 'Aragorn');
  t.expect.card('Aragorn', { wounds: 1 });
});
scenario('[1_118] without Valiant Man of the West all three wounds are taken', (t) => {
  t.given(valiant);
  t.player('Ann').does('Pass');
  t.player('Ann').does('foe', 'Aragorn');
  t.expect.card('Aragorn', { wounds: 3 });
});
