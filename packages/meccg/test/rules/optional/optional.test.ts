/** Optional rules: which there are, how a table agrees to them, and that none is in force by itself. ME-OPT */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg, readSetup } from '../../../src/game.ts';
import { bitsOf, type OptionalRule, optionalRules } from '../../../src/rules/optional/optional.ts';
import { adapter, Bob, company } from '../../table.ts';

const of = (more: object, decks: readonly string[] = ['A', 'B']) => readSetup({ decks, ...more });

describe('switches', () => {
  test('[ME-OPTION-001 ME-OPT-4000 ME-MPOPT-4000 ME-HOUSE-4000] none is in force unless the set-up names it', () => {
    expect(meccg.create(of({}), 'x').global.optional).toBe(0);
    expect('options' in of({ options: [] })).toBe(false);
    const rules: readonly OptionalRule[] = optionalRules;
    for (const { name, players, needs } of rules) {
      const least = players?.[0] ?? 2;
      // Decks must be made for the one about avatars.
      if (least === 1 || needs !== undefined || name === 'avatar-draft') continue;
      const setup = of({ options: [name] }, ['A', 'B', 'A', 'B', 'A'].slice(0, least));
      expect(setup.options).toEqual([name]);
      expect(meccg.create(setup, 'x').global.optional, name).toBe(bitsOf(setup.options ?? []));
    }
  });
  test('every one has a bit and a name of its own, and fits into the column', () => {
    expect(new Set(optionalRules.map(({ name }) => name)).size).toBe(optionalRules.length);
    expect(optionalRules.length).toBeLessThan(32);
  });
  test('what is no switch is refused with all that are', () => {
    expect(() => of({ options: ['recent'] })).toThrow(
      /setup\.options: there is no optional rule "recent"; there are recently-visited/,
    );
    expect(() => of({ options: 'recently-visited' })).toThrow('expected a list of optional rules');
    expect(() => of({ options: [7] })).toThrow('there is no optional rule 7');
  });
  test('scenarios name them, too', () => {
    const t = new Table(adapter);
    const players = { Ann: { companies: [company('Rivendell', 'Elladan')] }, Bob };
    t.given({ options: ['recently-visited'], players });
    t.expect.table({ options: ['recently-visited'] });
    expect(() => new Table(adapter).given({ options: ['recent'], players })).toThrow(/recent/);
  });
});

describe('recently visited sites', () => {
  const entering = (options: readonly string[], bob: object, ann: object = {}, more: object = {}) => ({
    phase: 'site',
    options,
    players: {
      Ann: { hand: ['Dodge'], companies: [company('Moria', 'Elladan', 'Elrohir')], ...ann },
      Bob: { ...Bob, ...bob },
      ...more,
    },
  });
  const been = { discardedSites: ['Moria'] };
  const faced = (options: readonly string[], strikes: number, prowess: number, ...given: object[]): void => {
    const t = new Table(adapter);
    t.given(entering(options, given[0] ?? {}, given[1], given[2]));
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': strikes, 'attack prowess': prowess });
  };
  const on = ['recently-visited'];
  test('[ME-OPT-4003] a site in the opponent’s discard pile is guarded by one strike and one prowess more', () => {
    faced(on, 5, 8, been);
    faced([], 4, 7, been);
    faced(on, 4, 7, { discardedSites: ['Ettenmoors'] });
    faced(on, 4, 7, { side: 'ringwraith', companies: [company('Dol Guldur', 'Hador')] });
    // Any card of the place will do.
    faced(on, 5, 8, {
      side: 'ringwraith',
      discardedSites: ['Moria'],
      companies: [company('Dol Guldur', 'Hador')],
    });
  });
  test('[ME-OPT-4012] of many, everyone who has it in his pile counts', () => {
    const Cid = { companies: [company('Edhellond', 'Beretar')] };
    faced(on, 6, 9, been, {}, { Cid: { ...Cid, ...been } });
    faced(on, 5, 8, {}, {}, { Cid: { ...Cid, ...been } });
  });
});
