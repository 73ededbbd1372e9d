/** The Wizards: greater items. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';
import { bearing } from '../positions.ts';

describe('[TW-323] Scroll of Isildur', () => {
  scenario('[ME-CARD-0759] Scroll of Isildur is the one greater item of Tolfalas', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Scroll of Isildur', 'Orcrist'], companies: [company('Tolfalas', 'Beretar')] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Orcrist', { because: 'does not allow' });
    t.player('Ann').does('Scroll of Isildur: play');
    t.expect.card('Scroll of Isildur', { in: 'on of Beretar' });
  });
});

describe('[TW-341] The Arkenstone', () => {
  scenario('is worth more to a Dwarf', (t) => {
    t.given({ players: { Ann: { companies: [company('Moria', bearing('Balin', 'The Arkenstone'))] }, Bob } });
    t.expect.value('The Arkenstone', 'marshalling points', 5).value('Balin', 'corruption points', 4);
  });
  scenario('than to anyone else', (t) => {
    t.given({
      players: { Ann: { companies: [company('Moria', bearing('Elladan', 'The Arkenstone'))] }, Bob },
    });
    t.expect.value('The Arkenstone', 'marshalling points', 2).value('Elladan', 'corruption points', 2);
  });
  scenario('gives +3 for Dwarves: Elladan leads Bofur of mind 2', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Lórien', bearing('Elladan', 'The Arkenstone'), 'Bofur')] },
        Bob,
      },
    });
    t.player('Ann').does('Elladan: regroup', 'Bofur');
    t.player('Ann').mayChoose.includes('Follow Elladan');
  });
  scenario('untaps a Dwarf, who checks corruption at −2', (t) => {
    t.given({
      dice: [3, 4],
      players: {
        Ann: {
          companies: [company('Lórien', { card: 'Balin', status: 'tapped', on: ['The Arkenstone'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('The Arkenstone: on');
    t.expect.card('Balin', { status: 'untapped' }).card('The Arkenstone', { status: 'tapped' });
  });
  scenario('and 6 − 2 is not more than his 4 points', (t) => {
    t.given({
      dice: [3, 3],
      players: {
        Ann: {
          companies: [
            company('Lórien', { card: 'Balin', status: 'tapped', on: ['The Arkenstone'] }, 'Elladan'),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('The Arkenstone: on', 'Roll');
    t.expect.card('Balin', { in: 'discard of Ann' });
  });
  scenario('no tapped Elf', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Lórien', bearing('Balin', 'The Arkenstone'), { card: 'Elladan', status: 'tapped' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('The Arkenstone', { to: 'its text', because: 'nothing to choose a tapped Dwarf' });
  });
});

describe('[TW-341] The Arkenstone, further', () => {
  const holding = (who: object, ...others: readonly (string | object)[]) => ({
    players: { Ann: { companies: [company('Lórien', who, ...others)] }, Bob },
  });
  scenario('the Dwarf is untapped before he checks', (t) => {
    t.given({
      ...holding(
        { card: 'Elladan', on: ['The Arkenstone'] },
        { card: 'Balin', status: 'tapped', on: ['Orcrist'] },
      ),
      dice: [6, 6],
    });
    t.player('Ann').does('The Arkenstone: on');
    t.expect.card('Balin', { status: 'untapped' });
    t.player('Ann').does('Roll');
  });
  scenario('untaps no Elf, and no Dwarf of another company', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Lórien', { card: 'Elladan', status: 'tapped', on: ['The Arkenstone'] }),
            company('Lórien', { card: 'Balin', status: 'tapped' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('The Arkenstone', { to: 'its text', because: 'nothing to choose a tapped Dwarf' });
  });
  scenario('not twice', (t) => {
    t.given(holding({ card: 'Balin', status: 'tapped', on: [{ card: 'The Arkenstone', status: 'tapped' }] }));
    t.player('Ann').mayNot('The Arkenstone', { to: 'its text', because: 'untapped' });
  });
});
