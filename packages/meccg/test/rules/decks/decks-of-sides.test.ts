/** Whose a deck is, and what the Balrog’s may have. ME-DECK, ME-BAL-003..010, ME-SIDE */
import { describe, expect, test } from 'vitest';
import { challengeDecks } from '../../../src/decks/challenge.ts';
import { checkDeck } from '../../../src/decks/legality.ts';
import { type ListEntry } from '../../../src/decks/list.ts';
import { allCards } from '../../../src/facts/cards.ts';
import { sides } from '../../../src/facts/names.ts';
import { sideNamed } from '../../../src/rules/sides.ts';
import { add, broken, line, lines, sideOf, without } from '../../deck-lists.ts';

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
