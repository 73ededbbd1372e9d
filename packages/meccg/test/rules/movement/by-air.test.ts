/** Going by air, and ways that cards open or close. ME-CARD-0323, ME-MOVE-538 */
import { modifier } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { boundCompany } from '../../../src/cards/words/index.ts';
import { regions } from '../../../src/map/map.ts';
import { reachable } from '../../../src/map/reach.ts';
import { regionsAtMost, regionsFor, regionsMore, regionsOnly } from '../../../src/rules/movement/regions.ts';
import { inventOnCompany } from '../../company-cards.ts';
import { heroes, heroSites, siteOf } from '../../sites.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const spell = (name: string, attribute: typeof regionsMore, by: number, change?: 'set'): number =>
  inventOnCompany(
    name,
    modifier({ attribute, of: boundCompany, by, ...(change === undefined ? {} : { change }) }),
  );
spell('Swift Feet', regionsMore, 3);
spell('Weary Feet', regionsAtMost, 2, 'set');
spell('Closed Roads', regionsOnly, 1);

const under = (events: readonly string[], at = 'Rivendell', more: object = {}) => ({
  ...more,
  players: {
    Ann: {
      companies: [{ ...company(at, 'Elladan'), as: 'riders' }],
      events: events.map((card) => ({ card, company: 'riders' })),
    },
    Bob,
  },
});

describe('by air', () => {
  scenario(
    '[ME-CARD-0323] to every site but those of Shadow-lands, Dark-domains and the Under-deeps',
    (t) => {
      t.given({
        players: { Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Gwaihir'] })] }, Bob },
      });
      t.player('Ann').does('Gwaihir');
      resolveChain(t);
      t.player('Ann').does('Elladan: declare movement');
      const near = reachable(siteOf('Moria'), 4, heroes);
      const dark = (name: string): boolean =>
        /shadow-land|dark-domain/.test(regions.find((region) => region?.name === name)?.type ?? '');
      const wanted = heroSites
        .filter(({ name }) => name !== 'Moria')
        .filter(
          ({ name, underDeeps, region }) => near.includes(siteOf(name)) || (!underDeeps && !dark(region)),
        );
      expect(t.offered().toSorted()).toEqual(wanted.map(({ name }) => name).toSorted());
    },
  );
});

describe('how many regions', () => {
  for (const [events, most] of [
    [[], 4],
    [['Swift Feet'], 6],
    [['Weary Feet'], 2],
    [['Swift Feet', 'Weary Feet'], 2],
  ] as const)
    scenario(`[ME-MOVE-538] ${most} with ${events.join(' and ') || 'nothing'}`, (t) => {
      t.given(under(events));
      expect(regionsFor(t.state, 1)).toBe(most);
    });
  scenario('[ME-MOVE-538] one more where a card gave it for the turn, and never more than six', (t) => {
    t.given(under([]));
    const most = [1, 2, 3].map((more) => {
      t.state.company.extraRegions[1] = more;
      return regionsFor(t.state, 1);
    });
    expect(most).toEqual([5, 6, 6]);
    t.state.company.extraRegions[1] = 0;
  });
});

describe('closed roads', () => {
  scenario('whoever may go by regions alone goes neither by printed paths nor below', (t) => {
    t.given(under(['Closed Roads'], 'Moria'));
    t.player('Ann').does('Elladan: declare movement').mayChoose.excludes('The Under-gates');
    t.player('Ann').mayChoose.includes('Lórien', 'Bree');
  });
  scenario('otherwise he does both', (t) => {
    t.given(under([], 'Moria'));
    t.player('Ann').does('Elladan: declare movement').mayChoose.includes('The Under-gates', 'Lórien');
  });
});
