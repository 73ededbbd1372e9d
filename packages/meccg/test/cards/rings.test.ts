/** Gold rings and their tests, a Lesser Ring, and The One Ring. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../table.ts';

const bearing = (name: string, ...items: readonly (string | object)[]) => ({ card: name, on: items });

describe('testing a gold ring', () => {
  const testing = (
    dice: readonly number[],
    hand: readonly string[],
    ...also: readonly (string | object)[]
  ) => ({
    dice,
    players: {
      Ann: {
        hand,
        companies: [company('Rivendell', 'Gandalf', bearing('Frodo', 'Precious Gold Ring', ...also))],
      },
      Bob,
    },
  });
  const both = ['The One Ring', 'Lesser Ring'];
  scenario(
    '[ME-RING-2005, ME-RING-2021, ME-RING-2026, ME-CARD-0263] a 10 allows The One Ring or a Lesser Ring',
    (t) => {
      t.given(testing([5, 5], both));
      t.player('Ann').has({ 'item points': 1 });
      t.player('Ann').does('Gandalf: on your turn');
      t.player('Ann').mayChoose.exactly('The One Ring', 'Lesser Ring', 'Pass');
      t.player('Ann').does('The One Ring');
      t.expect
        .card('The One Ring', { in: 'on of Frodo' })
        .card('Precious Gold Ring', { in: 'discard of Ann' })
        .card('Gandalf', { status: 'tapped' })
        .card('Frodo', { status: 'untapped' });
      t.player('Ann').has({ 'item points': 6 });
    },
  );
  scenario('[ME-RING-2005] a 9 allows a Lesser Ring only', (t) => {
    t.given(testing([4, 5], both));
    t.player('Ann').does('Gandalf: on your turn');
    t.player('Ann').mayChoose.exactly('Lesser Ring', 'Pass');
  });
  scenario('[ME-RING-006] the Scroll of Isildur adds two: an 8 will do', (t) => {
    t.given(testing([4, 4], both, 'Scroll of Isildur'));
    t.player('Ann').does('Gandalf: on your turn');
    t.player('Ann').mayChoose.includes('The One Ring');
  });
  scenario(
    '[ME-RING-2006, ME-RING-4000, ME-RING-4001] the gold ring is lost even if nothing can take its place',
    (t) => {
      t.given(testing([1, 2], []));
      t.player('Ann').does('Gandalf: on your turn');
      t.expect.card('Precious Gold Ring', { in: 'discard of Ann' });
      t.player('Ann').has({ 'item points': 0 });
    },
  );
  scenario('[ME-CARD-0263, ME-CARD-4011] not of a ring in another company', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Rivendell', 'Gandalf'),
            company('Lórien', bearing('Frodo', 'Precious Gold Ring')),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Gandalf', {
      to: 'its text',
      because: 'nothing to choose a gold ring in its company',
    });
  });
  scenario('[ME-RING-2003] a gold ring is played where the site lists it, and a special ring is not', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Precious Gold Ring', 'Lesser Ring', 'The One Ring'],
          companies: [company('Gladden Fields', 'Legolas')],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Lesser Ring', { because: 'does not allow such an item' });
    t.player('Ann').mayNot('The One Ring', { because: 'does not allow such an item' });
    t.player('Ann').does('Precious Gold Ring: play');
    t.expect.card('Precious Gold Ring', { in: 'on of Legolas' }).card('Legolas', { status: 'tapped' });
  });
});

describe('The One Ring', () => {
  const struck = (dice: readonly number[], race = 'Orc') => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 20, race },
    dice,
    players: {
      Ann: { hand: ['Dodge'], companies: [company('Moria', bearing('Frodo', 'The One Ring'))] },
      Bob,
    },
  });
  scenario('[ME-CARD-0527] doubles at most what is printed: Frodo has a prowess of 2, Aragorn of 11', (t) => {
    t.given({ players: { Ann: { companies: [company('Bree', bearing('Frodo', 'The One Ring'))] }, Bob } });
    t.expect.value('Frodo', 'prowess', 2, { base: 1, by: { 'The One Ring': 1 } });
    t.expect.value('Frodo', 'body', 10).value('Frodo', 'direct influence', 6);
  });
  scenario('[ME-CARD-0527] Aragorn has 11', (t) => {
    t.given({
      players: { Ann: { companies: [company('Bree', bearing('Aragorn II', 'The One Ring'))] }, Bob },
    });
    t.expect.value('Aragorn II', 'prowess', 11, { base: 6, by: { 'The One Ring': 5 } });
  });
  scenario('[ME-COMBAT-4002] a weapon counts first: with Sting Frodo has 3', (t) => {
    t.given({
      players: { Ann: { companies: [company('Bree', bearing('Frodo', 'The One Ring', 'Sting'))] }, Bob },
    });
    t.expect.value('Frodo', 'prowess', 3);
  });
  scenario('[ME-CARD-0526] gives a point to everyone in the company, and to nobody else', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Bree', bearing('Frodo', 'The One Ring'), 'Sam Gamgee'),
            company('Rivendell', 'Elladan'),
          ],
        },
        Bob,
      },
    });
    t.expect
      .value('Frodo', 'corruption points', 7)
      .value('Sam Gamgee', 'corruption points', 1)
      .value('Sam Gamgee', 'corruption check', 3)
      .value('Elladan', 'corruption points', 0);
  });
  scenario(
    '[ME-CARD-0528, ME-CARD-4041] cancels a strike against its bearer if he passes a check at −2',
    (t) => {
      t.given(struck([3, 3]));
      t.player('Ann').does('Frodo', 'No', 'The One Ring: ');
      resolveChain(t);
      t.expect.card('Frodo', { status: 'untapped', in: 'company of company 1' });
    },
  );
  scenario('[ME-CARD-0528] but 3 + 4 − 2 is less than 7 by two: he is gone, and the Ring with him', (t) => {
    t.given(struck([1, 2]));
    t.player('Ann').does('Frodo', 'No', 'The One Ring: ');
    resolveChain(t);
    t.expect.card('Frodo', { in: 'out of Ann' }).card('The One Ring', { in: 'discard of Ann' });
  });
  for (const race of ['Undead', 'Nazgûl'])
    scenario(`not against ${race}`, (t) => {
      t.given(struck([1, 1, 1, 1], race));
      t.player('Ann').does('Frodo', 'No');
      t.player('Ann').mayNot('The One Ring', { because: 'neither Undead nor Nazgûl' });
      t.player('Ann').does('Pass');
    });
  scenario('[ME-STORE-2002] cannot be stored', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', bearing('Frodo', 'The One Ring', 'Lesser Ring'))] },
        Bob,
      },
    });
    t.player('Ann').mayNot('The One Ring', { because: 'nothing that can be stored', rule: 'ME-STORE-2002' });
    t.player('Ann').mayChoose.includes('Lesser Ring: store');
  });
});
