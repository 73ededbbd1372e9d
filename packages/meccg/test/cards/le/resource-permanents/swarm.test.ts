/** The Lidless Eye: Swarm of Bats. */
import { describe, expect } from 'vitest';
import { companyOf } from '../../../../src/rules/cards/cards.ts';
import { Phase } from '../../../../src/state.ts';
import { Bob, company, idleUntil, resolveChain, rowOf, scenario } from '../../../table.ts';

const orcs = ['Gorbag', 'Grishnákh'];
const band = (at: string, ...who: readonly (string | object)[]) => ({ ...company(at, ...who), as: 'band' });
const swarm = { card: 'Swarm of Bats', company: 'band' };

describe('[LE-237] Swarm of Bats', () => {
  const playing = (at: string, who: readonly string[], more: object = {}) => ({
    players: {
      Ann: { side: 'ringwraith', hand: ['Swarm of Bats'], companies: [band(at, ...who)], ...more },
      Bob,
    },
  });
  // A Darkhaven, a Shadow-hold and a Dark-hold.
  for (const at of ['Dol Guldur', 'Moria', 'Barad-dûr'])
    scenario(`[LE-237/1] is put with an overt company of Orcs at ${at}`, (t) => {
      t.given(playing(at, orcs));
      t.player('Ann').does('Swarm of Bats: in');
      resolveChain(t);
      t.expect.card('Swarm of Bats', { in: 'events of Ann', company: 'band' });
    });
  for (const [why, at, who, more] of [
    ['at another site', 'Dimrill Dale', orcs, {}],
    ['with one Orc', 'Moria', ['Gorbag', 'Layos'], {}],
    ['a second time', 'Moria', orcs, { events: [swarm] }],
  ] as const)
    scenario(`[LE-237/1] not ${why}`, (t) => {
      t.given(playing(at, who, more));
      t.player('Ann').mayNot('Swarm of Bats in hand of Ann', { because: 'nothing to choose' });
    });
  scenario('[LE-237/1 ME-JOIN-503] of two that come together one is kept', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            { ...band('Moria', ...orcs), movesTo: 'Mount Gram' },
            { ...company('Mount Gram', 'Muzgash', 'Ufthak'), as: 'others' },
          ],
          events: [swarm, { card: 'Swarm of Bats', company: 'others', as: 'second' }],
        },
        Bob,
      },
    });
    idleUntil(t, () => t.offered().includes('second'));
    t.player('Ann').does('second');
    t.expect
      .card('second', { in: 'discard of Ann' })
      .card('Swarm of Bats', { in: 'events of Ann' })
      .card('Gorbag', { at: 'Mount Gram' });
    const kept = rowOf(t.state, 'Swarm of Bats');
    expect(t.state.card.ofCompany[kept]).toBe(companyOf(t.state, rowOf(t.state, 'Gorbag')));
  });
});

describe('[LE-237] the swarm above them', () => {
  const attacked = (on: 'band' | 'others') => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 9, body: 6 },
    company: on,
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Orc Quarrels'],
        companies: [band('Moria', ...orcs), { ...company('Mount Gram', 'Muzgash'), as: 'others' }],
        events: [swarm],
      },
      Bob,
    },
  });
  scenario('[LE-237/2 LE-237/3] attacks on the company have −1 prowess and −1 body', (t) => {
    t.given(attacked('band'));
    t.expect.table({ 'attack prowess': 8, 'attack body': 5 });
  });
  scenario('[LE-237/2 LE-237/3] those on another have not', (t) => {
    t.given(attacked('others'));
    t.expect.table({ 'attack prowess': 9, 'attack body': 6 });
  });
  /** Gorbag, 6, and Beorn, 7, roll the same; Gorbag has the swarm. */
  const fight = (attacker: 'Gorbag' | 'Beorn') => {
    const more = { hand: ['Weigh All Things to a Nicety'], discard: ['High Helm'] };
    const ofGorbag = { ...more, side: 'ringwraith', companies: [band('Moria', 'Gorbag')], events: [swarm] };
    const ofBeorn = { hand: ['Smoke Rings'], discard: ['Cram'], companies: [company('Moria', 'Beorn')] };
    return {
      phase: 'at the site',
      turn: 5,
      // The one who is beaten makes a body check.
      dice: attacker === 'Gorbag' ? [3, 3, 3, 3, 1, 1] : [3, 3, 3, 3],
      players: attacker === 'Gorbag' ? { Ann: ofGorbag, Bob: ofBeorn } : { Ann: ofBeorn, Bob: ofGorbag },
    };
  };
  for (const [attacker, gorbag] of [
    ['Beorn', 'tapped'],
    ['Gorbag', 'wounded'],
  ] as const)
    scenario(
      `[LE-237/2 LE-237/3 ME-CARD-0742 ME-CVCC-518] it serves only who defends: ${attacker} attacks`,
      (t) => {
        t.given(fight(attacker));
        t.player('Ann').does(`${attacker}: attack another company`);
        idleUntil(t, () => t.state.global.attack === 0);
        t.expect.card('Gorbag', { status: gorbag }).card('Beorn', { status: 'tapped' });
      },
    );
});

describe('[LE-237/4] the swarm is lost', () => {
  const standing = {
    side: 'ringwraith',
    companies: [band('Dol Guldur', ...orcs, 'Muzgash')],
    events: [swarm],
  };
  scenario('when a character leaves the company for another', (t) => {
    t.given({ players: { Ann: standing, Bob } });
    t.player('Ann').does('Gorbag: regroup companies', 'Muzgash', 'Form a company of his own', 'Done');
    t.expect.card('Swarm of Bats', { in: 'discard of Ann' });
  });
  scenario('when one is discarded', (t) => {
    t.given({ players: { Ann: standing, Bob } });
    t.player('Ann').does('Muzgash: discard', 'Done');
    t.expect.card('Swarm of Bats', { in: 'discard of Ann' });
  });
  scenario('not with an ally', (t) => {
    const wolf = { card: 'Gorbag', on: ['War-wolf'] };
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 20 },
      dice: [1, 1, 6, 6],
      players: {
        Ann: {
          ...standing,
          hand: ['Weigh All Things to a Nicety'],
          companies: [band('Moria', { ...wolf, status: 'tapped' }, { card: 'Muzgash', status: 'tapped' })],
        },
        Bob,
      },
    });
    t.player('Ann').does('War-wolf');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('War-wolf', { in: 'out of Ann' }).card('Swarm of Bats', { in: 'events of Ann' });
  });
  scenario('nor when its company joins another as a whole', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [{ ...company('Moria', 'Muzgash'), movesTo: 'Mount Gram' }, band('Mount Gram', ...orcs)],
          events: [swarm],
          hand: ['Weigh All Things to a Nicety'],
          discard: ['High Helm'],
        },
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase === Phase.site);
    expect(companyOf(t.state, rowOf(t.state, 'Muzgash'))).toBe(companyOf(t.state, rowOf(t.state, 'Gorbag')));
    t.expect.card('Swarm of Bats', { in: 'events of Ann' });
  });
});
