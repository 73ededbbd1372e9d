/** Rules that had waited for the first card to which they apply. */
import { trace } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { attackWith, Bob, company, offers, resolveChain, scenario } from '../../table.ts';

/** Everyone passes until Bob can do this. */
function untilBobMay(t: Table<S>, words: string): void {
  for (let n = 0; n < 4 && !offers(t, words); n++) t.choose(t.state.kernel.asked, 'Pass');
}

describe('the end of the untap phase', () => {
  scenario(
    '[ME-UNTAP-004 ME-TIMING-006] what triggers by itself comes after untapping, and before what players choose',
    (t) => {
      t.given({
        phase: 'untap',
        dice: [1, 1],
        players: {
          Ann: {
            companies: [
              company(
                'Rivendell',
                { card: 'Elladan', status: 'tapped', on: ['Lure of the Senses'] },
                { card: 'Elrohir', status: 'tapped' },
                'Alatar',
              ),
            ],
          },
          Bob: { ...Bob, sideboard: ['Orc-guard', 'Ghosts'] },
        },
      });
      // Both have untapped, so that Elrohir can help; Bob has not been asked about his sideboard.
      t.expect.asked('Ann').card('Elladan', { status: 'untapped' });
      t.player('Ann').mayChoose.includes('Tap Elrohir for +1');
      t.player('Ann').does('Tap Elrohir for +1', 'Roll');
      t.player('Bob').mayChoose.exactly('Pass', 'Up to five to the discard pile');
    },
  );
});

describe('hazards in play', () => {
  const going = (bob: object) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), as: 'riders', movesTo: 'Moria' }] },
      Bob: { ...Bob, hand: ['Orc-guard', 'Orc-watch'], ...bob },
    },
  });
  scenario('[ME-HAZ-2002] using one that is in play is no play of a hazard', (t) => {
    t.given(going({ events: ['Daelomin at Home'] }));
    t.expect.table({ 'hazards left': 2, hazardsDeclared: 0 });
    t.player('Bob').does('Daelomin at Home');
    resolveChain(t);
    t.expect.table({ 'hazards left': 4, hazardsDeclared: 0 });
  });
  scenario('[ME-HAZ-2002] even when the limit is reached', (t) => {
    t.given({ ...going({ events: ['Daelomin at Home'] }), hazardsDeclared: 2 });
    t.player('Bob').mayNot('Orc-guard', { rule: 'ME-HAZ-2010' });
    t.player('Bob').does('Daelomin at Home');
    resolveChain(t);
    t.player('Bob').mayChoose.includes('Orc-guard: attack');
  });

  /** Elladan is about to fight the Orc-lieutenant, and so many hazards were declared before that. */
  const struck = (t: Table<S>, declared: number): void => {
    t.given({
      ...going({ hand: ['Weariness of the Heart', 'Orc-lieutenant'] }),
      hazardsDeclared: declared,
      dice: [6, 6],
    });
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    while (!t.offered().includes('Elladan')) t.choose(t.state.kernel.asked, 'Pass');
    t.player('Ann').does('Elladan');
    for (let n = 0; n < 4 && trace(t.state).endsWith('window › act'); n++)
      t.choose(t.state.kernel.asked, 'Pass');
    while (trace(t.state).includes('window › act')) t.choose(t.state.kernel.asked, 'Pass');
  };
  const weary = 'Weariness of the Heart: as a hazard (also on a strike)';
  scenario('[ME-STRIKE-529] the attacker plays what affects the strike first, and it counts', (t) => {
    struck(t, 0);
    t.expects({ at: 'strike sequence' });
    t.player('Bob').mayChoose.exactly('Pass', weary);
    t.player('Bob').does(weary);
    resolveChain(t);
    t.expect.table({ 'hazards left': 0, 'prowess against the strike': 5 });
    t.player('Ann').does('No', 'Pass');
  });
  scenario('[ME-STRIKE-529] not when the limit is reached', (t) => {
    struck(t, 1);
    t.expect.asked('Ann').table({ 'hazards left': 0 });
    t.player('Bob').mayNot('Weariness of the Heart', { rule: 'ME-HAZ-2010' });
    t.player('Ann').does('No', 'Pass');
  });
});

describe('Dragons', () => {
  const strong = ['Elrond', 'Glorfindel II'];
  scenario('[ME-COMBAT-4010] a permanent-event with kill points is won like a creature', (t) => {
    t.given({
      phase: 'site',
      dice: Array.from({ length: 8 }, () => 6),
      players: {
        Ann: { hand: ['Escape'], companies: [company('The Lonely Mountain', ...strong, 'Elladan')] },
        Bob: { ...Bob, events: ['Smaug at Home'] },
      },
    });
    t.player('Ann').does('Yes', 'Escape', 'Elladan');
    resolveChain(t);
    t.expect.table({ 'attack prowess': 18 });
    t.player('Ann').does('Elrond', 'Glorfindel II', 'The strike against Elrond', 'No', 'No');
    t.player('Ann').has({ points: ['Smaug at Home'] });
  });
  scenario('[ME-MANIF-006] one that lies in a pile of points keeps all others out of play', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { points: ['Smaug Ahunt'], companies: [company('The Lonely Mountain', ...strong)] },
        Bob: { ...Bob, hand: ['Smaug', 'Smaug at Home', 'Itangast at Home'], out: ['Itangast Ahunt'] },
      },
    });
    t.player('Bob').mayNot('Smaug', { because: 'gone for good' });
    t.player('Bob').mayNot('Smaug at Home', { because: 'gone for good' });
    t.player('Bob').mayNot('Itangast at Home', { because: 'gone for good' });
  });
  scenario('[ME-DETAIN-4002] an Ahunt is keyed to nothing, and wounds', (t) => {
    const by = ['Iron Hills', 'Northern Rhovanion'];
    t.given({
      phase: 'hazards',
      dice: [1, 1, 1, 1],
      players: {
        Ann: {
          companies: [
            {
              ...company('Iron Hill Dwarf-hold', { card: 'Elladan', on: ['Goldberry'] }),
              movesTo: 'The Lonely Mountain',
              by,
            },
          ],
        },
        Bob: { ...Bob, events: ['Smaug Ahunt'] },
      },
    });
    resolveChain(t);
    t.expect.table({ 'attack prowess': 15 });
    // The way leads through Wilderness, but that is not what it is keyed to.
    t.player('Ann').mayNot('Goldberry', { because: 'Wilderness' });
    t.player('Ann').does('No', 'Pass');
    t.expect.card('Elladan', { status: 'wounded' });
  });
});

describe('one who cannot be discarded', () => {
  /** Sam bears a Ring; 3 − 2 + 3 of the dice equals his four points. */
  const betrayed = (t: Table<S>, blood: boolean): void => {
    t.given({
      phase: 'hazards',
      dice: [1, 2],
      players: {
        Ann: {
          hand: ['Tookish Blood'],
          companies: [
            {
              ...company('Rivendell', { card: 'Sam Gamgee', on: ['Lesser Ring', 'Scroll of Isildur'] }),
              as: 'riders',
              movesTo: 'Bree',
            },
          ],
        },
        Bob: { ...Bob, hand: ['The Ring’s Betrayal', 'Orc-guard'] },
      },
    });
    t.expect.card('Sam Gamgee', { 'corruption points': 4 });
    if (blood) t.player('Ann').does('Tookish Blood');
    resolveChain(t);
    untilBobMay(t, 'The Ring’s Betrayal: as');
    t.player('Bob').does('The Ring’s Betrayal: as');
    resolveChain(t);
    if (t.offered().includes('Roll')) t.player('Ann').does('Roll');
  };
  scenario('[ME-CORR-2017 ME-CORR-4010] has not failed a check that would discard him', (t) => {
    betrayed(t, true);
    t.expect.card('Lesser Ring', { in: 'on of Sam Gamgee' });
  });
  scenario('[ME-CORR-2017] otherwise he has', (t) => {
    betrayed(t, false);
    t.expect.card('Lesser Ring', { in: 'discard of Ann' }).card('Sam Gamgee', { in: 'company of riders' });
  });
});

scenario('[ME-STORE-2002] The One Ring is never stored', (t) => {
  t.given({
    players: {
      Ann: { companies: [company('Rivendell', { card: 'Frodo', on: ['The One Ring', 'Glamdring'] })] },
      Bob,
    },
  });
  t.player('Ann').mayChoose.includes('Glamdring: store');
  t.player('Ann').mayChoose.excludes('The One Ring: store');
  t.player('Ann').mayNot('The One Ring', { rule: 'ME-STORE-2002' });
});

scenario('[ME-SPLIT-505] Fellowship goes when its company splits', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['Fellowship'],
        companies: [company('Rivendell', 'Elladan', 'Elrohir', 'Balin', 'Haldir')],
      },
      Bob,
    },
  });
  t.player('Ann').does('Fellowship');
  resolveChain(t);
  t.expect.card('Fellowship', { in: 'events of Ann' });
  t.player('Ann').does('Elladan: regroup companies', 'Haldir', 'Done');
  t.expect.card('Fellowship', { in: 'discard of Ann' });
});

describe('an item that gives direct influence', () => {
  /** Théoden tries it; 8 + 3 − 8 is more than the mind of Orophin, who has no influence of his own. */
  const tried = (item: string) => ({
    phase: 'at the site',
    turn: 5,
    dice: [4, 4, 4, 4],
    players: {
      Ann: { hand: [{ card: item, as: 'copy' }], companies: [company('Edoras', 'Théoden', 'Haldir')] },
      // All of Bob's general influence is in use: 2, 10 and 8.
      Bob: {
        companies: [
          company('Edoras', { card: 'Orophin', on: [{ card: item, as: 'his' }] }),
          company('Rivendell', 'Elrond', 'Glorfindel II'),
        ],
      },
    },
  });
  scenario('[ME-INFL-2035] helps its bearer to keep it', (t) => {
    t.given(tried('Lesser Ring'));
    t.player('Ann').does('Théoden: influence', 'his');
    t.expect.card('his', { in: 'on of Orophin' }).card('copy', { in: 'discard of Ann' });
  });
  scenario('[ME-INFL-2035] another does not', (t) => {
    t.given(tried('Cram'));
    t.player('Ann').does('Théoden: influence', 'his', 'Yes');
    t.expect.card('his', { in: 'discard of Bob' }).card('copy', { in: 'on of Théoden' });
  });
});

scenario(
  '[ME-ITEM-4002 ME-RING-2002] a ring that a test brings taps nobody, and allows no further minor item',
  (t) => {
    t.given({
      phase: 'at the site',
      dice: [4, 5],
      players: {
        Ann: {
          hand: ['Lesser Ring', 'Cram', 'Smoke Rings'],
          discard: ['Dodge'],
          companies: [
            {
              ...company('Moria', 'Gandalf', { card: 'Frodo', on: ['Precious Gold Ring'] }),
              siteTapped: true,
            },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Cram', { rule: 'ME-ITEM-2010' });
    t.player('Ann').does('Gandalf: on your turn');
    resolveChain(t);
    t.player('Ann').does('Lesser Ring');
    t.expect.card('Lesser Ring', { in: 'on of Frodo' }).card('Frodo', { status: 'untapped' });
    t.player('Ann').mayNot('Cram', { rule: 'ME-ITEM-2010' });
  },
);
