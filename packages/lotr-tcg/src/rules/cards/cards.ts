/** Cards: what they are. LR-CARD, LR-ZONE */
import { carries, hostOf, valueOf } from '@westmarch/kernel';
import { engine, fullVitality, printed } from '../../engine.ts';
import { kinds } from '../../facts/names.ts';
import type { S } from '../../state.ts';

export const Kind = {
  companion: 1,
  ally: 2,
  minion: 3,
  possession: 4,
  artifact: 5,
  condition: 6,
  event: 7,
  site: 8,
  ring: 9,
  follower: 10,
} as const;
if (kinds[Kind.follower] !== 'follower') throw new Error('The kinds of cards have changed their order.');
export const Side = { freePeoples: 1, shadow: 2 } as const;

const asTraits = kinds.map((name) => engine.traits.named('kind', name));
/** A card is of that kind, by its print or for a while by an effect: a condition may also be a minion. */
export const isKind = (s: S, card: number, kind: number): boolean =>
  s.channel.first[asTraits[kind].channel] === 0
    ? printed.kind(s, card) === kind
    : carries(s, asTraits[kind], card);
/** Companions, allies and minions. LR-CARD-006 */
export const isCharacter = (s: S, card: number): boolean =>
  isKind(s, card, Kind.companion) || isKind(s, card, Kind.ally) || isKind(s, card, Kind.minion);
export const isFreePeoples = (s: S, card: number): boolean => printed.side(s, card) === Side.freePeoples;
export const isShadow = (s: S, card: number): boolean => printed.side(s, card) === Side.shadow;

/** What is left of a character's vitality. LR-WOUND-003 */
export const vitality = (s: S, card: number): number => valueOf(s, fullVitality, card) - s.card.wounds[card];
/** LR-EXERT-006 */
export const isExhausted = (s: S, card: number): boolean => vitality(s, card) <= 1;
export const isRingBearer = (s: S, card: number): boolean =>
  s.player.ringBearer[s.card.owner[card]] === card && card !== 0;

/** In play, active or not. */
export const isInPlay = (s: S, card: number): boolean =>
  s.layout.liveKind[s.layout.placeKind[s.card.place[card]]] === 1;
/** Whom it lies on, or lay on when it left play. */
export const lastBearer = (s: S, card: number): number => hostOf(s, card) || s.past.bearer[card];
