/** Numbers that are counted off the table: what is over so many, and cultures. LR-SPOT-002, LR-CULTURE-007 */
import {
  atLeast,
  both,
  type Condition,
  counted,
  countOf,
  type Filter,
  many,
  say,
  thereAre,
  type Value,
  value,
} from '@westmarch/kernel';
import { type Culture, cultures } from '../../../facts/names.ts';
import { freePeoples, ofCulture } from './filters.ts';

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
const FREE: readonly Culture[] = cultures.filter((name) => name !== 'none');
/** Cultures of which a Free Peoples card is in play. LR-CULTURE-007 */
const freeCulturesNow: Value = (() => {
  const tests = FREE.map((name) => both(freePeoples, ofCulture(name)));
  return value(
    'Free Peoples cultures',
    tests,
    (g, v) => `(${tests.map((which) => `(${thereAre(1, which).js(g, v)} ? 1 : 0)`).join(' + ')})`,
    say`the number of Free Peoples cultures you can spot`,
  );
})();
export const canSpotFreeCultures = (n: number): Condition => ({
  ...atLeast(freeCulturesNow, n),
  say: say`you can spot ${many(n, 'Free Peoples culture')}`,
});
export const freeCulturesOver = (n: number): Value => ({
  ...value(
    'cultures over',
    [freeCulturesNow],
    (g, v) => `Math.max(0, ${freeCulturesNow.js(g, v)} - ${n})`,
    say`the number of Free Peoples cultures you can spot over ${n}`,
  ),
  perEach: { factor: 1, each: say`for each Free Peoples culture you can spot over ${n}` },
});
