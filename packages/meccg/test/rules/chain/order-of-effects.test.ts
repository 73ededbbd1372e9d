/** What is in force as the movement/hazard phase starts, in the order that the other player sets. ME-MOVE-007 */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { Phase, type S } from '../../../src/state.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

/** Until the window for hazards of the company, whoever is asked. */
const onward = (t: Table<S>, events: readonly string[], more: object = {}): void => {
  t.given({
    phase: 'movement/hazard',
    players: {
      Ann: {
        deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
        companies: [{ ...company('Rivendell', 'Elladan', 'Elrohir'), movesTo: 'Ettenmoors' }],
        ...more,
      },
      Bob: { ...Bob, deck: ['Twilight', 'Twilight', 'Twilight', 'Twilight'], events },
    },
  });
};

describe('strikes that are doubled and added to', () => {
  const both = ['Awaken Denizens', 'Minions Stir'];
  const enter = (t: Table<S>): void => {
    t.player('Ann').does('the path printed on the site');
    for (let n = 0; n < 9 && t.state.global.phase === Phase.movementHazard; n++)
      t.choose(t.state.kernel.asked, 'Pass');
    t.player('Ann').does('Yes');
  };
  for (const [first, strikes] of [
    ['Awaken Denizens', 3],
    ['Minions Stir', 4],
  ] as const)
    scenario(`[ME-MOVE-007] ${first} first: ${strikes} strikes of the Troll at Ettenmoors`, (t) => {
      onward(t, both);
      t.expect.asked('Bob');
      t.player('Bob').mayChoose.exactly(...both);
      t.player('Bob').does(first);
      t.expect.asked('Ann');
      enter(t);
      t.expect.table({ 'attack strikes': strikes });
    });
  scenario('[ME-MOVE-006 ME-MOVE-007] it is asked when the phase has begun, and not before', (t) => {
    // Something of the turn before that the phase forgets as it begins.
    const before = { ...company('Rivendell', 'Elladan'), movesTo: 'Ettenmoors', returned: true };
    onward(t, both, { companies: [before] });
    t.player('Bob').mayChoose.exactly(...both);
    expect(t.state.company.returned[1]).toBe(0);
  });
  for (const events of [['Minions Stir', 'The Moon Is Dead'], ['Awaken Denizens']])
    scenario(`[ME-MOVE-007] nothing is asked about ${events.join(' and ')}`, (t) => {
      onward(t, events);
      t.expect.asked('Ann');
      t.player('Ann').mayChoose.includes('the path printed on the site');
    });
});

describe('region types that are changed twice', () => {
  const winter = ['Fell Winter', 'Morgul Night', 'Doors of Night'];
  // One region, a Border-land: there is no way to choose.
  const toDunharrow = {
    companies: [{ ...company('Edoras', 'Elladan', 'Elrohir'), movesTo: 'Dunharrow' }],
  };
  for (const [first, path] of [
    ['Fell Winter', 'shadow-land'],
    ['Morgul Night', 'wilderness'],
  ] as const)
    scenario(`[ME-MOVE-007] ${first} first: ${path}`, (t) => {
      onward(t, winter, toDunharrow);
      t.player('Bob').mayChoose.exactly('Fell Winter', 'Morgul Night');
      t.player('Bob').does(first);
      t.expect.table({ 'site path': path });
    });
  scenario('[ME-MOVE-007] not where one of them does nothing', (t) => {
    onward(t, ['Fell Winter', 'Morgul Night'], toDunharrow);
    t.expect.table({ 'site path': 'border-land' });
  });
  scenario('[ME-MOVE-007] what comes later in the turn counts after what was there', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          companies: [{ ...company('Edoras', 'Elladan', 'Elrohir'), movesTo: 'Dunharrow', by: ['Rohan'] }],
        },
        Bob: { ...Bob, events: ['Morgul Night', 'Doors of Night'], hand: ['Fell Winter', 'Twilight'] },
      },
    });
    t.player('Bob').does('Fell Winter: as');
    resolveChain(t);
    t.expect.table({ 'site path': 'wilderness' });
  });
});
