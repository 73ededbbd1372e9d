/** The Fellowship of the Ring: events of the Wraith culture. */
import {
  a,
  event,
  makesRingBearerPutItOn,
  maneuver,
  minion as minions,
  woundIt,
} from '../../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  shadowCondition,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  minion('Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3, strength: 9, twilight: 4 }),
  minion('Orc', { strength: 9, vitality: 3 }),
  companion('Friend', { vitality: 4 }),
  companion('Bowman', { Archer: 1, vitality: 4 }),
  ally('Old friend', { vitality: 3 }),
  item('Blade'),
  freeCondition('Free paper'),
  shadowCondition('Dark paper'),
  shadowCondition('Wraith paper', { culture: 'Wraith' }),
  freeEvent('Blow', {}, event(maneuver, { effect: woundIt(a(minions)) })),
  freeEvent('Put it on', {}, event(maneuver, { effect: makesRingBearerPutItOn })),
);
const rider = { card: 'Rider', as: 'rider' };
const playing = (phase: string, card: string, ann: Fields = {}, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), 'Friend'], ...ann },
    Bob: { minions: [rider], hand: [{ card, as: 'event' }], support: ['Idle'], ...bob },
  },
});

const blades = (card: string) =>
  playing('maneuver', 'All Blades Perish', { hand: ['Blow'] }, { minions: [{ card, as: 'it' }] });
scenario('[1_203, LR-RESPONSE-003] All Blades Perish: a Nazgûl takes no wound', (t) => {
  t.given(blades('Rider'));
  t.player('Ann').does('Blow');
  t.player('Bob').does('event');
  t.expect.card('it', { wounds: 0 });
});
scenario('[1_203] an Orc does', (t) => {
  t.given(blades('Orc'));
  t.player('Ann').does('Blow');
  t.expect.card('it', { wounds: 1 }).card('event', { in: 'hand of Bob' });
});

scenario('[1_205] Beauty Is Fading discards a Free Peoples possession or condition', (t) => {
  t.given(
    playing(
      'maneuver',
      'Beauty Is Fading',
      { companions: [frodo(), { card: 'Friend', on: ['Blade'] }], support: ['Free paper'] },
      { support: ['Idle', 'Dark paper'] },
    ),
  );
  t.player('Bob').does('event').mayChoose.exactly('Blade', 'Free paper');
  t.player('Bob').does('Free paper');
  t.expect.card('Free paper', { in: 'discard of Ann' }).card('rider', { wounds: 1 });
});
scenario('[1_205] where there is none, an ally or a companion, never the Ring-bearer', (t) => {
  t.given(playing('maneuver', 'Beauty Is Fading', { support: ['Old friend'] }));
  t.player('Bob').does('event').mayChoose.exactly('Friend', 'Old friend');
  t.player('Bob').does('Friend');
  t.expect.card('Friend', { in: 'discard of Ann' });
});
scenario('[1_205, LR-EXERT-003] an exhausted Nazgûl does nothing', (t) => {
  t.given(playing('maneuver', 'Beauty Is Fading', {}, { minions: [{ ...rider, wounds: 2 }] }));
  t.player('Bob').mayNot('event', { because: 'exert' });
});

const fighting = (card: string, ann: Fields = {}, minion: Fields = {}) => ({
  phase: 'skirmish',
  skirmish: 'Friend',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), 'Friend'], ...ann },
    Bob: {
      minions: [
        { card: 'Rider', as: 'rider', against: 'Friend', ...minion },
        { card: 'Orc', as: 'orc' },
      ],
      hand: [{ card, as: 'event' }],
      support: ['Idle'],
    },
  },
});
for (const [burdens, way, strength, damage] of [
  [3, 'event', 10, 1],
  [6, 'event: Skirmish: spot 3', 10, 1],
  [6, 'event: Skirmish: spot 6', 12, 2],
] as const)
  scenario(`[1_210/1, 1_210/2] Dark Whispers with ${burdens} burdens (${way}): strength ${strength}`, (t) => {
    t.given(fighting('Dark Whispers', { burdens }));
    t.player('Bob').does(way);
    t.expect.card('rider', { strength, damage });
  });
scenario('[1_210/1, LR-SPOT-001] Dark Whispers: two burdens are too few', (t) => {
  t.given(fighting('Dark Whispers', { burdens: 2 }));
  t.player('Bob').mayNot('event', { because: 'spot 3 burdens' });
});
scenario('[1_210/2, LR-SPOT-001] Dark Whispers: five are too few for the second', (t) => {
  t.given(fighting('Dark Whispers', { burdens: 5 }));
  t.player('Bob').does('event');
  t.expect.card('rider', { strength: 10, damage: 1 });
});

const fear = (wounds: number) =>
  playing('maneuver', 'Fear', { support: ['Old friend'] }, { minions: [{ ...rider, wounds }] });
scenario('[1_212] Fear: a Nazgûl exerts to discard an ally', (t) => {
  t.given(fear(0));
  t.player('Bob').does('event');
  t.expect.card('Old friend', { in: 'discard of Ann' }).card('rider', { wounds: 1 });
});
scenario('[1_212, LR-EXERT-003] Fear: not an exhausted one', (t) => {
  t.given(fear(2));
  t.player('Bob').mayNot('event', { because: 'exert' });
});

for (const [against, strength] of [
  ['Frodo', 12],
  ['none', 11],
] as const)
  scenario(`[1_213] Frozen by Fear: the Orc fights ${against}, the Nazgûl has ${strength}`, (t) => {
    const position = fighting('Frozen by Fear');
    const { Ann, Bob } = position.players;
    t.given({
      ...position,
      players: { Ann, Bob: { ...Bob, minions: [Bob.minions[0], { card: 'Orc', as: 'orc', against }] } },
    });
    t.player('Bob').does('event');
    t.expect.card('rider', { strength });
  });

const wake = (card: string, wounds = 0) => {
  const { players, ...rest } = fighting("In the Ringwraith's Wake", {}, { card });
  return {
    ...rest,
    players: { ...players, Ann: { companions: [frodo({ wounds }), 'Friend'], burdens: 0 } },
  };
};
for (const [choice, wounds, burdens] of [
  ['exert', 1, 0],
  ['add a burden', 0, 1],
] as const)
  scenario(`[1_214, LR-EFFECT-005] a Nazgûl has won: Ann chooses to ${choice}`, (t) => {
    t.given(wake('Rider'));
    t.player('Bob').passes().does('event');
    t.player('Ann').does(choice).has({ burdens });
    t.expect.card('Frodo', { wounds });
  });
scenario('[1_214, LR-EFFECT-005] an exhausted Ring-bearer leaves only the burden', (t) => {
  t.given(wake('Rider', 3));
  t.player('Bob').passes().does('event');
  t.player('Ann').has({ burdens: 1 });
});
scenario('[1_214] an Orc that has won is no occasion', (t) => {
  t.given(wake('Orc'));
  t.player('Bob').passes();
  t.expect.card('event', { in: 'hand of Bob' }).card('Friend', { wounds: 1 });
});

scenario("[1_215, LR-SPOT-002] The Master's Will: so many cards as Nazgûl are spotted", (t) => {
  t.given(
    playing(
      'shadow',
      "The Master's Will",
      {},
      {
        minions: [rider, { card: 'Rider', as: 'second' }, 'Orc'],
        deck: ['Wraith paper', 'Dark paper', { card: 'Wraith paper', as: 'third' }],
      },
    ),
  );
  t.player('Bob').does('event').mayChoose.exactly('0', '1', '2');
  t.player('Bob')
    .does('2')
    .has({ hand: ['Wraith paper'], discard: ['event', 'Dark paper'], deck: ['third'] });
});

const gates = (twilight: number, card = 'Rider') => ({
  ...playing(
    'shadow',
    'Morgul Gates',
    {},
    {
      minions: [],
      hand: [
        { card: 'Morgul Gates', as: 'event' },
        { card, as: 'newcomer' },
      ],
    },
  ),
  twilight,
});
scenario('[1_217] Morgul Gates: a Nazgûl comes for two less', (t) => {
  t.given(gates(2));
  t.player('Bob').does('event');
  t.expect.card('newcomer', { in: 'minions of Bob' }).table({ twilight: 0 });
});
scenario('[1_217, LR-EFFECT-008] Morgul Gates: with one twilight none can', (t) => {
  t.given(gates(1));
  t.player('Bob').mayNot('event', {});
});
scenario('[1_217] Morgul Gates is for Nazgûl', (t) => {
  t.given(gates(9, 'Orc'));
  t.player('Bob').mayNot('event', {});
});

scenario('[1_223] Relentless Charge wounds every archer companion', (t) => {
  t.given(
    playing('maneuver', 'Relentless Charge', {
      companions: [frodo(), 'Friend', 'Bowman', { card: 'Bowman', as: 'second' }],
    }),
  );
  t.player('Bob').does('event');
  t.expect.card('Bowman', { wounds: 1 }).card('second', { wounds: 1 }).card('Friend', { wounds: 0 });
  t.expect.card('rider', { wounds: 1 });
});
scenario('[1_223, LR-EXERT-003] Relentless Charge: an exhausted Nazgûl does not charge', (t) => {
  t.given(playing('maneuver', 'Relentless Charge', {}, { minions: [{ ...rider, wounds: 2 }] }));
  t.player('Bob').mayNot('event', { because: 'exert' });
});

scenario('[1_226] Their Power Is in Terror wounds every ally', (t) => {
  t.given(
    playing('maneuver', 'Their Power Is in Terror', {
      support: ['Old friend', { card: 'Old friend', as: 'second' }],
    }),
  );
  t.player('Bob').does('event');
  t.expect.card('Old friend', { wounds: 1 }).card('second', { wounds: 1 }).card('Friend', { wounds: 0 });
});
scenario('[1_226] Their Power Is in Terror takes a Nazgûl', (t) => {
  t.given(playing('maneuver', 'Their Power Is in Terror', {}, { minions: ['Orc'] }));
  t.player('Bob').mayNot('event', { because: 'exert' });
});

for (const [burdens, strength] of [
  [4, 11],
  [5, 13],
] as const)
  scenario(`[1_227] Threshold of Shadow with ${burdens} burdens: strength ${strength}`, (t) => {
    t.given(fighting('Threshold of Shadow', { burdens }));
    t.player('Bob').does('event');
    t.expect.card('rider', { strength });
  });

const world = (card: string) =>
  playing(
    'maneuver',
    'The Twilight World',
    { hand: ['Put it on'], burdens: 0 },
    { minions: [{ card, as: 'it' }] },
  );
scenario('[1_228] The Twilight World: a Nazgûl exerts, and two burdens come', (t) => {
  t.given(world('Rider'));
  t.player('Ann').does('Put it on');
  t.player('Bob').does('event');
  t.player('Ann').has({ burdens: 2 });
  t.expect.card('it', { wounds: 1 });
});
scenario('[1_228] The Twilight World: an Orc does not', (t) => {
  t.given(world('Orc'));
  t.player('Ann').does('Put it on').has({ burdens: 0, wearing: true });
  t.expect.card('event', { in: 'hand of Bob' });
});
