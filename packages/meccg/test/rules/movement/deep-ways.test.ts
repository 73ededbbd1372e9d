/** Ways below that the map does not know: Deep Mines, and what hazards see as a surface site. ME-UNDER, ME-CARD-0139..0143 */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { exactly, host, modifier, say, value } from '../../../src/cards/words/index.ts';
import { isSurfaceSite } from '../../../src/rules/movement/under-deeps.ts';
import { convertedFor, protection } from '../../../src/rules/sites/sites.ts';
import type { S } from '../../../src/state.ts';
import { TOWERS } from '../../fallen-wizards.ts';
import { invent } from '../../invented.ts';
import { Bob, company, idleUntil, offers, scenario } from '../../table.ts';

const yourNumber = value('your number', [], () => 'you', say`you`);
const itsSite = exactly(host);
/** Worth one stage point each. */
invent('Ward', 'WH-74', modifier({ attribute: protection, of: itsSite, by: 1 }));
invent('Refuge', 'WH-75', modifier({ attribute: convertedFor, of: itsSite, by: yourNumber, change: 'set' }));

const MINES = 'Deep Mines';
/** Three points each. */
const SIX = ['Gatherer of Loyalties', 'The White Hand'];
const warded = { onSite: [{ card: 'Ward', owner: 'Ann' }] };
const fallen = (companies: readonly object[], events: readonly string[] = SIX) => ({
  side: 'fallen-wizard',
  events,
  companies,
  deck: Array.from({ length: 20 }, () => 'Cram'),
});
const at = (place: string, more: object = warded) => ({ ...company(place, 'Haldir'), ...more });
/** Where the company of one may go that are below. */
const reaches = (t: Table<S>, who: string, ...names: readonly string[]): readonly string[] => {
  t.player('Ann').does(`${who}: declare movement`);
  return t.offered().filter((text) => names.some((name) => text.startsWith(name)));
};

describe('[WH-55] Deep Mines', () => {
  scenario('more than 6 stage points open the way from a protected Wizardhaven', (t) => {
    t.given({ players: { Ann: fallen([at(TOWERS)]), Bob } });
    t.player('Ann').has({ 'stage points': 7 });
    expect(reaches(t, 'Haldir', MINES)).toHaveLength(1);
  });
  scenario('6 are too few', (t) => {
    t.given({ players: { Ann: fallen([at(TOWERS)], ['Gatherer of Loyalties', 'Great Patron']), Bob } });
    t.player('Ann').has({ 'stage points': 6 });
    expect(reaches(t, 'Haldir', MINES)).toEqual([]);
  });
  scenario('[ME-UNDER-511] nor is it reached from a Wizardhaven that is not protected', (t) => {
    t.given({ players: { Ann: fallen([at(TOWERS, {})], [...SIX, 'Great Patron']), Bob } });
    expect(reaches(t, 'Haldir', MINES)).toEqual([]);
  });
  scenario('nor from what is protected, but no Wizardhaven', (t) => {
    t.given({ players: { Ann: fallen([at('TW-421')], [...SIX, 'Great Patron']), Bob } });
    expect(reaches(t, 'Haldir', MINES)).toEqual([]);
  });
  scenario('nobody else goes there', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Haldir')] }, Bob } });
    expect(reaches(t, 'Haldir', MINES)).toEqual([]);
  });
  const descends = (t: Table<S>, events: readonly string[] = SIX): void => {
    t.given({
      phase: 'movement/hazard',
      players: { Ann: fallen([at(TOWERS, { ...warded, movesTo: MINES })], events), Bob },
    });
    idleUntil(t, () => t.state.global.phase !== 4);
  };
  scenario('no roll is needed; and it is worth 3 stage points to whoever stands there', (t) => {
    descends(t);
    t.expect.card('Haldir', { at: MINES });
    // The ward left with its site.
    t.player('Ann').has({ 'stage points': 9 });
  });
  scenario('[ME-CARD-0140] whoever is short of points when it is shown stays where he was', (t) => {
    descends(t, ['Gatherer of Loyalties', 'Great Patron']);
    t.expect.card('Haldir', { at: TOWERS });
  });
  scenario('the way back leads to its Wizardhaven alone', (t) => {
    descends(t);
    idleUntil(t, () => t.state.global.phase === 2 && t.state.global.active === 1 && t.state.global.turn > 1);
    t.player('Ann').does('Haldir: declare movement');
    t.player('Ann').mayChoose.excludes(MINES, 'Rivendell', 'Bree');
  });
  scenario('[ME-CARD-0139] [ME-CARD-0143] one lies below each Wizardhaven, and may be below several', (t) => {
    t.given({
      players: {
        Ann: fallen([
          { ...company(MINES, 'Elladan'), siteLeadsTo: TOWERS },
          at(TOWERS),
          { ...company('Isengard', 'Elrohir'), onSite: [{ card: 'Ward', as: 'second', owner: 'Ann' }] },
        ]),
        Bob,
      },
    });
    t.player('Ann').does('Haldir: declare movement', MINES);
    expect(t.state.company.destination[2]).toBe(t.state.company.site[1]);
    t.player('Ann').does('Elrohir: declare movement', MINES);
    expect(t.state.company.destination[3]).not.toBe(t.state.company.site[1]);
  });
  for (const siteTapped of [true, false])
    scenario(
      `[ME-CARD-0141] one who came up goes down into others if the first were discarded: ${siteTapped}`,
      (t) => {
        const up = { ...company(MINES, 'Elladan'), siteLeadsTo: TOWERS, siteTapped, movesTo: TOWERS };
        t.given({
          phase: 'movement/hazard',
          players: { Ann: { ...fallen([up, at(TOWERS)], [...SIX, 'Great Patron']), hand: ['Bridge'] }, Bob },
        });
        const bridge = (): string => t.offered().find((text) => text.startsWith('Bridge')) ?? '';
        t.player('Ann').does('The company of Elladan');
        idleUntil(t, () => bridge() !== '');
        t.player('Ann').does(bridge());
        idleUntil(t, () => t.offered().includes('It stays there'));
        expect(offers(t, MINES)).toBe(siteTapped);
      },
    );
});

describe('surface sites', () => {
  const isSurface = (t: Table<S>, side: string, place: string, who: string, more: object = {}): boolean => {
    t.given({ players: { Ann: { side, companies: [{ ...company(place, who), ...more }] }, Bob } });
    return isSurfaceSite(t.state, t.state.company.site[1]);
  };
  scenario('[ME-UNDER-510] The Wind Throne is one in every game', (t) => {
    expect(isSurface(t, 'wizard', 'The Wind Throne', 'Haldir')).toBe(true);
  });
  for (const place of ['Blue Mountain Dwarf-hold', 'Iron Hill Dwarf-hold'])
    scenario(`[ME-UNDER-509] [ME-UNDER-4006] ${place}, a Free-hold, is none to hazards`, (t) => {
      expect(isSurface(t, 'balrog', place, 'Gorbag')).toBe(false);
    });
  scenario('Carn Dûm is one', (t) => {
    expect(isSurface(t, 'balrog', 'Carn Dûm', 'Gorbag')).toBe(true);
  });
  scenario('[ME-CARD-0142] a Wizardhaven is one while its Deep Mines lie open', (t) => {
    t.given({
      players: {
        Ann: fallen([at(TOWERS), { ...company(MINES, 'Elladan'), siteLeadsTo: TOWERS }]),
        Bob,
      },
    });
    expect(isSurfaceSite(t.state, t.state.company.site[1])).toBe(true);
  });
  scenario('[ME-CARD-0142] and otherwise not', (t) => {
    t.given({ players: { Ann: fallen([at(TOWERS)]), Bob } });
    expect(isSurfaceSite(t.state, t.state.company.site[1])).toBe(false);
  });
});

describe('Wizardhavens above the Under-deeps', () => {
  const GEMS = 'The Gem-deeps';
  const atCaves = (onSite: readonly object[]) => ({
    players: { Ann: fallen([{ ...company('TW-397', 'Haldir'), onSite }]), Bob },
  });
  scenario('[ME-FW-4013] Glittering Caves lie above The Gem-deeps', (t) => {
    t.given(atCaves([]));
    expect(reaches(t, 'Haldir', GEMS).length).toBeGreaterThan(0);
  });
  scenario('[ME-UNDER-001 ME-FW-4013] but not once they are a Wizardhaven', (t) => {
    t.given(atCaves([{ card: 'Refuge', owner: 'Ann' }]));
    expect(reaches(t, 'Haldir', GEMS)).toEqual([]);
  });
  const below = (onSite: readonly object[]) => ({
    players: {
      Ann: fallen([company('DM-30', 'Elladan'), { ...company('TW-397', 'Haldir'), onSite }]),
      Bob,
    },
  });
  scenario('[ME-UNDER-001] nor is there a way up to it', (t) => {
    t.given(below([{ card: 'Refuge', owner: 'Ann' }]));
    expect(reaches(t, 'Elladan', 'Glittering Caves')).toEqual([]);
  });
  scenario('[ME-FW-4013] while they are none, there is', (t) => {
    t.given(below([]));
    expect(reaches(t, 'Elladan', 'Glittering Caves').length).toBeGreaterThan(0);
  });
});
