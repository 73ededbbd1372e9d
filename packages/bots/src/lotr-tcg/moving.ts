/** Whether to go on. */
import { Kind, place, sizeOf, valueOf } from '@westmarch/kernel';
import {
  cardsIn,
  isExhausted,
  LAST_SITE,
  type LotrTcgState,
  resistance,
  strength,
  twilightOfMove,
  vitality,
  Zone,
} from '@westmarch/lotr-tcg';
import { orFirst, type Policies, type Policy } from './thought.ts';
import { threatOf } from './worth.ts';

/** What the sites of a path usually bring. */
const USUAL = [0, 0, 2, 0, 3, 5, 3, 6, 6, 9] as const;

/** What the Shadow could bring against the fellowship at the next site, in strength. */
export function danger(s: LotrTcgState, player: number): number {
  const next = s.player.site[player] + 1;
  const companions = sizeOf(s, place(s, Zone.companions, player));
  const twilight = s.global.twilight + (twilightOfMove(s, player) ?? USUAL[next] + companions);
  let total = twilight * PER_TWILIGHT;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    for (const c of cardsIn(s, Zone.minions, p)) total += threatOf(s, c);
  return total;
}
const PER_TWILIGHT = 1.6;

/** What the fellowship can set against it. */
export function might(s: LotrTcgState, player: number): number {
  let total = 0;
  for (const c of cardsIn(s, Zone.companions, player))
    total += (isExhausted(s, c) ? 0.5 : 1) * valueOf(s, strength, c) + vitality(s, c);
  return total;
}

const moveAgain: Policy = (t) => {
  const { s, you } = t;
  const bearer = s.player.ringBearer[you];
  const isWell = vitality(s, bearer) >= 2 && valueOf(s, resistance, bearer) >= 3;
  const atTheEnd = s.player.site[you] + 1 === LAST_SITE;
  const bold = atTheEnd ? 1.3 : 1;
  return orFirst(t, isWell && danger(s, you) <= might(s, you) * bold ? Kind.yes : Kind.no);
};

export const movingPolicies: Policies = { turn: { moveAgain } };
