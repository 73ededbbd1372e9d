/** Cards with several ways, cards that lie in wait, and companies that come and go. ME-EVENT, ME-ONGUARD, ME-ORG, ME-SITE */

import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { isAvailable } from '../../../src/rules/sites/sites.ts';
import { Phase } from '../../../src/state.ts';
import { siteOf } from '../../sites.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

describe('cards with several ways', () => {
  const quarrels = {
    phase: 'attack',
    attack: { strikes: 4, prowess: 5, race: 'Orc' },
    players: {
      Ann: {
        hand: ['Dark Quarrels'],
        events: ['Gates of Morning'],
        companies: [company('Moria', 'Elladan', 'Haldir')],
      },
      Bob: { ...Bob, hand: ['Twilight'] },
    },
  };
  const [cancel, halve] = ['if the attack is by', 'if Gates of Morning'];
  const chosen = (t: Table, words: string): string =>
    t.offered().find((text) => text.includes(words)) ?? words;

  test('[ME-EVENT-2001] the way is chosen when it is played', () => {
    const t = new Table(adapter).given(quarrels);
    expect(t.offered().filter((text) => text.startsWith('Dark Quarrels')).length).toBe(2);
    t.player('Ann').does(chosen(t, halve));
    t.player('Bob').passes();
    t.expect.table({ 'attack strikes': 2 });
  });

  test('[ME-EVENT-2009] if its condition is gone when it resolves, nothing happens, and no other way is taken', () => {
    const t = new Table(adapter).given(quarrels);
    t.player('Ann').does(chosen(t, halve));
    t.player('Bob').does('Twilight');
    t.expect
      .card('Gates of Morning', { in: 'discard of Ann' })
      .card('Dark Quarrels', { in: 'discard of Ann' });
    t.expect.table({ 'attack strikes': 4 });
    expect(cancel).not.toBe(halve);
  });

  scenario('[ME-UNTAP-501] a card heals when it is played', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Halfling Strength'],
          companies: [
            company(
              'Moria',
              { card: 'Sam Gamgee', status: 'wounded' },
              { card: 'Elladan', status: 'wounded' },
            ),
          ],
        },
        Bob,
      },
    });
    const way =
      t.offered().find((text) => text.startsWith('Halfling Strength') && text.includes('heal')) ?? '';
    t.player('Ann').does(way);
    t.expect.card('Sam Gamgee', { status: 'untapped' }).card('Elladan', { status: 'wounded' });
  });
});

describe('lying in wait', () => {
  scenario(
    '[ME-ONGUARD-2023 ME-ONGUARD-2012] a card on guard targets nothing, and is not revealed for what might come',
    (t) => {
      t.given({
        phase: 'site',
        players: {
          Ann: {
            hand: ['Dark Quarrels', 'Glamdring'],
            companies: [
              {
                ...company('Moria', 'Elladan', 'Haldir'),
                onGuard: [{ card: 'Lure of Expedience', owner: 'Bob', controller: 'Bob' }],
              },
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does('Yes');
      // That an item may be played later is no reason yet.
      t.player('Bob').mayNot('Lure of Expedience', { to: 'reveal', rule: 'ME-ONGUARD-2012' });
      t.expect.card('Elladan', { 'corruption points': 0 }).card('Haldir', { 'corruption points': 0 });
    },
  );
});

describe('companies', () => {
  scenario('[ME-ORG-4007] Hobbits count half; the hazard limit is two at least', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Moria', 'Sam Gamgee', 'Fatty Bolger', 'Elladan')] },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.expect.card('Sam Gamgee', { 'company size': 2 }).table({ hazardLimit: 2 });
  });

  scenario('[ME-ORG-4008] away from a Haven one part stays; the other must go', (t) => {
    t.given({ players: { Ann: { companies: [company('Moria', 'Elladan', 'Haldir')] }, Bob } });
    t.player('Ann').does('Elladan: regroup', 'Haldir', 'Pass');
    expect(t.state.global.phase).toBe(Phase.organization);
    t.expect.asked('Ann');
  });

  test('[ME-ORG-4009] when the last of a company leaves, its site goes back', () => {
    const t = new Table(adapter);
    t.given({
      players: {
        Ann: { companies: [company('Edoras', 'Théoden'), company('Moria', 'Elladan', 'Haldir')] },
        Bob,
      },
    });
    expect(isAvailable(t.state, 1, siteOf('Edoras'))).toBe(false);
    t.player('Ann').does('Théoden: discard');
    expect(isAvailable(t.state, 1, siteOf('Edoras'))).toBe(true);
    expect(isAvailable(t.state, 1, siteOf('Moria'))).toBe(false);
  });

  test.each([
    ['combine at a site that is no Haven', 'Lórien', 'Moria', true],
    ['need not combine at a Haven', 'Edhellond', 'Lórien', false],
  ] as const)('[ME-ORG-4005] companies that meet %s', (_title, from, to, together) => {
    const t = new Table(adapter);
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [
            { ...company('Rivendell', 'Elladan'), movesTo: to },
            { ...company(from, 'Haldir'), movesTo: to },
          ],
        },
        Bob,
      },
    });
    for (let i = 0; i < 40 && t.state.global.phase === Phase.movementHazard; i++) {
      const offered = t.offered();
      t.choose(
        t.state.kernel.asked,
        offered.find((text) => ['Pass', 'No', 'Leave them apart'].includes(text)) ?? offered[0],
      );
    }
    const at = (name: string): number => t.state.layout.placeIndex[t.state.card.place[t.who.card(name)]];
    expect(at('Elladan') === at('Haldir')).toBe(together);
  });
});

describe('untapping and storing at sites', () => {
  const hills = (at: string) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Smoke Rings'],
        discard: ['Cram'],
        companies: [{ ...company(at, 'Balin', 'Adrazar'), siteTapped: true }],
      },
      Bob,
    },
  });
  scenario('[ME-SITE-005 ME-SITE-514 ME-SITE-2007] a site is untapped by those who are there', (t) => {
    t.given(hills('The Worthy Hills'));
    t.player('Ann').mayChoose.includes('The Worthy Hills');
    t.player('Ann').does('The Worthy Hills');
    t.everyonePasses();
    t.expect.card('Balin', { status: 'tapped', 'site tapped': false });
  });
  scenario('[ME-SITE-005] and by nobody elsewhere', (t) => {
    t.given(hills('Moria'));
    t.player('Ann').mayChoose.exactly('Pass', 'Smoke Rings');
  });

  const tree = (storedAt: string) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['The White Tree', 'Smoke Rings'],
        discard: ['Cram'],
        points: [{ card: 'Sapling of the White Tree', storedAt }],
        companies: [company('Minas Tirith', 'Balin')],
      },
      Bob,
    },
  });
  scenario('[ME-STORE-2007] what was stored at a site counts as being there', (t) => {
    t.given(tree('Minas Tirith'));
    t.player('Ann').mayChoose.includes('The White Tree');
  });
  scenario('[ME-STORE-2007] and not elsewhere', (t) => {
    t.given(tree('Rivendell'));
    t.player('Ann').mayChoose.excludes('The White Tree');
  });
});

scenario(
  '[ME-UNIQ-004 ME-UNIQ-4004] a short-event that cannot be duplicated is not played while it works',
  (t) => {
    t.given({
      players: { Ann: { hand: ['Vilya', 'Vilya'], companies: [company('Moria', 'Elrond', 'Haldir')] }, Bob },
      dice: [6, 6],
    });
    const first = t.offered().find((text) => text.startsWith('Vilya')) ?? '';
    // Not in answer to the first either.
    t.player('Ann').does(first).mayChoose.exactly('Roll', 'Tap Haldir for +1');
    while (t.offered().includes('Roll')) t.player('Ann').does('Roll');
    t.expect.card('Elrond', { prowess: 11 });
    t.player('Ann').mayChoose.excludes('Vilya');
  },
);
