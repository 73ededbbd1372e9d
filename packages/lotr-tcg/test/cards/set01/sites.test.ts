/** The Fellowship of the Ring: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
import { modifier, valueOf } from '@westmarch/kernel';
import { expect } from 'vitest';
import { titleNumber } from '../../../src/cards/titles.ts';
import { cost, kind } from '../../../src/engine.ts';
import { Phase } from '../../../src/state.ts';
import { ally, companion, freeCondition, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, boromir, gandalf, gimli, legolas, merry, runner, sam, savage } from '../people.ts';
import { moving, standing } from '../standing.ts';

invent(
  minion('The Balrog of the test', {
    title: titleNumber('The Balrog'),
    race: 'Balrog',
    twilight: 14,
    siteNumber: 4,
  }),
  ally('Neighbour'),
);
const balrog = { card: 'The Balrog of the test', as: 'the Balrog' };
const goblins = (n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Goblin Marksman', as: `goblin ${i}` }));
invent(
  freeCondition('Filler'),
  shadowCondition('Dear', {}, modifier({ attribute: cost, of: kind.is('minion'), by: 5 })),
);
const summit = (burdens: number, names: readonly string[]) => ({
  ...moving('Shores of Nen Hithoel', 8, 'Summit of Amon Hen'),
  players: {
    Ann: { companions: [frodo()], site: 8, burdens },
    ...Object.fromEntries(names.map((name) => [name, { deck: ['Armor', 'Athelas', 'Defiance'] }])),
  },
});
const brandir = (discard: readonly unknown[], more: object = {}) =>
  standing('shadow alone', 'Tol Brandir', 9, {}, { discard, hand: [runner()], ...more });
const trackers = ['Orc Ambusher', 'Orc Assassin', 'Orc Scout', 'Uruk Scout'].map((card) => ({
  card,
  as: card,
}));
invent(
  ally('Elf at home', { race: 'Elf', home: 1 << 6 }),
  companion('Fifth'),
  companion('Sixth', { title: 200_002 }),
);

scenario('[1_320 LR-ACTIVE-006] East Road: companions cost 2 more there', (t) => {
  t.given(
    standing('fellowship alone', 'East Road', 1, { hand: [gimli(), { card: 'Bounder', as: 'Bounder' }] }),
  );
  t.expect
    .value('Gimli', 'twilight cost', 4, { base: 2, by: { here: 2 } })
    .value('Bounder', 'twilight cost', 1);
});

scenario('[1_320 LR-ACTIVE-006] East Road says nothing when the fellowship is elsewhere', (t) => {
  t.given(standing('fellowship alone', 'East Road', 1, { hand: [gimli()] }, {}, 2));
  t.expect.card('Gimli', { 'twilight cost': 2 });
});

scenario('[1_320 LR-START-007] East Road says nothing while starting fellowships are put out', (t) => {
  t.given(standing('fellowship alone', 'East Road', 1, { hand: [gimli(), 'Hobbit Sword'] }));
  t.state.global.phase = Phase.setUp;
  expect(valueOf(t.state, cost, t.who.card('Gimli'))).toBe(2);
  t.state.global.phase = Phase.fellowship;
});

scenario("[1_321] Farmer Maggot's Fields: a Hobbit exerts to play Merry from the draw deck", (t) => {
  t.given({
    ...standing('fellowship alone', "Farmer Maggot's Fields", 1, { deck: ['Armor', merry(), 'Athelas'] }),
    twilight: 0,
  });
  t.player('Ann').does('here: Fellowship');
  t.expect.card('Merry', { in: 'companions of Ann' }).card('Frodo', { wounds: 1 }).table({ twilight: 1 });
});

scenario('[1_326] Westfarthing: a Hobbit exerts to play a companion or ally for 1 less', (t) => {
  t.given({
    ...standing('fellowship alone', 'Westfarthing', 1, { hand: [gimli(), 'Bounder', 'Armor'] }),
    twilight: 0,
  });
  t.player('Ann').does('here: Fellowship').mayChoose.exactly('Gimli', 'Bounder');
  t.player('Ann').does('Gimli');
  t.expect.card('Gimli', { in: 'companions of Ann' }).card('Frodo', { wounds: 1 }).table({ twilight: 1 });
});

scenario('[1_326 LR-EFFECT-008] Westfarthing is of no use without someone to play', (t) => {
  t.given(standing('fellowship alone', 'Westfarthing', 1, { hand: ['Armor', 'Hobbit Sword'] }));
  t.player('Ann').mayNot('here', { because: 'nothing to choose' });
});

scenario('[1_327 LR-MOVE-016] Bree Gate: with a ranger the move limit is one more for the turn', (t) => {
  t.given({
    ...standing(
      'regroup',
      'Bree Gate',
      2,
      { companions: [frodo(), aragorn()], hand: ["Gondor's Vengeance"] },
      { minions: [runner()] },
    ),
  });
  t.player('Ann').has({ 'move limit': 3 });
  t.player('Ann').does("Gondor's Vengeance").has({ 'move limit': 3 });
});

scenario('[1_327] Bree Gate does nothing without a ranger', (t) => {
  t.given(
    standing('regroup', 'Bree Gate', 2, { companions: [frodo(), aragorn({ wounds: 3 })], hand: [] }, {}, 3),
  );
  t.player('Ann').has({ 'move limit': 2 });
});

scenario('[1_329] Breeland Forest: no stealth event there', (t) => {
  t.given(
    standing(
      'skirmish',
      'Breeland Forest',
      2,
      { companions: [frodo(), gimli()], hand: ['Hobbit Intuition', 'Their Halls of Stone'] },
      { minions: [runner({ against: 'Gimli' })] },
    ),
  );
  t.player('Ann').mayNot('Hobbit Intuition');
  t.player('Ann').mayChoose.includes('Their Halls of Stone');
});

scenario(
  '[1_331 LR-ERRATA-034] Ettenmoors: any player exerts his own companion or minion for 2 strength',
  (t) => {
    t.given(
      standing(
        'skirmish',
        'Ettenmoors',
        2,
        { companions: [frodo(), gimli()] },
        { minions: [savage({ against: 'Gimli' })] },
      ),
    );
    t.player('Ann').does('here: Skirmish').mayChoose.exactly('Frodo', 'Gimli');
    t.player('Ann').does('Gimli');
    t.player('Bob').does('here: Skirmish');
    t.expect.card('Gimli', { strength: 8, wounds: 1 }).card('Savage', { strength: 7, wounds: 1 });
  },
);

scenario('[1_331 LR-ACTIVE-006] Ettenmoors cannot be used from another site', (t) => {
  t.given(
    standing(
      'skirmish',
      'Ettenmoors',
      2,
      { companions: [frodo(), gimli()], hand: ['Their Halls of Stone'] },
      { minions: [savage({ against: 'Gimli' })] },
      3,
    ),
  );
  t.player('Ann').mayNot('here', { rule: 'LR-ACTIVE-006' });
});

scenario('[1_334] Trollshaw Forest: a possession played on a companion draws a card', (t) => {
  t.given(
    standing('fellowship alone', 'Trollshaw Forest', 2, {
      hand: [{ card: 'Hobbit Sword', as: 'Sword' }, gimli()],
      deck: ['Armor', 'Athelas'],
    }),
  );
  t.player('Ann')
    .does('Sword: play')
    .has({ hand: ['Gimli', 'Armor'] });
  t.player('Ann')
    .does('Gimli: play')
    .has({ hand: ['Armor'] });
});

scenario('[1_337 LR-MOVE-005] Council Courtyard: whoever moves on removes 2 twilight', (t) => {
  t.given(moving('Council Courtyard', 3, 'Mithril Mine'));
  t.expect.table({ twilight: 5 - 2 + 3 + 1 });
});

scenario('[1_337] Council Courtyard does nothing for whoever moves there', (t) => {
  t.given(moving('Bree Gate', 2, 'Council Courtyard'));
  t.expect.table({ twilight: 5 + 0 + 1 });
});

scenario("[1_339] Frodo's Bedroom: playing a Hobbit draws a card", (t) => {
  t.given(standing('fellowship alone', "Frodo's Bedroom", 3, { hand: [merry(), gimli()], deck: ['Armor'] }));
  t.player('Ann')
    .does('here: Fellowship')
    .has({ hand: ['Gimli', 'Armor'] });
  t.player('Ann').mayNot('here', { because: 'nothing to choose' });
});

scenario('[1_340] Rivendell Terrace: playing a Man draws a card', (t) => {
  t.given({
    ...standing('fellowship alone', 'Rivendell Terrace', 3, { hand: [boromir(), gimli()], deck: ['Armor'] }),
    twilight: 0,
  });
  t.player('Ann')
    .does('here: Fellowship')
    .has({ hand: ['Gimli', 'Armor'] });
  t.expect.card('Boromir', { in: 'companions of Ann' }).table({ twilight: 3 });
  t.player('Ann').mayNot('here', { because: 'nothing to choose' });
});

scenario('[1_344] Dwarrowdelf Chamber: Gimli exerts, or two others do', (t) => {
  t.given(moving('Council Courtyard', 3, 'Dwarrowdelf Chamber', { companions: [frodo(), gimli()] }));
  t.expect.card('Gimli', { wounds: 1 }).card('Frodo', { wounds: 0 });
});

scenario('[1_345] Mithril Mine: for 1 twilight a Shadow weapon comes from the discard pile', (t) => {
  t.given(
    standing(
      'shadow alone',
      'Mithril Mine',
      4,
      {},
      {
        minions: [runner()],
        discard: [{ card: 'Goblin Scimitar', as: 'Scimitar' }, savage()],
        hand: ['Goblin Sneak'],
      },
    ),
  );
  t.player('Bob').does('here: Shadow', 'Pass');
  t.expect.card('Scimitar', { in: 'on of Runner' }).table({ twilight: 8 });
  t.player('Bob').mayNot('here', { because: 'nothing to choose' });
});

scenario('[1_346] Moria Lake: Frodo exerts, or two others do', (t) => {
  t.given(moving('Council Courtyard', 3, 'Moria Lake', { companions: [frodo(), sam(), gimli(), legolas()] }));
  t.player('Ann').mayChoose.exactly('exert Frodo', 'exert 2 other companions');
  t.player('Ann').does('exert 2 other companions').mayChoose.exactly('Sam', 'Gimli', 'Legolas');
  t.player('Ann').does('Sam').mayChoose.exactly('Gimli', 'Legolas');
  t.player('Ann').does('Gimli');
  t.expect.card('Sam', { wounds: 1 }).card('Gimli', { wounds: 1 }).card('Frodo', { wounds: 0 });
});

scenario('[1_346 LR-EFFECT-005] Moria Lake: who cannot do the one in full must do the other', (t) => {
  t.given(moving('Council Courtyard', 3, 'Moria Lake', { companions: [frodo(), sam()] }));
  t.expect.card('Frodo', { wounds: 1 }).card('Sam', { wounds: 0 });
});

scenario('[1_346 LR-EFFECT-004] Moria Lake: who can do neither in full does what he can', (t) => {
  t.given(moving('Council Courtyard', 3, 'Moria Lake', { companions: [frodo({ wounds: 3 }), sam()] }));
  t.player('Ann').does('exert 2 other companions');
  t.expect.card('Frodo', { wounds: 3 }).card('Sam', { wounds: 1 });
});

scenario('[1_348] Pass of Caradhras: a weather card from the draw deck, once in a turn', (t) => {
  t.given(
    standing(
      'shadow alone',
      'Pass of Caradhras',
      4,
      {},
      {
        minions: [savage()],
        deck: [{ card: "Saruman's Snows", as: 'Snows' }, { card: "Saruman's Snows", as: 'more' }, 'Armor'],
        hand: ['Goblin Runner'],
      },
    ),
  );
  t.player('Bob').does('here: Shadow').mayChoose.exactly('Snows', 'more');
  t.player('Bob').does('Snows');
  t.expect.card('here', { in: 'path' }).card('Savage', { wounds: 1 });
  t.player('Bob').mayNot('here', { because: 'once each turn' });
});

scenario('[1_348 LR-SPOT-001] Pass of Caradhras needs an Isengard minion', (t) => {
  t.given(
    standing(
      'shadow alone',
      'Pass of Caradhras',
      4,
      {},
      {
        minions: [runner()],
        deck: ["Saruman's Snows"],
        hand: [{ card: 'Goblin Sneak' }],
      },
    ),
  );
  t.player('Bob').mayNot('here', { because: 'spot an Isengard minion' });
});

scenario(
  '[1_349 LR-ZONE-001] The Bridge of Khazad-dûm: The Balrog comes from the draw deck for 6 less',
  (t) => {
    t.given(
      standing(
        'shadow alone',
        'The Bridge of Khazad-dûm',
        5,
        {},
        { deck: ['Armor', balrog], hand: ['Goblin Sneak'] },
      ),
    );
    t.player('Bob')
      .does('here: Shadow')
      .has({ deck: ['Armor'] });
    t.expect.card('the Balrog', { in: 'minions of Bob' }).table({ twilight: 1 });
  },
);

scenario('[1_349] The Bridge of Khazad-dûm: The Balrog can come from hand too', (t) => {
  t.given(
    standing(
      'shadow alone',
      'The Bridge of Khazad-dûm',
      5,
      {},
      { deck: ['Armor'], hand: ['Goblin Sneak', balrog] },
    ),
  );
  t.player('Bob').does('here: Shadow');
  t.expect.card('the Balrog', { in: 'minions of Bob' });
});

scenario('[1_349 LR-ZONE-002] The Bridge of Khazad-dûm: one may look in vain, but not twice', (t) => {
  t.given(
    standing('shadow alone', 'The Bridge of Khazad-dûm', 5, {}, { deck: ['Armor'], hand: ['Goblin Sneak'] }),
  );
  t.player('Bob')
    .does('here: Shadow')
    .has({ deck: ['Armor'] })
    .mayNot('here');
});

scenario('[1_350] Dimrill Dale: the first Moria Orc of a Shadow phase costs 2 less, and no other', (t) => {
  t.given(
    standing(
      'shadow alone',
      'Dimrill Dale',
      6,
      {},
      {
        hand: [{ card: 'Goblin Marksman', as: 'first' }, { card: 'Goblin Marksman', as: 'second' }, savage()],
      },
    ),
  );
  t.expect.card('first', { price: 1 }).card('second', { price: 1 }).card('Savage', { price: 2 });
  t.player('Bob').does('first: play');
  t.expect.card('second', { price: 3 }).table({ twilight: 8 });
});

scenario(
  '[1_351 LR-EFFECT-002] Galadriel’s Glade: an Elf exerts to look at a hand, which only his player sees',
  (t) => {
    t.given({
      ...standing('fellowship alone', "Galadriel's Glade", 6, {
        companions: [frodo(), legolas()],
        hand: ['Armor'],
      }),
      players: {
        Ann: { companions: [frodo(), legolas()], site: 6, hand: ['Athelas'] },
        Bob: { hand: [runner()] },
        Cid: { hand: [savage()] },
      },
    });
    t.player('Ann').does('here: Fellowship', 'Bob');
    const { knownTo } = t.state.card;
    expect([knownTo[t.who.card('Runner')], knownTo[t.who.card('Savage')]]).toEqual([0b0110, 0b1000]);
    t.expect.card('Legolas', { wounds: 1 });
  },
);

scenario('[1_351 LR-EXERT-003] Galadriel’s Glade needs an Elf who can exert', (t) => {
  t.given(
    standing('fellowship alone', "Galadriel's Glade", 6, {
      companions: [frodo(), gimli()],
      hand: ['Hobbit Sword'],
    }),
  );
  t.player('Ann').mayNot('here', { because: 'an Elf can exert', rule: 'LR-EXERT-003' });
});

scenario('[1_352] Lothlórien Woods: allies at home there have 3 more', (t) => {
  t.given(
    standing('fellowship alone', 'Lothlórien Woods', 6, {
      support: ['Elf at home', 'Bounder'],
      hand: ['Hobbit Sword'],
    }),
  );
  t.expect.card('Elf at home', { strength: 6 }).card('Bounder', { strength: 2 });
});

scenario('[1_353] Anduin Confluence: every ally is discarded as the fellowship comes', (t) => {
  t.given(
    moving("Galadriel's Glade", 6, 'Anduin Confluence', {
      companions: [frodo(), gimli()],
      support: ['Neighbour', 'Bounder'],
    }),
  );
  t.player('Ann').has({ support: [], discard: ['Neighbour', 'Bounder'] });
  t.expect.card('Gimli', { in: 'companions of Ann' });
});

for (const number of [6, 7])
  scenario(
    `[1_354] Anduin Wilderland: ${number === 7 ? 'no archery phase there' : 'archery elsewhere'}`,
    (t) => {
      t.given(
        standing(
          'maneuver',
          'Anduin Wilderland',
          7,
          { companions: [frodo(), gimli()] },
          { minions: ['Goblin Marksman', savage()] },
          number,
        ),
      );
      if (number === 6) t.player('Ann').does('Gimli');
      t.expect.card('Gimli', { wounds: number === 6 ? 1 : 0 }).table({ 'phase name': 'assignment' });
    },
  );

scenario('[1_355 LR-EXERT-005] Silverlode Banks: without a ranger every companion exerts who can', (t) => {
  t.given(
    moving("Galadriel's Glade", 6, 'Silverlode Banks', {
      companions: [frodo(), gimli({ wounds: 2 }), sam()],
    }),
  );
  t.expect.card('Frodo', { wounds: 1 }).card('Sam', { wounds: 1 }).card('Gimli', { wounds: 2 });
});

scenario('[1_355] Silverlode Banks does nothing to a fellowship with a ranger', (t) => {
  t.given(moving("Galadriel's Glade", 6, 'Silverlode Banks', { companions: [frodo(), aragorn()] }));
  t.expect.card('Frodo', { wounds: 0 }).card('Aragorn', { wounds: 0 });
});

scenario('[1_356 LR-EFFECT-011] Anduin Banks: each companion over 4 adds 2 to the minion archery', (t) => {
  t.given(
    standing(
      'archery fire',
      'Anduin Banks',
      8,
      { companions: [frodo(), gimli(), boromir(), legolas(), 'Fifth', 'Sixth'] },
      { minions: [runner()] },
    ),
  );
  t.expect.table({ 'minion archery': 4 });
});

scenario('[1_356 LR-EFFECT-011] Anduin Banks adds nothing for 4', (t) => {
  t.given(
    standing(
      'archery fire',
      'Anduin Banks',
      8,
      { companions: [frodo(), gimli(), boromir(), legolas()] },
      { minions: [runner(), savage()] },
    ),
  );
  t.expect.table({ 'minion archery': 0 });
});

scenario('[1_358] Pillars of the Kings: a Gondor card from hand heals a Gondor companion', (t) => {
  t.given(
    standing('fellowship alone', 'Pillars of the Kings', 8, {
      companions: [frodo({ wounds: 1 }), boromir({ wounds: 1 }), aragorn({ wounds: 1 })],
      hand: ['Pathfinder', 'Defiance'],
    }),
  );
  t.player('Ann')
    .does('here: Fellowship', 'Aragorn')
    .has({ hand: ['Defiance'], discard: ['Pathfinder'] });
  t.expect.card('Aragorn', { wounds: 0 }).card('Boromir', { wounds: 1 });
  t.player('Ann').mayNot('here', { because: 'Gondor card in hand' });
});

scenario('[1_359] Shores of Nen Hithoel: 5 Orcs keep the fellowship from moving again', (t) => {
  t.given(
    standing(
      'shadow',
      'Shores of Nen Hithoel',
      8,
      { companions: [frodo(), gandalf()] },
      { minions: goblins(5), hand: ['Goblin Sneak'] },
    ),
  );
  t.player('Bob').does('here: Shadow').mayNot('here');
  expect(t.state.player.site[1]).toBe(8);
});

scenario('[1_359 LR-SPOT-001] Shores of Nen Hithoel: 4 are not enough, and an Uruk-hai is no Orc', (t) => {
  t.given(
    standing(
      'shadow alone',
      'Shores of Nen Hithoel',
      8,
      {},
      { minions: [...goblins(4), savage()], hand: ['Goblin Sneak'] },
    ),
  );
  t.player('Bob').mayNot('here', { because: 'spot 5 Orc minions' });
});

scenario('[1_360 LR-ERRATA-037] Emyn Muil: a minion exerts to be fierce until the regroup phase', (t) => {
  t.given(
    standing(
      'maneuver alone',
      'Emyn Muil',
      9,
      {},
      { minions: [savage(), { card: 'Uruk Shaman', as: 'Shaman' }] },
    ),
  );
  t.player('Bob').does('here: Maneuver', 'Savage');
  t.expect.card('Savage', { fierce: 1, wounds: 1 }).card('Shaman', { fierce: 0 });
});

scenario('[1_361] Slopes of Amon Hen: Isengard minions cost 1 less, Moria ones do not', (t) => {
  t.given(standing('shadow alone', 'Slopes of Amon Hen', 9, {}, { hand: [savage(), runner()] }));
  t.expect.card('Savage', { price: 1 }).card('Runner', { price: 1 });
});

scenario(
  '[1_362] Summit of Amon Hen: each Shadow player may draw as many cards as there are burdens',
  (t) => {
    t.given(summit(2, ['Bob', 'Cid']));
    t.player('Cid').does('Yes');
    t.player('Bob').does('No');
    t.player('Cid').has({ hand: 2, deck: 1 });
    t.player('Bob').has({ hand: 0, deck: 3 });
  },
);

scenario('[1_362] Summit of Amon Hen: nobody is asked where there are no burdens', (t) => {
  t.given(summit(0, ['Bob']));
  t.player('Bob').has({ hand: 0 });
  t.expect.asked('nobody');
});

scenario(
  '[1_363] Tol Brandir: up to three trackers from the discard pile, and the Shadow phase is over',
  (t) => {
    t.given({ ...brandir([...trackers, 'Orc Soldier']), twilight: 20 });
    t.player('Bob').does('here: Shadow');
    t.player('Bob').mayChoose.exactly('Orc Ambusher', 'Orc Assassin', 'Orc Scout', 'Uruk Scout', 'Pass');
    t.player('Bob').does('Orc Ambusher', 'Orc Assassin', 'Orc Scout');
    t.player('Bob').has({ minions: 3, hand: 1 });
    t.expect.table({ twilight: 20 - 1 - 2 - 2 });
    t.expect.asked('nobody');
  },
);

scenario('[1_363] Tol Brandir: fewer will do', (t) => {
  t.given({ ...brandir(trackers), twilight: 20 });
  t.player('Bob').does('here: Shadow', 'Uruk Scout').passes();
  t.player('Bob').has({ minions: 1 });
  t.expect.asked('nobody');
});

scenario('[1_363] Tol Brandir says nothing elsewhere', (t) => {
  t.given(standing('shadow alone', 'Tol Brandir', 9, {}, { discard: trackers, hand: [runner()] }, 8));
  t.player('Bob').mayNot('here', { rule: 'LR-ACTIVE-006' });
});
