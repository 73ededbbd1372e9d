/** How an amount reads where it changes a number: what is added has its sign. */
import { type Num, type say, sayNum } from '@westmarch/kernel';

export const signed = (by: Num): Parameters<typeof say>[1] =>
  typeof by === 'number' && by > 0 ? `+${by}` : sayNum(by);
