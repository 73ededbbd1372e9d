/** The Fellowship of the Ring: further sites from the Shire to Rivendell, and some beyond. */
import { companion, freeCondition, freeEvent, invent, item, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { aragorn, gandalf, gimli, legolas, merry, runner, sam } from '../../people.ts';
import { moving, standing } from '../../standing.ts';

invent(
  minion('Wraith', { race: 'Nazgul', culture: 'Wraith', twilight: 6, siteNumber: 2 }),
  minion('Wraith of Mordor', { race: 'Nazgul', culture: 'Wraith', twilight: 3, siteNumber: 3 }),
  minion('Orc of Mordor', { twilight: 3, siteNumber: 3 }),
  minion('Bowman', { Archer: 1 }),
  minion('Swordsman', {}),
  item('Sword of the test'),
  freeEvent('Paper', { twilight: 9 }),
  freeCondition('Tale of the test', { keyword: ['Tale'] }),
  companion('Elf of the test', { race: 'Elf', culture: 'Elven', twilight: 2 }),
  companion('Man of the test', { twilight: 2 }),
);

for (const [id, site, found, other] of [
  ['1_319', 'Bag End', "The Gaffer, Sam's Father", 'Sam, Son of Hamfast'],
  ['1_322', 'Green Dragon Inn', 'Sam, Son of Hamfast', "The Gaffer, Sam's Father"],
] as const) {
  const inn = (wounds: number) =>
    standing('fellowship alone', site, 1, {
      companions: [frodo({ wounds }), gimli()],
      deck: [
        { card: other, as: 'other' },
        { card: found, as: 'found' },
      ],
      hand: ['Paper'],
    });
  scenario(`[${id}] ${site}: a Hobbit exerts to play ${found} from the draw deck`, (t) => {
    t.given(inn(0));
    t.player('Ann').does('here').has({ deck: 1 });
    t.expect.card('Frodo', { wounds: 1 }).card('other', { in: 'deck of Ann' });
    t.expect.card('found', { in: id === '1_319' ? 'support of Ann' : 'companions of Ann' });
  });
  scenario(`[${id}, LR-EXERT-003] ${site}: not without a Hobbit who can exert`, (t) => {
    t.given(inn(3));
    t.player('Ann').mayNot('here', { rule: 'LR-EXERT-003' });
  });
}

const cost = (site: string, number: number, at: number) =>
  standing('fellowship alone', site, number, { hand: [sam(), gimli(), 'Paper'] }, {}, at);
for (const [at, twilight] of [
  [1, 1],
  [2, 2],
] as const)
  scenario(`[1_323] Green Hill Country: at site ${at} Sam costs ${twilight}`, (t) => {
    t.given({ ...cost('Green Hill Country', 1, at), twilight: 0 });
    t.player('Ann').does('Sam: play');
    t.expect.table({ twilight });
  });
scenario('[1_323] Green Hill Country is no cheaper for a Dwarf', (t) => {
  t.given({ ...cost('Green Hill Country', 1, 1), twilight: 0 });
  t.player('Ann').does('Gimli: play');
  t.expect.table({ twilight: 2 });
});

const pony = standing('fellowship alone', 'The Prancing Pony', 1, {
  deck: [gimli(), aragorn()],
  hand: ['Paper'],
  burdens: 1,
});
scenario('[1_324] The Prancing Pony: for a burden Aragorn is played from the draw deck', (t) => {
  t.given(pony);
  t.player('Ann')
    .does('here')
    .has({ burdens: 2, deck: ['Gimli'] });
  t.expect.card('Aragorn', { in: 'companions of Ann' });
});
scenario('[1_324, LR-ACTIVE-006] The Prancing Pony: only while the fellowship is there', (t) => {
  t.given({ ...pony, players: { ...pony.players, Ann: { ...pony.players.Ann, site: 2 } } });
  t.player('Ann').mayNot('here', { rule: 'LR-ACTIVE-006' });
});

const lookout = (who: unknown) =>
  standing('fellowship alone', 'Shire Lookout Point', 1, {
    companions: [frodo(), who],
    deck: ['Athelas', { card: "Gandalf's Cart", as: 'Cart' }],
    hand: ['Paper'],
  });
scenario('[1_325] Shire Lookout Point: with Gandalf his cart is played from the draw deck', (t) => {
  t.given(lookout(gandalf()));
  t.player('Ann')
    .does('here')
    .has({ deck: ['Athelas'] });
  t.expect.card('Cart', { in: 'support of Ann' });
});
scenario('[1_325, LR-SPOT-001] Shire Lookout Point: not without Gandalf', (t) => {
  t.given(lookout(gimli()));
  t.player('Ann').mayNot('here', { rule: 'LR-SPOT-001' });
});

const arriving = (site: string, number: number, hand: readonly unknown[], at = number) =>
  standing('shadow alone', site, number, { hand: ['Paper', 'Athelas'] }, { hand }, at);
for (const [card, at, left] of [
  ['Wraith of Mordor', 2, 9 - 3],
  ['Orc of Mordor', 2, 9 - 3 - 2],
  ['Wraith of Mordor', 1, 9 - 3 - 2],
] as const)
  scenario(`[1_328] Bree Streets: ${card} played at site ${at} leaves ${left} twilight`, (t) => {
    t.given(arriving('Bree Streets', 2, [card], at));
    t.player('Bob').does(`${card}: play`);
    t.expect.table({ twilight: left });
  });

const ferry = (companions: readonly unknown[]) => ({
  phase: 'archery',
  path: [{ card: 'Buckleberry Ferry', number: 2 }],
  players: {
    Ann: { companions: [frodo(), ...companions], site: 2, hand: ["Gondor's Vengeance"] },
    Bob: { minions: [runner()] },
  },
});
scenario('[1_330] Buckleberry Ferry: nobody fights where only Hobbits are in the fellowship', (t) => {
  t.given(ferry([merry()]));
  t.expect.table({ 'phase name': 'regroup' });
});
scenario('[1_330] Buckleberry Ferry: one who is no Hobbit, and they fight', (t) => {
  t.given(ferry([merry(), gimli()]));
  t.expect.table({ 'phase name': 'assignment' });
});

scenario('[1_332] Midgewater Marshes: each Hobbit who comes there exerts', (t) => {
  t.given(
    moving('Bag End', 1, 'Midgewater Marshes', {
      companions: [frodo(), merry(), gimli()],
      support: [{ card: "The Gaffer, Sam's Father", as: 'Gaffer' }],
    }),
  );
  t.expect
    .card('Frodo', { wounds: 1 })
    .card('Merry', { wounds: 1 })
    .card('Gimli', { wounds: 0 })
    .card('Gaffer', { wounds: 0 });
});

for (const [at, hand] of [
  [2, 1],
  [1, 2],
] as const)
  scenario(`[1_333] Midgewater Moors: a minion is played at site ${at}, and ${hand} cards are left`, (t) => {
    t.given(arriving('Midgewater Moors', 2, ['Swordsman', 'Bowman'], at));
    t.player('Bob').does('Swordsman: play');
    if (at === 2) t.player('Ann').does('Paper');
    t.player('Ann').has({ hand });
  });

for (const [card, at, left] of [
  ['Wraith', 2, 9 - 6 + 1],
  ['Wraith', 1, 9 - 6 - 2],
  ['Swordsman', 2, 9 - 2],
] as const)
  scenario(`[1_335] Weatherhills: ${card} played at site ${at} leaves ${left} twilight`, (t) => {
    t.given(arriving('Weatherhills', 2, [card], at));
    t.player('Bob').does(`${card}: play`);
    t.expect.table({ twilight: left });
  });

for (const [at, fierce] of [
  [2, 1],
  [3, 0],
] as const)
  scenario(`[1_336] Weathertop: at site ${at} a Nazgûl is ${fierce} times fierce`, (t) => {
    t.given(
      standing(
        'maneuver alone',
        'Weathertop',
        2,
        { companions: [frodo(), aragorn()], hand: ["Elendil's Valor"] },
        { minions: ['Wraith', 'Swordsman'] },
        at,
      ),
    );
    t.expect.card('Wraith', { fierce }).card('Swordsman', { fierce: 0 });
  });

const ford = (at: number) => ({
  ...arriving(
    'Ford of Bruinen',
    3,
    [{ card: 'Wraith', as: 'first' }, { card: 'Wraith', as: 'second' }, 'Orc of Mordor'],
    at,
  ),
  twilight: 20,
});
scenario('[1_338, LR-ERRATA-035] Ford of Bruinen: the first Nazgûl of the turn costs 5 less', (t) => {
  t.given(ford(3));
  t.player('Bob').does('Orc of Mordor: play', 'first: play');
  t.expect.table({ twilight: 20 - 3 - 1 });
  t.player('Bob').does('second: play');
  t.expect.table({ twilight: 20 - 3 - 1 - 6 });
});
scenario('[1_338, LR-ACTIVE-006] Ford of Bruinen: only there', (t) => {
  t.given(ford(2));
  t.player('Bob').does('first: play');
  t.expect.table({ twilight: 20 - 6 });
});

const valley = (hand: readonly string[]) =>
  standing('fellowship alone', 'Rivendell Valley', 3, { hand, deck: ['Armor', 'Athelas'] });
scenario('[1_341] Rivendell Valley: an Elf is played, and a card is drawn', (t) => {
  t.given(valley(['Elf of the test', 'Man of the test']));
  t.player('Ann')
    .does('here')
    .has({ hand: ['Man of the test', 'Armor'] });
  t.expect.card('Elf of the test', { in: 'companions of Ann' });
});
scenario('[1_341] Rivendell Valley: not for a Man', (t) => {
  t.given(valley(['Man of the test', 'Paper']));
  t.player('Ann').mayNot('here', { because: 'nothing to choose' });
});

for (const [who, limit] of [
  [aragorn(), 3],
  [gimli(), 2],
] as const)
  scenario(`[1_342] Rivendell Waterfall with ${String(who['as'])}: the move limit is ${limit}`, (t) => {
    t.given(
      standing(
        'regroup',
        'Rivendell Waterfall',
        3,
        { companions: [frodo(), who], hand: ["Gondor's Vengeance"] },
        { minions: [runner()] },
      ),
    );
    t.player('Ann').has({ 'move limit': limit });
  });

const tomb = (support: readonly string[], hand: readonly string[]) =>
  standing(
    'maneuver alone',
    "Balin's Tomb",
    4,
    { companions: [frodo(), gimli({ wounds: 1 })], support, hand },
    { minions: [runner()] },
  );
scenario("[1_343, LR-ERRATA-036] Balin's Tomb: a tale from hand is discarded to heal a companion", (t) => {
  t.given(tomb([], ['Tale of the test', 'Paper']));
  t.player('Ann')
    .does('here')
    .has({ hand: ['Paper'] });
  t.expect.card('Gimli', { wounds: 0 }).card('Tale of the test', { in: 'discard of Ann' });
});
scenario("[1_343, LR-ERRATA-036] Balin's Tomb: or one in play", (t) => {
  t.given(tomb(['Tale of the test'], ['Paper']));
  t.player('Ann')
    .does('here')
    .has({ hand: ['Paper'] });
  t.expect.card('Gimli', { wounds: 0 }).card('Tale of the test', { in: 'discard of Ann' });
});
scenario("[1_343, LR-COST-002] Balin's Tomb: no tale, no healing", (t) => {
  t.given(tomb([], ['Paper', "Elendil's Valor"]));
  t.player('Ann').mayNot('here', { rule: 'LR-COST-002' });
});

for (const [at, more] of [
  [4, 1],
  [5, 0],
] as const)
  scenario(`[1_347] Moria Stairway: at site ${at} hand weapons do ${more} more damage`, (t) => {
    t.given(
      standing(
        'maneuver alone',
        'Moria Stairway',
        4,
        {
          companions: [frodo(), aragorn({ on: ['Sword of the test'] }), legolas()],
          hand: ["Elendil's Valor"],
        },
        { minions: [runner({ on: ['Goblin Scimitar'] }), 'Swordsman'] },
        at,
      ),
    );
    t.expect
      .card('Aragorn', { damage: more })
      .card('Runner', { damage: more })
      .card('Legolas', { damage: 0 })
      .card('Swordsman', { damage: 0 });
  });

for (const [bowmen, at, total] of [
  [0, 8, 0],
  [2, 8, 4],
  [5, 8, 9],
  [2, 7, 2],
] as const)
  scenario(`[1_357] Brown Lands: ${bowmen} archers at site ${at} shoot ${total} arrows`, (t) => {
    t.given(
      standing(
        'maneuver alone',
        'Brown Lands',
        8,
        { companions: [frodo(), aragorn()], hand: ["Elendil's Valor"] },
        {
          minions: [
            'Swordsman',
            ...Array.from({ length: bowmen }, (_x, i) => ({ card: 'Bowman', as: `bow ${i}` })),
          ],
        },
        at,
      ),
    );
    t.expect.table({ 'minion archery': total });
  });
