/** What the decks of fallen-wizards may have. ME-FW-010..022 */
import { describe, expect, test } from 'vitest';
import { checkDeck } from '../../../src/decks/legality.ts';
import { type ListEntry } from '../../../src/decks/list.ts';
import { allCards } from '../../../src/facts/cards.ts';
import { sideNamed } from '../../../src/rules/sides.ts';
import { add, broken, line, lines, unused, without } from '../../deck-lists.ts';

describe('a fallen-wizard’s deck', () => {
  test('[ME-ALIGN-005 ME-FW-015] hero, minion and stage resources, thirty or more, and as many hazards', () => {
    const more = [line('sideboard', 'TW-353'), line('sideboard', 'LE-188'), line('sideboard', 'WH-72')];
    expect(add('P', ...more)).toEqual([]);
    expect(add('P', line('deck', 'WH-72'))).toContain('ME-FW-015');
  });
  test('[ME-STAGE-002 ME-STAGE-2001] nobody else has stage resources', () => {
    for (const letter of ['A', 'F', 'V'])
      expect(add(letter, line('sideboard', 'WH-72'))).toContain('ME-STAGE-002');
  });
  test('[ME-FW-014 ME-FW-016] two of a character or resource, three of a stage resource, one of what is unique', () => {
    const copies = (id: string, n: number) => broken([...without('P', id), line('sideboard', id, n)]);
    const stage = 'WH-72';
    for (const [id, most] of [
      ['TW-332', 2],
      ['LE-188', 2],
      ['LE-44', 2],
      [stage, 3],
      ['TW-39', 3],
    ] as const) {
      expect(copies(id, most), id).not.toContain('ME-FW-014');
      expect(copies(id, most + 1), id).toContain('ME-FW-014');
    }
    expect(add('P', line('sideboard', 'TW-323'))).toEqual([]); // Scroll of Isildur
    const minion = allCards.find(
      ({ names, alignment }) => names['en'] === 'Scroll of Isildur' && alignment === 'minion',
    );
    expect(add('P', line('sideboard', 'TW-323'), line('sideboard', minion?.id ?? ''))).toContain(
      'ME-UNIQ-005',
    );
  });
  test('[ME-DECK-015] no other player has both the hero and the minion card of a unique item', () => {
    const [hero, minion] = ['hero', 'minion'].map(
      (side) =>
        allCards.find(({ names, alignment }) => names['en'] === 'Scroll of Isildur' && alignment === side)
          ?.id ?? '',
    );
    expect(broken([...without('F', hero, minion), line('sideboard', hero)])).toEqual([]);
    expect(
      broken([...without('F', hero, minion), line('sideboard', hero), line('sideboard', minion)]),
    ).toContain('ME-DECK-015');
  });
  test('[ME-DECK-4006 ME-FW-022] two Twilights count as resources, the third is a hazard', () => {
    const counts = (letter: string) => {
      const { either, hazards } = checkDeck(without(letter, 'LE-145', 'TW-106'), { length: 2 }).counts;
      const after = checkDeck([...without(letter, 'LE-145', 'TW-106'), line('deck', 'LE-145', 3)], {
        length: 2,
      });
      return [after.counts.either - either, after.counts.hazards - hazards];
    };
    expect(counts('P')).toEqual([2, 1]);
    expect(counts('A')).toEqual([3, 0]);
  });
  test('[ME-FW-011 ME-FW-4008 ME-FW-010] he says who he is, and has him; two of him and one of another', () => {
    const deck = (declared: string | undefined, ...ids: readonly string[]) =>
      broken([...without('P', 'WH-1'), ...ids.map((id) => line('deck', id))], {
        side: 'fallen-wizard',
        ...(declared === undefined ? {} : { declared }),
      });
    expect(deck(undefined, 'WH-1', 'WH-1', 'WH-9')).toEqual([]);
    expect(deck('Alatar', 'WH-1', 'WH-1', 'WH-9')).toEqual([]);
    expect(deck('Alatar', 'WH-9', 'WH-9')).toContain('ME-FW-011');
    expect(deck(undefined)).toContain('ME-FW-011');
    expect(deck(undefined, 'WH-1', 'WH-9', 'WH-8')).toContain('ME-FW-010');
    expect(deck(undefined, 'WH-1', 'WH-1', 'WH-1', 'WH-9')).toContain('ME-FW-010');
    // He brings what is specific to Alatar.
    expect(deck('Saruman', 'WH-1', 'WH-9', 'WH-9')).toContain('ME-FW-010');
  });
  test('[ME-FW-017] nothing specific to another', () => {
    const own = unused('P', ({ specific }) => specific === 'Alatar');
    expect(add('P', line('sideboard', own))).toEqual([]);
    expect(add('P', line('sideboard', 'WH-98'))).toContain('ME-FW-017'); // Gandalf’s
    expect(add('P', line('sideboard', 'WH-72'))).toEqual([]);
  });
  const { banned } = sideNamed('fallen-wizard').deck;
  test('[ME-FW-018] seventeen cards are barred by name', () => {
    expect(banned).toHaveLength(17);
    for (const name of banned) {
      const card = allCards.find(({ names, avatar }) => names['en'] === name && !avatar);
      expect(add('P', line('sideboard', card?.id ?? '')), name).toContain('ME-FW-018');
    }
  });
  test('[ME-FW-012 ME-DECK-2004 ME-AGENT-004] ten characters of any mind, agents among them', () => {
    const three = ['TW-145', 'Firiel', 'LE-44'].map((name) => line('deck', name)); // Elrond has a mind of 10
    expect(add('P', ...three)).toEqual([]);
    expect(add('P', ...three, line('deck', 'Herion'))).toContain('ME-FW-012');
    const agents = ['Golodhros', 'Baduila', 'DM-15'].map((name) => line('sideboard', name)); // 25, and Ivic's 6
    expect(add('P', ...agents, line('sideboard', 'DM-21'))).not.toContain('ME-AGENT-004'); // 36
    expect(add('P', ...agents, line('sideboard', 'Firiel'))).toContain('ME-AGENT-004'); // 37
  });
  test('[ME-FW-019 ME-FW-020] his own sites in any number, one of every hero and minion site', () => {
    const sites = (...more: readonly ListEntry[]) =>
      broken([...without('P').filter(({ section }) => section !== 'sites'), ...more]);
    for (const id of ['WH-55', 'WH-56', 'WH-57', 'WH-58']) {
      expect(allCards.find((card) => card.id === id)).toMatchObject({
        kind: 'site',
        alignment: 'fallen-wizard',
      });
      expect(sites(line('sites', id, 3))).toEqual([]);
    }
    expect(sites(line('sites', 'TW-421'), line('sites', 'LE-367'))).toEqual([]); // Rivendell, Dol Guldur
    expect(sites(line('sites', 'TW-413'), line('sites', 'LE-392'))).toEqual([]); // both Morias
    expect(sites(line('sites', 'TW-421', 2))).toContain('ME-FW-020');
    expect(sites(line('sites', 'LE-367', 2))).toContain('ME-FW-020');
    expect(sites(line('sites', 'BA-93'))).toContain('ME-DECK-014');
  });
  test('[ME-STAGE-003 ME-STAGE-004] a pool with one to three stage permanent-events of three points, not all unique', () => {
    const rest = lines('P').filter(({ section, card }) => section !== 'pool' || card?.alignment !== 'stage');
    const stage = (...ids: readonly string[]) =>
      broken([...rest, ...ids.map((id) => line('pool', id))]).filter((rule) => rule.startsWith('ME-STAGE'));
    expect(stage('WH-82', 'WH-95')).toEqual([]); // 1 and 2
    expect(stage('WH-91')).toEqual([]); // 3
    expect(stage('WH-82', 'WH-82', 'WH-75')).toEqual([]); // 1, 1 and 1
    expect(stage('WH-82', 'WH-82', 'WH-75', 'WH-65')).toEqual(['ME-STAGE-003']); // a fourth, of no points
    expect(stage('WH-82', 'WH-82')).toEqual(['ME-STAGE-003']);
    expect(stage('WH-82', 'WH-82', 'WH-95')).toEqual(['ME-STAGE-003']);
    expect(stage('WH-94')).toEqual(['ME-STAGE-004']); // 3, unique
    expect(stage('WH-92', 'WH-95')).toEqual(['ME-STAGE-004']);
    expect(stage()).toEqual(['ME-STAGE-003']);
  });
  test('[ME-STAGE-003 ME-DRAFT-001] no other stage resource is begun with, and no other permanent-event', () => {
    expect(add('P', line('pool', 'WH-87'))).toContain('ME-DRAFT-001'); // Half-orcs, a faction
    expect(add('P', line('pool', 'DM-121'))).toContain('ME-DRAFT-001'); // Crown of Flowers, a hero's
  });
  test('[ME-SETUP-016] he may name where he begins in his pool; nobody else has a choice', () => {
    expect(add('P', line('pool', 'LE-373'))).toEqual([]); // Ettenmoors in Rhudaur
    expect(add('P', line('pool', 'LE-392'))).toContain('ME-DECK-004');
    expect(add('F', line('pool', 'LE-373'))).toContain('ME-DECK-004');
  });
});
