/** The Dragons: greater items. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, resolveChain, scenario } from '../../table.ts';

describe('[TD-114] Enruned Shield', () => {
  const shielded = (who: string, dice: readonly number[], status = 'untapped') => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 20, race: 'Troll' },
    dice,
    players: {
      Ann: {
        hand: ['Dodge'],
        companies: [company('Moria', { card: who, on: [{ card: 'Enruned Shield', status }] })],
      },
      Bob,
    },
  });
  scenario('[TD-114/1] +3 body, to 10 at most', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Bree', { card: 'Théoden', on: ['Enruned Shield'] }),
            company('Lórien', { card: 'Celeborn', on: [] }),
          ],
        },
        Bob,
      },
    });
    t.expect.value('Théoden', 'body', 9, { by: { 'Enruned Shield': 3 } });
  });
  scenario('[TD-114/1] nobody beyond 10', (t) => {
    t.given({
      players: { Ann: { companies: [company('Bree', { card: 'Frodo', on: ['Enruned Shield'] })] }, Bob },
    });
    t.expect.value('Frodo', 'body', 10, { base: 9, by: { 'Enruned Shield': 1 } });
  });
  scenario('[TD-114/2 ME-STRIKE-521] a warrior taps it: the strike comes to nothing, and he taps', (t) => {
    t.given(shielded('Elladan', []));
    t.player('Ann').does('Elladan', 'No', 'Enruned Shield: when', 'Pass');
    t.player('Ann').does('Pass');
    t.expect.card('Elladan', { status: 'tapped' }).card('Enruned Shield', { status: 'tapped' });
  });
  scenario('[TD-114/2] unless he stays untapped', (t) => {
    t.given(shielded('Elladan', []));
    t.player('Ann').does('Elladan', 'Yes', 'Enruned Shield: when', 'Pass', 'Pass');
    t.expect.card('Elladan', { status: 'untapped' });
  });
  scenario('[TD-114/2] the attack is not defeated', (t) => {
    t.given({
      ...going(['Cave-drake'], [{ card: 'Elladan', on: ['Enruned Shield'] }], { hand: ['Dodge'] }),
    });
    attackWith(t, 'Bob', 'Cave-drake');
    t.player('Ann').does('No', 'Enruned Shield: when');
    resolveChain(t);
    t.player('Ann').does('Pass');
    t.expect.card('Cave-drake', { in: 'discard of Bob' });
  });
  scenario('[TD-114/2] not for one who is no warrior', (t) => {
    t.given(shielded('Frodo', []));
    t.player('Ann').does('Frodo', 'No');
    t.player('Ann').mayNot('Enruned Shield', { to: 'its text', because: 'warrior' });
  });
  scenario('[TD-114/2] not when it is tapped', (t) => {
    t.given(shielded('Elladan', [], 'tapped'));
    t.player('Ann').does('Elladan', 'No');
    t.player('Ann').mayNot('Enruned Shield', { to: 'its text', because: 'untapped' });
  });
});
