/**
 * The location decks of sealed events: sites that were drawn, unless a house rule of the event allows more. ME-HOUSE-4001,
 * 4002, ME-TOURN-4031
 *
 * Keeps  without a house rule nothing is allowed but what was drawn (ME-HOUSE-4000); the one site that another adds stays
 *        the same for the whole event.
 */
import { factsOf } from '../facts/cards.ts';

/** "all": any site may be used. "proxy": one that was not drawn. */
export type SealedSites = 'drawn' | 'all' | 'proxy';

/** Sites of a location deck that were not among the cards opened. */
function undrawn(opened: readonly string[], sites: readonly string[]): readonly string[] {
  const left = [...opened];
  return sites.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
const named = (ids: readonly string[]): string => ids.map((id) => factsOf(id).names['en'] ?? id).join(', ');

/** What is wrong with a location deck; `before` is the one of an earlier round. */
export function sealedSiteProblems(
  opened: readonly string[],
  sites: readonly string[],
  house: SealedSites = 'drawn',
  before?: readonly string[],
): readonly string[] {
  if (house === 'all') return [];
  const added = undrawn(opened, sites);
  const most = house === 'proxy' ? 1 : 0;
  if (added.length > most)
    return [
      `${named(added)} ${added.length === 1 ? 'was' : 'were'} not drawn${most === 1 ? ', and one such site is allowed' : ''}`,
    ];
  const first = before === undefined ? added : undrawn(opened, before);
  return first.join() === added.join()
    ? []
    : [
        `the site that was added stays the same for the event: ${named(first) || 'none'}, not ${named(added) || 'none'}`,
      ];
}
