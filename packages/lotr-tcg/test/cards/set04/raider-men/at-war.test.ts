/** The Two Towers: Men of the Raider culture who go for the Ring, for many companions, and for whoever loses. */
import { companion, invent, minion, pause, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  pause,
  companion('Friend', { vitality: 2, strength: 5 }),
  companion('Bound one', { vitality: 3, keyword: ['Ring-bound'] }),
  minion('Rider', { culture: 'Raider', race: 'Man', keyword: ['Southron'] }),
  minion('Eastern one', { culture: 'Raider', race: 'Man', keyword: ['Easterling'], strength: 9 }),
  site('Field', { siteNumber: 1, block: 2 }),
  site('Meadow', { siteNumber: 2, block: 2 }),
);
const friends = (n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Friend', as: `friend ${i + 1}` }));

const skirmish = (burdens: number, twilight: number) => ({
  phase: 'skirmish',
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Friend'], support: ['Pause'], burdens },
    Bob: {
      minions: [
        { card: 'Easterling Captain', as: 'Captain' },
        { card: 'Eastern one', against: 'Friend' },
        'Rider',
      ],
      support: ['Idle'],
    },
  },
});
for (const [burdens, ability, strength] of [
  [2, 1, 11],
  [4, 2, 12],
  [6, 3, 13],
] as const) {
  const words = `Captain: spot ${burdens}`;
  scenario(`[4_225/${ability}] with ${burdens} burdens an Easterling has strength ${strength}`, (t) => {
    t.given(skirmish(burdens, 2));
    t.player('Ann').does('Pass');
    t.player('Bob').mayChoose.excludes('Rider');
    t.player('Bob').does(`Captain: Skirmish: spot ${burdens}`, 'Eastern one');
    t.expect.card('Eastern one', { strength }).table({ twilight: 0 });
  });
  scenario(`[4_225/${ability}, LR-SPOT-001] ${words} is refused with one burden less`, (t) => {
    t.given(skirmish(burdens - 1, 2));
    t.player('Bob').mayNot('Captain', { to: `spot ${burdens}`, rule: 'LR-SPOT-001' });
  });
  scenario(`[4_225/${ability}, LR-COST-002] ${words} is refused with 1 twilight`, (t) => {
    t.given(skirmish(6, 1));
    t.player('Bob').mayNot('Captain', { to: `spot ${burdens}`, rule: 'LR-COST-002' });
  });
}

const skirmisher = (burdens: number, other: string) => ({
  phase: 'shadow alone',
  twilight: 1,
  players: {
    Ann: { companions: [frodo()], burdens, site: 4 },
    Bob: { minions: [other], hand: [{ card: 'Easterling Skirmisher', as: 'newcomer' }], support: ['Idle'] },
  },
});
for (const [burdens, twilight] of [
  [1, 1],
  [4, 4],
  [5, 4],
] as const)
  scenario(`[4_229, LR-LIMIT-001] Easterling Skirmisher adds ${twilight} with ${burdens} burdens`, (t) => {
    t.given(skirmisher(burdens, 'Eastern one'));
    t.player('Bob').does('newcomer: play', 'newcomer: when');
    t.expect.table({ twilight });
  });
scenario('[4_229] it may be left', (t) => {
  t.given(skirmisher(3, 'Eastern one'));
  t.player('Bob').does('newcomer: play', 'Pass');
  t.expect.table({ twilight: 0 });
});
scenario('[4_229] a Southron is no Easterling', (t) => {
  t.given(skirmisher(3, 'Rider'));
  t.player('Bob').does('newcomer: play');
  t.expect.table({ twilight: 0 });
});

const losing = (card: string, against: string, twilight: number, on: 'Friend' | 'Bound one' = 'Friend') => ({
  phase: 'skirmish',
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Friend', 'Bound one', { card: 'Bound one', as: 'other' }] },
    Bob: {
      minions: [
        { card, as: 'watcher' },
        { card: against, against: on, as: 'fighter' },
      ],
    },
  },
});
scenario('[4_246] who loses to a Southron lets one who is Ring-bound be wounded', (t) => {
  t.given(losing('Southron Assassin', 'Desert Warrior', 1));
  t.player('Bob').does('watcher');
  t.player('Ann').mayChoose.exactly('Frodo', 'Bound one', 'other');
  t.player('Ann').does('other');
  t.expect.card('other', { wounds: 1 }).table({ twilight: 0 });
});
scenario('[4_246] it may be left', (t) => {
  t.given(losing('Southron Assassin', 'Desert Warrior', 2));
  t.player('Bob').does('Pass');
  t.expect.card('other', { wounds: 0 }).table({ twilight: 2 });
});
for (const [why, against, twilight] of [
  ['an Easterling fought', 'Eastern one', 3],
  ['there is no twilight', 'Desert Warrior', 0],
] as const)
  scenario(`[4_246] nothing is offered where ${why}`, (t) => {
    t.given(losing('Southron Assassin', against, twilight));
    t.expect.card('Friend', { wounds: 1 }).card('Frodo', { wounds: 0 }).table({ twilight });
  });

const assigning = (card: string, n: number, more: object = {}, ann: object = {}) => ({
  phase: 'assignment alone',
  players: {
    Ann: { companions: [frodo(), ...friends(n - 1)], ...ann },
    Bob: { minions: [{ card, as: 'minion', ...more }], support: ['Idle'] },
  },
});
for (const [id, card, n] of [
  ['4_249', 'Southron Commander', 6],
  ['4_256/2', 'Southron Troop', 7],
  ['4_258', 'Southron Wanderer', 5],
] as const) {
  scenario(`[${id}] with ${n} companions ${card} is assigned to the Ring-bearer`, (t) => {
    t.given(assigning(card, n));
    t.player('Bob').does('minion');
    t.player('Ann').does('No');
    t.expect.card('minion', { against: 'Frodo', wounds: card === 'Southron Wanderer' ? 1 : 0 });
  });
  scenario(`[${id}, LR-SPOT-001] not with ${n - 1}`, (t) => {
    t.given(assigning(card, n - 1));
    t.player('Bob').mayNot('minion', { rule: 'LR-SPOT-001' });
  });
  scenario(`[${id}, LR-ASSIGN-002] not when he fights already`, (t) => {
    t.given(assigning(card, n, { against: 'friend 1' }));
    t.player('Bob').mayNot('minion', {});
  });
}
scenario('[4_249, LR-EFFECT-009] an unbound companion may be discarded instead, and no other', (t) => {
  t.given(assigning('Southron Commander', 6, {}, { companions: [frodo(), 'Bound one', ...friends(4)] }));
  t.player('Bob').does('minion');
  t.player('Ann').does('Yes');
  t.player('Ann').mayChoose.exactly('friend 1', 'friend 2', 'friend 3', 'friend 4');
  t.player('Ann').does('friend 2');
  t.expect.card('minion', { against: 'none' }).card('friend 2', { in: 'discard of Ann' });
});
scenario('[4_249] with none that is unbound nothing is asked', (t) => {
  const bound = Array.from({ length: 5 }, (_x, i) => ({ card: 'Bound one', as: `bound ${i}` }));
  t.given(assigning('Southron Commander', 6, {}, { companions: [frodo(), ...bound] }));
  t.player('Bob').does('minion');
  t.expect.card('minion', { against: 'Frodo' });
});
scenario('[4_256/2] instead the Shadow player discards a companion, but not the Ring-bearer', (t) => {
  t.given(assigning('Southron Troop', 7));
  t.player('Bob').does('minion');
  t.player('Ann').does('Yes');
  t.player('Bob').mayChoose.excludes('Frodo');
  t.player('Bob').does('friend 6');
  t.expect.card('minion', { against: 'none' }).card('friend 6', { in: 'discard of Ann' });
});
for (const [other, may] of [
  ['Rider', true],
  ['Eastern one', false],
] as const)
  scenario(
    `[4_256/1, LR-SPOT-001] with ${other} in play Southron Troop can ${may ? '' : 'not '}be played`,
    (t) => {
      t.given({
        phase: 'shadow alone',
        twilight: 7,
        players: {
          Ann: { companions: [frodo()], site: 4 },
          Bob: { minions: [other], hand: [{ card: 'Southron Troop', as: 'troop' }], support: ['Idle'] },
        },
      });
      if (may) t.player('Bob').does('troop');
      else t.player('Bob').mayNot('troop', {});
      t.expect.card('troop', { in: may ? 'minions of Bob' : 'hand of Bob' });
    },
  );
scenario('[4_258] 4 twilight may be added instead', (t) => {
  t.given(assigning('Southron Wanderer', 5));
  t.player('Bob').does('minion');
  t.player('Ann').does('Yes');
  t.expect.card('minion', { against: 'none', wounds: 1 }).table({ twilight: 4 });
});
scenario('[4_258, LR-EXERT-003] an exhausted Wanderer does not', (t) => {
  t.given(assigning('Southron Wanderer', 5, { wounds: 1 }));
  t.player('Bob').mayNot('minion', { rule: 'LR-EXERT-003' });
});

const maneuver = (
  card: string,
  wounds: number,
  companions: readonly unknown[],
  support: readonly unknown[] = [],
) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo(), ...companions], site: 5 },
    Bob: { minions: [{ card, as: 'minion', wounds }], support: ['Idle', ...support], site: 5 },
  },
});
for (const [id, card, n, tired] of [
  ['4_251', 'Southron Fighter', 5, 1],
  ['4_257', 'Southron Veterans', 6, 2],
] as const) {
  scenario(`[${id}] with ${n} companions ${card} lets ${tired} exert, as their player likes`, (t) => {
    t.given(maneuver(card, 1, friends(n - 1)));
    t.player('Bob').does('minion');
    t.player('Ann').does(...['friend 3', 'friend 1'].slice(0, tired));
    t.expect
      .card('minion', { wounds: 2 })
      .card('friend 3', { wounds: 1 })
      .card('friend 1', { wounds: tired - 1 })
      .card('Frodo', { wounds: 0 });
  });
  scenario(`[${id}, LR-SPOT-001] not with ${n - 1}`, (t) => {
    t.given(maneuver(card, 0, friends(n - 2)));
    t.player('Bob').mayNot('minion', { rule: 'LR-SPOT-001' });
  });
  scenario(`[${id}, LR-EXERT-003] not when it is exhausted`, (t) => {
    t.given(maneuver(card, 2, friends(n - 1)));
    t.player('Bob').mayNot('minion', { rule: 'LR-EXERT-003' });
  });
}
const controlled = [
  { card: 'Field', number: 1 },
  { card: 'Meadow', number: 2 },
];
for (const sites of [0, 1, 2])
  scenario(`[4_253] Southron Sentry adds ${2 * sites} twilight for ${sites} sites under control`, (t) => {
    t.given(maneuver('Southron Sentry', 0, [], controlled.slice(0, sites)));
    t.player('Bob').does('minion');
    t.expect.table({ twilight: 2 * sites }).card('minion', { wounds: 1 });
  });
scenario('[4_253, LR-EXERT-003] not when he is exhausted', (t) => {
  t.given(maneuver('Southron Sentry', 1, [], controlled));
  t.player('Bob').mayNot('minion', { rule: 'LR-EXERT-003' });
});
