/** The Fellowship of the Ring: the Gandalf culture. */

import { modifier } from '@westmarch/kernel';
import { expect } from 'vitest';
import { cost, kind } from '../../../src/engine.ts';
import { companion, freeCondition, invent, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, Bob, boromir, gandalf, gimli, legolas, runner, savage } from '../people.ts';
import { spareEvent } from '../positions.ts';

const intimidated = (who: unknown, by: string) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: { companions: [frodo(), who, gimli()], hand: [{ card: 'Intimidate', as: 'Intimidate' }] },
    Bob: { minions: [{ card: 'Uruk-hai Raiding Party', as: 'Party', against: by }] },
  },
});
const wizard = (burdens: number) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), gandalf()], hand: ['Mysterious Wizard', spareEvent], burdens },
    Bob: { minions: [runner({ against: 'Gandalf' })] },
  },
});
invent(
  freeCondition('Filler'),
  shadowCondition('Dear', {}, modifier({ attribute: cost, of: kind.is('minion'), by: 5 })),
);
const spirit = { card: 'Strength of Spirit', as: 'Spirit' };
const exerting = (companions: readonly unknown[]) => ({
  phase: 'maneuver alone',
  twilight: 2,
  players: {
    Ann: { companions, hand: [{ card: "Eregion's Trails", as: 'Trails' }, spirit] },
    Bob: { minions: [savage()] },
  },
});

scenario(
  '[1_70 LR-FELLOW-007] Barliman Butterbur takes a Gandalf event from the discard pile into hand',
  (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), gandalf()],
          support: ['Barliman Butterbur, Prancing Pony Proprietor'],
          discard: ['Intimidate', 'Defiance', 'Mysterious Wizard'],
        },
        Bob,
      },
    });
    t.player('Ann').does('Barliman Butterbur').mayChoose.exactly('Intimidate', 'Mysterious Wizard');
    t.player('Ann')
      .does('Intimidate')
      .has({ hand: ['Intimidate'], drawn: 1 });
    t.player('Ann').mayNot('Barliman Butterbur, Prancing Pony Proprietor', { rule: 'LR-EXERT-003' });
  },
);

scenario('[1_76 LR-RESPONSE-001 LR-RESPONSE-003] Intimidate prevents one wound, and not the next', (t) => {
  t.given(intimidated(gandalf(), 'Gimli'));
  t.player('Ann').does('Intimidate');
  t.expect.card('Gimli', { wounds: 1 }).card('Intimidate', { in: 'discard of Ann' }).table({ twilight: 2 });
});

scenario('[1_76 LR-SPOT-001] Intimidate needs Gandalf', (t) => {
  t.given(intimidated(legolas(), 'Gimli'));
  t.expect.card('Gimli', { wounds: 2 }).card('Intimidate', { in: 'hand of Ann' });
});

scenario('[1_78] Mysterious Wizard gives Gandalf 4 with 4 burdens or fewer', (t) => {
  t.given(wizard(4));
  t.player('Ann').does('Mysterious Wizard');
  t.expect.card('Gandalf', { strength: 11 });
});

scenario('[1_78] Mysterious Wizard gives Gandalf 2 with 5 burdens', (t) => {
  t.given(wizard(5));
  t.player('Ann').does('Mysterious Wizard');
  t.expect.card('Gandalf', { strength: 9 });
});

scenario('[1_84 LR-ERRATA-010] Sleep, Caradhras discards every active condition; inactive ones stay', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [
          frodo(),
          gandalf(),
          aragorn({ on: [{ card: 'No Stranger to the Shadows', as: 'mine' }] }),
        ],
        support: [{ card: 'They Are Coming', as: 'asleep' }],
        hand: ['Sleep, Caradhras'],
      },
      Bob: { support: [{ card: 'Uruk-hai Armory', as: 'his' }] },
    },
  });
  t.player('Ann').does('Sleep, Caradhras');
  t.expect.card('mine', { in: 'discard of Ann' }).card('his', { in: 'discard of Bob' });
  t.expect.card('asleep', { in: 'support of Ann' }).card('Gandalf', { wounds: 1 });
});

scenario('[1_84 LR-COST-002] Sleep, Caradhras needs a Gandalf who can exert', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), gandalf({ wounds: 3 })], hand: ['Sleep, Caradhras', 'Armor'] },
      Bob,
    },
  });
  t.player('Ann').mayNot('Sleep, Caradhras', { because: 'Gandalf can exert' });
});

scenario(
  '[1_85 LR-RESPONSE-003] Strength of Spirit: a companion exerts without a token, and has paid all the same',
  (t) => {
    t.given(exerting([frodo(), gandalf(), aragorn()]));
    t.player('Ann').does('Trails', 'Spirit');
    t.expect
      .card('Aragorn', { wounds: 0 })
      .card('Savage', { strength: 5 - 3 })
      .card('Spirit', { in: 'discard of Ann' });
  },
);

scenario('[1_85] and who does not play it places the token', (t) => {
  t.given(exerting([frodo(), gandalf(), aragorn()]));
  t.player('Ann').does('Trails').passes();
  t.expect.card('Aragorn', { wounds: 1 }).card('Spirit', { in: 'hand of Ann' });
});

scenario('[1_85 LR-SPOT-001] Strength of Spirit needs Gandalf', (t) => {
  t.given(exerting([frodo(), aragorn()]));
  t.player('Ann').does('Trails');
  t.expect.card('Aragorn', { wounds: 1 }).card('Spirit', { in: 'hand of Ann' });
});

scenario('[1_86 LR-EFFECT-003] Treachery Deeper Than You Know reveals an opponent’s hand to all', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), gandalf()], hand: ['Treachery Deeper Than You Know', 'Armor'] },
      Bob: { hand: [runner()] },
      Cid: { hand: [savage()] },
    },
  });
  t.player('Ann').does('Treachery', 'Bob');
  const { knownTo } = t.state.card;
  expect([knownTo[t.who.card('Runner')], knownTo[t.who.card('Savage')]]).toEqual([0b1110, 0b1000]);
});

scenario('[1_364 LR-EFFECT-008] Gandalf plays a companion with his signet for 2 less', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), gandalf()], hand: [legolas(), boromir(), gimli()] },
      Bob,
    },
  });
  t.player('Ann').does('Gandalf: Fellowship');
  t.expect.card('Legolas', { in: 'companions of Ann' }).card('Gandalf', { wounds: 1 }).table({ twilight: 0 });
  t.player('Ann').mayNot('Gandalf', { because: 'nothing to choose' });
});

invent(companion('Dear friend', { signet: 'Gandalf', twilight: 5 }));
for (const [wounds, others] of [
  [0, 0],
  [3, 0],
  [0, 8],
] as const)
  scenario(`[1_364] Gandalf with ${wounds} wounds beside ${others} others, and a friend who costs 5`, (t) => {
    const people = Array.from({ length: others }, (_x, i) => ({ card: 'Dear friend', as: `friend ${i}` }));
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), gandalf({ wounds }), ...people.slice(1)],
          hand: ['Dear friend', 'Armor'],
        },
        Bob,
      },
    });
    if (wounds > 0) t.player('Ann').mayNot('Gandalf', { rule: 'LR-EXERT-003' });
    else if (others > 0) t.player('Ann').mayNot('Gandalf', { because: 'nothing to choose' });
    else {
      t.player('Ann').does('Gandalf: Fellowship');
      t.expect.card('Dear friend', { in: 'companions of Ann' }).table({ twilight: 3 });
    }
  });

invent(freeCondition('Note'), freeCondition('Miner below'), companion('Walker', { vitality: 2 }));
scenario('[1_77] as many twilight go as companions exert', (t) => {
  t.given({
    phase: 'fellowship alone',
    twilight: 5,
    players: {
      Ann: { companions: [frodo(), gimli(), 'Walker'], hand: ['Let Folly Be Our Cloak', 'Note'] },
      Bob,
    },
  });
  t.player('Ann').does('Let Folly', 'Gimli', 'Walker', 'Pass');
  t.expect
    .table({ twilight: 3 })
    .card('Gimli', { wounds: 1 })
    .card('Walker', { wounds: 1 })
    .card('Frodo', { wounds: 0 });
});
scenario('[1_77] one companion will do', (t) => {
  t.given({
    phase: 'fellowship alone',
    twilight: 5,
    players: {
      Ann: { companions: [frodo(), gimli()], hand: ['Let Folly Be Our Cloak', 'Note'] },
      Bob,
    },
  });
  t.player('Ann').does('Let Folly', 'Gimli', 'Pass');
  t.expect.table({ twilight: 4 }).card('Gimli', { wounds: 1 }).card('Frodo', { wounds: 0 });
});
scenario('[1_77, LR-EXERT-003] without anyone to exert it is not played', (t) => {
  t.given({
    phase: 'fellowship alone',
    twilight: 5,
    players: { Ann: { companions: [frodo({ wounds: 3 })], hand: ['Let Folly Be Our Cloak', 'Note'] }, Bob },
  });
  t.player('Ann').mayNot('Let Folly Be Our Cloak', { rule: 'LR-EXERT-003' });
});
const risk = (twilight: number) => ({
  phase: 'fellowship alone',
  twilight,
  players: {
    Ann: {
      companions: [frodo(), gandalf()],
      hand: [{ card: 'Risk a Little Light', as: 'Risk' }, 'Note'],
      deck: ['Walker', 'Pathfinder', 'Miner below'],
    },
    Bob,
  },
});
scenario('[1_82, LR-EFFECT-002] one of the two on top comes to hand, and the other goes', (t) => {
  t.given(risk(1));
  t.player('Ann').does('Risk').mayChoose.exactly('Walker', 'Pathfinder');
  t.player('Ann')
    .does('Pathfinder')
    .has({ hand: ['Note', 'Pathfinder'], deck: ['Miner below'], discard: ['Walker', 'Risk'] });
});
scenario('[1_82] with two twilight in the pool it is not played', (t) => {
  t.given(risk(2));
  t.player('Ann').mayNot('Risk', { because: 'fewer than 2' });
});

invent(
  companion('Any Hobbit', { race: 'Hobbit' }),
  companion('Any Elf', { race: 'Elf' }),
  companion('Any Man'),
);
scenario('[1_72] the races are counted wherever their companions stand', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: ['Any Elf', { card: 'Gandalf, Friend of the Shirefolk', as: 'Gandalf' }, frodo()],
        hand: ['Any Man'],
      },
      Bob: {},
    },
  });
  t.expect.card('Gandalf', { strength: 8 });
});
for (const [strength, friends] of [
  [7, []],
  [7, ['Any Hobbit']],
  [9, ['Any Elf', 'Any Man']],
  [10, ['Any Elf', 'Any Man', 'Miner below']],
] as const)
  scenario(`[1_72] with Frodo and ${friends.length} more Gandalf has strength ${strength}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [
            frodo(),
            { card: 'Gandalf, Friend of the Shirefolk', as: 'Gandalf' },
            ...friends.filter((name) => name !== 'Miner below'),
            ...(friends.some((name) => name === 'Miner below') ? [gimli()] : []),
          ],
          hand: ['Note'],
        },
        Bob,
      },
    });
    t.expect.card('Gandalf', { strength });
  });
