/** Numbers that are counted off the table: what is over so many, and cultures. LR-SPOT-002, LR-CULTURE-007 */
import {
  type Cost,
  condition,
  cost,
  counted,
  countOf,
  effect,
  type Filter,
  lesser,
  many,
  NOTHING,
  noun,
  say,
  type Value,
  value,
} from '@westmarch/kernel';
import { engine, printed } from '../../../engine.ts';
import { cultures, sides } from '../../../facts/names.ts';
import type { S } from '../../../state.ts';

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

// ——— cultures ———
const isOf = cultures.map((name) => engine.traits.has('culture', name));
const FREE_PEOPLES = sides.indexOf('Free Peoples');
/** As many cultures as Free Peoples cards in play are of; a Shadow card never counts. LR-CULTURE-007 */
function countFreeCultures(s: S): number {
  let found = 0;
  let number = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
    if (printed.side(s, c) !== FREE_PEOPLES) continue;
    for (let i = 1; i < isOf.length; i++) {
      if ((found & (1 << i)) !== 0 || !isOf[i](s, c)) continue;
      found |= 1 << i;
      number++;
    }
  }
  return number;
}
const culture = 'Free Peoples culture';
/** "for each Free Peoples culture over 2". LR-CULTURE-007, LR-EFFECT-011 */
export const freeCulturesOver = (n: number): Value => ({
  ...value(
    'Free Peoples cultures over',
    [],
    (g) => `Math.max(0, ${g.ref(countFreeCultures)}(s) - ${n})`,
    say`the number of ${counted(noun(culture), 'many')} over ${n}`,
  ),
  perEach: { factor: 1, each: say`for each ${culture} over ${n}` },
});
/** So many different ones are there to be seen. LR-SPOT-001, LR-CULTURE-007 */
export const spotFreeCultures = (n: number): Cost =>
  cost(
    {
      ...condition(
        'Free Peoples cultures',
        [],
        (g) => `${g.ref(countFreeCultures)}(s) >= ${n}`,
        say`you can spot ${many(n, culture)}`,
      ),
      rule: 'LR-SPOT-001',
    },
    effect('spot', [], say`spot ${many(n, culture)}`, () => undefined),
  );
