/**
 * The hand: what each card is good for to hold, and which of them go.
 *
 * Keeps  a card that cannot be played is worth nothing, whatever is printed on it.
 */
import { firstIn, Kind, place, valueOf } from '@westmarch/kernel';
import {
  CardKind,
  canPlayUnique,
  companiesOf,
  couldServe,
  generalInfluence,
  generalInfluenceUsed,
  isAvailable,
  isAvatar,
  isHazard,
  printed,
  sideOf,
  Zone,
} from '@westmarch/meccg';
import { isCall } from '../calling.ts';
import { sitesToPlay } from './atlas.ts';
import { reachOf } from './creatures.ts';
import { isWonAtSites, Outlook } from './journeys.ts';
import type { Mind, Weigh } from './mind.ts';
import { Party } from './party.ts';

/** What a card that is played at sites is worth while it is held: by the company that is nearest to playing it. */
function harvestInHand(mind: Mind, outlooks: readonly Outlook[], card: number): number {
  const { s, side, w } = mind;
  // Whoever cannot play it now may be healed or joined by others later.
  const hope = sitesToPlay(s, card, side).some((site) => isAvailable(s, mind.you, site));
  let most = hope ? w['a hope'] * (w['a card played'] + mind.gainOf(card)) : 0;
  for (const outlook of outlooks) most = Math.max(most, outlook.prospect(card));
  return most;
}

function characterInHand(mind: Mind, card: number): number {
  const { s, you } = mind;
  if (isAvatar(s, card))
    return s.player.avatar[you] === 0 && s.player.avatarLost[you] === 0 ? Math.max(0, mind.avatarInPlay) : 0;
  const free = valueOf(s, generalInfluence, you) - generalInfluenceUsed(s, you);
  const mayCome = couldServe(s, you, card) && printed.mind(s, card) <= free;
  return mind.worthInPlay(card) * (mayCome ? 0.8 : 0.15);
}

/** The others, or one of them, serve the Shadow. */
function facesMinions({ s, you }: Mind): boolean {
  for (let p = 1; p <= s.layout.sizes.players; p++) if (p !== you && sideOf(s, p).detained) return true;
  return false;
}
/** A creature: what its strikes do to a company of middling strength, if it ever meets one. */
function creatureInHand(mind: Mind, card: number): number {
  const { s, w } = mind;
  const harm = printed.strikes(s, card) * Math.max(0, printed.prowess(s, card) - 6) * 0.12;
  const missed = mind.needsMany ? w['a creature that waits'] * (1 - reachOf(s, card, facesMinions(mind))) : 0;
  return (w['a creature held'] + Math.min(1.5, harm)) * Math.max(0, 1 - missed);
}

/** What it is good for to hold a card; the outlooks are those of his companies. */
export function worthInHand(mind: Mind, outlooks: readonly Outlook[], card: number): number {
  const { s, you, w } = mind;
  if (!canPlayUnique(s, card)) return 0;
  // Without it some cannot end a game that they are winning.
  if (isCall(s, card)) return sideOf(s, you).calls ? 0.1 : 3;
  const kind = printed.kind(s, card);
  if (isWonAtSites(mind, card)) return harvestInHand(mind, outlooks, card);
  switch (kind) {
    case CardKind.character:
      return isHazard(s, card) ? w['a hazard held'] : characterInHand(mind, card);
    case CardKind.resourceEvent:
      return (
        w['an event held'] +
        Math.max(0, mind.gainOf(card)) * w[mind.needsMany ? 'points held of many' : 'points held']
      );
    case CardKind.creature:
      return creatureInHand(mind, card);
    default:
      return w['a hazard held'];
  }
}

export const outlooksOf = (mind: Mind): Outlook[] =>
  companiesOf(mind.s, mind.you).map((company) => new Outlook(mind, new Party(mind, company)));

/** The worth of each card of the hand: of hazards, and of all others, one more is worth less each time. */
function worths(mind: Mind): Map<number, number> {
  const { s, you } = mind;
  const outlooks = outlooksOf(mind);
  const all: { card: number; worth: number; hazard: boolean }[] = [];
  for (let c = firstIn(s, place(s, Zone.hand, you)); c !== 0; c = s.card.next[c])
    all.push({ card: c, worth: worthInHand(mind, outlooks, c), hazard: isHazard(s, c) });
  all.sort((a, b) => b.worth - a.worth || a.card - b.card);
  const found = new Map<number, number>();
  const before = { hazards: 0, others: 0 };
  for (const { card, worth, hazard } of all) {
    const rank = hazard ? before.hazards++ : before.others++;
    const crowd = rank * mind.w[hazard && mind.needsMany ? 'one hazard more' : 'one card more'];
    found.set(card, worth - crowd);
  }
  return found;
}

/** Whatever goes is worth least. */
export const weighDiscards = (mind: Mind): Weigh => {
  const all = worths(mind);
  return (i, scale) => scale.put('a card given up', -(all.get(mind.o.a(i)) ?? 0));
};

/** After so many turns what was held back for long is let go: hopes that do not come true would hold a game up for ever. */
const LONG = 30;
/** A new card may be better than the least of those at hand. */
export const weighLastDiscard = (mind: Mind): Weigh => {
  const discards = weighDiscards(mind);
  const older = mind.s.global.turn / LONG;
  return (i, scale) => {
    if (mind.o.kind(i) !== Kind.card) return;
    discards(i, scale);
    scale.put('a fresh card', 1 + older);
  };
};
