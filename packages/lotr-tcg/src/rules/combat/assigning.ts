/** Who can be assigned to a skirmish, by whom, and against whom. LR-ASSIGN, LR-ALLY-005..008, LR-FIERCE */
import { forbiddenBy, valueOf } from '@westmarch/kernel';
import { defender, mostAttackers, takesPart, unhasty } from '../../engine.ts';
import { Phase, type S } from '../../state.ts';
import { hear, tell } from '../actions/responses.ts';
import { isKind, Kind } from '../cards/cards.ts';
import { assigned } from '../events.ts';
import { note, Was } from '../history.ts';
import { noAssign, noSkirmish } from '../prohibitions.ts';
import { isAtHome } from '../sites/sites.ts';

const SKIRMISHES = 1;
const isAllowed = (s: S, card: number): boolean => (valueOf(s, takesPart, card) & SKIRMISHES) !== 0;
const mayFight = (s: S, card: number): boolean => forbiddenBy(s, noSkirmish, card, 0, 0) === 0;

/** Companions, and allies at home or where a card lets them. LR-ASSIGN-010, LR-ALLY-004, 005 */
export const canDefend = (s: S, card: number): boolean =>
  (isKind(s, card, Kind.companion) ||
    (isKind(s, card, Kind.ally) && (isAtHome(s, card) || isAllowed(s, card)))) &&
  mayFight(s, card);

function attackers(s: S, character: number): number {
  let n = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (s.card.against[c] === character) n++;
  return n;
}

/**
 * Assigned to a skirmish that is not over yet: a minion with someone to fight, a character with minions against him.
 * LR-ASSIGN-014, LR-SKIRM-019
 */
export const isAssigned = (s: S, card: number): boolean =>
  s.card.against[card] !== 0 || s.global.skirmish === card || attackers(s, card) > 0;

/** Nothing forbids that this player puts the two together, and there is room for one more. */
const areAllowed = (s: S, minion: number, character: number, by: number): boolean =>
  attackers(s, character) < valueOf(s, mostAttackers, character) &&
  forbiddenBy(s, noAssign, minion, character, by) === 0;

/** A leftover minion can go to him. LR-ASSIGN-007, 012 */
export const canDefendAgainst = (s: S, minion: number, character: number, by: number): boolean =>
  canDefend(s, character) && areAllowed(s, minion, character, by);

/**
 * The Free Peoples player can assign him: one minion, and as many more as he is a defender for; no unhasty one but at
 * home or where a card allows it. LR-ASSIGN-005, LR-KEYWORD-011, 025
 */
export const canBeAssigned = (s: S, card: number): boolean =>
  canDefend(s, card) &&
  (valueOf(s, unhasty, card) === 0 || isAtHome(s, card) || isAllowed(s, card)) &&
  attackers(s, card) < 1 + valueOf(s, defender, card);
export const canBeAssignedTo = (s: S, minion: number, character: number, by: number): boolean =>
  canBeAssigned(s, character) && areAllowed(s, minion, character, by);

/** A minion that takes part in these assignments and has nobody yet. LR-FIERCE-004, LR-ASSIGN-004 */
export const isFree = (s: S, minion: number): boolean =>
  s.card.mayFight[minion] === 1 && s.card.against[minion] === 0 && mayFight(s, minion);

/** A card assigns a minion to a character: only if neither is assigned yet. LR-ASSIGN-002, 011, LR-FIERCE-005 */
export const canAssign = (s: S, minion: number, character: number, by: number): boolean =>
  s.global.phase === Phase.assignment &&
  isFree(s, minion) &&
  attackers(s, character) === 0 &&
  canDefendAgainst(s, minion, character, by);

export function assign(s: S, minion: number, character: number, by: number): void {
  if (!canAssign(s, minion, character, by)) return;
  s.card.against[minion] = character;
  tellAssigned(s, minion, character, by);
  hear(s);
}
/**
 * As it is told that a minion is assigned to him: no other was told of before. Those of one declaration are told of one
 * by one. LR-ASSIGN-013
 */
export function isFirstAgainst(s: S, minion: number, character: number): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (c !== minion && s.card.against[c] === character && s.card.chosen[c] === 0) return false;
  return true;
}
/** Both are assigned from now on; who called sees to it that it is heard. */
export function tellAssigned(s: S, minion: number, character: number, by: number): void {
  note(s, minion, Was.assigned);
  note(s, character, Was.assigned);
  tell(s, assigned, minion, character, by);
}
