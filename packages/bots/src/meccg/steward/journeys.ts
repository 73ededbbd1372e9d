/**
 * Where a party should go: what can be played there and afterwards, less what the way and the site may cost.
 *
 * Owns   the harvest of sites, and how good it is for a party to be at one next.
 * Keeps  a card is harvested once: what is played at the first site is not counted again at the next.
 */
import { firstIn, place } from '@westmarch/kernel';
import {
  alignments,
  CardKind,
  canPlayUnique,
  couldPlay,
  destinationsOf,
  goesWithSite,
  isAvailable,
  isLore,
  isOwnHaven,
  isPlayableWhere,
  type MeccgState,
  needsNoOpenSite,
  Phase,
  placeOfSite,
  printed,
  Status,
  sites,
  Zone,
} from '@westmarch/meccg';
import type { Scale } from '../../steward/scale.ts';
import { chanceToExceed } from '../odds.ts';
import { prisonersOf } from '../prisoners.ts';
import { FAR, journeysFrom, perilBetween, sitesToPlay } from './atlas.ts';
import { ENOUGH, meetings } from './meeting.ts';
import type { Mind } from './mind.ts';
import type { Party } from './party.ts';
import type { Name } from './weights.ts';

const ofOneSide = (alignment: string): boolean => alignment === 'hero' || alignment === 'minion';
/** Who uses the sites of both sides plays there what is of theirs. ME-FW-2002 */
function isOfItsSide({ s, side }: Mind, site: number, card: number): boolean {
  if (!side.picksVersions) return true;
  const own = alignments[printed.alignment(s, card)];
  const theirs = sites[site]?.alignment ?? '';
  return own === theirs || !ofOneSide(own) || !ofOneSide(theirs);
}

export const isHarvest = (kind: number): boolean =>
  kind === CardKind.item || kind === CardKind.ally || kind === CardKind.faction;
/** What is played at sites: also what is learnt there. */
export const isWonAtSites = (mind: Mind, card: number): boolean =>
  isHarvest(printed.kind(mind.s, card)) || (mind.needsMany && isLore(mind.s, card));

/** What playing a card is worth to a party, wherever it can; 0 where none of them could. */
export function worthTo(mind: Mind, { members }: Party, card: number): number {
  const { s, w } = mind;
  const worth = w['a card played'] + mind.gainOf(card);
  let most = 0;
  for (const c of members) if (couldPlay(s, c, card)) most = Math.max(most, worthBy(mind, c, card, worth));
  return most;
}
/** The same if a certain character plays it. */
function worthBy(mind: Mind, character: number, card: number, worth: number): number {
  const { s } = mind;
  switch (printed.kind(s, card)) {
    case CardKind.item:
      return worth - mind.burden(character, printed.corruptionPoints(s, card));
    case CardKind.faction:
      return worth * chanceToExceed(printed.influenceNumber(s, card), mind.influence(card, character));
    default:
      return worth;
  }
}

const COUNT = sites.length;
/** The best card of each site and its worth, and that of the second best: for one party at a time. */
const first = new Float64Array(COUNT);
const second = new Float64Array(COUNT);
const firstCard = new Int32Array(COUNT);
const touched: number[] = [];

/** The site where a company is; of one that is on its way, where it goes. */
function whereabouts(s: MeccgState, company: number): number {
  const { site, destination, moved } = s.company;
  const onItsWay = s.global.phase === Phase.movementHazard && moved[company] === 1;
  return printed.site(s, onItsWay && destination[company] !== 0 ? destination[company] : site[company]);
}

/** What other companies are about to play, and where they go. */
export interface Taken {
  readonly cards: readonly number[];
  readonly places: readonly number[];
}
const nothing: Taken = { cards: [], places: [] };

/** The best place to be next, how good that is, and what would be played there; 0: nothing. */
export interface Move {
  readonly site: number;
  readonly total: number;
  readonly card: number;
}

export class Outlook {
  readonly mind: Mind;
  readonly party: Party;
  readonly here: number;
  /** Where it said that it goes: that site lies ready, and is not among those to choose from any more. */
  readonly #bound: number;
  /** Sites where something can be played, with what it is worth there, guards left out. */
  readonly #sites: readonly number[];
  readonly #gain = new Float64Array(COUNT);
  readonly #again = new Float64Array(COUNT);
  readonly #bare = new Float64Array(COUNT);
  readonly #card = new Int32Array(COUNT);
  readonly #fear: number;
  /** Nothing of the hand is worth going for. */
  readonly #isLacking: boolean;

  readonly #taken: Taken;
  #meetings: ReadonlyMap<number, number> | null | undefined;

  constructor(mind: Mind, party: Party, taken = nothing) {
    this.mind = mind;
    this.party = party;
    this.#taken = taken;
    this.here = whereabouts(mind.s, party.company);
    this.#bound = printed.site(mind.s, mind.s.company.destination[party.company]);
    this.#sites = this.#reap();
    this.#fear = party.frailty;
    const away = journeysFrom(this.here, mind.side, party.walksBelow);
    this.#isLacking = !this.#sites.some((site) => this.#net(site, away[site]) > 0);
  }

  #reap(): readonly number[] {
    const { s, you, side } = this.mind;
    touched.length = 0;
    for (let c = firstIn(s, place(s, Zone.hand, you)); c !== 0; c = s.card.next[c]) {
      if (!isWonAtSites(this.mind, c) || !canPlayUnique(s, c)) continue;
      if (this.#taken.cards.includes(c)) continue;
      const worth = worthTo(this.mind, this.party, c);
      if (worth <= 0) continue;
      for (const site of sitesToPlay(s, c, side)) if (this.#isOpenFor(site, c)) lay(site, c, worth);
    }
    for (const [at, worth] of prisonersOf(s, you) ?? [])
      for (let site = 1; site < COUNT; site++) if (placeOfSite[site] === at) lay(site, -1, worth);
    for (const site of touched) {
      const guards = this.party.guards(site) * this.mind.w['guards'];
      const ready = this.party.readiness(site, this.#isNow(site)) * this.#arrival(site);
      this.#bare[site] = first[site];
      this.#gain[site] = first[site] * ready - guards;
      this.#again[site] = second[site] * ready - guards;
      this.#card[site] = firstCard[site];
      first[site] = second[site] = firstCard[site] = 0;
    }
    return touched.slice();
  }

  /** They stand there, or are about to: whoever is tapped is of no use. */
  #isNow(site: number): boolean {
    const { s, you } = this.mind;
    const { phase, active } = s.global;
    if (active !== you || phase < Phase.movementHazard) return false;
    return site === this.here || site === printed.site(s, s.company.destination[this.party.company]);
  }
  /** The chance that not all of them are tapped on the way there. */
  #arrival(site: number): number {
    if (site === this.here) return 1;
    const peril = Math.min(1, perilBetween(this.here, site, this.mind.side, this.party.walksBelow));
    return 1 - (this.mind.w['tapped on the way'] * peril) / this.party.members.length;
  }

  #isOpenFor(site: number, card: number): boolean {
    const { s, you } = this.mind;
    const { company } = this.party;
    // Where it stands, the rules themselves can be asked.
    const stands = s.company.site[company] !== 0 && printed.site(s, s.company.site[company]) === site;
    if (!stands)
      return (
        (site === this.here || site === this.#bound || isAvailable(s, you, site)) &&
        (isLore(s, card) || isOfItsSide(this.mind, site, card))
      );
    if (isLore(s, card)) return s.card.status[s.company.site[company]] !== Status.tapped;
    if (s.card.status[s.company.site[company]] === Status.tapped && !needsNoOpenSite(s, card)) return false;
    return isPlayableWhere(s, card, company) && goesWithSite(s, you, card, s.company.site[company]);
  }

  /** What can be gained at a site, guards taken off; 0 where nothing can. */
  gain(site: number): number {
    return Math.max(0, this.#gain[site]);
  }

  /** What can be gained at a site by whoever is still untapped then, guards left out. */
  ready(site: number): number {
    return this.#bare[site] * this.party.readiness(site, this.#isNow(site)) * this.#arrival(site);
  }

  /** What a card of the hand promises to this party: the nearer it can be played the more. */
  prospect(card: number): number {
    const { s, side, w } = this.mind;
    const worth = worthTo(this.mind, this.party, card);
    if (worth <= 0) return 0;
    const away = journeysFrom(this.here, side, this.party.walksBelow);
    let most = 0;
    for (const site of sitesToPlay(s, card, side)) {
      const steps = away[site];
      if (steps === FAR || worth * w['patience'] ** steps <= most || !this.#isOpenFor(site, card)) continue;
      const way = steps === 0 || !this.mind.needsMany ? 0 : this.#perilTo(this.here, site, steps);
      const net = worth * this.party.readiness(site, false) - this.party.guards(site) * w['guards'] - way;
      most = Math.max(most, net * w['patience'] ** steps);
    }
    return most;
  }

  /** The best that could be played at a site by whoever is there untapped, guards left out. */
  promise(site: number): number {
    return this.#bare[site];
  }

  /** What would be played at a site card; 0: nothing. */
  cardAt(site: number): number {
    const number = printed.site(this.mind.s, site);
    return this.#gain[number] > 0 ? this.#card[number] : 0;
  }

  /** The best that could come after a site: the nearer the better. */
  #next(site: number, used: number): number {
    const { side, w } = this.mind;
    const away = journeysFrom(site, side, this.party.walksBelow);
    let most = 0;
    for (const to of this.#sites) {
      const steps = away[to];
      if (steps === FAR || steps === 0) continue;
      const gain = this.#card[to] === used ? this.#again[to] : this.#gain[to];
      const then = gain * w['next harvest'] ** steps;
      if (then > most) most = Math.max(most, then - this.#perilTo(site, to, steps));
    }
    return most;
  }
  /** What is left of what can be played at a site so many journeys away, when they come there. */
  #net(site: number, steps: number): number {
    if (steps === 0 || !this.mind.needsMany) return this.#gain[site];
    return steps === FAR ? 0 : this.#gain[site] - this.#perilTo(this.here, site, steps);
  }
  #perilTo(from: number, to: number, steps: number): number {
    const peril = steps === 1 ? perilBetween(from, to, this.mind.side, this.party.walksBelow) : steps * 0.5;
    return peril * this.#fear * this.mind.w['peril'];
  }

  /** How good it is to go to a site, or to stay; `sign` −1 takes it off again. */
  weigh(site: number, scale: Scale<Name>, sign = 1): void {
    const { s, you, side } = this.mind;
    const { here, party } = this;
    const gain = this.gain(site);
    scale.put('harvest', sign * gain);
    scale.put('next harvest', sign * this.#next(site, gain > 0 ? this.#card[site] : 0));
    if (isOwnHaven(s, you, site)) {
      scale.put('healing', sign * party.hurt);
      scale.put('lore', sign * party.lore);
      // Whoever could have come where they stand has come, unless another came this turn.
      if (party.hasAvatar && (site !== here || s.player.organized[you] > 0))
        scale.put('recruits', sign * this.mind.recruits);
    }
    this.#meetings ??= meetings(party);
    scale.put('company', sign * (this.#meetings?.get(placeOfSite[site]) ?? 0));
    if (site === here) {
      // Abroad those who stay can be found as well.
      if (this.mind.needsMany && !isOwnHaven(s, you, site))
        scale.put('peril', -sign * this.mind.w['camping'] * this.#fear);
      return;
    }
    scale.put('setting', sign);
    // Whoever finds nothing but cards on his way waits for companions first.
    const lone = Math.max(0, ENOUGH - party.members.length);
    scale.put('few', -sign * lone);
    if (this.#isLacking && this.mind.needsMany) scale.put('few for nothing', -sign * lone);
    scale.put('peril', -sign * perilBetween(here, site, side, party.walksBelow) * this.#fear);
    const draws = sites[!side.drawsByNewSite && isOwnHaven(s, you, site) ? here : site];
    scale.put('own draws', sign * (draws?.resourceDraws ?? 0));
    // Where each card counts for one point, what may be drawn is worth no companion.
    if (this.#isLacking)
      scale.put(
        this.mind.needsMany ? 'draws for some of many' : 'draws for lack',
        sign * (draws?.resourceDraws ?? 0),
      );
    scale.put('their draws', sign * (draws?.hazardDraws ?? 0));
  }

  /** The best that it can do; `to`: where it may go. */
  best(scale: Scale<Name>, to = this.destinations()): Move {
    this.weigh(this.here, scale.empty());
    let site = this.here;
    let total = scale.total;
    for (const one of to) {
      if (this.#taken.places.includes(placeOfSite[one])) continue;
      this.weigh(one, scale.empty());
      if (scale.total > total) {
        total = scale.total;
        site = one;
      }
    }
    return { site, total, card: this.#gain[site] > 0 ? this.#card[site] : 0 };
  }

  /** Where it may go from where it stands. */
  destinations(): readonly number[] {
    return destinationsOf(this.mind.s, this.mind.you, this.party.company);
  }
}

/** A card can be played at a site. */
function lay(site: number, card: number, worth: number): void {
  if (first[site] === 0) touched.push(site);
  if (worth > first[site]) {
    second[site] = first[site];
    first[site] = worth;
    firstCard[site] = card;
  } else if (worth > second[site]) second[site] = worth;
}
