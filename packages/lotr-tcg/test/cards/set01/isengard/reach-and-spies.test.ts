/** The Fellowship of the Ring: what Isengard does from afar. */
import {
  event,
  itsBearer,
  makesRingBearerPutItOn,
  maneuver,
  modifier,
  strength,
} from '../../../../src/cards/words/index.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  pause,
  shadowCondition,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { gimli, savage } from '../../people.ts';

const gift = (by: number) => modifier({ attribute: strength, of: itsBearer, by });

invent(companion('Weary', { vitality: 1 }), minion('Big Uruk', { race: 'Uruk-hai', culture: 'Isengard' }));
const reach = (more: object, ...friends: readonly unknown[]) => ({
  phase: 'maneuver alone',
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), ...friends], ...more },
    Bob: { minions: ['Big Uruk'], hand: ["Saruman's Reach", { card: "Saruman's Reach", as: 'b' }] },
  },
});
scenario("[1_137, LR-EFFECT-005] Saruman's Reach: two companions exert, or the Ring is put on", (t) => {
  t.given(reach({}, gimli()));
  t.player('Bob').does("Saruman's Reach");
  t.player('Ann').does('make the Ring-bearer put on').has({ wearing: true });
});
scenario('[1_137] two others exert, as he likes', (t) => {
  t.given(reach({}, gimli()));
  t.player('Bob').does("Saruman's Reach");
  t.player('Ann').does('make the Free Peoples player exert 2', 'Gimli').has({ wearing: false });
  t.expect.card('Gimli', { wounds: 1 }).card('Frodo', { wounds: 1 });
});
scenario('[1_137, LR-EFFECT-005] who cannot exert two puts on the Ring', (t) => {
  t.given(reach({}, 'Weary'));
  t.player('Bob').does("Saruman's Reach");
  t.player('Ann').has({ wearing: true });
});

const spies = (at: number) => ({
  phase: 'archery',
  path: [
    { card: 'Mithril Mine', number: 4, on: [{ card: 'Spies of Saruman', as: 'Spies', owner: 'Bob' }] },
    { card: 'Mithril Mine', as: 'other', number: 5 },
  ],
  players: {
    Ann: { companions: [frodo(), { card: 'Legolas, Greenleaf', as: 'Legolas' }, gimli()], site: at },
    Bob: { minions: ['Big Uruk', savage()] },
  },
});
scenario('[1_140/3] while the fellowship is there archery is skipped', (t) => {
  t.given(spies(4));
  t.player('Ann').mayChoose.includes('Big Uruk');
  t.expect.card('Legolas', { wounds: 0 });
  t.player('Ann').mayNot('Legolas', {});
});
scenario('[1_140/3] elsewhere it is not', (t) => {
  t.given(spies(5));
  t.player('Ann').mayChoose.includes('Legolas');
});
scenario('[1_140/4] they go at the end of the turn, and not before', (t) => {
  const { path } = spies(4);
  t.given({
    phase: 'regroup',
    path,
    players: { Ann: { companions: [frodo()], site: 4 }, Bob: { companions: [frodo({ as: 'his', on: [] })] } },
  });
  t.expect.card('Spies', { in: 'on of Mithril Mine' });
  t.player('Ann').does('No');
  t.expect.card('Spies', { in: 'discard of Bob' });
});
scenario('[1_140/1, 1_140/2, LR-COST-009] an Isengard minion exerts to lay it on a site', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    path: [{ card: 'Mithril Mine', number: 4, as: 'mine' }],
    players: {
      Ann: { companions: [frodo()], site: 4 },
      Bob: { minions: ['Big Uruk'], hand: [{ card: 'Spies of Saruman', as: 'Spies' }, "Saruman's Reach"] },
    },
  });
  t.player('Bob').does('Spies: play');
  t.expect.card('Spies', { in: 'on of mine' }).card('Big Uruk', { wounds: 1 });
});

invent(
  shadowCondition('Shadow paper'),
  freeCondition('Free paper'),
  freeEvent('Put it on', {}, event(maneuver, { effect: makesRingBearerPutItOn })),
);
const spy = (deck: readonly string[], wounds = 0) => ({
  phase: 'maneuver alone',
  twilight: 5,
  players: {
    Ann: { companions: [frodo()], hand: ['Put it on', 'Free paper'] },
    Bob: { minions: [{ card: 'Uruk Spy', as: 'Spy', wounds }, 'Big Uruk'], deck },
  },
});
scenario('[1_155] a card for each Isengard minion goes, and each Shadow card adds a burden', (t) => {
  t.given(spy(['Shadow paper', 'Free paper', 'Shadow paper']));
  t.player('Ann').does('Put it on');
  t.player('Bob').does('Spy').mayChoose.exactly('0', '1', '2');
  t.player('Bob').does(2).has({ deck: 1 });
  t.player('Ann').has({ burdens: 1 });
  t.expect.card('Spy', { wounds: 1 });
});
scenario('[1_155, LR-SPOT-002] its player need not spot them all', (t) => {
  t.given(spy(['Shadow paper', 'Shadow paper', 'Shadow paper']));
  t.player('Ann').does('Put it on');
  t.player('Bob').does('Spy', 1).has({ deck: 2 });
  t.player('Ann').has({ burdens: 1 });
});
scenario('[1_155, LR-EXERT-003] not when it is exhausted', (t) => {
  t.given(spy(['Shadow paper', 'Shadow paper', 'Shadow paper'], 1));
  t.player('Ann').does('Put it on').has({ burdens: 0 });
});

invent(pause, item('Long blade', {}, gift(2)), item('Round shield', { itemClass: 'shield' }, gift(1)));
for (const [foe, strength] of [
  ['Troop of Uruk-hai', 7],
  ['Big Uruk', 9],
] as const)
  scenario(`[1_143] against ${foe} an armed Dwarf has strength ${strength}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), gimli({ on: ['Long blade', 'Round shield'] })], support: ['Pause'] },
        Bob: { minions: [{ card: foe, against: 'Gimli' }] },
      },
    });
    t.expect.card('Gimli', { strength });
  });
