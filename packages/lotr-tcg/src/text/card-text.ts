/**
 * The rules text of a card, sentence by sentence: rendered from what it does, never typed in.
 *
 * Keeps  every sentence is a phrase, so that another language is a table.
 */
import { type Names, NOTHING, type Phrase, sentence } from '@westmarch/kernel';
import { definitionOf } from '../cards/pool.ts';
import { engine } from '../engine.ts';

/** What a card says, as phrases; an ability that is shown as a number has none. */
export const phrasesOf = (id: string): readonly Phrase[] =>
  (definitionOf(id)?.abilities ?? []).map(({ say }) => say).filter(({ key }) => key !== NOTHING.key);

const names: Names = {
  def: (def, language) => engine.definitions[def].names[language] ?? '',
  cardDef: () => 0,
  player: () => '',
};

/** The text of a card in sentences; empty where it has none. */
export const textOf = (id: string): readonly string[] =>
  phrasesOf(id).map((phrase) => sentence(engine.language, names, phrase));
