/** The Fellowship of the Ring: sites of Moria and Lórien. LR-ACTIVE-006 */
import { expect } from 'vitest';
import { titleNumber } from '../../../../src/cards/titles.ts';
import { ally, invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { gimli, legolas, runner, sam, savage } from '../../people.ts';
import { moving, standing } from '../../standing.ts';

invent(
  minion('The Balrog of the test', {
    title: titleNumber('The Balrog'),
    race: 'Balrog',
    twilight: 14,
    siteNumber: 4,
  }),
);
const balrog = { card: 'The Balrog of the test', as: 'the Balrog' };
invent(ally('Elf at home', { race: 'Elf', home: 1 << 6 }));

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
