/**
 * The movement/hazard phase: each company in the order its player chooses. ME-MOVE-006..024, ME-HAZ
 *
 * Owns   revealing, the path, draws, the hazard limit, hazards, leaving the old site, resetting hands.
 * Not    what happens when all have moved (arrival.ts), or going back (rules/return.ts).
 * Keeps  from its reveal on a moving company is at no site until all have moved (DECISIONS A8).
 */

import {
  again,
  announce,
  call,
  count,
  flag,
  idOf,
  Kind,
  type Options,
  ofCard,
  say,
  valueOf,
} from '@westmarch/kernel';
import { ask, engine, mind, opponentDraws, ownDraws, printed, step } from '../engine.ts';
import {
  companyMoves,
  companyOnWay,
  movementBegins,
  movementEnds,
  phaseBegins,
  phaseEnds,
} from '../events.ts';
import { MOST_REGIONS, regions, regionTypeOf, sites } from '../map/map.ts';
import { reachable, regionPaths, starterPath } from '../map/reach.ts';
import { isAdjacent } from '../map/under-deeps.ts';
import { isAvatar } from '../rules/cards/cards.ts';
import { drawForMovement, resetHand } from '../rules/cards/draw.ts';
import { raise, settleTriggers } from '../rules/chain/chain.ts';
import { orderEffects } from '../rules/chain/order-of-effects.ts';
import { discardAtOnce } from '../rules/chain/passive.ts';
import { companySize, countOf, firstCompany, firstOf, lastCompany } from '../rules/companies/company.ts';
import { forgetFirst, rememberFirst } from '../rules/companies/history.ts';
import { notePath } from '../rules/dragons/ways.ts';
import { thinEnhancers, tooManyEnhancers } from '../rules/hazards/enhancers.ts';
import { keepLimit, offerOrderOfLimit } from '../rules/hazards/hazard-limit.ts';
import { firstHazardPlayer, passesHazardsOn } from '../rules/many-players.ts';
import { mayFly } from '../rules/movement/by-air.ts';
import { goOn, noteLeg, offerOnward } from '../rules/movement/going-on.ts';
import { hasLastWord } from '../rules/movement/last-word.ts';
import { movingOn, Onward, onItsWayAgain } from '../rules/movement/moving-on.ts';
import { regionsFor, walkerOf } from '../rules/movement/regions.ts';
import { clearPath } from '../rules/movement/return.ts';
import { goTheSameWay } from '../rules/movement/stragglers.ts';
import { findsWayBelow, staysBelow } from '../rules/movement/under-deeps.ts';
import { BY_AIR, offerWays, offerWaysByLand } from '../rules/movement/ways.ts';
import { mayTakeHazards, takeHazards } from '../rules/optional/take-hazards.ts';
import { sideOf } from '../rules/sides.ts';
import { isHavenFor, layOpen, returnSite } from '../rules/sites/sites.ts';
import { siteCalled } from '../rules/sites/versions.ts';
import { isSolitaire } from '../rules/solitaire/seats.ts';
import { drawHazards, layHazardsAside } from '../rules/solitaire/solitaire.ts';
import { isStarter } from '../rules/starter.ts';
import { Moment, Phase, type S } from '../state.ts';
import { arrival } from './arrival.ts';
import { eachInTurn } from './each-player.ts';
import { window } from './window.ts';

export function layPath(s: S, types: readonly number[], byRegions: boolean): void {
  clearPath(s);
  s.global.pathLength = types.length;
  s.global.byRegions = byRegions ? 1 : 0;
  for (let i = 0; i < types.length; i++) {
    s.path.region[i + 1] = byRegions ? types[i] : 0;
    s.path.type[i + 1] = byRegions ? regionTypeOf[types[i]] : types[i];
  }
}

const fromTo = (s: S, company: number): readonly [number, number] => [
  printed.site(s, s.company.origin[company]),
  printed.site(s, s.company.destination[company]),
];

/** A way that was there when movement was declared is there no more: the company does not move. ME-MOVE-009, 542, DECISIONS A7 */
function isWayLost(s: S, company: number): boolean {
  const from = printed.site(s, s.company.site[company]);
  const to = printed.site(s, s.company.destination[company]);
  const walker = walkerOf(s, company);
  if (to === 0 || isAdjacent(from, to)) return false;
  if (offerWaysByLand(s, company, from, to, null)) return false;
  // Where there never was a way over land, none is lost.
  return !mayFly(s, company, from, to) && reachable(from, MOST_REGIONS, walker).includes(to);
}

function wayName(s: S, company: number, way: number): string {
  const [from, to] = fromTo(s, company);
  if (way === 0) return 'the path printed on the site';
  if (way === BY_AIR) return 'by air';
  const chain = regionPaths(from, to, regionsFor(s, company), walkerOf(s, company))[way - 1];
  return chain.map((r) => regions[r]?.name ?? '').join(', ');
}

/** New site for a journey to a non-Haven, site of origin for one to a Haven. ME-DRAW-2000, 2006, ME-MOVE-012 */
function drawsFrom(s: S, company: number): number {
  const [from, to] = fromTo(s, company);
  const player = s.company.player[company];
  return !sideOf(s, player).drawsByNewSite && isHavenFor(s, player, s.company.destination[company])
    ? from
    : to;
}

/** How many cards the hazard player draws for a company by its site alone. */
export const normalDraws = (s: S, company: number): number =>
  s.company.moved[company] === 0 ? 0 : (sites[drawsFrom(s, company)]?.hazardDraws ?? 0);

/** How many hazards the site gives, with what cards change of it. ME-SOLO-4002 */
const solitaryDraws = (s: S, company: number): number =>
  s.company.moved[company] === 0
    ? 0
    : Math.max(0, normalDraws(s, company) + valueOf(s, opponentDraws, company));

/** The mover draws only with his avatar or someone of mind 3 or more; by the starter rules always. ME-DRAW-2005 */
function mayDraw(s: S, company: number): boolean {
  if (isStarter(s)) return true;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (isAvatar(s, c) || valueOf(s, mind, c) >= 3) return true;
  return false;
}

/** A company begins: its size is fixed, and nothing is declared on it. ME-HAZ-2006 */
export function setHazardLimit(s: S, company: number): void {
  s.company.size[company] = companySize(s, company);
  s.global.limitChange = s.global.hazardsDeclared = 0;
}

/** From now on the company is at no site until all have moved. ME-MOVE-003, 502, 515 */
export function setOut(s: S, company: number): void {
  const { site, origin, moved, cameFrom } = s.company;
  origin[company] = site[company];
  cameFrom[company] = printed.site(s, site[company]);
  site[company] = 0;
  moved[company] = 1;
}

/** One movement/hazard phase of one company. */
export const journey = engine.procedure('movement/hazard phase of a company', {
  company: idOf('company'),
  /** It goes on below, and has found its way. */
  below: flag(),
})({
  begin: step('ME-HAZ-2006 ME-MP-4019', (s, f) => {
    const { onward, phases } = s.company;
    f.below = onward[f.company] === Onward.below ? 1 : 0;
    onward[f.company] = Onward.stays;
    if (++phases[f.company] > 1) forgetFirst(s, f.company);
    s.global.company = f.company;
    s.global.hazardPlayer = firstHazardPlayer(s);
    s.global.tookHazards = 0;
    setHazardLimit(s, f.company);
    clearPath(s);
    goTheSameWay(s, f.company);
    if (tooManyEnhancers(s)) call(s, thinEnhancers);
    raise(s, movementBegins, f.company);
  }),
  reveal: step('ME-MOVE-008 ME-MOVE-009 ME-MOVE-515 ME-MOVE-542 ME-UNDER-514 ME-UNDER-515', (s, f) => {
    const c = f.company;
    if (f.below === 0) {
      if (s.company.destination[c] !== 0) layOpen(s, s.company.destination[c]);
      if (isWayLost(s, c) || !findsWayBelow(s, c)) staysBelow(s, c);
      if (s.company.destination[c] === 0) return f.go('comeUp');
      setOut(s, c);
    }
    noteLeg(s, c);
    announce(s, companyMoves, c);
    discardAtOnce(s);
    return f.below === 0 ? undefined : f.go('limit');
  }),
  whoseHazards: step('ME-MPOPT-4001', (s, f) => {
    if (mayTakeHazards(s, f.company)) call(s, takeHazards, f.company);
  }),
  path: ask('ME-MOVE-520 ME-MOVE-4007 ME-MOVE-4010', {
    who: (s) => s.global.active,
    say: (s, f) =>
      say`Which way does the company of ${ofCard(firstOf(s, f.company))} take to ${sites[fromTo(s, f.company)[1]]?.name ?? ''}?`,
    options: (s, f, o) => offerWays(s, f.company, ...fromTo(s, f.company), o),
    describe: (s, f, option) => say`${wayName(s, f.company, option.a)}`,
    choose(s, f, option) {
      const [from, to] = fromTo(s, f.company);
      if (option.a === BY_AIR) layPath(s, [], false);
      else if (option.a === 0) layPath(s, starterPath(from, to, walkerOf(s, f.company)) ?? [], false);
      else {
        const chain = regionPaths(from, to, regionsFor(s, f.company), walkerOf(s, f.company))[option.a - 1];
        layPath(s, chain, true);
        notePath(s, f.company, chain);
      }
    },
  }),
  limit: ask('ME-HAZ-2007', {
    who: (s) => s.global.active,
    say: () => say`The hazard limit is halved, and cards change it too: what counts before it is halved?`,
    options: (s, f, o) => offerOrderOfLimit(s, f.company, o),
    describe: (_s, _f, option) =>
      option.kind === Kind.pass ? say`Halve it now` : say`First ${ofCard(option.a)}`,
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      rememberFirst(s, f.company, s.card.def[option.a]);
      return again;
    },
  }),
  draw: step('ME-MOVE-010 ME-DRAW-2000 ME-DRAW-2003 ME-DRAW-2005', (s, f) => {
    const site = sites[drawsFrom(s, f.company)];
    if (site === null) return;
    const draws = Math.max(0, site.hazardDraws + valueOf(s, opponentDraws, f.company));
    if (!isSolitaire(s)) call(s, drawForMovement, s.global.hazardPlayer, draws);
    if (!mayDraw(s, f.company)) return;
    // Fewer by a card, but one at least of what the site gives.
    const own = Math.max(
      Math.min(1, site.resourceDraws),
      site.resourceDraws + valueOf(s, ownDraws, f.company),
    );
    call(s, drawForMovement, s.global.active, own);
  }),
  comeUp: step('ME-SOLO-4002 ME-SOLO-4003', (s, f) => {
    if (isSolitaire(s) && countOf(s, f.company) > 0) drawHazards(s, solitaryDraws(s, f.company));
  }),
  hazards: step('ME-HAZ-004 ME-HAZ-008 ME-HAZ-2012', (s, f) => {
    if (s.company.moved[f.company] === 1) announce(s, companyOnWay, f.company);
    // When the hazard player is done, the company's player may still act.
    call(s, window, s.global.active, s.global.active);
  }),
  passOn: step('ME-MP-4026', (s) => {
    if (!passesHazardsOn(s)) return undefined;
    call(s, window, s.global.active, s.global.active);
    return again;
  }),
  atItsEnd: step('ME-TIMING-004 ME-CARD-0436', (s, f) => {
    // From now on no more hazards: what happens at the end of the phase happens.
    if (s.company.player[f.company] !== 0) {
      s.company.done[f.company] = 1;
      keepLimit(s, f.company);
    }
    if (countOf(s, f.company) > 0) announce(s, movementEnds, f.company);
    settleTriggers(s);
  }),
  lastWord: step('ME-TIMING-004', (s) => {
    if (!hasLastWord(s, s.global.active)) return;
    s.global.moment = Moment.end;
    call(s, window, s.global.active);
  }),
  leaveOldSite: step('ME-MOVE-020 ME-MOVE-509', (s, f) => {
    const c = f.company;
    s.global.moment = Moment.any;
    if (s.company.moved[c] === 0) return;
    const old = s.company.origin[c];
    s.company.origin[c] = 0;
    returnSite(s, old);
  }),
  resetHands: step('ME-HAND-004 ME-MOVE-509 ME-SOLO-4006', (s, f) => {
    layHazardsAside(s, s.company.moved[f.company] === 1);
    s.global.company = 0;
    clearPath(s);
    eachInTurn(s, resetHand);
  }),
  afterHands: step('ME-COND-2008', (s) => settleTriggers(s)),
  moveOn: step('ME-CARD-0100', (s, f) => call(s, movingOn, s.global.active, f.company)),
  goOn: ask('', {
    who: (s) => s.global.active,
    say: (s, f) => say`Does the company of ${ofCard(firstOf(s, f.company))} try to go on below?`,
    options(s, f, o) {
      if (s.company.onward[f.company] === Onward.stays && offerOnward(s, f.company, o)) o.pass();
    },
    describe: (s, _f, option) =>
      option.kind === Kind.pass ? undefined : say`${siteCalled(s, s.global.active, option.a)}`,
    choose(s, f, option) {
      if (option.kind !== Kind.pass && goOn(s, f.company, option.a))
        s.company.onward[f.company] = Onward.below;
    },
  }),
});

function offerCompanies(s: S, player: number, o: Options): void {
  const again = onItsWayAgain(s, player);
  if (again !== 0) {
    o.choice(again);
    return;
  }
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    if (s.company.player[company] !== 0 && s.company.done[company] === 0 && countOf(s, company) > 0)
      o.choice(company);
}

export const movementHazardPhase = engine.procedure('movement/hazard phase', {
  player: idOf('player'),
  next: count(),
})({
  begin: step('ME-MOVE-006', (s, f) => {
    s.global.phase = Phase.movementHazard;
    raise(s, phaseBegins.movementHazard, f.player);
    for (let c = firstCompany(f.player); c <= lastCompany(f.player); c++)
      s.company.done[c] =
        s.company.moved[c] =
        s.company.returned[c] =
        s.company.faced[c] =
        s.company.partOf[c] =
        s.company.phases[c] =
        s.company.onward[c] =
        s.company.leftBehind[c] =
          0;
  }),
  effects: step('ME-MOVE-007', (s) => call(s, orderEffects)),
  order: ask('ME-MOVE-006', {
    who: (_s, f) => f.player,
    say: () => say`Which company goes next?`,
    options: (s, f, o) => offerCompanies(s, f.player, o),
    describe: (s, _f, option) => say`The company of ${ofCard(firstOf(s, option.a))}`,
    choose(s, _f, option) {
      call(s, journey, option.a);
      return again;
    },
  }),
  arrive: step('ME-MOVE-024 ME-JOIN-500', (s, f) => call(s, arrival, f.player)),
  end: step('ME-TIMING-004', (s, f) => raise(s, phaseEnds.movementHazard, f.player)),
});
