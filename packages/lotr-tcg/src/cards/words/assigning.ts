/** Cards that assign characters to skirmishes themselves. LR-ASSIGN-002, 011 */
import { type CardRef, type Effect, type Filter, filter, say, verb, you } from '@westmarch/kernel';
import { assign, canAssign } from '../../rules/combat/assigning.ts';
import { unsaid } from './filters.ts';

/** Whoever can be assigned to that minion now; it goes without saying. */
export const assignableTo = (minion: CardRef): Filter =>
  filter(
    'assignable',
    [minion],
    (g, v) => `${g.ref(canAssign)}(s, ${minion.js(g, v)}, ${v.it}, you)`,
    unsaid,
  );
export const assignTo = (minion: CardRef, character: CardRef): Effect =>
  verb('assign', assign, [minion, character, you], say`assign ${character.say} to skirmish ${minion.say}`);
