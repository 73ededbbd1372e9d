/** Items of the great companies: herbs, cloaks, blades and jewels. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../table.ts';

const bearing = (name: string, ...items: readonly (string | object)[]) => ({ card: name, on: items });
const facing = (race: string, ...characters: readonly object[]) => ({
  phase: 'attack',
  attack: { strikes: 1, prowess: 12, race },
  players: { Ann: { hand: ['Dodge', 'Risky Blow'], companies: [{ at: 'Moria', characters }] }, Bob },
});

describe('weapons and armour', () => {
  for (const [item, who, total, by] of [
    ['Dagger of Westernesse', 'Legolas', 6, 1],
    ['Sting', 'Legolas', 6, 1],
    ['Sting', 'Frodo', 3, 2],
    ['Narsil', 'Aragorn II', 7, 1],
  ] as const)
    scenario(`${item}: ${who} has ${total} prowess`, (t) => {
      t.given(facing('Troll', bearing(who, item)));
      t.expect.value(who, 'prowess', total, { by: { [item]: by } });
    });
  scenario('[ME-STRIKE-536] Dagger of Westernesse: nobody beyond 8', (t) => {
    t.given(facing('Troll', bearing('Elrond', 'Dagger of Westernesse'), bearing('Beorn', 'Sting')));
    t.expect.value('Elrond', 'prowess', 8).value('Beorn', 'prowess', 8);
  });
  scenario('Sting: one of two weapons counts', (t) => {
    t.given(facing('Troll', bearing('Frodo', 'Sting', 'Dagger of Westernesse')));
    t.expect.value('Frodo', 'prowess', 3);
  });
  scenario('The Mithril-coat: +3 body, to 10 at most', (t) => {
    t.given(facing('Troll', bearing('Théoden', 'The Mithril-coat')));
    t.expect.value('Théoden', 'body', 9, { by: { 'The Mithril-coat': 3 } });
  });
  scenario('The Mithril-coat: Frodo has 10 and no more', (t) => {
    t.given(facing('Troll', bearing('Frodo', 'The Mithril-coat')));
    t.expect.value('Frodo', 'body', 10, { base: 9, by: { 'The Mithril-coat': 1 } });
  });
  scenario('Narsil gives +1 direct influence, but not while another weapon is used', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [company('Bree', bearing('Aragorn II', 'Narsil'), bearing('Boromir II', 'Sting'))],
        },
        Bob,
      },
    });
    t.expect.value('Aragorn II', 'direct influence', 4, { by: { Narsil: 1 } });
    t.expect.value('Boromir II', 'direct influence', 1);
  });
  scenario('[ME-ITEM-2002] Narsil behind another weapon gives nothing', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Bree', bearing('Aragorn II', 'Dagger of Westernesse', 'Narsil'))] },
        Bob,
      },
    });
    t.expect.value('Aragorn II', 'direct influence', 3).value('Aragorn II', 'prowess', 7);
  });
});

describe('Elf-stone', () => {
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

describe('Elven Cloak', () => {
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

describe('Healing Herbs', () => {
  const herbs = (...others: readonly object[]) => ({
    players: { Ann: { companies: [company('Moria', bearing('Bofur', 'Healing Herbs'), ...others)] }, Bob },
  });
  scenario('heal a wounded companion and are gone', (t) => {
    t.given(herbs({ card: 'Balin', status: 'wounded' }));
    t.player('Ann').does('Healing Herbs: on');
    t.expect
      .card('Balin', { status: 'untapped' })
      .card('Bofur', { status: 'tapped' })
      .card('Healing Herbs', { in: 'discard of Ann' });
  });
  scenario('[ME-CARD-0329] or untap one who is merely tapped', (t) => {
    t.given(herbs({ card: 'Balin', status: 'tapped' }));
    t.player('Ann').does('Healing Herbs: on');
    t.expect.card('Balin', { status: 'untapped' }).card('Bofur', { status: 'tapped' });
  });
  scenario('nobody needs them: nothing is offered', (t) => {
    t.given(herbs({ card: 'Balin' }));
    t.player('Ann').mayChoose.excludes('Healing Herbs: on');
    t.player('Ann').mayNot('Healing Herbs', {
      to: 'its text',
      because: 'nothing to choose a wounded character',
    });
  });
  scenario('not by a tapped bearer', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company(
              'Moria',
              { card: 'Bofur', status: 'tapped', on: ['Healing Herbs'] },
              { card: 'Balin', status: 'wounded' },
            ),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Healing Herbs', { to: 'its text', because: 'its bearer is untapped' });
  });
  scenario('[ME-CARD-0330, ME-BODY-506] come after the body check, not before it', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 20 },
      dice: [1, 1, 6, 6],
      players: {
        Ann: { companies: [company('Moria', bearing('Bofur', 'Healing Herbs'), 'Balin')] },
        Bob,
      },
    });
    t.player('Ann').does('Balin', 'No', 'Pass');
    t.expect.card('Balin', { in: 'out of Ann' }).card('Healing Herbs', { in: 'on of Bofur' });
  });
  scenario(
    '[ME-CARD-4024, ME-BODY-506] heal the wound after a body check that was made all the same',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 2, prowess: 20 },
        // The first strike, its body check, and then the herbs before the second.
        dice: [1, 1, 1, 2],
        players: {
          Ann: { companies: [company('Moria', bearing('Bofur', 'Healing Herbs'), 'Balin', 'Gimli')] },
          Bob,
        },
      });
      t.player('Ann').does('Balin', 'Gimli', 'The strike against Balin', 'No', 'Pass');
      t.expect.table({ roll: 3, stage: 'between strikes' }).card('Balin', { status: 'wounded' });
      t.player('Ann').does('Healing Herbs: on');
      resolveChain(t);
      t.expect.card('Balin', { status: 'untapped' }).card('Healing Herbs', { in: 'discard of Ann' });
    },
  );
});

describe('The Arkenstone', () => {
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
