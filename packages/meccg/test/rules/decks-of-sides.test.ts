/** Decks of Ringwraiths, fallen-wizards and the Balrog: what each may have. ME-DECK, ME-FW-010..022, ME-BAL-003..010, ME-SIDE */
import { describe, expect, test } from 'vitest';
import decks from '../../cards/facts/decks-challenge.json' with { type: 'json' };
import { challengeDecks } from '../../src/decks/challenge.ts';
import { checkDeck, type DeckOptions } from '../../src/decks/legality.ts';
import { findCard, type ListEntry, readJson, type Section } from '../../src/decks/list.ts';
import { allCards } from '../../src/facts/cards.ts';
import { sides } from '../../src/facts/names.ts';
import { sideNamed } from '../../src/rules/sides.ts';

const lists = readJson(decks, 'decks');
/** The lines of a Challenge Deck, sites and all. */
function lines(letter: string): readonly ListEntry[] {
  const found = lists.find(({ name }) => name.startsWith(`${letter} · `));
  if (found === undefined) throw new Error(`There is no Challenge Deck ${letter}.`);
  return found.entries;
}
const line = (section: Section, name: string, quantity = 1): ListEntry => ({
  line: 0,
  section,
  quantity,
  name,
  card: findCard(name),
});
const broken = (entries: readonly ListEntry[], options: Partial<DeckOptions> = {}): readonly string[] =>
  checkDeck(entries, { length: 2, ...options }).problems.flatMap(({ rules }) => rules);
/** A deck with more lines. */
const add = (letter: string, ...more: readonly ListEntry[]): readonly string[] =>
  broken([...lines(letter), ...more]);
const without = (letter: string, ...ids: readonly string[]): readonly ListEntry[] =>
  lines(letter).filter(({ card }) => !ids.includes(card?.id ?? ''));
const sideOf = (letter: string): string => checkDeck(lines(letter), { length: 2 }).side;
/** What lies in no Challenge Deck of that letter, so that it can be added. */
const unused = (letter: string, which: (card: (typeof allCards)[number]) => boolean): string => {
  const names = new Set(lines(letter).map(({ card }) => card?.names['en']));
  const found = allCards.find((card) => which(card) && !names.has(card.names['en']));
  if (found === undefined) throw new Error('There is no such card.');
  return found.id;
};

describe('whose deck it is', () => {
  test('[ME-ALIGN-001 ME-SETUP-001 ME-BAL-4008] its avatars say so, also from the sideboard', () => {
    const of = Object.fromEntries(
      ['A', 'F', 'O', 'P', 'T', 'U', 'V'].map((letter) => [letter, sideOf(letter)]),
    );
    expect(of).toEqual({
      A: 'wizard',
      F: 'ringwraith',
      O: 'fallen-wizard',
      P: 'fallen-wizard',
      T: 'wizard',
      U: 'ringwraith',
      V: 'balrog',
    });
    const told = (...more: readonly ListEntry[]) => checkDeck([...without('F'), ...more], { length: 2 }).side;
    expect(told(line('sideboard', 'BA-3'))).toBe('balrog');
    expect(told(line('sideboard', 'WH-9'))).toBe('fallen-wizard');
    expect(told(line('sideboard', 'TW-181'))).toBe('ringwraith');
  });
  test('[ME-SETUP-006] every Challenge Deck is legal for its player', () => {
    const whole = challengeDecks;
    expect(whole).toHaveLength(21);
    expect(
      whole.map(({ key }) => [key, broken(lines(key))]).filter(([, rules]) => rules?.length !== 0),
    ).toEqual([]);
  });
  test('every name that a side bars is a card', () => {
    const names = new Set(allCards.map((card) => card.names['en']));
    for (const name of sides) {
      const { banned, notAsResource, asHazard } = sideNamed(name).deck;
      for (const card of [...banned, ...notAsResource, ...asHazard]) expect(names).toContain(card);
    }
  });
});

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
  test('[ME-SETUP-016] he may name where he begins in his pool; nobody else has a choice', () => {
    expect(add('P', line('pool', 'LE-373'))).toEqual([]); // Ettenmoors in Rhudaur
    expect(add('P', line('pool', 'LE-392'))).toContain('ME-DECK-004');
    expect(add('F', line('pool', 'LE-373'))).toContain('ME-DECK-004');
  });
});

describe('the Balrog’s deck', () => {
  test('[ME-BAL-003] three of The Balrog, and no fourth', () => {
    const balrogs = (deck: number, side: number) =>
      broken([
        ...without('V', 'BA-3'),
        line('deck', 'BA-3', deck),
        ...(side > 0 ? [line('sideboard', 'BA-3', side)] : []),
      ]);
    expect(balrogs(3, 0)).toEqual([]);
    expect(balrogs(4, 0)).toContain('ME-BAL-003');
    expect(balrogs(2, 1)).toEqual([]);
    expect(balrogs(3, 1)).toContain('ME-SIDE-004');
    expect(add('V', line('sideboard', 'LE-58'))).toContain('ME-SETUP-001');
  });
  test('[ME-BAL-004 ME-BAL-005 ME-BAL-4014] ten Orcs and Trolls, of mind 8 or less unless specific to him', () => {
    const big = allCards.filter(
      ({ kind, alignment, mind, races, avatar, agent }) =>
        kind === 'character' &&
        alignment === 'minion' &&
        !avatar &&
        !agent &&
        mind > 8 &&
        races.some((race) => race === 'Orc' || race === 'Troll'),
    );
    const own = big.filter(({ specific }) => specific === 'Balrog');
    expect(big.filter(({ specific }) => specific === '').map(({ names }) => names['en'])).not.toEqual([]);
    for (const { id, specific } of big)
      expect(broken([...without('V', id), line('sideboard', id)]).includes('ME-BAL-005'), id).toBe(
        specific !== 'Balrog',
      );
    expect(own.length).toBeGreaterThan(0);
    expect(add('V', line('sideboard', 'LE-1'))).toContain('ME-BAL-004'); // a Man
    const trackers = [...without('V', 'LE-34'), line('deck', 'LE-34', 3)];
    expect(broken([...trackers, line('deck', 'LE-31')])).toEqual([]); // ten
    expect(broken([...trackers, line('deck', 'LE-31', 2)])).toContain('ME-BAL-004');
  });
  test('[ME-BAL-006 ME-BAL-4013] Orc, Troll, Dragon, Wolf and Animal factions', () => {
    const factions = allCards.filter(
      ({ kind, alignment }) => kind === 'faction' && (alignment === 'minion' || alignment === 'dual'),
    );
    const fits = ['Orc', 'Troll', 'Dragon', 'Wolf', 'Animal'];
    const seen = new Set<string>();
    for (const { id, race } of factions) {
      seen.add(race);
      expect(broken([...without('V', id), line('sideboard', id)]).includes('ME-BAL-006'), id).toBe(
        !fits.includes(race),
      );
    }
    for (const race of [...fits, 'Man']) expect(seen).toContain(race);
  });
  test('[ME-BAL-007 ME-BAL-4017 ME-CARD-0057] what serves Ringwraiths and Sauron is barred by name', () => {
    const { banned } = sideNamed('balrog').deck;
    expect(banned).toHaveLength(35);
    for (const name of banned) {
      const card = allCards.find(({ names, avatar }) => names['en'] === name && !avatar);
      expect(add('V', line('sideboard', card?.id ?? '')), name).toContain('ME-BAL-007');
    }
    expect(add('F', line('sideboard', 'LE-167'))).toEqual([]); // Bade to Rule
  });
  test('[ME-BAL-008 ME-BAL-4015] what is specific to him is his alone', () => {
    expect(add('V', line('sideboard', 'BA-60'))).toEqual([]);
    expect(add('F', line('sideboard', 'BA-60'))).toContain('ME-BAL-008');
    expect(add('P', line('sideboard', 'BA-60'))).toContain('ME-BAL-008');
    expect(add('A', line('sideboard', 'BA-60'))).toContain('ME-DECK-014');
  });
  test('[ME-AGENT-008 ME-BAL-4016] agents are hazards, half a creature each, of thirty-six points of mind', () => {
    const { characters, creatures, hazards } = checkDeck(lines('V'), { length: 2 }).counts;
    const more = checkDeck([...lines('V'), line('deck', 'Firiel')], { length: 2 }).counts;
    expect([more.characters, more.creatures, more.hazards]).toEqual([
      characters,
      creatures + 0.5,
      hazards + 1,
    ]);
    const agents = ['Golodhros', 'Baduila', 'DM-15', 'Firiel'].map((name) => line('sideboard', name)); // 31
    expect(add('V', ...agents, line('sideboard', 'DM-21'))).not.toContain('ME-AGENT-008');
    expect(add('V', ...agents, line('sideboard', 'Ivic'))).toContain('ME-AGENT-008');
  });
  test('[ME-BAL-009 ME-BAL-010 ME-BAL-4010 ME-BAL-4011 ME-ALIGN-006] his own cards of places in place of the minions’; two in any number', () => {
    const sites = (...more: readonly ListEntry[]) =>
      broken([...without('V').filter(({ section }) => section !== 'sites'), ...more]);
    const own = allCards.filter(({ kind, alignment }) => kind === 'site' && alignment === 'balrog');
    expect(sites(...own.map(({ id }) => line('sites', id)))).toEqual([]);
    for (const { names } of own) {
      const minion = allCards.find(
        ({ kind, alignment, names: others }) =>
          kind === 'site' && alignment === 'minion' && others['en'] === names['en'],
      );
      if (minion !== undefined) expect(sites(line('sites', minion.id)), minion.id).toContain('ME-BAL-009');
    }
    expect(sites(line('sites', 'LE-373'))).toEqual([]);
    expect(sites(line('sites', 'LE-373', 2))).toContain('ME-BAL-010');
    expect(sites(line('sites', 'BA-93', 2), line('sites', 'BA-100', 3))).toEqual([]);
    expect(sites(line('sites', 'BA-85', 2))).toContain('ME-BAL-010'); // Carn Dûm
    const geann =
      allCards.find(
        ({ kind, alignment, names }) =>
          kind === 'site' && alignment === 'minion' && names['en'] === 'Geann a-Lisch',
      )?.id ?? '';
    expect(sites(line('sites', geann, 2))).toContain('ME-BAL-010');
  });
});

test('[ME-SIDE-006 ME-TOURN-4030] ten cards more in the sideboard against a fallen-wizard', () => {
  const side = (n: number, against: 'wizard' | 'fallen-wizard', length = 2) =>
    broken(
      [
        ...lines('A').filter(({ section }) => section !== 'sideboard'),
        ...Array.from({ length: n }, (_, i) =>
          line('sideboard', allCards.filter(({ kind }) => kind === 'creature')[i].id),
        ),
      ],
      { against: [against], length },
    ).filter((rule) => rule === 'ME-SIDE-006').length;
  expect([
    side(30, 'wizard'),
    side(31, 'wizard'),
    side(40, 'fallen-wizard'),
    side(41, 'fallen-wizard'),
  ]).toEqual([0, 1, 0, 1]);
  expect([side(50, 'fallen-wizard', 4), side(51, 'fallen-wizard', 4)]).toEqual([0, 1]);
});

test('[ME-DRAFT-013 ME-SETUP-009] an agent begins only by a card that allows it, and never where agents are hazards', () => {
  expect(add('F', line('pool', 'Gisulf'))).toContain('ME-DRAFT-013');
  expect(add('F', line('pool', 'Gisulf'), line('pool', 'WH-46'))).not.toContain('ME-DRAFT-013');
  expect(add('V', line('pool', 'Gisulf'), line('pool', 'WH-46'))).toContain('ME-DRAFT-013');
  expect(add('A', line('pool', 'Gisulf'))).toContain('ME-DRAFT-013');
});

test('[ME-DRAFT-4000] a pool of ten between two, of twenty-five among more', () => {
  const people = allCards.filter(
    ({ kind, alignment, avatar }) => kind === 'character' && alignment === 'hero' && !avatar,
  );
  const rest = lines('A').filter(({ section }) => section === 'deck');
  const names = new Set(rest.map(({ card }) => card?.names['en']));
  const others = people.filter(({ names: { en } }) => !names.has(en));
  const pool = (n: number, players: number) =>
    broken([...rest, ...others.slice(0, n).map(({ id }) => line('pool', id))], { players }).includes(
      'ME-DRAFT-4000',
    );
  expect([pool(10, 2), pool(11, 2), pool(25, 3), pool(26, 3)]).toEqual([false, true, false, true]);
});
