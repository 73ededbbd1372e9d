/** Dark Minions: allies. */
import { trace } from '@westmarch/kernel';
import { describe } from 'vitest';
import { Phase } from '../../../src/state.ts';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../table.ts';

describe('[DM-178] Mistress Lobelia', () => {
  const lobelia = 'Mistress Lobelia';
  const asking = (at: string, ann: object, status = 'untapped') => ({
    players: {
      Ann: { companies: [company(at, { card: 'Sam Gamgee', on: [{ card: lobelia, status }] })], ...ann },
      Bob,
    },
  });
  for (const site of ['Bag End', 'Bree'])
    scenario(`[DM-178] played at ${site}`, (t) => {
      t.given({
        phase: 'at the site',
        players: { Ann: { hand: [lobelia], companies: [company(site, 'Sam Gamgee')] }, Bob },
      });
      t.player('Ann').does(`${lobelia}: play`);
      t.expect.card(lobelia, { in: 'on of Sam Gamgee' });
    });
  scenario('[DM-178/2] takes from the discard pile or the play deck what is playable where she is', (t) => {
    t.given(
      asking('Bree', {
        deck: ['Rangers of the North', 'Cram', 'Sting'],
        discard: ['Wood-elves', 'Glamdring'],
      }),
    );
    t.player('Ann').does(`${lobelia}: on your turn`);
    t.expect.card('Rangers of the North', { in: 'hand of Ann' }).card(lobelia, { status: 'tapped' });
    t.player('Ann').has({ deck: 2 });
  });
  scenario('[DM-178/2 ME-CARD-0458] no minor item where the site lists none', (t) => {
    t.given(asking('Bree', { deck: ['Sting'], discard: ['Cram', 'Wood-elves'] }));
    t.player('Ann').does(`${lobelia}: on your turn`);
    t.expect.card(lobelia, { status: 'tapped' });
    t.player('Ann').has({ hand: 0, deck: 1, discard: 2 });
  });
  scenario('[DM-178/2] not when she is tapped', (t) => {
    t.given(asking('Bree', { discard: ['Rangers of the North'] }, 'tapped'));
    t.player('Ann').mayNot(lobelia, { to: 'its text', because: 'untapped' });
  });
  for (const [to, stays] of [
    ['Old Forest', true],
    ['The White Towers', true],
    ['Bag End', true],
    ['Rivendell', false],
    ['Weathertop', false],
  ] as const)
    scenario(`[DM-178/1] her company goes to ${to}: she ${stays ? 'goes with it' : 'is discarded'}`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: { companies: [{ ...company('Bree', { card: 'Sam Gamgee', on: [lobelia] }), movesTo: to }] },
          Bob,
        },
      });
      idleUntil(t, () => t.state.global.phase !== Phase.movementHazard);
      t.expect.card(lobelia, { in: stays ? 'on of Sam Gamgee' : 'discard of Ann' });
    });
});

describe('[DM-179] Noble Hound', () => {
  const hound = 'Noble Hound';
  const attacked = (strikes: number, status: string, more: object = {}, ...others: readonly string[]) => ({
    phase: 'attack',
    attack: { strikes, prowess: 9, race: 'Orc', ...more },
    players: {
      Ann: { companies: [company('Moria', { card: 'Elladan', on: [{ card: hound, status }] }, ...others)] },
      Bob,
    },
  });
  for (const siteTapped of [true, false])
    scenario(`[DM-179] played at a Border-hold, tapped or not: ${siteTapped}`, (t) => {
      t.given({
        phase: 'at the site',
        players: { Ann: { hand: [hound], companies: [{ ...company('Bree', 'Elladan'), siteTapped }] }, Bob },
      });
      t.player('Ann').does(`${hound}: play`);
      t.expect.card(hound, { in: 'on of Elladan' });
    });
  scenario('[DM-179] not at a Free-hold', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: [hound, 'Riders of Rohan'], companies: [company('Edoras', 'Elladan')] }, Bob },
    });
    t.player('Ann').mayNot(hound, { because: 'another site' });
  });
  scenario('[DM-179/1] it must be struck before the one who controls it', (t) => {
    t.given(attacked(2, 'untapped', {}, 'Legolas'));
    t.player('Ann').mayChoose.exactly('Legolas', hound, 'Pass');
    t.player('Ann').does(hound);
    t.player('Ann').mayChoose.exactly('Elladan', 'Legolas', 'Pass');
  });
  scenario('[DM-179/1] for the attacker, too', (t) => {
    t.given(attacked(1, 'untapped', { attackerChooses: true }, 'Legolas'));
    t.player('Bob').mayChoose.exactly('Legolas', hound);
  });
  for (const status of ['tapped', 'wounded'])
    scenario(`[DM-179/2 ME-CARD-0510] even ${status} it may be given a strike`, (t) => {
      t.given(attacked(1, status, {}, 'Legolas'));
      t.player('Ann').mayChoose.exactly('Legolas', hound, 'Pass');
    });
  const spells = 'Spells of the Barrow-wights';
  const wights = {
    ...attacked(2, 'untapped', { race: 'Undead' }),
    dice: [1, 1],
    players: {
      Ann: {
        companies: [
          {
            ...company('Rivendell', { card: 'Elladan', on: [hound] }, 'Legolas'),
            movesTo: 'Moria',
            by: ['Rhudaur', 'Hollin', 'Redhorn Gate'],
          },
        ],
      },
      Bob: { ...Bob, hand: [spells] },
    },
  };
  for (const answer of ['Yes', 'No'])
    scenario(`[DM-179/3] its master would be taken prisoner; it is given up: ${answer}`, (t) => {
      t.given(wights);
      t.player('Ann').does(hound, 'Elladan', 'The strike against Elladan');
      t.player('Bob').does(spells);
      resolveChain(t);
      for (let n = 0; n < 14 && !trace(t.state).includes('ransom'); n++) {
        const offered = t.offered();
        t.choose(t.state.kernel.asked, ['No', 'Pass'].find((words) => offered.includes(words)) ?? offered[0]);
      }
      t.player('Ann').does(answer);
      t.expect.card(hound, { in: 'discard of Ann' });
      t.expect.card('Elladan', answer === 'Yes' ? { status: 'untapped' } : { in: `on of ${spells}` });
    });
});
