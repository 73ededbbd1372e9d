/** Numbers that are counted off the table: what is over so many, and cultures. LR-SPOT-002, LR-CULTURE-007 */
import { counted, countOf, type Filter, lesser, NOTHING, say, type Value, value } from '@westmarch/kernel';

/** "for each companion over 4". */
export const over = (n: number, which: Filter): Value => ({
  ...value(
    'over',
    [which],
    (g, v) => `Math.max(0, ${countOf(which).js(g, v)} - ${n})`,
    say`the number of ${counted(which.noun, 'many')} over ${n}`,
  ),
  perEach: { factor: 1, each: say`for each ${counted(which.noun, 'bare')} over ${n}` },
});

/** "for each Elf you can spot (limit 3)": as many as are counted, and no more than so many. LR-LIMIT-001 */
export const limitedTo = (limit: number, amount: Value): Value => {
  const { factor, each } = amount.perEach ?? { factor: 1, each: NOTHING };
  return { ...lesser(amount, limit), perEach: { factor, each: say`${each} (limit ${limit})` } };
};
