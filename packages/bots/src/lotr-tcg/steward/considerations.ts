/** What a Steward considers in a position of The Lord of the Rings TCG. The weights were found by play against Novice. */
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import type { Consideration } from '../../steward/consideration.ts';
import * as position from '../position.ts';

export const considerations: readonly Consideration<LotrTcgState>[] = [
  {
    name: 'the end',
    weight: 1,
    fixed: true,
    value: position.outcome,
    good: 'it wins the game',
    bad: 'it loses the game',
  },
  {
    name: 'the fellowship',
    weight: 1,
    value: (s, you) => position.company(s, you),
    good: 'our fellowship stands better',
    bad: 'our fellowship pays for it',
  },
  {
    name: 'the Ring-bearer',
    weight: 1,
    value: (s, you) => position.will(s, you),
    good: 'the Ring-bearer can bear more',
    bad: 'it burdens the Ring-bearer',
  },
  {
    name: 'other fellowships',
    weight: 1,
    value: position.others,
    good: 'the fellowship of the other is hurt by it',
    bad: 'it helps the fellowship of the other',
  },
  {
    name: 'twilight',
    weight: 1,
    value: (s, you) => position.asSeenBy(s, you, position.twilight(s)),
    good: 'the twilight is better for us',
    bad: 'the twilight is worse for us',
  },
  {
    name: 'minions',
    weight: 1,
    value: (s, you) => position.asSeenBy(s, you, position.minions(s)),
    good: 'the minions on the table are better for us',
    bad: 'the minions on the table are worse for us',
  },
  {
    name: 'skirmishes',
    weight: 1,
    value: (s, you) => position.asSeenBy(s, you, position.skirmishes(s)),
    good: 'the skirmishes look better',
    bad: 'the skirmishes look worse',
  },
  {
    name: 'the hand',
    weight: 0.5,
    value: position.hand,
    good: 'there is more to play with later',
    bad: 'it takes a card',
  },
];
