/**
 * The site phase: each company enters its site or does nothing. ME-SITE
 *
 * Keeps  before anything else, all automatic-attacks are faced in order, every turn (ME-SITE-4001).
 */
import { again, call, count, idOf, Kind, nextSeat, ofCard, say } from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { races } from '../facts/names.ts';
import { sites } from '../map/map.ts';
import { attack, EACH, newAttack } from '../rules/combat.ts';
import { countOf, firstCompany, firstOf, lastCompany, siteNumber } from '../rules/company.ts';
import { Phase, type S } from '../state.ts';
import { window } from './window.ts';

/** Faces the n-th automatic-attack of the site. ME-SITE-511 */
function automaticAttack(s: S, company: number, n: number): void {
  const facts = sites[siteNumber(s, company)]?.attacks[n];
  if (facts === undefined || facts.fromHand) return;
  const a = newAttack(s, company, s.global.hazardPlayer);
  s.attack.kind[a] = 2;
  s.attack.race[a] = races.indexOf(facts.race);
  s.attack.strikes[a] = facts.strikes === 0 ? EACH : facts.strikes;
  s.attack.prowess[a] = facts.prowess;
  s.attack.detainment[a] = facts.detainment ? 1 : 0;
  s.attack.woundedCheck[a] = facts.woundedCheck === null ? 0 : 100 + facts.woundedCheck;
  call(s, attack, a);
}

const explore = engine.procedure('site phase of a company', { company: idOf('company'), faced: count() })({
  enter: ask('ME-SITE-4000 ME-SITE-4008', {
    who: (s) => s.global.active,
    say: (s, f) =>
      say`Does the company of ${ofCard(firstOf(s, f.company))} enter ${sites[siteNumber(s, f.company)]?.name ?? ''}?`,
    options(s, f, o) {
      if (s.company.returned[f.company] === 0) o.yesOrNo();
    },
    choose(s, f, option) {
      s.global.company = f.company;
      s.global.hazardPlayer = nextSeat(s, s.global.active);
      return option.kind === Kind.yes ? undefined : f.go('end');
    },
  }),
  faceAttacks: step('ME-SITE-511 ME-SITE-4001', (s, f) => {
    if (s.company.player[f.company] === 0) return f.go('end');
    const all = sites[siteNumber(s, f.company)]?.attacks.length ?? 0;
    if (f.faced === all) return undefined;
    automaticAttack(s, f.company, f.faced++);
    return again;
  }),
  act: step('ME-SITE-2000 ME-SITE-2003', (s, f) => {
    if (s.company.player[f.company] === 0) return;
    s.company.entered[f.company] = 1;
    call(s, window, s.global.active);
  }),
  end: step('', (s, f) => {
    s.global.company = 0;
    if (s.company.player[f.company] === 0) return;
    s.company.entered[f.company] = s.company.minorItem[f.company] = 0;
    s.company.done[f.company] = 1;
  }),
});

export const sitePhase = engine.procedure('site phase', { player: idOf('player') })({
  begin: step('ME-SITE-4008', (s, f) => {
    s.global.phase = Phase.site;
    for (let c = firstCompany(f.player); c <= lastCompany(f.player); c++) s.company.done[c] = 0;
  }),
  order: ask('ME-SITE-4008', {
    who: (_s, f) => f.player,
    say: () => say`Which company's site phase is next?`,
    options(s, f, o) {
      for (let c = firstCompany(f.player); c <= lastCompany(f.player); c++)
        if (s.company.player[c] !== 0 && s.company.done[c] === 0 && countOf(s, c) > 0) o.choice(c);
    },
    describe: (s, _f, option) => say`The company of ${ofCard(firstOf(s, option.a))}`,
    choose(s, _f, option) {
      s.company.done[option.a] = 1;
      call(s, explore, option.a);
      return again;
    },
  }),
});
