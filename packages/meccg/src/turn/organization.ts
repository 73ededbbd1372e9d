/**
 * The organization phase: whatever its player likes in any order, then control is settled. ME-ORG
 */
import { again, call, idOf, say, valueOf } from '@westmarch/kernel';
import { ask, directInfluence, engine, generalInfluence, mind, step } from '../engine.ts';
import { companyOf, discard, isAvatar, toHand } from '../rules/cards.ts';
import { endIfEmpty, firstCompany, firstOf, lastCompany } from '../rules/company.ts';
import { generalInfluenceUsed } from '../rules/influence.ts';
import { Phase, type S } from '../state.ts';
import { window } from './window.ts';

/** Followers whose leader can no longer hold them count against general influence. ME-INFL-522 */
function releaseTooMany(s: S, player: number): void {
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) {
      s.card.uncontrolled[c] = 0;
      if (
        s.card.leader[c] !== 0 &&
        heldMind(s, s.card.leader[c], company) > valueOf(s, directInfluence, s.card.leader[c])
      )
        s.card.leader[c] = 0;
    }
}

function heldMind(s: S, leader: number, company: number): number {
  let held = 0;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === leader) held += valueOf(s, mind, c);
  return held;
}

const isTooMuch = (s: S, player: number): boolean =>
  generalInfluenceUsed(s, player) > valueOf(s, generalInfluence, player);

/** Whoever came this turn and cannot be held goes back to hand first. ME-ORG-505, DECISIONS A1 */
function sendBackNewcomer(s: S, player: number): void {
  if (!isTooMuch(s, player)) return;
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (s.card.arrived[c] === 1 && !isAvatar(s, c)) {
        toHand(s, c);
        endIfEmpty(s, company);
        return;
      }
}

export const organizationPhase = engine.procedure('organization phase', { player: idOf('player') })({
  begin: step('ME-ORG-001', (s, f) => {
    s.global.phase = Phase.organization;
    s.player.organized[f.player] = s.player.regrouped[f.player] = 0;
  }),
  act: step('ME-ORG-001 ME-ORG-002', (s, f) => call(s, window, f.player)),
  control: step('ME-INFL-502 ME-INFL-522 ME-ORG-505', (s, f) => {
    releaseTooMany(s, f.player);
    sendBackNewcomer(s, f.player);
  }),
  excess: ask('ME-INFL-522 ME-ORG-503', {
    who: (_s, f) => f.player,
    say: () => say`You cannot control all your characters: discard one`,
    options(s, f, o) {
      if (!isTooMuch(s, f.player)) return;
      for (let company = firstCompany(f.player); company <= lastCompany(f.player); company++)
        for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
          if (s.card.leader[c] === 0 && !isAvatar(s, c)) o.card(c);
    },
    choose(s, _f, option) {
      const company = companyOf(s, option.a);
      discard(s, option.a);
      endIfEmpty(s, company);
      return again;
    },
  }),
});
