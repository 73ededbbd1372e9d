/** The Wizards: major items. */
import { valueAgainst } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { directInfluence } from '../../../src/engine.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';
import { bearing, shielded } from '../positions.ts';

scenario('[TW-250] Great-shield of Rohan: a warrior taps it to stay untapped', (t) => {
  t.given(shielded('Elladan', 'Great-shield of Rohan', [4, 4]));
  t.player('Ann').does('Elladan', 'No', 'Great-shield of Rohan: when', 'Pass', 'Pass');
  t.expect.card('Elladan', { status: 'untapped' }).card('Great-shield of Rohan', { status: 'tapped' });
});

scenario('[TW-250] Great-shield of Rohan: unless he is wounded', (t) => {
  t.given(shielded('Elladan', 'Great-shield of Rohan', [1, 2, 1, 1]));
  t.player('Ann').does('Elladan', 'No', 'Great-shield of Rohan: when', 'Pass', 'Pass');
  t.expect.card('Elladan', { status: 'wounded' });
});

scenario('[TW-250] Great-shield of Rohan: not for one who is no warrior', (t) => {
  t.given(shielded('Fatty Bolger', 'Great-shield of Rohan', [6, 6]));
  t.player('Ann').does('Fatty Bolger', 'No');
  t.player('Ann').mayNot('Great-shield of Rohan', { because: 'warrior' });
  t.player('Ann').does('Pass');
});

scenario('[TW-322] Sapling of the White Tree: 2 points when stored at Minas Tirith', (t) => {
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

scenario('[TW-322] Sapling of the White Tree: not playable at a Shadow-hold', (t) => {
  t.given({
    phase: 'at the site',
    players: {
      Ann: { hand: ['Sapling of the White Tree', 'Glamdring'], companies: [company('Moria', 'Beretar')] },
      Bob,
    },
  });
  t.player('Ann').mayNot('Sapling of the White Tree', { because: 'does not allow' });
});

scenario('[TW-322] Sapling of the White Tree: playable at Ruins & Lairs', (t) => {
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

describe('[TW-351] Torque of Hues', () => {
  const attacked = (bearer: object) => ({
    phase: 'attack',
    attack: { strikes: 3, prowess: 12, race: 'Troll' },
    players: { Ann: { companies: [company('Moria', bearer, 'Elladan')], hand: ['Escape'] }, Bob },
  });
  scenario('it and its bearer tap to cancel an attack, and he checks corruption', (t) => {
    t.given({ ...attacked(bearing('Legolas', 'Torque of Hues')), dice: [6, 6] });
    t.player('Ann').does('Torque of Hues: when');
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.expect
      .card('Torque of Hues', { status: 'tapped' })
      .card('Legolas', { status: 'tapped' })
      .card('Elladan', { status: 'untapped' });
  });
  scenario('not if its bearer is tapped', (t) => {
    t.given(attacked({ card: 'Legolas', status: 'tapped', on: ['Torque of Hues'] }));
    t.player('Ann').mayNot('Torque of Hues', { to: 'its text', because: 'its bearer is untapped' });
  });
  scenario('not if it is tapped itself', (t) => {
    t.given(attacked(bearing('Legolas', { card: 'Torque of Hues', status: 'tapped' })));
    t.player('Ann').mayNot('Torque of Hues', { to: 'its text', because: 'untapped' });
  });
});

describe('in another company', () => {
  scenario('[TW-351] Torque of Hues cancels nothing', (t) => {
    t.given({
      phase: 'attack',
      company: 'riders',
      attack: { strikes: 3, prowess: 12, race: 'Troll' },
      players: {
        Ann: {
          hand: ['Escape'],
          companies: [
            { ...company('Moria', 'Elladan'), as: 'riders' },
            company('Bree', bearing('Legolas', 'Torque of Hues')),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Torque of Hues', { to: 'its text', because: 'in that company' });
  });
});

describe('[TW-312] Red Arrow', () => {
  const calling = (faction: string, at: string, who: object, dice: readonly number[]) => ({
    phase: 'at the site',
    dice,
    players: { Ann: { hand: [faction], companies: [company(at, who)] }, Bob },
  });
  scenario('[TW-312/1] Riders of Rohan come without a check', (t) => {
    t.given(calling('Riders of Rohan', 'Edoras', bearing('Haldir', 'Red Arrow'), []));
    t.player('Ann').does('Riders of Rohan: try');
    t.expect.card('Riders of Rohan', { in: 'factions of Ann' }).card('Haldir', { status: 'tapped' });
  });
  scenario('[TW-312/1] others do not', (t) => {
    t.given(calling('Men of Anórien', 'Minas Tirith', bearing('Haldir', 'Red Arrow'), [1, 1]));
    t.player('Ann').does('Men of Anórien: try');
    t.expect.card('Men of Anórien', { in: 'discard of Ann' });
  });
  for (const [whom, total] of [
    ['Éomer', 6],
    ['Háma', 6],
    ['Boromir II', 1],
    ['Riders of Rohan', 1],
  ] as const)
    scenario(`[TW-312/2] a direct influence of ${total} against ${whom}`, (t) => {
      t.given({
        players: {
          Ann: { hand: [whom], companies: [company('Bree', bearing('Beretar', 'Red Arrow'))] },
          Bob,
        },
      });
      const [own, other] = [t.who.card('Beretar'), t.who.card(whom)];
      expect(valueAgainst(t.state, directInfluence, own, other)).toBe(total);
    });
});
