/** The Ring: who bears it, who wears it, and who takes it up. LR-RING, LR-LOSE-001 */
import {
  adjective,
  type CardRef,
  type Condition,
  cardRef,
  condition,
  definite,
  type Effect,
  type Filter,
  filter,
  host,
  NOTHING,
  not,
  say,
  self,
  stating,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import { isRingBearer } from '../../../rules/cards/cards.ts';
import {
  corrupt,
  isRingBound,
  isUnbound,
  isWearing,
  makeRingBearer,
  putOnRing,
  takeOffRing,
} from '../../../rules/counters/ring.ts';
import { freePeoplesPlayer } from '../players.ts';

export const ringBearer: Filter = filter(
  'Ring-bearer',
  [],
  (g, v) => `${g.ref(isRingBearer)}(s, ${v.it})`,
  definite(say`the Ring-bearer`),
);

/** Whose turn it is: only his bears the Ring now. */
export const theRingBearer: CardRef = cardRef(
  'the Ring-bearer',
  [],
  () => 's.player.ringBearer[s.global.active]',
  say`${word('the Ring-bearer')}`,
);
/** Companions with the keyword, and whoever bears the Ring. LR-RING-008, LR-START-002 */
export const ringBound: Filter = filter(
  'Ring-bound',
  [],
  (g, v) => `${g.ref(isRingBound)}(s, ${v.it})`,
  adjective(word('Ring-bound')),
);
/** Companions who are not; nobody else is either. LR-RING-009 */
export const unbound: Filter = filter(
  'unbound',
  [],
  (g, v) => `${g.ref(isUnbound)}(s, ${v.it})`,
  adjective(word('unbound')),
);

/** Its bearer puts it on; the regroup phase takes it off. */
export const wearIt: Effect = verb(
  'wear the Ring',
  putOnRing,
  [you],
  stating(say`${host.say} wears The One Ring until the regroup phase`),
);
export const wearsTheRing: Condition = condition(
  'wears the Ring',
  [host],
  (g, v) => `${g.ref(isWearing)}(s, ${host.js(g, v)})`,
  say`${host.say} wears The One Ring`,
);
/** Whoever bears it now wears it. LR-RING-001 */
export const ringIsWorn: Condition = condition(
  'Ring is worn',
  [],
  () => 's.player.wearing[s.global.active] === 1',
  say`the Ring-bearer wears The One Ring`,
);
/** The regroup phase takes it off again. */
export const makesRingBearerPutItOn: Effect = verb(
  'put on the Ring',
  putOnRing,
  [freePeoplesPlayer],
  say`make the Ring-bearer put on The One Ring until the regroup phase`,
);
/** LR-RING-001 */
export const takesOffTheRing: Effect = verb(
  'take off the Ring',
  takeOffRing,
  [freePeoplesPlayer],
  say`take off The One Ring`,
);
/** Who wears it cannot put it on; that goes without saying. */
export const notWornYet: Condition = { ...not(wearsTheRing), say: NOTHING };
/** LR-LOSE-003 */
export const corruptsRingBearer: Effect = verb(
  'corrupt',
  corrupt,
  [freePeoplesPlayer],
  say`corrupt the Ring-bearer`,
);
/** Whoever died had the Ring. */
export const wasRingBearer: Condition = condition(
  'was Ring-bearer',
  [],
  () => 's.player.ringBearer[you] === s.moment.about[s.global.moment]',
  NOTHING,
);
export const becomeRingBearer: Effect = verb(
  'make Ring-bearer',
  makeRingBearer,
  [you, self],
  say`make ${self.say} the Ring-bearer (resistance 5)`,
);
