/** The Balrog: resource permanent-events about what is met abroad. Memories of Old Torture: families/tamed.test.ts. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import type { S } from '../../../src/state.ts';
import { balrog, host } from '../../balrog.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../table.ts';

describe('[BA-48] A More Evil Hour', () => {
  const HOUR = 'A More Evil Hour';
  scenario('[BA-48/1] a permanent-event', (t) => {
    t.given({ players: { Ann: balrog({ hand: [HOUR], companies: [host('Moria', 'Azog')] }), Bob } });
    t.player('Ann').does(HOUR);
    resolveChain(t);
    t.expect.card(HOUR, { in: 'events of Ann', status: 'untapped' });
  });
  const playing = (item: string) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: { hand: [item], companies: [company('Moria', 'Elladan')] },
      Bob: balrog({ events: [HOUR], companies: [host('Carn Dûm', 'Azog')] }),
    },
  });
  for (const [item, status] of [
    ['Wormsbane', 'tapped'],
    ['Sword of Gondolin', 'untapped'],
  ] as const)
    scenario(`[BA-48/2] an opponent plays ${item}: ${status}`, (t) => {
      t.given(playing(item));
      t.player('Ann').does(`${item}: play`);
      resolveChain(t);
      t.expect.card(HOUR, { status });
    });
  scenario('[BA-48/2] taps when an opponent plays a card worth three points', (t) => {
    t.given({
      phase: 'organization',
      players: {
        Ann: { hand: ['Elrond', 'Ioreth'], companies: [company('Rivendell', 'Elladan')] },
        Bob: balrog({ events: [HOUR], companies: [host('Carn Dûm', 'Azog')] }),
      },
    });
    t.player('Ann').does('Elrond: bring into play');
    idleUntil(t, () => t.state.global.phase > 2);
    t.expect.card(HOUR, { status: 'tapped' });
  });
  scenario('[BA-48/2] not when its own player does', (t) => {
    t.given({
      phase: 'organization',
      players: {
        Ann: balrog({ hand: ['Bolg'], events: [HOUR], companies: [host('Moria', 'Azog')] }),
        Bob,
      },
    });
    t.player('Ann').does('Bolg: bring into play');
    idleUntil(t, () => t.state.global.phase > 2);
    t.expect.card(HOUR, { status: 'untapped' });
  });
  scenario('[BA-48/3] does not untap', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: balrog({
          events: [{ card: HOUR, status: 'tapped' }],
          companies: [host('Moria', { card: 'Azog', status: 'tapped' })],
        }),
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase > 1);
    t.expect.card(HOUR, { status: 'tapped' }).card('Azog', { status: 'untapped' });
  });
  /** From Moria, where Dale lies five regions away, Shrel-Kain six and the camp of the Variags seven. */
  const hunting = (copies: number, foe: string) => ({
    players: {
      Ann: balrog({
        events: Array.from({ length: copies }, (_x, i) => ({
          card: HOUR,
          as: `hour ${i + 1}`,
          status: 'tapped',
        })),
        companies: [host('Moria', 'Azog')],
      }),
      Bob: { companies: [company(foe, 'Elladan')] },
    },
  });
  const uses = (t: Table<S>, copies: number): void => {
    for (let i = 1; i <= copies; i++) {
      t.player('Ann').does(`hour ${i}: in your`);
      resolveChain(t);
      t.expect.card(`hour ${i}`, { in: 'discard of Ann' });
    }
  };
  for (const [copies, foe, to, may] of [
    [0, 'Dale', 'Dale', false],
    [1, 'Dale', 'Dale', true],
    [1, 'Lake-town', 'Dale', false],
    [1, 'Shrel-Kain', 'Shrel-Kain', true],
    [1, 'Variag Camp', 'Variag Camp', false],
    [2, 'Variag Camp', 'Variag Camp', false],
  ] as const)
    scenario(`[BA-48/4] [ME-CARD-0003] ${copies} of it, a foe at ${foe}: to ${to} ${may}`, (t) => {
      t.given(hunting(copies, foe));
      uses(t, copies);
      t.player('Ann').does('Azog: declare movement');
      expect(offers(t, to)).toBe(may);
    });
  scenario('[BA-48/4] not while it is untapped', (t) => {
    t.given({
      players: { Ann: balrog({ events: [HOUR], companies: [host('Moria', 'Azog')] }), Bob },
    });
    expect(offers(t, `${HOUR}: in your`)).toBe(false);
  });
  scenario('[BA-48/4] not for The Balrog, who knows no regions', (t) => {
    t.given({
      players: {
        Ann: balrog({
          events: [{ card: HOUR, status: 'tapped' }],
          companies: [host('Moria', 'The Balrog')],
        }),
        Bob,
      },
    });
    expect(offers(t, `${HOUR}: in your`)).toBe(false);
  });
  for (const [foe, left] of [
    ['Dale', 2],
    ['Lake-town', 0],
  ] as const)
    scenario(`[BA-48/4] it goes so far from where it has met somebody: a foe at ${foe}`, (t) => {
      const given = hunting(1, foe);
      t.given({
        phase: 'movement/hazard',
        players: {
          ...given.players,
          Ann: balrog({
            companies: [
              { ...host('Moria', 'Azog'), movesTo: 'Dale', pursuit: 2, extraRegions: foe === 'Dale' ? 2 : 1 },
            ],
          }),
        },
      });
      idleUntil(t, () => t.state.global.phase > 4);
      t.expect.card('Azog', { at: 'Dale' }).group('companies', 'host', { pursued: left });
    });
  for (const [pursued, may] of [
    [2, true],
    [0, false],
  ] as const)
    scenario(`[BA-48/4] leaving there with ${pursued} more: five regions ${may}`, (t) => {
      t.given({
        players: { Ann: balrog({ companies: [{ ...host('Dale', 'Azog'), pursued }] }), Bob },
      });
      t.player('Ann').does('Azog: declare movement');
      expect(offers(t, 'Moria')).toBe(may);
    });
});
