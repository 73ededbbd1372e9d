/** The Balrog: To Fealty Sworn. */
import { valueAgainst } from '@westmarch/kernel';
import { expect } from 'vitest';
import { directInfluence } from '../../../../src/engine.ts';
import { hasSkill } from '../../../../src/rules/cards/cards.ts';
import { borrow } from '../../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';

const fealty = 'To Fealty Sworn';
borrow('TW-258');
scenario('[BA-33/1] played on a Hobbit in the company of the King', (t) => {
  t.given({
    players: {
      Ann: {
        hand: [fealty],
        companies: [
          company('Minas Tirith', { card: 'Aragorn II', on: ['Return of the King'] }, 'Merry'),
          company('Bag End', 'Sam Gamgee'),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does(fealty);
  t.expect.card(fealty, { in: 'on of Merry' });
  t.player('Ann').has({ 'miscellaneous points': 4 });
});
scenario('[BA-33/1] not without him', (t) => {
  t.given({
    players: { Ann: { hand: [fealty], companies: [company('Minas Tirith', 'Aragorn II', 'Merry')] }, Bob },
  });
  t.player('Ann').mayNot(fealty, { because: 'Hobbit' });
});
for (const [faction, at, may] of [
  ['Riders of Rohan', 'Edoras', true],
  ['Rangers of the North', 'Bree', false],
] as const)
  scenario(`[BA-33/2] after ${faction} were won at ${at}: ${may}`, (t) => {
    t.given({
      phase: 'at the site',
      dice: [6, 6],
      players: {
        Ann: { hand: [fealty, faction, 'Halfling Strength'], companies: [company(at, 'Théoden', 'Merry')] },
        Bob,
      },
    });
    t.player('Ann').mayNot(fealty, { because: 'faction' });
    t.player('Ann').does(`${faction}: try`, 'Théoden');
    resolveChain(t);
    t.expect.card(faction, { in: 'factions of Ann' });
    if (may) {
      t.player('Ann').does(fealty);
      t.expect.card(fealty, { in: 'on of Merry' });
    } else t.player('Ann').mayNot(fealty, { because: 'Free-hold' });
  });
scenario('[BA-33/2] a unique ally who is won there is no people', (t) => {
  const name = 'Nenseldë the Wingild';
  t.given({
    phase: 'at the site',
    players: {
      Ann: { hand: [fealty, name, 'Cram'], companies: [company('Dol Amroth', 'Imrahil', 'Merry')] },
      Bob,
    },
  });
  t.player('Ann').does(`${name}: play`, 'Imrahil');
  resolveChain(t);
  t.expect.card(name, { in: 'on of Imrahil' });
  t.player('Ann').mayNot(fealty, { because: 'faction' });
});
const sworn = (hand: readonly string[]) => ({
  players: { Ann: { hand, companies: [company('Bree', { card: 'Merry', on: [fealty] })] }, Bob },
});
scenario('[BA-33/3 BA-33/4] the Hobbit is a warrior, with +2 prowess', (t) => {
  t.given(sworn([]));
  t.expect.value('Merry', 'prowess', 3, { base: 1 });
  expect(hasSkill(t.state, t.who.card('Merry'), 'warrior')).toBe(true);
});
for (const [whom, more] of [
  ['Hobbits', 5],
  ['Sam Gamgee', 5],
  ['Legolas', 0],
  ['Riders of Rohan', 0],
] as const)
  scenario(`[BA-33/5] ${more} more direct influence against ${whom}`, (t) => {
    t.given(sworn([whom]));
    const [own, other] = [t.who.card('Merry'), t.who.card(whom)];
    expect(valueAgainst(t.state, directInfluence, own, other)).toBe(1 + more);
  });
scenario('[BA-33/1] not twice on one Hobbit', (t) => {
  t.given({
    players: {
      Ann: {
        hand: [{ card: fealty, as: 'second' }],
        companies: [
          company(
            'Minas Tirith',
            { card: 'Aragorn II', on: ['Return of the King'] },
            { card: 'Merry', on: [fealty] },
          ),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('second', { because: 'Hobbit' });
});
