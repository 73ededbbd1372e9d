/** Realms of the Elf-lords: what the Nazgûl add, see and transfer. */
import { addsBurdens, event, maneuver } from '../../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, item, minion, shadowEvent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { sam } from '../../people.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  minion('Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3 }),
  minion('Goblin'),
  companion('Friend', { vitality: 4, strength: 3 }),
  companion('Archer', { vitality: 4 }),
  item('Bow', { itemClass: 'ranged weapon' }),
  item('Blade'),
  item('Long blade', { strength: 3 }),
  freeCondition('Cheap', { twilight: 2 }),
  shadowEvent('Wraith gloom', { culture: 'Wraith' }, event(maneuver, { effect: addsBurdens(2) })),
  shadowEvent('Moria gloom', {}, event(maneuver, { effect: addsBurdens(2) })),
);
const camp = (phase: string, bob: Fields, ann: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), 'Friend'], adventure: [], ...ann },
    Bob: { minions: ['Rider'], support: ['Idle'], ...bob },
  },
});
const gates = { card: 'Gates of the Dead City', as: 'gates' };
for (const who of ['Rider', 'Goblin'])
  scenario(`[3_81/1] Gates of the Dead City is played with ${who}?`, (t) => {
    t.given(camp('shadow', { minions: [who], hand: [gates] }));
    if (who === 'Goblin') t.player('Bob').mayNot('gates', {});
    else t.player('Bob').does('gates: play').has({ hand: 0 });
  });
scenario('[3_81/2] Gates of the Dead City: each burden of a Wraith card exerts a companion', (t) => {
  t.given(camp('maneuver', { support: ['Idle', gates], hand: [{ card: 'Wraith gloom', as: 'it' }] }));
  t.player('Bob').does('it');
  t.player('Ann').mayChoose.exactly('Frodo', 'Friend');
  t.player('Ann').does('Friend').does('Frodo').has({ burdens: 2 });
  t.expect.card('Friend', { wounds: 1 }).card('Frodo', { wounds: 1 });
});
scenario('[3_81/2] Gates of the Dead City: not those of another culture', (t) => {
  t.given(camp('maneuver', { support: ['Idle', gates], hand: [{ card: 'Moria gloom', as: 'it' }] }));
  t.player('Bob').does('it');
  t.player('Ann').has({ burdens: 2 });
  t.expect.card('Friend', { wounds: 0 }).card('Frodo', { wounds: 0 });
});

const hunting = (who: string) =>
  camp(
    'maneuver',
    { minions: [who], hand: [{ card: 'They Will Never Stop Hunting You', as: 'it' }] },
    {
      companions: [frodo(), { card: 'Archer', on: ['Bow'] }, { card: 'Friend', on: ['Blade'] }],
      hand: ['Cheap'],
    },
  );
scenario('[3_84] They Will Never Stop Hunting You: an archer exerts as often as the card costs', (t) => {
  t.given(hunting('Rider'));
  t.player('Bob').does('it');
  t.expect.card('Archer', { wounds: 2 }).card('Friend', { wounds: 0 }).card('Frodo', { wounds: 0 });
});
scenario('[3_84, LR-SPOT-001] They Will Never Stop Hunting You takes a Nazgûl', (t) => {
  t.given(hunting('Goblin'));
  t.player('Bob').mayNot('it', { because: 'spot a Nazgûl' });
});

const tip = { card: 'Blade Tip', as: 'tip' };
const otsea = (wounds: number, support: readonly unknown[], frodoBears: readonly unknown[] = []) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo({ on: ['The One Ring, The Ruling Ring', ...frodoBears] }), 'Friend'],
    },
    Bob: {
      minions: [{ card: 'Úlairë Otsëa, Ringwraith in Twilight', as: 'he', wounds, against: 'Friend' }],
      support,
    },
  },
});
scenario('[3_86] Úlairë Otsëa wins, exerts, and Blade Tip goes to the Ring-bearer', (t) => {
  t.given(otsea(0, [tip]));
  t.player('Bob').does('he');
  t.expect.card('tip', { in: 'on of Frodo' }).card('he', { wounds: 1 });
});
for (const [why, wounds, support, bears] of [
  ['he is exhausted', 2, [tip], []],
  ['there is none', 0, [], []],
  ['the Ring-bearer has one', 0, [tip], [{ card: 'Blade Tip', as: 'old' }]],
] as const)
  scenario(`[3_86] Úlairë Otsëa: not when ${why}`, (t) => {
    t.given(otsea(wounds, support, bears));
    t.player('Bob').mayChoose.excludes('he');
  });

const lastStand = (his: Fields, samBears: readonly unknown[] = []) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: { companions: [frodo(his), sam({ on: samBears })], burdens: 1, wearing: true },
    Bob: {
      minions: [{ card: 'Úlairë Otsëa, Ringwraith in Twilight', as: 'he', against: 'Frodo' }],
      support: [tip],
    },
  },
});
const ring = 'The One Ring, The Ruling Ring';
for (const [how, his] of [
  ['is overwhelmed', {}],
  ['dies of his wounds', { wounds: 3, on: [ring, 'Long blade'] }],
  ['dies with a tip in him', { on: [ring, { card: 'Blade Tip', as: 'old', owner: 'Bob' }] }],
] as const) {
  scenario(`[3_86, LR-ERRATA-046] Frodo ${how}: Sam has the Ring before Blade Tip goes to him`, (t) => {
    t.given(lastStand(his));
    t.expect.asked('Ann').card('Frodo', { in: 'dead of Ann' }).card('tip', { in: 'support of Bob' });
    t.player('Ann').does('Sam: Response').has({ ringBearer: 'Sam', outcome: 'playing' });
    t.expect.asked('Bob').card('tip', { in: 'support of Bob' }).card('he', { wounds: 0 });
    t.player('Bob').does('he');
    t.expect.card('tip', { in: 'on of Sam' }).card('he', { wounds: 1 });
  });
  scenario(`[3_86, LR-ERRATA-046] Frodo ${how}: without Sam nothing is transferred`, (t) => {
    t.given(lastStand(his));
    t.player('Ann').passes().has({ outcome: 'lost' });
    t.expect.card('he', { wounds: 0 });
  });
  scenario(`[3_86, LR-ERRATA-046] Frodo ${how}: Sam bears a Blade Tip, and gets no other`, (t) => {
    t.given(lastStand(his, [{ card: 'Blade Tip', as: 'in Sam', owner: 'Bob' }]));
    t.player('Ann').does('Sam: Response').has({ ringBearer: 'Sam' });
    t.player('Bob').mayChoose.excludes('he');
    t.expect.card('tip', { in: 'support of Bob' }).card('he', { wounds: 0 });
  });
}
