/** The Fellowship of the Ring: sites of the Anduin. LR-ACTIVE-006 */
import { expect } from 'vitest';
import { ally, companion, invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { aragorn, boromir, gandalf, gimli, legolas, runner, sam, savage } from '../../people.ts';
import { moving, standing } from '../../standing.ts';

invent(ally('Neighbour'));
const goblins = (n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Goblin Marksman', as: `goblin ${i}` }));
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
invent(companion('Fifth'), companion('Sixth', { title: 200_002 }));

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

scenario(
  '[1_358] Pillars of the Kings: no ally of Gondor is healed, and no companion of another culture',
  (t) => {
    t.given(
      standing('fellowship alone', 'Pillars of the Kings', 8, {
        companions: [frodo({ wounds: 1 }), boromir({ wounds: 1 })],
        support: [{ card: 'Neighbour', wounds: 1 }],
        hand: ['Pathfinder', 'Defiance'],
      }),
    );
    t.player('Ann').does('here: Fellowship');
    t.expect.card('Boromir', { wounds: 0 }).card('Neighbour', { wounds: 1 }).card('Frodo', { wounds: 1 });
  },
);

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
