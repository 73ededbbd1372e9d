/** The Balrog: resource permanent-events of his companies. */
import { valueOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { rollTo } from '../../../../src/rules/movement/under-deeps.ts';
import { balrog, bearer, brings, GATES, host, twenty } from '../../../balrog.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';

invent('Brawler', 'BA-8');
for (const [name, at, like] of [
  ['Northerners', 'Mount Gram', 'LE-282'],
  ['Westerners', 'Goblin-gate', 'LE-282'],
  ['Easterners', 'Mount Gundabad', 'LE-282'],
  ['Cavemen', 'Moria', 'LE-282'],
  ['Guards', 'Cirith Ungol', 'LE-282'],
] as const)
  invent(name, like, { at: [at], needs: 9 });

describe('[BA-37] Going Ever Under Dark', () => {
  const CARD = 'Going Ever Under Dark';
  const under = (more: object = {}, side = 'balrog', at = 'Moria') => ({
    players: {
      Ann: {
        side,
        hand: [CARD],
        deck: twenty('Cram'),
        companies: [host(at, 'Gorbag', 'Orc Veteran', 'Orc Tracker', 'Old Troll')],
        ...more,
      },
      Bob: { ...Bob, hand: ['Orc-warband'], deck: twenty('Cram') },
    },
  });
  const play = `${CARD}: in your organization phase: put`;
  scenario('[BA-37/1, BA-37/2] no starter movement for a Ringwraith player', (t) => {
    t.given(under({}, 'ringwraith', 'Dol Guldur'));
    t.player('Ann').does(play);
    resolveChain(t);
    t.player('Ann').does('Gorbag: declare movement');
    t.player('Ann').mayChoose.excludes('Minas Morgul');
    t.player('Ann').mayChoose.includes('The Sulfur-deeps');
  });
  scenario('[BA-37/2] without it the printed path leads there', (t) => {
    t.given(under({ hand: [] }, 'ringwraith', 'Dol Guldur'));
    t.player('Ann').does('Gorbag: declare movement');
    t.player('Ann').mayChoose.includes('Minas Morgul');
  });
  scenario('[BA-37/3] three regions at most', (t) => {
    t.given(under());
    t.player('Ann').does(play);
    resolveChain(t);
    t.player('Ann').does('Gorbag: declare movement');
    t.player('Ann').mayChoose.includes('Gladden Fields', GATES);
    t.player('Ann').mayChoose.excludes('Goblin-gate');
  });
  scenario('[BA-37/3] without it four', (t) => {
    t.given(under({ hand: [] }));
    t.player('Ann').does('Gorbag: declare movement');
    t.player('Ann').mayChoose.includes('Goblin-gate');
  });
  for (const [to, limit] of [
    ['Gladden Fields', 3],
    [GATES, 4],
  ] as const)
    scenario(`[BA-37/4] to ${to} the hazard limit is ${limit}`, (t) => {
      t.given(under());
      t.player('Ann').does(play);
      resolveChain(t);
      t.player('Ann').does('Gorbag: declare movement', to);
      idleUntil(t, () => offers(t, 'Orc-warband'));
      t.expect.table({ hazardLimit: limit });
    });
  scenario('[BA-37/5] nothing against an attack that is no company’s', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      players: {
        Ann: balrog({
          events: [{ card: CARD, company: 'host' }],
          companies: [host('Goblin-gate', 'Gorbag')],
        }),
        Bob,
      },
    });
    expect(offers(t, CARD)).toBe(false);
  });
  scenario('[BA-37/6] discarded in the organization phase, if its player likes', (t) => {
    t.given(under());
    t.player('Ann').does(play);
    resolveChain(t);
    t.player('Ann').does(`${CARD}: in your organization phase: discard`);
    resolveChain(t);
    t.expect.card(CARD, { in: 'discard of Ann' });
  });
  scenario('[BA-37/6] not again in answer to itself', (t) => {
    t.given(under());
    t.player('Ann').does(play);
    resolveChain(t);
    t.player('Ann').does(`${CARD}: in your organization phase: discard`);
    // Nobody is asked any more.
    t.expect.card(CARD, { in: 'discard of Ann' });
  });
  scenario('[BA-37/1] no second one on a company', (t) => {
    t.given(
      under({
        hand: [
          { card: CARD, as: 'first' },
          { card: CARD, as: 'second' },
        ],
      }),
    );
    t.player('Ann').does('first: in your organization phase: put');
    resolveChain(t);
    expect(offers(t, 'second: in your organization phase: put')).toBe(false);
  });
});

describe('[BA-38] Great Army of the North', () => {
  const CARD = 'Great Army of the North';
  const army = (factions: readonly string[], more: object = {}) => ({
    players: {
      Ann: balrog({ factions, events: [CARD], companies: [host('Moria', 'Gorbag')], ...more }),
      Bob,
    },
  });
  for (const [factions, points] of [
    [['Northerners', 'Westerners', 'Easterners', 'Cavemen'], 2],
    [['Northerners', 'Westerners', 'Easterners'], 0],
    [['Northerners', 'Westerners', 'Easterners', 'Guards'], 0],
    [['Northerners', 'Westerners', 'Easterners', 'A Few Recruits'], 0],
  ] as const)
    scenario(`[BA-38/3, ME-CARD-4058] with ${factions.join(', ')}: ${points}`, (t) => {
      t.given(army(factions));
      t.player('Ann').has({ 'miscellaneous points': points });
    });
  scenario('[BA-38/1] one of it lies in play', (t) => {
    t.given(army([], { hand: [{ card: CARD, as: 'second' }], events: [{ card: CARD, as: 'first' }] }));
    expect(offers(t, 'second')).toBe(false);
  });
  scenario('[BA-38/1] it is put into play', (t) => {
    t.given(army([], { hand: [CARD], events: [] }));
    t.player('Ann').does(`${CARD}: on your turn: put`);
    resolveChain(t);
    t.expect.card(CARD, { in: 'events of Ann' });
  });
  scenario('[BA-38/2] +1 against factions of Orcs', (t) => {
    t.given({
      phase: 'at the site',
      dice: [4, 5],
      players: {
        Ann: balrog({ hand: ['Westerners'], events: [CARD], companies: [host('Goblin-gate', 'Gorbag')] }),
        Bob,
      },
    });
    t.player('Ann').does('Westerners: try');
    resolveChain(t);
    t.expect.card('Westerners', { in: 'factions of Ann' });
  });
  scenario('[BA-38/4] or factions come back from the discard pile', (t) => {
    t.given(
      army([], {
        hand: [CARD],
        events: [],
        deck: ['Cram'],
        discard: ['Northerners', 'A Few Recruits', 'Angband Revisited'],
      }),
    );
    t.player('Ann').does(`${CARD}: on your turn, if there`);
    resolveChain(t);
    t.player('Ann').does('Northerners', 'A Few Recruits');
    t.player('Ann').has({ deck: 3 });
    t.expect.card(CARD, { in: 'discard of Ann' });
  });
});

describe('[BA-66] Maker’s Map', () => {
  const CARD = 'Maker’s Map';
  const map = (site: string, who: readonly (string | object)[], more: object = {}) => ({
    phase: 'at the site',
    players: { Ann: balrog({ hand: [CARD], companies: [{ ...host(site, ...who), ...more }] }), Bob },
  });
  scenario('[BA-66/1, BA-66/2] a ranger takes it where Information is playable', (t) => {
    t.given(map('Amon Hen', ['Orc Tracker', 'Gorbag']));
    t.player('Ann').does(`${CARD}: in`);
    resolveChain(t);
    expect(bearer(t, CARD)).toBe('Orc Tracker');
    t.expect.card('Orc Tracker', { status: 'tapped', 'site tapped': true });
    expect(valueOf(t.state, rollTo, 1)).toBe(2);
    t.player('Ann').has({ 'miscellaneous points': 2 });
  });
  scenario('[BA-66/1] no ranger, no map', (t) => {
    t.given(map('Amon Hen', ['Gorbag']));
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
  scenario('[BA-66/1] not at a tapped site', (t) => {
    t.given(map('Amon Hen', ['Orc Tracker'], { siteTapped: true }));
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
  scenario('[BA-66/1] nor where there is no Information', (t) => {
    t.given(map('Mount Gram', ['Orc Tracker']));
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
});

describe('[BA-69] Obey Him or Die', () => {
  const CARD = 'Obey Him or Die';
  const obey = (...who: readonly (string | object)[]) => ({
    players: { Ann: balrog({ hand: [CARD], companies: [host(GATES, ...who)] }), Bob },
  });
  scenario('[BA-69/1, BA-69/2] a leader with The Balrog has +2 direct influence', (t) => {
    t.given(obey('The Balrog', 'Azog', 'Orc Veteran'));
    t.player('Ann').does(CARD);
    resolveChain(t);
    expect(bearer(t, CARD)).toBe('Azog');
    t.expect.card('Azog', { 'direct influence': 3 });
  });
  scenario('[BA-69/1] not without him', (t) => {
    t.given(obey('Azog'));
    expect(offers(t, CARD)).toBe(false);
  });
  scenario('[BA-69/1] only one on a leader', (t) => {
    t.given({
      players: {
        Ann: balrog({
          hand: [{ card: CARD, as: 'second' }],
          companies: [host(GATES, 'The Balrog', { card: 'Azog', on: [{ card: CARD, as: 'first' }] })],
        }),
        Bob,
      },
    });
    expect(offers(t, 'second')).toBe(false);
  });
  scenario('[BA-69/4] nor beside somebody with a higher mind', (t) => {
    t.given(obey('The Balrog', 'Azog', 'Umagaur'));
    t.player('Ann').does(CARD, 'Azog');
    resolveChain(t);
    t.expect.card(CARD, { in: 'discard of Ann' });
  });
  scenario('[BA-69/4] it goes when one comes', (t) => {
    t.given({
      players: {
        Ann: balrog({
          hand: ['Umagaur'],
          companies: [host(GATES, 'The Balrog', { card: 'Azog', on: [CARD] })],
        }),
        Bob,
      },
    });
    t.player('Ann').does(brings('Umagaur'), 'Join The Balrog');
    resolveChain(t);
    idleUntil(t, () => t.state.global.phase !== 2);
    t.expect.card(CARD, { in: 'discard of Ann' });
  });
  scenario('[BA-69/3] no body check discards him', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 20 },
      dice: [1, 1, 4, 5],
      players: {
        Ann: balrog({ companies: [host('The Under-vaults', { card: 'Azog', on: [CARD] }, 'Gorbag')] }),
        Bob,
      },
    });
    t.player('Ann').does('Azog');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Azog', { status: 'wounded' });
  });
});

describe('[BA-70] Orders from the Great Demon', () => {
  const CARD = 'Orders from the Great Demon';
  const orders = (hand: readonly string[], ...who: readonly string[]) => ({
    players: { Ann: balrog({ hand, companies: [host('Moria', ...who)] }), Bob },
  });
  scenario('[BA-70/1, BA-70/2] two leaders may leave a Haven together', (t) => {
    t.given(orders([CARD], 'Azog', 'Bolg'));
    expect(offers(t, 'Azog: declare movement')).toBe(false);
    t.player('Ann').does(CARD);
    resolveChain(t);
    t.player('Ann').mayChoose.includes('Azog: declare movement');
  });
  scenario('[BA-70/2] not three', (t) => {
    t.given(orders([CARD], 'Azog', 'Bolg', 'Umagaur'));
    t.player('Ann').does(CARD);
    resolveChain(t);
    expect(offers(t, 'Azog: declare movement')).toBe(false);
  });
  const six = ['Old Troll', 'Orc Veteran', 'Hill-troll', 'Mountain-maggot', 'Crook-legged Orc', 'Brawler'];
  scenario('[BA-70/3] the second leader is an eighth', (t) => {
    t.given(orders([CARD], 'Azog', 'Bolg', ...six));
    t.player('Ann').does(CARD);
    resolveChain(t);
    t.player('Ann').mayChoose.includes('Azog: declare movement');
  });
  scenario('[BA-70/3] eight with one leader are too many', (t) => {
    t.given(orders([CARD], 'Azog', 'Orc Tracker', ...six));
    t.player('Ann').does(CARD);
    resolveChain(t);
    expect(offers(t, 'Azog: declare movement')).toBe(false);
  });
  scenario('[BA-70/1] only with a company of yours', (t) => {
    t.given({
      players: {
        Ann: balrog({ hand: [CARD], companies: [host('Moria', 'Azog'), company(GATES, 'Bolg')] }),
        Bob,
      },
    });
    t.player('Ann').does(CARD);
    t.player('Ann').mayChoose.exactly('Azog', 'Bolg');
  });
});
