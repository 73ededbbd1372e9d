/** Analysis of games that bots have played: what must add up, what must come out, and what is refused. */
import { play } from '@westmarch/bots';
import type { GameRecord } from '@westmarch/kernel';
import { Analysis, type GameName } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { swingsOf } from '../src/analysis/swings.ts';
import { type AnalysisOrder, analysed, loadGames, Play, type Switches, withGame } from '../src/index.ts';

await loadGames();

/** A game of two bots, as a file would hold it; perhaps broken off. */
function recordOf(
  game: GameName,
  decks: readonly string[],
  bots: readonly string[],
  { switches = {}, most = Number.POSITIVE_INFINITY }: { switches?: Switches; most?: number } = {},
): GameRecord {
  return withGame(game, (kind) => {
    const setup = kind.setup(decks, switches);
    const seats = bots.map((key) => {
      const offer = kind.bots.find((bot) => bot.key === key);
      if (offer === undefined) throw new Error(`no bot ${key}`);
      return offer.make('whatever');
    });
    const { choices } = play(kind.game, setup, 'analysis', seats);
    const record = {
      ...kind.game.record(setup, 'analysis', choices.slice(0, most)),
      setup: kind.kept(setup),
    };
    return JSON.parse(JSON.stringify(record));
  });
}
function done(order: AnalysisOrder): { readonly analysis: Analysis; readonly told: readonly number[] } {
  const steps = analysed(order);
  const told: number[] = [];
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return { analysis: step.value, told };
    told.push(step.value);
  }
}
const depth = { worlds: 6, width: 3, iterations: 40 };
const names = ['Anna', 'Bert'];

describe('a whole game of the LotR TCG, a Steward against somebody who plays at random', () => {
  const record = recordOf('lotr-tcg', ['fotr-aragorn', 'fotr-gandalf'], ['steward', 'random']);
  const { analysis, told } = done({ record, names, depth });
  const { curve, players, turning } = analysis;

  test('has a chance before each choice and at the end, where it is certain', () => {
    expect(record.choices.length).toBeGreaterThan(60);
    expect(Analysis.safeParse(analysis).success).toBe(true);
    expect(curve.length).toBe(record.choices.length + 1);
    for (const chance of curve) expect(chance >= 0 && chance <= 100).toBe(true);
    expect([0, 100]).toContain(curve.at(-1));
  });

  test('luck of one is the bad luck of the other, and with what was lost by play it makes the whole way', () => {
    const [one, other] = players;
    expect(one.luck).toBeCloseTo(-other.luck, 5);
    expect((curve.at(-1) ?? 0) - curve[0]).toBeCloseTo(one.luck + one.play - other.play, 0);
  });

  test('who plays at random loses far more by his choices', () => {
    const [steward, random] = players;
    expect(random.play).toBeLessThan(3 * steward.play);
  });

  test('turning points are told in words, with what would have been better', () => {
    const choices = turning.filter(({ kind }) => kind === 'choice');
    expect(choices.length).toBeGreaterThan(0);
    for (const { at, by, text, better } of choices) {
      expect(at).toBeLessThan(record.choices.length);
      expect(text).not.toBe('');
      expect(better?.text).not.toBe('');
      expect(better?.text).not.toBe(text);
      expect((better?.chance ?? 0) - (better?.instead ?? 0)).toBeCloseTo(by, 0);
    }
    for (const { by, text, better } of turning.filter(({ kind }) => kind === 'luck')) {
      expect(by).toBeGreaterThanOrEqual(6);
      expect(text).not.toBe('');
      expect(better).toBeNull();
    }
    expect(turning.map(({ at }) => at)).toEqual(turning.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  test('tells how far it is, and comes to the same again', () => {
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.every((part) => part > 0 && part <= 1)).toBe(true);
    expect(done({ record, names, depth }).analysis).toEqual(analysis);
  });
});

test('a game of MECCG that was broken off ends with the chances as they stand', () => {
  const record = recordOf('meccg', ['A', 'B'], ['novice', 'random'], { switches: { length: 1 }, most: 90 });
  const { curve, players } = done({ record, names, depth: { ...depth, worlds: 2 } }).analysis;
  expect(curve.length).toBe(91);
  expect(players.map(({ choices }) => choices).reduce((a, b) => a + b)).toBe(90);
  expect((curve.at(-1) ?? 0) - curve[0]).toBeCloseTo(players[0].luck + players[0].play - players[1].play, 0);
});

test('which site is chosen is no luck; what is drawn on the way there is', () => {
  const switches = { length: 1 };
  const { seed, choices } = recordOf('meccg', ['A', 'B'], ['steward', 'steward'], { switches, most: 130 });
  const open = new Map<string, boolean[]>();
  withGame('meccg', (kind) => {
    const setup = kind.setup(['A', 'B'], switches);
    const shallow = { worlds: 1, width: 1, iterations: 1 };
    const steps = swingsOf(new Play(kind, setup, seed, names), choices, shallow);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const state = kind.game.create(setup, seed);
    for (const [at, choice] of choices.entries()) {
      const asked = kind.game.pending(state)?.step ?? '';
      open.set(asked, [...(open.get(asked) ?? []), step.value.steps[at].isOpen]);
      kind.game.apply(state, choice);
    }
  });
  expect(open.get('newSite')?.length).toBeGreaterThan(2);
  expect(open.get('newSite')).not.toContain(true);
  expect([...open.values()].flat()).toContain(true);
});

test('of bids Loremaster knows no chances, so that the game never turns there', () => {
  const record = recordOf('lotr-tcg', ['fotr-aragorn', 'fotr-gandalf'], ['novice', 'steward'], { most: 0 });
  const { players, turning } = done({ record: { ...record, choices: [7, 7] }, names, depth }).analysis;
  // What was bid looks like a slip at a glance.
  expect(players.some(({ slips }) => slips > 0)).toBe(true);
  expect(turning.filter(({ kind }) => kind === 'choice')).toEqual([]);
});

test('a game of three, and another game, are refused by their field', () => {
  const three = recordOf(
    'lotr-tcg',
    ['fotr-aragorn', 'fotr-gandalf', 'fotr-aragorn'],
    ['random', 'random', 'random'],
  );
  expect(() => done({ record: three, names, depth })).toThrow('setup: only games of two');
  expect(() => done({ record: { ...three, game: 'chess' }, names, depth })).toThrow('game: "chess"');
});
