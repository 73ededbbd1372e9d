/** The Dragons: allies. */
import { describe } from 'vitest';
import { inOrganization, raiseLimit, shortEvent } from '../../../src/cards/words/index.ts';
import { Phase } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

invent(
  'Sweet Wind',
  'TW-288',
  { keywords: ['environment'] },
  shortEvent({ when: inOrganization, effect: raiseLimit(1) }),
);
describe('[TD-142] Nenseldë the Wingild', () => {
  const nenselde = 'Nenseldë the Wingild';
  const singing = (status: string, discard: readonly string[]) => ({
    players: {
      Ann: {
        discard,
        companies: [company('Dol Amroth', { card: 'Legolas', on: [{ card: nenselde, status }] })],
      },
      Bob,
    },
  });
  scenario('[TD-142] played at Dol Amroth', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: [nenselde], companies: [company('Dol Amroth', 'Legolas')] }, Bob },
    });
    t.player('Ann').does(`${nenselde}: play`);
    t.expect.card(nenselde, { in: 'on of Legolas' });
  });
  scenario('[TD-142/1 ME-CARD-0496] no strike is given to her, but she supports', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 9, race: 'Orc' },
      dice: [6, 6],
      players: { Ann: { companies: [company('Moria', { card: 'Legolas', on: [nenselde] })] }, Bob },
    });
    t.player('Ann').mayChoose.excludes(nenselde);
    t.player('Ann').does('Legolas');
    t.player('Ann').does('No', `Tap ${nenselde} for +1`);
    t.expect.card(nenselde, { status: 'tapped' });
  });
  scenario('[TD-142/2] taps to take back an environment of hers', (t) => {
    t.given(singing('untapped', ['Sweet Wind', 'Cram', 'Gates of Morning']));
    t.player('Ann').does(`${nenselde}: on your turn`);
    t.expect.card('Sweet Wind', { in: 'hand of Ann' }).card(nenselde, { status: 'tapped' });
  });
  scenario('[TD-142/2] neither a permanent-event nor anything else', (t) => {
    t.given(singing('untapped', ['Gates of Morning', 'Cram', 'Dodge', 'Choking Shadows']));
    t.player('Ann').mayNot(nenselde, { to: 'its text', because: 'environment' });
  });
  scenario('[TD-142/2] not when she is tapped', (t) => {
    t.given(singing('tapped', ['Sweet Wind']));
    t.player('Ann').mayNot(nenselde, { to: 'its text', because: 'untapped' });
  });
  for (const [to, stays] of [
    ['Edhellond', true],
    ['Pelargir', false],
  ] as const)
    scenario(`[TD-142/3] her company goes to ${to}: she ${stays ? 'goes with it' : 'is discarded'}`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            companies: [{ ...company('Dol Amroth', { card: 'Legolas', on: [nenselde] }), movesTo: to }],
          },
          Bob,
        },
      });
      idleUntil(t, () => t.state.global.phase !== Phase.movementHazard);
      t.expect.card(nenselde, { in: stays ? 'on of Legolas' : 'discard of Ann' });
    });
});
