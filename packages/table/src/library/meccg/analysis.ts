/**
 * What is in a deck of MECCG: at which sites of which regions its resources are played, and what its creatures are keyed to.
 *
 * Keeps  it is told by print: a card whose place only its text knows, and whose text is not written yet, stands nowhere.
 */
import {
  checkDeck,
  factsIfAny,
  isAllowedAt,
  type SideName,
  sites as siteCards,
  sitesOfSide,
} from '@westmarch/meccg';
import type { DeckAnalysis, DeckLine } from '@westmarch/protocol';

/** Cards that are played at a site: the others need none. */
const AT_SITES = new Set(['item', 'ally', 'faction']);

function sideOf(cards: readonly DeckLine[]): SideName {
  const entries = cards.flatMap(({ section, card, quantity }) => {
    const facts = factsIfAny(card);
    return facts === undefined || section === 'ringBearer' || section === 'ring'
      ? []
      : [{ line: 0, section, quantity, name: card, card: facts }];
  });
  return checkDeck(entries, { length: 2 }).side;
}

function placesFor(ids: readonly string[], side: SideName): DeckAnalysis['places'] {
  const regions = new Map<string, { site: string; cards: string[] }[]>();
  for (const number of sitesOfSide(side)) {
    const site = siteCards[number];
    if (site === undefined || site === null) continue;
    const cards = ids.filter((id) => isAllowedAt(id, number));
    if (cards.length === 0) continue;
    const region = site.underDeeps ? 'Under-deeps' : site.region;
    regions.set(region, [...(regions.get(region) ?? []), { site: site.id, cards }]);
  }
  const reach = (sites: readonly { readonly cards: readonly string[] }[]): number =>
    new Set(sites.flatMap(({ cards }) => cards)).size;
  return [...regions]
    .map(([region, sites]) => ({ region, sites }))
    .sort((a, b) => reach(b.sites) - reach(a.sites));
}

function keyingOf(cards: readonly DeckLine[]): DeckAnalysis['keying'] {
  const keys = new Map<string, { site: boolean; cards: string[]; copies: number }>();
  for (const { card, quantity, section } of cards) {
    const facts = factsIfAny(card);
    if (section !== 'deck' || facts?.kind !== 'creature') continue;
    const lands = Object.entries(facts.keyedRegions).map(([type, n]) => (n > 1 ? `${n} × ${type}` : type));
    for (const [key, site] of [
      ...lands.map((land) => [land, false] as const),
      ...facts.keyedSites.map((type) => [type, true] as const),
    ]) {
      const known = keys.get(key) ?? { site, cards: [], copies: 0 };
      keys.set(key, { site, cards: [...known.cards, card], copies: known.copies + quantity });
    }
  }
  return [...keys].map(([key, of]) => Object.assign({ key }, of)).sort((a, b) => b.copies - a.copies);
}

export function analyse(cards: readonly DeckLine[]): DeckAnalysis {
  const resources = [
    ...new Set(
      cards
        .filter(({ section }) => section === 'deck' || section === 'pool')
        .map(({ card }) => card)
        .filter((id) => AT_SITES.has(factsIfAny(id)?.kind ?? '')),
    ),
  ];
  const places = placesFor(resources, sideOf(cards));
  const somewhere = new Set(places.flatMap(({ sites }) => sites.flatMap((site) => site.cards)));
  return { places, nowhere: resources.filter((id) => !somewhere.has(id)), keying: keyingOf(cards) };
}
