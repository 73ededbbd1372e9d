/** Numbers that belong to no card: the archery totals and the move limit. */
import {
  anyCard,
  type Condition,
  type Duration,
  definite,
  type Effect,
  type Filter,
  filter,
  grant,
  type Modifier,
  modifier,
  type Num,
  type Phrase,
  say,
  sayNum,
  whilst,
} from '@westmarch/kernel';
import { archeryTotal, moveLimit } from '../../engine.ts';

// The archery total is asked of 1 for the fellowship and of 2 for the minions.
const total = (row: number, text: string): Filter =>
  filter(text, [], (_g, v) => `${v.it} === ${row}`, definite(say`${text}`));
export const fellowshipArchery = total(1, 'the fellowship archery total');
export const minionArchery = total(2, 'the minion archery total');

const signed = (by: Num): Phrase => (typeof by === 'number' && by > 0 ? say`+${by}` : sayNum(by));
export const archeryIs = (whose: Filter, by: Num, when?: Condition): Modifier => ({
  ...modifier({ attribute: archeryTotal, of: whose, by, ...(when === undefined ? {} : { if: when }) }),
  say: whilst(say`${whose.say} is ${signed(by)}`, when),
});
/** The move limit is the active player's; nobody else moves. LR-MOVE-016 */
export const raiseMoveLimit = (by: number, lasts: Duration): Effect => ({
  ...grant(modifier({ attribute: moveLimit, of: anyCard, by }), lasts),
  say: say`the move limit is +${by} ${lasts.say}`,
});
