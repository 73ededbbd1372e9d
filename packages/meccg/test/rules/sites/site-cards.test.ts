/** Site cards: how many there are, who still needs one on the table, and where it goes. ME-SITE, ME-HAVEN, ME-MOVE-020 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { sites } from '../../../src/map/map.ts';
import { isAvailable, isInUse, isOwnHaven, returnSite, takeSite } from '../../../src/rules/sites/sites.ts';
import { type S, Status } from '../../../src/state.ts';
import { siteOf } from '../../sites.ts';
import { adapter, Bob, company } from '../../table.ts';

const table = (...at: readonly string[]): Table<S> => {
  const t = new Table(adapter);
  const who = ['Elladan', 'Haldir', 'Orophin', 'Bofur'];
  t.given({ players: { Ann: { companies: at.map((site, i) => company(site, who[i])) }, Bob } });
  return t;
};

describe('in the location deck', () => {
  test('[ME-DECK-008 ME-HAVEN-005] a Haven is there however often it is used, any other site once for each player', () => {
    const { state } = table('Rivendell', 'Moria');
    expect(isAvailable(state, 1, siteOf('Rivendell'))).toBe(true);
    expect(isAvailable(state, 1, siteOf('Moria'))).toBe(false);
    expect(isAvailable(state, 2, siteOf('Moria'))).toBe(true);
  });
  test('[ME-HAVEN-001] his own Havens are a player’s, and no minion’s', () => {
    const { state } = table('Bree');
    const own = sites.flatMap((site, i) => (isOwnHaven(state, 1, i) ? [site?.name ?? ''] : []));
    expect(new Set(own)).toEqual(new Set(['Edhellond', 'Grey Havens', 'Lórien', 'Rivendell']));
  });
  test('a card that is taken is known to its player alone, and is not there any more', () => {
    const { state } = table('Rivendell');
    const card = takeSite(state, 1, siteOf('Bree'), 1);
    expect([state.card.owner[card], state.card.controller[card], state.card.knownTo[card]]).toEqual([
      1, 1, 2,
    ]);
    expect(isAvailable(state, 1, siteOf('Bree'))).toBe(false);
  });
});

describe('on the table', () => {
  for (const field of ['site', 'origin', 'destination'] as const)
    test(`[ME-MOVE-020] it stays while a company needs it as its ${field}`, () => {
      const { state } = table('Moria', 'Bree');
      const moria = state.company.site[1];
      state.company.site[1] = 0;
      expect(isInUse(state, moria)).toBe(false);
      state.company[field][2] = moria;
      expect(isInUse(state, moria)).toBe(true);
      returnSite(state, moria);
      expect(isAvailable(state, 1, siteOf('Moria'))).toBe(false);
    });
  for (const [at, tapped, goes] of [
    ['Moria', true, 'discarded'],
    ['Moria', false, 'back'],
    ['Rivendell', true, 'back'],
    ['Buhr Widu', true, 'back'],
  ] as const)
    test(`[ME-MOVE-020 ME-HAVEN-006] when nobody does, ${at} is ${goes}${tapped ? ' though it is tapped' : ''}`, () => {
      const { state } = table(at);
      const card = state.company.site[1];
      if (tapped) state.card.status[card] = Status.tapped;
      state.company.site[1] = 0;
      returnSite(state, card);
      expect(isAvailable(state, 1, siteOf(at))).toBe(goes === 'back');
      expect([state.card.def[card], state.card.owner[card], state.card.knownTo[card]]).toEqual([0, 0, 0]);
    });
});
