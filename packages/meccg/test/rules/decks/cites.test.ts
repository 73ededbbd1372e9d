/** The rules that a refused deck is told: those that are about this deck, and none that are about the decks of others. */
import { describe, expect, test } from 'vitest';
import { pool } from '../../../src/cards/pool.ts';
import { checkDeck } from '../../../src/decks/legality.ts';
import type { SideName } from '../../../src/facts/names.ts';
import { sideNamed } from '../../../src/rules/sides.ts';
import { add, broken, line, lines, without } from '../../deck-lists.ts';

describe('a sideboard that is too large', () => {
  const room =
    30 - lines('A').reduce((n, { section, quantity }) => n + (section === 'sideboard' ? quantity : 0), 0);
  const told = (players: number, more: number): readonly string[] =>
    broken([...lines('A'), line('sideboard', 'Cram', room + more)], { players });
  test('[ME-SIDE-001 ME-MP-4005] of two the rule for many is not told, of three it is', () => {
    expect(told(2, 1)).toContain('ME-SIDE-001');
    expect(told(2, 1)).not.toContain('ME-MP-4005');
    expect(told(3, 6)).toEqual(expect.arrayContaining(['ME-SIDE-001', 'ME-MP-4005']));
  });
});

describe('what is of another', () => {
  test('[ME-SETUP-001 ME-DRAGON-4010] an avatar of another side: only Dragons are told their rule', () => {
    for (const letter of ['A', 'V']) {
      expect(add(letter, line('sideboard', 'LE-58'))).toContain('ME-SETUP-001');
      expect(add(letter, line('sideboard', 'LE-58'))).not.toContain('ME-DRAGON-4010');
    }
  });
  test('[ME-STAGE-002 ME-ALIGN-003] a stage resource by the rule of those, any other card by that of sides', () => {
    expect(add('A', line('sideboard', 'WH-72'))).toContain('ME-STAGE-002');
    expect(add('A', line('sideboard', 'WH-72'))).not.toContain('ME-ALIGN-003');
    expect(add('A', line('sideboard', 'LE-188'))).toContain('ME-ALIGN-003');
    expect(add('A', line('sideboard', 'LE-188'))).not.toContain('ME-STAGE-002');
  });
  test('[ME-FW-017 ME-BAL-008] what is specific to another: a stage resource, or a card of the Balrog', () => {
    expect(add('P', line('sideboard', 'BA-60'))).toContain('ME-BAL-008');
    expect(add('P', line('sideboard', 'BA-60'))).not.toContain('ME-FW-017');
  });
});

describe('what a card says of decks', () => {
  /** A deck of each kind of player. */
  const decks: Partial<Record<SideName, string>> = {
    wizard: 'A',
    ringwraith: 'F',
    'fallen-wizard': 'P',
    balrog: 'V',
  };
  const why = (side: SideName, id: string): readonly string[] => {
    const letter = decks[side] ?? '';
    return checkDeck([...without(letter, id), line('sideboard', id)], { length: 2 }).problems.map(
      ({ message }) => message,
    );
  };
  const saying = pool.filter(({ text }) => text.barredFrom !== undefined);
  test.each(saying)(
    '[ME-FW-018 ME-BAL-007] $id is in none of the decks that it names, and in one of its own side',
    ({ id, facts, text }) => {
      for (const side of text.barredFrom ?? [])
        expect(why(side, id)).toContainEqual(expect.stringContaining('cannot be included'));
      expect(why(facts.alignment === 'hero' ? 'wizard' : 'ringwraith', id)).not.toContainEqual(
        expect.stringContaining('cannot be included'),
      );
    },
  );
  test('[LE-167 ME-CARD-0057 ME-FW-4012 ME-DECK-014] Bade to Rule: a fallen-wizard has no use for it, though no list of his names it', () => {
    expect(sideNamed('fallen-wizard').deck.banned).not.toContain('Bade to Rule');
    expect(add('P', line('sideboard', 'LE-167'))).toEqual(['ME-DECK-014']);
    expect(add('P', line('deck', 'LE-167'))).toContain('ME-DECK-014');
    // Black Rider bars itself from the Balrog’s decks alone.
    expect(add('P', line('sideboard', 'LE-170'))).toEqual([]);
    expect(add('F', line('sideboard', 'LE-167'))).toEqual([]);
  });
});
