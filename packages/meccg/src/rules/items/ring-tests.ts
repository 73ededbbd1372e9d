/**
 * Testing gold rings: the ring is gone, and a special ring that the roll allows may take its place. ME-RING-2005, 4000
 *
 * Owns   which rings a gold ring may turn out to be, the roll, and playing one of them from hand.
 * Not    who may test, which is an ability of a card, nor what adds to the roll (the attribute `ringTest`).
 * Keeps  the gold ring is discarded whatever comes of it (ME-RING-2006); neither bearer nor site taps (2002), so that
 *        nothing on guard is revealed for it (2008).
 */

import {
  again,
  announce,
  call,
  finish,
  firstIn,
  hostOf,
  idOf,
  Kind,
  move,
  type Options,
  ofCard,
  place,
  say,
  show,
  shuffle,
  valueOf,
  whole,
} from '@westmarch/kernel';
import { ask, engine, holdsDread, printed, ringTest, step } from '../../engine.ts';
import { itemGained } from '../../events.ts';
import { alignments, itemClasses, type Keyword } from '../../facts/names.ts';
import { type S, Zone } from '../../state.ts';
import { companyOf, discard, hasKeyword } from '../cards/cards.ts';
import { canPlayUnique } from '../cards/unique.ts';
import { placeOf } from '../companies/company.ts';
import { announcePlayed } from '../companies/history.ts';
import { roll2d6 } from '../dice.ts';
import { isInLair } from '../dragons/lair.ts';
import { sideOf } from '../sides.ts';
import { playOf } from '../sites/play-sites.ts';
import { adds, addsValue } from '../terms.ts';
import { layOn } from './bearing.ts';

const HERO = alignments.indexOf('hero');
/** What a gold ring may be, with the least and the greatest roll for it. */
export type RingTable = readonly (readonly [kind: Keyword, least: number, most: number])[];
const tables = new Map<number, RingTable>();
/** Gold rings whose test lets one search for a lesser ring. */
const searching = new Set<number>();
export function registerGoldRing(def: number, table: RingTable, searches: boolean): void {
  tables.set(def, table);
  if (searches) searching.add(def);
}

/** Instead of a total: whatever it could be tested for, save The One Ring. ME-RING-2014 */
const BY_LORE = 0x7fff;
/** A card is a ring that the test allows, and one of the same side, unless its player may choose. ME-RING-2000, 2011, 2021 */
function isAllowed(s: S, gold: number, total: number, card: number, bearer: number): boolean {
  // Of some, nobody bears two.
  if (bearer !== 0 && playOf(s.card.def[card])?.by?.(s, bearer) === false) return false;
  const { ringsOfAnySide } = sideOf(s, s.card.owner[card]);
  if (!ringsOfAnySide && printed.alignment(s, card) !== printed.alignment(s, gold)) return false;
  const table = tables.get(s.card.def[gold]) ?? [];
  for (let i = 0; i < table.length; i++) {
    const [kind, least, most] = table[i];
    const shown = total === BY_LORE ? kind !== 'the One Ring' : total >= least && total <= most;
    if (shown && hasKeyword(s, card, kind)) return canPlayUnique(s, card);
  }
  return false;
}

/** A test might bring its player another ring; whether the roll will allow it, nobody knows. */
export function mayBeReplaced(s: S, player: number, ring: number): boolean {
  if (searching.has(s.card.def[ring])) return true;
  for (let c = firstIn(s, place(s, Zone.hand, player)); c !== 0; c = s.card.next[c])
    if (isAllowed(s, ring, BY_LORE, c, 0)) return true;
  return false;
}

/** What a total of the test shows it to be. */
export const shownBy = (s: S, gold: number, total: number): Keyword[] =>
  (tables.get(s.card.def[gold]) ?? []).flatMap(([kind, least, most]) =>
    total >= least && total <= most ? [kind] : [],
  );

/** Whose ring it is counts for some. ME-RING-2009 */
const ofSide = (s: S, player: number, gold: number): number =>
  printed.alignment(s, gold) === HERO ? sideOf(s, player).testOfHeroRings : 0;

/** A lesser ring that a search could bring: from the discard pile or the play deck, in this order. */
function offerFound(s: S, player: number, bearer: number, gold: number, total: number, o: Options): void {
  if (!searching.has(s.card.def[gold])) return;
  for (const zone of [Zone.discard, Zone.deck])
    for (let c = firstIn(s, place(s, zone, player)); c !== 0; c = s.card.next[c])
      if (hasKeyword(s, c, 'lesser ring') && isAllowed(s, gold, total, c, bearer)) o.card(c);
}
const SEARCH = 1;
/** He goes through his play deck. */
function lookThrough(s: S, player: number): void {
  for (let c = firstIn(s, place(s, Zone.deck, player)); c !== 0; c = s.card.next[c]) show(s, c, 1 << player);
}

const goldRingTest = engine.procedure('gold ring test', {
  player: idOf('player'),
  ring: idOf('card'),
  /** Who bears it; nobody if it lies stored. */
  bearer: idOf('card'),
  company: idOf('company'),
  modifier: { cell: 'i16', seenBy: 'all' },
  total: whole(),
})({
  roll: step('ME-RING-2005 ME-RING-2006 ME-RING-4001', (s, f) => {
    const by =
      addsValue(s, ringTest, f.company, 'who is there') +
      adds(s, ofSide(s, f.player, f.ring), 'a ring of the other side') +
      adds(s, f.modifier, 'by what tests it');
    f.total = roll2d6(s, by) + by;
    discard(s, f.ring);
  }),
  replace: ask('ME-RING-2021 ME-RING-4000', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Which ring was ${ofCard(f.ring)}?`,
    options(s, f, o) {
      if (f.bearer !== 0 && s.card.live[f.bearer] === 0) return;
      for (let c = firstIn(s, place(s, Zone.hand, f.player)); c !== 0; c = s.card.next[c])
        if (isAllowed(s, f.ring, f.total, c, f.bearer)) o.card(c);
      if (searching.has(s.card.def[f.ring])) o.choice(SEARCH);
      if (o.count > 0) o.pass();
    },
    describe: (_s, _f, option) =>
      option.kind === Kind.choice
        ? say`Search your play deck and discard pile for a lesser ring`
        : option.kind === Kind.pass
          ? say`Pass`
          : say`${ofCard(option.a)}`,
    choose(s, f, option) {
      if (option.kind === Kind.choice) {
        lookThrough(s, f.player);
        return f.go('found');
      }
      if (option.kind === Kind.card) replaceBy(s, f.player, f.bearer, f.company, option.a);
      return finish;
    },
  }),
  found: ask('ME-RING-2007', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Which lesser ring was ${ofCard(f.ring)}?`,
    options(s, f, o) {
      offerFound(s, f.player, f.bearer, f.ring, f.total, o);
      if (o.count > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === Kind.card) replaceBy(s, f.player, f.bearer, f.company, option.a);
    },
  }),
  // It was gone through, whether or not anything was found.
  after: step('ME-RING-2007', (s, f) => {
    shuffle(s, place(s, Zone.deck, f.player));
  }),
});
/** A special ring comes in the place of the gold one. */
function replaceBy(s: S, player: number, bearer: number, company: number, ring: number): void {
  if (bearer === 0) return storeRing(s, player, ring, company);
  layOn(s, ring, bearer);
  announce(s, itemGained, bearer, ring);
  // A special ring is played by it. ME-CARD-0320
  announcePlayed(s, ring, s.card.controller[bearer], companyOf(s, bearer));
}
/** What takes the place of a stored ring is stored too. ME-RING-2024 */
function storeRing(s: S, player: number, ring: number, company: number): void {
  move(s, ring, place(s, Zone.points, player));
  s.card.where[ring] = placeOf(s, company);
}

/** A gold ring that somebody bears is tested; `modifier` is added to the roll. */
export function testRing(s: S, player: number, ring: number, modifier = 0): void {
  if (s.card.live[ring] === 1)
    call(s, goldRingTest, player, ring, hostOf(s, ring), companyOf(s, ring), modifier);
}
/** What a gold ring really is was found out without a roll. ME-RING-2014 */
const ringByLore = engine.procedure('a ring by lore', {
  player: idOf('player'),
  ring: idOf('card'),
  bearer: idOf('card'),
  company: idOf('company'),
})({
  begin: step('ME-RING-2006', (s, f) => discard(s, f.ring)),
  replace: ask('ME-RING-2014 ME-RING-2021', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Which ring was ${ofCard(f.ring)}?`,
    options(s, f, o) {
      if (s.card.live[f.bearer] === 0) return;
      for (let c = firstIn(s, place(s, Zone.hand, f.player)); c !== 0; c = s.card.next[c])
        if (isAllowed(s, f.ring, BY_LORE, c, f.bearer)) o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === Kind.card) replaceBy(s, f.player, f.bearer, f.company, option.a);
    },
  }),
});
export function replaceRing(s: S, player: number, ring: number): void {
  if (s.card.live[ring] === 1) call(s, ringByLore, player, ring, hostOf(s, ring), companyOf(s, ring));
}
/** One that was just stored is tested where it lies. ME-RING-2019 */
export function testStored(s: S, player: number, ring: number, company: number, modifier: number): void {
  call(s, goldRingTest, player, ring, 0, company, modifier);
}

const GOLD_RING = itemClasses.indexOf('gold ring');
export const isGoldRing = (s: S, card: number): boolean => printed.itemClass(s, card) === GOLD_RING;
/**
 * Of a company: more than 0 where each gold ring in it is tested as the end-of-turn phase begins: with a Ringwraith or
 * The Balrog, and where a site says so. ME-RING-500, 501, 2018, DECISIONS A12
 */
export const ringsAreTested = engine.attribute(
  'gold rings are tested',
  (s, company) => (holdsDread(s, company) && !isInLair(s, company) ? 1 : 0),
  {
    least: 0,
    reads: (whose) => say`each gold ring in ${whose} is tested as the end-of-turn phase begins`,
  },
);
/** Its player chooses the order. */
export const forcedTests = engine.procedure('gold rings tested by force', { player: idOf('player') })({
  next: ask('ME-RING-2018', {
    who: (_s, f) => f.player,
    say: () => say`Which gold ring is tested next?`,
    options(s, f, o) {
      for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
        if (s.card.controller[c] !== f.player || !isGoldRing(s, c)) continue;
        const company = companyOf(s, c);
        if (company !== 0 && valueOf(s, ringsAreTested, company) > 0) o.card(c);
      }
    },
    choose(s, f, option) {
      testRing(s, f.player, option.a);
      return again;
    },
  }),
});
