/** The Fellowship of the Ring: the Sauron culture. */
import { bearer, orc } from '../../../src/cards/words/index.ts';
import { companion, invent, item, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { cited } from '../cited.ts';
import { aragorn, gimli, legolas, merry, runner, sam, soldier } from '../people.ts';
import { ambusher, assassin, type Fields, fight, maneuver, shadowPhase } from '../positions.ts';
import { moving } from '../standing.ts';

const regroup = (bob: Fields, hand: readonly unknown[]) => ({
  phase: 'regroup alone',
  twilight: 9,
  players: { Ann: { companions: [frodo(), aragorn()], hand, adventure: [] }, Bob: bob },
});
const vengeance = { card: "Gondor's Vengeance", as: 'event' };
const assigning = (ann: Fields, bob: Fields) => ({
  phase: 'assignment alone',
  players: { Ann: ann, Bob: bob },
});
const eye = { card: 'Under the Watching Eye', as: 'Eye' };
const against = (who: string, minion: Fields): Fields => ({ ...minion, against: who });

scenario("[1_255] Mordor's Strength: a Sauron Orc exerts to wound whoever it fights", (t) => {
  t.given(
    fight({
      minions: [against('Gimli', { card: 'Orc Butcher', as: 'Butcher' })],
      hand: [{ card: "Mordor's Strength", as: 'event' }],
    }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('event');
  t.expect.card('Gimli', { wounds: 1 }).card('Butcher', { wounds: 1 }).table({ twilight: 8 });
});

scenario('[1_261 LR-MODIF-002] Orc Ambusher is not cheaper itself while it is played', (t) => {
  t.given({ ...shadowPhase({ hand: [ambusher, 'Orc Soldier'] }), twilight: 2 });
  t.expect.card('Ambusher', { price: 1 + 2 });
  t.player('Bob').mayNot('Ambusher', { because: 'too little twilight' });
});

scenario(
  '[1_261 LR-EVENT-002 LR-RESPONSE-001] Orc Ambusher exerts to cancel a regroup event, whose price stays paid',
  (t) => {
    t.given(regroup({ minions: [ambusher] }, [vengeance]));
    t.player('Ann').does('event');
    t.player('Bob').does('Ambusher: Response');
    t.expect
      .card('Ambusher', { in: 'minions of Bob', wounds: 1 })
      .card('Aragorn', { wounds: 1 })
      .card('event', { in: 'discard of Ann' });
  },
);

scenario('[1_261] and who does not cancel it suffers it', (t) => {
  t.given(regroup({ minions: [ambusher] }, [vengeance]));
  t.player('Ann').does('event');
  t.player('Bob').passes();
  t.expect.card('Ambusher', { in: 'discard of Bob' }).card('event', { in: 'discard of Ann' });
});

scenario('[1_261 LR-EXERT-003] an exhausted Orc Ambusher cancels nothing', (t) => {
  t.given(regroup({ minions: [{ ...ambusher, wounds: 1 }, runner()] }, [vengeance]));
  t.player('Ann').does('event', 'Runner');
  t.expect.card('Runner', { in: 'discard of Bob' });
});

scenario('[1_261] Orc Ambusher does not answer an event of another phase', (t) => {
  t.given(maneuver({ minions: [ambusher, runner()] }, [{ card: "Eregion's Trails", as: 'event' }]));
  t.player('Ann').does('event');
  t.expect.card('Ambusher', { strength: 2, wounds: 0 });
});

scenario(
  '[1_262 LR-ASSIGN-002 LR-ASSIGN-011] Orc Assassin has the Free Peoples player assign a Hobbit against it',
  (t) => {
    t.given(assigning({ companions: [frodo(), sam(), merry(), gimli()] }, { minions: [assassin, runner()] }));
    t.player('Bob').does('Assassin');
    t.player('Ann').mayChoose.exactly('Frodo', 'Sam', 'Merry');
    t.player('Ann').does('Merry');
    t.expect.card('Assassin', { against: 'Merry' });
  },
);

scenario('[1_262 LR-SPOT-001] Orc Assassin needs two Hobbit companions', (t) => {
  t.given(assigning({ companions: [frodo(), gimli()] }, { minions: [assassin, runner()] }));
  t.player('Bob').mayNot('Assassin', { because: 'spot 2 Hobbit companions' });
});

for (const [who, cost] of [
  [[assassin], 2 + 1],
  [[], 2 + 2],
] as const)
  scenario(
    `[1_262/1, LR-ROAM-002] beside ${who.length} Orc Assassins another one costs ${cost} to play early`,
    (t) => {
      const [orc, goblin] = [
        { card: 'Orc Assassin', as: 'newcomer' },
        { card: 'Goblin Archer', as: 'goblin' },
      ];
      t.given(shadowPhase({ minions: who, hand: [orc, goblin] }, { site: 3 }));
      t.player('Bob').does('newcomer: play');
      t.expect.table({ twilight: 20 - cost });
      t.player('Bob').does('goblin: play');
      t.expect.table({ twilight: 20 - cost - 5 - 2 });
    },
  );

scenario('[1_266] Orc Chieftain: the first weapon played on it adds 2 twilight', (t) => {
  t.given(
    shadowPhase({
      minions: [{ card: 'Orc Chieftain', as: 'Chieftain' }, soldier()],
      hand: [
        { card: 'Orc Scimitar', as: 'one' },
        { card: 'Vile Blade', as: 'two' },
      ],
    }),
  );
  t.player('Bob').does('one: play', 'Chieftain');
  t.expect.table({ twilight: 20 - 1 + 2 });
  t.player('Bob').does('two: play');
  t.expect.card('two', { in: 'on of Soldier' }).table({ twilight: 20 - 1 + 2 - 1 });
});
scenario('[1_266, LR-LIMIT-001] Orc Chieftain: a second weapon in the same turn adds nothing', (t) => {
  t.given(
    shadowPhase({
      minions: [{ card: 'Orc Chieftain', as: 'Chieftain' }],
      hand: [
        { card: 'Orc Scimitar', as: 'one' },
        { card: 'Black bow', as: 'two' },
      ],
    }),
  );
  t.player('Bob').does('one: play').does('two: play');
  t.expect.card('two', { in: 'on of Chieftain' }).table({ twilight: 20 - 1 + 2 - 1 });
});

scenario('[1_268] Orc Inquisitor may cost the Free Peoples player a card at random', (t) => {
  t.given({
    ...shadowPhase(
      {
        hand: [
          { card: 'Orc Inquisitor', as: 'one' },
          { card: 'Orc Inquisitor', as: 'two' },
        ],
      },
      { hand: ['Armor', 'Athelas', 'Defiance'] },
    ),
    dice: [1],
  });
  t.player('Bob').does('one: play', 'one').does('two: play', 'Pass');
  t.player('Ann').has({ hand: 2, discard: ['Athelas'] });
});

scenario('[1_269/2 LR-LIMIT-001] Orc Scimitar gives its bearer no more than 3', (t) => {
  t.given(
    fight(
      { minions: [against('Gimli', soldier({ on: [{ card: 'Orc Scimitar', as: 'Scimitar' }], wounds: 1 }))] },
      { hand: [] },
    ),
  );
  for (const strength of [10, 11, 12, 12]) {
    t.player('Bob').does('Scimitar: Skirmish');
    t.expect.card('Soldier', { strength });
  }
});

scenario('[1_278] Strength Born of Fear gives a Sauron Orc 1 for 3 twilight', (t) => {
  t.given(
    fight({
      minions: [against('Gimli', soldier()), runner()],
      support: [{ card: 'Strength Born of Fear', as: 'Fear' }],
    }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Fear: Skirmish');
  t.expect.card('Soldier', { strength: 8 }).table({ twilight: 6 });
});

scenario('[1_280] Tower Lieutenant costs 2 cards at random when it wins', (t) => {
  t.given({
    phase: 'skirmishes alone',
    dice: [2, 0],
    players: {
      Ann: { companions: [frodo(), legolas()], hand: ['Armor', 'Athelas', 'Pathfinder'] },
      Bob: { minions: [{ card: 'Tower Lieutenant', as: 'it', against: 'Legolas' }] },
    },
  });
  t.player('Ann').has({ hand: ['Athelas'], discard: 2 });
});

scenario('[1_280] Tower Lieutenant costs nothing when it loses', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: {
        companions: [frodo(), aragorn({ on: ['Great Shield'] })],
        hand: ['Swordarm of the White Tower', 'Armor', 'Athelas'],
      },
      Bob: { minions: [runner({ against: 'Aragorn' }), { card: 'Tower Lieutenant', as: 'it' }] },
    },
  });
  t.player('Ann').passes().has({ hand: 3 });
});

scenario(
  '[1_281 LR-COST-002 LR-EXERT-003] Under the Watching Eye: a Sauron tracker exerts to play it',
  (t) => {
    t.given(shadowPhase({ minions: [ambusher, soldier()], hand: [eye] }));
    t.player('Bob').does('Eye: play');
    t.expect
      .card('Eye', { in: 'support of Bob' })
      .card('Ambusher', { wounds: 1 })
      .card('Soldier', { wounds: 0 });
  },
);

for (const [title, minions] of [
  ['without a tracker', [soldier()]],
  ['with an exhausted one', [{ ...ambusher, wounds: 1 }]],
] as const)
  scenario(`[1_281 LR-COST-009] Under the Watching Eye cannot be played ${title}`, (t) => {
    t.given(shadowPhase({ minions, hand: [eye] }));
    t.player('Bob').mayNot('Eye', { rule: 'LR-COST-009' });
  });

scenario('[1_281] Under the Watching Eye: a companion exerts at each move', (t) => {
  t.given({
    ...moving('Bree Gate', 2, 'Council Courtyard'),
    players: { Ann: { companions: [frodo(), sam()], site: 2 }, Bob: { support: [eye] } },
  });
  t.player('Ann').mayChoose.exactly('Frodo', 'Sam');
  t.player('Ann').does('Sam');
  t.expect.card('Sam', { wounds: 1 }).card('Frodo', { wounds: 0 });
});

for (const card of ['Orc Hunters', 'Orc Soldier'])
  scenario(`${cited(card)} exerts to wound whoever it fights, and nobody else`, (t) => {
    t.given(fight({ minions: [{ card, as: 'it', against: 'Gimli' }] }));
    t.player('Ann').passes();
    t.player('Bob').does('it: Skirmish');
    t.expect.card('Gimli', { wounds: 1 }).card('it', { wounds: 1 }).card('Frodo', { wounds: 0 });
  });

invent(
  minion('Sauron Orc', { culture: 'Sauron', strength: 9 }),
  minion('Moria Orc'),
  shadowCondition('Wraith card', { culture: 'Wraith' }),
  shadowCondition('Sauron card', { culture: 'Sauron' }),
  item('Black bow', { side: 'Shadow', culture: 'Sauron', itemClass: 'ranged weapon' }, bearer(orc)),
);
const enduring = (burdens: number, who = 'Sauron Orc') => ({
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), gimli()], burdens, hand: ['Their Halls of Stone'] },
    Bob: { minions: [{ card: who, against: 'Gimli' }], hand: ['Enduring Evil', 'Sauron card'] },
  },
});
scenario('[1_246, LR-SPOT-002] as many burdens as its player likes make his enemy weaker', (t) => {
  t.given(enduring(3));
  t.player('Ann').does('Pass');
  t.player('Bob').does('Enduring Evil').mayChoose.exactly('0', '1', '2', '3');
  t.player('Bob').does('2');
  t.expect.card('Gimli', { strength: 4 }).table({ twilight: 9 });
});
scenario('[1_246] nobody is weakened who fights another Orc', (t) => {
  t.given(enduring(3, 'Moria Orc'));
  t.player('Ann').does('Pass');
  t.player('Bob').does('Enduring Evil', '3');
  t.expect.card('Gimli', { strength: 6 });
});
scenario('[1_248] Forces of Mordor adds a twilight for each Sauron minion spotted', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 1,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        minions: ['Sauron Orc', { card: 'Sauron Orc', as: 'b' }, 'Moria Orc'],
        hand: ['Forces of Mordor', 'Sauron card'],
      },
    },
  });
  t.player('Bob').does('Forces').mayChoose.exactly('0', '1', '2');
  t.player('Bob').does('2');
  t.expect.table({ twilight: 3 });
});
const wraith = (as: string) => ({ card: 'Wraith card', as });
const skulker = (discard: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 9,
  path: [{ card: 'Mithril Mine', number: 4 }],
  players: {
    Ann: { companions: [frodo()], site: 4 },
    Bob: { hand: [{ card: 'Morgul Skulker', as: 'Skulker' }, 'Sauron card'], discard, deck: ['Sauron card'] },
  },
});
scenario('[1_258] Morgul Skulker shuffles up to two Wraith cards into the deck', (t) => {
  t.given(
    skulker([wraith('first'), wraith('second'), wraith('third'), { card: 'Sauron card', as: 'other' }]),
  );
  t.player('Bob')
    .does('Skulker: play', 'Skulker: when', 'first')
    .mayChoose.exactly('Pass', 'second', 'third');
  t.player('Bob').does('third').has({ deck: 3 });
  t.expect.card('second', { in: 'discard of Bob' }).card('other', { in: 'discard of Bob' });
});
scenario('[1_258] or one, or none', (t) => {
  t.given(skulker([wraith('first'), { card: 'Sauron card', as: 'other' }]));
  t.player('Bob')
    .does('Skulker: play', 'Skulker: when', 'Pass')
    .has({ deck: 1, discard: ['first', 'other'] });
});

invent(companion('One of many'));
const crowd = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'One of many', as: `n${i}` }));
for (const [n, limit] of [
  [5, 2],
  [6, 1],
] as const)
  scenario(`[1_260, LR-MOVE-016] with ${n + 1} companions the move limit is ${limit}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo(), ...crowd(n)], hand: ['Pathfinder'] },
        Bob: { support: ['The Number Must Be Few'] },
      },
    });
    t.expect.table({ 'move limit': limit });
  });
for (const [n, limit] of [
  [2, 2],
  [3, 1],
] as const)
  scenario(`[1_274/2] with ${n} dead companions the move limit is ${limit}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo()], dead: crowd(n), hand: ['Pathfinder'] },
        Bob: { support: ["Sauron's Defenses"] },
      },
    });
    t.expect.table({ 'move limit': limit });
  });
scenario("[1_274/1, LR-COST-009] Sauron's Defenses takes a Sauron Orc who exerts", (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 5,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { minions: ['Sauron Orc'], hand: ["Sauron's Defenses", 'Sauron card'] },
    },
  });
  t.player('Bob').does("Sauron's Defenses: play");
  t.expect.card('Sauron Orc', { wounds: 1 });
});
