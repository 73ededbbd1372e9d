/** Allies: what they do in the attacks that their companies face. */
import { type Action, all, type Condition } from '@westmarch/kernel';
import type { RegionType } from '../../facts/names.ts';
import { action } from './actions.ts';
import { cancelAttack, cancellable, itsAttack } from './attack-changes.ts';
import { keyedToOneOf } from './combat.ts';
import { tapSelf, untappedSelf } from './items.ts';
import { facingAttack } from './windows.ts';

/** Taps to cancel such an attack on its company. */
export const tapsToCancel = (...when: readonly Condition[]): Action =>
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(itsAttack, cancellable, ...when),
    costs: [tapSelf],
    effect: cancelAttack,
  });
/** The same of one that is keyed so. */
export const tapsAgainst = (types: readonly RegionType[], ...when: readonly Condition[]): Action =>
  tapsToCancel(keyedToOneOf(...types), ...when);
