/**
 * Companies in the Under-deeps: the roll to get on, and what becomes of one that does not. ME-UNDER-506, 513..517, 4010
 *
 * Owns   the movement roll, and which companies count as being below.
 * Not    which sites are adjacent (map/under-deeps.ts).
 * Keeps  a failed roll is no return to the site of origin: the company never meant to move (DECISIONS A11).
 */
import { isMarked, say, valueOf } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { placeOfSite, sites } from '../../map/map.ts';
import { chosenWays, isDeep, isSurface, numberToRoll } from '../../map/under-deeps.ts';
import type { S } from '../../state.ts';
import { rollsOver } from '../dice.ts';
import { rollOfDragon } from '../dragons/ways.ts';
import { siteTextOf } from '../sites/site-texts.ts';
import { lyingCard, returnSite, siteType, typeNumber } from '../sites/sites.ts';
import { adds, addsValue } from '../terms.ts';
import { DEEP_MINES, mayDescend, minesBelow } from './deep-mines.ts';

/** A site card is one of the Under-deeps. */
export const isUnder = (s: S, site: number): boolean => isDeep[printed.place(s, site)] === 1;

const FREE_HOLD = typeNumber('free-hold');
/**
 * A site card lies above the Under-deeps, as hazards see it: no Free-hold does, and a Wizardhaven only while its Deep
 * Mines lie open. ME-UNDER-509, 510, ME-CARD-0142
 */
export const isSurfaceSite = (s: S, site: number): boolean =>
  (isSurface[printed.place(s, site)] === 1 && valueOf(s, siteType, site) !== FREE_HOLD) ||
  minesBelow(s, s.card.owner[site], printed.place(s, site)) !== 0;

/** A company is at an Under-deeps site, or has left one this turn. DECISIONS D16 */
export const isBelow = (s: S, company: number): boolean =>
  isUnder(s, s.company.site[company]) ||
  (s.company.moved[company] === 1 && isDeep[placeOfSite[s.company.cameFrom[company]]] === 1);

const RUINS = typeNumber('ruins-and-lairs');
/** The place that a card on the table is adjacent to by choice of its player; 0: none was chosen yet. */
const chosenFor = (s: S, player: number, site: number): number => s.card.where[lyingCard(s, player, site)];
/** One may be chosen to be adjacent: Ruins & Lairs in the Under-deeps that have ways of their own. */
const mayBeChosen = (s: S, site: number): boolean =>
  isUnder(s, site) &&
  valueOf(s, siteType, site) === RUINS &&
  siteTextOf(printed.site(s, site)).stays !== true;

/** What must be rolled on a way that the player of a company has chosen, or may choose; 0: it is none. ME-CARD-0032 */
export function rollOfChosen(s: S, company: number, at: number, to: number): number {
  const player = s.company.player[company];
  const from = printed.site(s, at);
  for (const { site, roll } of chosenWays) {
    const chosen = chosenFor(s, player, site);
    if (to === site && (chosen === 0 ? mayBeChosen(s, at) : chosen === placeOfSite[from])) return roll;
    if (from === site && chosen === placeOfSite[to]) return roll;
  }
  return 0;
}
/** Where chosen ways may lead: the cards that have them, and whatever may be chosen. */
export const chosenEnds: readonly number[] = sites.flatMap((facts, i) =>
  facts?.underDeeps === true && facts.type === 'ruins-and-lairs' ? [i] : [],
);

/** Of a company: what is added to its roll between two sites of the Under-deeps. ME-UNDER-517, DECISIONS A10 */
export const rollBetween = engine.attribute('roll between Under-deeps sites', () => 0, {
  reads: (whose, by) =>
    say`the roll for ${whose} to move between adjacent Under-deeps sites is modified by ${by}`,
});
/** Of a company: what is added to its roll on the way to one, even from the surface. */
export const rollTo = engine.attribute('roll to an Under-deeps site', () => 0, {
  reads: (whose, by) =>
    say`the roll for ${whose} to move to an adjacent Under-deeps site is modified by ${by}`,
});
/** What is added to the roll on a way from a site card to a site. */
export function addedBelow(s: S, company: number, from: number, to: number): number {
  const down = isDeep[placeOfSite[to]] === 1;
  const between = down && isUnder(s, from) ? valueOf(s, rollBetween, company) + rollOfDragon(s, company) : 0;
  return between + (down ? valueOf(s, rollTo, company) : 0);
}
/** The same, each with its cause. */
function addsBelow(s: S, company: number, from: number, to: number): number {
  const down = isDeep[placeOfSite[to]] === 1;
  if (down && isUnder(s, from)) {
    addsValue(s, rollBetween, company, '');
    adds(s, rollOfDragon(s, company), 'the Dragon');
  }
  if (down) addsValue(s, rollTo, company, '');
  return addedBelow(s, company, from, to);
}
/** Of a site card in the Under-deeps: more than 0 while the way up from it needs no roll. */
export const openAbove = engine.marker(
  'open above',
  (whose) => say`the roll required to move from ${whose} to its surface site is reduced to zero`,
);
const isUp = (to: number): boolean => isDeep[placeOfSite[to]] !== 1;
const isOpenUp = (s: S, from: number, to: number): boolean => isUp(to) && isMarked(s, openAbove, from);
/** What the listed way from a site card to a site needs; 0: no roll. */
const rollOfListed = (s: S, from: number, to: number): number =>
  isOpenUp(s, from, to) ? 0 : numberToRoll(printed.site(s, from), to);
/** What a company must roll on its way to a site, whatever is added; 0: nothing. */
export const rollNeeded = (s: S, company: number, from: number, to: number): number =>
  rollOfChosen(s, company, from, to) || rollOfListed(s, from, to);
/** A company finds the listed way from one site card to another; `modifier` is added to its roll. */
export function findsWayFrom(s: S, company: number, from: number, to: number, modifier = 0): boolean {
  const needed = rollOfListed(s, from, printed.site(s, to));
  return (
    needed === 0 ||
    rollsOver(
      s,
      addsBelow(s, company, from, printed.site(s, to)) + adds(s, modifier, 'sites reached this turn'),
      needed - 1,
    )
  );
}

/** A company that has shown its new site rolls for the way there, if it needs to. ME-UNDER-514 */
export function findsWayBelow(s: S, company: number): boolean {
  const { site, destination } = s.company;
  const to = printed.site(s, destination[company]);
  if (to === DEEP_MINES) {
    // Whether there are stage points enough is asked now. ME-CARD-0140
    if (!mayDescend(s, company)) return false;
    s.card.where[destination[company]] = printed.place(s, site[company]);
    return true;
  }
  const chosen = to === 0 ? 0 : rollOfChosen(s, company, site[company], to);
  // The choice is made as the card is shown, and stands even if the way is not found. ME-CARD-0032
  if (siteTextOf(to).stays === true) {
    // Another company may have shown it first, from elsewhere.
    if (chosen === 0) return false;
    s.card.where[destination[company]] = printed.place(s, site[company]);
  }
  if (chosen !== 0) return rollsOver(s, addsBelow(s, company, site[company], to), chosen - 1);
  return findsWayFrom(s, company, site[company], destination[company]);
}

/** It did not find the way: the new site goes back, and all is as if the company had not declared to move. */
export function staysBelow(s: S, company: number): void {
  const newSite = s.company.destination[company];
  s.company.destination[company] = 0;
  returnSite(s, newSite);
}
