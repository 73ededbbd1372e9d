/** The Fellowship of the Ring: songs, tales and counsels of the Elven culture, and their allies. */
import { addsTwilight, event, fellowship } from '../../../../src/cards/words/index.ts';
import { ally, companion, freeCondition, freeEvent, invent, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { aragorn, Bob, gimli, legolas, runner, savage, soldier } from '../../people.ts';

invent(
  pause,
  companion('Elf of the test', { race: 'Elf', culture: 'Elven', vitality: 3 }),
  ally('Elf at three', { race: 'Elf', culture: 'Elven', home: 1 << 3, strength: 5, vitality: 2 }),
  ally('Elf at six', { race: 'Elf', culture: 'Elven', home: 1 << 6, strength: 5, vitality: 2 }),
  ally('Man at three', { home: 1 << 3, strength: 5, vitality: 2 }),
  freeCondition('Tale of the Elves', { culture: 'Elven', keyword: ['Tale'], twilight: 0 }),
  freeCondition('Tale of Men', { keyword: ['Tale'], twilight: 0 }),
  freeEvent(
    'Told tale',
    { culture: 'Elven', keyword: ['Tale'], twilight: 0 },
    event(fellowship, { effect: addsTwilight(1) }),
  ),
  freeCondition('Elven thing', { culture: 'Elven', twilight: 0 }),
  minion('Tough Orc', { strength: 4, vitality: 4 }),
);
const elf = (more = {}) => ({ card: 'Elf of the test', as: 'Elf', ...more });
const celeborn = (more = {}) => ({ card: 'Celeborn, Lord of Lórien', as: 'Celeborn', ...more });

const lord = (wounds: number) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo({ wounds: 1 }), elf({ wounds: 1 })],
      support: [
        celeborn({ wounds }),
        { card: 'Elf at six', wounds: 1 },
        { card: 'Man at three', as: 'Man', wounds: 1 },
      ],
      hand: ['Armor'],
    },
    Bob,
  },
});
scenario('[1_34] Celeborn exerts to heal an Elven ally, himself or another', (t) => {
  t.given(lord(0));
  t.player('Ann').does('Celeborn').mayChoose.exactly('Celeborn', 'Elf at six');
  t.player('Ann').does('Elf at six');
  t.expect.card('Elf at six', { wounds: 0 }).card('Celeborn', { wounds: 1 }).card('Man', { wounds: 1 });
});
scenario('[1_34, LR-EXERT-003] Celeborn does not when he is exhausted', (t) => {
  t.given(lord(2));
  t.player('Ann').mayNot('Celeborn', { rule: 'LR-EXERT-003' });
});

const council = (who: unknown) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), who],
      hand: [{ card: 'The Council of Elrond', as: 'event' }, 'Armor'],
      deck: ['Elven thing', 'Tale of Men', 'Tale of the Elves'],
    },
    Bob,
  },
});
scenario('[1_35] The Council of Elrond: a tale is played from the draw deck', (t) => {
  t.given(council(elf()));
  t.player('Ann').does('event').mayChoose.exactly('Tale of Men', 'Tale of the Elves');
  t.player('Ann').does('Tale of Men').has({ deck: 2 });
  t.expect.card('Tale of Men', { in: 'support of Ann' });
});
scenario('[1_35, LR-SPOT-001] The Council of Elrond needs an Elf', (t) => {
  t.given(council(gimli()));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});

const curse = (hand: readonly unknown[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: { companions: [frodo(), elf()], hand: [{ card: 'Curse Their Foul Feet!', as: 'event' }, 'Armor'] },
    Bob: { hand },
  },
});
scenario('[1_36] Curse Their Foul Feet!: its owner discards a card for each Orc he holds', (t) => {
  t.given(curse([runner(), soldier(), savage(), 'Athelas']));
  t.player('Ann').does('event');
  t.player('Bob')
    .does('Savage', 'Runner')
    .has({ hand: ['Soldier', 'Athelas'] });
  t.expect.card('Elf', { wounds: 1 });
});
scenario('[1_36] Curse Their Foul Feet!: without an Orc nothing goes', (t) => {
  t.given(curse([savage(), 'Athelas']));
  t.player('Ann').does('event');
  t.player('Bob').has({ hand: 2 });
});

const song = (who: unknown) => ({
  phase: 'fellowship alone',
  players: { Ann: { companions: [frodo(), who], burdens: 2, hand: ['Elf-song', 'Armor'] }, Bob },
});
scenario('[1_39] Elf-song removes a burden', (t) => {
  t.given(song(elf()));
  t.player('Ann').does('Elf-song').has({ burdens: 1 });
});
scenario('[1_39, LR-SPOT-001] Elf-song needs an Elf', (t) => {
  t.given(song(gimli()));
  t.player('Ann').mayNot('Elf-song', { rule: 'LR-SPOT-001' });
});

const boats = (phase: string, from: string) => ({
  phase,
  twilight: 5,
  path: [
    { card: from, number: 7 },
    { card: 'Pillars of the Kings', number: 8 },
  ],
  players: {
    Ann: { companions: [frodo()], support: ['Gift of Boats'], site: 7 },
    Bob: {
      minions: [runner()],
      hand: Array.from({ length: 8 }, (_x, i) => ({ card: 'Goblin Sneak', as: `held ${i}` })),
    },
  },
});
scenario('[1_46/2, LR-ERRATA-007] Gift of Boats: from a river the move limit is 1 more', (t) => {
  t.given(boats('move', 'Anduin Confluence'));
  t.player('Ann').has({ 'move limit': 3 });
});
scenario('[1_46/2] Gift of Boats: from another site it is not', (t) => {
  t.given(boats('move', 'Lothlórien Woods'));
  t.player('Ann').has({ 'move limit': 2 });
});
scenario('[1_46/2, LR-ERRATA-007] Gift of Boats: nor in the regroup phase', (t) => {
  t.given(boats('regroup', 'Anduin Confluence'));
  t.player('Bob').does('Keep all');
  t.player('Ann').does('Yes').has({ 'move limit': 2, site: 8 });
});
const playingBoats = (wounds: number) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), elf()],
      support: [{ card: 'Elf at six', as: 'ally', wounds }],
      hand: [{ card: 'Gift of Boats', as: 'Gift' }, 'Armor'],
    },
    Bob,
  },
});
scenario('[1_46/1] Gift of Boats: an Elf ally exerts for it', (t) => {
  t.given(playingBoats(0));
  t.player('Ann').does('Gift');
  t.expect.card('Gift', { in: 'support of Ann' }).card('ally', { wounds: 1 }).card('Elf', { wounds: 0 });
});
scenario('[1_46/1, LR-COST-009] Gift of Boats: an Elf companion does not', (t) => {
  t.given(playingBoats(1));
  t.player('Ann').mayNot('Gift', { rule: 'LR-COST-009' });
});

for (const [elves, strength] of [
  [0, 8],
  [2, 10],
  [4, 11],
] as const)
  scenario(
    `[1_49/3] The Last Alliance of Elves and Men: with ${elves} Elves Aragorn has ${strength}`,
    (t) => {
      t.given({
        phase: 'fellowship alone',
        players: {
          Ann: {
            companions: [
              frodo(),
              aragorn({ on: ['The Last Alliance of Elves and Men'] }),
              ...Array.from({ length: elves }, (_x, i) => elf({ as: `Elf ${i}` })),
            ],
            hand: ['Armor'],
          },
          Bob,
        },
      });
      t.expect.card('Aragorn', { strength });
    },
  );
scenario('[1_49/2] The Last Alliance of Elves and Men: one on each bearer', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), aragorn({ on: ['The Last Alliance of Elves and Men'] })],
        hand: [{ card: 'The Last Alliance of Elves and Men', as: 'second' }, 'Armor'],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('second', { because: 'nobody can bear it' });
});

const shoulder = (dwarf: object, other: object) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo(), gimli({ ...dwarf }), elf(other)],
      support: [{ card: 'Shoulder to Shoulder', as: 'condition' }],
    },
    Bob: { minions: [runner()] },
  },
});
scenario('[1_59/1] Shoulder to Shoulder: a Dwarf exerts to heal an Elf', (t) => {
  t.given(shoulder({ wounds: 1 }, { wounds: 1 }));
  t.player('Ann').does('condition: Maneuver: add 1 twilight and exert a Dwarf');
  t.expect.card('Elf', { wounds: 0 }).card('Gimli', { wounds: 2 }).table({ twilight: 1 });
});
scenario('[1_59/2] Shoulder to Shoulder: an Elf exerts to heal a Dwarf', (t) => {
  t.given(shoulder({ wounds: 2 }, { wounds: 1 }));
  // The Dwarf is exhausted: only this way is left.
  t.player('Ann').does('condition');
  t.expect.card('Gimli', { wounds: 1 }).card('Elf', { wounds: 2 }).table({ twilight: 1 });
});
scenario('[1_59/1 1_59/2, LR-EXERT-003] Shoulder to Shoulder: both are exhausted', (t) => {
  t.given(shoulder({ wounds: 2 }, { wounds: 2 }));
  t.player('Ann').mayNot('condition', { rule: 'LR-EXERT-003' });
});

const songs = {
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo()],
      burdens: 2,
      support: [{ card: 'Songs of the Blessed Realm', as: 'Songs' }],
      hand: ['Tale of the Elves', 'Told tale', 'Tale of Men', 'Elven thing', 'Armor'],
    },
    Bob,
  },
};
scenario('[1_61] Songs of the Blessed Realm: an Elven tale may take a burden away', (t) => {
  t.given(songs);
  t.player('Ann').does('Tale of the Elves: play', 'Songs').has({ burdens: 1 });
});
scenario('[1_61, LR-EVENT-007] Songs of the Blessed Realm: also one that is an event', (t) => {
  t.given(songs);
  t.player('Ann').does('Told tale', 'Songs').has({ burdens: 1 });
});
scenario('[1_61] Songs of the Blessed Realm: or not; and other cards take none', (t) => {
  t.given(songs);
  t.player('Ann').does('Tale of the Elves: play', 'Pass', 'Tale of Men: play', 'Elven thing: play');
  t.player('Ann').has({ burdens: 2 });
});

for (const [card, name, at, other] of [
  ['1_64', 'Support of the Last Homely House', 'Elf at three', 'Elf at six'],
  ['1_65', 'Swan-ship of the Galadhrim', 'Elf at six', 'Elf at three'],
] as const) {
  const help = (wounds: number) => ({
    phase: 'maneuver',
    players: {
      Ann: {
        companions: [frodo(), elf()],
        support: [
          { card: at, as: 'helper', wounds },
          { card: other, as: 'other' },
          { card: 'Man at three', as: 'Man' },
        ],
        hand: [{ card: name, as: 'event' }, 'Stand Against Darkness'],
      },
      Bob: { minions: [runner()] },
    },
  });
  scenario(`[${card}] ${name}: ${at} exerts and may fight, 3 stronger`, (t) => {
    t.given(help(0));
    t.player('Ann').does('event');
    t.expect
      .card('helper', { strength: 8, 'takes part': 3, wounds: 1 })
      .card('other', { strength: 5, 'takes part': 0 })
      .card('Man', { 'takes part': 0 });
  });
  scenario(`[${card}, LR-EXERT-003] ${name}: nobody else does it`, (t) => {
    t.given(help(1));
    t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
  });
}

scenario('[1_66/2] The Tale of Gil-galad is discarded for strength +2', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), legolas({ on: [{ card: 'The Tale of Gil-galad', as: 'Tale' }] }), elf()],
        support: ['Pause'],
      },
      Bob: { minions: [{ card: 'Tough Orc', against: 'Legolas' }] },
    },
  });
  t.expect.card('Legolas', { strength: 6, vitality: 4 });
  t.player('Ann').does('Tale');
  t.expect
    .card('Legolas', { strength: 8, vitality: 3 })
    .card('Elf', { strength: 6 })
    .card('Tale', { in: 'discard of Ann' });
});
