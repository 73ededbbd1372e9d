/** Minions at the table: their Havens, who only detains them, rings beside Ringwraiths, and what is not played on them. */
import { valueOf } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { asHazard, lastingEvent } from '../../../src/cards/words/index.ts';
import { ringTest } from '../../../src/engine.ts';
import { allCards } from '../../../src/facts/cards.ts';
import { sites } from '../../../src/map/map.ts';
import { isOvert } from '../../../src/rules/companies/kind.ts';
import { isBarredHere } from '../../../src/rules/hazards/against-minions.ts';
import { sideNamed } from '../../../src/rules/sides.ts';
import { Phase, type S } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import { adapter, Bob, company, offers, resolveChain, scenario } from '../../table.ts';

// Calendal, Mûmak (Oliphant).
borrow('LE-4', 'TW-66');
invent('Fumes', 'TW-36', lastingEvent(asHazard));
invent('Rider in the Wild', 'TW-2', { keyedTo: { regions: ['Redhorn Gate'] } });
invent('Drake of Gorgoroth', 'TW-20', { keyedTo: { regions: ['Gorgoroth'] } });
invent('Drake of the Gate', 'TW-20', { keyedTo: { regions: ['Redhorn Gate'] } });

describe('Havens of minions', () => {
  test('[ME-MOVE-506, ME-HAVEN-001] four sites are Darkhavens', () => {
    const { havens } = sideNamed('ringwraith');
    const names = sites.flatMap((site) =>
      site !== null && site.type === 'haven' && site.alignment === havens ? [site.name] : [],
    );
    expect(names.toSorted()).toEqual(['Carn Dûm', 'Dol Guldur', 'Geann a-Lisch', 'Minas Morgul']);
  });
  scenario('[ME-ALIGN-009, ME-HAVEN-001] the wounded heal there as at any Haven', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            company('Dol Guldur', { card: 'Layos', status: 'wounded' }),
            company('Moria', { card: 'Gorbag', status: 'wounded' }),
          ],
        },
        Bob,
      },
    });
    t.expect.card('Layos', { status: 'tapped' }).card('Gorbag', { status: 'wounded' });
  });
  scenario('[ME-ALIGN-009] the Haven of a hero is none for minions', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: { side: 'ringwraith', companies: [company('TW-421', { card: 'Layos', status: 'wounded' })] },
        Bob,
      },
    });
    t.expect.card('Layos', { status: 'wounded' });
  });
});

describe('who only detains minions', () => {
  const meets = (t: Table<S>, side: string, creature: string, from: string, to: string): string => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { side, companies: [{ ...company(from, 'Layos'), movesTo: to }] },
        Bob: { ...Bob, hand: [creature] },
      },
    });
    t.player('Bob').does(`${creature}: attack`);
    const named = t.offered().find((text) => text === 'Redhorn Gate' || text === 'Gorgoroth');
    if (named !== undefined) t.player('Bob').does(named);
    resolveChain(t);
    return t.state.attack.detainment[1] === 1 ? 'detains' : 'harms';
  };
  for (const [rules, side, creature, from, to, what] of [
    ['ME-DETAIN-504', 'ringwraith', 'Rider in the Wild', 'Dol Guldur', 'Moria', 'detains'],
    ['ME-DETAIN-504', 'wizard', 'Rider in the Wild', 'TW-387', 'TW-413', 'harms'],
    [
      'ME-DETAIN-507, ME-DETAIN-505',
      'ringwraith',
      'Drake of Gorgoroth',
      'Minas Morgul',
      'Barad-dûr',
      'detains',
    ],
    ['ME-DETAIN-507, ME-DETAIN-505', 'ringwraith', 'Drake of the Gate', 'Dol Guldur', 'Moria', 'harms'],
    ['ME-DETAIN-507', 'sauron', 'Drake of Gorgoroth', 'Minas Morgul', 'Barad-dûr', 'detains'],
  ] as const)
    scenario(`[${rules}] ${creature} ${what} a company of a ${side} player`, (t) => {
      expect(meets(t, side, creature, from, to)).toBe(what);
    });
});

describe('rings', () => {
  for (const [rules, side, at, who, by] of [
    ['ME-RING-500, ME-RING-2010', 'ringwraith', 'Dol Guldur', ['Ren the Ringwraith', 'Layos'], -2],
    ['ME-RING-2010', 'ringwraith', 'Dol Guldur', ['Layos'], 0],
    ['ME-RING-501, ME-RING-2010', 'balrog', 'The Under-gates', ['The Balrog'], -2],
  ] as const)
    scenario(`[${rules}] tests with ${who.join(' and ')} are modified by ${by}`, (t) => {
      t.given({ players: { Ann: { side, companies: [company(at, ...who)] }, Bob } });
      expect(valueOf(t.state, ringTest, 1)).toBe(by);
    });
});

describe('what is not played against minions', () => {
  for (const [side, may] of [
    ['ringwraith', false],
    ['sauron', false],
    ['balrog', false],
    ['wizard', true],
    ['fallen-wizard', true],
  ] as const) {
    scenario(`[ME-LIMIT-001] Foul Fumes against a ${side} player: ${may}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { side, companies: [company('LE-367', 'Layos')] },
          Bob: { ...Bob, hand: ['Fumes', 'Doors of Night'] },
        },
      });
      expect(offers(t, 'Fumes: as')).toBe(may);
      t.player('Bob').mayChoose.includes('Doors of Night: as');
    });
  }
  for (const [name, barred] of [
    ['Bane of the Ithil-stone', true],
    ['Foul Fumes', true],
    ['Mûmak (Oliphant)', true],
    ['Worn and Famished', true],
    ['The Black Enemy’s Wrath', true],
    ['In the Heart of his Realm', true],
    ['Mordor in Arms', true],
    ['Fell Winter', false],
  ] as const) {
    const id = allCards.find(({ names }) => names['en'] === name)?.id ?? '';
    const def = invent(`copy of ${name}`, id);
    test(`[ME-LIMIT-001] ${name}: ${barred}, and only while it is the turn of one`, () => {
      const at = (active: number): boolean => {
        const t = new Table<S>(adapter);
        t.given({
          players: {
            Ann: { side: 'ringwraith', companies: [company('LE-367', 'Layos')] },
            Bob: { ...Bob, hand: ['Fumes'] },
          },
        });
        const card = t.who.card('Fumes');
        t.state.card.def[card] = def;
        t.state.global.active = active;
        return isBarredHere(t.state, 2, card);
      };
      expect([1, 2].filter(at)).toEqual(barred ? [1] : []);
    });
  }
  invent('Sixth Wind', 'TD-82', lastingEvent(asHazard));
  invent('Way Lost', 'DM-49', lastingEvent(asHazard));
  invent('Secrets', 'DM-63', lastingEvent(asHazard));
  for (const [ann, bob, may] of [
    ['ringwraith', 'ringwraith', true],
    ['ringwraith', 'balrog', true],
    ['wizard', 'wizard', true],
    ['ringwraith', 'wizard', false],
    ['wizard', 'sauron', false],
    ['wizard', 'fallen-wizard', true],
    ['fallen-wizard', 'balrog', true],
  ] as const)
    scenario(
      `[ME-LIMIT-006 ME-HAZ-4005] what looks for sites is played by a ${bob} player on a ${ann} player: ${may}`,
      (t) => {
        t.given({
          phase: 'hazards',
          players: {
            Ann: { side: ann, companies: [company('LE-367', 'Layos')] },
            Bob: {
              side: bob,
              companies: [company('TW-393', 'Ioreth')],
              hand: ['Sixth Wind', 'Way Lost', 'Secrets'],
            },
          },
        });
        for (const card of ['Sixth Wind', 'Way Lost'])
          if (may) t.player('Bob').mayChoose.includes(`${card}: as`);
          else t.player('Bob').mayNot(card, { because: 'sites of your own kind', rule: 'ME-LIMIT-006' });
        // Great Secrets Buried There, for which an older list barred it. ME-LIMIT-004
        t.player('Bob').mayChoose.includes('Secrets: as');
      },
    );
  scenario('[ME-LIMIT-004] Great Secrets Buried There is played against a Ringwraith player', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { side: 'ringwraith', companies: [company('LE-367', 'Layos')] },
        Bob: { ...Bob, hand: ['Secrets'] },
      },
    });
    t.player('Bob').mayChoose.includes('Secrets: as');
  });
  scenario('[ME-LIMIT-001] nor does a creature attack them', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [{ ...company('Minas Morgul', 'Layos'), movesTo: 'Barad-dûr' }],
        },
        Bob: { ...Bob, hand: ['Mûmak (Oliphant)'] },
      },
    });
    t.player('Bob').mayNot('Mûmak (Oliphant)', {
      to: 'attack',
      because: 'not played against minion players',
    });
  });
});

describe('overt', () => {
  scenario(
    '[ME-COMPANY-512, ME-COMPANY-517] a Ringwraith alone is covert, and overt as a Fell Rider',
    (t) => {
      t.given({
        phase: 'long-event',
        players: {
          Ann: {
            side: 'ringwraith',
            companies: [
              { ...company('Dol Guldur', 'Ren the Ringwraith'), as: 'riders' },
              company('Dol Guldur', 'Layos'),
              company('Dol Guldur', 'Gorbag'),
            ],
            events: [{ card: 'Fell Rider', company: 'riders' }],
          },
          Bob,
        },
      });
      expect([1, 2, 3].map((n) => isOvert(t.state, n))).toEqual([true, false, true]);
    },
  );
  scenario('[ME-COMPANY-512] as a Black Rider he is not', (t) => {
    t.given({
      phase: 'long-event',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [{ ...company('Dol Guldur', 'Ren the Ringwraith'), as: 'riders' }],
          events: [{ card: 'Black Rider', company: 'riders' }],
        },
        Bob,
      },
    });
    expect(isOvert(t.state, 1)).toBe(false);
  });
});

describe('The One Ring', () => {
  const carries = (side: string, from: string, to: string, on: readonly string[]) => ({
    phase: 'movement/hazard',
    players: {
      Ann: { side, companies: [{ ...company(from, { card: 'Layos', on }), movesTo: to }] },
      Bob,
    },
  });
  for (const [rules, side, on, won] of [
    ['ME-RING-003', 'ringwraith', ['The One Ring'], 1],
    ['ME-RING-003', 'sauron', ['The One Ring'], 1],
    ['ME-RING-003', 'ringwraith', ['Cram'], 0],
    ['ME-RING-003', 'balrog', ['The One Ring'], 0],
  ] as const)
    scenario(`[${rules}] a ${side} player who brings ${on[0]} to Barad-dûr: ${won}`, (t) => {
      t.given(carries(side, 'LE-390', 'LE-352', on));
      for (
        let n = 0;
        n < 20 && t.state.kernel.over === 0 && t.state.global.phase === Phase.movementHazard;
        n++
      )
        t.choose(
          t.state.kernel.asked,
          t.offered().find((text) => ['Pass', 'No', 'Roll'].includes(text)) ?? t.offered()[0],
        );
      expect([t.state.player.outcome[1], t.state.kernel.over]).toEqual([won, won]);
    });
});
