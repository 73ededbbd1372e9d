/** Battle of Helm's Deep: conditions of the Sauron culture. */
import { companion, invent, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  pause,
  companion('Friend', { vitality: 3, strength: 8 }),
  companion('Bound one', { vitality: 3, strength: 8, keyword: ['Ring-bound'] }),
  companion('Hobbit', { race: 'Hobbit', culture: 'Shire', vitality: 4 }),
  shadowCondition('Ash', { culture: 'Sauron', twilight: 1 }),
  shadowCondition('Drum', { twilight: 1 }),
  minion('Black Orc', { culture: 'Sauron', twilight: 4, strength: 7 }),
  minion('Red Orc', { twilight: 4, strength: 7 }),
  ...[3, 4].map((n) => site(`Tower ${n}`, { siteNumber: n, block: 2, twilight: 2 })),
  ...[3, 4].map((n) => site(`Old ${n}`, { siteNumber: n, block: 1, twilight: 2 })),
);
const path = (block: string) => [3, 4].map((number) => ({ card: `${block} ${number}`, number }));

const marshes = (block: string, at: number, minion: string, hero: string) => ({
  phase: 'skirmish',
  path: path(block),
  players: {
    Ann: { companions: [frodo(), 'Friend', 'Bound one'], support: ['Pause'], site: at },
    Bob: { minions: [{ card: minion, against: hero }], support: ['Dead Marshes'] },
  },
});
for (const [block, at, minion, hero, strength] of [
  ['Tower', 4, 'Black Orc', 'Bound one', 7],
  ['Tower', 3, 'Black Orc', 'Bound one', 8],
  ['Old', 4, 'Black Orc', 'Bound one', 8],
  ['Tower', 4, 'Red Orc', 'Bound one', 8],
  ['Tower', 4, 'Black Orc', 'Friend', 8],
] as const)
  scenario(
    `[5_95/1, LR-BLOCK-003] at ${block} ${at} ${hero} has strength ${strength} against ${minion}`,
    (t) => {
      t.given(marshes(block, at, minion, hero));
      t.expect.card(hero, { strength }).card('Frodo', { strength: 4 });
    },
  );
const rites = (orcs: readonly unknown[], discard: readonly unknown[], twilight = 9) => ({
  phase: 'maneuver alone',
  twilight,
  players: {
    Ann: { companions: [frodo()] },
    Bob: { minions: orcs, support: [{ card: 'Dead Marshes', as: 'Marshes' }, 'Idle'], discard },
  },
});
const two = ['Black Orc', { card: 'Black Orc', as: 'other' }];
const ashes = [1, 2, 3].map((n) => ({ card: 'Ash', as: `ash ${n}` }));
scenario('[5_95/2] up to two Sauron conditions come back, and it goes', (t) => {
  t.given(rites(two, [...ashes, 'Drum']));
  t.player('Bob').does('Marshes');
  t.player('Bob').mayChoose.excludes('Drum');
  t.player('Bob').does('ash 1', 'ash 3');
  t.expect
    .card('ash 1', { in: 'support of Bob' })
    .card('ash 3', { in: 'support of Bob' })
    .zone('discard of Bob', ['ash 2', 'Drum', 'Marshes'])
    .table({ twilight: 7 });
});
scenario('[5_95/2] one is enough', (t) => {
  t.given(rites(two, ashes));
  t.player('Bob').does('Marshes', 'ash 2', 'Pass');
  t.expect.zone('discard of Bob', ['ash 1', 'ash 3', 'Marshes']);
});
for (const [why, orcs, discard, twilight] of [
  ['with one Sauron Orc', ['Black Orc', 'Red Orc'], ashes, 9],
  ['with none of them there', two, ['Drum'], 9],
  ['without twilight', two, ashes, 0],
] as const)
  scenario(`[5_95/2, LR-EFFECT-008] not ${why}`, (t) => {
    t.given(rites(orcs, discard, twilight));
    t.player('Bob').mayNot('Marshes', {});
  });

const squeak = (phase: string, wounds: number, more: object) => ({
  phase,
  twilight: 0,
  path: path('Tower'),
  players: {
    Ann: {
      companions: [frodo({ wounds }), { card: 'Hobbit', wounds: 1 }, { card: 'Friend', wounds: 2 }],
      site: 3,
    },
    Bob: { support: ["I'd Make You Squeak"], ...more },
  },
});
for (const [wounds, twilight] of [
  [0, 2 + 1 + 3],
  [1, 2 + 2 + 3],
  [3, 2 + 3 + 3],
] as const)
  scenario(
    `[5_101/2, LR-LIMIT-001] the move brings ${twilight} with ${wounds + 1} wounds on Hobbits`,
    (t) => {
      t.given(squeak('move', wounds, {}));
      t.expect.table({ twilight });
    },
  );
const squeakers = (minions: readonly unknown[]) =>
  squeak('shadow alone', 0, {
    minions,
    hand: [{ card: "I'd Make You Squeak", as: 'squeak' }],
    support: ['Idle'],
  });
scenario('[5_101/1, LR-COST-002] two Sauron Orcs exert to play it', (t) => {
  t.given(squeakers([...two, 'Red Orc']));
  t.player('Bob').does('squeak');
  t.player('Bob').mayChoose.exactly('Black Orc', 'other');
  t.player('Bob').does('Black Orc');
  t.expect
    .card('squeak', { in: 'support of Bob' })
    .card('Black Orc', { wounds: 1 })
    .card('other', { wounds: 1 })
    .card('Red Orc', { wounds: 0 });
});
scenario('[5_101/1] one who can exert is not enough', (t) => {
  t.given(squeakers(['Black Orc', { card: 'Black Orc', as: 'other', wounds: 1 }, 'Red Orc']));
  t.player('Bob').mayNot('squeak', {});
});

const gate = (
  block: string,
  at: number,
  twilight: number,
  hand: readonly unknown[],
  support = ['Idle', 'Morannon'],
) => ({
  phase: 'shadow alone',
  twilight,
  path: path(block),
  players: { Ann: { companions: [frodo()], site: at }, Bob: { hand, support } },
});
scenario(
  '[5_102/1] the first Sauron Orc at site 4 of the Towers block costs 3 less, the second does not',
  (t) => {
    t.given(gate('Tower', 4, 5, two));
    t.player('Bob').does('Black Orc');
    t.expect.table({ twilight: 4 });
    t.player('Bob').does('other');
    t.expect.table({ twilight: 0 });
  },
);
for (const [block, at, who] of [
  ['Old', 4, 'Black Orc'],
  ['Tower', 3, 'Black Orc'],
  ['Tower', 4, 'Red Orc'],
] as const)
  scenario(`[5_102/1, LR-BLOCK-003] ${who} at ${block} ${at} costs 4`, (t) => {
    t.given(gate(block, at, 4, [who]));
    t.player('Bob').does(who);
    t.expect.table({ twilight: 0 });
  });
scenario('[5_102/1] an Orc of another culture is not the first of them', (t) => {
  t.given(gate('Tower', 4, 5, ['Red Orc', 'Black Orc']));
  t.player('Bob').does('Red Orc', 'Black Orc');
  t.expect.table({ twilight: 0 });
});
scenario('[5_102/1] one that came before it was the first', (t) => {
  t.given(gate('Tower', 4, 8, [...two, 'Morannon'], ['Idle']));
  t.player('Bob').does('Black Orc', 'Morannon', 'other');
  t.expect.table({ twilight: 0 });
});
const counsel = (minions: readonly unknown[], held: number) => ({
  phase: 'shadow alone',
  players: {
    Ann: { companions: [frodo()] },
    Bob: {
      minions,
      hand: Array.from({ length: held }, (_x, i) => ({ card: 'Drum', as: `drum ${i}` })),
      deck: ['Ash', 'Ash', 'Ash', 'Ash'],
      support: ['Idle', { card: 'Morannon', as: 'Morannon' }],
    },
  },
});
scenario('[5_102/2] four cards from hand become three, and it goes', (t) => {
  t.given(counsel(two, 5));
  t.player('Bob').does('Morannon', 'drum 0', 'drum 1', 'drum 2', 'drum 3').has({ hand: 4, deck: 1 });
  t.expect.card('Morannon', { in: 'discard of Bob' }).card('drum 4', { in: 'hand of Bob' });
});
for (const [why, minions, held, rule] of [
  ['one Orc', ['Black Orc', 'Red Orc'], 4, 'LR-SPOT-001'],
  ['three cards', two, 3, 'LR-COST-002'],
] as const)
  scenario(`[5_102/2] not with ${why}`, (t) => {
    t.given(counsel(minions, held));
    t.player('Bob').mayNot('Morannon', { rule });
  });
