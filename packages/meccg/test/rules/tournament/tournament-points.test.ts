/** Tournament points: what a game is worth to both, and what a bye is. */
import { describe, expect, test } from 'vitest';
import {
  formatNamed,
  formats,
  pointsOfBye,
  roundsFor,
  scenarioPoints,
  tournamentPoints,
} from '../../../src/tournament/index.ts';

const format = (name: string) => formatNamed(name) ?? formats[0];
const byPoints = (own: number, other: number) =>
  tournamentPoints(format('2-deck'), { by: 'points', own, other });

describe('a game that ends by marshalling points', () => {
  test.each([
    [20, 10, 6, 0],
    [19, 10, 5, 1],
    [15, 10, 5, 1],
    [29, 20, 4, 2],
    [11, 10, 4, 2],
    [10, 10, 3, 3],
    [10, 11, 2, 4],
    [10, 15, 1, 5],
    [10, 20, 0, 6],
  ])('[ME-TOURN-4021] %i against %i is %i to %i', (own, other, mine, theirs) => {
    expect(byPoints(own, other)).toEqual({ own: mine, other: theirs });
  });
  test('[ME-TOURN-4022] whoever has none, or less, gives the winner six', () => {
    expect(byPoints(1, 0)).toEqual({ own: 6, other: 0 });
    expect(byPoints(-4, 3)).toEqual({ own: 0, other: 6 });
    expect(byPoints(-4, 0)).toEqual({ own: 3, other: 3 });
  });
  test('[ME-TOURN-4023] equal totals are a plain tie, three points each', () => {
    expect(byPoints(17, 17)).toEqual({ own: 3, other: 3 });
  });
});

describe('other ends', () => {
  test.each([
    ['sealed', 10],
    ['1-deck', 8],
    ['2-deck', 7],
    ['3-deck', 6],
    ['4-deck', 6],
  ])('[ME-TOURN-4021] The One Ring wins a %s game with %i', (name, points) => {
    expect(tournamentPoints(format(name), { by: 'The One Ring', winner: 'other' })).toEqual({
      own: 0,
      other: points,
    });
  });
  test('[ME-TOURN-4012] [ME-TOURN-4013] [ME-TOURN-4015] who stalls, leaves or cheats gives the other all that his deck can earn', () => {
    const forfeit = (aimsAtRing: boolean) =>
      tournamentPoints(format('2-deck'), { by: 'forfeit', winner: 'own', aimsAtRing });
    expect(forfeit(false)).toEqual({ own: 6, other: 0 });
    expect(forfeit(true)).toEqual({ own: 7, other: 0 });
  });
  test('[ME-TOURN-4036] a scenario is worth six, and else its ranks decide', () => {
    expect(scenarioPoints('own', { own: 0, other: 5 })).toEqual({ own: 6, other: 0 });
    expect(scenarioPoints('nobody', { own: 1, other: 2 })).toEqual({ own: 2, other: 4 });
    expect(scenarioPoints('nobody', { own: 2, other: 2 })).toEqual({ own: 3, other: 3 });
  });
  test('[ME-TOURN-4018] a bye is worth less the later it comes, and never nothing', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(pointsOfBye)).toEqual([6, 5, 4, 3, 2, 1, 1]);
  });
});

test('[ME-TOURN-4017] rounds grow with the players', () => {
  expect([2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 64, 65, 200].map(roundsFor)).toEqual([
    1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7,
  ]);
});
test('[ME-TOURN-4025 ME-TOURN-4035] each format has its time', () => {
  expect(formats.map(({ name, minutes }) => [name, minutes])).toEqual([
    ['sealed', 50],
    ['1-deck', 50],
    ['2-deck', 80],
    ['3-deck', 120],
    ['4-deck', 180],
    ['scenario', 60],
  ]);
});
