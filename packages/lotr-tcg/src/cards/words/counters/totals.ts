/** Numbers that belong to no card: the archery totals and the move limit. */
import {
  type Attribute,
  addEffect,
  anyCard,
  type Condition,
  type Duration,
  type Effect,
  effect,
  grant,
  type Modifier,
  modifier,
  NOTHING,
  type Num,
  type Phrase,
  say,
  sayPer,
  whilst,
  word,
} from '@westmarch/kernel';
import { fellowshipTotal, minionTotal, moveLimit } from '../../../engine.ts';
import { forThisArchery } from '../durations.ts';
import { signed } from '../telling.ts';

/** A number of the table, and what it is called. */
interface Total {
  readonly attribute: Attribute;
  readonly say: Phrase;
}
const total = (attribute: Attribute): Total => ({ attribute, say: say`the ${word(attribute.name)}` });
export const fellowshipArchery = total(fellowshipTotal);
export const minionArchery = total(minionTotal);

export const archeryIs = (whose: Total, by: Num, when?: Condition): Modifier => {
  const { amount, each } = sayPer(by);
  const text = each === NOTHING ? say`${whose.say} is ${amount}` : say`${whose.say} is ${amount} ${each}`;
  return {
    ...modifier({ attribute: whose.attribute, of: anyCard, by, ...(when === undefined ? {} : { if: when }) }),
    say: whilst(text, when),
  };
};
/** Both totals are so much more or less, in one sentence. */
export const bothArcheriesAre = (by: number): readonly Modifier[] => [
  {
    ...archeryIs(fellowshipArchery, by),
    say: say`each of the fellowship and minion archery totals is ${signed(by)}`,
  },
  { ...archeryIs(minionArchery, by), say: NOTHING },
];
/** A total changes for the archery phase that is on. LR-ARCHERY-004 */
export const changeArchery = (whose: Total, by: Num): Effect => {
  if (typeof by === 'number')
    return { ...grant(archeryIs(whose, by), forThisArchery), say: say`make ${whose.say} ${signed(by)}` };
  const { amount, each } = sayPer(by);
  // What is counted is counted once, when it happens.
  return effect('change archery', [by], say`make ${whose.say} ${amount} ${each}`, (b) =>
    b.does(
      'gets',
      `${b.g.ref(addEffect)}(s, ${b.g.engine.lasting(whose.attribute)}, self, 0, ${by.js(b.g, b.v)}, ${forThisArchery.js(b.g)}, you);`,
    ),
  );
};
/** The move limit is the active player's; nobody else moves. LR-MOVE-016 */
export const raiseMoveLimit = (by: number, lasts: Duration): Effect => ({
  ...grant(modifier({ attribute: moveLimit, of: anyCard, by }), lasts),
  say:
    by < 0
      ? say`make the move limit ${signed(by)} ${lasts.say} (to a minimum of 1)`
      : say`make the move limit +${by} ${lasts.say}`,
});
