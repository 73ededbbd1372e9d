/**
 * The site phase: each company enters its site or does nothing. ME-SITE
 *
 * Owns   entering, the order of what is faced, then whatever the company does there.
 * Not    the automatic-attacks themselves (rules/automatic-attacks.ts), or what is played (rules/site-plays.ts).
 * Keeps  before anything else, all automatic-attacks are faced in order, every turn (ME-SITE-4001), and creatures
 *        revealed from on guard after them (ME-ONGUARD-2019).
 */
import {
  again,
  call,
  clearRow,
  count,
  firstIn,
  flag,
  idOf,
  isMarked,
  Kind,
  ofCard,
  place,
  say,
} from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { companyEnters, phaseBegins, phaseEnds, siteBegins, siteEnds } from '../events.ts';
import { placeName } from '../map/map.ts';
import { agentIn, agentRow } from '../rules/agents/agents.ts';
import { attackAtSite, nextAttacker } from '../rules/agents/attack.ts';
import { discard } from '../rules/cards/cards.ts';
import { describeAction, raise, take } from '../rules/chain/chain.ts';
import { mayEnter } from '../rules/chain/forbidden.ts';
import {
  attacksAt,
  attacksToFace,
  guard,
  isByCard,
  isCalledAttack,
  isFromHand,
  mayGuard,
  oneAttackOnly,
  raceSaid,
  timesToFace,
} from '../rules/combat/automatic-attacks.ts';
import { offerCalled } from '../rules/combat/called-attacks.ts';
import { attack } from '../rules/combat/combat.ts';
import {
  countOf,
  firstCompany,
  firstOf,
  lastCompany,
  placeOf,
  returnOnGuard,
} from '../rules/companies/company.ts';
import { creatureAttacks } from '../rules/hazards/creatures.ts';
import { siteKey } from '../rules/hazards/keying.ts';
import { guardOwner, offerReveals, revealedCreature } from '../rules/hazards/on-guard.ts';
import { firstHazardPlayer } from '../rules/many-players.ts';
import { loot, offerBurglars, stealsIn } from '../rules/optional/burglary.ts';
import { nextSeat } from '../rules/seating.ts';
import { Phase, type S, Stage, Zone } from '../state.ts';
import { window } from './window.ts';

const isGone = (s: S, company: number): boolean => countOf(s, company) === 0;

/** A creature that was on guard attacks, keyed to the site. */
function guardAttacks(s: S, company: number, creature: number): void {
  if (isGone(s, company)) {
    discard(s, creature);
    return;
  }
  creatureAttacks(s, s.card.owner[creature], creature, siteKey(s, creature, s.company.site[company]));
  // It may have come too late: another of its name is in play by now.
  if (revealedCreature(s) === creature) discard(s, creature);
}

const explore = engine.procedure('site phase of a company', {
  company: idOf('company'),
  next: count(),
  times: count(),
  /** Only one of several attacks is faced; which one, from 1. */
  alone: flag(),
  only: count(),
  creature: idOf('card'),
  /** By an optional rule: who tries to steal in, and whether he has. */
  burglar: idOf('card'),
  stolenIn: flag(),
  /** Whose agents may attack now. */
  rival: idOf('player'),
})({
  begin: step('ME-RETURN-502 ME-SITE-500', (s, f) => {
    s.global.company = f.company;
    s.global.hazardPlayer = firstHazardPlayer(s);
    raise(s, siteBegins, f.company);
  }),
  mayIt: step('ME-RETURN-502 ME-SITE-500', (s, f) =>
    // One that was sent back to where it came from may do nothing.
    isGone(s, f.company) || s.company.returned[f.company] === 1 || !mayEnter(s, f.company)
      ? f.go('ends')
      : undefined,
  ),
  enter: ask('ME-SITE-500 ME-SITE-507 ME-SITE-4000 ME-SITE-4008', {
    who: (s) => s.global.active,
    say: (s, f) =>
      say`Does the company of ${ofCard(firstOf(s, f.company))} enter ${placeName(placeOf(s, f.company))}?`,
    options: (_s, _f, o) => o.yesOrNo(),
    choose: (_s, f, option) => (option.kind === Kind.yes ? undefined : f.go('ends')),
  }),
  approach: step('ME-SITE-001', (s, f) => {
    if (attacksAt(s, f.company) > 0 || firstIn(s, place(s, Zone.onGuard, f.company)) !== 0)
      s.global.stage = Stage.entering;
  }),
  reveal: ask('ME-ONGUARD-2004 ME-ONGUARD-2007 ME-ONGUARD-2019', {
    who: (s) => guardOwner(s),
    say: () => say`Reveal a card on guard, or let them face what guards the site`,
    options(s, _f, o) {
      if (s.global.stage !== Stage.entering) return;
      offerReveals(s, guardOwner(s), o);
      if (o.count > 0) o.pass();
    },
    describe: (s, _f, option) => describeAction(s, option),
    choose(s, _f, option) {
      if (option.kind === Kind.pass) return undefined;
      take(s, guardOwner(s), option);
      return again;
    },
  }),
  burgle: ask('ME-OPT-4001', {
    who: (s) => s.global.active,
    say: () => say`Shall a Hobbit try to steal in?`,
    options(s, f, o) {
      if (s.global.stage === Stage.entering && attacksAt(s, f.company) > 0) offerBurglars(s, f.company, o);
    },
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      f.burglar = option.a;
      if (!stealsIn(s, f.company, option.a)) return undefined;
      f.stolenIn = 1;
      s.global.stage = Stage.none;
      return f.go('rival');
    },
  }),
  weigh: step('ME-CARD-0240 ME-COND-2008', (s, f) => {
    s.global.stage = Stage.none;
    if (s.channel.first[companyEnters.channel] !== 0) raise(s, companyEnters, f.company);
    const site = s.company.site[f.company];
    f.alone = isMarked(s, oneAttackOnly, site) && attacksToFace(s, f.company) > 1 ? 1 : 0;
  }),
  isolate: ask('', {
    who: (s) => s.global.hazardPlayer,
    say: () => say`Which of the automatic-attacks is faced?`,
    options(s, f, o) {
      const all = f.alone === 0 ? 0 : attacksAt(s, f.company);
      for (let n = 1; n <= all; n++) o.choice(n);
    },
    describe: (s, f, option) =>
      isFromHand(s, f.company, option.a - 1)
        ? say`A creature from your hand`
        : isCalledAttack(s, f.company, option.a - 1)
          ? say`A hazard in play that the site calls`
          : say`The attack of ${raceSaid(s, f.company, option.a - 1)}`,
    choose(_s, f, option) {
      f.only = option.a;
      f.next = option.a - 1;
    },
  }),
  nextAttack: step('ME-SITE-511 ME-SITE-4001', (s, f) => {
    s.global.stage = Stage.none;
    if (isGone(s, f.company)) return f.go('creatures');
    // Who must face them alone is gone: nobody does.
    if (f.burglar !== 0 && s.card.live[f.burglar] === 0) return f.go('rival');
    const last = f.only === 0 ? attacksAt(s, f.company) : f.only;
    return f.next >= last ? f.go('rival') : undefined;
  }),
  fromHand: ask('ME-SITE-511', {
    who: (s) => s.global.hazardPlayer,
    say: (s, f) =>
      isCalledAttack(s, f.company, f.next)
        ? say`Which hazard in play is the automatic-attack?`
        : say`Play a creature from your hand as the automatic-attack?`,
    options(s, f, o) {
      if (f.times > 0) return;
      if (isCalledAttack(s, f.company, f.next)) offerCalled(s, s.company.site[f.company], o);
      if (!isFromHand(s, f.company, f.next)) return;
      for (let c = firstIn(s, place(s, Zone.hand, s.global.hazardPlayer)); c !== 0; c = s.card.next[c])
        if (mayGuard(s, f.company, f.next, c)) o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(_s, f, option) {
      f.creature = option.kind === Kind.card ? option.a : 0;
    },
  }),
  face: step('ME-SITE-511 ME-SITE-505', (s, f) => {
    if (isByCard(s, f.company, f.next) && f.creature === 0) {
      f.times = 0;
      f.next++;
      return f.go('nextAttack');
    }
    const a = guard(s, f.company, f.next, f.creature);
    // A duplicate goes with what made it, even after the first was faced. ME-CARD-0460
    const times = timesToFace(s, a);
    if (f.times >= (f.alone === 1 ? Math.min(1, times) : times)) {
      clearRow(s.attack, a);
      f.times = 0;
      f.next++;
      return f.go('nextAttack');
    }
    if (f.only !== 0) s.attack.certain[a] = 1;
    s.attack.alone[a] = f.burglar;
    f.creature = 0;
    f.times++;
    call(s, attack, a);
    return f.go('nextAttack');
  }),
  rival: step('ME-AGENT-2039', (s, f) => {
    f.rival = nextSeat(s, f.rival || s.global.active);
    return f.rival === s.global.active || isGone(s, f.company) ? f.go('creatures') : undefined;
  }),
  agents: ask('ME-AGENT-2039 ME-AGENT-2080 ME-AGENT-2081', {
    who: (_s, f) => f.rival,
    say: (s, f) => say`Attack the company of ${ofCard(firstOf(s, f.company))} with an agent?`,
    options(s, f, o) {
      if (isGone(s, f.company)) return;
      for (let agent = 0; (agent = nextAttacker(s, f.rival, f.company, agent)) !== 0; )
        o.card(agentIn(s, agent));
      if (o.count > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      attackAtSite(s, agentRow(s, option.a), f.company);
      return again;
    },
  }),
  nextRival: step('ME-AGENT-2039', (_s, f) => f.go('rival')),
  creatures: step('ME-ONGUARD-2019 ME-ONGUARD-9001', (s, f) => {
    const creature = revealedCreature(s);
    if (creature === 0) return undefined;
    guardAttacks(s, f.company, creature);
    return again;
  }),
  act: step('ME-SITE-2000 ME-SITE-2003 ME-SITE-010', (s, f) => {
    if (isGone(s, f.company)) return;
    s.company.entered[f.company] = 1;
    call(s, window, s.global.active);
    if (f.stolenIn === 0) return;
    // Another may play a minor item then. ME-OPT-4010
    s.company.minorItem[f.company] = s.company.minorOnly[f.company] = 1;
    if (s.card.live[f.burglar] === 1) call(s, loot, f.burglar);
  }),
  ends: step('ME-TIMING-004', (s, f) => {
    if (!isGone(s, f.company)) raise(s, siteEnds, f.company);
  }),
  end: step('ME-ONGUARD-2008', (s, f) => {
    s.global.company = 0;
    s.global.stage = Stage.none;
    returnOnGuard(s, f.company);
    if (s.company.player[f.company] === 0) return;
    s.company.entered[f.company] = s.company.minorItem[f.company] = s.company.sought[f.company] = 0;
    s.company.minorOnly[f.company] = 0;
    s.company.done[f.company] = 1;
  }),
});

export const sitePhase = engine.procedure('site phase', { player: idOf('player') })({
  begin: step('ME-SITE-009 ME-SITE-4008 ME-ALLY-503 ME-ONGUARD-2010', (s, f) => {
    s.global.phase = Phase.site;
    for (let c = firstCompany(f.player); c <= lastCompany(f.player); c++) {
      s.company.done[c] = 0;
      if (s.company.returned[c] === 1) returnOnGuard(s, c);
    }
    raise(s, phaseBegins.site, f.player);
  }),
  order: ask('ME-SITE-009 ME-SITE-4008', {
    who: (_s, f) => f.player,
    say: () => say`Which company's site phase is next?`,
    options(s, f, o) {
      for (let c = firstCompany(f.player); c <= lastCompany(f.player); c++)
        if (s.company.player[c] !== 0 && s.company.done[c] === 0 && countOf(s, c) > 0) o.choice(c);
    },
    describe: (s, _f, option) => say`The company of ${ofCard(firstOf(s, option.a))}`,
    choose(s, _f, option) {
      call(s, explore, option.a);
      return again;
    },
  }),
  end: step('ME-TIMING-004', (s, f) => raise(s, phaseEnds.site, f.player)),
});
