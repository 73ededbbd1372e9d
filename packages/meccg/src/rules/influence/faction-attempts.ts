/**
 * Winning over a faction: the attempt is declared, answered, and only then rolled. ME-FACT-2000..2010, ME-INFL-2004
 *
 * Owns   what an influence check against a faction adds up to, and its outcome.
 * Not    whether the faction may be played here (site-plays.ts), attempts against an opponent (attempts.ts).
 * Keeps  more than the number wins it and taps the site; anything else discards it and leaves the site (2001, 2010).
 */
import { announce, move, place, say, valueAgainst } from '@westmarch/kernel';
import { checkRolls, engine, influenceAttempt, influenceCheck, printed } from '../../engine.ts';
import { attemptBegins, attemptMade } from '../../events.ts';
import { races } from '../../facts/names.ts';
import { type S, Zone } from '../../state.ts';
import { companyOf, isRace, Kind } from '../cards/cards.ts';
import { placeOf } from '../companies/company.ts';
import { roll2d6 } from '../dice.ts';
import { playOf } from '../sites/play-sites.ts';
import { adds, addsNoted, addsValue, forget, isHeard, mustExceed, Of } from '../terms.ts';
import { directInfluenceLeft } from './influence.ts';

/** A faction of that name is in play. */
function isFactionInPlay(s: S, faction: { has(def: number): boolean }): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (faction.has(s.card.def[c]) && printed.kind(s, c) === Kind.faction) return true;
  return false;
}
/** What the race of the character, and what other factions are worth to a faction. ME-FACT-002, 2004 */
export function standardModifier(s: S, faction: number, character: number): number {
  const play = playOf(s.card.def[faction]);
  const standard = play?.standard ?? [];
  const also = play?.standardIf;
  const others = play?.standardFor ?? [];
  let by = also?.when(s, s.card.controller[character], faction) === true ? also.by : 0;
  for (let i = 0; i < others.length; i++) if (others[i].who(s, character)) by += others[i].by;
  for (let i = 0; i < standard.length; i++)
    if (isRace(s, character, races[standard[i][0]])) by += standard[i][1];
  const besides = play?.besides ?? [];
  for (let i = 0; i < besides.length; i++) if (isFactionInPlay(s, besides[i][0])) by += besides[i][1];
  return by;
}
/** What a check against it must exceed: some factions are held more loosely than they were won. */
export const factionNumber = (s: S, faction: number): number => {
  const onceWon = playOf(s.card.def[faction])?.onceWon;
  return onceWon !== undefined && s.card.live[faction] === 1 ? onceWon : printed.influenceNumber(s, faction);
};

/** Everything that is added to the roll: unused direct influence, what he himself adds, and cards played for it. */
export const ownModifier = (s: S, character: number, company: number, target: number): number =>
  directInfluenceLeft(s, character, company, target) +
  valueAgainst(s, influenceCheck, character, target) +
  valueAgainst(s, influenceAttempt, character, target) +
  s.global.attemptModifier;

/**
 * The roll of a check; where there are several, the player takes the highest: more is never worse for a check.
 */
export function rollToInfluence(
  s: S,
  character: number,
  target: number,
  /** What is added to it in all, and who says what that is made of beside his own. */
  by: number,
  others: (s: S, character: number, target: number) => void,
): number {
  let best = rollOnce(s, character, target, by, others);
  for (let more = valueAgainst(s, checkRolls, character, target) - 1; more > 0; more--)
    best = Math.max(best, rollOnce(s, character, target, by, others));
  return best;
}
function rollOnce(
  s: S,
  character: number,
  target: number,
  by: number,
  others: (s: S, character: number, target: number) => void,
): number {
  if (isHeard(s)) {
    adds(s, directInfluenceLeft(s, character, companyOf(s, character), target), 'unused direct influence');
    addsValue(s, influenceCheck, character, 'own', target);
    addsValue(s, influenceAttempt, character, 'own', target);
    addsNoted(s, Of.attempt, character);
    others(s, character, target);
  }
  return roll2d6(s, by);
}
/** The same, each with its cause. */
export function sayOwnOfFaction(s: S, character: number, faction: number): void {
  const { standard = [], standardIf, standardFor = [], besides = [] } = playOf(s.card.def[faction]) ?? {};
  if (standardIf?.when(s, s.card.controller[character], faction) === true)
    adds(s, standardIf.by, 'by its text');
  for (const { who, by } of standardFor) if (who(s, character)) adds(s, by, 'by its text');
  for (const [race, by] of standard)
    if (isRace(s, character, races[race])) adds(s, by, `for the race ${races[race]}`);
  for (const [other, by] of besides) if (isFactionInPlay(s, other)) adds(s, by, 'another faction in play');
}
/** What the race of the character, and other factions, are worth to a faction; and the number that it asks for. */
function sayStandard(s: S, character: number, faction: number): void {
  sayOwnOfFaction(s, character, faction);
  mustExceed(s, printed.influenceNumber(s, faction), '');
}
/** An attempt is declared; cards played in answer may change it. */
export function beginAttempt(s: S, character: number, target: number, copy: number): void {
  forget(s, Of.attempt, s.global.attempt);
  s.global.attempt = character;
  s.global.attemptOn = target;
  s.global.attemptCopy = copy;
  s.global.attemptModifier = 0;
  announce(s, attemptBegins, character, target, copy);
}
export function endAttempt(s: S): void {
  forget(s, Of.attempt, s.global.attempt);
  s.global.attempt = s.global.attemptOn = s.global.attemptCopy = s.global.attemptModifier = 0;
}

/** Of a character, against a faction: more than 0 while it comes to him without a check. */
export const winsAtOnce = engine.marker(
  'automatic influence',
  (whose) => say`${whose} influences automatically`,
);
/** The check itself. True: the faction is won, and comes to lie with its player. */
export function winFaction(
  s: S,
  player: number,
  faction: number,
  character: number,
  company: number,
): boolean {
  const by = ownModifier(s, character, company, faction) + standardModifier(s, faction, character);
  const total =
    valueAgainst(s, winsAtOnce, character, faction) > 0
      ? printed.influenceNumber(s, faction) + 1
      : rollToInfluence(s, character, faction, by, sayStandard) + by;
  announce(s, attemptMade, character, faction, total - printed.influenceNumber(s, faction));
  if (total <= printed.influenceNumber(s, faction)) return false;
  move(s, faction, place(s, Zone.factions, player));
  // Where it was won: only there can it be lost again. ME-INFL-2033
  s.card.where[faction] = placeOf(s, company);
  return true;
}
