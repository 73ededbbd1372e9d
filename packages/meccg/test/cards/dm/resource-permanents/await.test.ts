/** Dark Minions: Await the Advent of Allies. */
import { sequence } from '@westmarch/kernel';
import { asHazard, shortEvent, siteIsOne } from '../../../../src/cards/words/index.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';

invent(
  'Evil Tidings',
  'TW-67',
  shortEvent({ when: asHazard, if: siteIsOne('border-hold'), effect: sequence() }),
);

const await_ = 'Await the Advent of Allies';
const waiting = (at: string, who: string, hand: readonly string[] = [await_]) => ({
  players: { Ann: { hand, companies: [company(at, who)] }, Bob },
});
const abiding = (at: string, who: string, more: object = {}) => ({
  players: { Ann: { companies: [company(at, { card: who, on: [await_], ...more })] }, Bob },
});
scenario(
  '[DM-117/3 DM-117/4 ME-CARD-0050] he counts neither against general influence nor for points',
  (t) => {
    t.given(waiting('Bree', 'Imrahil'));
    t.player('Ann').has({ 'general influence used': 6, 'character points': 2 });
    t.player('Ann').does(await_);
    t.expect.card(await_, { in: 'on of Imrahil' });
    t.player('Ann').has({ 'general influence used': 0, 'character points': 0 });
  },
);
for (const [title, at, who] of [
  ['one of a mind of 7', 'Bree', 'Beorn'],
  ['a Wizard', 'Bree', 'Gandalf'],
  ['anyone at a Haven', 'Rivendell', 'Imrahil'],
] as const)
  scenario(`[DM-117/1] not on ${title}`, (t) => {
    t.given(waiting(at, who));
    t.player('Ann').mayNot(await_, { because: 'character' });
  });
scenario('[DM-117/1] not twice on one', (t) => {
  t.given({
    players: {
      Ann: {
        hand: [{ card: await_, as: 'second' }],
        companies: [company('Bree', { card: 'Imrahil', on: [await_] })],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('second', { because: 'character' });
});
scenario('[DM-117/2] his company may not move', (t) => {
  t.given(abiding('Bree', 'Imrahil'));
  t.player('Ann').mayNot('Imrahil', { to: 'declareMovement', because: 'forbids' });
});
scenario('[DM-117/5] discarded when he is wounded', (t) => {
  t.given({
    ...abiding('Moria', 'Imrahil'),
    phase: 'attack',
    attack: { strikes: 1, prowess: 30, race: 'Orc' },
    dice: [1, 1, 1, 1],
  });
  t.player('Ann').does('Imrahil', 'No');
  t.expect.card('Imrahil', { status: 'wounded' }).card(await_, { in: 'discard of Ann' });
});
scenario('[DM-117/6] what another plays at the same site means nothing to it', (t) => {
  t.given({
    phase: 'at the site',
    players: {
      Ann: { hand: ['Bill the Pony'], companies: [company('Bree', 'Sam Gamgee')] },
      Bob: { companies: [company('Bree', { card: 'Imrahil', on: [await_] })] },
    },
  });
  t.player('Ann').does('Bill the Pony: play');
  resolveChain(t);
  t.expect.card('Bill the Pony', { in: 'on of Sam Gamgee' }).card(await_, { in: 'on of Imrahil' });
});
scenario('[DM-117/6] nor does a hazard that needs his site', (t) => {
  t.given({
    phase: 'hazards',
    players: {
      Ann: { companies: [company('Bree', { card: 'Imrahil', on: [await_] })] },
      Bob: { ...Bob, hand: ['Evil Tidings'] },
    },
  });
  t.player('Bob').does('Evil Tidings: as');
  resolveChain(t);
  t.expect.card('Evil Tidings', { in: 'discard of Bob' }).card(await_, { in: 'on of Imrahil' });
});
for (const [card, does, gone, at] of [
  ['Rangers of the North', 'Rangers of the North: try', true, 'Bree'],
  ['Smoke Rings', 'Smoke Rings', false, 'Bree'],
  ['Bill the Pony', 'Bill the Pony: play', true, 'Bree'],
  ['Glamdring', 'Glamdring: play', true, 'Moria'],
  ['Dreams of Lore', 'Dreams of Lore: in', true, 'Amon Hen'],
] as const)
  scenario(`[DM-117/6 ME-CARD-0051] ${card} played there: it ${gone ? 'goes' : 'stays'}`, (t) => {
    t.given({
      phase: 'at the site',
      dice: at === 'Bree' && card.startsWith('Rangers') ? [6, 6] : [],
      players: {
        Ann: {
          hand: [card, 'Halfling Strength'],
          discard: ['Cram'],
          companies: [
            company(at, { card: 'Imrahil', on: [await_] }, 'Sam Gamgee', 'Elrond', {
              card: 'Merry',
              status: 'tapped',
            }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does(does);
    if (t.offered().includes('Imrahil')) t.player('Ann').does('Imrahil');
    resolveChain(t);
    t.expect.card(await_, { in: gone ? 'discard of Ann' : 'on of Imrahil' });
  });
