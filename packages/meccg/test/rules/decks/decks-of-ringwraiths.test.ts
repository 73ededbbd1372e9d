/** What the decks of Ringwraiths may have. ME-DECK, ME-SIDE */
import { describe, expect, test } from 'vitest';
import { checkDeck } from '../../../src/decks/legality.ts';
import { type ListEntry } from '../../../src/decks/list.ts';
import { allCards } from '../../../src/facts/cards.ts';
import { add, broken, line, lines, unused, without } from '../../deck-lists.ts';

describe('a Ringwraith’s deck', () => {
  test('[ME-DECK-024] thirty minion resources and as many hazards', () => {
    expect(add('F', line('deck', 'LE-203'))).toContain('ME-DECK-024');
    expect(add('F', line('deck', 'LE-203'), line('deck', 'TW-39'))).toEqual([]);
    const fewer = without('L', 'LE-145').map((entry) =>
      entry.section === 'deck' && entry.quantity > 1 ? Object.assign({}, entry, { quantity: 1 }) : entry,
    );
    expect(broken(fewer)).toContain('ME-DECK-024');
  });
  test('[ME-DECK-023] ten characters, three of one that is not unique', () => {
    const three = [line('deck', 'LE-44', 3)]; // Troll Lout
    const clean = without('F', 'LE-44');
    expect(broken([...clean, ...three])).toEqual([]);
    expect(broken([...clean, line('deck', 'LE-44', 4)])).toContain('ME-DECK-009');
    // Six, three Louts and another are ten; one more is too many.
    expect(broken([...clean, ...three, line('deck', 'LE-34')])).toEqual([]);
    expect(broken([...clean, ...three, line('deck', 'LE-34', 2)])).toContain('ME-DECK-023');
  });
  test('[ME-DECK-2002 ME-AGENT-005] agents are among the ten, and are no creatures', () => {
    const { characters, creatures, hazards } = checkDeck(lines('L'), { length: 2 }).counts;
    const more = checkDeck([...lines('L'), line('deck', 'Firiel')], { length: 2 }).counts;
    expect([more.characters, more.creatures, more.hazards]).toEqual([characters + 1, creatures, hazards]);
    const agents = ['Firiel', 'Elwen', 'Gisulf'].map((name) => line('deck', name));
    expect(add('L', ...agents)).toEqual([]);
    expect(add('L', ...agents, line('deck', 'Herion'))).toContain('ME-AGENT-005');
  });
  test('[ME-AGENT-007 ME-AGENT-4007] agents of thirty-six points of mind, in pool, deck and sideboard', () => {
    // Râisha (5) begins by Open to the Summons, Dâsakûn (5) and Woffung (4) lie in the deck: 14.
    const most = [line('sideboard', 'Golodhros'), line('sideboard', 'Baduila')]; // 9 and 8: 31
    expect(add('U', ...most, line('sideboard', 'DM-21'))).not.toContain('ME-AGENT-007'); // 5: 36
    expect(add('U', ...most, line('sideboard', 'Firiel'))).toContain('ME-AGENT-007'); // 6: 37
  });
  test('[ME-ALIGN-003 ME-DECK-014 ME-ITEM-005 ME-TOURN-4028] no hero characters or resources, but hero items', () => {
    expect(add('F', line('sideboard', 'TW-145'))).toContain('ME-CHAR-503');
    expect(add('F', line('sideboard', 'TW-353'))).toContain('ME-ALIGN-003'); // Treebeard
    expect(add('F', line('sideboard', 'TW-244'))).toEqual([]); // Glamdring
    expect(
      add(
        'A',
        line(
          'sideboard',
          unused('A', ({ kind, alignment }) => kind === 'item' && alignment === 'minion'),
        ),
      ),
    ).toEqual([]);
    expect(add('F', line('sideboard', 'WH-88'))).toContain('ME-DECK-014'); // Keys of Orthanc
  });
  test('[ME-DECK-025] Tookish Blood is a hazard only', () => {
    const counts = (letter: string) => {
      const before = checkDeck(lines(letter), { length: 2 }).counts;
      const after = checkDeck([...lines(letter), line('deck', 'Tookish Blood')], { length: 2 }).counts;
      return [after.hazards - before.hazards, after.either - before.either];
    };
    expect(counts('F')).toEqual([1, 0]);
    expect(counts('V')).toEqual([1, 0]);
    expect(counts('A')).toEqual([0, 1]);
  });
  test('[ME-CARD-0731] Sudden Call is a hazard to heroes and fallen-wizards, and either to minions', () => {
    const counts = (letter: string) => {
      const before = checkDeck(without(letter, 'LE-235'), { length: 2 }).counts;
      const after = checkDeck([...without(letter, 'LE-235'), line('deck', 'LE-235')], { length: 2 });
      expect(after.problems.filter(({ message }) => message.startsWith('Sudden Call'))).toEqual([]);
      return [after.counts.hazards - before.hazards, after.counts.either - before.either];
    };
    expect(counts('A')).toEqual([1, 0]);
    expect(counts('P')).toEqual([1, 0]);
    expect(counts('F')).toEqual([0, 1]);
  });
  test('[ME-SIDE-007 ME-RW-4004] any Ringwraiths in the sideboard, of one of them several', () => {
    const wraiths = allCards.filter(({ avatar, alignment }) => avatar && alignment === 'minion');
    const own = lines('F').find(({ card }) => card?.avatar)?.card;
    const others = wraiths.filter(({ id }) => id !== own?.id);
    expect(others).toHaveLength(8);
    const each = others.map(({ id }) => line('sideboard', id));
    expect(add('F', ...each)).toEqual([]);
    expect(add('F', ...each, line('sideboard', others[0].id))).toContain('ME-SIDE-007');
    expect(add('F', line('sideboard', own?.id ?? ''))).toContain('ME-SIDE-007');
  });
  test('[ME-DECK-011] of three Ringwraiths in the play deck two are the same', () => {
    const own = lines('F').find(({ card }) => card?.avatar)?.card?.id ?? '';
    const rest = without('F', own);
    const others = allCards.filter(
      ({ avatar, alignment, id }) => avatar && alignment === 'minion' && id !== own,
    );
    const deck = (...ids: readonly string[]) => broken([...rest, ...ids.map((id) => line('deck', id))]);
    expect(deck(own, own, others[0].id)).toEqual([]);
    expect(deck(own, others[1].id, others[0].id)).toContain('ME-DECK-011');
    expect(deck(own, own, own, others[0].id)).toContain('ME-DECK-010');
  });
  test('[ME-DECK-026 ME-DECK-021 ME-BAL-4027] minion sites once, Darkhavens in any number, five sites of the Balrog', () => {
    const sites = (...more: readonly ListEntry[]) =>
      broken([...without('F').filter(({ section }) => section !== 'sites'), ...more]);
    expect(sites(line('sites', 'LE-392'))).toEqual([]); // Moria
    expect(sites(line('sites', 'LE-392', 2))).toContain('ME-DECK-026');
    expect(sites(line('sites', 'LE-367', 3))).toEqual([]); // Dol Guldur
    expect(sites(line('sites', 'BA-93'))).toContain('ME-DECK-026');
    expect(sites(line('sites', 'TW-413'))).toContain('ME-DECK-014');
    for (const id of ['BA-95', 'BA-83', 'BA-96', 'BA-89', 'BA-104']) {
      expect(sites(line('sites', id))).toEqual([]);
      expect(sites(line('sites', id, 2))).toContain('ME-DECK-026');
      expect(add('A', line('sites', id))).toEqual([]);
      expect(add('P', line('sites', id))).toEqual([]);
    }
    expect(add('A', line('sites', 'BA-93'))).toContain('ME-BAL-4027');
  });
});
