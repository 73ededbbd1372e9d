/** What players bring to an event, and what stays as it was entered. ME-TOURN-4000..4035, ME-DRAFT-4007, ME-END-020, 4003 */
import { describe, expect, test } from 'vitest';
import { challengeDecks, type DeckList } from '../../../src/decks/challenge.ts';
import { readSetup } from '../../../src/game.ts';
import {
  alignmentOf,
  decksAgainst,
  enter,
  formatNamed,
  isAsEntered,
  lastRound,
  mayExchange,
  newEvent,
  pairNext,
  scenarioPoints,
  sealedProblems,
  tournamentPoints,
} from '../../../src/tournament/index.ts';
import { company, idleUntil, scenario } from '../../table.ts';

const of = (alignment: string): readonly DeckList[] =>
  challengeDecks.filter((deck) => alignmentOf(deck) === alignment);
const [hero, otherHero] = of('hero');
const [minion] = of('minion');
const [fallen] = of('fallen-wizard');

describe('alignments', () => {
  test('[ME-TOURN-4027] Ringwraith and Balrog decks are minion decks', () => {
    const balrog = challengeDecks.find(({ deck }) => deck.includes('BA-3'));
    expect(balrog === undefined ? '' : alignmentOf(balrog)).toBe('minion');
    expect([hero, minion, fallen].map(alignmentOf)).toEqual(['hero', 'minion', 'fallen-wizard']);
  });
  test('[ME-TOURN-4027] an event for one kind takes no other', () => {
    expect(enter({ alignment: 'minion' }, [minion]).decks).toEqual([minion]);
    expect(() => enter({ alignment: 'minion' }, [hero])).toThrow('ME-TOURN-4027');
    expect(() => enter({ alignment: 'hero' }, [hero, otherHero])).toThrow('one deck');
  });
  test('[ME-TOURN-4000 ME-TOURN-4029] against any opponent two decks may be entered, of one kind', () => {
    expect(enter({ alignment: 'any' }, [hero, otherHero]).decks).toHaveLength(2);
    expect(() => enter({ alignment: 'any' }, [hero, minion])).toThrow('ME-TOURN-4000');
    expect(() => enter({ alignment: 'any' }, [hero, otherHero, hero])).toThrow('one deck or two');
  });
  test('[ME-TOURN-4029] the first is for minions, the second for heroes, either for a fallen-wizard', () => {
    const two = enter({ alignment: 'any' }, [hero, otherHero]);
    expect(decksAgainst(two, 'minion')).toEqual([hero]);
    expect(decksAgainst(two, 'hero')).toEqual([otherHero]);
    expect(decksAgainst(two, 'fallen-wizard')).toEqual([hero, otherHero]);
    expect(decksAgainst(enter({ alignment: 'any' }, [hero]), 'minion')).toEqual([hero]);
  });
});

describe('what was entered', () => {
  const entry = enter({ alignment: 'hero' }, [hero]);
  const swap = (ids: readonly string[], by: string): string[] => [by, ...ids.slice(1)];
  test('[ME-TOURN-4000 ME-TOURN-4007] is played as it is, in whatever order it lies', () => {
    expect(isAsEntered(entry, { ...hero, deck: hero.deck.toReversed() })).toBe(true);
    expect(isAsEntered(entry, { ...hero, deck: swap(hero.deck, 'TD-105') })).toBe(false);
    expect(isAsEntered(entry, { ...hero, deck: hero.deck.slice(1) })).toBe(false);
    expect(isAsEntered(entry, { ...hero, sideboard: [...hero.sideboard, 'TD-105'] })).toBe(false);
    expect(isAsEntered(entry, otherHero)).toBe(false);
  });
  test('[ME-DRAFT-4007 ME-TOURN-4007] starting minor items too', () => {
    const items = hero.pool.filter((id) => !hero.deck.includes(id));
    expect(items.length).toBeGreaterThan(0);
    expect(isAsEntered(entry, { ...hero, pool: swap(hero.pool, 'TD-160') })).toBe(false);
  });
  test('[ME-TOURN-4033] a Challenge Deck is played as it is printed', () => {
    expect(enter({ alignment: 'any', challenge: true }, [minion]).decks).toEqual([minion]);
    const changed = { ...minion, deck: swap(minion.deck, 'LE-345') };
    expect(() => enter({ alignment: 'any', challenge: true }, [changed])).toThrow('ME-TOURN-4033');
    expect(enter({ alignment: 'any' }, [changed]).decks).toEqual([changed]);
  });
});

describe('sealed decks', () => {
  const many = (id: string, n: number): string[] => Array.from({ length: n }, () => id);
  const built = (resources: number, hazards: number): DeckList => ({
    ...hero,
    deck: ['TW-156', ...many('TD-105', resources), ...many('TW-45', hazards)],
    pool: [],
    sideboard: [],
  });
  const opened = (resources: number, hazards: number): string[] => built(resources, hazards).deck.slice();
  test('[ME-TOURN-4031] 25 of each half', () => {
    expect(sealedProblems(opened(30, 30), built(25, 25))).toEqual([]);
    expect(sealedProblems(opened(30, 30), built(24, 25))).toHaveLength(1);
    expect(sealedProblems(opened(30, 30), built(25, 24))).toHaveLength(1);
  });
  test('[ME-TOURN-4031] or all there are of one', () => {
    expect(sealedProblems(opened(22, 30), built(22, 25))).toEqual([]);
    expect(sealedProblems(opened(22, 30), built(21, 25))).toHaveLength(1);
    expect(sealedProblems(opened(22, 30), built(22, 24))).toHaveLength(1);
  });
  test('[ME-TOURN-4031] of the cards opened and no others', () => {
    expect(sealedProblems(opened(25, 25), built(26, 25))).toEqual([
      expect.stringContaining('not among the cards opened'),
    ]);
  });
  test('[ME-TOURN-4032] cards are exchanged between rounds, and not once pairs are called', () => {
    const event = newEvent('sealed', 'lots', ['Ann', 'Bob']);
    expect(mayExchange(event)).toBe(true);
    const round = pairNext(event);
    expect(mayExchange({ ...event, rounds: [round] })).toBe(false);
    const over = round.pairs.map((pair) => ({
      ...pair,
      ending: { by: 'points', own: 1, other: 2 } as const,
    }));
    expect(mayExchange({ ...event, rounds: [{ ...round, pairs: over }] })).toBe(true);
  });
});

describe('games of an event', () => {
  test('[ME-TOURN-4004] are of two', () => {
    const { pairs, bye } = pairNext(newEvent('2-deck', 'lots', ['Ann', 'Bob', 'Cid', 'Dot', 'Eve']));
    expect(pairs.map((pair) => [pair.one, pair.other].length)).toEqual([2, 2]);
    expect(new Set([...pairs.flatMap(({ one, other }) => [one, other]), bye])).toEqual(
      new Set(['Ann', 'Bob', 'Cid', 'Dot', 'Eve']),
    );
  });
  test('[ME-END-020] are of two decks, where nothing else is said', () => {
    expect(readSetup({ decks: ['A', 'B'] }).length).toBe(2);
  });
  test('[ME-END-4003] that are tied are tied: three points each', () => {
    const format = formatNamed('2-deck');
    if (format === undefined) throw new Error('There is no such format.');
    expect(tournamentPoints(format, { by: 'points', own: 20, other: 20 })).toEqual({ own: 3, other: 3 });
  });
  test('[ME-TOURN-4026] time is called for the round in which it is called', () => {
    expect([11, 12, 13].map((turn) => lastRound(turn))).toEqual([6, 6, 7]);
    expect(readSetup({ decks: ['A', 'B'], rounds: 6 }).rounds).toBe(6);
    expect(() => readSetup({ decks: ['A', 'B'], rounds: 0 })).toThrow('rounds');
  });
  const deck = Array.from({ length: 30 }, () => 'Cram');
  for (const [active, turn, then] of [
    ['Ann', 11, 'turn'],
    ['Bob', 12, 'council'],
  ] as const)
    scenario(`[ME-TOURN-4026 ME-TOURN-4035] after turn ${turn} comes the ${then}`, (t) => {
      t.given({
        phase: 'end-of-turn',
        active,
        turn,
        rounds: 6,
        ...(then === 'council' ? { dice: [6, 6, 6, 6] } : {}),
        players: {
          Ann: { deck, factions: ['Riders of Rohan'], companies: [company('Rivendell', 'Elladan')] },
          Bob: { deck, companies: [company('Edhellond', 'Ioreth')] },
        },
      });
      idleUntil(t, () => t.state.kernel.over === 1 || t.state.global.turn > turn);
      if (then === 'council') t.expect.result({ Ann: 'won', Bob: 'lost' });
      else t.expect.table({ turn: 12, active: 'Bob' });
    });
  test('[ME-TOURN-4035] of a scenario are won by rank when nobody has met its conditions', () => {
    expect(scenarioPoints('nobody', { own: 3, other: 2 })).toEqual({ own: 4, other: 2 });
    expect(scenarioPoints('nobody', { own: 2, other: 2 })).toEqual({ own: 3, other: 3 });
    expect(scenarioPoints('other', { own: 3, other: 2 })).toEqual({ own: 0, other: 6 });
  });
});
