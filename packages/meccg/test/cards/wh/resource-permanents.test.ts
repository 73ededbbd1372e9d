/** The White Hand: resource permanent-events. */
import { describe, expect } from 'vitest';
import { mayBeSentBack } from '../../../src/rules/chain/forbidden.ts';
import { borrow } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const prompted = (bearer: string) => ({
  phase: 'hazards',
  dice: [6, 6],
  players: {
    Ann: {
      hand: [],
      companies: [
        {
          ...company('Lórien', { card: bearer, on: ['Promptings of Wisdom'] }, 'Elladan'),
          as: 'riders',
          movesTo: 'Dol Guldur',
        },
      ],
    },
    Bob: { ...Bob, hand: ['Seized by Terror'] },
  },
});

scenario('[WH-34 ME-CARD-0212] Promptings of Wisdom: its bearer splits off, but is not sent back', (t) => {
  t.given({
    phase: 'hazards',
    dice: [6, 6, 1, 1],
    players: {
      Ann: {
        companies: [
          {
            ...company('Lórien', { card: 'Beretar', on: ['Promptings of Wisdom'] }, 'Elladan'),
            as: 'riders',
            movesTo: 'Dol Guldur',
          },
        ],
      },
      Bob: { ...Bob, hand: ['Seized by Terror', 'Orc-guard'] },
    },
  });
  t.player('Ann').does('Promptings of Wisdom');
  resolveChain(t);
  t.player('Ann').does('Roll');
  t.player('Bob').does('Seized by Terror: as', 'Beretar');
  resolveChain(t);
  t.expect.card('Elladan', { in: 'company of riders' });
});

scenario('[WH-34 ME-CARD-0577] Promptings of Wisdom: its bearer taps, and checks corruption', (t) => {
  t.given(prompted('Beretar'));
  t.player('Ann').does('Promptings of Wisdom');
  resolveChain(t);
  t.player('Ann').does('Roll');
  t.expect.card('Beretar', { status: 'tapped' });
});

scenario('[WH-34] Promptings of Wisdom: not on one who is no ranger', (t) => {
  t.given({
    players: { Ann: { hand: ['Promptings of Wisdom'], companies: [company('Bree', 'Balin')] }, Bob },
  });
  t.player('Ann').mayNot('Promptings of Wisdom', { because: 'nothing to choose a ranger' });
});

borrow('TW-321');
describe('The White Wizard', () => {
  const wizard = (on: readonly string[], more: object = {}, bob: object = Bob) => ({
    players: {
      Ann: {
        hand: ['The White Wizard'],
        companies: [company('Bree', { card: 'Gandalf', on }, 'Elladan')],
        ...more,
      },
      Bob: bob,
    },
  });
  scenario('[WH-36/1] The White Wizard: on a Wizard with Sacrifice of Form', (t) => {
    t.given(wizard(['Sacrifice of Form']));
    t.player('Ann').does('The White Wizard: on your turn');
    resolveChain(t);
    t.expect.card('The White Wizard', { in: 'on of Gandalf' });
    t.player('Ann').has({ 'miscellaneous points': 2 });
  });
  scenario('[WH-36/1] The White Wizard: not without', (t) => {
    t.given(wizard([]));
    t.player('Ann').mayNot('The White Wizard', { because: 'Sacrifice of Form' });
  });
  scenario('[WH-36/1] The White Wizard: not against Saruman', (t) => {
    t.given(wizard(['Sacrifice of Form'], {}, { companies: [company('Isengard', 'Saruman')] }));
    t.player('Ann').mayNot('The White Wizard', { because: 'Saruman' });
  });
  const crowned = { hand: [], companies: [company('Bree', { card: 'Gandalf', on: ['The White Wizard'] })] };
  scenario('[WH-36/2, WH-36/3] The White Wizard: +2 direct influence, +1 to corruption checks', (t) => {
    t.given(wizard([], crowned));
    t.expect.card('Gandalf', { 'direct influence': 12, 'corruption check': 2 });
  });
  scenario('[WH-36/4] The White Wizard: goes when an opponent reveals Saruman', (t) => {
    t.given({
      phase: 'organization',
      active: 'Bob',
      ...wizard([], crowned, { hand: ['Saruman'], companies: [company('Isengard', 'Ioreth')] }),
    });
    t.player('Bob').does('Saruman: bring into play', 'Join Ioreth at Isengard', 'Done');
    t.expect.card('The White Wizard', { in: 'discard of Ann' });
  });
  scenario('[WH-36/4] The White Wizard: stays for another', (t) => {
    t.given({
      phase: 'organization',
      active: 'Bob',
      ...wizard([], crowned, { hand: ['Radagast'], companies: [company('Rivendell', 'Ioreth')] }),
    });
    t.player('Bob').does('Radagast: bring into play', 'Join Ioreth at Rivendell', 'Done');
    t.expect.card('The White Wizard', { in: 'on of Gandalf' });
  });
});

describe('[WH-47] Piercing All Shadows', () => {
  const CARD = 'Piercing All Shadows';
  const company2 = (...who: readonly (string | object)[]) => ({
    dice: [6, 6],
    players: {
      Ann: {
        side: 'balrog',
        hand: [{ card: CARD, as: 'second' }],
        companies: [company('The Under-vaults', ...who)],
      },
      Bob,
    },
  });
  scenario('[WH-47/1] one in a company, on a ranger', (t) => {
    t.given({ ...company2('Bolg', 'Azog'), dice: [] });
    t.player('Ann').does('second');
    resolveChain(t);
    t.expect.card('second', { borne: true });
  });
  scenario('[WH-47/1] no second one', (t) => {
    t.given({
      ...company2({ card: 'Bolg', on: [{ card: CARD, as: 'first' }] }, 'Crook-legged Orc'),
      dice: [],
    });
    t.player('Ann').mayNot('second');
  });
  scenario('[WH-47/2] he taps, and checks corruption', (t) => {
    t.given(company2({ card: 'Bolg', on: [{ card: CARD, as: 'first' }] }));
    t.player('Ann').does('first');
    resolveChain(t);
    t.expect.card('Bolg', { status: 'tapped' });
    expect(mayBeSentBack(t.state, 1)).toBe(false);
  });
});
