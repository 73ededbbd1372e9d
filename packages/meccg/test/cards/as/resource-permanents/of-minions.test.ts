/** Against the Shadow: resource permanent-events of minions. */
import { describe, expect } from 'vitest';
import { corruptionCheck, detaining, valueOf } from '../../../../src/cards/words/index.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';
import { minion } from '../../minions.ts';
import { aWounded, bearing } from '../../positions.ts';

describe('[AS-88] Hold Rebuilt and Repaired', () => {
  const hold = 'Hold Rebuilt and Repaired';
  const here = (at: string, more: object = {}) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: minion(at, ['Layos', 'Asternak'], { hand: [hold], ...more }),
      Bob: { companies: [company('Ettenmoors', 'Ioreth')] },
    },
  });
  scenario(
    '[AS-88/1, AS-88/2] [ME-CARD-0356] the minion site is a Shadow-hold, that of heroes is not',
    (t) => {
      t.given(here('Ettenmoors'));
      t.player('Ann').does(`${hold}: in`);
      resolveChain(t);
      t.expect
        .card('Layos', { 'site type': 'shadow-hold' })
        .card('Ioreth', { 'site type': 'ruins-and-lairs' });
    },
  );
  /** Laid by Bob, on the minion site of Ann or on his own, while she enters hers. */
  const entering = (ann: object) => ({
    phase: 'site',
    players: {
      Ann: ann,
      Bob: {
        side: 'ringwraith',
        companies: [{ ...company('Ettenmoors', 'Ostisen'), onSite: [{ card: hold, owner: 'Bob' }] }],
      },
    },
  });
  for (const [who, ann, detains] of [
    ['minions', minion('Ettenmoors', ['Layos', 'Asternak']), 1],
    ['heroes', { companies: [company('Ettenmoors', 'Beorn', 'Elladan')] }, 0],
  ] as const)
    scenario(`[AS-88/3, ME-CARD-0356] attacks there detain ${who}: ${detains}`, (t) => {
      t.given(entering(ann));
      t.player('Ann').does('Yes');
      expect(valueOf(t.state, detaining, t.state.global.attack)).toBe(detains);
    });
  scenario('[AS-88/3] a creature there does not for that', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      players: entering(minion('Ettenmoors', ['Layos', 'Asternak'])).players,
    });
    expect(valueOf(t.state, detaining, t.state.global.attack)).toBe(0);
  });
  scenario('[AS-88/1] [ME-CARD-0355] not in the organization phase', (t) => {
    t.given({ ...here('Ettenmoors'), phase: 'organization' });
    t.player('Ann').mayNot(hold, { because: 'site phase' });
  });
  for (const [at, because] of [
    ['The Lonely Mountain', 'lair'],
    ['The Gem-deeps', 'Under-deeps'],
    ['Moria', 'Ruins & Lairs'],
  ] as const)
    scenario(`[AS-88/1] not at ${at}`, (t) => {
      t.given(here(at, { hand: [hold, 'Foul-smelling Paste'] }));
      t.player('Ann').mayNot(hold, { because });
    });
  scenario('[AS-88/4] goes when its site is discarded', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            {
              ...company('Ettenmoors', 'Layos', 'Asternak'),
              siteTapped: true,
              onSite: [{ card: hold, owner: 'Ann' }],
            },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Layos: declare movement', 'Carn Dûm');
    t.expect.card(hold, { in: 'on of Ettenmoors' });
    idleUntil(t, () => t.state.global.phase === 5);
    t.expect.card(hold, { in: 'discard of Ann' });
  });
});

describe('[AS-108] Well-preserved', () => {
  const play = 'Well-preserved: on';
  const ill = (who: readonly (string | object)[], more: object = {}) => ({
    ...more,
    players: { Ann: minion('Moria', who, { hand: ['Well-preserved'] }), Bob },
  });
  for (const [dice, status] of [
    [[1, 3], 'tapped'],
    [[1, 4], 'untapped'],
  ] as const)
    scenario(
      `[AS-108/1] a wounded character is untapped, and the user checks at −3: ${dice.join(' and ')}`,
      (t) => {
        t.given(ill([aWounded('Layos'), bearing('Ciryaher', 'Trifling Ring')], { dice }));
        t.player('Ann').does(play);
        resolveChain(t);
        t.player('Ann').does('Roll');
        t.expect
          .card('Layos', { status: 'untapped' })
          .card('Well-preserved', { in: 'on of Layos' })
          .card('Ciryaher', { status });
      },
    );
  scenario('[AS-108/1] a Ringwraith who uses it checks nothing; it heals himself', (t) => {
    t.given(ill([aWounded('Ren the Ringwraith'), 'Layos']));
    t.player('Ann').does(play);
    resolveChain(t);
    t.expect.card('Ren the Ringwraith', { status: 'untapped' });
  });
  for (const [why, because, who] of [
    ['with nobody who uses shadow-magic there', 'together', [aWounded('Layos'), 'Ostisen']],
    // The keyword of a card of magic that lies on somebody makes no user of it.
    [
      'beside another copy, with nobody who uses shadow-magic',
      'together',
      [aWounded('Layos'), bearing('Ostisen', { card: 'Well-preserved', as: 'first' })],
    ],
    ['on who is tapped', 'nothing to choose', [{ card: 'Layos', status: 'tapped' }, 'Ciryaher']],
  ] as const)
    scenario(`[AS-108/1] not ${why}`, (t) => {
      t.given(ill(who));
      t.player('Ann').mayNot('Well-preserved in hand of Ann', { because });
    });
  scenario('[AS-108/2] −1 body', (t) => {
    t.given({ players: { Ann: minion('Moria', [bearing('Layos', 'Well-preserved')]), Bob } });
    t.expect.value('Layos', 'body', 7);
  });
  for (const [at, active, where] of [
    ['Dol Guldur', 'Ann', 'discard of Ann'],
    ['Moria', 'Ann', 'on of Layos'],
    ['Dol Guldur', 'Bob', 'on of Layos'],
  ] as const)
    scenario(`[AS-108/3] at ${at}, at the end of the untap phase of ${active}`, (t) => {
      t.given({
        phase: 'untap',
        active,
        players: { Ann: minion(at, [bearing('Layos', 'Well-preserved')], { hand: ['Deadly Dart'] }), Bob },
      });
      idleUntil(t, () => t.state.global.phase > 1);
      t.expect.card('Well-preserved', { in: where });
    });
});

describe('[AS-83] Faithless Steward', () => {
  const CARD = 'Faithless Steward';
  const inHand = (at: string, who: string | object) => ({
    players: { Ann: minion(at, [who], { hand: [CARD] }), Bob },
  });
  scenario('[AS-83/1] on an agent at a Darkhaven with a Border-hold for a home', (t) => {
    t.given(inHand('Dol Guldur', 'Bill Ferny'));
    t.player('Ann').does(`${CARD}: on`);
    resolveChain(t);
    t.expect.card(CARD, { in: 'on of Bill Ferny' });
  });
  for (const [why, at, who] of [
    ['elsewhere', 'Moria', 'Bill Ferny'],
    ['who has no such home', 'Dol Guldur', 'Golodhros'],
    ['on who is no agent', 'Dol Guldur', 'Asternak'],
    ['twice', 'Dol Guldur', bearing('Bill Ferny', { card: CARD, as: 'first' })],
  ] as const)
    scenario(`[AS-83/1] not ${why}`, (t) => {
      t.given(inHand(at, who));
      expect(offers(t, `${CARD}: on`)).toBe(false);
    });
  const home = (at: string, more: object = {}) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: { hand: ['Rangers of the North'], companies: [company('Bree', 'Elladan')] },
      Bob: minion(at, [{ card: 'Bill Ferny', on: [CARD], ...more }]),
    },
  });
  for (const [at, more, worth] of [
    ['Bree', {}, 3],
    ['Bree', { status: 'tapped' }, 3],
    ['Bree', { status: 'wounded' }, 0],
    ['Moria', {}, 0],
  ] as const)
    scenario(`[AS-83/2, AS-83/3] at ${at}, ${JSON.stringify(more)}: ${worth} points`, (t) => {
      t.given(home(at, more));
      t.player('Bob').has({ 'miscellaneous points': worth });
      expect(offers(t, 'Rangers of the North: try')).toBe(worth === 0);
    });
  for (const [town, who, faction] of [
    ['Edoras', 'Bill Ferny', 'Riders of Rohan'], // a Free-hold
    ['Lake-town', 'Bill Ferny', 'Men of Northern Rhovanion'], // a Border-hold
  ] as const)
    scenario(`[AS-83/2, AS-83/3] ${town} is a town, but no home of ${who}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: { hand: [faction], companies: [company(town, 'Elladan')] },
          Bob: minion(town, [bearing(who, CARD)]),
        },
      });
      t.player('Bob').has({ 'miscellaneous points': 0 });
      t.player('Ann').mayChoose.includes(`${faction}: try`);
    });
  scenario('[AS-83/1, AS-83/3] a Free-hold for a home is one too', (t) => {
    const companies = [
      company('Blue Mountain Dwarf-hold', bearing('Drór', CARD)),
      company('Dol Guldur', 'Bill Ferny', 'Elwen'),
    ];
    const hand = [{ card: CARD, as: 'second' }];
    t.given({ players: { Ann: { side: 'ringwraith', companies, hand }, Bob } });
    t.player('Ann').has({ 'miscellaneous points': 3 });
    t.player('Ann').does('second: on').mayChoose.exactly('Bill Ferny', 'Elwen');
  });
  scenario('[AS-83/3] a home of his that is no town is not enough', (t) => {
    t.given({ players: { Ann: minion('Sarn Goriwing', [bearing('Nimloth', CARD)]), Bob } });
    t.player('Ann').has({ 'miscellaneous points': 0 });
  });
  scenario('[AS-83/2] factions are played elsewhere', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      players: {
        Ann: { hand: ['Riders of Rohan'], companies: [company('Edoras', 'Elladan')] },
        Bob: minion('Bree', [bearing('Bill Ferny', CARD)]),
      },
    });
    t.player('Ann').mayChoose.includes('Riders of Rohan: try');
  });
});

describe('[AS-94] Orders from Lugbúrz', () => {
  const CARD = 'Orders from Lugbúrz';
  const orders = (who: readonly (string | object)[], more: object = {}) => ({
    players: { Ann: minion('Dol Guldur', who, { hand: [CARD], ...more }), Bob },
  });
  const sets = (who: string): string => `${who}: declare movement`;
  for (const [leaders, may] of [
    [['Gorbag', 'Troll-chief'], true],
    [['Lieutenant of Angmar', 'Troll-chief'], true],
    [['Gorbag', 'Shagrat'], false],
    [['Gorbag', 'Shagrat', 'Troll-chief'], false],
    [['Gorbag', 'Lieutenant of Angmar', 'Troll-chief'], false],
    [['Gorbag', 'Troll-chief', 'Ciryaher'], false],
  ] as const)
    scenario(`[AS-94/1, AS-94/2] [ME-CARD-0544] ${leaders.join(', ')} may go together: ${may}`, (t) => {
      t.given(orders(leaders));
      expect(t.offered().includes(sets(leaders[0]))).toBe(false);
      t.player('Ann').does(CARD);
      resolveChain(t);
      expect(t.offered().includes(sets(leaders[0]))).toBe(may);
    });
  const lying = (who: readonly (string | object)[], more: object = {}) => ({
    players: {
      Ann: {
        side: 'ringwraith',
        events: [{ card: CARD, company: 'servants' }],
        companies: [{ ...company('Dol Guldur', ...who), as: 'servants' }],
        ...more,
      },
      Bob,
    },
  });
  for (const [lead, more] of [
    ['Troll-chief', 1],
    ['Gorbag', 0],
  ] as const)
    scenario(`[AS-94/3] +${more} to checks of followers of ${lead}`, (t) => {
      t.given(lying(['Gorbag', 'Troll-chief', { card: 'Muzgash', leader: lead }]));
      expect(valueOf(t.state, corruptionCheck, t.who.card('Muzgash'))).toBe(more);
      expect(valueOf(t.state, corruptionCheck, t.who.card('Gorbag'))).toBe(0);
    });
  scenario('[AS-94/3] nothing for the follower of a Troll who is no leader', (t) => {
    t.given(lying(['Troll-chief', 'Tûma', { card: 'Muzgash', leader: 'Tûma' }]));
    expect(valueOf(t.state, corruptionCheck, t.who.card('Muzgash'))).toBe(0);
  });
  for (const [who, where] of [
    ['Ren the Ringwraith', 'discard of Ann'],
    ['The Witch-king', 'events of Ann'],
  ] as const)
    scenario(`[AS-94/4] ${who} as your Ringwraith: ${where}`, (t) => {
      t.given(lying(['Gorbag', 'Troll-chief'], { hand: [who] }));
      t.player('Ann').does(`${who}: bring into play`);
      idleUntil(t, () => t.state.global.phase > 2);
      t.expect.card(CARD, { in: where });
    });
  scenario('[AS-94/1] not while Ren is', (t) => {
    t.given(orders(['Ren the Ringwraith', 'Gorbag']));
    t.player('Ann').mayNot(CARD, { because: 'Ren, as your Ringwraith, is not in play' });
  });
  scenario('[AS-94/1] one on a company', (t) => {
    t.given(lying(['Gorbag', 'Troll-chief'], { hand: [{ card: CARD, as: 'second' }] }));
    expect(offers(t, `${CARD}: on`)).toBe(false);
  });
  for (const [who, where] of [
    ['Gorbag', 'discard of Ann'],
    ['Muzgash', 'events of Ann'],
  ] as const)
    scenario(`[AS-94/5] ${who} leaves the company: ${where}`, (t) => {
      t.given(lying(['Troll-chief', 'Gorbag', 'Muzgash']));
      t.player('Ann').does(`${who}: discard`);
      idleUntil(t, () => t.state.global.phase > 2);
      t.expect.card(CARD, { in: where });
    });
});
