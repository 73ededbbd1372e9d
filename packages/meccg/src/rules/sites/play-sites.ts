/** Where cards are played by name, and what their texts say about the site: one entry for a definition. */
import type { S } from '../../state.ts';

export interface PlaySite {
  /** Sites that its text names. */
  readonly sites: readonly number[];
  /** Any site of some kind. */
  readonly suits?: (s: S, site: number) => boolean;
  /** Of a faction: something else that helps whoever tries. */
  readonly standardIf?: {
    readonly by: number;
    readonly when: (s: S, player: number, faction: number) => boolean;
  };
  /** Of a faction: what other factions in play, whoever has them, are worth to an attempt. ME-FACT-2004 */
  readonly besides?: readonly (readonly [faction: { has(def: number): boolean }, modifier: number])[];
  /** Of a faction: its number while it is in play. */
  readonly onceWon?: number;
  /** Of a faction: it can be lost wherever it could be played. ME-CARD-0698 */
  readonly lostAnywhere?: boolean;
  /** Of a faction: what races are worth to an attempt. */
  readonly standard: readonly (readonly [race: number, modifier: number])[];
  /** Of a faction: what characters of some kind are worth to an attempt. */
  readonly standardFor?: readonly {
    readonly by: number;
    readonly who: (s: S, character: number) => boolean;
  }[];
  /** It may be played at a tapped site. This says nothing about tapping it. ME-SITE-513, 2006 */
  readonly atTapped?: boolean;
  /** It leaves the site as it is. */
  readonly keepsSite?: boolean;
  /** It is played only at such sites. */
  readonly only?: (s: S, site: number) => boolean;
  /** Site types at which it may not be played. */
  readonly notAt?: readonly number[];
  /** Whoever taps to play it must be such a character. */
  readonly by?: (s: S, character: number) => boolean;
}

const plays = new Map<number, PlaySite>();
export function registerPlay(def: number, play: PlaySite): void {
  plays.set(def, play);
}
export const playOf = (def: number): PlaySite | undefined => plays.get(def);

/** Actions of the rules on the chain that may tap the site, and events that do by their own text. */
const tapping = new Set<number>();
const tappingEvents = new Set<number>();
export function mayTapSite(action: number): number {
  tapping.add(action);
  return action;
}
export function registerTapsSite(def: number): void {
  tappingEvents.add(def);
}
export const tapsByRule = (action: number): boolean => tapping.has(action);
export const tapsByText = (def: number): boolean => tappingEvents.has(def);
