/**
 * The organization phase: whatever its player likes in any order, then control is settled. ME-ORG
 */
import { again, call, idOf, isMarked, type Options, say, valueOf } from '@westmarch/kernel';
import { ask, engine, generalInfluence, step } from '../engine.ts';
import { phaseBegins, phaseEnds } from '../events.ts';
import {
  companyOf,
  discard,
  isAvatar,
  isAvatarCard,
  isRingwraithFollower,
  toHand,
} from '../rules/cards/cards.ts';
import { raise } from '../rules/chain/chain.ts';
import { mayLeave } from '../rules/chain/forbidden.ts';
import { endIfEmpty, firstCompany, firstOf, lastCompany } from '../rules/companies/company.ts';
import {
  cannotFollow,
  generalInfluenceUsed,
  holdsFollowers,
  influenceNeeded,
} from '../rules/influence/influence.ts';
import { forgetTakenUp } from '../rules/items/in-use.ts';
import { partsMove } from '../rules/movement/movement.ts';
import { Moment, Phase, type S } from '../state.ts';
import { window } from './window.ts';

/** Whom no one can lead any more leaves his leader, and is as one whose leader has left. */
function freeFollowers(s: S, player: number): void {
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (s.card.leader[c] !== 0 && isMarked(s, cannotFollow, c)) {
        s.card.leader[c] = 0;
        s.card.uncontrolled[c] = 1;
      }
}

/** Those who were set free and found no other leader would be too much for general influence. */
const cannotHoldAll = (s: S, player: number): boolean =>
  generalInfluenceUsed(s, player) + mindOfFree(s, player) > valueOf(s, generalInfluence, player);
function mindOfFree(s: S, player: number): number {
  let sum = 0;
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (s.card.uncontrolled[c] === 1) sum += valueOf(s, influenceNeeded, c);
  return sum;
}

/** Followers of a leader who cannot hold them all. */
function offerTooMany(s: S, player: number, o: Options): void {
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (s.card.leader[c] !== 0 && !holdsFollowers(s, s.card.leader[c], company)) o.card(c);
}

const isTooMuch = (s: S, player: number): boolean =>
  generalInfluenceUsed(s, player) > valueOf(s, generalInfluence, player);

/** Whoever came this turn, if not all can be held: one of them goes back to hand, before anyone is discarded. */
function offerNewcomers(s: S, player: number, o: Options): void {
  if (!cannotHoldAll(s, player)) return;
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (s.card.arrived[c] === 1 && !isAvatarCard(s, c) && mayLeave(s, c)) o.card(c);
}

/** Ringwraith followers whom nobody leads when the phase ends. ME-RW-504, 4007 */
function discardRiders(s: S, player: number): void {
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    for (let c = firstOf(s, company), next: number; c !== 0; c = next) {
      next = s.card.next[c];
      if (isRingwraithFollower(s, c) && s.card.leader[c] === 0) discardHere(s, c);
    }
}

function discardHere(s: S, card: number): void {
  const company = companyOf(s, card);
  discard(s, card);
  endIfEmpty(s, company);
}

export const organizationPhase = engine.procedure('organization phase', { player: idOf('player') })({
  begin: step('ME-ORG-001', (s, f) => {
    s.global.phase = Phase.organization;
    forgetTakenUp(s);
    const { organized, parted, regrouped, stageDiscarded } = s.player;
    organized[f.player] = parted[f.player] = regrouped[f.player] = stageDiscarded[f.player] = 0;
    raise(s, phaseBegins.organization, f.player);
  }),
  act: step('ME-ORG-001 ME-ORG-002', (s, f) => call(s, window, f.player)),
  parts: step('ME-SPLIT-501', (s, f) => call(s, partsMove, f.player)),
  ends: step('ME-TIMING-004 ME-CHAIN-4007', (s, f) => {
    s.global.moment = Moment.end;
    call(s, window, f.player);
  }),
  ended: step('', (s) => {
    s.global.moment = Moment.any;
  }),
  free: step('', (s, f) => freeFollowers(s, f.player)),
  release: ask('ME-INFL-509 ME-INFL-522', {
    who: (_s, f) => f.player,
    say: () => say`A leader cannot hold all his followers: who stands under general influence?`,
    options: (s, f, o) => offerTooMany(s, f.player, o),
    choose(s, _f, option) {
      s.card.leader[option.a] = 0;
      return again;
    },
  }),
  riders: step('ME-RW-504', (s, f) => discardRiders(s, f.player)),
  newcomer: ask('ME-ORG-505 ME-ORG-4000 ME-INFL-502', {
    who: (_s, f) => f.player,
    say: () => say`You cannot control all who came this turn: who goes back to your hand?`,
    options: (s, f, o) => offerNewcomers(s, f.player, o),
    choose(s, _f, option) {
      const company = companyOf(s, option.a);
      toHand(s, option.a);
      endIfEmpty(s, company);
      return again;
    },
  }),
  unplaced: ask('ME-INFL-518 ME-ORG-503', {
    who: (_s, f) => f.player,
    say: () => say`There is not enough influence for all whose leaders have left: discard one of them`,
    options(s, f, o) {
      if (!cannotHoldAll(s, f.player)) return;
      for (let company = firstCompany(f.player); company <= lastCompany(f.player); company++)
        for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
          if (s.card.uncontrolled[c] === 1 && mayLeave(s, c)) o.card(c);
    },
    choose(s, _f, option) {
      discardHere(s, option.a);
      return again;
    },
  }),
  placed: step('ME-INFL-518', (s, f) => {
    for (let company = firstCompany(f.player); company <= lastCompany(f.player); company++)
      for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) s.card.uncontrolled[c] = 0;
  }),
  excess: ask('ME-INFL-522 ME-ORG-503', {
    who: (_s, f) => f.player,
    say: () => say`You cannot control all your characters: discard one`,
    options(s, f, o) {
      if (!isTooMuch(s, f.player)) return;
      for (let company = firstCompany(f.player); company <= lastCompany(f.player); company++)
        for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
          if (s.card.leader[c] === 0 && !isAvatar(s, c) && mayLeave(s, c)) o.card(c);
    },
    choose(s, _f, option) {
      discardHere(s, option.a);
      return again;
    },
  }),
  end: step('ME-TIMING-004', (s, f) => raise(s, phaseEnds.organization, f.player)),
});
