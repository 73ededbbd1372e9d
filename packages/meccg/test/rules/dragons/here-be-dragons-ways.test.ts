/** Here Be Dragons: where a Dragon goes, what he stores and counts, and how he calls the Diet of Wyrms. ME-DRAGON-4005, 4006, 4012..4017, 4024 */
import { valueOf } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { points } from '../../../src/engine.ts';
import { allSites } from '../../../src/facts/sites.ts';
import { discard } from '../../../src/rules/cards/cards.ts';
import { scoresFor } from '../../../src/rules/cards/kills.ts';
import { rollOfDragon } from '../../../src/rules/dragons/ways.ts';
import { ringsAreTested } from '../../../src/rules/items/ring-tests.ts';
import { councilPoints, worthOf } from '../../../src/rules/points.ts';
import { sideNamed } from '../../../src/rules/sides.ts';
import { Phase } from '../../../src/state.ts';
import { mayCall } from '../../../src/turn/end.ts';
import { normalDraws } from '../../../src/turn/movement-hazard.ts';
import { dragon, MOUNTAIN, SCENARIO, smaug } from '../../dragons.ts';
import { borrow, invent } from '../../invented.ts';
import { adapter, Bob, company, idleUntil, offers, rowOf, scenario } from '../../table.ts';

const DESOLATION = 'Dragon’s Desolation';
borrow('TW-29');
invent('Dark Tidings', 'LE-224', { storeAt: { sites: ['Barad-dûr'] } });

const hazardDraws = (place: string): number =>
  allSites.find(({ name, alignment }) => name === place && alignment === 'minion')?.hazardDraws ?? 0;
const cards = Array.from({ length: 20 }, () => 'Cram');
const organizing = (ann: object, events: readonly string[] = []) => ({
  ...SCENARIO,
  players: { Ann: { deck: cards, ...ann }, Bob: { ...Bob, deck: cards, events } },
});
/** He, or somebody of his, stands at a site. */
const at = (declared: string, place: string, who = declared) =>
  dragon(declared, { companies: [company(place, who)] });
const goes = (t: Table<Parameters<typeof rollOfDragon>[0]>, who: string): readonly string[] => {
  t.player('Ann').does(`${who}: declare movement`);
  return t.offered();
};

describe('his ways', () => {
  // From Northern Rhovanion, five regions lead to Khand, and no four.
  for (const [who, may] of [
    ['Smaug', true],
    ['Daelomin', true],
    ['Bairanax', true],
    ['Scorba', true],
    ['Scatha', false],
    ['Agburanar', false],
    ['Itangast', false],
    ['Leucaruth', false],
  ] as const)
    scenario(`[ME-DRAGON-4014] ${who} moves through five regions: ${may}`, (t) => {
      t.given(organizing(at(who, MOUNTAIN)));
      const there = goes(t, who);
      expect(there.includes('Variag Camp')).toBe(may);
      expect(there).toContain('Irerock');
    });
  scenario('[ME-DRAGON-4014] who is with no Dragon moves through four', (t) => {
    t.given(organizing(at('Smaug', MOUNTAIN, 'Gorbag')));
    expect(goes(t, 'Gorbag')).not.toContain('Variag Camp');
  });
  scenario('[ME-DRAGON-4014] Eärcaraxë moves through five with two Coastal Seas', (t) => {
    t.given(organizing(at('Eärcaraxë', 'Isle of the Ulond')));
    expect(goes(t, 'Eärcaraxë')).toContain('Zarak Dûm');
  });
  scenario('[ME-DRAGON-4014] and through four from elsewhere', (t) => {
    t.given(organizing(at('Eärcaraxë', MOUNTAIN)));
    const there = goes(t, 'Eärcaraxë');
    expect(there).not.toContain('Variag Camp');
    expect(there).toContain('Irerock');
  });
  for (const [who, by] of [
    ['Smaug', -3],
    ['Scatha', 3],
    ['Eärcaraxë', 0],
  ] as const)
    scenario(`[ME-DRAGON-4014] the roll of ${who} below is changed by ${by}`, (t) => {
      t.given({
        ...organizing(at(who, 'The Under-leas')),
      });
      expect(rollOfDragon(t.state, 1)).toBe(by);
    });
  scenario('[ME-DRAGON-4012] he needs no mode to leave his lair, and no printed path leads him', (t) => {
    t.given(organizing(at('Smaug', MOUNTAIN)));
    expect(goes(t, 'Smaug')).toContain('Gondmaeglom');
    expect(sideNamed('dragon').walker.starter).toBe(false);
  });
  scenario('[ME-DRAGON-4012] both draw by the new site, even if it is his lair', (t) => {
    t.given({
      ...organizing(
        dragon('Smaug', { companies: [{ ...company('Buhr Widu', 'Smaug'), movesTo: MOUNTAIN }] }),
      ),
      phase: 'movement/hazard',
    });
    idleUntil(t, () => t.state.company.moved[1] === 1);
    expect(normalDraws(t.state, 1)).toBe(hazardDraws(MOUNTAIN));
    expect(hazardDraws(MOUNTAIN)).not.toBe(hazardDraws('Buhr Widu'));
  });
});

describe('lands of the free', () => {
  for (const [events, border, free] of [
    [[], false, false],
    [['Doors of Night'], true, false],
    [[DESOLATION], true, false],
    [['Doors of Night', DESOLATION], true, true],
  ] as const) {
    const said = events.join(' and ') || 'nothing';
    scenario(`[ME-DRAGON-4013] with ${said} in play Border-lands are open: ${border}`, (t) => {
      t.given(organizing(at('Smaug', MOUNTAIN), events));
      expect(goes(t, 'Smaug').includes('Shrel-Kain')).toBe(border);
    });
    scenario(`[ME-DRAGON-4013] with ${said} in play Free-domains are open: ${free}`, (t) => {
      t.given(organizing(at('Smaug', 'Henneth Annûn'), events));
      expect(goes(t, 'Smaug').includes('Minas Tirith')).toBe(free);
    });
  }
  scenario('[ME-DRAGON-4013] companies without him go there as ever', (t) => {
    t.given(organizing(at('Smaug', MOUNTAIN, 'Gorbag')));
    expect(goes(t, 'Gorbag')).toContain('Shrel-Kain');
  });
  test('[ME-DRAGON-4013] what was open when he set out stays open, and he may go back that way', () => {
    const t = new Table(adapter);
    const both = [company(MOUNTAIN, 'Smaug'), company('Irerock', 'Gorbag')];
    t.given(organizing(dragon('Smaug', { companies: both }), ['Doors of Night']));
    t.player('Ann').does('Smaug: declare movement', 'Shrel-Kain');
    expect(t.state.global.phase).toBe(Phase.organization);
    discard(t.state, rowOf(t.state, 'Doors of Night'));
    idleUntil(t, () => t.state.global.phase === Phase.site);
    t.expect.card('Smaug', { at: 'Shrel-Kain' });
    idleUntil(t, () => t.state.global.active === 2);
    idleUntil(t, () => t.state.global.active === 1 && t.state.global.phase === Phase.organization);
    // By Dorwinion he came, and by Dorwinion he goes; the Woodland Realm is another Border-land.
    const there = goes(t, 'Smaug');
    expect(there).toContain(MOUNTAIN);
    expect(there).not.toContain('Thranduil’s Halls');
  });
});

describe('his points', () => {
  const has = (more: object) => ({ ...SCENARIO, players: { Ann: dragon('Smaug', more), Bob } });
  scenario('[ME-DRAGON-4015] a carried item is worth half of what is printed, rounded down', (t) => {
    t.given(
      has({ companies: [company('Irerock', { card: 'Gorbag', on: ['The Arkenstone', 'Black Mace'] })] }),
    );
    const worth = (name: string): number => worthOf(t.state, 1, rowOf(t.state, name));
    expect([worth('The Arkenstone'), worth('Black Mace')]).toEqual([1, 1]);
  });
  scenario('[ME-DRAGON-4015] a stored one all of it', (t) => {
    t.given(has({ companies: [company('Irerock', 'Gorbag')], points: ['The Arkenstone'] }));
    t.player('Ann').has({ 'item points': 3 });
  });
  for (const [place, may] of [
    [MOUNTAIN, true],
    ['Irerock', false],
    ['Dol Guldur', false],
  ] as const)
    scenario(`[ME-DRAGON-4015 ME-DRAGON-4024] items are stored at ${place}: ${may}`, (t) => {
      t.given(has({ companies: [company(place, { card: 'Gorbag', on: ['Black Mace'] })] }));
      expect(offers(t, 'Black Mace: store')).toBe(may);
    });
  for (const [side, may] of [
    ['dragon', false],
    ['ringwraith', true],
  ] as const) {
    const bears = (place: string, what: string) => ({
      ...SCENARIO,
      players: {
        Ann: { side, declared: 'Smaug', companies: [company(place, { card: 'Gorbag', on: [what] })] },
        Bob,
      },
    });
    scenario(`[ME-DRAGON-4015] not even where an item says so, a ${side} player: ${may}`, (t) => {
      t.given(bears('Iron Hill Dwarf-hold', 'Book of Mazarbul'));
      expect(offers(t, 'Book of Mazarbul: store')).toBe(may);
    });
    scenario(`[ME-DRAGON-4024] a ${side} player stores what is no item at Barad-dûr: ${may}`, (t) => {
      t.given(bears('Barad-dûr', 'Dark Tidings'));
      expect(offers(t, 'Dark Tidings: store')).toBe(may);
    });
  }
  for (const [place, tested] of [
    [MOUNTAIN, false],
    ['Irerock', true],
  ] as const)
    scenario(`[ME-DRAGON-4024] a gold ring with him at ${place} is tested: ${tested}`, (t) => {
      t.given({
        ...SCENARIO,
        players: {
          Ann: dragon('Smaug', {
            companies: [company(place, { card: 'Smaug', on: ['Bright Gold Ring'] })],
          }),
          Bob,
        },
      });
      expect(valueOf(t.state, ringsAreTested, 1) > 0).toBe(tested);
    });
  for (const [side, with_, without] of [
    ['dragon', true, true],
    ['ringwraith', true, false],
  ] as const)
    scenario(
      `[ME-DRAGON-4016] a ${side} player scores for creatures with an asterisk ${with_}, without ${without}`,
      (t) => {
        t.given({
          ...SCENARIO,
          players: {
            Ann: { side, declared: 'Smaug', companies: [company('Irerock', 'Gorbag')] },
            Bob: { ...Bob, hand: ['Hobgoblins', 'Arthadan Rangers'] },
          },
        });
        const scores = (name: string) => scoresFor(t.state, 1, rowOf(t.state, name));
        expect([scores('Arthadan Rangers'), scores('Hobgoblins')]).toEqual([with_, without]);
      },
    );
  for (const [side, more] of [
    ['dragon', 1],
    ['ringwraith', 0],
  ] as const)
    for (const name of ['Smoke on the Wind', 'Burning Rick, Cot, and Tree'])
      scenario(`[ME-DRAGON-4017] ${name} is worth ${more} more to a ${side} player`, (t) => {
        t.given({
          ...SCENARIO,
          players: {
            Ann: { side, declared: 'Smaug', events: [name], companies: [company('Irerock', 'Gorbag')] },
            Bob,
          },
        });
        const card = rowOf(t.state, name);
        expect(worthOf(t.state, 1, card)).toBe(valueOf(t.state, points, card) + more);
        expect(valueOf(t.state, points, card)).toBeGreaterThan(0);
      });
  /** Kills of a point each, and factions. */
  function table(
    kills: number,
    factions: readonly string[],
    ...who: readonly string[]
  ): Table<Parameters<typeof rollOfDragon>[0]> {
    const t = new Table(adapter);
    t.given({
      ...SCENARIO,
      decks: 2,
      players: {
        Ann: dragon('Smaug', {
          exhausted: 2,
          companies: [company(MOUNTAIN, 'Smaug', ...who)],
          points: Array.from({ length: kills }, () => 'Hobgoblins'),
          factions,
        }),
        Bob,
      },
    });
    return t;
  }
  test('[ME-DRAGON-4006] he calls with half of his points from hoard, kills and fire, and not with less', () => {
    const factions = ['Goblins of Goblin-gate', 'Orcs of Moria'];
    const may = (kills: number) => mayCall(table(kills, factions).state, 1);
    const { state } = table(0, factions);
    const worth = factions.reduce((n, name) => n + worthOf(state, 1, rowOf(state, name)), 0);
    expect(worth).toBeGreaterThan(1);
    expect([may(worth), may(worth - 1)]).toEqual([true, false]);
  });
  test('[ME-DRAGON-4006] and what is more than that does not count in the end', () => {
    const factions = ['Goblins of Goblin-gate', 'Orcs of Moria'];
    const total = (kills: number) => councilPoints(table(kills, factions, 'Gorbag').state, 1);
    expect([total(1), total(2), total(3)]).toEqual([2, 4, 6]);
  });
  test('[ME-DRAGON-4005] he calls it by himself', () => {
    expect([sideNamed('dragon').calls, sideNamed('dragon').council]).toEqual([true, 'Diet of Wyrms']);
  });
  scenario('[ME-DRAGON-4005] as his turn ends he is asked', (t) => {
    t.given({
      ...SCENARIO,
      decks: 1,
      phase: 'end-of-turn',
      players: { Ann: smaug(MOUNTAIN, { exhausted: 1, deck: cards }), Bob },
    });
    idleUntil(t, () => t.question()?.ask === 'Call the Diet of Wyrms?');
    expect(t.question()?.ask).toBe('Call the Diet of Wyrms?');
  });
});
