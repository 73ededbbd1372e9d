/**
 * Skills and keywords that cards give.
 *
 * Keeps  what a card gives is counted beside what its bearer has, so that it can ask whether he had it anyway.
 */
import {
  type Condition,
  condition,
  counted,
  type Filter,
  hostOf,
  type Modifier,
  modifier,
  type Phrase,
  say,
  valueOf,
} from '@westmarch/kernel';
import { engine } from '../../../engine.ts';
import type { Keyword, Skill } from '../../../facts/names.ts';
import { hasSkill } from './filters.ts';

/** They have the skill, whatever is printed on them. */
export const givesSkill = (of: Filter, name: Skill): Modifier => ({
  ...modifier({ attribute: engine.traits.named('skill', name), of, by: 1 }),
  say: say`${counted(of.noun, 'each')} is ${hasSkill(name).say}`,
});
/** They have the keyword, in the noun for whoever has it. */
export const givesKeyword = (of: Filter, name: Keyword, text: Phrase): Modifier => ({
  ...modifier({ attribute: engine.traits.named('keyword', name), of, by: 1 }),
  say: say`${counted(of.noun, 'each')} is a ${text}`,
});
/** Of a card that gives the skill to its bearer: he would have it without it. */
export const hasSkillAnyway = (name: Skill): Condition =>
  condition(
    'has the skill anyway',
    [],
    (g) =>
      `(${g.ref(valueOf)}(s, ${g.ref(engine.traits.named('skill', name))}, ${g.ref(hostOf)}(s, self)) > 1)`,
    say`its bearer is already ${hasSkill(name).say}`,
  );
