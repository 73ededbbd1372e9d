/** Entering an event, and scenarios. ME-TOURN-4007, 4029, 4031, 4032, 4034..4036, ME-HOUSE-4001, 4002 */
import { describe, expect, test } from 'vitest';
import { challengeDecks, type DeckList } from '../../../src/decks/challenge.ts';
import {
  alignmentOf,
  announce,
  decksFor,
  type EventRules,
  enterPlayer,
  formatNamed,
  missingEntries,
  newEvent,
  officialScenarios,
  pairNext,
  scenariosOf,
  type TournamentEvent,
  tournamentPoints,
} from '../../../src/tournament/index.ts';

const of = (alignment: string): readonly DeckList[] =>
  challengeDecks.filter((deck) => alignmentOf(deck) === alignment);
const [hero, otherHero] = of('hero');
const [minion] = of('minion');
const event = (format: string, rules: EventRules = { alignment: 'any' }): TournamentEvent =>
  newEvent(format, 'lots', ['Ann', 'Bob'], rules);
const paired = (given: TournamentEvent): TournamentEvent => ({
  ...given,
  rounds: [...given.rounds, pairNext(given)],
});
const played = (given: TournamentEvent): TournamentEvent => ({
  ...given,
  rounds: given.rounds.map((round) => ({
    ...round,
    pairs: round.pairs.map((pair) => ({ ...pair, ending: { by: 'points', own: 1, other: 2 } as const })),
  })),
});

describe('entering', () => {
  test('[ME-TOURN-4007] what was entered stays so once there are pairs', () => {
    const first = enterPlayer(event('2-deck'), 'Ann', { decks: [hero] });
    const changed = enterPlayer(first, 'Ann', { decks: [otherHero] });
    expect(changed.entries?.['Ann']?.decks).toEqual([otherHero]);
    const begun = paired(changed);
    expect(() => enterPlayer(begun, 'Ann', { decks: [hero] })).toThrow('ME-TOURN-4007');
    // Who comes late enters for the first time.
    expect(enterPlayer(begun, 'Bob', { decks: [hero] }).entries?.['Bob']?.decks).toEqual([hero]);
  });
  test('who has not entered is named, unless he has left or nothing is entered at all', () => {
    const one = enterPlayer(event('2-deck'), 'Ann', { decks: [hero] });
    expect(missingEntries(one)).toEqual(['Bob']);
    expect(missingEntries({ ...one, left: ['Bob'] })).toEqual([]);
    const without = newEvent('2-deck', 'lots', ['Ann', 'Bob']);
    expect(missingEntries(without)).toEqual([]);
    expect(() => enterPlayer(without, 'Ann', { decks: [hero] })).toThrow('nothing is entered');
  });
  test('[ME-TOURN-4029] of two decks, the one for this opponent', () => {
    const both = enterPlayer(enterPlayer(event('2-deck'), 'Ann', { decks: [hero, otherHero] }), 'Bob', {
      decks: [minion],
    });
    expect(decksFor(both, 'Ann', 'Bob')).toEqual([hero]);
    expect(decksFor(enterPlayer(both, 'Bob', { decks: [hero] }), 'Ann', 'Bob')).toEqual([otherHero]);
    expect(decksFor(event('2-deck'), 'Ann', 'Bob')).toEqual([]);
  });
});

describe('sealed', () => {
  const many = (id: string, n: number): string[] => Array.from({ length: n }, () => id);
  const built = (resources: number): DeckList => ({
    ...hero,
    deck: ['TW-156', ...many('TD-105', resources), ...many('TW-45', 25)],
    pool: [],
    sideboard: [],
  });
  const opened = [...built(26).deck, 'TW-413'];
  const enters = (given: TournamentEvent, resources: number, sites: readonly string[] = []) =>
    enterPlayer(given, 'Ann', { decks: [built(resources)], opened, sites });
  test('[ME-TOURN-4031] only of what was opened', () => {
    expect(enters(event('sealed'), 25).entries?.['Ann']?.opened).toEqual(opened);
    expect(() => enters(event('sealed'), 27)).toThrow('not among the cards opened');
    expect(() => enterPlayer(event('sealed'), 'Ann', { decks: [built(25)] })).toThrow('ME-TOURN-4031');
  });
  test('[ME-HOUSE-4001 ME-HOUSE-4002] sites that were drawn, or by a house rule others', () => {
    const by = (sites: EventRules['sites']) => event('sealed', { alignment: 'any', ...(sites && { sites }) });
    expect(enters(by(undefined), 25, ['TW-413']).entries?.['Ann']?.sites).toEqual(['TW-413']);
    expect(() => enters(by(undefined), 25, ['TW-421'])).toThrow('not drawn');
    expect(enters(by('proxy'), 25, ['TW-421']).entries?.['Ann']?.sites).toEqual(['TW-421']);
    expect(() => enters(enters(by('proxy'), 25, ['TW-421']), 25, ['TW-375'])).toThrow('stays the same');
    expect(() => enters(by('all'), 25, ['TW-421', 'TW-375'])).not.toThrow();
  });
  test('[ME-TOURN-4032] decks change between rounds, and not in one; what was opened never does', () => {
    const first = enters(event('sealed'), 25);
    expect(() => enters(paired(first), 26)).toThrow('ME-TOURN-4032');
    const between = played(paired(first));
    expect(enters(between, 26).entries?.['Ann']?.decks).toEqual([built(26)]);
    const other = { decks: [built(25)], opened: [...opened, 'TD-105'] };
    expect(() => enterPlayer(between, 'Ann', other)).toThrow('stay the same');
  });
});

describe('scenarios', () => {
  const [quest, barrels, king] = officialScenarios;
  const entered = (given = event('scenario')): TournamentEvent =>
    enterPlayer(enterPlayer(given, 'Ann', { decks: [hero], scenario: quest }), 'Bob', {
      decks: [otherHero],
      scenario: king,
    });
  test('[ME-TOURN-4034] three are posted in advance, the official ones unless others are', () => {
    expect(scenariosOf(event('scenario'))).toEqual([quest, barrels, king]);
    expect(scenariosOf(event('2-deck'))).toEqual([]);
    const own = (scenarios: readonly string[]) =>
      scenariosOf(event('scenario', { alignment: 'any', scenarios }));
    expect(own(['One', 'Two', 'Three'])).toEqual(['One', 'Two', 'Three']);
    expect(() => own(['One', 'Two'])).toThrow('ME-TOURN-4034');
    expect(() => own(['One', 'Two', 'Two'])).toThrow('ME-TOURN-4034');
    expect(() => own(['One', 'Two', 'Two', 'Three'])).toThrow('ME-TOURN-4034');
  });
  test('[ME-TOURN-4034] each player builds for one of them', () => {
    expect(entered().entries?.['Ann']?.scenario).toBe(quest);
    const enters = (scenario?: string) =>
      enterPlayer(event('scenario'), 'Ann', { decks: [hero], ...(scenario && { scenario }) });
    expect(() => enters()).toThrow('ME-TOURN-4034');
    expect(() => enters('Riddles in the Dark')).toThrow('was not posted');
    expect(() => enterPlayer(event('2-deck'), 'Ann', { decks: [hero], scenario: quest })).toThrow(
      'no scenarios',
    );
  });
  test('[ME-TOURN-4034] both of a pair announce theirs, never one alone', () => {
    const round = paired(entered());
    expect(round.rounds[0]?.pairs[0]?.announced).toBe(undefined);
    const { event: after, scenarios } = announce(round, 'Bob', 'Ann');
    expect(scenarios).toEqual([king, quest]);
    expect(after.rounds[0]?.pairs[0]?.announced).toBe(true);
    expect(() => announce(entered(), 'Ann', 'Bob')).toThrow('no pair');
    const half = paired(enterPlayer(event('scenario'), 'Ann', { decks: [hero], scenario: quest }));
    expect(() => announce(half, 'Ann', 'Bob')).toThrow('Bob has entered for no scenario');
    expect(() => announce(paired(event('2-deck')), 'Ann', 'Bob')).toThrow('no scenarios');
  });
  test('[ME-TOURN-4035 ME-TOURN-4036] their points count in the event, and the game has an hour', () => {
    const format = formatNamed('scenario');
    if (format === undefined) throw new Error('There is no such format.');
    expect(format.minutes).toBe(60);
    const ends = (met: 'own' | 'other' | 'nobody', own: number, other: number) =>
      tournamentPoints(format, { by: 'scenario', met, own, other });
    expect(ends('nobody', 3, 2)).toEqual({ own: 4, other: 2 });
    expect(ends('nobody', 2, 2)).toEqual({ own: 3, other: 3 });
    expect(ends('other', 3, 0)).toEqual({ own: 0, other: 6 });
  });
});
