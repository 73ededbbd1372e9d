/** Pairs by the Swiss system, and the order at the end. */
import { describe, expect, test } from 'vitest';
import {
  type Ending,
  newEvent,
  pairNext,
  type Round,
  standings,
  type TournamentEvent,
  totalOf,
} from '../../../src/tournament/index.ts';

const event = (players: readonly string[], rounds: readonly Round[] = []): TournamentEvent => ({
  ...newEvent('2-deck', 'lots', players),
  rounds,
});
const won = (more: number, less: number): Ending => ({ by: 'points', own: more, other: less });
const met = (one: string, other: string, ending: Ending = won(20, 10)) => ({ one, other, ending });
const round = (pairs: readonly ReturnType<typeof met>[], bye: string | null = null): Round => ({
  pairs,
  bye,
});
const names = (n: number): string[] => Array.from({ length: n }, (_x, i) => `P${i + 1}`);
const inPairs = ({ pairs }: Round): string[][] => pairs.map(({ one, other }) => [one, other].sort());

/** Whole events: each game is won by whoever comes first in the list. */
function playOut(players: number, many: number, seed: string): TournamentEvent {
  const rounds: Round[] = [];
  const now: TournamentEvent = { ...newEvent('2-deck', seed, names(players)), rounds };
  const rank = (name: string): number => now.players.indexOf(name);
  for (let i = 0; i < many; i++) {
    const { pairs, bye } = pairNext(now);
    const ending = (one: string, other: string): Ending =>
      rank(one) < rank(other) ? won(20, 10) : won(10, 20);
    rounds.push({
      pairs: pairs.map(({ one, other }) => ({ one, other, ending: ending(one, other) })),
      bye,
    });
  }
  return now;
}

describe('pairs', () => {
  test('[ME-TOURN-4019] the first round is by lot, and everyone plays once', () => {
    const first = pairNext(event(names(8)));
    expect(first.pairs.flatMap(({ one, other }) => [one, other]).sort()).toEqual(names(8).sort());
    const again = pairNext({ ...event(names(8)), seed: 'other lots' });
    expect(inPairs(again)).not.toEqual(inPairs(first));
    expect(pairNext(event(names(8)))).toEqual(first);
  });
  test('[ME-TOURN-4019] later, equal totals meet from the top down', () => {
    const after = event(names(4), [round([met('P1', 'P2'), met('P3', 'P4')])]);
    expect(inPairs(pairNext(after))).toEqual([
      ['P1', 'P3'],
      ['P2', 'P4'],
    ]);
  });
  test('[ME-TOURN-4019] nobody meets the same opponent again while that can be helped', () => {
    const after = event(names(4), [
      round([met('P1', 'P2'), met('P3', 'P4')]),
      round([met('P1', 'P3'), met('P2', 'P4')]),
    ]);
    expect(inPairs(pairNext(after))).toEqual([
      ['P1', 'P4'],
      ['P2', 'P3'],
    ]);
    const all = playOut(6, 5, 'all of them');
    expect(new Set(all.rounds.flatMap(inPairs).map((pair) => pair.join())).size).toBe(15);
  });
  test('[ME-TOURN-4019] where all have met, they meet again', () => {
    const after = event(names(2), [round([met('P1', 'P2')])]);
    expect(inPairs(pairNext(after))).toEqual([['P1', 'P2']]);
  });
  test('[ME-TOURN-4018] of an odd number one has a bye: of the least points, and nobody twice', () => {
    const after = event(names(5), [round([met('P1', 'P2'), met('P3', 'P4')], 'P5')]);
    expect(['P2', 'P4']).toContain(pairNext(after).bye);
    const all = playOut(5, 5, 'byes');
    expect(new Set(all.rounds.map(({ bye }) => bye)).size).toBe(5);
  });
  test('[ME-TOURN-4013] whoever left is not paired', () => {
    const after = { ...event(names(5)), left: ['P5'] };
    expect(pairNext(after).bye).toBeNull();
    expect(pairNext(after).pairs.flatMap(({ one, other }) => [one, other])).not.toContain('P5');
  });
  test('a round is not drawn while another is played', () => {
    const open = event(names(2), [{ pairs: [{ one: 'P1', other: 'P2', ending: null }], bye: null }]);
    expect(() => pairNext(open)).toThrow('not over');
  });
});

describe('the order at the end', () => {
  const order = (of: TournamentEvent): string[] =>
    standings(of).map(({ place, player }) => `${place} ${player}`);
  test('[ME-TOURN-4020] most points first', () => {
    const after = event(names(3), [round([met('P2', 'P1', won(11, 10))], 'P3')]);
    expect(totalOf(after, 'P3')).toBe(6);
    expect(order(after)).toEqual(['1 P3', '2 P2', '3 P1']);
  });
  test('[ME-TOURN-4024] of equals, whoever lost less among them; then more wins; then the better opponents', () => {
    // All have nine points: P2 lost twice among them, the others once, and of these P1 has won most.
    const losses = event(names(4), [
      round([met('P1', 'P2', won(19, 10)), met('P3', 'P4', won(10, 10))]),
      round([met('P1', 'P3', won(11, 10)), met('P2', 'P4', won(20, 10))]),
      round([met('P1', 'P4', won(10, 20)), met('P2', 'P3', won(10, 11))]),
    ]);
    expect(names(4).map((name) => totalOf(losses, name))).toEqual([9, 9, 9, 9]);
    expect(order(losses)).toEqual(['1 P1', '2 P3', '2 P4', '4 P2']);
    // Six by one win and a loss, or by two ties: the win counts.
    const wins = event(names(4), [
      round([met('P1', 'P3', won(20, 10)), met('P2', 'P4', won(10, 10))]),
      round([met('P1', 'P4', won(10, 20)), met('P2', 'P3', won(10, 10))]),
    ]);
    expect(order(wins).slice(0, 3)).toEqual(['1 P4', '2 P1', '3 P2']);
    // All the same, but P1's opponent has done better than P2's.
    const opponents = event(names(6), [
      round([met('P1', 'P3', won(11, 10)), met('P2', 'P4', won(11, 10)), met('P5', 'P6', won(20, 10))]),
      round([met('P3', 'P5', won(20, 10)), met('P4', 'P6', won(10, 20)), met('P1', 'P2', won(9, 9))]),
    ]);
    const two = standings(opponents).filter(({ player }) => player === 'P1' || player === 'P2');
    expect(two.map(({ player }) => player)).toEqual(['P1', 'P2']);
    expect(two[0]?.points).toBe(two[1]?.points);
  });
  test('[ME-TOURN-4024] those whom nothing tells apart share a place', () => {
    const after = event(names(2), [round([met('P1', 'P2', won(10, 10))])]);
    expect(order(after)).toEqual(['1 P1', '1 P2']);
  });
});

describe('an event', () => {
  test.each([
    ['no-deck', ['A', 'B'], 'is no format'],
    ['2-deck', ['A', 'A'], 'named twice'],
    ['2-deck', ['A'], 'two players or more'],
  ])('of %s with %j is refused', (format, players, why) => {
    expect(() => newEvent(format, 'x', players)).toThrow(why);
  });
});
