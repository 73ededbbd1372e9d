/** Realms of the Elf-lords: the Gondor culture. */
import { modifier } from '@westmarch/kernel';
import { expect } from 'vitest';
import { cost, kind } from '../../../src/engine.ts';
import { freeCondition, freeEvent, invent, minion, shadowCondition } from '../../invented.ts';
import { adapter, frodo, scenario } from '../../table.ts';
import { Bob, boromir, gimli, runner, sam, savage } from '../people.ts';

invent(
  minion('Weak Orc', { strength: 2 }),
  freeEvent('Tale of the test', { keyword: ['Tale'] }),
  shadowCondition('Storm of the test', { keyword: ['Weather'], culture: 'Isengard' }),
);
invent(
  freeCondition('Filler'),
  shadowCondition('Dear', {}, modifier({ attribute: cost, of: kind.is('minion'), by: 5 })),
);
const might = { card: 'Might of Númenor', as: 'Might' };
const revealing = (held: string, bob: object = {}, companions: readonly unknown[] = []) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo({ wounds: 1 }), boromir({ wounds: 2 }), sam({ wounds: 1 }), ...companions],
      hand: [might],
    },
    Bob: { minions: [savage()], hand: [{ card: held, as: 'held' }], ...bob },
  },
});

scenario('[3_37] Answering the Cries: a Gondor tale from hand gives a Gondor companion 2', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), boromir(), gimli()],
        support: [{ card: 'Answering the Cries', as: 'Cries' }],
        hand: ['Tale of the test', 'Hobbit Intuition'],
      },
      Bob: { minions: [runner({ against: 'Boromir' })] },
    },
  });
  t.player('Ann')
    .does('Cries: Skirmish')
    .has({ hand: ['Hobbit Intuition'] });
  t.expect.card('Boromir', { strength: 9 });
});

scenario('[3_37] Answering the Cries needs a Gondor tale, and not any card', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), boromir()],
        support: [{ card: 'Answering the Cries', as: 'Cries' }],
        hand: ['Pathfinder', 'Hobbit Intuition'],
      },
      Bob: { minions: [runner({ against: 'Boromir' })] },
    },
  });
  t.player('Ann').mayNot('Cries', { because: 'Gondor tale in hand' });
});

scenario(
  '[3_43 LR-WOUND-005 LR-EFFECT-003] Might of Númenor heals as many different companions as the card costs',
  (t) => {
    t.given(revealing('Uruk Savage'));
    t.player('Ann').does('Might');
    t.player('Ann').mayChoose.exactly('Frodo', 'Boromir', 'Sam');
    t.player('Ann').does('Boromir');
    t.player('Ann').mayChoose.exactly('Frodo', 'Sam');
    t.player('Ann').does('Sam');
    t.expect.card('Boromir', { wounds: 1 }).card('Sam', { wounds: 0 }).card('Frodo', { wounds: 1 });
    expect(adapter.game.view(t.state, 1).card.def[t.who.card('held')]).not.toBe(0);
  },
);

scenario('[3_43 LR-MODIF-007] Might of Númenor reads the printed cost, whatever makes cards dearer', (t) => {
  t.given(revealing('Goblin Runner', { support: ['Dear'] }));
  t.expect.card('held', { 'twilight cost': 1 + 5 });
  t.player('Ann').does('Might', 'Sam');
  t.expect.card('Boromir', { wounds: 2 }).card('Frodo', { wounds: 1 }).card('Sam', { wounds: 0 });
});

scenario('[3_43] Might of Númenor heals nobody for an empty hand', (t) => {
  t.given(revealing('Goblin Runner', { hand: [] }));
  t.player('Ann').does('Might');
  t.expect.card('Boromir', { wounds: 2 }).card('Might', { in: 'discard of Ann' });
});

scenario('[3_43 LR-SPOT-001] Might of Númenor needs a Gondor companion', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo({ wounds: 1 }), gimli()], hand: [might, { card: 'Intimidate' }] },
      Bob: { minions: [{ card: 'Uruk Shaman' }], hand: [runner()] },
    },
    twilight: 5,
  });
  t.player('Ann').mayNot('Might', { because: 'spot a Gondor companion' });
});

scenario('[3_122] Boromir, Defender of Minas Tirith is healed for 2 twilight, and nobody else', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [
          frodo({ wounds: 1 }),
          { card: 'Boromir, Defender of Minas Tirith', as: 'Boromir', wounds: 2 },
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Boromir: Fellowship');
  t.expect.card('Boromir', { wounds: 1 }).card('Frodo', { wounds: 1 }).table({ twilight: 2 });
});

const bowmen = { card: 'Gondor Bowmen', as: 'Bowmen' };
const atArchery = (companions: readonly object[]) => ({
  phase: 'archery alone',
  players: {
    Ann: { companions: [frodo(), ...companions], support: [bowmen] },
    Bob: { minions: [savage({ wounds: 0 })] },
  },
});
scenario('[3_41 LR-ARCHERY-004] Gondor Bowmen: two more wounds for an exertion and the condition', (t) => {
  t.given(atArchery([boromir()]));
  t.player('Ann').does('Bowmen: Archery');
  t.expect.card('Bowmen', { in: 'discard of Ann' }).card('Boromir', { wounds: 1 });
  t.expect.card('Savage', { wounds: 2 });
});
scenario('[3_41] Gondor Bowmen: nobody of Gondor can exert', (t) => {
  t.given(atArchery([boromir({ wounds: 2 }), gimli()]));
  t.player('Ann').mayNot('Bowmen', { because: 'Gondor companion can exert' });
});
