/** Dark Minions: allies. */
import { describe } from 'vitest';
import { Phase } from '../../../src/state.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

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
