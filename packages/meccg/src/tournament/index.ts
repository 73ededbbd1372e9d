/** Tournaments: what a coordinator needs of the policy that software can carry. */

export {
  announce,
  decksFor,
  type EventEntry,
  type EventRules,
  enterPlayer,
  missingEntries,
  officialScenarios,
  scenariosOf,
} from './entering.ts';
export {
  alignmentOf,
  decksAgainst,
  type Entry,
  type EntryRules,
  type EventAlignment,
  enter,
  isAsEntered,
  mayExchange,
  sealedProblems,
} from './entries.ts';
export {
  newEvent,
  type Pair,
  type Round,
  roundsFor,
  type TournamentEvent,
  totalOf,
} from './event.ts';
export { type Format, formatNamed, formats, lastRound } from './formats.ts';
export { pairNext } from './pairing.ts';
export { type Ending, pointsOfBye, scenarioPoints, tournamentPoints } from './points.ts';
export { type SealedSites, sealedSiteProblems } from './sealed-sites.ts';
export { type Standing, standings } from './standings.ts';
