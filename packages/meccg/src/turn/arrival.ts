/**
 * Arriving: when all companies have moved, they stand at their new sites, and those who meet join. ME-MOVE-024, ME-JOIN
 *
 * Keeps  at one non-Haven a player has one company, but for the parts of one that has split on its way: if it would be too large, a company that moved there goes back, and
 *        the hazard player chooses which (DECISIONS A7). At a Haven joining is free.
 */
import { again, announce, call, idOf, Kind, type Options, ofCard, say } from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { companyArrives } from '../events.ts';
import { takeAway } from '../rules/cards/cards.ts';
import { settleTriggers } from '../rules/chain/chain.ts';
import { mayJoin } from '../rules/chain/forbidden.ts';
import { hasRingwraith } from '../rules/characters/ringwraiths.ts';
import {
  atHaven,
  countOf,
  doubleSize,
  endEmpty,
  firstCompany,
  firstOf,
  haveParted,
  lastCompany,
  merge,
  mostIn,
  samePlace,
  siteNumber,
} from '../rules/companies/company.ts';
import { mayBeOne } from '../rules/companies/composition.ts';
import { doubledIn, keepOne } from '../rules/companies/one-per-company.ts';
import { bringsRingHome, winAtOnce } from '../rules/items/one-ring.ts';
import { endPursuit } from '../rules/movement/pursuit.ts';
import { layAgain, returnSite } from '../rules/sites/sites.ts';
import { isStarter } from '../rules/starter.ts';
import { COMPANIES_PER_PLAYER, type S } from '../state.ts';

const exists = (s: S, company: number): boolean => s.company.player[company] !== 0 && countOf(s, company) > 0;

function arriveAll(s: S, player: number): void {
  for (let c = firstCompany(player); c <= lastCompany(player); c++) {
    if (s.company.moved[c] === 1) {
      s.company.site[c] = s.company.destination[c];
      endPursuit(s, c);
    }
    s.company.destination[c] = s.company.origin[c] = 0;
  }
}

/** Two companies that stand at one place: the next pair after a number, at Havens or elsewhere; 0: none. */
function nextPair(s: S, player: number, havens: boolean, after: number): number {
  for (let a = firstCompany(player); a <= lastCompany(player); a++) {
    if (!exists(s, a) || atHaven(s, a) !== havens) continue;
    for (let b = a + 1; b <= lastCompany(player); b++) {
      const pair = pairOf(a, b);
      if (pair > after && exists(s, b) && samePlace(s, a, b) && !haveParted(s, a, b)) return pair;
    }
  }
  return 0;
}
const EACH_SIDE = COMPANIES_PER_PLAYER * 8;
const pairOf = (a: number, b: number): number => a * EACH_SIDE + b;
const firstOfPair = (pair: number): number => Math.trunc(pair / EACH_SIDE);
const secondOfPair = (pair: number): number => pair % EACH_SIDE;

/** All companies of a player at the place of this one would be more than seven together, or may not be. ME-COMPANY-510 */
function cannotJoin(s: S, player: number, company: number): boolean {
  let size = 0;
  let companies = 0;
  let most = 0;
  for (let c = firstCompany(player); c <= lastCompany(player); c++)
    if (exists(s, c) && samePlace(s, c, company) && (c === company || !haveParted(s, c, company))) {
      if (c !== company && !mayBeOne(s, c, company)) return true;
      size += doubleSize(s, c);
      most = Math.max(most, mostIn(s, c));
      companies++;
    }
  return companies > 1 && (size + 1) >> 1 > most;
}

function offerWhoReturns(s: S, player: number, o: Options): void {
  for (let c = firstCompany(player); c <= lastCompany(player); c++)
    if (exists(s, c) && s.company.moved[c] === 1 && !atHaven(s, c) && cannotJoin(s, player, c)) o.choice(c);
}

/** Two companies at one place join; whoever was there when a Ringwraith came, and did not go, is discarded. ME-RW-506 */
function meet(s: S, a: number, b: number): void {
  if (mayBeOne(s, a, b) || hasRingwraith(s, a) === hasRingwraith(s, b)) return merge(s, b, a);
  const others = hasRingwraith(s, a) ? b : a;
  for (let c = firstOf(s, others); c !== 0; c = firstOf(s, others)) takeAway(s, c);
  endEmpty(s);
}

/** The card of a site at which a company of this player stands, or 0. */
function cardOnTable(s: S, player: number, site: number): number {
  for (let c = firstCompany(player); c <= lastCompany(player); c++)
    if (exists(s, c) && siteNumber(s, c) === site) return s.company.site[c];
  return 0;
}

/** It stands again where it came from, and may do nothing there this turn. ME-RETURN-502, 503 */
function goBack(s: S, player: number, company: number): void {
  const left = s.company.site[company];
  const from = s.company.cameFrom[company];
  s.company.site[company] = cardOnTable(s, player, from) || layAgain(s, player, from, company);
  s.company.moved[company] = 0;
  s.company.returned[company] = 1;
  returnSite(s, left);
}

/** Of what a company may have once, and now has more often, its owner keeps one. ME-JOIN-503 */
function shedCopies(s: S, player: number): void {
  for (let c = lastCompany(player); c >= firstCompany(player); c--)
    if (doubledIn(s, c) !== 0) call(s, keepOne, c);
}

export const arrival = engine.procedure('arrival', { player: idOf('player') })({
  arrive: step('ME-MOVE-024 ME-MOVE-502 ME-MOVE-516 ME-COMPANY-506', (s, f) => {
    endEmpty(s);
    arriveAll(s, f.player);
  }),
  whoReturns: ask('ME-COMPANY-510 ME-COMPANY-511', {
    who: (s) => s.global.hazardPlayer,
    say: () => say`These companies are too many to join: which one goes back?`,
    options(s, f, o) {
      if (!isStarter(s)) offerWhoReturns(s, f.player, o);
    },
    describe: (s, _f, option) => say`The company of ${ofCard(firstOf(s, option.a))} goes back`,
    choose(s, f, option) {
      goBack(s, f.player, option.a);
      return again;
    },
  }),
  join: step('ME-JOIN-500 ME-JOIN-501 ME-MOVE-541 ME-SPLIT-504 ME-SPLIT-9000', (s, f) => {
    if (isStarter(s)) return;
    for (let pair = nextPair(s, f.player, false, 0); pair !== 0; pair = nextPair(s, f.player, false, 0))
      meet(s, firstOfPair(pair), secondOfPair(pair));
  }),
  copies: step('ME-JOIN-503', (s, f) => shedCopies(s, f.player)),
  atHavens: ask('ME-JOIN-500 ME-JOIN-501 ME-JOIN-502', {
    who: (_s, f) => f.player,
    say: () => say`Join companies that stand at one Haven, or leave them apart`,
    options(s, f, o) {
      for (let pair = nextPair(s, f.player, true, 0); pair !== 0; pair = nextPair(s, f.player, true, pair))
        if (mayJoin(s, firstOfPair(pair), 0) && mayJoin(s, secondOfPair(pair), 0)) o.choice(pair);
      if (o.count > 0) o.pass();
    },
    describe: (s, _f, option) =>
      option.kind === Kind.pass
        ? say`Leave them apart`
        : say`Join ${ofCard(firstOf(s, secondOfPair(option.a)))} to ${ofCard(firstOf(s, firstOfPair(option.a)))}`,
    choose(s, _f, option) {
      if (option.kind === Kind.pass) return undefined;
      merge(s, secondOfPair(option.a), firstOfPair(option.a));
      return again;
    },
  }),
  copiesAtHavens: step('ME-JOIN-503', (s, f) => shedCopies(s, f.player)),
  ringComesHome: step('ME-RING-003', (s, f) => {
    for (let c = firstCompany(f.player); c <= lastCompany(f.player); c++)
      if (exists(s, c) && bringsRingHome(s, c)) return winAtOnce(s, f.player);
  }),
  arrived: step('ME-MOVE-024 ME-COND-2008', (s, f) => {
    for (let c = firstCompany(f.player); c <= lastCompany(f.player); c++)
      if (s.company.moved[c] === 1) announce(s, companyArrives, c, s.company.site[c], 0);
    settleTriggers(s);
  }),
});
