/** Deck legality: what a hero deck must and must not be, every reason at once. ME-DECK, ME-SIDE */
import { describe, expect, test } from 'vitest';
import { challengeDeck } from '../../../src/decks/challenge.ts';
import { checkDeck } from '../../../src/decks/legality.ts';
import { findCard, type ListEntry, readJson, readText, type Section } from '../../../src/decks/list.ts';

/** The lines of a Challenge Deck, which is legal, to be changed. */
function lines(letter: string): ListEntry[] {
  const list = challengeDeck(letter);
  if (list === undefined) throw new Error(`There is no Challenge Deck ${letter}.`);
  const entries: ListEntry[] = [];
  for (const section of ['deck', 'pool', 'sideboard'] as const)
    for (const id of list[section]) entries.push(line(section, id, 1));
  return entries;
}
const line = (section: Section, name: string, quantity: number): ListEntry => ({
  line: 0,
  section,
  quantity,
  name,
  card: findCard(name),
});
const without = (entries: readonly ListEntry[], name: string): ListEntry[] =>
  entries.filter(({ card }) => card?.names['en'] !== name);
/** The rules that a changed deck breaks. */
const broken = (entries: readonly ListEntry[], length = 2): string[] =>
  checkDeck(entries, { length }).problems.flatMap(({ rules }) => rules);

describe('a hero deck', () => {
  test.each(['A', 'B'])('[ME-SETUP-006] Challenge Deck %s is legal', (letter) => {
    expect(checkDeck(lines(letter), { length: 2 }).problems).toEqual([]);
  });

  const noSideboard = lines('A').filter(({ section }) => section !== 'sideboard');
  test('[ME-SIDE-005 ME-SIDE-2013] a sideboard of hazards alone, or of more characters than a play deck may have', () => {
    const hazards = ['Cave-drake', 'Brigands', 'Wargs', 'Giant'].map((name) => line('sideboard', name, 3));
    expect(broken([...noSideboard, ...hazards])).toEqual([]);
    const names = [
      'Elladan',
      'Elrohir',
      'Beretar',
      'Erkenbrand',
      'Orophin',
      'Bofur',
      'Balin',
      'Dori',
      'Nori',
    ];
    const pool = new Set(noSideboard.map(({ card }) => card?.names['en']));
    const people = [...names, 'Ori', 'Óin', 'Bifur', 'Bombur', 'Kíli', 'Glóin']
      .filter((name) => !pool.has(name))
      .map((name) => line('sideboard', name, 1));
    expect(people.length).toBeGreaterThan(10);
    expect(broken([...noSideboard, ...people])).toEqual([]);
    // The same characters are too many for the play deck.
    expect(
      broken([...noSideboard, ...people.map((it) => Object.assign({}, it, { section: 'deck' as const }))]),
    ).toContain('ME-DECK-016');
  });

  test('[ME-DECK-005 ME-DECK-017 ME-DECK-4003] as many resources as hazards, thirty of each or more', () => {
    expect(broken([...lines('A'), line('deck', 'Orcrist', 1)])).toContain('ME-DECK-017');
    expect(broken(without(lines('A'), 'Hobgoblins'))).toContain('ME-DECK-005');
    const both = [...lines('A'), line('deck', 'Orcrist', 1), line('deck', 'Cave-drake', 1)];
    expect(broken(both)).toEqual([]);
  });

  test('[ME-DECK-017] no more than fifty of each', () => {
    const names = ['Cave-drake', 'Brigands', 'Wargs', 'Giant', 'Orc-raiders', 'Orc-patrol', 'Wolves'];
    const heroes = [
      'Elven Cloak',
      'Healing Herbs',
      'Lucky Search',
      'Ford',
      'Sting',
      'Dagger of Westernesse',
      'Potion of Prowess',
    ];
    const more = [...names, ...heroes].map((name) => line('deck', name, 3));
    expect(broken([...lines('A'), ...more])).toContain('ME-DECK-017');
  });

  test('[ME-DECK-027 ME-DECK-4005] Twilight counts as either', () => {
    const { counts } = checkDeck(lines('A'), { length: 2 });
    expect([counts.resources, counts.hazards, counts.either]).toEqual([30, 28, 2]);
    expect(broken(without(lines('A'), 'Twilight'))).toContain('ME-DECK-005');
  });

  test('[ME-DECK-016 ME-DECK-005] ten characters besides Wizards', () => {
    const four = ['Elladan', 'Elrohir', 'Beretar', 'Erkenbrand', 'Orophin'].map((name) =>
      line('deck', name, 1),
    );
    expect(broken([...lines('A'), ...four])).toEqual([]);
    expect(broken([...lines('A'), ...four, line('deck', 'Bofur', 1)])).toContain('ME-DECK-016');
  });

  const wizards = (...names: string[]): ListEntry[] => [
    ...without(lines('A'), 'Saruman'),
    ...names.map((name) => line('deck', name, 1)),
  ];
  test('[ME-DECK-010] three copies of a Wizard, and no fourth', () => {
    expect(broken(wizards('Saruman', 'Saruman', 'Saruman'))).toEqual([]);
    expect(broken(wizards('Saruman', 'Saruman', 'Saruman', 'Saruman'))).toContain('ME-DECK-010');
  });
  test('[ME-DECK-011 ME-DECK-4013] two of one and one of another, but not three different ones', () => {
    expect(broken(wizards('Saruman', 'Saruman', 'Alatar'))).toEqual([]);
    expect(broken(wizards('Saruman', 'Alatar'))).toEqual([]);
    expect(broken(wizards('Saruman', 'Gandalf', 'Alatar'))).toContain('ME-DECK-011');
  });
  test('[ME-SIDE-004 ME-DECK-4004] with the sideboard three of one, and one of each other', () => {
    const others = ['Alatar', 'Gandalf', 'Pallando', 'Radagast'].map((name) => line('sideboard', name, 1));
    expect(broken([...wizards('Saruman', 'Saruman', 'Saruman'), ...others])).toEqual([]);
    expect(broken([...wizards('Saruman'), line('sideboard', 'Alatar', 2)])).not.toContain('ME-SIDE-004');
    expect(broken([...wizards('Saruman', 'Saruman'), line('sideboard', 'Alatar', 2)])).toContain(
      'ME-SIDE-004',
    );
    expect(broken([...wizards('Saruman', 'Saruman', 'Saruman'), line('sideboard', 'Saruman', 1)])).toContain(
      'ME-SIDE-004',
    );
  });

  test('[ME-DECK-009 ME-DECK-4001] three copies of a card in the play deck, and no fourth', () => {
    expect(broken([...lines('A'), line('deck', 'Lucky Search', 3)])).not.toContain('ME-DECK-009');
    expect(broken([...lines('A'), line('deck', 'Lucky Search', 4)])).toContain('ME-DECK-009');
  });
  test('[ME-SIDE-003 ME-SIDE-2010] three in play deck and sideboard together', () => {
    const some = (deck: number, side: number): string[] =>
      broken([...lines('A'), line('deck', 'Lucky Search', deck), line('sideboard', 'Lucky Search', side)]);
    expect(some(2, 1)).not.toContain('ME-DECK-009');
    expect(some(2, 2)).toContain('ME-DECK-009');
  });
  test('[ME-UNIQ-005 ME-SIDE-2010] of a unique card one, in play deck, sideboard and starting company', () => {
    const twice = (one: Section, other: Section): string[] =>
      broken([...lines('A'), line(one, 'Book of Mazarbul', 1), line(other, 'Book of Mazarbul', 1)]);
    expect(broken([...lines('A'), line('sideboard', 'Book of Mazarbul', 1)])).toEqual([]);
    expect(twice('deck', 'sideboard')).toContain('ME-UNIQ-005');
    expect(twice('sideboard', 'sideboard')).toContain('ME-UNIQ-005');
    // Glorfindel lies in the pool already.
    expect(broken([...lines('A'), line('sideboard', 'Glorfindel II', 1)])).toContain('ME-UNIQ-005');
  });
  test('[ME-DRAFT-012] what lies in the pool counts among the copies, not among the thirty', () => {
    const pool = lines('A').filter(({ section }) => section === 'pool');
    const items = pool.filter(({ card }) => card?.kind === 'item');
    expect(items.length).toBeGreaterThan(0);
    const { counts } = checkDeck(lines('A'), { length: 2 });
    const rest = lines('A').filter(({ section }) => section !== 'pool');
    expect(checkDeck(rest, { length: 2 }).counts.resources).toBe(counts.resources);
    const name = items[0].card?.names['en'] ?? '';
    const copies = lines('A').filter(({ card }) => card?.names['en'] === name).length;
    expect(broken([...lines('A'), line('sideboard', name, 4 - copies)])).toContain('ME-DECK-009');
    expect(broken([...lines('A'), line('sideboard', name, 3 - copies)])).not.toContain('ME-DECK-009');
  });

  /** So many creatures, and more. */
  const creatures = (n: number, ...more: string[]): { counted: number; rules: string[] } => {
    const names = ['Cave-drake', 'Brigands', 'Wargs', 'Giant'];
    const list = [
      ...names.flatMap((name, i) => {
        const copies = Math.max(0, Math.min(3, n - 3 * i));
        return copies === 0 ? [] : [line('deck', name, copies)];
      }),
      ...more.map((name) => line('deck', name, 1)),
    ];
    return { counted: checkDeck(list, { length: 2 }).counts.creatures, rules: broken(list) };
  };
  test('[ME-DECK-018] twelve creatures, and not eleven', () => {
    expect(creatures(12).rules).not.toContain('ME-DECK-018');
    expect(creatures(11).rules).toContain('ME-DECK-018');
  });
  test('[ME-DECK-019 ME-DECK-4002] those with another use count half, and a half is not rounded up', () => {
    for (const name of ['Adûnaphel', 'Smaug Ahunt', 'Smaug at Home'])
      expect(creatures(3, name, name).counted, name).toBe(4);
    expect(creatures(11, 'Adûnaphel').rules).toContain('ME-DECK-018');
    expect(creatures(11, 'Adûnaphel', 'Smaug Ahunt').rules).not.toContain('ME-DECK-018');
  });
  test('[ME-DECK-020 ME-DECK-2000] so does an agent in a hero deck', () => {
    expect(creatures(10, 'Golodhros', 'Baduila', 'Firiel', 'Gisulf').counted).toBe(12);
  });
  test('[ME-DECK-4008] and a Spawn that is a permanent-event', () => {
    expect(creatures(11, 'Monstrosity of Diverse Shape', 'Spawn of Ungoliant').counted).toBe(12);
  });

  test('[ME-DECK-014 ME-CHAR-503 ME-SETUP-001 ME-DECK-2003] no card of another side; agents are hazards', () => {
    expect(broken([...lines('A'), line('sideboard', 'Lugdush', 1)])).toContain('ME-CHAR-503');
    const lists = readJson({ name: 'x', sections: { Deck: [{ qty: 1, card: 'WH-9' }] } }, 'x');
    expect(checkDeck(lists[0].entries, { length: 2, side: 'wizard' }).problems[2].rules).toContain(
      'ME-SETUP-001',
    );
    expect(checkDeck([line('deck', 'Golodhros', 1)], { length: 2 }).counts.hazards).toBe(1);
  });

  test('[ME-AGENT-003 ME-DECK-2001] agents of thirty-six points of mind, in deck and sideboard together', () => {
    const minds = { Golodhros: 9, Baduila: 8, Firiel: 6, Gergeli: 5, 'Pôn-ora-pôn': 5 };
    const most = Object.keys(minds).map((name, i) => line(i < 2 ? 'deck' : 'sideboard', name, 1));
    expect(most.map(({ card }) => card?.mind)).toEqual(Object.values(minds));
    expect(broken([...most, line('sideboard', 'Deallus', 1)])).not.toContain('ME-DECK-2001'); // 3: 36 in all
    expect(broken([...most, line('sideboard', 'Gisulf', 1)])).toContain('ME-DECK-2001'); // 4: 37
  });

  test('[ME-SIDE-001 ME-SIDE-4000 ME-SIDE-4005] the sideboard grows with the game', () => {
    const names = ['Cave-drake', 'Brigands', 'Wargs', 'Giant', 'Lucky Search', 'Ford'];
    const full = [...lines('A'), ...names.slice(0, 4).map((name) => line('sideboard', name, 3))];
    expect(broken(full, 2)).toContain('ME-SIDE-001');
    expect(broken(full, 3)).toEqual([]);
    expect(
      broken([...full, line('sideboard', 'Ford', 3), line('sideboard', 'Lucky Search', 3)], 3),
    ).toContain('ME-SIDE-001');
    expect(broken([...full, line('sideboard', 'Ford', 3), line('sideboard', 'Lucky Search', 3)], 4)).toEqual(
      [],
    );
  });

  test('[ME-DRAFT-001 ME-SETUP-008 ME-SETUP-019 ME-ITEM-2013 ME-ITEM-4003] a pool of ten characters and two small items', () => {
    expect(broken([...lines('A'), line('pool', 'Alatar', 1)])).toContain('ME-DRAFT-001');
    expect(broken([...lines('A'), line('pool', 'Orcrist', 1)])).toContain('ME-SETUP-019');
    const six = ['Elladan', 'Elrohir', 'Beretar', 'Erkenbrand', 'Orophin', 'Bofur'].map((name) =>
      line('pool', name, 1),
    );
    expect(broken([...lines('A'), ...six])).toContain('ME-DRAFT-001');
    expect(broken([...lines('A'), ...six.slice(0, 5)])).toEqual([]);
  });

  test('[ME-DECK-004 ME-DECK-006 ME-DECK-021 ME-DECK-022] one of each site, any number of Havens, nothing else among them', () => {
    const sites = [
      line('sites', 'Rivendell', 4),
      line('sites', 'Moria', 1),
      line('sites', 'The Wind-deeps', 1),
    ];
    expect(broken([...lines('A'), ...sites])).toEqual([]);
    expect(broken([...lines('A'), line('sites', 'Moria', 2)])).toContain('ME-DECK-022');
    expect(broken([...lines('A'), line('sites', 'Orcrist', 1)])).toContain('ME-DECK-006');
  });
});

test('[ME-DECK-015 ME-MANIF-005 ME-UNIQ-4005 ME-DECK-4001] the versions of one unique card for both sides are one card', () => {
  const [hero, minion] = ['H', 'M'].map((tag) => findCard('Scroll of Isildur', tag));
  expect([hero?.alignment, minion?.alignment]).toEqual(['hero', 'minion']);
  const both = [hero, minion].map(
    (card): ListEntry => ({ line: 0, section: 'deck', quantity: 1, name: '', card: card ?? null }),
  );
  expect(broken(both)).toContain('ME-UNIQ-005');
  expect(broken(both.slice(0, 1))).not.toContain('ME-UNIQ-005');
});

describe('lists', () => {
  test('a GCCG file: fences, kinds, sides and sets', () => {
    const { name, entries, faults } = readText(
      '# GCCG v0.9\n# My deck\n####\nPool\n####\n\n# Hero Character (1)\n1 Adrazar [H] (TW)\n####\nDeck\n####\n# Hazard (3)\n3 Ambusher (LE)\n1 “Bert” (Bûrat)\n',
      'file',
    );
    expect([name, faults]).toEqual(['My deck', []]);
    expect(entries.map(({ line: at, section, quantity, card }) => [at, section, quantity, card?.id])).toEqual(
      [
        [8, 'pool', 1, 'TW-116'],
        [13, 'deck', 3, 'LE-59'],
        [14, 'deck', 1, 'TW-16'],
      ],
    );
  });

  test('a plain list, and a name that is not found', () => {
    const { name, entries } = readText(
      '3 Concealment\n2x smoke rings\nGlamdring\nSideboard:\n1 Nobody at All',
      'file',
    );
    expect(name).toBe('file');
    expect(
      entries.map(({ section, quantity, card }) => [section, quantity, card?.names['en'] ?? null]),
    ).toEqual([
      ['deck', 3, 'Concealment'],
      ['deck', 2, 'Smoke Rings'],
      ['deck', 1, 'Glamdring'],
      ['sideboard', 1, null],
    ]);
  });

  test('JSON that is no deck says where', () => {
    expect(readJson([{}], 'x')[0].faults[0]?.message).toContain('deck 1: expected');
    const [list] = readJson({ sections: { Deck: [{ qty: 0, card: 'TW-204' }], Attic: [] } }, 'x');
    expect(list.faults.map(({ message }) => message.split(':')[0])).toEqual([
      'sections.Deck[0]',
      'sections.Attic',
    ]);
  });
});
