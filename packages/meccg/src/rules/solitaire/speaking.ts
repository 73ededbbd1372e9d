/**
 * Which hazards speak of which: by the names in their texts, which are made from what they do. ME-SOLO-4002, 4004
 *
 * Keeps  texts are read once for each card, and only where solitaire is played.
 */
import { engine } from '../../engine.ts';

export const DOORS_OF_NIGHT = 'Doors of Night';

let textOf: (id: string) => readonly string[] = () => [];
/** Told by the game, since rules do not know how cards read. */
export function registerTexts(texts: (id: string) => readonly string[]): void {
  textOf = texts;
}

const texts = new Map<number, readonly string[]>();
function sentencesOf(def: number): readonly string[] {
  const known = texts.get(def);
  if (known !== undefined) return known;
  const sentences = textOf(engine.definitions[def].id);
  texts.set(def, sentences);
  return sentences;
}
export const nameOfDefinition = (def: number): string => engine.definitions[def].names['en'] ?? '';
/** The text of a card names another, and that is not itself. */
export const speaksOf = (def: number, name: string): boolean =>
  name !== '' && nameOfDefinition(def) !== name && sentencesOf(def).some((text) => text.includes(name));
/** It can be played only while that other is in play: every way to play it says so. */
export function needs(def: number, name: string): boolean {
  const plays = sentencesOf(def).filter((text) => text.startsWith('As a hazard'));
  return plays.length > 0 && plays.every((text) => text.includes(`${name} is in play`));
}
