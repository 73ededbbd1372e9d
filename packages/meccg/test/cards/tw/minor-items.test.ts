/** The Wizards: minor items, other than those that heal. */
import { valueAgainst } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { directInfluence } from '../../../src/engine.ts';
import { attackWith, Bob, company, going, idleUntil, resolveChain, scenario } from '../../table.ts';
import { cited } from '../cited.ts';
import { bearing, facing, shielded } from '../positions.ts';

describe('[TW-224] Elf-stone', () => {
  scenario('lets one with 2 lead an Elf of mind 4', (t) => {
    t.given({
      players: { Ann: { companies: [company('Lórien', bearing('Legolas', 'Elf-stone'), 'Elrohir')] }, Bob },
    });
    t.player('Ann').does('Legolas: regroup', 'Elrohir');
    t.player('Ann').mayChoose.includes('Follow Legolas');
  });
  scenario('but no Dwarf of mind 5', (t) => {
    t.given({
      players: { Ann: { companies: [company('Lórien', bearing('Legolas', 'Elf-stone'), 'Balin')] }, Bob },
    });
    t.player('Ann').does('Legolas: regroup', 'Balin');
    t.expect.card('Balin', { leader: 'none' });
  });
});

describe('[TW-225] Elven Cloak', () => {
  const struckBy = (creature: string, key: string) => ({
    phase: 'hazards',
    dice: [6, 6],
    players: {
      Ann: {
        companies: [
          { ...company('Rivendell', bearing('Beregond', 'Elven Cloak')), movesTo: 'Lórien', by: 'starter' },
        ],
      },
      Bob: { ...Bob, hand: [creature] },
    },
    key,
  });
  scenario('[ME-CARD-0194, ME-CARD-4020] cancels a strike of a creature keyed to two Wildernesses', (t) => {
    const { key: _key, dice: _dice, ...given } = struckBy('Giant', '');
    t.given(given);
    t.player('Bob').does('Giant: attack');
    t.player('Ann').does('Beregond', 'No', 'Elven Cloak: ');
    t.expect.card('Elven Cloak', { status: 'tapped' }).card('Beregond', { status: 'untapped' });
    t.expect.card('Giant', { in: 'discard of Bob' });
  });
  scenario('[ME-KEY-2009] not one that is keyed to the border-land', (t) => {
    const { key: _key, dice: _dice, ...given } = struckBy('Orc-raiders', '');
    t.given({ ...given, dice: [6, 6] });
    t.player('Bob').does('Orc-raiders: attack', 'border-land');
    t.player('Ann').does('Beregond', 'No');
    t.expect.card('Elven Cloak', { status: 'untapped' });
  });
});

describe('[TW-259] Horn of Anor', () => {
  scenario('Horn of Anor: +2 direct influence against factions', (t) => {
    t.given({
      phase: 'at the site',
      dice: [2, 1],
      players: {
        Ann: {
          hand: ['Men of Lebennin'],
          companies: [company('Pelargir', bearing('Anborn', 'Horn of Anor'))],
        },
        Bob,
      },
    });
    t.player('Ann').does('Men of Lebennin: try');
    t.expect.card('Men of Lebennin', { in: 'factions of Ann' });
  });
  scenario('Horn of Anor: nothing over characters', (t) => {
    t.given({
      players: { Ann: { companies: [company('Rivendell', bearing('Elladan', 'Horn of Anor'))] }, Bob },
    });
    t.expect.card('Elladan', { 'direct influence': 0 });
  });
  scenario('Horn of Anor: nobody bears two', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Rivendell', bearing('Elladan', 'Horn of Anor'), {
              card: 'Elrohir',
              on: [{ card: 'Horn of Anor', as: 'second' }],
            }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('second', { to: 'transfer', because: 'nobody else' });
  });
});

scenario('[TW-327] Shield of Iron-bound Ash: taps for +1 prowess against one strike', (t) => {
  t.given(shielded('Elladan', 'Shield of Iron-bound Ash', [3, 4]));
  t.player('Ann').does('Elladan', 'No', 'Shield of Iron-bound Ash: when', 'Pass');
  t.expect.table({ 'prowess against the strike': 6 }).card('Shield of Iron-bound Ash', { status: 'tapped' });
  t.player('Ann').does('Pass');
});

scenario('[TW-327] Shield of Iron-bound Ash: not while tapped', (t) => {
  t.given({
    ...facing('Troll', { card: 'Elladan', on: [{ card: 'Shield of Iron-bound Ash', status: 'tapped' }] }),
    dice: [3, 4],
  });
  t.player('Ann').does('Elladan', 'No');
  t.player('Ann').mayNot('Shield of Iron-bound Ash', { because: 'untapped' });
  t.player('Ann').does('Pass');
});

describe('one for each bearer', () => {
  for (const [item, two] of [
    ['Elf-stone', false],
    ['Elven Cloak', false],
    ['Horn of Anor', false],
    ['Cram', true],
    ['Dagger of Westernesse', true],
  ] as const)
    scenario(`${cited(item)}: a second one: ${two}`, (t) => {
      t.given({
        phase: 'at the site',
        players: {
          Ann: {
            hand: [item],
            companies: [company('Moria', bearing('Elladan', { card: item, as: 'first' }))],
          },
          Bob,
        },
      });
      if (two) t.player('Ann').mayChoose.includes(`${item}: play`);
      else t.player('Ann').mayChoose.excludes(`${item}: play`);
    });
});

describe('[TW-225] Elven Cloak, further', () => {
  const struckOn = (cloak: object, more: object = {}) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 12, ...more },
    dice: [6, 6],
    players: {
      Ann: {
        hand: ['Dodge'],
        companies: [company('Moria', { card: 'Beregond', on: [{ card: 'Elven Cloak', ...cloak }] })],
      },
      Bob,
    },
  });
  scenario('not against an attack that no creature makes', (t) => {
    t.given(struckOn({}));
    t.player('Ann').does('Beregond', 'No');
    t.player('Ann').mayNot('Elven Cloak', { because: 'hazard creature' });
    t.player('Ann').does('Pass');
  });
  for (const [wearer, cloak, why] of [
    ['Beregond', { status: 'tapped' }, 'untapped'],
    ['Elladan', {}, 'its bearer faces a strike'],
  ] as const)
    scenario(`[ME-CARD-0194] not when it is so: ${why}`, (t) => {
      t.given({
        ...going(
          ['Giant'],
          [
            wearer === 'Beregond'
              ? { card: 'Beregond', on: [{ card: 'Elven Cloak', ...cloak }] }
              : 'Beregond',
            wearer === 'Elladan' ? { card: 'Elladan', on: ['Elven Cloak'] } : 'Elladan',
          ],
          { hand: ['Dodge'] },
        ),
        dice: [6, 6],
      });
      attackWith(t, 'Bob', 'Giant');
      t.player('Ann').does('Beregond', 'No', 'Pass');
      t.player('Ann').mayNot('Elven Cloak', { to: 'its text', because: why });
      t.player('Ann').does('Pass');
    });
});

describe('items that give direct influence', () => {
  for (const [item, friend, other] of [
    ['Elf-stone', 'Haldir', 'Bofur'],
    ['Elf-stone', 'Wood-elves', 'Men of Lebennin'],
    ['Horn of Anor', 'Men of Lebennin', 'Haldir'],
  ] as const)
    scenario(`${cited(item)}: +2 against ${friend}, nothing against ${other}`, (t) => {
      t.given({
        players: {
          Ann: { hand: [friend, other], companies: [company('Bree', bearing('Elladan', item))] },
          Bob,
        },
      });
      const against = (card: string): number =>
        valueAgainst(t.state, directInfluence, t.who.card('Elladan'), t.who.card(card));
      expect([against(friend), against(other)]).toEqual([2, 0]);
    });
});

describe('[TW-330] Star-glass', () => {
  const shining = (race: string, status = 'untapped') => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 12, race },
    players: {
      Ann: {
        hand: ['Escape'],
        companies: [company('Moria', { card: 'Legolas', status, on: ['Star-glass'] }, 'Elladan')],
      },
      Bob,
    },
  });
  scenario('[TW-330/1] its bearer taps to cancel an attack of Undead, and checks corruption', (t) => {
    t.given({ ...shining('Undead'), dice: [6, 6] });
    t.player('Ann').does('Star-glass: when');
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.expect.card('Legolas', { status: 'tapped' }).card('Elladan', { status: 'untapped' });
    t.expect.card('Star-glass', { in: 'on of Legolas' });
  });
  for (const race of ['Spider', 'Animal', 'Wolf'])
    scenario(`[TW-330/2] −2 prowess to an attack of a ${race}`, (t) => {
      t.given({ ...shining(race), dice: [6, 6] });
      t.player('Ann').does('Star-glass: when');
      resolveChain(t);
      t.player('Ann').does('Roll');
      t.expect.table({ 'attack prowess': 10 }).card('Legolas', { status: 'tapped' });
    });
  for (const race of ['Orc', 'Spawn'])
    scenario(`nothing against a ${race}`, (t) => {
      t.given(shining(race));
      t.player('Ann').mayNot('Star-glass', { to: 'its text', because: 'the attack is by' });
    });
  scenario('nothing if its bearer is tapped', (t) => {
    t.given(shining('Undead', 'tapped'));
    t.player('Ann').mayNot('Star-glass', { to: 'its text', because: 'untapped' });
  });
});

describe('[TW-494] Black Arrow', () => {
  const drawn = (bearer: string, status = 'untapped') => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 12, body: 9, race: 'Dragon' },
    players: {
      Ann: {
        hand: ['Escape'],
        companies: [company('Moria', bearing(bearer, { card: 'Black Arrow', status }), 'Elladan')],
      },
      Bob,
    },
  });
  for (const [who, where] of [
    ['Éomer', 'on of Éomer'],
    ['Legolas', 'discard of Ann'],
    ['Beregond', 'discard of Ann'],
  ] as const)
    scenario(`${who} taps it: −1 prowess and −1 body, and it is ${where}`, (t) => {
      t.given(drawn(who));
      t.player('Ann').does('Black Arrow: when');
      resolveChain(t);
      t.expect.table({ 'attack prowess': 11, 'attack body': 8 });
      t.expect.card('Black Arrow', { in: where }).card(who, { status: 'untapped' });
    });
  scenario('[TW-494/1] not for one who is no warrior', (t) => {
    t.given(drawn('Peath'));
    t.player('Ann').mayNot('Black Arrow', { to: 'its text', because: 'warrior' });
  });
  scenario('[TW-494/1] not when it is tapped', (t) => {
    t.given(drawn('Éomer', 'tapped'));
    t.player('Ann').mayNot('Black Arrow', { to: 'its text', because: 'untapped' });
  });
  scenario('[TW-494/1] of several attacks of a creature it weakens one', (t) => {
    t.given({ ...drawn('Éomer'), attack: { strikes: 1, prowess: 12, attacks: 2 }, dice: [6, 6] });
    t.player('Ann').does('Black Arrow: when');
    resolveChain(t);
    t.expect.table({ 'attack prowess': 11 });
    t.player('Ann').does('Pass', 'Éomer', 'No', 'Pass');
    t.expect.table({ 'attack prowess': 12 });
  });
});

describe('[TW-304] Potion of Prowess', () => {
  const potion = (at: string) => company(at, bearing('Elladan', 'Potion of Prowess'), 'Elrohir', 'Bilbo');
  scenario('is drunk for the whole company, until the turn ends', (t) => {
    t.given({ players: { Ann: { companies: [potion('Bree'), company('Moria', 'Haldir')] }, Bob } });
    t.expect.card('Elladan', { prowess: 5 }).card('Elrohir', { prowess: 5 }).card('Bilbo', { prowess: 1 });
    t.player('Ann').does('Potion of Prowess: on your turn');
    resolveChain(t);
    t.expect
      .card('Potion of Prowess', { in: 'discard of Ann' })
      .card('Elladan', { prowess: 6 })
      .card('Elrohir', { prowess: 6 })
      .card('Bilbo', { prowess: 2 })
      .card('Haldir', { prowess: 4 });
    idleUntil(t, () => t.state.global.active === 2);
    t.expect.card('Elladan', { prowess: 5 });
  });
  scenario('[ME-COMBAT-524] while that company is attacked', (t) => {
    t.given(going(['Orc-guard'], [bearing('Elladan', 'Potion of Prowess'), 'Haldir']));
    t.player('Ann').passes();
    attackWith(t, 'Bob', 'Orc-guard');
    t.player('Ann').does('Potion of Prowess: on your turn');
    resolveChain(t);
    t.expect.card('Haldir', { prowess: 5 });
  });
  scenario('in the turn of another it is kept', (t) => {
    t.given({ active: 'Bob', players: { Ann: { companies: [potion('Bree')] }, Bob } });
    t.player('Ann').mayNot('Potion of Prowess', { to: 'its text' });
  });
});
