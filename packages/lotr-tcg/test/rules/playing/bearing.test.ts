/** Bearing and handing on: bearers, classes, allies at home. */
import { both, choose, exactly, host, modifier, say, self, the, trigger, verb } from '@westmarch/kernel';
import { a, during, fellowship, layOn } from '../../../src/cards/words/index.ts';
import { bearer, bonusesOf, costsOn } from '../../../src/cards/words/playing/bearing.ts';
import { culture, fullVitality, kind, race, strength } from '../../../src/engine.ts';
import { factsOf } from '../../../src/facts/cards.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { cardPlayed } from '../../../src/rules/events.ts';
import { ally, companion, freeCondition, invent, item, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const manOfGondor = both(culture.is('Gondor'), race.is('Man'));
invent(
  companion('Guard'),
  companion('Lady'),
  companion('Dwarf', { race: 'Dwarf', culture: 'Dwarven' }),
  ally('Smith'),
  minion('Orc'),
  minion('Goblin'),
  item('Sword', {}, bearer(manOfGondor), modifier({ attribute: strength, of: exactly(host), by: 2 })),
  item('Axe', { kind: 'artifact' }, bearer(manOfGondor)),
  item('Bow', { itemClass: 'ranged weapon' }, bearer(manOfGondor)),
  item('Token', { itemClass: 'none' }, bearer(manOfGondor)),
  item('Horse', { itemClass: 'mount' }, bearer(manOfGondor)),
  item('Scimitar', { side: 'Shadow', culture: 'Moria' }, bearer(kind.is('minion'))),
  item(
    'Yoke',
    { side: 'Shadow', culture: 'Moria', itemClass: 'none', twilight: 2, Toil: 1 },
    bearer(kind.is('minion')),
  ),
  item(
    'Banner',
    { side: 'Shadow', culture: 'Moria', itemClass: 'none', twilight: 2 },
    bearer(kind.is('minion')),
  ),
  shadowCondition('Armoury', {}, costsOn(culture.is('Moria'), culture.is('Sauron'), -1)),
  minion('Captain', { culture: 'Sauron' }),
  item('Cloak', {}, ...bonusesOf({ ...factsOf('11_40'), strength: 1, vitality: 1, resistance: 2 })),
  freeCondition('Stray', {}, during(fellowship, { effect: layOn(self, host) })),
  freeCondition('Beggar', {}, during(fellowship, { effect: layOn(host, a(kind.is('companion'))) })),
  item('Leash', { itemClass: 'none' }, bearer(culture.is('Moria'))),
  shadowCondition('Gloom'),
  item('Mail', { itemClass: 'armor' }, modifier({ attribute: fullVitality, of: exactly(host), by: 1 })),
  freeCondition(
    'Smithy',
    {},
    during(fellowship, {
      targets: [choose('mail', kind.is('possession'))],
      effect: layOn(the('mail'), a(race.is('Dwarf'))),
    }),
  ),
  freeCondition('Welcome', {}, trigger(cardPlayed, { effect: verb('tell', addTwilight, [10], say`add 10`) })),
);
const phase = (ann: object) => ({ phase: 'fellowship alone', players: { Ann: ann, Bob: {} } });

scenario(
  '[LR-CARD-010 LR-ATTACH-001 LR-ATTACH-008 LR-ATTACH-009 LR-FELLOW-015] a card is played on a bearer that fits, and adds to him',
  (t) => {
    t.given(phase({ companions: [frodo(), 'Guard', 'Lady', 'Dwarf'], hand: ['Sword'] }));
    t.player('Ann').does('Sword: play');
    t.player('Ann').mayChoose.exactly('Guard', 'Lady');
    t.player('Ann').does('Lady');
    t.expect
      .card('Sword', { in: 'on of Lady' })
      .value('Lady', 'strength', 8, { base: 6, by: { Sword: 2 } })
      .table({ twilight: 1 });
  },
);
scenario(
  '[LR-ATTACH-009] numbers printed on a card that is borne are its bearer’s: strength, vitality and resistance',
  (t) => {
    t.given(phase({ companions: [frodo(), { card: 'Guard', on: ['Cloak'] }], hand: ['Sword'] }));
    t.expect
      .value('Guard', 'strength', 7, { base: 6, by: { Cloak: 1 } })
      .value('Guard', 'vitality', 4, { base: 3, by: { Cloak: 1 } })
      .value('Guard', 'resistance', 8, { base: 6, by: { Cloak: 2 } });
  },
);
scenario('[LR-KEYWORD-022] a card that is borne has toil too, and its bearer is chosen first', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 1,
    players: { Ann: {}, Bob: { minions: ['Orc', { card: 'Orc', as: 'other' }], hand: ['Yoke'] } },
  });
  t.player('Bob').does('Yoke: play', 'other');
  t.player('Bob').mayChoose.exactly('Orc', 'other');
  t.player('Bob').does('Orc').passes();
  t.expect.card('Yoke', { in: 'on of other' }).card('Orc', { wounds: 1 }).table({ twilight: 0 });
});
for (const [twilight, bearers] of [
  [1, ['Captain']],
  [2, ['Captain', 'Goblin']],
] as const)
  scenario(
    `[LR-TWILIGHT-005] with ${twilight} twilight a bearer is chosen from ${bearers.join(' and ')}`,
    (t) => {
      t.given({
        phase: 'shadow alone',
        twilight,
        players: { Ann: {}, Bob: { minions: ['Goblin', 'Captain'], support: ['Armoury'], hand: ['Banner'] } },
      });
      t.player('Bob').does('Banner: play');
      if (bearers.length > 1) {
        t.player('Bob').mayChoose.exactly(...bearers);
        t.player('Bob').does('Captain');
      }
      t.expect.card('Banner', { in: 'on of Captain' }).table({ twilight: twilight - 1 });
    },
  );
scenario('[LR-ATTACH-001] without one it cannot be played', (t) => {
  t.given(phase({ companions: [frodo(), 'Dwarf'], hand: ['Sword', 'Guard'] }));
  t.player('Ann').mayNot('Sword', { rule: 'LR-ATTACH-001' });
});
scenario(
  '[LR-CARD-011 LR-ATTACH-003 LR-ATTACH-004 LR-KEYWORD-027] one of each class, possessions and artifacts together',
  (t) => {
    t.given(phase({ companions: [frodo(), { card: 'Guard', on: ['Sword'] }], hand: ['Axe', 'Bow'] }));
    t.player('Ann').mayNot('Axe', { rule: 'LR-ATTACH-001' });
    t.player('Ann').does('Bow: play');
    t.expect.card('Bow', { in: 'on of Guard' });
  },
);
scenario('[LR-ATTACH-005] what has no class is not limited', (t) => {
  t.given(
    phase({
      companions: [frodo(), { card: 'Guard', on: ['Token', { card: 'Token', as: 'second' }] }],
      hand: [{ card: 'Token', as: 'third' }, 'Lady'],
    }),
  );
  t.player('Ann').does('third: play');
  t.expect.card('third', { in: 'on of Guard' });
});
scenario('[LR-ATTACH-006] nobody discards what he bears because he wants to', (t) => {
  t.given(phase({ companions: [frodo(), { card: 'Guard', on: ['Sword'] }], hand: ['Axe', 'Dwarf'] }));
  t.player('Ann').mayChoose.exactly('Pass', 'Dwarf: play');
});
scenario(
  '[LR-TRANSFER-001 LR-TRANSFER-005] a possession is handed on for its twilight, without being played',
  (t) => {
    t.given(
      phase({
        companions: [frodo(), { card: 'Guard', on: ['Sword'] }, 'Lady', 'Dwarf'],
        support: ['Welcome'],
      }),
    );
    t.player('Ann').does('Sword: hand');
    t.expect.card('Sword', { in: 'on of Lady' }).table({ twilight: 1 });
  },
);
scenario('[LR-TRANSFER-004] not to one whose class is taken', (t) => {
  t.given(
    phase({
      companions: [frodo(), { card: 'Guard', on: ['Sword'] }, { card: 'Lady', on: ['Axe'] }],
      hand: ['Dwarf'],
    }),
  );
  t.player('Ann').mayNot('Sword', { rule: 'LR-TRANSFER-004' });
});
scenario('[LR-TRANSFER-003] an ally takes it only at his home site', (t) => {
  t.given(
    phase({
      site: 3,
      companions: [frodo(), { card: 'Guard', on: ['Sword'] }],
      support: ['Smith'],
      hand: ['Dwarf'],
    }),
  );
  t.player('Ann').mayNot('Sword', { rule: 'LR-TRANSFER-003' });
});
scenario('[LR-TRANSFER-003] and there he does', (t) => {
  t.given(
    phase({
      site: 2,
      companions: [frodo(), { card: 'Guard', on: ['Sword'] }],
      support: ['Smith'],
      hand: ['Dwarf'],
    }),
  );
  t.player('Ann').does('Sword: hand');
  t.expect.card('Sword', { in: 'on of Smith' });
});
scenario('[LR-TRANSFER-002] minions hand nothing on', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { minions: [{ card: 'Orc', on: ['Scimitar'] }, 'Goblin'], hand: ['Orc'] },
    },
  });
  t.player('Bob').mayNot('Scimitar', { to: 'transfer', rule: 'LR-TRANSFER-002' });
});
scenario('[LR-SHADOW-006 LR-SHADOW-007] a Shadow player plays on his own minions only', (t) => {
  t.given({
    phase: 'shadow alone',
    shadow: 'Bob',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { minions: ['Orc', 'Goblin'], hand: ['Scimitar'] },
      Cid: { minions: [{ card: 'Orc', as: 'his' }] },
    },
  });
  t.player('Bob').does('Scimitar: play');
  t.player('Bob').mayChoose.exactly('Orc', 'Goblin');
});
for (const [whose, owner] of [
  ['her own', 'Ann'],
  ['another’s', 'Bob'],
] as const)
  scenario(`[LR-FELLOW-015] the Free Peoples put nothing on ${whose} card of the Shadow`, (t) => {
    // Active or not, it is none of their characters; her own lies idle in her turn.
    const lying = { support: ['Gloom'] };
    const [ann, bob] = owner === 'Ann' ? [lying, {}] : [{}, lying];
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo()], hand: ['Leash', 'Guard'], ...ann }, Bob: bob },
    });
    t.player('Ann').mayNot('Leash', { rule: 'LR-ATTACH-001' });
  });

for (const [card, choice] of [
  ['Stray', []],
  ['Beggar', ['Guard']],
] as const)
  scenario(`[LR-TRANSFER-004] ${card}: no card is handed to nobody, and nothing to somebody`, (t) => {
    t.given(phase({ companions: [frodo(), 'Guard'], support: [card], hand: ['Sword'] }));
    t.player('Ann').does(card, ...choice);
    t.expect.card(card, { in: 'support of Ann' });
    t.player('Ann').mayChoose.includes('Sword');
  });

for (const [wounds, where] of [
  [3, 'dead of Ann'],
  [2, 'companions of Ann'],
] as const)
  scenario(
    `[LR-ATTACH-010] who loses what kept him alive because it is handed over dies: ${wounds} wounds`,
    (t) => {
      t.given(
        phase({
          companions: [frodo(), { card: 'Guard', wounds, on: ['Mail'] }, 'Dwarf'],
          support: ['Smithy'],
          hand: ['Lady'],
        }),
      );
      t.player('Ann').does('Smithy');
      t.expect.card('Mail', { in: 'on of Dwarf' }).card('Guard', { in: where });
    },
  );
