/** Items: weapons, armour, and what is done with the others. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../table.ts';

const bearing = (name: string, ...items: readonly string[]) => ({ card: name, on: items });
const facing = (race: string, ...characters: readonly object[]) => ({
  phase: 'attack',
  attack: { strikes: 1, prowess: 12, race },
  players: { Ann: { hand: ['Dodge'], companies: [{ at: 'Moria', characters }] }, Bob },
});

describe('weapons and armour', () => {
  for (const [item, against, who, total, by] of [
    ['Glamdring', 'Troll', 'Elladan', 8, 3],
    ['Glamdring', 'Troll', 'Elrond', 8, 1],
    ['Glamdring', 'Orc', 'Elrond', 9, 2],
    ['Orcrist', 'Troll', 'Elrond', 9, 2],
    ['Orcrist', 'Orc', 'Elrond', 10, 3],
    ['Orcrist', 'Orc', 'Haldir', 8, 4],
    ['Sword of Gondolin', 'Troll', 'Elladan', 7, 2],
    ['Sword of Gondolin', 'Troll', 'Elrond', 8, 1],
  ] as const)
    scenario(`${item}: ${who} has ${total} prowess against ${against}s`, (t) => {
      t.given(facing(against, bearing(who, item)));
      t.expect.value(who, 'prowess', total, { by: { [item]: by } });
    });
  scenario('Sword of Gondolin: nothing for one who is no warrior', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Moria', bearing('Fatty Bolger', 'Sword of Gondolin'))] },
        Bob,
      },
    });
    t.expect.value('Fatty Bolger', 'prowess', 1);
  });
  for (const [item, who, total, by] of [
    ['Great-shield of Rohan', 'Théoden', 8, 2],
    ['Great-shield of Rohan', 'Elladan', 9, 1],
    ['Hauberk of Bright Mail', 'Théoden', 8, 2],
    ['Hauberk of Bright Mail', 'Elladan', 9, 1],
    ['Shield of Iron-bound Ash', 'Théoden', 7, 1],
  ] as const)
    scenario(`${item}: ${who} has ${total} body`, (t) => {
      t.given({ players: { Ann: { companies: [company('Moria', bearing(who, item))] }, Bob } });
      t.expect.value(who, 'body', total, { by: { [item]: by } });
    });
  scenario('Shield of Iron-bound Ash: no more than 8', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Moria', bearing('Elladan', 'Shield of Iron-bound Ash'))] },
        Bob,
      },
    });
    t.expect.value('Elladan', 'body', 8);
  });
  scenario('Hauberk of Bright Mail: nothing for one who is no warrior', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Moria', bearing('Fatty Bolger', 'Hauberk of Bright Mail'))] },
        Bob,
      },
    });
    t.expect.value('Fatty Bolger', 'body', 8);
  });
});

describe('shields that tap', () => {
  const struck = (who: string, shield: string, dice: readonly number[]) => ({
    ...facing('Troll', bearing(who, shield)),
    dice,
  });
  scenario('Shield of Iron-bound Ash: taps for +1 prowess against one strike', (t) => {
    t.given(struck('Elladan', 'Shield of Iron-bound Ash', [3, 4]));
    t.player('Ann').does('Elladan', 'No', 'Shield of Iron-bound Ash: when', 'Pass');
    t.expect
      .table({ 'prowess against the strike': 6 })
      .card('Shield of Iron-bound Ash', { status: 'tapped' });
    t.player('Ann').does('Pass');
  });
  scenario('Shield of Iron-bound Ash: not while tapped', (t) => {
    t.given({
      ...facing('Troll', { card: 'Elladan', on: [{ card: 'Shield of Iron-bound Ash', status: 'tapped' }] }),
      dice: [3, 4],
    });
    t.player('Ann').does('Elladan', 'No');
    t.player('Ann').mayNot('Shield of Iron-bound Ash', { because: 'untapped' });
    t.player('Ann').does('Pass');
  });
  scenario('Great-shield of Rohan: a warrior taps it to stay untapped', (t) => {
    t.given(struck('Elladan', 'Great-shield of Rohan', [4, 4]));
    t.player('Ann').does('Elladan', 'No', 'Great-shield of Rohan: when', 'Pass', 'Pass');
    t.expect.card('Elladan', { status: 'untapped' }).card('Great-shield of Rohan', { status: 'tapped' });
  });
  scenario('Great-shield of Rohan: unless he is wounded', (t) => {
    t.given(struck('Elladan', 'Great-shield of Rohan', [1, 2, 1, 1]));
    t.player('Ann').does('Elladan', 'No', 'Great-shield of Rohan: when', 'Pass', 'Pass');
    t.expect.card('Elladan', { status: 'wounded' });
  });
  scenario('Great-shield of Rohan: not for one who is no warrior', (t) => {
    t.given(struck('Fatty Bolger', 'Great-shield of Rohan', [6, 6]));
    t.player('Ann').does('Fatty Bolger', 'No');
    t.player('Ann').mayNot('Great-shield of Rohan', { because: 'warrior' });
    t.player('Ann').does('Pass');
  });
});

describe('Horn of Anor', () => {
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

describe('Cram', () => {
  const table = (status: string) => ({
    players: {
      Ann: { companies: [company('Rivendell', { card: 'Elladan', status, on: ['Cram'] })] },
      Bob,
    },
  });
  scenario('Cram: discarded to untap its bearer', (t) => {
    t.given(table('tapped'));
    t.player('Ann').does('Cram: on your turn');
    t.expect.card('Elladan', { status: 'untapped' }).card('Cram', { in: 'discard of Ann' });
  });
  scenario('Cram: not for one who is untapped', (t) => {
    t.given(table('untapped'));
    t.player('Ann').mayChoose.excludes('Cram: on your turn');
  });
  scenario('Cram: a fifth region for the company of its bearer', (t) => {
    t.given(table('untapped'));
    t.player('Ann').does('Elladan: declare movement');
    t.player('Ann').mayChoose.excludes('Pelargir');
  });
  scenario('Cram: with it, farther sites can be reached', (t) => {
    t.given(table('untapped'));
    t.player('Ann').does('Cram: in your organization phase', 'Elladan: declare movement');
    t.player('Ann').mayChoose.includes('Thranduil’s Halls');
  });
});

describe('what is stored', () => {
  scenario('Book of Mazarbul: 5 points at a Dwarf-hold', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          companies: [company('Blue Mountain Dwarf-hold', bearing('Balin', 'Book of Mazarbul'), 'Bofur')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Book of Mazarbul: store', 'Roll');
    t.expect.card('Book of Mazarbul', { in: 'points of Ann', 'marshalling points': 5 });
  });
  scenario('Book of Mazarbul: 1 point at a Haven', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: { companies: [company('Rivendell', bearing('Balin', 'Book of Mazarbul'), 'Bofur')] },
        Bob,
      },
    });
    t.player('Ann').does('Book of Mazarbul: store', 'Roll');
    t.expect.card('Book of Mazarbul', { in: 'points of Ann', 'marshalling points': 1 });
  });
  scenario('Book of Mazarbul: not at Bree', (t) => {
    t.given({
      players: { Ann: { companies: [company('Bree', bearing('Balin', 'Book of Mazarbul'))] }, Bob },
    });
    t.player('Ann').mayNot('Book of Mazarbul', { to: 'store', rule: 'ME-STORE-2003' });
  });
  scenario('[ME-CARD-0099] Book of Mazarbul: a sage taps it for a larger hand', (t) => {
    t.given({
      players: { Ann: { companies: [company('Bree', bearing('Balin', 'Book of Mazarbul'))] }, Bob },
    });
    t.player('Ann').does('Book of Mazarbul: in your');
    t.player('Ann').has({ 'hand size': 9 });
    t.expect.card('Book of Mazarbul', { status: 'tapped' }).card('Balin', { status: 'untapped' });
  });
  scenario('Book of Mazarbul: not with one who is no sage', (t) => {
    t.given({
      players: { Ann: { companies: [company('Bree', bearing('Bofur', 'Book of Mazarbul'))] }, Bob },
    });
    t.player('Ann').mayNot('Book of Mazarbul', { because: 'sage' });
    t.player('Ann').has({ 'hand size': 8 });
  });
  scenario('Sapling of the White Tree: 2 points when stored at Minas Tirith', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          companies: [company('Minas Tirith', bearing('Beretar', 'Sapling of the White Tree'), 'Anborn')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Sapling of the White Tree: store', 'Roll');
    t.expect.card('Sapling of the White Tree', { 'marshalling points': 2 });
  });
  scenario('Sapling of the White Tree: not playable at a Shadow-hold', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Sapling of the White Tree', 'Glamdring'], companies: [company('Moria', 'Beretar')] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Sapling of the White Tree', { because: 'does not allow' });
  });
  scenario('Sapling of the White Tree: playable at Ruins & Lairs', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Sapling of the White Tree'], companies: [company('Glittering Caves', 'Beretar')] },
        Bob,
      },
    });
    t.player('Ann').does('Sapling of the White Tree: play');
    t.expect.card('Sapling of the White Tree', { in: 'on of Beretar' });
  });
});
