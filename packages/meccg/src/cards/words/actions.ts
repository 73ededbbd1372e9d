/**
 * Actions of cards where they lie: what a card does in play is not done from a hand. ME-TURN-003
 *
 * Keeps  only an action that names its own zone is offered from elsewhere: played from hand, or used where it is stored.
 */
import { type Action, condition, isIn, action as kernelAction, say } from '@westmarch/kernel';
import { Zone } from '../../state.ts';

const outOfHand = condition(
  'out of hand',
  [],
  (g) => `!(${g.ref(isIn)}(s, self, ${Zone.hand}) || ${g.ref(isIn)}(s, self, ${Zone.onGuard}))`,
  say`it is in play`,
);
/** Something that the controller of a card in play may do while the window is open. */
export const action = (a: Parameters<typeof kernelAction>[0]): Action =>
  kernelAction(a.zone === undefined && a.within === undefined ? { ...a, zone: outOfHand } : a);
