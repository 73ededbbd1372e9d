/**
 * The pool: every card that can be played with, set by set in the order in which they appeared, brought into the engine.
 *
 * Owns   the list of sets. What is in a set stands in its index, and each card in a file of its set and kind.
 */
import { engine } from '../engine.ts';
import { firstPrinting } from '../facts/printings.ts';
import { dragonCharacters } from '../rules/dragons/characters.ts';
import { againstTheShadow } from './as/index.ts';
import { theBalrog } from './ba/index.ts';
import { type CardDefinition, specOf } from './card.ts';
import { darkMinions } from './dm/index.ts';
import { theLidlessEye } from './le/index.ts';
import { register } from './register.ts';
import { theDragons } from './td/index.ts';
import { theWizards } from './tw/index.ts';
import { theWhiteHand } from './wh/index.ts';

export const pool: readonly CardDefinition[] = [
  ...theWizards,
  ...theDragons,
  ...darkMinions,
  ...theLidlessEye,
  ...againstTheShadow,
  ...theWhiteHand,
  ...theBalrog,
];

/** What no deck lists, but some of its cards may be dealt as. */
const dealt: readonly CardDefinition[] = [
  ...pool,
  ...dragonCharacters.map((facts) => ({ id: facts.id, facts, text: {}, abilities: [] })),
];
engine.define(dealt.map(specOf));
for (const definition of dealt) register(engine.index(definition.id), definition);

const byId = new Map(dealt.map((definition) => [definition.id, definition]));
const listed = new Set(pool.map(({ id }) => id));
/** How a card is defined, by the id of any of its printings. */
export const definitionOf = (id: string): CardDefinition | undefined => byId.get(firstPrinting(id));
export const isInPool = (id: string): boolean => listed.has(firstPrinting(id));
const indexes = new Map<string, number>();
/** Its number in the engine. */
export function indexOfCard(id: string): number {
  let index = indexes.get(id);
  if (index === undefined) indexes.set(id, (index = engine.index(firstPrinting(id))));
  return index;
}
