/** Ents of Fangorn: the Wraith culture, its Nazgûl and what they bear. */
import {
  a,
  both,
  companion as companions,
  during,
  inSkirmish,
  skirmish,
  woundIt,
} from '../../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  invent,
  item,
  minion,
  pause,
  shadowCondition,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  pause,
  companion('Friend', { vitality: 4, strength: 9 }),
  companion('Bound one', { vitality: 3, keyword: ['Ring-bound'] }),
  companion('Weak one', { strength: 1 }),
  companion('Elf', { culture: 'Elven', race: 'Elf' }),
  companion('Dwarf', { culture: 'Dwarven', race: 'Dwarf' }),
  ally('Neighbour', { vitality: 4 }),
  freeCondition('Song'),
  freeCondition('Tale', { culture: 'Shire', keyword: ['Tale'] }),
  item('Spade'),
  shadowCondition('Sting', {}, during(skirmish, { effect: woundIt(a(both(companions, inSkirmish))) })),
  shadowCondition('Dart', {}, during(skirmish, { effect: woundIt(a(companions)) })),
  minion('Rider', { culture: 'Wraith', race: 'Nazgul', strength: 12, vitality: 3 }),
  minion('Red Orc', { strength: 12 }),
);
const held = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Song', as: `card ${i + 1}` }));

const beast = (n: number, minions: readonly unknown[]) => ({
  phase: 'shadow alone',
  players: {
    Ann: { companions: [frodo()], site: 6 },
    Bob: { minions, hand: [{ card: 'Fell Beast', as: 'beast' }, ...held(n)], support: ['Idle'] },
  },
});
scenario('[6_83/1, 6_83/2, 6_83/3] Fell Beast: two cards go, and a Nazgûl is fierce', (t) => {
  t.given(beast(3, ['Red Orc', 'Rider']));
  t.player('Bob').does('beast', 'card 1', 'card 3');
  t.expect
    .card('Rider', { strength: 14, fierce: 1 })
    .card('Red Orc', { fierce: 0 })
    .zone('hand of Bob', ['card 2'])
    .zone('discard of Bob', ['card 1', 'card 3']);
});
for (const [why, n, who] of [
  ['with one other card in hand', 1, 'Rider'],
  ['on an Orc', 2, 'Red Orc'],
] as const)
  scenario(`[6_83/1, 6_83/2, LR-COST-002, LR-ATTACH-001] it is not played ${why}`, (t) => {
    t.given(beast(n, [who]));
    t.player('Bob').mayNot('beast', {});
  });

const sword = (card: string, hero: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), { card: hero, as: 'hero', on: ['Spade'] }], support: ['Song'] },
    Bob: { minions: [{ card, as: 'bearer', on: ['Sword of Dol Guldur'], against: 'hero' }] },
  },
});
const toldea = 'Úlairë Toldëa, Messenger of Morgul';
scenario('[6_85/2, LR-ERRATA-076] when Úlairë Toldëa wins, a possession or condition is discarded', (t) => {
  t.given(sword(toldea, 'Friend'));
  t.player('Ann').mayChoose.exactly('Spade', 'Song');
  t.player('Ann').does('Song');
  t.expect.card('Song', { in: 'discard of Ann' }).card('Spade', { in: 'on of hero' });
});
scenario('[6_85/2, LR-ERRATA-076] not when another Nazgûl wins', (t) => {
  t.given(sword('Rider', 'Friend'));
  t.expect
    .card('Song', { in: 'support of Ann' })
    .card('Spade', { in: 'on of hero' })
    .card('hero', { wounds: 1 });
});
scenario(
  '[6_85/2, 1_306, LR-ERRATA-2013] it is his own player who discards, and Pippin keeps nothing from him',
  (t) => {
    const { players, ...rest } = sword(toldea, 'Friend');
    const pippin = 'Pippin, Friend to Frodo';
    t.given({
      ...rest,
      players: { ...players, Ann: { companions: [...players.Ann.companions, pippin], support: ['Tale'] } },
    });
    t.player('Ann').does('Tale');
    t.expect.card('Tale', { in: 'discard of Ann' });
  },
);
scenario('[6_85/1, LR-ATTACH-001] it is borne by a Nazgûl', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 2,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        minions: ['Red Orc', 'Rider'],
        hand: [{ card: 'Sword of Dol Guldur', as: 'sword' }],
        support: ['Idle'],
      },
    },
  });
  t.player('Bob').does('sword');
  t.expect.card('Rider', { strength: 14 }).card('Red Orc', { strength: 12 });
});

const lemenya = (n: number, wounds = 0) => ({
  phase: 'regroup alone',
  players: {
    Ann: { companions: [frodo(), 'Friend', 'Elf'] },
    Bob: {
      minions: [{ card: 'Úlairë Lemenya, Winged Hunter', as: 'Lemenya', wounds }],
      hand: held(n),
      support: ['Idle'],
    },
  },
});
scenario('[6_86] Úlairë Lemenya: three cards from hand send a companion back', (t) => {
  t.given(lemenya(4));
  t.player('Bob').does('Lemenya', 'card 1', 'card 2', 'card 4');
  t.player('Bob').mayChoose.exactly('Friend', 'Elf');
  t.player('Bob').does('Elf');
  t.expect.card('Elf', { in: 'hand of Ann' }).card('Lemenya', { wounds: 1 }).zone('hand of Bob', ['card 3']);
});
for (const [n, wounds, rule] of [
  [2, 0, 'LR-COST-002'],
  [3, 1, 'LR-EXERT-003'],
] as const)
  scenario(`[6_86] not with ${n} cards and ${wounds} wounds`, (t) => {
    t.given(lemenya(n, wounds));
    t.player('Bob').mayNot('Lemenya', { rule });
  });

const nertea = (other: string, companions: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 4,
  players: {
    Ann: { companions: [frodo(), 'Bound one', ...companions], site: 3 },
    Bob: {
      minions: [other],
      hand: [{ card: 'Úlairë Nertëa, Winged Hunter', as: 'Nertëa' }],
      support: ['Idle'],
    },
  },
});
scenario(
  '[6_87, LR-EFFECT-010] Úlairë Nertëa: an exertion for each culture over 2, of the same one if Ann likes',
  (t) => {
    t.given(nertea('Rider', ['Elf', 'Dwarf']));
    t.player('Bob').does('Nertëa');
    t.player('Ann').mayChoose.exactly('Frodo', 'Bound one');
    t.player('Ann').does('Bound one', 'Bound one');
    t.expect.card('Bound one', { wounds: 2 }).card('Frodo', { wounds: 0 }).card('Elf', { wounds: 0 });
  },
);
for (const [why, other, companions] of [
  ['with two cultures', 'Rider', ['Friend']],
  ['without another Nazgûl', 'Red Orc', ['Elf', 'Dwarf']],
] as const)
  scenario(`[6_87] nobody exerts ${why}`, (t) => {
    t.given(nertea(other, companions));
    t.player('Bob').does('Nertëa');
    t.expect.card('Frodo', { wounds: 0 }).card('Bound one', { wounds: 0 });
  });

const winged = (who: string, companions: readonly unknown[] = []) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo({ wounds: 3 }), { card: 'Friend', as: 'hero', wounds: 2 }, ...companions] },
    Bob: {
      minions: [
        {
          card: 'Úlairë Toldëa, Winged Sentry',
          as: 'Toldëa',
          ...(who === 'Toldëa' ? { against: 'hero' } : {}),
        },
        { card: 'Rider', ...(who === 'Rider' ? { against: 'hero' } : {}) },
      ],
    },
  },
});
for (const [choice, wounds, burdens] of [
  ['exert', 1, 0],
  ['add', 0, 1],
] as const)
  scenario(`[6_88] Úlairë Toldëa wins: Ann may choose to ${choice}`, (t) => {
    t.given(winged('Toldëa', ['Elf']));
    t.player('Ann').does(choice).has({ burdens });
    t.expect.card('Elf', { wounds });
  });
scenario('[6_88, LR-EFFECT-005] where nobody can exert it is a burden', (t) => {
  t.given(winged('Toldëa'));
  t.player('Ann').has({ burdens: 1 });
});
scenario('[6_88] nothing follows when another wins', (t) => {
  t.given(winged('Rider', ['Elf']));
  t.player('Ann').has({ burdens: 0 });
  t.expect.card('Elf', { wounds: 0 }).card('hero', { wounds: 3 });
});

const ominous = (phase: string, tokens: number, minions: readonly unknown[]) => ({
  phase,
  players: {
    Ann: { companions: [frodo()] },
    Bob: {
      minions,
      support: [
        { card: 'Winged and Ominous', as: 'omen', ...(tokens === 0 ? {} : { tokens, tokensOf: 'Wraith' }) },
        'Idle',
      ],
    },
  },
});
scenario('[6_89/1] a Nazgûl exerts to place a token', (t) => {
  t.given(ominous('regroup alone', 0, ['Red Orc', 'Rider']));
  t.player('Bob').does('omen');
  t.expect.card('omen', { tokens: 1 }).card('Rider', { wounds: 1 });
});
scenario('[6_89/1, LR-EXERT-003] an Orc does not', (t) => {
  t.given(ominous('regroup alone', 0, ['Red Orc']));
  t.player('Bob').mayNot('omen', { rule: 'LR-EXERT-003' });
});
scenario('[6_89/2] three tokens become 2 twilight', (t) => {
  t.given(ominous('shadow alone', 4, []));
  t.player('Bob').does('omen');
  t.expect.card('omen', { tokens: 1 }).table({ twilight: 2 });
});
scenario('[6_89/2, LR-COST-002] two tokens are not enough', (t) => {
  t.given(ominous('shadow alone', 2, []));
  t.player('Bob').mayNot('omen', { rule: 'LR-COST-002' });
});

const death = (killer: string, victim: object, support: readonly unknown[], friend = 0) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo({ wounds: 3 }), { as: 'victim', ...victim }, { card: 'Friend', wounds: friend }],
      support,
    },
    Bob: {
      minions: [
        { card: 'The Witch-king, Deathless Lord', as: 'King' },
        { card: killer, as: 'killer', against: 'victim' },
      ],
    },
  },
});
for (const [how, victim] of [
  ['overwhelmed', { card: 'Weak one' }],
  ['wounded to death', { card: 'Friend', wounds: 3 }],
] as const)
  scenario(`[6_122] who is ${how} by a Nazgûl lets an ally take two wounds`, (t) => {
    t.given(death('Rider', victim, ['Neighbour']));
    t.player('Bob').does('wound');
    t.expect
      .card('victim', { in: 'dead of Ann' })
      .card('Neighbour', { wounds: 2 })
      .card('Friend', { wounds: 0 });
  });
for (const [killer, hears] of [
  ['Rider', true],
  ['Red Orc', false],
] as const)
  scenario(`[6_122, LR-ERRATA-020] so does who dies by a text in a skirmish with ${killer}`, (t) => {
    const { players, ...rest } = death(killer, { card: 'Friend', wounds: 3 }, ['Neighbour']);
    t.given({ ...rest, players: { ...players, Bob: { ...players.Bob, support: ['Sting'] } } });
    t.player('Bob').does('Sting');
    if (hears) t.player('Bob').does('wound');
    t.expect.card('victim', { in: 'dead of Ann' }).card('Neighbour', { wounds: hears ? 2 : 0 });
  });
scenario('[6_122, LR-ERRATA-020] nobody outside of that skirmish does', (t) => {
  const { players, ...rest } = death('Rider', { card: 'Friend' }, ['Neighbour'], 3);
  t.given({ ...rest, players: { ...players, Bob: { ...players.Bob, support: ['Dart'] } } });
  t.player('Bob').does('Dart', 'Friend');
  t.expect.card('Friend', { in: 'dead of Ann' }).card('Neighbour', { wounds: 0 });
});
scenario('[6_122] or a companion exert', (t) => {
  t.given(death('Rider', { card: 'Weak one' }, ['Neighbour']));
  t.player('Bob').does('exert');
  t.expect.card('Neighbour', { wounds: 0 }).card('Friend', { wounds: 1 });
});
scenario('[6_122, LR-EFFECT-005] without an ally a companion does', (t) => {
  t.given(death('Rider', { card: 'Weak one' }, []));
  t.expect.card('Friend', { wounds: 1 });
});
scenario('[6_122] nothing follows when an Orc kills', (t) => {
  t.given(death('Red Orc', { card: 'Weak one' }, ['Neighbour']));
  t.expect
    .card('victim', { in: 'dead of Ann' })
    .card('Neighbour', { wounds: 0 })
    .card('Friend', { wounds: 0 });
});
scenario('[6_122] nor when nobody is killed', (t) => {
  t.given(death('Rider', { card: 'Friend' }, ['Neighbour']));
  t.expect.card('victim', { wounds: 1 }).card('Neighbour', { wounds: 0 });
});
