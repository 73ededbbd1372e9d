/**
 * The location deck: sites of one's own side once each, one's own Havens in any number, and five sites of the Balrog's that
 * only make hazards possible. ME-DECK-004, 021, 022, 026, ME-FW-019, 020, ME-BAL-009, 010
 */
import type { CardFacts } from '../../facts/cards.ts';
import { siteIndex } from '../../map/map.ts';
import { mayUse } from '../../map/reach.ts';
import { dragonLairs } from '../../rules/hazards/manifestations.ts';
import type { Side } from '../../rules/sides.ts';
import { startingSites } from '../../rules/sites/starting-sites.ts';
import { count, type Deck, type Known, nameOf } from './context.ts';

/** Balrog sites that others may have for the sake of hazards. ME-DECK-021, ME-BAL-4027 */
const OPEN_SITES = new Set([
  'Remains of Thangorodrim',
  'Ancient Deep-hold',
  'The Rusted-deeps',
  'The Drowning-deeps',
  'The Wind-deeps',
]);

/** In any number. ME-HAVEN-006, ME-FW-019, ME-BAL-010 */
const mayHaveMany = (card: CardFacts, { side, declared }: Deck): boolean =>
  (card.alignment === side.havens && (card.haven || side.deck.manyOwnSites)) ||
  (side.livesInLair && nameOf(card) === dragonLairs[declared]);

function isForeign(card: CardFacts, side: Side): boolean {
  if (card.kind === 'region' || mayUse(side.walker, siteIndex(card.id))) return false;
  return card.alignment !== 'balrog' || !OPEN_SITES.has(nameOf(card));
}

/** Who has a choice of starting sites may name one in his pool. ME-SETUP-016, 017 */
const isStart = ({ card, section }: Known, side: Side): boolean =>
  section === 'pool' &&
  card.kind === 'site' &&
  side.startRegions.length > 0 &&
  startingSites(side).includes(siteIndex(card.id));

/** One site of each version: a fallen-wizard's hero and minion cards of a place are two. */
function byCard(entries: readonly Known[]): readonly Known[][] {
  const groups = new Map<string, Known[]>();
  for (const entry of entries) groups.set(entry.card.id, [...(groups.get(entry.card.id) ?? []), entry]);
  return [...groups.values()];
}

export function checkPlaces(deck: Deck): void {
  const { side, entries, problem } = deck;
  for (const entry of entries) {
    const isPlace = entry.card.kind === 'site' || entry.card.kind === 'region';
    if (isPlace !== (entry.section === 'sites') && !isStart(entry, side))
      problem('ME-DECK-004 ME-DECK-006', `${nameOf(entry.card)} does not belong in this part of the deck`, [
        entry,
      ]);
    else if (isPlace && isForeign(entry.card, side))
      problem(
        `ME-DECK-014 ME-DECK-026 ${side.livesInLair ? 'ME-DRAGON-4007' : side.walker.firstOnly ? 'ME-BAL-009 ME-BAL-4010' : 'ME-DECK-021 ME-BAL-4027'}`,
        `${nameOf(entry.card)} (${entry.card.id}) is a ${entry.card.alignment} site that a ${side.player} does not use`,
        [entry],
      );
  }
  for (const lines of byCard(entries.filter(({ card }) => card.kind === 'site'))) {
    const { card } = lines[0];
    const copies = count(lines);
    if (copies > 1 && !mayHaveMany(card, deck))
      problem(
        side.deck.cites.places,
        `${nameOf(card)} is no Haven of a ${side.player}: one copy is allowed, there are ${copies}`,
        lines,
      );
  }
}
