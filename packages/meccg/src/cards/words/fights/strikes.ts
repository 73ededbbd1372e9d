/** The strike now faced: whom it is against, cancelling it, and what counts for it alone. */
import {
  attributeOf,
  behind,
  both,
  type CardRef,
  type Condition,
  type Cost,
  called,
  cardRef,
  condition,
  cost,
  counted,
  type Effect,
  type Filter,
  filter,
  hostOf,
  it,
  type Modifier,
  modifier,
  NOTHING,
  type Noun,
  type Num,
  num,
  passes,
  say,
  self,
  stating,
  verb,
  weakNoun,
  word,
} from '@westmarch/kernel';
import { attackProwess, type mind, prowess } from '../../../engine.ts';
import type { Skill } from '../../../facts/names.ts';
import { StrikeResult } from '../../../rules/combat/strike-rows.ts';
import { note, Of } from '../../../rules/terms.ts';
import { type S, Stage } from '../../../state.ts';
import { signed } from '../amounts.ts';
import { hasSkill } from '../cards/filters.ts';
import { AFTER_ALL } from '../cards/items.ts';
import { within } from '../occasions/windows.ts';

export const theStruck: CardRef = cardRef(
  'the struck',
  [],
  () => 's.strike.target[s.global.strike]',
  say`that character`,
);
export const struckHas = (name: Skill): Condition => passes(theStruck, hasSkill(name));
/** A strike of this very card's attack is faced. */
const ofThis = 's.attack.card[s.strike.attack[s.global.strike]] === self';
/** Of this card's own attack: the strike now faced is against such a one. */
/** Whoever is struck is a character, unless something else is said. */
const struckAs = ({ noun: { noun, ...rest } }: Filter): Noun => ({
  ...rest,
  noun: rest.anyOf === undefined ? (noun ?? 'character') : noun,
});
export const againstStruck = (which: Filter): Condition => ({
  ...condition(
    'against struck',
    [which],
    (g, v) => `(s.global.strike !== 0 && ${which.js(g, { ...v, it: 's.strike.target[s.global.strike]' })})`,
    say`the strike is against ${counted(struckAs(which), 'a')}`,
  ),
  behind: say`against ${counted(which.noun, 'many')}`,
});
/** Whoever faces a strike of this card's own attack. */
const struckByThis: Filter = filter(
  'struck by this',
  [],
  (_g, v) => `(s.strike.target[s.global.strike] === ${v.it} && ${ofThis})`,
  behind(say`against a strike of this attack`),
);
/** Of an attack: the strike of it that is faced now is against whoever bears this card. */
export const strikesBearer: Filter = filter(
  'strikes bearer',
  [],
  (g, v) =>
    `(s.strike.attack[s.global.strike] === ${v.it} && s.strike.target[s.global.strike] === ${g.ref(hostOf)}(s, self))`,
  { ...weakNoun('attack'), after: [say`that strikes its bearer`] },
);
/** Against a strike of this card's own attack everyone fights with something else than his prowess. */
export const fightWith = (attribute: typeof mind): Modifier => ({
  ...modifier({
    attribute: prowess,
    of: struckByThis,
    by: attributeOf(it, attribute),
    change: 'set',
    stage: AFTER_ALL,
  }),
  say: say`the prowess of a character against a strike of this attack is his ${word(attribute.name)}`,
});
/** Resources may be played on a strike of this card's own attack. */
export const thisStrikes: Condition = within(
  condition('a strike', [], () => `(s.global.stage === ${Stage.resources})`, NOTHING),
  condition(
    'this strikes',
    [],
    () =>
      `(s.global.stage === ${Stage.resources} && s.global.check === 0 && s.strike.result[s.global.strike] !== ${StrikeResult.cancelled} && ${ofThis})`,
    say`the defender, when facing a strike of this attack`,
  ),
);
/** A strike of an attack whose strikes cannot be cancelled stands. */
const skip = (s: S): void => {
  if (s.attack.sure[s.strike.attack[s.global.strike]] === 1) return;
  s.strike.result[s.global.strike] = StrikeResult.cancelled;
};
export const cancelStrike: Effect = verb('cancel strike', skip, [], say`cancel the strike`);
/** It can be cancelled at all; what does nothing else is not played on one that cannot. ME-COND-4002 */
export const strikeCancellable: Condition = condition(
  'strike cancellable',
  [],
  () => '(s.attack.sure[s.strike.attack[s.global.strike]] === 0)',
  NOTHING,
  say`the strike cannot be cancelled`,
);
/** Nothing has come of it yet. */
export const strikePending: Condition = condition(
  'strike pending',
  [],
  () => `(s.strike.result[s.global.strike] === ${StrikeResult.pending})`,
  NOTHING,
  say`the strike is cancelled already`,
);
const blunt = (s: S): void => {
  s.strike.result[s.global.strike] = StrikeResult.ineffectual;
};
/** It neither fails nor succeeds, and is not rolled for. ME-STRIKE-521 */
export const ineffectual: Effect = verb('ineffectual', blunt, [], stating(say`the strike is ineffectual`));
const addProwess = (s: S, n: number, by: number): void => {
  s.strike.prowess[s.global.strike] += n;
  note(s, Of.strike, s.global.strike, n, by);
};
export const strikeProwess = (by: Num): Effect =>
  verb(
    'strike prowess',
    addProwess,
    [num(by), self],
    say`give him ${signed(by)} prowess against this strike`,
  );
const addBody = (s: S, n: number, by: number): void => {
  s.strike.body[s.global.strike] += n;
  note(s, Of.body, s.strike.target[s.global.strike], -n, by);
};
/** The body counts so much less or more for the body check that may follow. */
export const strikeBody = (by: Num): Effect =>
  verb(
    'strike body',
    addBody,
    [num(by), self],
    say`give him ${signed(by)} body for the body check that may follow`,
  );
const stay = (s: S): void => {
  s.strike.noTap[s.global.strike] = 1;
};
export const noTap: Effect = verb(
  'no tap',
  stay,
  [],
  say`keep him untapped against this strike (unless he is wounded)`,
);
/** It gives the attack of this strike more prowess. */
function strengthens(s: S, card: number): boolean {
  const { source, ability, next } = s.effect;
  for (let row = s.channel.first[attackProwess.channel]; row !== 0; row = next[row])
    if (source[row] === card && s.engine.abilities[ability[row]].fold(s, row, s.global.attack, 0) > 0)
      return true;
  return false;
}
const affectsStrike = (s: S, card: number): boolean =>
  s.global.stage !== Stage.resources || strengthens(s, card);
/** While a strike is resolved, only what strengthens it is worth getting rid of. Reads as nothing. ME-STRIKE-533 */
export const removable = (which: Filter): Filter =>
  called(
    which.noun,
    both(which, {
      ...filter('affects the strike', [], (g, v) => `${g.ref(affectsStrike)}(s, ${v.it})`, which.noun),
      atDeclaration: true,
    }),
  );
const noteSkill = (s: S): void => {
  if (s.global.strike !== 0) s.strike.skillUsed[s.global.strike] = 1;
};
/**
 * It is the one resource of a skill that this strike allows, from its declaration on: a second one would come to
 * nothing. Where no strike is faced there is nothing to note. ME-STRIKE-514
 */
export const oneSkill: Cost = cost(
  {
    ...condition('skill free', [], () => '(s.strike.skillUsed[s.global.strike] === 0)', NOTHING),
    sayNot: say`another card that needs a skill was played against this strike`,
    rule: 'ME-STRIKE-514',
  },
  verb('use skill', noteSkill, [], NOTHING),
);
