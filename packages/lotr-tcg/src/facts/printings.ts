/**
 * Cards that were printed again under another id, with the same name, text and numbers: one card, several printings.
 * Its first id stands for it wherever cards are defined, played and counted.
 */
import file from '../../cards/facts/printings.json' with { type: 'json' };

const first = new Map(file.map(({ id, of }) => [id, of]));
export const firstPrinting = (id: string): string => first.get(id) ?? id;

/** The later printings of a card. */
export const printingsOf = (id: string): readonly string[] =>
  file.filter(({ of }) => of === id).map((printing) => printing.id);
