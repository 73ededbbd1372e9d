/** Another movement/hazard phase in the same turn, by Bridge. ME-CARD-0100, ME-MOVE-519 */
import { trace } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { anyCompany, forbid, modifier } from '../../../src/cards/words/index.ts';
import { moving } from '../../../src/rules/chain/forbidden.ts';
import { limitOnWay } from '../../../src/rules/hazards/hazard-limit.ts';
import { Phase } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { attackWith, Bob, company, idleUntil, offers, resolveChain, rowOf, scenario } from '../../table.ts';
import { cards, plays, toHazards, toSites, toTheEnd } from './further-ways.ts';

invent('Watchers', 'DM-62', modifier({ attribute: limitOnWay, of: anyCompany, by: 1 }));

invent('Weariness', 'DM-61', forbid(moving));

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
  scenario('[TW-84/2 ME-CARD-0636] a River before the first site does not keep it from the second', (t) => {
    t.given(going('Lórien', ['Bridge', ...cards(7)], { hand: ['River', 'Orc-guard'] }));
    toHazards(t);
    t.player('Bob').does('River: as a hazard');
    resolveChain(t);
    plays(t);
    t.player('Ann').does('Moria');
    let mayEnter = false;
    idleUntil(t, () => {
      mayEnter ||= /› enter\b/u.test(trace(t.state));
      return mayEnter || t.state.global.phase === Phase.endOfTurn;
    });
    expect(mayEnter).toBe(true);
  });
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
    idleUntil(t, () => offers(t, 'Smoke Rings'));
    t.player('Ann').mayNot('Bridge', { because: 'end of the movement/hazard phase' });
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
