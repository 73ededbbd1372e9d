/**
 * Reading a state or a view: what tables, bots and tools ask of a position.
 *
 * Owns   nothing: every answer comes from the rules themselves, so that a reader and the rules cannot differ.
 * Keeps  no query changes anything; all of them work on a view as they do on a state.
 */
import {
  clone,
  copy,
  firstIn,
  localOf,
  type Phrase,
  place,
  type Refusal,
  refusals,
  running,
  valueOf,
} from '@westmarch/kernel';
import { pool } from './cards/pool.ts';
import { damage, shadowNumber, strength } from './engine.ts';
import type { CardFacts } from './facts/cards.ts';
import { type ActionName, actionOf, allActions, isFor } from './rules/actions/action-list.ts';
import { hasAttacker, minionDamage, minionStrength, nextAttacker } from './rules/combat/skirmishing.ts';
import { regionTwilight, siteAt } from './rules/sites/sites.ts';
import { Phase, type S, Zone } from './state.ts';
import { archeryTotals, FELLOWSHIP, MINIONS } from './turn/archery.ts';
import { isOverwhelmed, skirmishPhase } from './turn/skirmish.ts';

export {
  ambush,
  archer,
  cost,
  damage,
  defender,
  fierce,
  fullVitality,
  homeSite,
  lurker,
  moveLimit,
  muster,
  overwhelm,
  printed,
  resistance,
  shadowNumber,
  strength,
  unhasty,
} from './engine.ts';
export type { CardFacts } from './facts/cards.ts';
export {
  blocks,
  cultures,
  itemClasses,
  kinds,
  loaded as loadedKeywords,
  races,
  sides,
  signets,
  unloaded as unloadedKeywords,
} from './facts/names.ts';
export type { ActionName } from './rules/actions/action-list.ts';
export {
  isCharacter,
  isExhausted,
  isFreePeoples,
  isRingBearer,
  isShadow,
  Kind as CardKind,
  vitality,
} from './rules/cards/cards.ts';
export { canBeAssigned, canDefend, isFree } from './rules/combat/assigning.ts';
export { hasAttacker, isSkirmishing, minionDamage, minionStrength } from './rules/combat/skirmishing.ts';
export { freePeoplesHaveInitiative } from './rules/counters/initiative.ts';
export { isRingBound, isWearing } from './rules/counters/ring.ts';
export { currentSite, priceOf, roams } from './rules/counters/twilight.ts';
export {
  aboutToBeWounded,
  assigned,
  burdened,
  cardPlayed,
  exerted,
  healed,
  killed,
  moved,
  movedFrom,
  movedTo,
  phaseStarts,
  skirmishLost,
  skirmishWon,
  turnStarts,
  wounded,
} from './rules/events.ts';
export { leader, onTheLeft, onTheRight } from './rules/order.ts';
export { isBlocked } from './rules/playing/play.ts';
export { isAtHome, isSanctuary, LAST_SITE, siteAt } from './rules/sites/sites.ts';
export { Phase, phases, Zone } from './state.ts';

/** The name of the procedure that asks now. */
export const asking = (s: S): string => s.engine.procedures[s.frames[s.kernel.top]].name;

/** A local of the procedure that asks now, by its name; 0 where it has none of that name. */
export function localNamed(s: S, name: string): number {
  const procedure = s.engine.procedures[s.frames[s.kernel.top]];
  const at = procedure.localNames.indexOf(name);
  return at < 0 ? 0 : localOf(s, procedure, at);
}

/** The cards of a zone in order; `index` is the player or card it belongs to. */
export function cardsIn(s: S, zone: number, index: number): number[] {
  const found: number[] = [];
  for (let c = firstIn(s, place(s, zone, index)); c !== 0; c = s.card.next[c]) found.push(c);
  return found;
}

/** The facts of every card of the pool, in its order. */
export const poolFacts = (): readonly CardFacts[] => pool.map(({ facts }) => facts);

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

/** What both sides shoot now: the fellowship, then the minions. LR-ARCHERY-002..004 */
export const archeryNow = (s: S): readonly [fellowship: number, minions: number] => [
  archeryTotals(s, FELLOWSHIP),
  archeryTotals(s, MINIONS),
];

/** What can be responded to now: the event by its channel, and the card or player that it is about. */
export interface Moment {
  readonly event: number;
  readonly about: number;
}
/** Everything that the innermost open window is about; nothing while none is open. */
export function momentsNow(s: S): readonly Moment[] {
  const found: Moment[] = [];
  for (let row = s.global.moment; row !== 0 && row <= s.global.moments; row++)
    found.push({ event: s.moment.event[row], about: s.moment.about[row] });
  return found;
}

/** How a skirmish would end as it stands. */
export interface Standing {
  readonly character: number;
  readonly minions: readonly number[];
  /** Strength of the character, then of all minions. */
  readonly own: number;
  readonly theirs: number;
  readonly characterWins: boolean;
  /** How many wounds each loser takes. */
  readonly wounds: number;
  /** Losers who are killed outright. */
  readonly overwhelmed: readonly number[];
}

/** The skirmish of a character against the minions that are assigned to him. LR-SKIRM-005..009 */
export function standingOf(s: S, character: number): Standing {
  const minions: number[] = [];
  for (let c = nextAttacker(s, character, 0); c !== 0; c = nextAttacker(s, character, c)) minions.push(c);
  const own = valueOf(s, strength, character);
  const theirs = minionStrength(s, character);
  const characterWins = minions.length === 0 || own > theirs;
  return {
    character,
    minions,
    own,
    theirs,
    characterWins,
    wounds: 1 + (characterWins ? valueOf(s, damage, character) : minionDamage(s, character)),
    overwhelmed: characterWins
      ? minions.filter((minion) => isOverwhelmed(s, own, theirs, minion))
      : [character].filter((loser) => isOverwhelmed(s, theirs, own, loser)),
  };
}

/** The characters of the fellowship whom minions are assigned to, in the order in which they are offered. */
export function skirmishersOf(s: S): number[] {
  const { active } = s.global;
  return [...cardsIn(s, Zone.companions, active), ...cardsIn(s, Zone.support, active)].filter((c) =>
    hasAttacker(s, c),
  );
}

/** A skirmish is on, and its strengths are still to be compared. */
export function skirmishIsOpen(s: S): boolean {
  const base = running(s, skirmishPhase);
  return base !== 0 && s.frames[base + 1] <= skirmishPhase.steps.findIndex(({ name }) => name === 'resolve');
}

/** The totals of a character's skirmish that is being resolved, or null before that. LR-SKIRM-005..007 */
export function skirmishResult(
  s: S,
  character: number,
): Pick<Standing, 'own' | 'theirs' | 'characterWins' | 'wounds'> | null {
  const local = (name: string): number => localOf(s, skirmishPhase, skirmishPhase.localNames.indexOf(name));
  if (running(s, skirmishPhase) === 0 || skirmishIsOpen(s) || local('character') !== character) return null;
  // A side that was empty has nothing to compare.
  const wounds = local('wounds');
  if (wounds === 0) return null;
  return { own: local('own'), theirs: local('theirs'), characterWins: local('won') === 1, wounds };
}

let scratch: S | null = null;
/** A copy to try something on. Used again by the next call. */
export function copyOf(s: S): S {
  if (scratch === null || scratch.layout !== s.layout) scratch = clone(s);
  else copy(s, scratch);
  return scratch;
}

/** How a skirmish of a character against these minions would stand, if it were on now. */
export function standingIf(s: S, character: number, minions: readonly number[]): Standing {
  const tried = copyOf(s);
  for (let c = tried.kernel.liveFirst; c !== 0; c = tried.card.liveNext[c])
    if (tried.card.against[c] === character) tried.card.against[c] = 0;
  for (const minion of minions) tried.card.against[minion] = character;
  tried.global.phase = Phase.skirmish;
  tried.global.skirmish = character;
  return standingOf(tried, character);
}

/** The twilight that moving on would bring, as far as the next site is known; null where it is still to be laid. */
export function twilightOfMove(s: S, player: number): number | null {
  const number = s.player.site[player] + 1;
  const site = siteAt(s, number);
  if (site === 0) return null;
  const companions = cardsIn(s, Zone.companions, player).length;
  return valueOf(s, shadowNumber, site) + regionTwilight(s, number) + companions;
}
