/** The Fellowship of the Ring: the Elven culture. */
import { expect } from 'vitest';
import { addsTwilight, archery, during } from '../../../src/cards/words/index.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  pause,
  shadowCondition,
} from '../../invented.ts';
import { adapter, frodo, scenario } from '../../table.ts';
import { gimli, legolas, runner, savage, soldier } from '../people.ts';
import { fightWith } from '../positions.ts';
import { standing } from '../standing.ts';

invent(minion('Wraith of the test', { race: 'Nazgul', culture: 'Wraith', strength: 9 }));
invent(
  minion('Wraith of the events', { race: 'Nazgul', culture: 'Wraith', strength: 9 }),
  companion('Shield-bearer', { Defender: 1 }),
);
const wraith = { card: 'Wraith of the events', as: 'Wraith', against: 'Legolas' };
const haldir = { card: 'Haldir, Elf of the Golden Wood', as: 'Haldir' };
invent(minion('Bowman of the test', { Archer: 1, strength: 5 }));

for (const [foe, strength] of [
  ['Bowman of the test', 10],
  ['Goblin Runner', 8],
] as const)
  scenario(`[1_32] Border Defenses: Legolas has ${strength} against ${foe}`, (t) => {
    t.given(fightWith('Border Defenses', [legolas()], [{ card: foe, as: 'foe', against: 'Legolas' }]));
    t.player('Ann').does('event');
    t.expect.card('Legolas', { strength });
  });

scenario('[1_37] Defiance gives an Elf 2, or 4 against a Nazgûl', (t) => {
  t.given(fightWith('Defiance', [legolas()], [wraith]));
  t.player('Ann').does('event');
  t.expect.card('Legolas', { strength: 13 }).table({ twilight: 1 });
});

scenario('[1_37] Defiance gives no more than 2 against others', (t) => {
  t.given(fightWith('Defiance', [legolas()], [runner({ against: 'Legolas' })]));
  t.player('Ann').does('event');
  t.expect.card('Legolas', { strength: 8 });
});

scenario(
  '[1_43 LR-ERRATA-005] Far-seeing Eyes: each Elf played costs an opponent a card of his choice',
  (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo()], support: ['Far-seeing Eyes'], hand: [legolas(), gimli()] },
        Bob: { hand: [runner(), savage()] },
      },
    });
    t.player('Ann').does('Legolas: play');
    t.player('Bob')
      .does('Runner')
      .has({ hand: ['Savage'] });
    t.player('Ann').does('Gimli: play');
    t.player('Bob').has({ hand: ['Savage'] });
  },
);

scenario(
  '[1_44] Foul Creation: an Isengard minion of the revealed hand is discarded to draw 2 cards',
  (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), legolas()],
          hand: [{ card: 'Foul Creation', as: 'event' }],
          deck: ['Armor', 'Athelas', 'Defiance'],
        },
        Bob: { hand: [runner(), savage()] },
      },
    });
    t.player('Ann')
      .does('event', 'Yes')
      .has({ hand: ['Armor', 'Athelas'] });
    t.expect.card('Savage', { in: 'discard of Bob' }).card('Runner', { in: 'hand of Bob' });
  },
);

scenario('[1_44] Foul Creation: which minion goes is chosen before the cards are seen', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), legolas()],
        hand: [{ card: 'Foul Creation', as: 'event' }],
        deck: ['Armor', 'Athelas', 'Defiance'],
      },
      Bob: { hand: [savage(), 'Uruk Rager'] },
    },
  });
  t.player('Ann').does('event');
  // The hand lies open before she says whether anything of it goes.
  expect(adapter.game.view(t.state, 1).card.def[t.who.card('Savage')]).not.toBe(0);
  t.player('Ann').does('Yes').has({ hand: 0 });
  t.player('Ann').mayChoose.exactly('Savage', 'Uruk Rager');
  t.player('Ann').does('Uruk Rager').has({ hand: 2 });
});

scenario('[1_44] Foul Creation draws nothing where no such minion is held', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), legolas()],
        hand: [{ card: 'Foul Creation', as: 'event' }, 'Hobbit Sword'],
        deck: ['Armor'],
      },
      Bob: { hand: [runner()] },
    },
  });
  t.player('Ann')
    .does('event')
    .has({ hand: ['Hobbit Sword'] });
});

scenario('[1_48] Haldir has 2 more at sites 6 to 8', (t) => {
  t.given(
    standing('fellowship alone', 'Dimrill Dale', 6, {
      companions: [frodo(), haldir],
      hand: ['Hobbit Sword'],
    }),
  );
  t.expect.card('Haldir', { strength: 7 });
});

scenario('[1_48] Haldir has no more before', (t) => {
  t.given(
    standing('fellowship alone', 'Mithril Mine', 4, {
      companions: [frodo(), haldir],
      hand: ['Hobbit Sword'],
    }),
  );
  t.expect.card('Haldir', { strength: 5 });
});

scenario('[1_51] Legolas has 3 more while he skirmishes a Nazgûl, and not otherwise', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), legolas()], hand: ['Defiance'] },
      Bob: { minions: [{ card: 'Wraith of the test', as: 'Wraith', against: 'Legolas' }] },
    },
  });
  t.expect.value('Legolas', 'strength', 9, { base: 6, by: { Legolas: 3 } });
  t.expect.value('Frodo', 'strength', 4);
});

scenario('[1_51] Legolas gets nothing against an Orc', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), legolas()], hand: ['Defiance'] },
      Bob: { minions: [runner({ against: 'Legolas' })] },
    },
  });
  t.expect.card('Legolas', { strength: 6 });
});

scenario(
  '[1_63] Stand Against Darkness: an Elf exerts to discard a Sauron minion, condition or possession',
  (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo(), legolas()], hand: [{ card: 'Stand Against Darkness', as: 'event' }] },
        Bob: {
          minions: [soldier({ on: [{ card: 'Vile Blade', as: 'Blade' }] }), runner()],
          support: [{ card: 'Strength Born of Fear', as: 'Fear' }],
        },
      },
    });
    t.player('Ann').does('event').mayChoose.exactly('Soldier', 'Blade', 'Fear');
    t.player('Ann').does('Fear');
    t.expect.card('Fear', { in: 'discard of Bob' }).card('Legolas', { wounds: 1 });
  },
);

for (const [with_, may] of [
  [legolas(), true],
  [gimli(), false],
] as const)
  scenario(`[1_53 LR-SPOT-001] Lórien Elf ${may ? 'comes to' : 'does not come without'} an Elf`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo(), with_], hand: [{ card: 'Lórien Elf', as: 'newcomer' }, 'Hobbit Sword'] },
        Bob: {},
      },
    });
    if (may) {
      t.player('Ann').does('newcomer');
      t.expect.card('newcomer', { in: 'companions of Ann', strength: 4 }).table({ twilight: 1 });
    } else t.player('Ann').mayNot('newcomer', { rule: 'LR-COST-009' });
  });

invent(
  pause,
  companion('Arwen-like', { race: 'Elf', culture: 'Elven' }),
  freeCondition('Paper'),
  shadowCondition('Hindrance'),
);
const sword = (hand: readonly unknown[], wounds = 0) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Arwen, Daughter of Elrond', as: 'Arwen', wounds, on: [{ card: 'Gwemegil', as: 'sword' }] },
      ],
      hand,
      support: ['Pause'],
    },
    Bob: { minions: [runner({ against: 'Arwen' })] },
  },
});
scenario('[1_47/1, 1_47/3] Gwemegil: Arwen exerts, or two cards go', (t) => {
  t.given(sword(['Paper', 'Paper', 'Paper']));
  t.expect.card('Arwen', { strength: 8, damage: 1 });
  t.player('Ann').does('sword', 'exert Arwen');
  t.expect.card('Arwen', { strength: 9, wounds: 1 });
  t.player('Ann').does('sword', 'discard 2').has({ hand: 3 });
});
scenario('[1_47/2, 1_47/3] whoever can pay one way is not asked', (t) => {
  t.given(sword(['Paper'], 1));
  t.player('Ann').does('sword').has({ hand: 1 });
  t.expect.card('Arwen', { wounds: 2, strength: 9, damage: 1 });
  t.player('Ann').mayNot('sword', { rule: 'LR-COST-002' });
});
const unseen = (...elves: readonly unknown[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), ...elves],
      hand: [{ card: 'The Seen and the Unseen', as: 'event' }, 'Paper'],
    },
    Bob: { support: ['Hindrance'] },
  },
});
scenario('[1_58] two different Elves exert', (t) => {
  t.given(unseen('Arwen-like', { card: 'Arwen-like', as: 'b' }, { card: 'Arwen-like', as: 'c' }));
  t.player('Ann').does('event', 'b').mayChoose.exactly('Arwen-like', 'c');
  t.player('Ann').does('c');
  t.expect
    .card('b', { wounds: 1 })
    .card('c', { wounds: 1 })
    .card('Arwen-like', { wounds: 0 })
    .card('Hindrance', { in: 'discard of Bob' });
});
scenario('[1_58, LR-EXERT-003] one Elf who can exert is not enough', (t) => {
  t.given(unseen('Arwen-like', { card: 'Arwen-like', as: 'b', wounds: 2 }));
  t.player('Ann').mayNot('event', { because: '2 Elves can exert' });
});

invent(
  minion('Rider in black', { race: 'Nazgul', culture: 'Wraith' }),
  minion('Equal of Elves', { strength: 6, vitality: 3 }),
);
for (const [foe, strength] of [
  ['Rider in black', 9],
  ['Goblin Runner', 6],
] as const)
  scenario(`[1_30] Arwen has strength ${strength} against ${foe}`, (t) => {
    t.given(
      fightWith(
        'Cleaving Blow',
        [{ card: 'Arwen, Daughter of Elrond', as: 'Arwen' }, gimli()],
        [{ card: foe, against: 'Arwen' }],
      ),
    );
    t.expect.card('Arwen', { strength });
  });

scenario('[1_50, LR-ARCHERY-002] Legolas shoots by himself, and adds nothing to the total', (t) => {
  t.given({
    phase: 'archery alone',
    players: {
      Ann: {
        companions: [frodo(), { card: 'Legolas, Greenleaf', as: 'Legolas' }],
        hand: ['Double Shot of the test'],
      },
      Bob: { minions: [savage()] },
    },
  });
  t.player('Ann').does('Legolas', 'Pass');
  t.expect.card('Savage', { wounds: 1 }).card('Legolas', { wounds: 1 });
});
invent(freeEvent('Double Shot of the test', {}, during(archery, { effect: addsTwilight(1) })));

const enmity = (dice: readonly number[], ...foes: readonly unknown[]) => ({
  phase: 'skirmish',
  dice,
  players: {
    Ann: {
      companions: [frodo(), { card: 'Arwen-like', as: 'Elf' }],
      hand: [{ card: 'Ancient Enmity', as: 'event' }, 'Paper'],
    },
    Bob: {
      minions: foes,
      hand: ['Hindrance', { card: 'Hindrance', as: 'b' }, { card: 'Hindrance', as: 'c' }],
    },
  },
});
scenario('[1_29] the loser of that skirmish costs his owner two cards of his hand', (t) => {
  t.given(enmity([1, 1], runner({ against: 'Elf' })));
  t.player('Ann').does('event');
  t.player('Bob').has({ hand: 1 });
});
scenario('[1_29] one more strength is what decides it, and nobody but an Elf is strengthened', (t) => {
  // Six against six would be lost.
  t.given(enmity([1, 1], { card: 'Equal of Elves', as: 'x', against: 'Elf' }));
  t.expect.card('Elf', { strength: 6 });
  t.player('Ann').does('event');
  t.expect.card('Elf', { wounds: 0 }).card('x', { wounds: 1 });
  t.player('Bob').has({ hand: 1 });
});
scenario('[1_29] who wins against him loses nothing', (t) => {
  t.given(
    enmity(
      [],
      { card: 'Rider in black', as: 'x', against: 'Elf' },
      { card: 'Rider in black', as: 'y', against: 'Elf' },
    ),
  );
  t.player('Ann').does('event');
  t.player('Bob').has({ hand: 3 });
});
