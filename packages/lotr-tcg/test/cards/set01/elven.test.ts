/** The Fellowship of the Ring: the Elven culture. */
import { companion, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
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
