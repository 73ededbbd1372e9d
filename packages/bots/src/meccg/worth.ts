/**
 * What things are worth to the Novice, in marshalling points or what comes near them.
 *
 * Owns   the value of a character in play and of a card in hand.
 * Not    where to go for it (journeys.ts), or what it costs to get there (danger.ts).
 */
import { firstIn, place, valueOf } from '@westmarch/kernel';
import {
  CardKind,
  canPlayUnique,
  corruptionCheck,
  corruptionOf,
  councilPoints,
  firstOf,
  generalInfluence,
  generalInfluenceUsed,
  isAvatar,
  type MeccgState,
  mind,
  printed,
  prowess,
  sideOf,
  Zone,
} from '@westmarch/meccg';
import { isCall } from './calling.ts';
import { chanceToExceed } from './odds.ts';

/** Losing the avatar may lose the game. */
const AVATAR = 60;

/** A character, an ally or whatever else can be struck. */
export function worthOf(s: MeccgState, card: number): number {
  if (printed.kind(s, card) !== CardKind.character) return 1 + printed.points(s, card);
  let worth = isAvatar(s, card) ? AVATAR : 1 + printed.points(s, card) + valueOf(s, mind, card) / 4;
  for (let c = firstIn(s, place(s, Zone.on, card)); c !== 0; c = s.card.next[c])
    worth += Math.max(0, printed.points(s, c));
  return worth;
}

/** By how much he is ahead of the best of the others, as things stand. */
export function leadOf(s: MeccgState, you: number): number {
  let most = -Infinity;
  for (let other = 1; other <= s.layout.sizes.players; other++)
    if (other !== you) most = Math.max(most, councilPoints(s, other));
  return councilPoints(s, you) - most;
}
/** The Council is called, and he is ahead: whatever could cost him his avatar is left alone. */
export function isSettled(s: MeccgState, you: number, company: number): boolean {
  if (s.global.calledBy === 0 || leadOf(s, you) <= 0) return false;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (isAvatar(s, c)) return true;
  return false;
}

/** How strong a creature is: what its strikes do to a company of middling strength. */
function creatureStrength(s: MeccgState, card: number): number {
  return printed.strikes(s, card) * Math.max(0, printed.prowess(s, card) - 5) * 0.25;
}

function characterInHand(s: MeccgState, you: number, card: number): number {
  if (isAvatar(s, card)) return s.player.avatar[you] === 0 && s.player.avatarLost[you] === 0 ? 9 : 0;
  const free = valueOf(s, generalInfluence, you) - generalInfluenceUsed(s, you);
  const needed = printed.mind(s, card);
  return needed <= free ? 2 + printed.points(s, card) : 0.6;
}

/** What it will count for its player: to some, everything that counts is worth one. ME-MP-2001 */
const pointsOf = (s: MeccgState, you: number, card: number): number =>
  sideOf(s, you).onePointEach ? Math.min(1, printed.points(s, card)) : printed.points(s, card);

/** What it is good for to hold a card. */
export function worthInHand(s: MeccgState, you: number, card: number): number {
  if (!canPlayUnique(s, card)) return 0;
  // Without it some cannot end a game that they are winning.
  if (isCall(s, card)) return sideOf(s, you).calls ? 0.3 : 3;
  switch (printed.kind(s, card)) {
    case CardKind.character:
      return characterInHand(s, you, card);
    case CardKind.item:
      return 1.5 + pointsOf(s, you, card) + printed.prowess(s, card) * 0.3;
    case CardKind.ally:
      return 1.5 + pointsOf(s, you, card);
    case CardKind.faction:
      return 1.2 + pointsOf(s, you, card);
    case CardKind.resourceEvent:
      return 1.4;
    case CardKind.creature:
      return 0.5 + Math.min(3, creatureStrength(s, card));
    default:
      return 1.1;
  }
}

/** The chance that a character's corruption check fails when so much more weighs on him. */
export const failChance = (s: MeccgState, character: number, more: number, modifier: number): number =>
  1 - chanceToExceed(corruptionOf(s, character) + more, modifier + valueOf(s, corruptionCheck, character));

/** A check comes about so often for each thing that is borne. */
const CHECKS = 0.6;
/** What it may cost a character to bear so much more that corrupts. */
export const burdenOf = (s: MeccgState, character: number, more: number): number =>
  CHECKS * worthOf(s, character) * (failChance(s, character, more, 0) - failChance(s, character, 0, 0));

/** Who should bear one more thing that corrupts: strong, and not burdened yet. */
export function asBearer(s: MeccgState, character: number): number {
  const burden = corruptionOf(s, character);
  return valueOf(s, prowess, character) * 0.3 - burden - (isAvatar(s, character) ? 4 : 0);
}
