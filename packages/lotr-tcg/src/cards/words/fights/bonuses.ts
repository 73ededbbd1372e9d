/**
 * Bonuses that are not gained: "does not gain strength bonuses from weapons". What such cards add is taken off again, so
 * that everything else about them still counts. LR-MODIF-001
 *
 * Keeps  only what adds is taken off; a penalty from such a card stays.
 */
import {
  type Attribute,
  type Condition,
  counted,
  type Duration,
  type Effect,
  exactly,
  type Filter,
  grant,
  type Modifier,
  modifier,
  say,
  subject,
  times,
  type Value,
  value,
  whilst,
  word,
} from '@westmarch/kernel';
import { strength } from '../../../engine.ts';
import type { S } from '../../../state.ts';
import { acting, type Who } from '../cards/choosing.ts';
import { character } from '../cards/filters.ts';
import { forThisSkirmish } from '../durations.ts';

/** What one modifier in force adds to a card. */
const added = (s: S, row: number, card: number): number =>
  Math.max(0, s.engine.abilities[s.effect.ability[row]].fold(s, row, card, 0));

/** What such cards add to the card that is looked at. */
const bonusesFrom = (what: Filter, attribute: Attribute): Value =>
  value(
    'bonuses from',
    [what],
    (g, v) =>
      g.hoist(
        `let sum = 0; for (let row = s.channel.first[${attribute.channel}]; row !== 0; row = s.effect.next[row]) { const c = s.effect.source[row]; if (${what.js(g, { ...v, it: 'c' })}) sum += ${g.ref(added)}(s, row, it); } return sum;`,
        v.it,
      ),
    say`the ${word(attribute.name)} bonuses from ${counted(what.noun, 'many')}`,
  );

const without = (which: Filter, what: Filter, attribute: Attribute, when?: Condition): Modifier =>
  modifier({
    attribute,
    of: which,
    by: times(-1, bonusesFrom(what, attribute)),
    ...(when === undefined ? {} : { if: when }),
  });
export const gainsNoBonusesFrom = (
  which: Filter,
  what: Filter,
  attribute: Attribute = strength,
  when?: Condition,
): Modifier => ({
  ...without(which, what, attribute, when),
  say: whilst(
    say`${counted(which.noun, 'each')} does not gain ${word(attribute.name)} bonuses from ${counted(what.noun, 'many')}`,
    when,
  ),
});
/** What one card gives to whoever it is, for a while: "cancel the strength bonus from a possession". */
export const cancelBonusOf = (
  who: Who,
  attribute: Attribute = strength,
  lasts: Duration = forThisSkirmish,
): Effect =>
  acting(who, (card) => ({
    ...grant(without(character, exactly(subject), attribute), lasts, card),
    say: say`cancel the ${word(attribute.name)} bonus from ${card.say} ${lasts.say}`,
  }));
/** The same for a while. */
export const loseBonusesFrom = (
  who: Who,
  what: Filter,
  attribute: Attribute = strength,
  lasts: Duration = forThisSkirmish,
): Effect =>
  acting(who, (card) => ({
    ...grant(without(exactly(subject), what, attribute), lasts, card),
    say: say`prevent ${card.say} from gaining ${word(attribute.name)} bonuses from ${counted(what.noun, 'many')}`,
  }));
