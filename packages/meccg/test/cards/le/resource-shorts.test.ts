/** The Lidless Eye: resource short-events. */
import { describe, expect } from 'vitest';
import { isHazard } from '../../../src/rules/cards/cards.ts';
import { Phase } from '../../../src/state.ts';
import { Bob, company, idleUntil, offers, resolveChain, rowOf, scenario } from '../../table.ts';

describe('Dwar Unleashed', () => {
  const dwar = (at: string, mode: boolean, who = 'Dwar the Ringwraith') => ({
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Dwar Unleashed'],
        companies: [{ ...company(at, who), as: 'riders' }],
        ...(mode ? { events: [{ card: 'Black Rider', company: 'riders' }] } : {}),
      },
      Bob,
    },
  });
  scenario('[LE-182, ME-RW-513, ME-RW-4006] he may go from one site to another that is no Darkhaven', (t) => {
    t.given(dwar('Moria', true));
    t.player('Ann').does('Dwar Unleashed: ');
    resolveChain(t);
    t.player('Ann').does('Dwar the Ringwraith: declare');
    for (const site of ['Dimrill Dale', 'Dol Guldur']) expect(t.offered()).toContain(site);
  });
  scenario('[LE-182, ME-CARD-0175] not without a mode', (t) => {
    t.given(dwar('Dol Guldur', false));
    t.player('Ann').mayNot('Dwar Unleashed', { because: 'there is nothing to choose' });
  });
  scenario('[LE-182] nor for another', (t) => {
    t.given(dwar('Moria', true, 'Ren the Ringwraith'));
    t.player('Ann').mayNot('Dwar Unleashed', { because: 'there is nothing to choose' });
  });
});

describe('Sudden Call', () => {
  const deck = Array.from({ length: 30 }, () => 'Cram');
  const ann = (side: string, more: object = {}) => ({
    side,
    deck,
    hand: ['Sudden Call'],
    companies: [company('LE-367', 'Orc Brawler')],
    ...more,
  });
  for (const side of ['ringwraith', 'sauron', 'balrog'])
    scenario(
      `[LE-235/1, ME-END-014] a ${side} player whose deck was exhausted calls, and the other has one turn`,
      (t) => {
        t.given({
          decks: 1,
          dice: [6, 6, 6, 6],
          players: { Ann: ann(side, { exhausted: 1 }), Bob: { ...Bob, deck } },
        });
        t.player('Ann').does('Sudden Call: on');
        resolveChain(t);
        expect(t.state.global.calledBy).toBe(1);
        const turn = t.state.global.turn;
        idleUntil(t, () => t.state.global.phase === Phase.council || t.state.kernel.over === 1);
        expect(t.state.global.turn).toBe(turn + 1);
      },
    );
  // They give 2 each.
  const points = (n: number) =>
    Array.from({ length: n / 2 }, (_, i) => ({ card: 'Horse-lords', as: `lords ${i}` }));
  for (const [rules, decks, exhausted, n, may] of [
    ['ME-END-015', 1, 0, 20, true],
    ['ME-END-015', 1, 0, 18, false],
    ['ME-END-4008', 2, 1, 26, true],
    ['ME-END-4008', 2, 1, 24, false],
    ['ME-END-4008', 2, 0, 26, false],
    ['ME-END-4008', 2, 2, 8, true],
  ] as const) {
    scenario(`[LE-235/1, ${rules}] with ${n} points and ${exhausted} of ${decks} decks gone: ${may}`, (t) => {
      t.given({ decks, players: { Ann: ann('ringwraith', { exhausted, points: points(n) }), Bob } });
      expect(offers(t, 'Sudden Call: on')).toBe(may);
    });
    scenario(`[LE-235/2, ME-END-030, ME-END-031, ${rules}] as a hazard on such an opponent: ${may}`, (t) => {
      t.given({
        decks,
        phase: 'hazards',
        players: {
          Ann: {
            side: 'ringwraith',
            deck,
            exhausted,
            points: points(n),
            companies: [company('LE-367', 'Orc Brawler')],
          },
          Bob: { ...Bob, deck, hand: ['Sudden Call'] },
        },
      });
      expect(offers(t, 'Sudden Call: as')).toBe(may);
    });
  }
  scenario('[LE-235/2, ME-END-030] the one who played it has the last turn', (t) => {
    t.given({
      dice: [6, 6, 6, 6],
      decks: 1,
      phase: 'hazards',
      players: {
        Ann: { side: 'ringwraith', deck, exhausted: 1, companies: [company('LE-367', 'Orc Brawler')] },
        Bob: { ...Bob, deck, hand: ['Sudden Call'] },
      },
    });
    t.player('Bob').does('Sudden Call: as');
    resolveChain(t);
    expect(t.state.global.hazardsDeclared).toBe(1);
    const turn = t.state.global.turn;
    idleUntil(t, () => t.state.global.phase === Phase.council || t.state.kernel.over === 1);
    expect(t.state.global.turn).toBe(turn + 1);
    expect(t.state.global.active).toBe(2);
  });
  for (const side of ['wizard', 'fallen-wizard'])
    scenario(`[LE-235/2, ME-END-030] not against a ${side} player`, (t) => {
      t.given({
        decks: 1,
        phase: 'hazards',
        players: {
          Ann: { side, deck, exhausted: 1, companies: [company('TW-387', 'Haldir')] },
          Bob: { ...ann('ringwraith') },
        },
      });
      expect(offers(t, 'Sudden Call: as')).toBe(false);
    });
  scenario('[LE-235/2, ME-CARD-0732] in the organization phase of the opponent too', (t) => {
    t.given({
      decks: 1,
      // They were declared before: no company has a hazard limit now.
      hazardsDeclared: 2,
      players: {
        Ann: {
          side: 'ringwraith',
          deck,
          exhausted: 1,
          hand: [],
          companies: [company('LE-367', 'Orc Brawler')],
        },
        Bob: { ...Bob, deck, hand: ['Sudden Call'] },
      },
    });
    t.player('Ann').does('Pass');
    t.player('Bob').mayChoose.includes('Sudden Call: as');
  });
  for (const [declared, may] of [
    [1, true],
    [2, false],
  ] as const)
    scenario(`[LE-235/2, ME-END-030] after ${declared} of 2 hazards on a company: ${may}`, (t) => {
      t.given({
        decks: 1,
        phase: 'hazards',
        hazardsDeclared: declared,
        players: {
          Ann: { side: 'ringwraith', deck, exhausted: 1, companies: [company('LE-367', 'Orc Brawler')] },
          Bob: { ...Bob, deck, hand: ['Sudden Call'] },
        },
      });
      expect(offers(t, 'Sudden Call: as')).toBe(may);
    });
  scenario('[LE-235/2, ME-CARD-0732] but not in one’s own turn, though one could be called', (t) => {
    t.given({ decks: 1, players: { Ann: ann('ringwraith', { exhausted: 1 }), Bob: { ...Bob, deck } } });
    expect(t.offered().filter((text) => text.startsWith('Sudden Call: as'))).toEqual([]);
    t.player('Ann').mayChoose.includes('Sudden Call: on');
  });
  for (const [side, hazard] of [
    ['wizard', true],
    ['fallen-wizard', true],
    ['ringwraith', false],
  ] as const)
    scenario(`[ME-CARD-0731] in the hand of a ${side} player it is ${hazard ? 'a' : 'no'} hazard`, (t) => {
      t.given({ players: { Ann: ann(side), Bob } });
      expect(isHazard(t.state, rowOf(t.state, 'Sudden Call'))).toBe(hazard);
    });
  scenario('[LE-235/3, ME-CARD-0730] it may be shuffled into the deck at any time', (t) => {
    t.given({ decks: 1, players: { Ann: ann('ringwraith'), Bob } });
    t.player('Ann').does('Sudden Call: at');
    resolveChain(t);
    t.player('Ann').has({ hand: 0, deck: 31, discard: 0 });
  });
  scenario('[ME-END-019] a minion player calls in no other way', (t) => {
    t.given({
      phase: 'end-of-turn',
      decks: 1,
      players: { Ann: ann('balrog', { hand: [], exhausted: 1 }), Bob: { ...Bob, deck } },
    });
    idleUntil(t, () => t.state.global.active === 2);
    expect(t.state.global.calledBy).toBe(0);
  });
});

describe('They Ride Together', () => {
  const rides = (at: string, hand: readonly string[], ...who: readonly string[]) => ({
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['They Ride Together', ...hand],
        companies: [{ ...company(at, ...who), as: 'riders' }],
      },
      Bob,
    },
  });
  scenario(
    '[LE-242, ME-RW-501, ME-CARD-0746] as many follow as he can control, beside the character of the phase',
    (t) => {
      t.given(
        rides(
          'Dol Guldur',
          ['Ren the Ringwraith', 'Indûr the Ringwraith', 'Orc Brawler'],
          'Dwar the Ringwraith',
        ),
      );
      t.player('Ann').does('They Ride Together: ');
      resolveChain(t);
      t.player('Ann').does('Ren the Ringwraith');
      t.player('Ann').does('Indûr the Ringwraith');
      t.expect
        .card('Ren the Ringwraith', { in: 'company of riders', leader: 'Dwar the Ringwraith' })
        .card('Indûr the Ringwraith', { in: 'company of riders', leader: 'Dwar the Ringwraith' })
        .card('Dwar the Ringwraith', { 'direct influence left': 3 });
      t.player('Ann').mayChoose.includes('Orc Brawler: bring into play');
    },
  );
  scenario('[LE-242, ME-RW-502] no more than his direct influence', (t) => {
    t.given(
      rides(
        'Dol Guldur',
        ['Ren the Ringwraith', 'Indûr the Ringwraith', 'Khamûl the Ringwraith', 'Dwar the Ringwraith'],
        'Akhôrahil the Ringwraith',
      ),
    );
    t.player('Ann').does('They Ride Together: ');
    resolveChain(t);
    for (const name of ['Ren', 'Indûr', 'Khamûl']) t.player('Ann').does(`${name} the Ringwraith`);
    t.expect
      .card('Dwar the Ringwraith', { in: 'hand of Ann' })
      .card('Akhôrahil the Ringwraith', { 'direct influence left': 0 });
  });
  scenario('[LE-242] only at a Darkhaven', (t) => {
    t.given(rides('Mount Gram', ['Ren the Ringwraith'], 'Dwar the Ringwraith'));
    t.player('Ann').mayNot('They Ride Together', { because: 'there is nothing to choose' });
  });
});
