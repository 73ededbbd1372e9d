/** The Fellowship of the Ring: the Mirror, and Elves who have the text of a site. */
import { expect } from 'vitest';
import { titleNumber } from '../../../../src/cards/titles.ts';
import {
  atSite,
  draw,
  fellowship,
  here,
  minion as minions,
  modifier,
  shadowPhase,
  strength,
} from '../../../../src/cards/words/index.ts';
import { ally, companion, freeCondition, invent, minion, shadowCondition, site } from '../../../invented.ts';
import { adapter, frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';

const text = (phase = fellowship) => [
  atSite(phase, { effect: draw(1) }),
  modifier({ attribute: strength, of: minions, by: 2, if: here }),
];
invent(
  idle,
  freeIdle,
  companion('Man'),
  ally('Lady', { title: titleNumber('Galadriel'), race: 'Elf', culture: 'Elven', home: 1 << 6 }),
  ally('Elf of six', { race: 'Elf', culture: 'Elven', home: 1 << 6 }),
  ally('Elf of three', { race: 'Elf', culture: 'Elven', home: 1 << 3 }),
  ally('Man of six', { home: 1 << 6 }),
  minion('Orc'),
  freeCondition('Paper'),
  shadowCondition('Curse'),
  site('One', { block: 1, siteNumber: 1 }, ...text()),
  site('Three', { block: 1, siteNumber: 3 }, ...text()),
  site('Six', { block: 1, siteNumber: 6 }, ...text()),
  site('Later one', { block: 2, siteNumber: 1 }, ...text()),
  site('Later three', { block: 2, siteNumber: 3 }, ...text()),
  site('Shadowy three', { block: 1, siteNumber: 3 }, ...text(shadowPhase)),
  site('Plain three', { block: 1, siteNumber: 3 }),
);
const cards = (n: number, card: string, as: string) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const mirror = (bob: number, cid: number, lady: Fields = {}) => ({
  phase: 'maneuver alone',
  dice: bob >= 7 ? [2, 4] : [],
  players: {
    Ann: {
      companions: [frodo()],
      support: [
        { card: 'The Mirror of Galadriel', as: 'mirror' },
        { card: 'Lady', ...lady },
        'Elf of six',
        'Elf of three',
        'Man of six',
        'Free idle',
      ],
    },
    Bob: { hand: cards(bob, 'Curse', 'b') },
    Cid: { hand: cards(cid, 'Curse', 'd') },
  },
});
scenario('[1_55/1, LR-ERRATA-008] The Mirror of Galadriel: Elf allies of site 6 have 1 more', (t) => {
  t.given(mirror(0, 0));
  t.expect
    .card('Elf of six', { strength: 4 })
    .card('Elf of three', { strength: 3 })
    .card('Man of six', { strength: 3 });
});
scenario('[1_55/2, LR-ERRATA-008] The Mirror of Galadriel: of two cards at random one goes', (t) => {
  t.given(mirror(7, 6));
  t.player('Ann').does('mirror').mayChoose.exactly('b2', 'b5');
  const known = adapter.game.view(t.state, 3).card.def[t.who.card('b2')];
  expect(known).toBe(0);
  t.player('Ann').does('b5');
  t.player('Bob').has({ hand: 6, discard: 1 });
  t.expect.card('Lady', { wounds: 1 }).card('b5', { in: 'discard of Bob' }).card('b2', { in: 'hand of Bob' });
  // Of six that are left, none is seen.
  t.player('Ann').mayNot('mirror', { because: '7 cards' });
});
scenario('[1_55/2, LR-ERRATA-008] The Mirror of Galadriel: six cards are too few', (t) => {
  t.given(mirror(6, 6));
  t.player('Ann').mayNot('mirror', { because: '7 cards' });
});
scenario("[1_55/2, LR-ERRATA-008] The Mirror of Galadriel: one's own seven cards do not count", (t) => {
  const position = mirror(6, 6);
  const Ann = { ...position.players.Ann, hand: cards(7, 'Curse', 'a') };
  t.given({ ...position, players: { ...position.players, Ann } });
  t.player('Ann').mayNot('mirror', { because: '7 cards' });
});
scenario('[1_55/2, LR-ERRATA-008] The Mirror of Galadriel: the other of the two goes as well', (t) => {
  t.given({ ...mirror(6, 8), dice: [0, 6] });
  t.player('Ann').does('mirror').mayChoose.exactly('d0', 'd7');
  t.player('Ann').does('d0');
  t.player('Bob').has({ hand: 6 });
  t.player('Cid').has({ hand: 7 });
  t.expect.card('d0', { in: 'discard of Cid' }).card('d7', { in: 'hand of Cid' });
});
scenario('[1_55/2, LR-EXERT-003] The Mirror of Galadriel: not when Galadriel is exhausted', (t) => {
  t.given({ ...mirror(7, 6, { wounds: 1 }), dice: [] });
  t.player('Ann').mayNot('mirror', { because: 'exert' });
});
scenario(
  '[1_55/2, LR-ERRATA-009] The Mirror of Galadriel: where no hand may be seen, nothing happens',
  (t) => {
    const position = mirror(7, 0);
    t.given({
      ...position,
      dice: [],
      players: {
        ...position.players,
        Bob: { hand: cards(7, 'Curse', 'b'), support: ['No Business of Ours'] },
      },
    });
    t.player('Ann').does('mirror');
    t.player('Bob').has({ hand: 7 });
  },
);

const copying = (card: string, path: readonly unknown[], at: number, phase = 'fellowship') => ({
  phase: `${phase} alone`,
  path,
  players: {
    Ann: {
      companions: [frodo()],
      site: at,
      deck: cards(3, 'Paper', 'c'),
      support: [{ card, as: 'ally' }, 'Free idle'],
    },
    Bob: { minions: ['Orc'], deck: cards(3, 'Curse', 'd'), support: ['Idle'] },
  },
});
for (const [id, card, name, number] of [
  ['1_60', 'Silinde, Elf of Mirkwood', 'Three', 3],
  ['1_67', 'Uruviel, Maid of Lórien', 'Six', 6],
  ['1_295/1', 'Hobbit Farmer', 'One', 1],
] as const) {
  const path = (owner: string, site: string = name) => [
    ...(number === 1 ? [] : [{ card: 'One', number: 1, owner: 'Bob' }]),
    { card: site, number, owner, as: 'copied' },
  ];
  scenario(
    `[${id}, LR-ACTIVE-006] ${card} has the text of Ann's site ${number}, wherever the fellowship is`,
    (t) => {
      t.given(copying(card, path('Ann'), number + 1));
      t.player('Ann').does('ally: Fellowship: draw').has({ hand: 1 });
      t.expect.card('Orc', { strength: 7 });
    },
  );
  scenario(`[${id}] ${card}: not that of Bob's`, (t) => {
    t.given(copying(card, path('Bob'), number + 1));
    t.player('Ann').mayChoose.excludes('ally: Fellowship: draw');
    t.expect.card('Orc', { strength: 5 });
  });
}
const three = (card: string, owner = 'Ann') => [{ card, number: 3, owner, as: 'copied' }];
scenario('[1_60, LR-BLOCK-003] Silinde: not that of a later block', (t) => {
  t.given(copying('Silinde, Elf of Mirkwood', three('Later three'), 4));
  t.expect.card('Orc', { strength: 5 });
});
scenario('[1_60] Silinde serves her own player: Bob draws nothing by her', (t) => {
  t.given(copying('Silinde, Elf of Mirkwood', three('Shadowy three'), 4, 'shadow'));
  t.player('Bob').mayChoose.excludes('ally');
});
scenario('[1_60] Silinde loses it when another site takes its place', (t) => {
  t.given({
    phase: 'fellowship alone',
    path: three('Three'),
    players: {
      Ann: {
        companions: [frodo(), { card: 'Gandalf, The Grey Wizard', as: 'Gandalf' }],
        site: 2,
        adventure: ['Plain three'],
        hand: [{ card: 'Speak "Friend" and Enter', as: 'speak' }],
        support: [{ card: 'Silinde, Elf of Mirkwood', as: 'ally' }, 'Free idle'],
      },
      Bob: { minions: ['Orc'] },
    },
  });
  t.expect.card('Orc', { strength: 7 });
  t.player('Ann').does('speak');
  t.expect.card('Orc', { strength: 5 });
});

const farmer = (own: string, wounds = 0) => ({
  phase: 'fellowship alone',
  path: [
    { card: 'One', number: 1, owner: 'Bob', as: 'old' },
    { card: 'Three', number: 3, owner: 'Bob' },
  ],
  players: {
    Ann: {
      companions: [frodo()],
      site: 3,
      adventure: [{ card: own, as: 'own' }],
      support: [{ card: 'Hobbit Farmer', as: 'ally', wounds }, 'Free idle'],
    },
    Bob: {},
  },
});
scenario("[1_295/2] Hobbit Farmer exerts, and Ann's site 1 takes the place of Bob's", (t) => {
  t.given(farmer('One'));
  t.player('Ann').does('ally');
  t.expect
    .card('own', { in: 'path', number: 1 })
    .card('old', { in: 'adventure of Bob' })
    .card('ally', { wounds: 1 });
});
for (const [own, wounds] of [
  ['Three', 0],
  ['One', 1],
] as const)
  scenario(`[1_295/2] Hobbit Farmer: not with ${own} and ${wounds} wounds`, (t) => {
    t.given(farmer(own, wounds));
    t.player('Ann').mayNot('ally', {});
  });
scenario('[1_295/2, LR-BLOCK-003] Hobbit Farmer: not on the path of a later block', (t) => {
  const position = farmer('Later one');
  t.given({ ...position, path: [{ card: 'Later one', number: 1, owner: 'Bob', as: 'old' }] });
  t.player('Ann').mayNot('ally', {});
});
scenario('[1_295] Hobbit Farmer: then he has its text', (t) => {
  const position = farmer('One');
  const Ann = { ...position.players.Ann, deck: cards(1, 'Paper', 'c') };
  t.given({ ...position, players: { Ann, Bob: { minions: ['Orc'] } } });
  // The fellowship stands at a site with that text already.
  t.expect.card('Orc', { strength: 7 });
  t.player('Ann').does('ally', 'ally').has({ hand: 1 });
  t.expect.card('Orc', { strength: 9 });
});
