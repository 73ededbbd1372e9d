/** Ents of Fangorn: sites. LR-ACTIVE-006 */
import { ally, companion, freeEvent, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, gimli, runner, sam } from '../people.ts';
import { moving, standing } from '../standing.ts';

const signed = (signet: string) => companion(`of ${signet}`, { signet, culture: 'Rohan' });
invent(
  freeEvent('Paper', { twilight: 9 }),
  ally('Neighbour'),
  ...['Aragorn', 'Frodo', 'Gandalf', 'Théoden'].map(signed),
  companion('Unsigned'),
  companion('Bound', { keyword: ['Ring-bound'] }),
  minion('Orc', { strength: 9 }),
);

const rocks = (hand: readonly unknown[], at = 1) =>
  standing(
    'fellowship alone',
    'Rocks of Emyn Muil',
    1,
    { hand: [...hand, 'Paper', 'Neighbour'], burdens: 2 },
    {},
    at,
  );
scenario('[6_115] a companion with the Frodo signet takes a burden away as he is played', (t) => {
  t.given(rocks(['of Frodo']));
  t.player('Ann').does('here').has({ burdens: 1 });
  t.expect.card('of Frodo', { in: 'companions of Ann' });
});
for (const [hand, at] of [
  [['of Aragorn'], 1],
  [['of Frodo'], 2],
] as const)
  scenario(`[6_115] not with ${hand[0]} at site ${at}`, (t) => {
    t.given(rocks(hand, at));
    t.player('Ann').mayNot('here');
  });

const westfold = (wounds: number) =>
  standing('fellowship alone', 'Westfold', 1, {
    companions: [frodo(), aragorn({ wounds }), gimli()],
    deck: ['of Gandalf', 'of Aragorn'],
    hand: ['Neighbour'],
  });
scenario('[6_116] Aragorn exerts twice for a companion with his signet', (t) => {
  t.given(westfold(0));
  t.player('Ann')
    .does('here')
    .has({ deck: ['of Gandalf'] });
  t.expect.card('Aragorn', { wounds: 2 }).card('of Aragorn', { in: 'companions of Ann' });
});
scenario('[6_116, LR-EXERT-004] he must be able to exert twice', (t) => {
  t.given(westfold(2));
  t.player('Ann').mayNot('here', { rule: 'LR-EXERT-004' });
});

const meduseld = (third: string, dead: string) =>
  standing('fellowship alone', 'Meduseld', 3, {
    companions: [frodo(), 'of Gandalf', 'of Gandalf', third].map((card, i) =>
      typeof card === 'string' ? { card, as: `he ${i}` } : card,
    ),
    dead: [{ card: dead, as: 'dead' }],
    hand: ['Neighbour'],
  });
scenario('[6_117] three with the Gandalf signet exert, and a dead companion comes back', (t) => {
  t.given(meduseld('of Gandalf', 'Unsigned'));
  t.player('Ann').does('here').does('he 1').does('he 2');
  t.expect.card('dead', { in: 'companions of Ann' }).card('he 1', { wounds: 1 }).card('he 3', { wounds: 1 });
});
for (const [third, dead] of [
  ['of Aragorn', 'Unsigned'],
  ['of Gandalf', 'Bound'],
] as const)
  scenario(`[6_117] not with ${third} for ${dead}`, (t) => {
    t.given(meduseld(third, dead));
    t.player('Ann').mayNot('here');
  });

const hall = (third: string) =>
  standing('fellowship alone', 'Hornburg Hall', 6, {
    companions: [frodo(), 'of Théoden', 'of Théoden', third],
    hand: ['Paper', 'Neighbour'],
    deck: ['Unsigned', 'Unsigned', 'Unsigned', 'Unsigned', 'Paper'],
  });
scenario('[6_118] three with the Théoden signet: a new hand of four', (t) => {
  t.given(hall('of Théoden'));
  t.player('Ann').does('here').has({ hand: 4, deck: 1, discard: 2 });
});
scenario('[6_118] two are not enough', (t) => {
  t.given(hall('of Gandalf'));
  t.player('Ann').mayNot('here');
});

scenario('[6_119] all allies are discarded as the fellowship comes', (t) => {
  t.given(
    moving("King's Room", 7, 'Valley of Saruman', {
      companions: [frodo(), sam()],
      support: ['Neighbour', 'Bounder'],
    }),
  );
  t.player('Ann').has({ support: [], discard: ['Neighbour', 'Bounder'] });
  t.expect.card('Sam', { in: 'companions of Ann' });
});

const laboratory = (hand: readonly string[], ann: object, minions: readonly unknown[], at = 9) =>
  standing(
    'skirmish',
    "Saruman's Laboratory",
    9,
    { companions: [frodo(), { card: 'Unsigned', as: 'Guard' }], ...ann },
    { hand, minions },
    at,
  );
scenario('[6_120] two cards from hand prevent a wound to a minion', (t) => {
  t.given(laboratory(['Paper', 'Orc'], {}, [runner({ against: 'Guard' })]));
  t.player('Bob').does('here').does('Paper').has({ hand: 0 });
  t.expect.card('Runner', { in: 'minions of Bob' });
});
for (const [hand, at] of [
  [['Paper'], 9],
  [['Paper', 'Paper'], 8],
] as const)
  scenario(`[6_120] not with ${hand.length} cards at site ${at}`, (t) => {
    t.given(laboratory(hand, {}, [runner({ against: 'Guard' })], at));
    t.expect.card('Runner', { in: 'discard of Bob' });
  });
scenario('[6_120] wounds to others are not prevented', (t) => {
  t.given(laboratory([], { hand: ['Paper', 'Paper'] }, [{ card: 'Orc', against: 'Guard' }]));
  t.expect.card('Guard', { wounds: 1 });
});
