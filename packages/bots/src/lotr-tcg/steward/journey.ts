/**
 * Whether a Steward goes on when he may: what may come, and what he can set against it.
 *
 * Keeps  the weights were found by play against Novice, who counts all that may come in full: that is too careful, for the
 *        Shadow seldom holds what its twilight would pay for.
 */
import { Kind, valueOf } from '@westmarch/kernel';
import { LAST_SITE, type LotrTcgState, resistance, vitality } from '@westmarch/lotr-tcg';
import { type Consideration, type Reason, reasonsFor, sum, weigh } from '../../steward/consideration.ts';
import { danger, might } from '../moving.ts';
import { orFirst, type Policies, type Policy, type Thought } from '../thought.ts';

const isNearTheEnd = (s: LotrTcgState, player: number): boolean => s.player.site[player] + 1 === LAST_SITE;
function isWorn(s: LotrTcgState, you: number): boolean {
  const bearer = s.player.ringBearer[you];
  return vitality(s, bearer) < 2 || valueOf(s, resistance, bearer) < 3;
}

/** For going on where they come to more than nothing. */
export const journeyConsiderations: readonly Consideration<LotrTcgState>[] = [
  {
    name: 'going on: strength',
    weight: 1,
    value: might,
    good: 'the fellowship is strong',
    bad: '',
  },
  {
    name: 'going on: what may come',
    weight: 0.6,
    value: (s, you) => -danger(s, you),
    good: '',
    bad: 'the Shadow may bring so much against it',
  },
  {
    name: 'going on: the last site',
    weight: 0.3,
    value: (s, you) => (isNearTheEnd(s, you) ? might(s, you) : 0),
    good: 'one step more is the last',
    bad: '',
  },
  {
    name: 'going on: the Ring-bearer',
    weight: 1,
    fixed: true,
    value: (s, you) => (isWorn(s, you) ? -1000 : 0),
    good: '',
    bad: 'the Ring-bearer must rest',
  },
];

export function journeyBy(journey: readonly Consideration<LotrTcgState>[]): Policies {
  const moveAgain: Policy = (t) => orFirst(t, sum(weigh(journey, t.s, t.you)) >= 0 ? Kind.yes : Kind.no);
  return { turn: { moveAgain } };
}

/** Why he goes on, or stays. */
export function journeyReasons(
  journey: readonly Consideration<LotrTcgState>[],
  { s, you, o }: Thought,
  chosen: number,
): readonly Reason[] {
  const weighed = weigh(journey, s, you);
  const nothing = weighed.map(() => 0);
  const reasons = reasonsFor(journey, weighed, nothing);
  // Whoever stays gives first what kept him.
  return o.kind(chosen) === Kind.yes ? reasons : reasons.toSorted((a, b) => a.by - b.by);
}
