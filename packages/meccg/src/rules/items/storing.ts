/**
 * Storing: a card leaves its bearer for his player's marshalling points, for good. ME-STORE
 *
 * Owns   when and where items and other cards may be stored, and the check before it.
 * Keeps  the bearer of an item checks corruption first, and loses it with himself if he fails (ME-STORE-2000); other
 *        cards need no check (2004); a stored card remembers where it was stored (2007).
 */
import {
  announce,
  call,
  firstIn,
  hostOf,
  idOf,
  isIn,
  isMarked,
  move,
  place,
  say,
  valueOf,
} from '@westmarch/kernel';
import { engine, printed, step } from '../../engine.ts';
import { stored } from '../../events.ts';
import { placeIndex } from '../../map/map.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { bearerOf, companyOf, discard, Kind as Type } from '../cards/cards.ts';
import { cardAction } from '../chain/actions.ts';
import { storing as noStoring, storesAtEnd, unlessForbidden } from '../chain/forbidden.ts';
import { notAtTheEnd, quiet, windowGate } from '../chain/window-gate.ts';
import { atHaven, placeOf, siteNumber } from '../companies/company.ts';
import { checkCorruption } from '../corruption/corruption.ts';
import { sideOf } from '../sides.ts';
import { siteTextOf } from '../sites/site-texts.ts';
import { HAVEN, siteType } from '../sites/sites.ts';
import { isGoldRing, testStored } from './ring-tests.ts';

/** Where a card may be stored, beside or instead of Havens. */
export interface StoreAt {
  readonly sites: readonly number[];
  readonly types: readonly number[];
}
const places = new Map<number, StoreAt>();
export function registerStore(def: number, at: StoreAt): void {
  places.set(def, at);
}

/** Cards that can never be stored. ME-STORE-2002 */
const never = new Set<number>();
export function registerNeverStored(def: number): void {
  never.add(def);
}

const BARAD_DUR = placeIndex('Barad-dûr');
/** Where a Dragon stores nothing: items anywhere but at his lair, and whatever it is at Barad-dûr. ME-DRAGON-4015, 4024 */
const isNoHoard = (s: S, card: number, company: number): boolean =>
  placeOf(s, company) === BARAD_DUR || (printed.kind(s, card) === Type.item && !atHaven(s, company));
/** Items at a Haven; any card where its own text says so. ME-STORE-002, 2003, 2014 */
function mayStoreHere(s: S, card: number): boolean {
  const company = companyOf(s, card);
  if (s.company.site[company] === 0) return false;
  if (siteTextOf(siteNumber(s, company)).noStoring === true) return false;
  if (sideOf(s, s.company.player[company]).hoards && isNoHoard(s, card, company)) return false;
  if (printed.kind(s, card) === Type.item && atHaven(s, company)) return true;
  const at = places.get(s.card.def[card]);
  // What has become part of an item is stored with it or not at all.
  if (at === undefined || printed.kind(s, hostOf(s, card)) === Type.item) return false;
  // A text that speaks of Havens means his own. ME-ALIGN-008
  const type = valueOf(s, siteType, s.company.site[company]);
  return (
    at.sites.includes(placeOf(s, company)) ||
    (at.types.includes(HAVEN) && atHaven(s, company)) ||
    (type !== HAVEN && at.types.includes(type))
  );
}

/** A gold ring is tested, and so is gone, as it is stored where it is now. ME-RING-2019 */
export const isTestedStored = (s: S, card: number): boolean =>
  isGoldRing(s, card) && siteTextOf(siteNumber(s, companyOf(s, card))).testsStored !== undefined;

/** What somebody has learnt or done: an event that is borne by him, until his own text lets him store it. */
export const isLore = (s: S, card: number): boolean =>
  printed.kind(s, card) === Type.resourceEvent && places.has(s.card.def[card]);

/** In one's organization phase; at the end of the turn too, where a card allows it. */
function isTime(s: S, player: number): boolean {
  const { phase, active } = s.global;
  if (active !== player) return false;
  return phase === Phase.organization || (phase === Phase.endOfTurn && isMarked(s, storesAtEnd, player));
}

/** What lies on it is stored with it if its text says so, which answers the event; all else is discarded. */
function putAway(s: S, card: number, player: number): void {
  const site = placeOf(s, companyOf(s, card));
  // What the site is now decides for good. ME-STORE-2008, 2017
  const isWorth = sideOf(s, player).scoresStoredAnywhere || atHaven(s, companyOf(s, card));
  announce(s, stored, card, player, site);
  const on = place(s, Zone.on, card);
  for (let c = firstIn(s, on), next: number; c !== 0; c = next) {
    next = s.card.next[c];
    if (keeping.has(s.card.def[card])) {
      // Out of play, and out of everyone's points.
      move(s, c, place(s, Zone.out, player));
      s.card.ofCard[c] = card;
    } else if (with_.has(s.card.def[c])) {
      move(s, c, place(s, Zone.points, player));
      s.card.ofCard[c] = card;
    } else discard(s, c);
  }
  move(s, card, place(s, Zone.points, player));
  s.card.where[card] = site;
  if (!isWorth) s.card.worthless[card] = 1;
}
/** Cards that keep what lies on them when they are stored. */
const keeping = new Set<number>();
export const registerKeepsOn = (def: number): unknown => keeping.add(def);
const with_ = new Set<number>();
/** Such a card is stored with the one it lies on. */
export function registerStoredWith(def: number): void {
  with_.add(def);
}

const storing = engine.procedure('storing', {
  player: idOf('player'),
  card: idOf('card'),
  company: idOf('company'),
})({
  check: step('ME-STORE-2000 ME-STORE-2004', (s, f) => {
    f.company = companyOf(s, f.card);
    if (printed.kind(s, f.card) === Type.item) checkCorruption(s, bearerOf(s, f.card), 0);
  }),
  putAway: step('ME-STORE-2013 ME-STORE-2015 ME-PILE-010', (s, f) => {
    if (isIn(s, f.card, Zone.on)) putAway(s, f.card, f.player);
  }),
  test: step('ME-RING-2019', (s, f) => {
    const { testsStored } = siteTextOf(siteNumber(s, f.company));
    if (testsStored !== undefined && isGoldRing(s, f.card) && isIn(s, f.card, Zone.points))
      testStored(s, f.player, f.card, f.company, testsStored);
  }),
});

cardAction({
  name: 'store',
  from: 'play',
  kinds: Object.values(Type),
  suits: (s, c) => printed.kind(s, c) === Type.item,
  gates: [
    windowGate(
      'ME-STORE-001',
      [isTime, say`cards are stored in your own organization phase`],
      notAtTheEnd,
      quiet,
    ),
    engine.gate(
      'requirement',
      'ME-STORE-002 ME-STORE-2002 ME-STORE-2014',
      (s, _p, c) =>
        isIn(s, c, Zone.on) &&
        (printed.kind(s, c) === Type.item || places.has(s.card.def[c])) &&
        !never.has(s.card.def[c]),
      say`it is nothing that can be stored`,
    ),
    engine.gate(
      'requirement',
      'ME-STORE-002 ME-STORE-2003',
      (s, _p, c) => mayStoreHere(s, c),
      say`its bearer is not where it can be stored`,
    ),
    unlessForbidden(noStoring),
  ],
  declare: (s, player, card) => call(s, storing, player, card),
  say: () => say`store`,
});
