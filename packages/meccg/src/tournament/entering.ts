/**
 * Entering an event, and what is known of the entries in each round. ME-TOURN-4000, 4007, 4027, 4029, 4031..4034, ME-HOUSE-4001,
 * 4002
 *
 * Owns   who has entered what, when that may change, and when scenarios are announced.
 * Not    which decks an event takes (entries.ts), or their own legality (decks/legality.ts).
 * Keeps  a deck that has been played with stays as it was entered; sealed decks change between rounds only. Nobody is told
 *        the scenario of one player without that of the other. What the conditions of a scenario are, players know from
 *        its book, and say it when they are met.
 */

import type { DeckList } from '../decks/challenge.ts';
import {
  alignmentOf,
  decksAgainst,
  type Entry,
  type EntryRules,
  enter,
  mayExchange,
  sealedProblems,
} from './entries.ts';
import type { Pair, TournamentEvent } from './event.ts';
import { type SealedSites, sealedSiteProblems } from './sealed-sites.ts';

export interface EventRules extends EntryRules {
  /** Of sealed events: which sites beside those that were drawn. */
  readonly sites?: SealedSites;
  /** Of scenario events: the three that were posted in advance, where they are not the official ones. */
  readonly scenarios?: readonly string[];
}
export interface EventEntry extends Entry {
  /** Of a sealed event: the cards that were opened, and the location deck. */
  readonly opened?: readonly string[];
  readonly sites?: readonly string[];
  readonly scenario?: string;
}

export const officialScenarios: readonly string[] = [
  'A Hobbit’s Quest',
  'Barrels out of Bond',
  'The King beneath the Mountains',
];
const MANY_SCENARIOS = 3;
/** The scenarios of an event; none where it is no such event. ME-TOURN-4034 */
export function scenariosOf({ format, rules }: TournamentEvent): readonly string[] {
  if (format.scenarios !== true) return [];
  const posted = rules?.scenarios ?? officialScenarios;
  if (posted.length !== MANY_SCENARIOS || new Set(posted).size !== MANY_SCENARIOS)
    throw new Error(`a scenario event has three scenarios, not ${posted.length} (ME-TOURN-4034)`);
  return posted;
}

const joined = (problems: readonly string[]): string => problems.join('; ');
/** What was opened, and what was made of it. ME-TOURN-4031, ME-HOUSE-4001, 4002 */
function checkSealed({ rules }: TournamentEvent, entry: EventEntry, before: EventEntry | undefined): void {
  if (entry.opened === undefined)
    throw new Error('a sealed deck needs the cards that were opened (ME-TOURN-4031)');
  const opened = entry.opened;
  if (before?.opened !== undefined && [...before.opened].sort().join() !== [...opened].sort().join())
    throw new Error('the cards that were opened stay the same for the event (ME-TOURN-4032)');
  const problems = [
    ...entry.decks.flatMap((deck) => sealedProblems(opened, deck)),
    ...(entry.sites === undefined
      ? []
      : sealedSiteProblems(opened, entry.sites, rules?.sites ?? 'drawn', before?.sites)),
  ];
  if (problems.length > 0) throw new Error(joined(problems));
}
function checkScenario(event: TournamentEvent, { scenario }: EventEntry): void {
  const posted = scenariosOf(event);
  if (posted.length === 0) {
    if (scenario !== undefined) throw new Error(`a ${event.format.name} event has no scenarios`);
    return;
  }
  if (scenario === undefined)
    throw new Error(`everyone plays for one of the scenarios: ${posted.join(', ')} (ME-TOURN-4034)`);
  if (!posted.includes(scenario))
    throw new Error(`"${scenario}" was not posted: there are ${posted.join(', ')} (ME-TOURN-4034)`);
}
/** Once there are pairs, a sealed deck may change between rounds, and no other. ME-TOURN-4007, 4032 */
function checkChange(event: TournamentEvent, player: string): void {
  if (event.rounds.length === 0 || event.entries?.[player] === undefined) return;
  if (event.format.sealed !== true)
    throw new Error(`${player} has entered, and plays on with that (ME-TOURN-4007)`);
  if (!mayExchange(event))
    throw new Error('cards are exchanged between rounds only, and this round is not over (ME-TOURN-4032)');
}

/** The event with what a player has entered, or why not. */
export function enterPlayer(event: TournamentEvent, player: string, entry: EventEntry): TournamentEvent {
  const { rules, entries = {} } = event;
  if (rules === undefined)
    throw new Error('nothing is entered in this event: it was begun without rules for it');
  checkChange(event, player);
  const { decks } = enter(rules, entry.decks);
  if (event.format.sealed === true) checkSealed(event, entry, entries[player]);
  checkScenario(event, entry);
  return { ...event, entries: { ...entries, [player]: { ...entry, decks } } };
}
/** Who is still to enter before pairs are drawn. */
export const missingEntries = ({ rules, entries = {}, players, left }: TournamentEvent): readonly string[] =>
  rules === undefined ? [] : players.filter((name) => entries[name] === undefined && !left.includes(name));

/** The decks with which a player may meet another, with his location deck where he has none but that; none where nothing is entered. ME-TOURN-4029, 4031 */
export function decksFor(
  { entries = {}, rules }: TournamentEvent,
  player: string,
  opponent: string,
): readonly DeckList[] {
  const own = entries[player];
  const [theirs] = entries[opponent]?.decks ?? [];
  if (own === undefined || theirs === undefined) return [];
  const decks = decksAgainst(own, alignmentOf(theirs));
  const { sites } = own;
  // A house rule may open every site. ME-HOUSE-4001
  if (sites === undefined || rules?.sites === 'all') return decks;
  return decks.map((deck) => Object.assign({}, deck, { sites }));
}

/** Both of a pair say for which scenario they play, once their starting characters are revealed. ME-TOURN-4034 */
export function announce(
  event: TournamentEvent,
  one: string,
  other: string,
): { readonly event: TournamentEvent; readonly scenarios: readonly [string, string] } {
  if (event.format.scenarios !== true) throw new Error(`a ${event.format.name} event has no scenarios`);
  const last = event.rounds.at(-1);
  const isThem = (pair: Pair): boolean => [one, other].sort().join() === [pair.one, pair.other].sort().join();
  if (last === undefined || !last.pairs.some(isThem))
    throw new Error(`${one} and ${other} are no pair of this round`);
  const [first, second] = [one, other].map((name) => event.entries?.[name]?.scenario);
  if (first === undefined || second === undefined)
    throw new Error(`${first === undefined ? one : other} has entered for no scenario (ME-TOURN-4034)`);
  const pairs = last.pairs.map((pair) => (isThem(pair) ? { ...pair, announced: true as const } : pair));
  return {
    event: { ...event, rounds: [...event.rounds.slice(0, -1), { ...last, pairs }] },
    scenarios: [first, second],
  };
}
