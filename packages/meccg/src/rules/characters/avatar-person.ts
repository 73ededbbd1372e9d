/**
 * Which Wizard an avatar is, and whom others say they are: the Wizard whom an opponent has declared as his Fallen-wizard
 * cannot be played. ME-SETUP-003..005
 */
import { type Gate, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { CardFacts } from '../../facts/cards.ts';
import { alignments, declarations } from '../../facts/names.ts';
import type { S } from '../../state.ts';
import { isSameDefinition } from '../cards/identity.ts';
import { sideOf } from '../sides.ts';

/** By definition: his place among those whom one may declare. */
const persons: number[] = [];
/** By alignment and person: his definition. */
const definitions = new Map<number, number>();
const keyOf = (alignment: number, person: number): number => alignment * 16 + person;

export function registerPerson(def: number, { avatar, alignment, names }: CardFacts): void {
  const person = declarations.findIndex((name) => name === names['en']);
  if (!avatar || person < 0) return;
  persons[def] = person;
  const key = keyOf(
    alignments.findIndex((name) => name === alignment),
    person,
  );
  if (!definitions.has(key)) definitions.set(key, def);
}
/** 0: nobody of them. */
export const personOf = (s: S, card: number): number => persons[s.card.def[card]] ?? 0;
/** The avatar of that name whom this player may have; 0: there is none. */
export const avatarCalled = (s: S, player: number, person: number): number =>
  definitions.get(keyOf(alignments.indexOf(sideOf(s, player).deck.avatars), person)) ?? 0;

/** Another player says that he is this one; two who say the same may both play him. ME-SETUP-004, 005 */
export function isDeclaredByAnother(s: S, player: number, card: number): boolean {
  const person = personOf(s, card);
  if (person === 0 || sideOf(s, player).deck.declares) return false;
  for (let q = 1; q <= s.layout.sizes.players; q++)
    if (q !== player && s.player.declared[q] === person) return true;
  return false;
}

/** Of many, another player of his kind has chosen to be this one. ME-MP-4015 */
export function isChosenByAnother(s: S, player: number, def: number): boolean {
  for (let q = 1; q <= s.layout.sizes.players; q++)
    if (
      q !== player &&
      s.player.chosen[q] !== 0 &&
      s.player.side[q] === s.player.side[player] &&
      isSameDefinition(s.player.chosen[q], def)
    )
      return true;
  return false;
}

export const notDeclared: Gate = engine.gate(
  'prohibition',
  'ME-SETUP-004 ME-MP-4015',
  (s, p, c) => !isDeclaredByAnother(s, p, c) && !isChosenByAnother(s, p, s.card.def[c]),
  say`another player has declared himself as this one`,
);

/** Of a player: more than 0 while his avatar comes into play at home, and nowhere else. */
export const avatarAtHomeOnly = engine.marker(
  'avatar at home',
  () => say`your Wizard may only be brought into play at his home site`,
);
