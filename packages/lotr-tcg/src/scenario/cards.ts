/** Cards by name: all that the game has, and which is meant where several have one name. */
import { allCards as facts } from '../facts/cards.ts';

export const allCards = {
  of: 'The Lord of the Rings TCG',
  list: (): readonly { readonly id: string; readonly name: string }[] => facts,
};

/** Everything but what tells one printing from another. */
function asPrinted(wanted: string): string {
  const found = facts.find(({ id }) => id === wanted);
  if (found === undefined) return wanted;
  const { id: _id, set: _set, collectorsInfo: _info, ...rest } = found;
  return JSON.stringify(rest);
}

/** Of several printings of one card the first; different cards of one name are told apart by their ids. */
export function whichOf(ids: readonly string[]): string | undefined {
  const [first] = ids;
  return ids.every((id) => asPrinted(id) === asPrinted(first)) ? first : undefined;
}
