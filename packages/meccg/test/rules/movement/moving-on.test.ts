/**
 * Another movement/hazard phase in the same turn: Bridge, Forced March and Master of Esgaroth. ME-CARD-0100, ME-MOVE-519
 */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { anyCompany, forbid, modifier } from '../../../src/cards/words/index.ts';
import { moving } from '../../../src/rules/chain/forbidden.ts';
import { limitOnWay } from '../../../src/rules/hazards/hazard-limit.ts';
import { Phase, type S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { attackWith, Bob, company, idleUntil, resolveChain, rowOf, scenario } from '../../table.ts';

invent('Watchers', 'DM-62', modifier({ attribute: limitOnWay, of: anyCompany, by: 1 }));
invent('Weariness', 'DM-61', forbid(moving));
const cards = (n: number): string[] => Array.from({ length: n }, () => 'Cram');
/** Ann's company goes from Rivendell to a site, with Bridge in hand. */
const going = (
  to: string | undefined,
  hand: readonly (string | object)[],
  bob: object = {},
  more: object = {},
) => ({
  phase: 'movement/hazard',
  players: {
    Ann: {
      hand,
      deck: cards(20),
      companies: [
        {
          ...company('Rivendell', 'Elladan', 'Elrohir'),
          as: 'riders',
          ...(to === undefined ? {} : { movesTo: to }),
        },
      ],
      ...more,
    },
    Bob: { ...Bob, deck: cards(20), ...bob },
  },
});
/** Everybody passes until Ann can play a card at the end of a movement/hazard phase, or until it is over. */
const toTheEnd = (t: Table<S>, card: string): void => {
  idleUntil(
    t,
    () =>
      t.state.kernel.asked === 1 &&
      (t.offered().some((text) => text.startsWith(`${card}: `)) ||
        t.state.global.phase > Phase.movementHazard),
  );
};
/** Until Bob may play hazards on a company. */
const toHazards = (t: Table<S>): void =>
  idleUntil(
    t,
    () =>
      t.state.kernel.asked === 2 &&
      t.state.global.company !== 0 &&
      t.state.global.entries === 0 &&
      t.offered().includes('Pass'),
  );
const plays = (t: Table<S>, card = 'Bridge'): void => {
  toTheEnd(t, card);
  t.player('Ann').does(`${card}: at`);
  resolveChain(t);
  idleUntil(t, () => t.offered().includes('It stays there'));
};
const toSites = (t: Table<S>): void => idleUntil(t, () => t.state.global.phase > Phase.movementHazard);

describe('[TW-202] Bridge', () => {
  scenario(
    '[ME-CARD-0100] from a Haven the company moves on at once, with hands reset before it chooses',
    (t) => {
      t.given(going('Lórien', ['Bridge', ...cards(5)]));
      plays(t);
      // Five were left of the hand, and two or three drawn on the way: eight before the further site is known.
      expect(t.state.global.company).toBe(0);
      t.player('Ann').has({ hand: 8 });
      t.player('Ann').does('Moria');
      toSites(t);
      t.expect.card('Elladan', { at: 'Moria' }).card('Elrohir', { at: 'Moria' });
    },
  );
  scenario('the further way is one like any other: draws, path, hazards, a limit of its own', (t) => {
    t.given(going('Lórien', ['Bridge', ...cards(7)], { hand: ['Rebel-talk', 'Orc-guard', 'Wargs'] }));
    toHazards(t);
    t.player('Bob').does('Rebel-talk: as', 'Elladan');
    resolveChain(t);
    toHazards(t);
    t.player('Bob').does('Orc-guard: place on guard');
    t.expect.table({ hazardLimit: 2, 'hazards left': 0 });
    plays(t);
    const before = t.state.global.turn;
    t.player('Ann').does('Moria');
    // The card on guard has gone back to the hand it came from.
    toHazards(t);
    t.expect.card('Orc-guard', { in: 'hand of Bob' });
    t.expect.table({ hazardLimit: 2, 'hazards left': 2 });
    t.player('Bob').mayChoose.includes('Orc-guard: attack', 'Wargs: attack');
    expect(t.state.global.turn).toBe(before);
  });
  scenario('both site cards that it left are gone', (t) => {
    t.given(going('Lórien', ['Bridge']));
    plays(t);
    t.player('Ann').does('Moria');
    toSites(t);
    expect([rowOf(t.state, 'Rivendell'), rowOf(t.state, 'Lórien')]).toEqual([0, 0]);
  });
  scenario('it need not go, and stands where it came to', (t) => {
    t.given(going('Lórien', ['Bridge']));
    plays(t);
    t.player('Ann').does('It stays there');
    toSites(t);
    t.expect.card('Elladan', { at: 'Lórien' });
  });
  scenario('another company waits until it has moved on', (t) => {
    t.given(
      going(
        'Lórien',
        ['Bridge'],
        {},
        {
          companies: [
            { ...company('Rivendell', 'Elladan'), as: 'riders', movesTo: 'Lórien' },
            { ...company('Edhellond', 'Beretar'), as: 'others', movesTo: 'Pelargir' },
          ],
        },
      ),
    );
    t.player('Ann').does('The company of Elladan');
    plays(t);
    t.player('Ann').does('Moria');
    expect(t.offered()).not.toContain('The company of Beretar');
    idleUntil(t, () => t.state.global.company !== 0);
    expect(t.state.company.phases[t.state.global.company]).toBe(2);
    toSites(t);
    t.expect.card('Elladan', { at: 'Moria' }).card('Beretar', { at: 'Pelargir' });
  });
  scenario('and again from the next Haven', (t) => {
    t.given(
      going('Lórien', [
        { card: 'Bridge', as: 'first' },
        { card: 'Bridge', as: 'second' },
      ]),
    );
    toTheEnd(t, 'first');
    t.player('Ann').does('first: at');
    idleUntil(t, () => t.offered().includes('It stays there'));
    t.player('Ann').does('Rivendell');
    toTheEnd(t, 'second');
    t.player('Ann').does('second: at');
    idleUntil(t, () => t.offered().includes('It stays there'));
    t.player('Ann').does('Bree');
    toSites(t);
    t.expect.card('Elladan', { at: 'Bree' });
  });
  scenario('whoever is sent back on the further way stands at the Haven', (t) => {
    t.given(going('Lórien', ['Bridge', ...cards(7)], { hand: ['Snowstorm'], events: ['Doors of Night'] }));
    plays(t);
    t.player('Ann').does('Dimrill Dale');
    toHazards(t);
    t.player('Bob').does('Snowstorm: as');
    resolveChain(t);
    toSites(t);
    t.expect.card('Elladan', { at: 'Lórien' });
  });
  scenario('one that may not move stays where it came to', (t) => {
    t.given(going('Lórien', ['Bridge', 'Smoke Rings'], { events: ['Weariness'] }, { discard: ['Cram'] }));
    toTheEnd(t, 'Bridge');
    t.player('Ann').does('Bridge: at');
    resolveChain(t);
    expect(t.state.global.phase).toBeGreaterThan(Phase.movementHazard);
    t.expect.card('Elladan', { at: 'Lórien' });
  });
  scenario('[ME-HAZ-2007] what counts before the limit is halved is asked anew', (t) => {
    t.given(
      going(
        'Lórien',
        ['Bridge'],
        { events: ['Watchers'] },
        {
          hazardsHalved: true,
          companies: [{ ...company('Rivendell', 'Elladan', 'Elrohir', 'Beretar'), movesTo: 'Lórien' }],
        },
      ),
    );
    const first = (): boolean => t.offered().includes('First Watchers');
    idleUntil(t, first);
    t.player('Ann').does('First Watchers');
    expect(first()).toBe(false);
    plays(t);
    t.player('Ann').does('Moria');
    idleUntil(t, () => first() || t.state.global.phase > Phase.movementHazard);
    expect(first()).toBe(true);
  });
  for (const [why, to] of [
    ['one that moved elsewhere', 'Bree'],
    ['one that stayed', undefined],
  ] as const)
    scenario(`it is not played on ${why}`, (t) => {
      t.given(going(to, ['Bridge', 'Smoke Rings'], {}, { discard: ['Cram'] }));
      toTheEnd(t, 'Bridge');
      t.expect.card('Bridge', { in: 'hand of Ann' });
      expect(t.state.global.phase).toBeGreaterThan(Phase.movementHazard);
    });
  scenario('nor on one that was sent back to a Haven', (t) => {
    t.given(
      going(
        'Dimrill Dale',
        ['Bridge', 'Smoke Rings'],
        { hand: ['Snowstorm'], events: ['Doors of Night'] },
        { discard: ['Cram'] },
      ),
    );
    toHazards(t);
    t.player('Bob').does('Snowstorm: as');
    resolveChain(t);
    toTheEnd(t, 'Bridge');
    t.expect.card('Bridge', { in: 'hand of Ann' }).card('Elladan', { at: 'Rivendell' });
  });
  scenario('nor before the end of the phase', (t) => {
    t.given(going('Lórien', ['Bridge', 'Smoke Rings'], {}, { discard: ['Cram'] }));
    idleUntil(t, () => t.offered().some((text) => text.startsWith('Smoke Rings')));
    t.player('Ann').mayNot('Bridge', { because: 'end of the movement/hazard phase' });
  });
});

describe('what was played before lasts', () => {
  const passage = (first: string, then: string, hand: readonly string[]) => ({
    players: {
      Ann: {
        hand: ['Secret Passage', 'Bridge'],
        deck: cards(20),
        companies: [{ ...company('Rivendell', 'Elladan', 'Elrohir'), movesTo: first }],
      },
      Bob: { ...Bob, deck: cards(20), hand },
    },
    then,
  });
  scenario('[ME-MOVE-519] Secret Passage counts anew on the further way', (t) => {
    const { then, ...given } = passage('Lórien', 'Gladden Fields', ['Wargs', 'Cave-drake']);
    t.given(given);
    t.player('Ann').does('Pass', 'Secret Passage: at');
    resolveChain(t);
    toHazards(t);
    // Lórien is no Ruins & Lairs.
    t.player('Bob').mayChoose.includes('Wargs: attack');
    plays(t);
    t.player('Ann').does(then);
    toHazards(t);
    t.player('Bob').mayNot('Wargs', { because: 'keyed' });
    t.player('Bob').mayChoose.includes('Cave-drake: attack');
  });
  scenario('[ME-CARD-0303] Great-road leads back to where the turn began', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Great-road', 'Bridge'],
          deck: cards(20),
          companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Lórien' }],
        },
        Bob: { ...Bob, deck: cards(20) },
      },
    });
    t.player('Ann').does('Pass', 'Great-road: at');
    resolveChain(t);
    plays(t);
    t.player('Ann').does('Moria');
    idleUntil(t, () => t.offered().includes('Yes') && t.state.global.phase === Phase.endOfTurn);
    t.player('Ann').does('Yes');
    t.expect.card('Elladan', { at: 'Rivendell' });
  });
  scenario('[ME-CARD-0148] Deeper Shadow is over: the hazard limit is whole again', (t) => {
    t.given({
      phase: 'movement/hazard',
      dice: [6, 6],
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Deeper Shadow', 'Forced March'],
          deck: cards(20),
          companies: [{ ...company('Dol Guldur', 'Ciryaher'), movesTo: 'Minas Morgul' }],
        },
        Bob: { ...Bob, deck: cards(20), hand: ['Wargs'] },
      },
    });
    idleUntil(t, () => t.offered().some((text) => text.startsWith('Deeper Shadow')));
    const less = t.offered().find((text) => /Deeper Shadow.*hazard limit/.test(text)) ?? '';
    t.player('Ann').does(less);
    resolveChain(t);
    t.expect.table({ hazardLimit: 1 });
    plays(t, 'Forced March');
    t.player('Ann').does('Dol Guldur');
    toHazards(t);
    t.expect.table({ hazardLimit: 2 });
  });
});

describe('[LE-185] Forced March', () => {
  const marching = (from: string, to: string) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Forced March', 'Weigh All Things to a Nicety'],
        discard: ['High Helm'],
        deck: cards(20),
        companies: [{ ...company(from, 'Gorbag', 'Muzgash'), movesTo: to }],
      },
      Bob: { ...Bob, deck: cards(20) },
    },
  });
  scenario('from a Darkhaven the company moves on', (t) => {
    t.given(marching('Moria', 'Dol Guldur'));
    plays(t, 'Forced March');
    t.player('Ann').does('Bandit Lair');
    toSites(t);
    t.expect.card('Gorbag', { at: 'Bandit Lair' });
  });
  scenario('not from another site', (t) => {
    t.given(marching('Dol Guldur', 'Moria'));
    toTheEnd(t, 'Forced March');
    t.expect.card('Forced March', { in: 'hand of Ann' });
  });
});

describe('[TD-135] Master of Esgaroth', () => {
  const trading = (to: string | undefined) => ({
    players: {
      Ann: {
        hand: ['Master of Esgaroth', 'Smoke Rings'],
        discard: ['Cram'],
        deck: cards(20),
        companies: [{ ...company('Lórien', 'Elladan'), ...(to === undefined ? {} : { movesTo: to }) }],
      },
      Bob: { ...Bob, deck: cards(20) },
    },
  });
  const begins = (t: Table<S>, to: string): void => {
    t.given(trading(to));
    t.player('Ann').does('Pass', 'Master of Esgaroth: at');
    resolveChain(t);
    idleUntil(t, () => t.offered().includes('It stays there') || t.state.global.phase > Phase.movementHazard);
  };
  scenario('from a Border-hold it may move on', (t) => {
    begins(t, 'Lake-town');
    t.player('Ann').does('The Lonely Mountain');
    toSites(t);
    t.expect.card('Elladan', { at: 'The Lonely Mountain' });
  });
  scenario('once: a second Border-hold is the end of it', (t) => {
    begins(t, 'Lake-town');
    t.player('Ann').does('Woodmen-town');
    idleUntil(t, () => t.offered().includes('It stays there') || t.state.global.phase > Phase.movementHazard);
    expect(t.offered()).not.toContain('It stays there');
    t.expect.card('Elladan', { at: 'Woodmen-town' });
  });
  scenario('not from another site', (t) => {
    begins(t, 'Gladden Fields');
    t.expect.card('Elladan', { at: 'Gladden Fields' });
  });
  scenario('it is played on a company that has declared its movement', (t) => {
    t.given(trading(undefined));
    t.player('Ann').does('Pass');
    t.player('Ann').mayNot('Master of Esgaroth', { because: 'nothing to choose' });
  });
});

describe('a creature on the further way', () => {
  scenario('attacks as on the first', (t) => {
    t.given(going('Lórien', ['Bridge', ...cards(7)], { hand: ['Wargs'] }));
    plays(t);
    t.player('Ann').does('Moria');
    toHazards(t);
    attackWith(t, 'Bob', 'Wargs');
    t.expect.table({ 'attack race': 'Wolf' });
  });
});
