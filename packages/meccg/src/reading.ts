/**
 * Reading a state or a view: what tables, bots and tools ask of a position.
 *
 * Owns   nothing: every answer comes from the rules themselves, so that a reader and the rules cannot differ.
 * Keeps  no query changes anything; all of them work on a view as they do on a state.
 */
import {
  firstIn,
  localOf,
  Options,
  type Phrase,
  place,
  type Refusal,
  refusals,
  valueAgainst,
} from '@westmarch/kernel';
import { influenceAttempt, influenceCheck } from './engine.ts';
import { regionTypes } from './facts/names.ts';
import { NORMAL_REGIONS, regionTypeOf, sites } from './map/map.ts';
import { regionPaths, starterPath, type Walker } from './map/reach.ts';
import { isByAgent } from './rules/agents/struck.ts';
import { type ActionName, actionOf, allActions, isFor } from './rules/chain/actions.ts';
import { countOf, firstCompany, firstOf, lastCompany } from './rules/companies/company.ts';
import { standardModifier } from './rules/influence/faction-attempts.ts';
import { directInfluenceLeft } from './rules/influence/influence.ts';
import { regionsFor, walkerOf } from './rules/movement/regions.ts';
import { BY_AIR, offerWays } from './rules/movement/ways.ts';
import { sideOf } from './rules/sides.ts';
import { playOf } from './rules/sites/site-plays.ts';
import { isOwnHaven } from './rules/sites/sites.ts';
import type { S } from './state.ts';

export {
  attackBody,
  attackProwess,
  attackStrikes,
  body,
  corruptionCheck,
  corruptionPoints,
  directInfluence,
  generalInfluence,
  handSize,
  mind,
  points,
  printed,
  prowess,
} from './engine.ts';
export {
  agentRevealed,
  attackBegins,
  attackCancelled,
  attackFaced,
  attemptMade,
  bodyMade,
  cardDiscarded,
  cardTapped,
  checkBegins,
  checkMade,
  companyArrives,
  companyMoves,
  companyOnWay,
  effectCancelled,
  effectLost,
  eliminated,
  strikeEnds,
  wounded,
  woundSpared,
} from './events.ts';
export {
  alignments,
  declarations,
  itemClasses,
  keywords,
  kinds,
  lengths,
  pointKinds,
  races,
  regionTypes,
  sides,
  siteTypes,
  skills,
} from './facts/names.ts';
export type { Against, AutomaticAttack, SiteFacts } from './facts/sites.ts';
export {
  areAdjacent,
  PLACES,
  placeIndex,
  placeName,
  placeOfSite,
  regionOfPlace,
  regions,
  sites,
  versionsOfPlace,
} from './map/map.ts';
export { reachable, sitesFor, type Walker } from './map/reach.ts';
export { isAdjacent, isDeep, numberToRoll } from './map/under-deeps.ts';
export {
  agentIn,
  agentPlace,
  agentRow,
  firstAgent,
  isFaceDown,
  lastAgent,
  siteOfStep,
} from './rules/agents/agents.ts';
export { homePlaces, isHomePlace, mayBeAt, mayMoveTo } from './rules/agents/travel.ts';
export {
  companyOf,
  hasKeyword,
  isAvatar,
  isCharacter,
  isHazard,
  Kind as CardKind,
} from './rules/cards/cards.ts';
export { couldServe } from './rules/cards/owning.ts';
export { raceNames } from './rules/cards/races.ts';
export { canPlayUnique } from './rules/cards/unique.ts';
export type { ActionName } from './rules/chain/actions.ts';
export { targetCount, targetOf } from './rules/chain/remembered.ts';
export { Mode, modeNames, modeOf } from './rules/characters/ringwraiths.ts';
export { AUTOMATIC, isAbout } from './rules/combat/automatic-attacks.ts';
export { Fate as BodyFate, fateOf as fateOfBody } from './rules/combat/body.ts';
export { prowessAgainst } from './rules/combat/strike-totals.ts';
export { atHaven, companySize, countOf, firstOf, placeOf, siteNumber } from './rules/companies/company.ts';
export { mayBeOne, mayLeaveHaven, mayTakeIn } from './rules/companies/composition.ts';
export { isOrcOrTroll, isOvert } from './rules/companies/kind.ts';
export {
  CheckResult,
  corruptionOf,
  isBeyondCorruption,
  isOnlyTapped,
  resultOf as resultOfCheck,
} from './rules/corruption/corruption.ts';
export { type CouncilTerm, councilTerms } from './rules/council-sum.ts';
export { rolled, weighed } from './rules/dice.ts';
export { hazardLimit } from './rules/hazards/hazard-limit.ts';
export { couldBeRevealed } from './rules/hazards/on-guard.ts';
export {
  canLead,
  directInfluenceLeft,
  generalInfluenceUsed,
  influenceNeeded,
} from './rules/influence/influence.ts';
export { mayBeReplaced, shownBy as ringsShownBy } from './rules/items/ring-tests.ts';
export { isLore, isTestedStored } from './rules/items/storing.ts';
export { addedBelow, rollNeeded } from './rules/movement/under-deeps.ts';
export { BY_AIR } from './rules/movement/ways.ts';
export { destinationsOf, whyNotThere } from './rules/movement/why-not-there.ts';
export { councilPoints, hoardedPoints, pointsToCall, rawPoints } from './rules/points.ts';
export { firstPrisoner, isPrisoner, nextPrisoner, rescueSite } from './rules/prisoners/held.ts';
export { type Side, sideNamed, sideOf } from './rules/sides.ts';
export { couldBePlayedAt, couldPlay, needsNoOpenSite } from './rules/sites/foresight.ts';
export { isMeantFor } from './rules/sites/item-lists.ts';
export { isPlayableWhere } from './rules/sites/playable.ts';
export { goesWithSite } from './rules/sites/side-of-site.ts';
export { isAvailable, isOwnHaven, siteType } from './rules/sites/sites.ts';
export { solitaryPoints } from './rules/solitaire/goal.ts';
export { stagePointsOf } from './rules/stage.ts';
export { noted, Of as NotesOf, type Subject, type Term as RollTerm, termsNow } from './rules/terms.ts';
export { Phase, phases, Stage as CombatStage, Status, statuses, Zone } from './state.ts';
export { mayCall } from './turn/end.ts';

/** A local of the procedure that asks now, by its name; 0 where it has none of that name. */
export function localNamed(s: S, name: string): number {
  const asking = s.engine.procedures[s.frames[s.kernel.top]];
  const at = asking.localNames.indexOf(name);
  return at < 0 ? 0 : localOf(s, asking, at);
}

/** The same of a procedure that runs or waits, by its name. */
export function localIn(s: S, procedure: string, name: string): number {
  const found = s.engine.procedures.find((one) => one.name === procedure);
  if (found === undefined) return 0;
  const at = found.localNames.indexOf(name);
  return at < 0 ? 0 : localOf(s, found, at);
}

/** The rows of a player's companies that somebody is in. */
export function companiesOf(s: S, player: number): number[] {
  const found: number[] = [];
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    if (s.company.player[company] !== 0 && countOf(s, company) > 0) found.push(company);
  return found;
}

/** The cards of a zone in order; `index` is the player, company or card it belongs to. */
export function cardsIn(s: S, zone: number, index: number): number[] {
  const found: number[] = [];
  for (let c = firstIn(s, place(s, zone, index)); c !== 0; c = s.card.next[c]) found.push(c);
  return found;
}

export function membersOf(s: S, company: number): number[] {
  const found: number[] = [];
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) found.push(c);
  return found;
}

/** The name of an action of the rules, by the number that its option carries. */
export const actionName = (code: number): ActionName => actionOf(code).name;

/** An action of the rules that is meant for a card, in words, with its shut gates. */
export interface RefusedAction {
  readonly name: ActionName;
  readonly say: Phrase;
  readonly refusals: readonly Refusal[];
}
/** Why a player cannot do what the rules know for such a card, where it lies. */
export function refusedActions(s: S, player: number, card: number): RefusedAction[] {
  return allActions()
    .filter((action) => isFor(action, s, card))
    .map((action) => ({
      name: action.name,
      say: action.say(s, card),
      refusals: refusals(action.gates, s, player, card),
    }));
}

/** The attacking side rolls dice of its own for each strike: an agent does, and another company. */
export const isDuel = (s: S, attack: number): boolean => s.attack.from[attack] !== 0 || isByAgent(s, attack);

/** Places, by their numbers, where a card names that it is played. */
export const namedPlaces = (def: number): readonly number[] => playOf(def)?.sites ?? [];

/** What a character of a company adds to the roll when he tries to win a faction, term by term. */
export const influenceTerms = (
  s: S,
  faction: number,
  character: number,
  company: number,
): { readonly by: number; readonly source: string }[] => [
  { by: directInfluenceLeft(s, character, company, faction), source: 'influence' },
  {
    by:
      valueAgainst(s, influenceCheck, character, faction) +
      valueAgainst(s, influenceAttempt, character, faction),
    source: 'own modifiers',
  },
  { by: standardModifier(s, faction, character), source: 'by the faction' },
];
/** The sum of them. */
export function influenceOn(s: S, faction: number, character: number, company: number): number {
  return influenceTerms(s, faction, character, company).reduce((sum, { by }) => sum + by, 0);
}
/** The same against something of an opponent, and what the total must exceed. */
export { attemptModifiers, resistance as attemptNumber } from './rules/influence/attempts.ts';

/** A way from one site to another: the types of the regions in order, and their numbers where they count by name. */
export interface Way {
  readonly types: readonly number[];
  readonly regions: readonly number[];
}

/** Every way, in the order in which a moving company is asked: number 0 is the printed path, where there is one. */
export function waysBetween(from: number, to: number, walker: Walker): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>();
  const starter = starterPath(from, to, walker);
  if (starter !== null) ways.set(0, { types: starter, regions: [] });
  for (const [i, chain] of regionPaths(from, to, NORMAL_REGIONS, walker).entries())
    ways.set(i + 1, { types: chain.map((r) => regionTypeOf[r]), regions: chain });
  return ways;
}

/** The ways that are open to a company from where it stands to a site, by the numbers that it will be asked with. */
export function waysFor(s: S, company: number, from: number, to: number): ReadonlyMap<number, Way> {
  const open = new Options();
  offerWays(s, company, from, to, open);
  const walker = walkerOf(s, company);
  const chains = regionPaths(from, to, regionsFor(s, company), walker);
  const ways = new Map<number, Way>();
  for (let i = 0; i < open.count; i++) {
    const way = open.a(i);
    const regions = way === 0 || way === BY_AIR ? [] : chains[way - 1];
    const types = way === 0 ? (starterPath(from, to, walker) ?? []) : regions.map((r) => regionTypeOf[r]);
    ways.set(way, { types, regions });
  }
  return ways;
}

/** What a journey to a site draws: for the company's player, and for the opponent. ME-DRAW-2000, 2005 */
export function drawsFor(
  s: S,
  company: number,
  from: number,
  to: number,
): { readonly own: number; readonly theirs: number } {
  const player = s.company.player[company];
  const site = sites[!sideOf(s, player).drawsByNewSite && isOwnHaven(s, player, to) ? from : to];
  return { own: site?.resourceDraws ?? 0, theirs: site?.hazardDraws ?? 0 };
}

/** "wilderness, border-land" for region types. */
export const typeNames = (types: readonly number[]): string => types.map((t) => regionTypes[t]).join(', ');

export const siteName = (site: number): string => sites[site]?.name ?? '';
