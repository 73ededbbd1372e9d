/** What stands on the table of an event: wins and losses of each, byes, pairs of later rounds, and what formats give. */
import { describe, expect, test } from 'vitest';
import { challengeDecks, type DeckList } from '../../../src/decks/challenge.ts';
import {
  alignmentOf,
  announce,
  decksFor,
  type Ending,
  type EventRules,
  enter,
  enterPlayer,
  formatNamed,
  formats,
  lastRound,
  newEvent,
  officialScenarios,
  pairNext,
  type Round,
  sealedProblems,
  standings,
  type TournamentEvent,
  totalOf,
  tournamentPoints,
} from '../../../src/tournament/index.ts';

const names = (n: number): string[] => Array.from({ length: n }, (_x, i) => `P${i + 1}`);
const event = (players: readonly string[], rounds: readonly Round[] = []): TournamentEvent => ({
  ...newEvent('2-deck', 'lots', players),
  rounds,
});
const won = (own: number, other: number): Ending => ({ by: 'points', own, other });
const met = (one: string, other: string, ending: Ending | null = won(20, 10)) => ({ one, other, ending });
const round = (bye: string | null, ...pairs: readonly ReturnType<typeof met>[]): Round => ({ pairs, bye });
const bye = (player: string): Round => ({ pairs: [], bye: player });

describe('wins, losses and opponents', () => {
  const told = (of: TournamentEvent) =>
    standings(of).map(({ player, points, wins, losses, opponents }) => [
      player,
      points,
      wins,
      losses,
      opponents,
    ]);
  test('[ME-TOURN-4020 ME-TOURN-4024] four points are a win, three are none, and two a loss', () => {
    const after = event(names(4), [round(null, met('P1', 'P2', won(11, 10)), met('P3', 'P4', won(9, 9)))]);
    expect(told(after)).toEqual([
      ['P1', 4, 1, 0, 2],
      ['P3', 3, 0, 0, 3],
      ['P4', 3, 0, 0, 3],
      ['P2', 2, 0, 1, 4],
    ]);
  });
  test('[ME-TOURN-4018 ME-TOURN-4024] a bye is a win while it is worth one, never a loss, and has no opponent', () => {
    const byes = event(
      names(2),
      ['P1', 'P2', 'P1', 'P2'].map((player) => bye(player)),
    );
    expect(told(byes)).toEqual([
      ['P1', 10, 2, 0, 0],
      ['P2', 8, 1, 0, 0],
    ]);
  });
  test('[ME-TOURN-4020] a game that is still played counts for nobody', () => {
    expect(told(event(names(2), [round(null, met('P1', 'P2', null))]))).toEqual([
      ['P1', 0, 0, 0, 0],
      ['P2', 0, 0, 0, 0],
    ]);
  });
  test('[ME-TOURN-4024] equals are told apart by wins, and then by what their opponents have', () => {
    // P1 and P4 have six points and a win each; those whom P1 met have more.
    const after = event(names(6), [
      round(null, met('P1', 'P2'), met('P4', 'P5'), met('P3', 'P6', won(9, 9))),
      round(null, met('P3', 'P1'), met('P6', 'P4'), met('P2', 'P5')),
    ]);
    expect(told(after).filter(([player]) => player === 'P1' || player === 'P4')).toEqual([
      ['P1', 6, 1, 1, 15],
      ['P4', 6, 1, 1, 9],
    ]);
  });
});

describe('later pairs', () => {
  const inPairs = ({ pairs }: Round): string[][] => pairs.map(({ one, other }) => [one, other].sort());
  test('[ME-TOURN-4019] four who have all met are paired as neighbours in line', () => {
    const after = event(names(4), [
      round(null, met('P1', 'P2'), met('P3', 'P4')),
      round(null, met('P1', 'P3'), met('P2', 'P4')),
      round(null, met('P1', 'P4'), met('P2', 'P3')),
    ]);
    expect(inPairs(pairNext(after))).toEqual([
      ['P1', 'P2'],
      ['P3', 'P4'],
    ]);
  });
  test('[ME-TOURN-4018] where all have had a bye, the last in line has another', () => {
    const after = event(names(3), [
      round('P3', met('P1', 'P2', won(11, 10))),
      round('P2', met('P1', 'P3', won(11, 10))),
      round('P1', met('P2', 'P3', won(11, 10))),
    ]);
    expect(names(3).map((name) => totalOf(after, name))).toEqual([12, 11, 10]);
    expect(pairNext(after).bye).toBe('P3');
  });
  test('[ME-TOURN-4019] by lot everyone may sit out, each order may come, and each round has lots of its own', () => {
    const lots = Array.from({ length: 60 }, (_x, i) => `lots ${i}`);
    const byes = lots.map((seed) => pairNext({ ...event(names(3)), seed }).bye);
    expect(new Set(byes)).toEqual(new Set(names(3)));
    const orders = lots.map((seed) => pairNext({ ...event(names(3)), seed }));
    expect(
      new Set(orders.map(({ pairs, bye: out }) => `${pairs[0]?.one} ${pairs[0]?.other} ${out}`)).size,
    ).toBe(6);
    const second = lots.map((seed) => pairNext({ ...event(names(3), [round(null)]), seed }).bye);
    expect(second).not.toEqual(byes);
  });
});

describe('what a game is worth', () => {
  test('[ME-TOURN-4021 ME-TOURN-4025 ME-TOURN-4035] The One Ring and the decks of each format', () => {
    expect(formats.map(({ name, oneRing, decks }) => [name, oneRing, decks])).toEqual([
      ['sealed', 10, 1],
      ['1-deck', 8, 1],
      ['2-deck', 7, 2],
      ['3-deck', 6, 3],
      ['4-deck', 6, 4],
      ['scenario', 6, 2],
    ]);
    expect(formats.filter(({ sealed }) => sealed).map(({ name }) => name)).toEqual(['sealed']);
    expect(formats.filter(({ scenarios }) => scenarios).map(({ name }) => name)).toEqual(['scenario']);
  });
  const worth = (ending: Ending) => tournamentPoints(formatNamed('2-deck') ?? formats[0], ending);
  test('[ME-TOURN-4022] less than nothing is nothing, on either side', () => {
    expect(worth(won(0, -4))).toEqual({ own: 3, other: 3 });
    expect(worth(won(5, -4))).toEqual({ own: 6, other: 0 });
  });
  test('[ME-TOURN-4013 ME-TOURN-4021] whichever of the two wins', () => {
    expect(worth({ by: 'The One Ring', winner: 'own' })).toEqual({ own: 7, other: 0 });
    expect(worth({ by: 'forfeit', winner: 'other', aimsAtRing: true })).toEqual({ own: 0, other: 7 });
    expect(worth({ by: 'forfeit', winner: 'other', aimsAtRing: false })).toEqual({ own: 0, other: 6 });
  });
  test('[ME-TOURN-4026] of three players each has had his turn when it ends', () => {
    expect([6, 7, 9, 10].map((turn) => lastRound(turn, 3))).toEqual([2, 3, 3, 4]);
  });
});

describe('entries', () => {
  const [hero, otherHero] = challengeDecks.filter((deck) => alignmentOf(deck) === 'hero');
  test('[ME-TOURN-4000] no deck at all is none', () => {
    expect(() => enter({ alignment: 'any' }, [])).toThrow('one deck or two');
    expect(() => enter({ alignment: 'hero' }, [])).toThrow('one deck');
  });
  test('[ME-TOURN-4033] both of two decks are as they are printed', () => {
    const changed = { ...otherHero, deck: ['TD-105', ...otherHero.deck.slice(1)] };
    expect(() => enter({ alignment: 'any', challenge: true }, [hero, changed])).toThrow('ME-TOURN-4033');
  });

  const many = (id: string, n: number): string[] => Array.from({ length: n }, () => id);
  const cards = ['TW-156', ...many('TD-105', 25), ...many('TW-45', 25)];
  const sealedDeck = (more: Partial<DeckList> = {}): DeckList => ({
    ...hero,
    deck: cards,
    pool: [],
    sideboard: [],
    ...more,
  });
  for (const part of ['deck', 'pool', 'sideboard'] as const)
    test(`[ME-TOURN-4031] what was not opened is not in the ${part}`, () => {
      const with_ = { [part]: part === 'deck' ? [...cards, 'TW-161'] : ['TW-161'] };
      expect(sealedProblems([...cards, 'TW-161'], sealedDeck(with_))).toEqual([]);
      expect(sealedProblems(cards, sealedDeck(with_))).toHaveLength(1);
    });

  const sealed = (sites: EventRules['sites']) =>
    newEvent('sealed', 'lots', names(4), { alignment: 'any', ...(sites && { sites }) });
  const enters = (
    given: TournamentEvent,
    player: string,
    sites: readonly string[],
    opened = [...cards, 'TW-413'],
  ) => enterPlayer(given, player, { decks: [sealedDeck()], opened, sites });
  test('[ME-TOURN-4031 ME-TOURN-4032] cards that were opened are the same in any order; sites are drawn once each', () => {
    const first = enters(sealed(undefined), 'P1', ['TW-413']);
    expect(enters(first, 'P1', ['TW-413'], ['TW-413', ...cards]).entries?.['P1']?.sites).toEqual(['TW-413']);
    expect(() => enters(first, 'P1', ['TW-413', 'TW-413'])).toThrow('not drawn');
  });
  test('[ME-HOUSE-4002] the one site that was added may be used again, and no other; one at most', () => {
    const first = enters(sealed('proxy'), 'P1', ['TW-413', 'TW-421']);
    expect(() => enters(first, 'P1', ['TW-421'])).not.toThrow();
    expect(() => enters(first, 'P1', ['TW-413'])).toThrow('stays the same');
    expect(() => enters(sealed('proxy'), 'P1', ['TW-421', 'TW-375'])).toThrow('one such site');
  });
  test('[ME-TOURN-4031 ME-HOUSE-4001] a sealed deck has its sites, unless every site may be used', () => {
    const sitesOf = (rule: EventRules['sites']) => {
      const both = enters(enters(sealed(rule), 'P1', ['TW-413']), 'P2', []);
      return decksFor(both, 'P1', 'P2').map(({ sites }) => sites);
    };
    expect(sitesOf(undefined)).toEqual([['TW-413']]);
    expect(sitesOf('proxy')).toEqual([['TW-413']]);
    expect(sitesOf('all')).toEqual([undefined]);
  });
  test('[ME-TOURN-4034] only the pair that announces is told, in this round alone', () => {
    const entered = names(4).reduce(
      (now, player) => enterPlayer(now, player, { decks: [hero], scenario: officialScenarios[0] }),
      newEvent('scenario', 'lots', names(4), { alignment: 'any' }),
    );
    const rounds = [
      round(null, met('P1', 'P2'), met('P3', 'P4')),
      round(null, met('P3', 'P4', null), met('P1', 'P2', null)),
    ];
    const { event: after } = announce({ ...entered, rounds }, 'P1', 'P2');
    expect(after.rounds.map(({ pairs }) => pairs.map(({ announced }) => announced))).toEqual([
      [undefined, undefined],
      [undefined, true],
    ]);
  });
});
