/** Optional rules about who sits where and plays whom, and house rules of sealed events. ME-MPOPT-4002, 4003, ME-HOUSE */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { challengeDeck } from '../../../src/decks/challenge.ts';
import { allCards, factsOf } from '../../../src/facts/cards.ts';
import { meccg, readSetup } from '../../../src/game.ts';
import { nextSeat, seatByRolls, seatFrom } from '../../../src/rules/seating.ts';
import { sealedSiteProblems } from '../../../src/tournament/sealed-sites.ts';
import { adapter, company, idleUntil, scenario } from '../../table.ts';

const four = (dice: readonly number[] = [], fields: Readonly<Record<string, object>> = {}) => ({
  phase: 'end-of-turn',
  dice,
  players: {
    Ann: { companies: [company('Rivendell', 'Elladan')], ...fields['Ann'] },
    Bob: { companies: [company('Edhellond', 'Ioreth')], ...fields['Bob'] },
    Cid: { companies: [company('Lórien', 'Bofur')], ...fields['Cid'] },
    Dan: { companies: [company('Lórien', 'Balin')], ...fields['Dan'] },
  },
});

describe('seats by roll', () => {
  test('[ME-MPOPT-4002] all ties are rolled again, low ones too; they sit by what they rolled', () => {
    const t = new Table(adapter);
    // Ann 4, Bob 9, Cid 4, Dan 4; then Ann 5, Cid 3, Dan 5; then Ann 2, Dan 8.
    t.given(four([2, 2, 4, 5, 2, 2, 1, 3, 2, 3, 1, 2, 4, 1, 1, 1, 4, 4]));
    seatByRolls(t.state);
    expect(t.state.global.active).toBe(2);
    expect([0, 1, 2, 3, 4].map((steps) => seatFrom(t.state, steps))).toEqual([2, 4, 1, 3, 2]);
    expect(nextSeat(t.state, 3)).toBe(2);
  });
  const around = {
    Ann: { after: 'Cid' },
    Cid: { after: 'Bob' },
    Bob: { after: 'Dan' },
    Dan: { after: 'Ann' },
  };
  scenario('[ME-MPOPT-4002] turns go round in that order', (t) => {
    t.given(four([], around));
    idleUntil(t, () => t.state.global.active !== 1);
    t.expect.table({ active: 'Cid' });
    idleUntil(t, () => t.state.global.active !== 3);
    t.expect.table({ active: 'Bob' });
  });
  const seated = (decks: readonly string[]): number[] => {
    const s = meccg.create(readSetup({ decks }), 'seats');
    for (let n = 0; n < 200 && s.global.turn === 0; n++) meccg.apply(s, meccg.options(s).count - 1);
    return decks.map((_deck, i) => s.player.after[i + 1]).sort((a, b) => a - b);
  };
  test('[ME-MP-4010 ME-MPOPT-4002] every game of three seats all of them so, and none of two', () => {
    expect(seated(['A', 'B', 'A'])).toEqual([1, 2, 3]);
    expect(seated(['A', 'B'])).toEqual([0, 0]);
  });
});

describe('avatars declared beforehand', () => {
  const options = ['avatar-draft'];
  const base = challengeDeck('A');
  const { deck = [], pool = [], sideboard = [] } = base ?? {};
  const plain = (ids: readonly string[]): string[] => ids.filter((id) => !factsOf(id).avatar);
  const idOf = (name: string, alignment: string): string =>
    allCards.find((card) => card.avatar && card.alignment === alignment && card.names['en'] === name)?.id ??
    '';
  const wizard = (...names: readonly string[]) => ({
    deck: [...plain(deck), ...names.map((name) => idOf(name, 'hero'))],
    pool,
    sideboard: plain(sideboard),
  });
  const of = (...decks: readonly object[]) => readSetup({ decks, options, anyDeck: true });
  test('[ME-MPOPT-4003] each deck has one avatar, in up to three copies, and no two the same', () => {
    const table = of(wizard('Saruman', 'Saruman', 'Saruman'), wizard('Gandalf'), wizard('Alatar'));
    expect(table.options).toEqual(options);
    expect(() => of(wizard('Saruman', 'Gandalf'), wizard('Pallando'), wizard('Alatar'))).toThrow(
      'setup.decks[0]: Saruman is declared, so that it may not have Gandalf (ME-MPOPT-4003)',
    );
    expect(() => of(wizard('Saruman'), wizard('Gandalf'), wizard('Saruman'))).toThrow(
      'setup.decks[2]: Saruman is declared by another player already',
    );
    expect(() => of(wizard('Saruman'), wizard(), wizard('Alatar'))).toThrow('no Wizard to be declared');
  });
  test('[ME-MPOPT-4003] nor in the sideboard; and it is no rule for two', () => {
    const more = { ...wizard('Saruman'), sideboard: [idOf('Gandalf', 'hero')] };
    expect(() => of(more, wizard('Pallando'), wizard('Alatar'))).toThrow('may not have Gandalf');
    expect(() => readSetup({ decks: ['A', 'B'], options })).toThrow('"avatar-draft" is for 3 to 5 players');
  });
  test('[ME-MPOPT-4003] other Ringwraiths may follow, and only the declared one may stand for him', () => {
    const nine = ['Adûnaphel the Ringwraith', 'Adûnaphel the Ringwraith', 'Akhôrahil the Ringwraith'];
    const ids = nine.map((name) => idOf(name, 'minion'));
    const minion = { side: 'ringwraith', deck: ids, pool: [], sideboard: [] };
    const s = meccg.create(of(minion, wizard('Gandalf'), wizard('Alatar')), 'x');
    expect(s.engine.definitions[s.player.revealed[1]].names['en']).toBe('Adûnaphel the Ringwraith');
  });
});

describe('sealed events', () => {
  const drawn = ['TW-413', 'TW-405'];
  test('[ME-HOUSE-4000 ME-HOUSE-4001] only drawn sites are used, unless a house rule allows all', () => {
    expect(sealedSiteProblems(drawn, drawn)).toEqual([]);
    expect(sealedSiteProblems(drawn, [...drawn, 'TW-404'])).toHaveLength(1);
    expect(sealedSiteProblems(drawn, [...drawn, 'TW-404', 'TW-403'], 'all')).toEqual([]);
  });
  test('[ME-HOUSE-4002] or exactly one more, which stays the same', () => {
    const one = [...drawn, 'TW-404'];
    expect(sealedSiteProblems(drawn, one, 'proxy')).toEqual([]);
    expect(sealedSiteProblems(drawn, [...one, 'TW-403'], 'proxy')).toHaveLength(1);
    // A second copy of a site that was drawn once was not drawn.
    expect(sealedSiteProblems(drawn, [...one, 'TW-413'], 'proxy')).toHaveLength(1);
    expect(sealedSiteProblems(drawn, one, 'proxy', one)).toEqual([]);
    expect(sealedSiteProblems(drawn, [...drawn, 'TW-403'], 'proxy', one)).toHaveLength(1);
    expect(sealedSiteProblems(drawn, drawn, 'proxy', one)).toHaveLength(1);
  });
});
