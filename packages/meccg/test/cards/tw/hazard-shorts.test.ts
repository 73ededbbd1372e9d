/** The Wizards: hazard short-events. */
import { describe } from 'vitest';
import {
  attackWith,
  Bob,
  company,
  going,
  idleUntil,
  type Placed,
  resolveChain,
  scenario,
  twice,
} from '../../table.ts';
import { bearing, onTheWay, twins } from '../positions.ts';

describe('[TW-18] Call of Home', () => {
  scenario(
    '[ME-CARD-0110] [ME-CARD-0111] [ME-CARD-4015] Call of Home: below 10 he returns to hand, one item passes on, even to the wounded',
    (t) => {
      t.given({
        ...going(
          ['Call of Home'],
          [
            { card: 'Elladan', on: ['Glamdring', 'Cram'] },
            { card: 'Elrond', status: 'wounded' },
          ],
          { hand: [] },
        ),
        dice: [1, 1],
      });
      t.player('Bob').does('Call of Home: as', 'Elladan');
      t.player('Ann').does('Yes', 'Glamdring');
      t.expect
        .card('Elladan', { in: 'hand of Ann' })
        .card('Glamdring', { in: 'on of Elrond' })
        .card('Cram', { in: 'discard of Ann' });
    },
  );
  scenario('Call of Home: 10 and more, and he stays', (t) => {
    t.given({ ...going(['Call of Home', 'Orc-guard'], twins), dice: [6, 6] });
    t.player('Bob').does('Call of Home: as', 'Elladan');
    resolveChain(t);
    t.expect.card('Elladan', { in: 'company of riders' });
  });
});

describe('[TW-67] Muster Disperses', () => {
  const factions = (dice: readonly number[]) => ({
    ...going(['Muster Disperses', 'Orc-guard'], ['Elrond', 'Glorfindel II'], {
      factions: ['Men of Lebennin'],
    }),
    dice,
  });
  scenario(
    '[ME-CARD-0481] Muster Disperses: roll and unused general influence below 11 discards the faction',
    (t) => {
      t.given(factions([4, 4]));
      t.player('Bob').does('Muster Disperses: as');
      resolveChain(t);
      t.expect.card('Men of Lebennin', { in: 'discard of Ann' });
    },
  );
  scenario('Muster Disperses: 11 keeps it', (t) => {
    t.given(factions([4, 5]));
    t.player('Bob').does('Muster Disperses: as');
    resolveChain(t);
    t.expect.card('Men of Lebennin', { in: 'factions of Ann' });
  });
});

scenario('[TW-99] The Ring’s Betrayal: not without a Ring', (t) => {
  t.given(going(['The Ring’s Betrayal', 'Orc-guard'], [{ card: 'Elladan', on: ['Glamdring'] }]));
  t.player('Bob').mayNot('The Ring’s Betrayal', { because: 'nothing to choose a Ring' });
});

describe('[TW-104] Tookish Blood', () => {
  for (const [dice, gone] of [
    [[1, 1], true],
    [[6, 6], false],
  ] as const)
    scenario(
      `as a hazard: a roll of ${dice[0] + dice[1]} with nothing unused ${gone ? 'sends' : 'does not send'} Frodo home`,
      (t) => {
        t.given({
          ...onTheWay(['Tookish Blood'], 'Frodo', 'Aragorn II', 'Gimli'),
          dice,
        });
        t.player('Bob').does('Tookish Blood: as');
        resolveChain(t);
        t.expect.card('Frodo', { in: gone ? 'hand of Ann' : 'company of company 1' });
      },
    );
  scenario('as a hazard: not on anyone but a Hobbit', (t) => {
    t.given(onTheWay(['Tookish Blood'], 'Legolas'));
    t.player('Bob').mayNot('Tookish Blood', { because: 'nothing to choose a Hobbit' });
  });
  scenario('as a resource it keeps him, even from a check that fails by one', (t) => {
    t.given({
      dice: [1, 2],
      players: {
        Ann: {
          hand: ['Tookish Blood'],
          companies: [company('Rivendell', bearing('Frodo', 'The One Ring', 'Lesser Ring'))],
        },
        Bob,
      },
    });
    t.player('Ann').does('Tookish Blood: on', 'Lesser Ring: store');
    t.expect.card('Frodo', { in: 'company of company 1' }).card('The One Ring', { in: 'on of Frodo' });
  });
  scenario('but not from one that fails by two, which eliminates him', (t) => {
    t.given({
      dice: [1, 1],
      players: {
        Ann: {
          hand: ['Tookish Blood'],
          companies: [company('Rivendell', bearing('Frodo', 'The One Ring', 'Lesser Ring'))],
        },
        Bob,
      },
    });
    t.player('Ann').does('Tookish Blood: on', 'Lesser Ring: store');
    t.expect.card('Frodo', { in: 'out of Ann' });
  });
});

describe('[TW-111] Weariness of the Heart', () => {
  const tire =
    'Weariness of the Heart: as a hazard (also on a strike): give a character in the company now moving on whom it is not in effect already −1 prowess until the end of the turn';
  const twice = ['Weariness of the Heart', 'Weariness of the Heart'];
  scenario('[ME-CARD-0812] −1 prowess until the end of the turn, once on one character', (t) => {
    t.given(onTheWay(twice, 'Legolas', 'Gimli'));
    t.player('Bob').does(`${tire} (1)`, 'Legolas');
    resolveChain(t);
    t.expect.value('Legolas', 'prowess', 4, { base: 5 });
    t.player('Bob').does(tire);
    t.expect.value('Gimli', 'prowess', 4).value('Legolas', 'prowess', 4);
  });
  scenario('[ME-CORR-2003, ME-CARD-0812] or a corruption check, as often as one likes', (t) => {
    t.given({ ...onTheWay(twice, bearing('Legolas', 'Dagger of Westernesse')), dice: [1, 1, 1, 1] });
    t.player('Bob').does(
      'Weariness of the Heart: as a hazard: have a character in the company now moving make a corruption check (1)',
    );
    resolveChain(t);
    t.player('Bob').does('Weariness of the Heart: as a hazard: have');
    resolveChain(t);
    t.expect.card('Legolas', { in: 'company of company 1' });
  });
  scenario('[ME-STRIKE-529] on a strike only whoever is struck', (t) => {
    t.given(onTheWay(['Giant', 'Weariness of the Heart'], 'Legolas', 'Gimli'));
    attackWith(t, 'Bob', 'Giant');
    t.player('Ann').does('Legolas');
    t.player('Bob').does('Pass');
    t.player('Bob').mayChoose.excludes(
      'Weariness of the Heart: as a hazard: have a character in the company now moving make a corruption check',
    );
    t.player('Bob').does('Weariness of the Heart: as');
    t.expect.value('Legolas', 'prowess', 4).value('Gimli', 'prowess', 5);
  });
});

const atLair = (at: string, cards: readonly Placed[] = twice('Arouse Denizens')) => ({
  phase: 'hazards',
  players: {
    Ann: { hand: ['Concealment'], companies: [company(at, 'Bilbo', 'Elladan', 'Elrohir')] },
    Bob: { ...Bob, hand: cards },
  },
});

scenario('[TW-6] Arouse Denizens: +3 prowess for an automatic-attack of Ruins & Lairs', (t) => {
  t.given(atLair('Ettenmoors'));
  t.player('Bob').does('first: as');
  resolveChain(t);
  t.player('Bob').mayNot('second', { because: 'no other copy of it is in effect at that site' });
  idleUntil(t, () => t.offered().includes('Yes'));
  t.player('Ann').does('Yes');
  t.expect.table({ 'attack prowess': 12, 'attack strikes': 1 });
});

scenario('[TW-6] Arouse Denizens: not at a Shadow-hold', (t) => {
  t.given(going(['Arouse Denizens', 'Orc-guard'], ['Elladan', 'Elrohir']));
  t.player('Bob').mayNot('Arouse Denizens', { because: 'Ruins & Lairs' });
});

scenario('[TW-18 ME-CARD-0111 ME-CARD-0431] Call of Home: whoever inherits has gained an item', (t) => {
  t.given({
    ...going(
      ['Call of Home'],
      [
        { card: 'Elladan', on: ['Glamdring'] },
        { card: 'Elrond', on: ['Lure of Expedience'] },
      ],
    ),
    dice: [1, 1, 6, 6],
  });
  t.player('Bob').does('Call of Home: as', 'Elladan');
  t.player('Ann').does('Yes');
  t.expect.card('Glamdring', { in: 'on of Elrond' });
});

describe('[TW-18] Call of Home, further', () => {
  for (const [who, offered] of [
    [{ card: 'Frodo', on: ['The One Ring'] }, false],
    ['Saruman', false],
    ['Frodo', true],
  ] as const)
    scenario(`${typeof who === 'string' ? who : 'the bearer of The One Ring'}: ${offered}`, (t) => {
      t.given(going(['Call of Home', 'Orc-guard'], [who]));
      if (offered) t.player('Bob').mayChoose.includes('Call of Home: as');
      else t.player('Bob').mayNot('Call of Home', { because: 'nothing to choose' });
    });
  // Seven of twenty points of general influence are unused: a roll of 2 makes 9, and 3 makes 10.
  for (const [dice, gone] of [
    [[1, 1], true],
    [[1, 2], false],
  ] as const)
    scenario(
      `[ME-CARD-0110] ${dice[0] + dice[1]} and 7 unused are ${gone ? 'less than' : 'not less than'} 10`,
      (t) => {
        t.given({
          ...going(['Call of Home', 'Orc-guard'], ['Elladan', 'Elrohir', 'Beretar']),
          dice,
        });
        t.player('Bob').does('Call of Home: as', 'Elladan');
        resolveChain(t);
        t.expect.card('Elladan', { in: gone ? 'hand of Ann' : 'company of riders' });
      },
    );
  scenario('[ME-CARD-0111] with nobody to inherit his items go with him', (t) => {
    t.given({
      ...going(['Call of Home'], [], {
        companies: [
          { ...company('Rivendell', { card: 'Elladan', on: ['Glamdring'] }), movesTo: 'Bree' },
          company('Lórien', 'Elrond'),
        ],
      }),
      dice: [1, 1],
    });
    t.player('Bob').does('Call of Home: as');
    t.expect.card('Glamdring', { in: 'discard of Ann' }).card('Elladan', { in: 'hand of Ann' });
  });
  scenario('[ME-CARD-0111] or his player may let them all go', (t) => {
    t.given({
      ...going(['Call of Home'], [{ card: 'Elladan', on: ['Glamdring'] }, 'Elrond']),
      dice: [1, 1],
    });
    t.player('Bob').does('Call of Home: as', 'Elladan');
    t.player('Ann').does('No');
    t.expect.card('Glamdring', { in: 'discard of Ann' });
  });
});

describe('[TW-6] Arouse Denizens, further', () => {
  scenario('not while another copy waits to resolve', (t) => {
    t.given(atLair('Ettenmoors', [...twice('Arouse Denizens'), 'Twilight']));
    t.player('Bob').does('first: as');
    t.player('Bob').mayNot('second', { because: 'no other copy of it is in effect at that site' });
  });
});

scenario('[TW-18 ME-CARD-0111] Call of Home: which item, and then who has it', (t) => {
  t.given({
    ...going(['Call of Home'], [{ card: 'Elladan', on: ['Glamdring', 'Orcrist'] }, 'Elrond', 'Anborn']),
    dice: [1, 1],
  });
  t.player('Bob').does('Call of Home: as', 'Elladan');
  t.player('Ann').does('Yes').mayChoose.exactly('Glamdring', 'Orcrist');
  t.player('Ann').does('Orcrist').mayChoose.exactly('Elrond', 'Anborn');
  t.player('Ann').does('Anborn');
  t.expect.card('Orcrist', { in: 'on of Anborn' }).card('Glamdring', { in: 'discard of Ann' });
});
