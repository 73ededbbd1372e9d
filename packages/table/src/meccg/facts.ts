/** What a card is, in a word or two, and its numbers as short as they go. */
import { CardKind, itemClasses, kinds, lengths, type MeccgState, printed, races } from '@westmarch/meccg';

/** The kind of a card in a word or two. */
export function kindOf(s: MeccgState, c: number): string {
  const kind = printed.kind(s, c);
  if (kind === CardKind.item) return `${itemClasses[printed.itemClass(s, c)]} item`;
  if (kind === CardKind.creature) return 'creature';
  const length = lengths[printed.length(s, c)];
  if (kind === CardKind.resourceEvent) return `${length} resource`;
  if (kind === CardKind.hazardEvent) return `${length} hazard`;
  return printed.avatar(s, c) === 1 ? 'Wizard' : kinds[kind];
}

/** The numbers that matter in a hand, as short as they go. */
export function brief(s: MeccgState, c: number): string {
  const kind = printed.kind(s, c);
  const points = printed.points(s, c);
  const worth = points === 0 ? '' : `, ${points} pt`;
  if (kind === CardKind.character)
    return `${kindOf(s, c)} ${printed.prowess(s, c)}/${printed.body(s, c)}${printed.avatar(s, c) === 1 ? '' : `, mind ${printed.mind(s, c)}`}`;
  if (kind === CardKind.creature)
    return `${races[printed.race(s, c)]} ${printed.strikes(s, c)}×${printed.prowess(s, c)}`;
  if (kind === CardKind.faction) return `faction, over ${printed.influenceNumber(s, c)}${worth}`;
  return `${kindOf(s, c)}${worth}`;
}
