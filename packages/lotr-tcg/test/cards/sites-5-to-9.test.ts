/** Sites 5 to 9 of set 1: each says something only while the fellowship is there. LR-ACTIVE-006 */
import { expect } from 'vitest';
import { titleNumber } from '../../src/cards/titles.ts';
import { ally, invent, minion } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { aragorn, boromir, gandalf, gimli, legolas, runner, sam, savage } from './people.ts';
import { moving, standing } from './standing.ts';

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
scenario('[LR-ZONE-001] The Bridge of Khazad-dûm: The Balrog comes from the draw deck for 6 less', (t) => {
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
});
scenario('The Bridge of Khazad-dûm: The Balrog can come from hand too', (t) => {
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
scenario('[LR-ZONE-002] The Bridge of Khazad-dûm: one may look in vain, but not twice', (t) => {
  t.given(
    standing('shadow alone', 'The Bridge of Khazad-dûm', 5, {}, { deck: ['Armor'], hand: ['Goblin Sneak'] }),
  );
  t.player('Bob')
    .does('here: Shadow')
    .has({ deck: ['Armor'] })
    .mayNot('here');
});

scenario('Dimrill Dale: the first Moria Orc of a Shadow phase costs 2 less, and no other', (t) => {
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
  '[LR-EFFECT-002] Galadriel’s Glade: an Elf exerts to look at a hand, which only his player sees',
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

scenario('Anduin Confluence: every ally is discarded as the fellowship comes', (t) => {
  t.given(
    moving("Galadriel's Glade", 6, 'Anduin Confluence', {
      companions: [frodo(), gimli()],
      support: ['Neighbour', 'Bounder'],
    }),
  );
  t.player('Ann').has({ support: [], discard: ['Neighbour', 'Bounder'] });
  t.expect.card('Gimli', { in: 'companions of Ann' });
});

scenario('[LR-EXERT-005] Silverlode Banks: without a ranger every companion exerts who can', (t) => {
  t.given(
    moving("Galadriel's Glade", 6, 'Silverlode Banks', {
      companions: [frodo(), gimli({ wounds: 2 }), sam()],
    }),
  );
  t.expect.card('Frodo', { wounds: 1 }).card('Sam', { wounds: 1 }).card('Gimli', { wounds: 2 });
});
scenario('Silverlode Banks does nothing to a fellowship with a ranger', (t) => {
  t.given(moving("Galadriel's Glade", 6, 'Silverlode Banks', { companions: [frodo(), aragorn()] }));
  t.expect.card('Frodo', { wounds: 0 }).card('Aragorn', { wounds: 0 });
});

scenario('Pillars of the Kings: a Gondor card from hand heals a Gondor companion', (t) => {
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

const goblins = (n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Goblin Marksman', as: `goblin ${i}` }));
scenario('Shores of Nen Hithoel: 5 Orcs keep the fellowship from moving again', (t) => {
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
scenario('[LR-SPOT-001] Shores of Nen Hithoel: 4 are not enough, and an Uruk-hai is no Orc', (t) => {
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

scenario('[LR-ERRATA-037] Emyn Muil: a minion exerts to be fierce until the regroup phase', (t) => {
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

scenario('Slopes of Amon Hen: Isengard minions cost 1 less, Moria ones do not', (t) => {
  t.given(standing('shadow alone', 'Slopes of Amon Hen', 9, {}, { hand: [savage(), runner()] }));
  t.expect.card('Savage', { price: 1 }).card('Runner', { price: 1 });
});
scenario('[LR-EXERT-003] Galadriel’s Glade needs an Elf who can exert', (t) => {
  t.given(
    standing('fellowship alone', "Galadriel's Glade", 6, {
      companions: [frodo(), gimli()],
      hand: ['Hobbit Sword'],
    }),
  );
  t.player('Ann').mayNot('here', { because: 'an Elf can exert', rule: 'LR-EXERT-003' });
});
