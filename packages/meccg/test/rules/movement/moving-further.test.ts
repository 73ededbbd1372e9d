/** Another movement/hazard phase in the same turn: what lasts into it, Forced March, and Master of Esgaroth. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { Phase, type S } from '../../../src/state.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../table.ts';
import { cards, plays, toHazards, toSites, toTheEnd } from './further-ways.ts';

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
    idleUntil(t, () => offers(t, 'Deeper Shadow'));
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
