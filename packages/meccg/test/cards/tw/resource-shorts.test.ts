/** The Wizards: resource short-events. */
import { describe } from 'vitest';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../table.ts';

type Card = string | object;
const halfling = (status: string) => ({
  players: {
    Ann: {
      hand: ['Halfling Strength'],
      companies: [company('Bree', { card: 'Sam Gamgee', status }, { card: 'Elladan', status })],
    },
    Bob,
  },
});

scenario('[TW-253] Halfling Strength: untaps a Hobbit', (t) => {
  t.given(halfling('tapped'));
  t.player('Ann').does('Halfling Strength: on your turn');
  t.expect.card('Sam Gamgee', { status: 'untapped' }).card('Elladan', { status: 'tapped' });
});

scenario('[TW-253] Halfling Strength: heals a Hobbit in his organization phase', (t) => {
  t.given(halfling('wounded'));
  t.player('Ann').does('Halfling Strength: in your');
  t.expect.card('Sam Gamgee', { status: 'untapped' });
});

scenario('[TW-253] Halfling Strength: nothing for one who needs nothing', (t) => {
  t.given(halfling('untapped'));
  t.player('Ann').mayNot('Halfling Strength');
});

scenario('[TW-253] Halfling Strength: +4 to a corruption check', (t) => {
  t.given({
    phase: 'corruption check',
    check: { character: 'Sam Gamgee' },
    dice: [1, 1],
    players: {
      Ann: {
        hand: ['Halfling Strength'],
        companies: [
          company('Bree', {
            card: 'Sam Gamgee',
            on: ['Scroll of Isildur', 'Orcrist', 'Palantír of Orthanc'],
          }),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Halfling Strength');
  t.expect.card('Sam Gamgee', { status: 'untapped', 'corruption points': 7 });
});

scenario('[TW-332 ME-CARD-0721] Stealth: no creature may be played on the company', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['Stealth'],
        deck: ['Cram', 'Cram'],
        companies: [{ ...company('Rivendell', 'Adrazar'), movesTo: 'Bree' }],
      },
      Bob: { ...Bob, hand: ['Hobgoblins', 'Stirring Bones', 'Rebel-talk'], deck: ['Cram', 'Cram'] },
    },
  });
  t.player('Ann').does('Pass', 'Stealth');
  resolveChain(t);
  t.expect.card('Adrazar', { status: 'tapped' });
  t.player('Ann').does('the path printed');
  t.player('Bob').mayNot('Stirring Bones', { because: 'no creatures' });
});

describe('[TW-332] Stealth', () => {
  const sneaking = (...characters: readonly Card[]) => ({
    players: {
      Ann: {
        hand: ['Stealth', 'Smoke Rings'],
        discard: ['Cram'],
        companies: [company('Rivendell', ...characters)],
      },
      Bob,
    },
  });
  scenario('Stealth: a scout of a small company taps', (t) => {
    t.given(sneaking('Adrazar', 'Elladan'));
    t.player('Ann').does('Pass', 'Stealth');
    resolveChain(t);
    t.expect.card('Adrazar', { status: 'tapped' });
  });
  scenario('Stealth: not with three in the company', (t) => {
    t.given(sneaking('Adrazar', 'Elladan', 'Elrohir'));
    t.player('Ann').mayChoose.includes('Smoke Rings');
    t.player('Ann').mayNot('Stealth', { because: 'in a company of size less than 3' });
  });
});

describe('[TW-358] Vilya', () => {
  const ring = (at: string, deck: readonly string[], dice: readonly number[]) => ({
    dice,
    players: {
      Ann: {
        hand: ['Vilya'],
        deck,
        discard: ['Glamdring', 'Cram', 'Dodge', 'Ghosts'],
        companies: [company(at, 'Elrond', 'Elladan')],
      },
      Bob,
    },
  });
  const five = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'];
  scenario(
    '[ME-CARD-0804] Vilya: +4 prowess, +2 body, +6 direct influence; at Rivendell 3 resources back; a check at −3',
    (t) => {
      t.given(ring('Rivendell', five, [6, 6]));
      t.player('Ann').does('Vilya', 'Yes', 'Glamdring', 'Cram', 'Roll');
      t.player('Ann').has({ deck: 8, discard: ['Ghosts', 'Vilya'] });
      t.expect.card('Elrond', { prowess: 11, body: 11, 'direct influence': 10 });
    },
  );
  scenario('Vilya: nothing comes back elsewhere', (t) => {
    t.given(ring('Lórien', five, [6, 6]));
    t.player('Ann').does('Vilya', 'Roll');
    t.player('Ann').has({ deck: 5 });
    t.expect.card('Elrond', { prowess: 11 });
  });
  scenario('Vilya: nothing comes back with fewer than 5 cards', (t) => {
    t.given(ring('Rivendell', five.slice(1), [6, 6]));
    t.player('Ann').does('Vilya', 'Roll');
    t.player('Ann').has({ deck: 4 });
  });
  scenario('[ME-CARD-0804] Vilya: once a turn', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Vilya', { card: 'Vilya', as: 'second' }],
          companies: [company('Lórien', 'Elrond', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Vilya', 'Roll');
    t.player('Ann').mayNot('second', { because: 'in effect' });
  });
});

describe('[TW-253] Halfling Strength, further', () => {
  const four = (check: string, hand: readonly string[], who: object) => ({
    phase: 'corruption check',
    check: { character: check },
    dice: [6, 6],
    players: { Ann: { hand, companies: [company('Bree', who, 'Elrohir')] }, Bob },
  });
  scenario('no more for the check of an Elf', (t) => {
    t.given(four('Elladan', ['Halfling Strength', 'Cram'], { card: 'Elladan' }));
    t.player('Ann').mayNot('Halfling Strength', { to: 'corruption check', because: 'Hobbit' });
    t.player('Ann').does('Roll');
  });
  scenario('heals nobody but in the organization phase', (t) => {
    t.given({ ...halfling('wounded'), phase: 'at the site' });
    t.player('Ann').mayNot('Halfling Strength');
  });
  scenario('when a company is attacked it untaps a Hobbit of that company alone', (t) => {
    t.given({
      phase: 'attack',
      company: 'attacked',
      attack: { strikes: 1, prowess: 9 },
      players: {
        Ann: {
          hand: ['Halfling Strength'],
          companies: [
            { ...company('Moria', { card: 'Sam Gamgee', status: 'tapped' }, 'Elladan'), as: 'attacked' },
            company('Bree', { card: 'Merry', status: 'tapped' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Halfling Strength');
    t.expect.card('Sam Gamgee', { status: 'untapped' }).card('Merry', { status: 'tapped' });
  });
});

describe('[TW-332] Stealth, further', () => {
  scenario('by a tapped scout not, nor by one who is none', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Stealth'],
          companies: [company('Rivendell', { card: 'Adrazar', status: 'tapped' }, 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Stealth', { because: 'nothing to choose an untapped scout' });
  });
  scenario('[ME-CARD-0722] creatures may be played on another company', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Stealth'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram'],
          companies: [
            { ...company('Rivendell', 'Elladan'), as: 'others', movesTo: 'Moria' },
            company('Lórien', 'Adrazar'),
          ],
        },
        Bob: { ...Bob, hand: ['Orc-guard', 'Rebel-talk'], deck: ['Cram', 'Cram', 'Cram', 'Cram'] },
      },
    });
    t.player('Ann').does('Pass', 'Stealth');
    resolveChain(t);
    idleUntil(t, () => offers(t, 'Orc-guard: attack'));
    t.player('Bob').mayChoose.includes('Orc-guard: attack');
  });
});

describe('[TW-358] Vilya, further', () => {
  scenario('[ME-CARD-0804] the numbers hold while resources are chosen', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Vilya'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
          discard: ['Glamdring', 'Dodge', 'Escape', 'Sting', 'Ghosts'],
          companies: [company('Rivendell', 'Elrond')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Vilya');
    t.expect.card('Elrond', { prowess: 11, body: 11, 'direct influence': 10 });
    t.player('Ann').does('Yes', 'Glamdring', 'Dodge', 'Escape');
    t.player('Ann').has({ deck: 8, discard: ['Sting', 'Ghosts', 'Vilya'] });
  });
  scenario('[ME-CARD-0804] not while another waits to resolve', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Vilya', { card: 'Vilya', as: 'second' }, 'Twilight'],
          events: ['Gates of Morning'],
          companies: [company('Lórien', 'Elrond')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Vilya');
    t.player('Ann').mayNot('second', { because: 'in effect' });
  });
  for (const [dice, stays] of [
    [[3, 4], true],
    [[3, 3], false],
  ] as const)
    scenario(`[ME-CARD-0804] a check at −3: a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given({
        dice,
        players: {
          Ann: {
            hand: ['Vilya'],
            companies: [company('Lórien', { card: 'Elrond', on: ['Scroll of Isildur'] })],
          },
          Bob,
        },
      });
      t.player('Ann').does('Vilya');
      t.expect.card('Elrond', { in: stays ? 'company of company 1' : 'discard of Ann' });
    });
});

scenario('[TW-358 ME-CARD-0804] Vilya brings back what there is', (t) => {
  t.given({
    dice: [6, 6],
    players: {
      Ann: {
        hand: ['Vilya'],
        deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
        discard: ['Glamdring', 'Ghosts'],
        companies: [company('Rivendell', 'Elrond')],
      },
      Bob,
    },
  });
  t.player('Ann').does('Vilya', 'Yes');
  t.player('Ann').has({ deck: 6, discard: ['Ghosts', 'Vilya'] });
});
