/** Battle of Helm's Deep: the Gollum culture. */
import {
  addsTwilight,
  aSite,
  both,
  canSpot,
  during,
  shadowPhase,
  withKeyword,
} from '../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  invent,
  minion,
  pause,
  shadowCondition,
  site,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { idle } from '../idle.ts';
import { gimli, sam } from '../people.ts';

const number = (n: number, name: string) => site(name, { siteNumber: n, block: 2 });
invent(
  pause,
  idle,
  minion('Orc', { strength: 5, vitality: 3 }),
  companion('Guard', { strength: 3 }),
  ally('Neighbour'),
  freeCondition('Twig'),
  shadowCondition(
    'Bog',
    {},
    during(shadowPhase, { if: canSpot(1, both(withKeyword('Marsh'), aSite)), effect: addsTwilight(7) }),
  ),
  number(3, 'Third'),
  number(4, 'Hers'),
  number(4, 'His'),
);
type Fields = Readonly<Record<string, unknown>>;
const smeagol = (more: Fields = {}) => ({ card: 'Sméagol, Slinker', as: 'Sméagol', ...more });
const gollum = (more: Fields = {}) => ({ card: 'Gollum, Stinker', as: 'Gollum', ...more });
const table = (phase: string, ann: Fields, bob: Fields = {}, more: Fields = {}) => ({
  phase,
  ...more,
  players: { Ann: { companions: [frodo(), smeagol()], ...ann }, Bob: { support: ['Idle'], ...bob } },
});

const beBack = (ann: Fields, orcs: readonly unknown[]) =>
  table('maneuver alone', { hand: [{ card: 'Be Back Soon', as: 'event' }], ...ann }, { minions: orcs });
for (const [answer, place, wounds] of [
  ['No', 'discard of Bob', 0],
  ['Yes', 'minions of Bob', 2],
] as const)
  scenario(`[5_21] Sméagol goes for a minion, and the Shadow says ${answer}`, (t) => {
    t.given(beBack({}, [{ card: 'Orc', as: 'orc' }]));
    t.player('Ann').does('event');
    t.player('Bob').does(answer);
    t.expect
      .card('orc', answer === 'No' ? { in: place } : { in: place, wounds })
      .card('Sméagol', { in: 'discard of Ann' });
  });
scenario('[5_21, LR-EXERT-004] no minion that can exert twice: nothing is asked', (t) => {
  t.given(beBack({}, [{ card: 'Orc', as: 'orc', wounds: 1 }]));
  t.player('Ann').does('event');
  t.expect.card('orc', { in: 'discard of Bob' });
});
scenario('[5_21, LR-RING-004] a Ring-bearer cannot go', (t) => {
  t.given(
    beBack(
      { companions: [sam(), smeagol({ on: ['The One Ring, The Ruling Ring'] })], ringBearer: 'Sméagol' },
      ['Orc'],
    ),
  );
  t.player('Ann').mayNot('event');
});

const fens = (wounds: number, ...support: readonly unknown[]) =>
  table(
    'shadow alone',
    { site: 3 },
    { minions: [gollum({ wounds })], support, discard: [{ card: 'Orc', as: 'orc' }], hand: ['Orc'] },
    { twilight: 2, path: [{ card: 'Third', number: 3 }] },
  );
scenario('[5_22/2] Gollum exerts twice for a minion from the discard pile', (t) => {
  t.given(fens(0, { card: 'Evil-smelling Fens', as: 'fens' }));
  t.player('Bob').does('fens');
  t.expect
    .card('orc', { in: 'minions of Bob' })
    .card('Gollum', { wounds: 2 })
    .card('fens', { in: 'discard of Bob' });
});
scenario('[5_22/2, LR-EXERT-004] not when he can exert but once', (t) => {
  t.given(fens(2, { card: 'Evil-smelling Fens', as: 'fens' }));
  t.player('Bob').mayNot('fens', { rule: 'LR-EXERT-004' });
});
scenario('[5_22/1] every site is a marsh', (t) => {
  t.given(fens(0, 'Evil-smelling Fens', 'Bog'));
  t.player('Bob').does('Bog');
  t.expect.table({ twilight: 9 });
});
scenario('[5_22/1] without it none is', (t) => {
  t.given(fens(0, 'Bog'));
  t.player('Bob').mayNot('Bog');
});

const follow = (wounds: number) =>
  table(
    'regroup alone',
    {
      companions: [frodo(), smeagol({ wounds, on: [{ card: 'Follow Sméagol', as: 'follow' }] })],
      site: 3,
      adventure: ['Hers'],
    },
    {},
    {
      path: [
        { card: 'Third', number: 3 },
        { card: 'His', number: 4, owner: 'Bob' },
      ],
    },
  );
scenario('[5_23/2, LR-SITE-007] Sméagol exerts to play the next site', (t) => {
  t.given(follow(0));
  t.player('Ann').does('follow');
  t.expect
    .card('Hers', { in: 'path' })
    .card('His', { in: 'adventure of Bob' })
    .card('Sméagol', { wounds: 1 });
});
scenario('[5_23/2, LR-EXERT-003] not when he is exhausted', (t) => {
  t.given(follow(3));
  t.player('Ann').mayNot('follow', { rule: 'LR-EXERT-003' });
});
for (const [id, card] of [
  ['5_23/1', 'Follow Sméagol'],
  ['5_27/1', 'Poor Wretch'],
] as const)
  scenario(`[${id}] ${card} is for Sméagol`, (t) => {
    t.given(table('fellowship alone', { hand: [{ card, as: 'it' }, 'Twig'] }));
    t.player('Ann').does('it: play');
    t.expect.card('it', { in: 'on of Sméagol' });
  });

scenario('[5_24] Gollum goes to exert a companion or ally', (t) => {
  t.given(
    table(
      'regroup alone',
      { companions: [frodo(), gimli({ wounds: 2 })], support: ['Neighbour'] },
      { minions: [{ card: 'Gollum, Nasty Treacherous Creature', as: 'Gollum' }] },
    ),
  );
  t.player('Bob').does('Gollum').mayChoose.exactly('Frodo', 'Neighbour');
  t.player('Bob').does('Neighbour');
  t.expect.card('Neighbour', { wounds: 1 }).card('Gollum', { in: 'discard of Bob' });
});

for (const burdens of [0, 3])
  scenario(
    `[5_25] ${burdens} burdens: Gollum has strength ${5 + burdens}, and may add one when he wins`,
    (t) => {
      t.given(
        table(
          'skirmish',
          { companions: [frodo(), { card: 'Guard', as: 'he' }], support: ['Pause'], burdens },
          { minions: [gollum({ against: 'he' })], support: [] },
        ),
      );
      t.expect.card('Gollum', { strength: 5 + burdens });
      t.player('Ann').does('Pass');
      t.player('Bob').does('Gollum');
      t.player('Ann').has({ burdens: burdens + 1 });
    },
  );
scenario('[5_25/2] it may be left', (t) => {
  t.given(
    table(
      'skirmish',
      { companions: [frodo(), { card: 'Guard', as: 'he' }], burdens: 1 },
      { minions: [gollum({ against: 'he' })], support: [] },
    ),
  );
  t.player('Bob').does('Pass');
  t.player('Ann').has({ burdens: 1 });
});

const lookAtHim = (companions: readonly unknown[], minions: readonly unknown[]) =>
  table(
    'shadow alone',
    { companions: [frodo(), ...companions], burdens: 3 },
    { minions, hand: [{ card: 'Look at Him', as: 'event' }, 'Orc'] },
    { twilight: 1 },
  );
for (const [companions, minions] of [
  [[smeagol()], []],
  [[], [gollum()]],
] as const)
  scenario(
    `[5_26] 1 twilight for each burden (${minions.length === 0 ? 'Sméagol' : 'Gollum'} is there)`,
    (t) => {
      t.given(lookAtHim(companions, minions));
      t.player('Bob').does('event');
      t.expect.table({ twilight: 4 });
    },
  );
scenario('[5_26] neither is there', (t) => {
  t.given(lookAtHim([sam()], ['Orc']));
  t.player('Bob').mayNot('event');
});

scenario('[5_27/2] Poor Wretch goes, and Sméagol is damage +1', (t) => {
  t.given(
    table(
      'skirmish',
      { companions: [frodo(), smeagol({ on: [{ card: 'Poor Wretch', as: 'wretch' }] })], support: ['Pause'] },
      { minions: [{ card: 'Orc', against: 'Sméagol' }] },
    ),
  );
  t.expect.card('Sméagol', { strength: 4, damage: 0 });
  t.player('Ann').does('wretch');
  t.expect.card('Sméagol', { strength: 3, damage: 1 });
});
