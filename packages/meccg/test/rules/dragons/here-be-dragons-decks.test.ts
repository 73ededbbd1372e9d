/** Here Be Dragons before the game: who may be a Dragon, and what his deck may have. ME-DRAGON-4000, 4007, 4009..4011, 4023 */
import { describe, expect, test } from 'vitest';
import { challengeDeck } from '../../../src/decks/challenge.ts';
import { checkDeck } from '../../../src/decks/legality.ts';
import type { ListEntry } from '../../../src/decks/list.ts';
import { allCards, factsIfAny, factsOf } from '../../../src/facts/cards.ts';
import { meccg, readSetup } from '../../../src/game.ts';
import { sideNamed } from '../../../src/rules/sides.ts';
import { broken, line, lines } from '../../deck-lists.ts';

const SMAUG = 'TW-90';
const { banned } = sideNamed('dragon').deck;
/** A printed deck of a Ringwraith player, as far as a Dragon may have it, with Smaug in place of the Ringwraiths. */
const isHis = ({ card }: ListEntry): boolean =>
  card !== null &&
  !card.avatar &&
  card.kind !== 'site' &&
  !(card.kind === 'character' && card.mind > 5) &&
  !banned.includes(card.names['en'] ?? '') &&
  !(card.names['en'] ?? '').startsWith('Smaug');
const his = lines('F').filter(isHis);
const asSmaug = { side: 'dragon', declared: 'Smaug' } as const;
/** What such a deck breaks beside what was broken without these lines. */
const breaks = (...more: readonly ListEntry[]): readonly string[] =>
  broken([...his, line('deck', SMAUG), ...more], asSmaug).filter((rule) => rule.startsWith('ME-DRAGON'));

describe('the deck of a Dragon', () => {
  test('[ME-DRAGON-4009] has the Dragon himself up to three times, and at least once', () => {
    const copies = (n: number) =>
      broken([...his, ...(n > 0 ? [line('deck', SMAUG, n)] : [])], asSmaug).includes('ME-DRAGON-4009');
    expect([0, 1, 3, 4].map(copies)).toEqual([true, false, false, true]);
  });
  test('[ME-DRAGON-4009] he is the one of whom it has most, and counts as no hazard', () => {
    const list = [...his, line('deck', SMAUG, 2), line('deck', 'TD-60')];
    const report = checkDeck(list, { length: 2, side: 'dragon' });
    expect([report.declared, report.counts.avatars, report.player]).toEqual(['Smaug', 2, 'Dragon player']);
    const { hazards, creatures } = checkDeck(his, { length: 2, side: 'dragon' }).counts;
    // Scatha is a hazard to him, as to everyone.
    expect([report.counts.hazards, report.counts.creatures]).toEqual([hazards + 1, creatures + 1]);
  });
  test('[ME-DRAGON-4009] other characters are minions of mind less than 6', () => {
    const ofMind = (mind: number) =>
      allCards.find(
        (card) =>
          card.kind === 'character' &&
          card.alignment === 'minion' &&
          card.mind === mind &&
          !card.agent &&
          !card.avatar &&
          card.specific === '' &&
          !his.some((entry) => entry.card?.names['en'] === card.names['en']),
      )?.id ?? '';
    expect(breaks(line('sideboard', ofMind(6)))).toEqual(['ME-DRAGON-4009']);
    expect(breaks(line('sideboard', ofMind(5)))).toEqual([]);
  });
  test('[ME-DRAGON-4010] has none of the cards that are excluded by name', () => {
    expect(banned).toHaveLength(23);
    for (const name of banned) {
      const card = allCards.find(({ names, avatar }) => names['en'] === name && !avatar);
      expect(breaks(line('sideboard', card?.id ?? '')), name).toContain('ME-DRAGON-4010');
    }
  });
  test('[ME-DRAGON-4010] no Ringwraith, not The Balrog, and no other manifestation of its Dragon', () => {
    expect(breaks(line('sideboard', 'LE-58'))).toContain('ME-DRAGON-4010'); // The Witch-king
    expect(breaks(line('sideboard', 'BA-3'))).toContain('ME-DRAGON-4010');
    expect(breaks(line('sideboard', 'TD-70'))).toEqual(['ME-DRAGON-4010']); // Smaug Ahunt
    expect(breaks(line('sideboard', 'TD-61'))).toEqual([]); // Scatha Ahunt
  });
  test('[ME-DRAGON-4007] minion sites once each, but heroes’ for seven, and its own lair in any number', () => {
    const sites = (name: string, alignment: string) =>
      allCards.find(
        (card) => card.kind === 'site' && card.names['en'] === name && card.alignment === alignment,
      )?.id ?? '';
    for (const name of [
      'Moria',
      'Carn Dûm',
      'Dol Guldur',
      'Minas Morgul',
      'Barad-dûr',
      'Cirith Ungol',
      'Cirith Gorgor',
    ]) {
      expect(breaks(line('sites', sites(name, 'minion'))), name).toEqual(['ME-DRAGON-4007']);
      expect(breaks(line('sites', sites(name, 'hero'))), name).toEqual([]);
    }
    expect(breaks(line('sites', sites('Edoras', 'hero')))).toEqual(['ME-DRAGON-4007']);
    expect(breaks(line('sites', sites('Edoras', 'minion')))).toEqual([]);
    expect(breaks(line('sites', sites('Edoras', 'minion'), 2))).toEqual(['ME-DRAGON-4007']);
    expect(breaks(line('sites', sites('The Lonely Mountain', 'minion'), 4))).toEqual([]);
    expect(breaks(line('sites', sites('Irerock', 'minion'), 2))).toEqual(['ME-DRAGON-4007']);
  });
  test('[ME-DRAGON-4023] another player may have hazards that are manifestations of it', () => {
    const wizard = broken(lines('A'));
    expect(broken([...lines('A'), line('sideboard', 'TD-70')], { against: ['dragon'] })).toEqual(wizard);
  });
});

describe('a set-up', () => {
  const ids = his.flatMap(({ card, quantity, section }) =>
    section === 'deck' ? Array.from({ length: quantity }, () => card?.id ?? '') : [],
  );
  const deckOf = (...dragons: readonly string[]) => ({
    name: 'worm',
    side: 'dragon',
    deck: [...ids, ...dragons],
    pool: ['LE-1'],
    sideboard: [],
  });
  const A = challengeDeck('A');
  const setup = (decks: readonly object[], more: object = {}) => ({
    decks,
    options: ['here-be-dragons'],
    anyDeck: true,
    ...more,
  });
  test('[ME-DRAGON-4000] the scenario must be agreed upon', () => {
    const decks = [deckOf(SMAUG), deckOf('TD-60')];
    expect(() => readSetup(setup(decks, { options: [] }))).toThrow(/ME-DRAGON-4000/);
    expect(readSetup(setup(decks)).options).toEqual(['here-be-dragons']);
  });
  test('[ME-DRAGON-4000] each Dragon player is another Dragon', () => {
    expect(() => readSetup(setup([deckOf(SMAUG), deckOf(SMAUG)]))).toThrow(/Smaug is another player already/);
    expect(() => readSetup(setup([deckOf(), deckOf(SMAUG)]))).toThrow(/one of the nine Dragons/);
  });
  test('[ME-MPOPT-4003 ME-DRAGON-4000] where avatars are declared, Dragons have been', () => {
    const options = ['avatar-draft', 'here-be-dragons'];
    const three = (last: string) => setup([deckOf(SMAUG), deckOf('TD-60'), deckOf(last)], { options });
    expect(readSetup(three('TW-3')).decks).toHaveLength(3);
    expect(() => readSetup(three('TD-60'))).toThrow(/Scatha is another player already/);
  });
  test('[ME-DRAGON-4009] whatever asks for the facts of a character finds those of the Dragon', () => {
    expect(factsOf(`${SMAUG}-character`)).toMatchObject({
      kind: 'character',
      homeSites: ['The Lonely Mountain'],
    });
    expect(factsIfAny(`${SMAUG}-character`)).toBeUndefined();
  });
  test('[ME-DRAGON-4000 ME-DRAGON-4009 ME-DRAGON-4011] his card is dealt as a character, and his company begins in his lair', () => {
    if (A === undefined) throw new Error('There is no deck A.');
    const given = readSetup(setup([deckOf(SMAUG, 'TD-60'), A]));
    const s = meccg.create(given, 'a seed');
    const names = Array.from({ length: s.card.def.length }, (_, i) =>
      s.card.def[i] === 0 ? '' : s.engine.definitions[s.card.def[i]].id,
    );
    expect(names.filter((id) => id === `${SMAUG}-character`)).toHaveLength(1);
    expect(names).not.toContain(SMAUG);
    expect(names).toContain('TD-60');
    expect(s.engine.definitions[s.card.def[s.company.site[1]]].id).toBe('LE-387');
  });
});
