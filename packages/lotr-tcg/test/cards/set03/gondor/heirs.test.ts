/** Realms of the Elf-lords: the heirs of Gondor, their horns and shards. */
import { addsTwilight, event, maneuver, Phase, shadowPhase } from '../../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  pause,
  shadowEvent,
} from '../../../invented.ts';
import { frodo, passThrough, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import { aragorn, boromir, gimli } from '../../people.ts';
import type { Fields } from '../../positions.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  freeIdle,
  pause,
  companion('Dwarf', { race: 'Dwarf', culture: 'Dwarven' }),
  companion('Captain', { vitality: 3 }),
  companion('Heir', { signet: 'Aragorn', culture: 'Dwarven' }),
  ally('Villager', { home: 1 << 7 }),
  minion('Orc', { strength: 3 }),
  minion('Troll', { race: 'Troll', strength: 15, twilight: 4 }),
  freeCondition('Gondor paper'),
  freeCondition('Shire paper', { culture: 'Shire' }),
  freeEvent('Deed', { eventPhases: 1 << Phase.maneuver }, event(maneuver, { effect: addsTwilight(1) })),
  shadowEvent('Ruse', { eventPhases: 1 << Phase.maneuver }, event(maneuver, { effect: addsTwilight(1) })),
  shadowEvent('Plot', { eventPhases: 1 << Phase.shadow }, event(shadowPhase, { effect: addsTwilight(1) })),
);
const camp = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), 'Captain'], support: ['Free idle'], adventure: [], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});

const heir = { card: 'Aragorn, Heir to the White City', as: 'Aragorn' };
const onTheWay = (twilight: number) => ({
  ...moving('Council Courtyard', 3, 'Moria Lake', { companions: [frodo(), heir] }),
  twilight,
});
scenario('[3_38] Aragorn, Heir to the White City: moving in the fellowship phase removes 2', (t) => {
  t.given(onTheWay(5));
  // Moria Lake brings 1 and 2 companions 1 each.
  t.expect.table({ twilight: 5 - 2 + 1 + 2 });
});
scenario('[3_38] Aragorn, Heir to the White City: not in the regroup phase', (t) => {
  t.given({
    phase: 'regroup',
    twilight: 5,
    path: [
      { card: 'Council Courtyard', number: 3 },
      { card: 'Moria Lake', number: 4 },
    ],
    players: { Ann: { companions: [frodo(), heir], site: 3 }, Bob: {} },
  });
  passThrough(t, 'regroup phase');
  t.player('Ann').does('Yes');
  t.expect.table({ twilight: 5 + 1 + 2 });
});

const banner = (who: string, wounds: number) =>
  camp('maneuver', {
    companions: [frodo(), { card: who, as: 'he', wounds }],
    hand: [{ card: 'Banner of the White Tree', as: 'it' }],
  });
scenario('[3_39] Banner of the White Tree: a Gondor companion exerts for 3 and defender +1', (t) => {
  t.given(banner('Captain', 0));
  t.player('Ann').does('it');
  t.expect.card('he', { wounds: 1, strength: 9, defender: 1 }).card('Frodo', { strength: 4, defender: 0 });
});
for (const [who, wounds] of [
  ['Dwarf', 0],
  ['Captain', 2],
] as const)
  scenario(`[3_39, LR-EXERT-003] Banner of the White Tree: not by ${who} with ${wounds} wounds`, (t) => {
    t.given(banner(who, wounds));
    t.player('Ann').mayNot('it', { because: 'exert' });
  });

for (const [minion, healed] of [
  ['Orc', true],
  ['Troll', false],
] as const)
  scenario(`[3_40] Citadel of Minas Tirith after a skirmish with ${minion}`, (t) => {
    t.given({
      phase: 'skirmishes',
      players: {
        Ann: {
          companions: [frodo(), { card: 'Captain', as: 'he', wounds: 1 }, gimli({ wounds: 1 })],
          support: [{ card: 'Citadel of Minas Tirith', as: 'citadel' }],
          adventure: [],
        },
        Bob: { minions: [{ card: minion, against: 'Gimli' }] },
      },
    });
    passThrough(t, 'regroup phase');
    if (healed) t.player('Ann').does('No').does('citadel');
    else t.player('Ann').does('No');
    t.expect.card('he', { wounds: healed ? 0 : 1 });
  });

const horn = (who: unknown, allies: readonly unknown[]) =>
  camp('maneuver', { companions: [frodo(), who], support: [...allies, 'Free idle'] });
const borne = { on: [{ card: 'Horn of Boromir', as: 'horn' }] };
scenario('[3_42/2] Horn of Boromir: he exerts, and an ally joins with 3 more', (t) => {
  t.given(horn(boromir(borne), ['Villager']));
  t.player('Ann').does('horn');
  t.expect.card('Villager', { strength: 6, 'takes part': 3 }).card('Boromir', { wounds: 1 });
});
scenario('[3_42/2, LR-SPOT-001] Horn of Boromir: not without an ally', (t) => {
  t.given(horn(boromir(borne), []));
  t.player('Ann').mayNot('horn', { because: 'spot' });
});
scenario('[3_42/2, LR-EXERT-003] Horn of Boromir: not when he is exhausted', (t) => {
  t.given(horn(boromir({ ...borne, wounds: 2 }), ['Villager']));
  t.player('Ann').mayNot('horn', { because: 'exert' });
});
for (const [who, ok] of [
  [boromir({ as: 'he' }), true],
  [aragorn({ as: 'he' }), false],
] as const)
  scenario(`[3_42/1] Horn of Boromir is ${ok ? '' : 'not '}borne`, (t) => {
    t.given(
      camp('fellowship', { companions: [frodo(), who], hand: [{ card: 'Horn of Boromir', as: 'it' }] }),
    );
    if (ok) t.player('Ann').does('it: play').has({ hand: 0 });
    else t.player('Ann').mayNot('it', {});
  });

const shards = { card: 'The Shards of Narsil', as: 'shards' };
scenario('[3_44/1] The Shards of Narsil: a Gondor card from hand is stacked', (t) => {
  t.given(camp('fellowship', { hand: ['Gondor paper', 'Shire paper'], support: [shards, 'Free idle'] }));
  t.player('Ann')
    .does('shards: Fellowship: stack')
    .has({ hand: ['Shire paper'] });
  t.expect.card('Gondor paper', { in: 'stacked of shards' }).table({ twilight: 5 });
  t.player('Ann').mayChoose.exactly('Pass', 'Shire paper', 'shards: Fellowship: add', 'Free idle');
});
scenario('[3_44/2] The Shards of Narsil: a card stacked there comes back for 1 twilight', (t) => {
  t.given(camp('fellowship', { support: [{ ...shards, stacked: ['Gondor paper'] }, 'Free idle'] }));
  t.player('Ann')
    .does('shards: Fellowship: add')
    .has({ hand: ['Gondor paper'] });
  t.expect.table({ twilight: 6 });
  t.player('Ann').mayChoose.exactly('Pass', 'Gondor paper', 'shards: Fellowship: stack', 'Free idle');
});

scenario('[3_45] Some Who Resisted: every maneuver event costs 2 more in this phase', (t) => {
  t.given(
    camp('maneuver', { hand: [{ card: 'Some Who Resisted', as: 'it' }, 'Deed'] }, { hand: ['Ruse', 'Plot'] }),
  );
  t.player('Ann').does('it');
  t.expect
    .card('Deed', { 'twilight cost': 3 })
    .card('Ruse', { 'twilight cost': 3 })
    .card('Plot', { 'twilight cost': 1 });
});
scenario('[3_45, LR-SPOT-001] Some Who Resisted takes a Gondor companion', (t) => {
  t.given(
    camp('maneuver', { companions: [frodo(), 'Dwarf'], hand: [{ card: 'Some Who Resisted', as: 'it' }] }),
  );
  t.player('Ann').mayNot('it', { because: 'spot a Gondor companion' });
});

const sharp = (support: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), 'Captain', 'Dwarf'],
      hand: [{ card: 'Still Sharp', as: 'it' }],
      support: [...support, 'Pause'],
    },
    Bob: { minions: [{ card: 'Orc', against: 'Captain' }] },
  },
});
scenario('[3_46] Still Sharp: 3 and damage +1 with The Shards of Narsil there', (t) => {
  t.given(sharp([shards]));
  t.player('Ann').does('it');
  t.expect.card('Captain', { strength: 9, damage: 1 }).card('Dwarf', { strength: 6, damage: 0 });
});
scenario('[3_46, LR-SPOT-001] Still Sharp: not without them', (t) => {
  t.given(sharp([]));
  t.player('Ann').mayNot('it', { because: 'spot The Shards of Narsil' });
});

scenario('[3_47] Voice of Rauros: Aragorn exerts, and all of his signet are damage +1', (t) => {
  t.given(
    camp('maneuver', {
      companions: [frodo(), aragorn(), 'Heir', 'Captain'],
      hand: [{ card: 'Voice of Rauros', as: 'it' }],
    }),
  );
  t.player('Ann').does('it');
  t.expect.card('Heir', { damage: 1 }).card('Captain', { damage: 0 }).card('Aragorn', { wounds: 1 });
});
scenario('[3_47, LR-EXERT-003] Voice of Rauros: not when Aragorn is exhausted', (t) => {
  t.given(
    camp('maneuver', {
      companions: [frodo(), aragorn({ wounds: 3 }), 'Heir'],
      hand: [{ card: 'Voice of Rauros', as: 'it' }],
    }),
  );
  t.player('Ann').mayNot('it', { because: 'exert' });
});

const warily = (phase: string, who: Fields) => ({
  phase,
  twilight: 5,
  path: [
    { card: 'Council Courtyard', number: 3 },
    { card: 'Moria Lake', number: 4 },
    { card: 'The Bridge of Khazad-dûm', number: 5 },
  ],
  players: {
    Ann: { companions: [frodo(), who], hand: [{ card: 'We Must Go Warily', as: 'it' }], site: 3 },
    Bob: {
      hand: ['Troll', 'Plot', 'Troll'].map((card, i) => ({ card, as: `b${i}` })),
      support: ['Idle'],
      adventure: [],
    },
  },
});
scenario('[3_48, LR-ERRATA-045] We Must Go Warily: minions cost 1 more after a move to regroup', (t) => {
  t.given(warily('regroup', { card: 'Captain', as: 'he' }));
  passThrough(t, 'action procedure');
  t.player('Bob').does('Keep all');
  t.player('Ann').does('Yes').does('it');
  t.expect.card('b0', { 'twilight cost': 5 }).card('b1', { 'twilight cost': 1 }).card('he', { wounds: 2 });
  passThrough(t, 'Shadow');
  passThrough(t, 'maneuver');
  t.expect.card('b0', { 'twilight cost': 4 });
});
for (const [reply, price] of [
  ['it', 5],
  ['Pass', 4],
] as const)
  scenario(`[3_48, LR-ERRATA-045] We Must Go Warily: Bob pays ${price} where Ann answers ${reply}`, (t) => {
    t.given(warily('regroup', { card: 'Captain', as: 'he' }));
    passThrough(t, 'action procedure');
    t.player('Bob').does('Keep all');
    t.player('Ann').does('Yes').does(reply);
    const { twilight } = t.state.global;
    t.player('Bob').does('b0');
    t.expect.card('b0', { in: 'minions of Bob' }).table({ twilight: twilight - price });
  });
for (const [phase, wounds, card] of [
  ['fellowship', 0, 'Captain'],
  ['regroup', 1, 'Captain'],
  ['regroup', 0, 'Dwarf'],
] as const)
  scenario(
    `[3_48, LR-ERRATA-045] We Must Go Warily: not in the ${phase} phase by ${card} with ${wounds} wounds`,
    (t) => {
      t.given(warily(phase, { card, as: 'he', wounds }));
      passThrough(t, 'action procedure');
      if (phase === 'regroup') {
        t.player('Bob').does('Keep all');
        t.player('Ann').does('Yes');
      }
      t.player('Ann').mayChoose.excludes('it');
      t.expect.card('b0', { 'twilight cost': 4 });
    },
  );
