/**
 * The block of changes to companies: one character comes or goes, companies split and join, characters change who
 * controls them. ME-ORG-002..004, ME-SPLIT, DECISIONS A6, B5
 *
 * Keeps  it is one uninterrupted act, once in an organization phase; each character is placed at most once in it; what
 *        has split stays apart (ME-SPLIT-504).
 */
import {
  call,
  firstIn,
  idOf,
  isIn,
  isOpen,
  Kind,
  move,
  type Options,
  ofCard,
  place,
  say,
} from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { companyOf, isAvatar, isCharacter, isRingwraithFollower, Kind as Type } from '../cards/cards.ts';
import { isCharacterTo, mindGate } from '../cards/owning.ts';
import { actionOf, cardAction } from '../chain/actions.ts';
import { mayJoin, maySplit } from '../chain/forbidden.ts';
import { ownOrganization } from '../chain/window-gate.ts';
import { bringIn, bringInNeeds, discardByChoice, discardNeeds, recallNeeds } from '../characters/bring-in.ts';
import { canLead } from '../influence/influence.ts';
import { sideOf } from '../sides.ts';
import { isStarter } from '../starter.ts';
import {
  atHaven,
  countOf,
  doubleOf,
  endIfEmpty,
  firstCompany,
  firstOf,
  hasRoomFor,
  hasRoomForCompany,
  joinCompany,
  lastCompany,
  newCompany,
  samePlace,
} from './company.ts';
import { joinCards } from './company-cards.ts';
import { joinEffects, splitEffects } from './company-effects.ts';
import { mayTakeIn } from './composition.ts';
import { doubledIn, keepOne } from './one-per-company.ts';

/**
 * What can be done with one character: join another company here, form one, be led, or stand under general influence.
 * Without options it only says whether there is anything.
 */
function placements(s: S, player: number, card: number, o: Options | null): boolean {
  const company = companyOf(s, card);
  let any = false;
  if (s.card.leader[card] === 0 && mayDivide(s, company) && maySplit(s, company, card)) {
    for (let other = firstCompany(player); other <= lastCompany(player); other++)
      if (
        other !== company &&
        s.company.player[other] !== 0 &&
        samePlace(s, company, other) &&
        fits(s, card, other) &&
        mayJoin(s, other, card) &&
        !rejoins(s, card, company, other)
      ) {
        any = true;
        o?.choice(other);
      }
    if (countOf(s, company) > 1 && hasRoomForCompany(s, player) && mayBeginApart(s, player, company)) {
      any = true;
      o?.number(0);
    }
  }
  // A Ringwraith follower stands under no general influence. ME-RW-007
  if (s.card.leader[card] !== 0 && !isRingwraithFollower(s, card)) {
    any = true;
    o?.pass();
  }
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (s.card.leader[card] !== c && canLead(s, c, card, company)) {
      any = true;
      o?.card(c);
    }
  return any;
}

/** Placed in this block; whoever has founded a company in it bears the number of the one he left, and this. */
const PLACED = 1;

/** The last of a company would follow those who have just split from it: that were no split at all. ME-SPLIT-504 */
function rejoins(s: S, card: number, company: number, to: number): boolean {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (c !== card && s.card.leader[c] !== card) return false;
  for (let c = firstOf(s, to); c !== 0; c = s.card.next[c])
    if (s.card.mark[c] === PLACED + company) return true;
  return false;
}

/** Before the first turn some sides have no more than two companies, and none parts where it could not stay. ME-SETUP-014, 015 */
function mayBeginApart(s: S, player: number, company: number): boolean {
  if (s.global.phase !== Phase.setUp) return true;
  let companies = 0;
  for (let c = firstCompany(player); c <= lastCompany(player); c++)
    if (s.company.player[c] !== 0) companies++;
  return atHaven(s, company) && companies < sideOf(s, player).startCompanies;
}

/** By the starter rules companies split and join at Havens only. ME-SPLIT-9000 */
const mayDivide = (s: S, company: number): boolean => !isStarter(s) || atHaven(s, company);

/** He and his followers find room there, and may be with those who are. ME-COMPANY-502, 507, 508, ME-INFL-512 */
function fits(s: S, card: number, company: number): boolean {
  let size = doubleOf(s, card);
  for (let c = firstOf(s, companyOf(s, card)); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === card) size += doubleOf(s, c);
  return (
    hasRoomFor(s, company, size) && (atHaven(s, company) || mayTakeIn(s, company, card, companyOf(s, card)))
  );
}

/** Followers go with their leader. ME-INFL-512 */
function moveWithFollowers(s: S, card: number, from: number, to: number): void {
  joinCompany(s, card, to);
  for (let c = firstOf(s, from); c !== 0; ) {
    const next = s.card.next[c];
    if (s.card.leader[c] === card) joinCompany(s, c, to);
    c = next;
  }
  if (countOf(s, from) === 0) {
    joinEffects(s, from, to);
    joinCards(s, from, to);
  }
  endIfEmpty(s, from);
}

/** Whoever may come from the discard pile or the sideboard. ME-ORG-514 */
function offerRecalls(s: S, player: number, o: Options): void {
  for (let zone = 0; zone < PILES.length; zone++)
    for (let c = firstIn(s, place(s, PILES[zone], player)); c !== 0; c = s.card.next[c])
      if (isOpen(recallNeeds, s, player, c)) o.action(c, 0, recallAction.code);
}
const PILES = [Zone.discard, Zone.sideboard];

export const regroup = engine.procedure('regrouping', { player: idOf('player'), card: idOf('card') })({
  who: ask('ME-ORG-003 ME-ORG-004 ME-ORG-4004', {
    who: (_s, f) => f.player,
    say: () => say`Choose a character to place or bring in, or be done`,
    options(s, f, o) {
      const { player } = f;
      o.pass();
      for (let c = firstIn(s, place(s, Zone.hand, player)); c !== 0; c = s.card.next[c])
        if (isOpen(bringInNeeds, s, player, c)) o.action(c, 0, bringInAction.code);
      if (sideOf(s, player).recallsMind > 0) offerRecalls(s, player, o);
      for (let company = firstCompany(player); company <= lastCompany(player); company++)
        for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) {
          if (s.card.mark[c] === 0 && placements(s, player, c, null)) o.card(c);
          if (isOpen(discardNeeds, s, player, c)) o.action(c, 0, discardAction.code);
        }
    },
    describe: (s, _f, option) =>
      option.kind === Kind.pass
        ? say`Done`
        : option.kind === Kind.action
          ? say`${ofCard(option.a)}: ${actionOf(option.n).say(s, option.a)}`
          : undefined,
    choose(s, f, option) {
      if (option.kind === Kind.pass) return f.go('done');
      if (option.kind === Kind.action) {
        if (option.n === discardAction.code) discardByChoice(s, f.player, option.a);
        else bringIn(s, f.player, option.a);
        return f.go('who');
      }
      f.card = option.a;
      return undefined;
    },
  }),
  where: ask('ME-SPLIT-507 ME-INFL-511 ME-INFL-517', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Where does ${ofCard(f.card)} go?`,
    options: (s, f, o) => {
      placements(s, f.player, f.card, o);
    },
    describe(s, _f, option) {
      if (option.kind === Kind.choice) return say`Join the company of ${ofCard(firstOf(s, option.a))}`;
      if (option.kind === Kind.number) return say`Form a company of his own`;
      return option.kind === Kind.pass ? say`Stand under general influence` : say`Follow ${ofCard(option.a)}`;
    },
    choose(s, f, option) {
      const company = companyOf(s, f.card);
      if (option.kind === Kind.card) s.card.leader[f.card] = option.a;
      else if (option.kind === Kind.pass) s.card.leader[f.card] = 0;
      else {
        const to = option.kind === Kind.choice ? option.a : newCompany(s, f.player, s.company.site[company]);
        if (option.kind === Kind.number) {
          splitEffects(s, company, to);
          s.card.mark[f.card] = PLACED + company;
        }
        moveWithFollowers(s, f.card, company, to);
      }
    },
  }),
  placed: step('ME-ORG-003 ME-JOIN-503', (s, f) => {
    if (s.card.mark[f.card] === 0) s.card.mark[f.card] = PLACED;
    s.card.uncontrolled[f.card] = 0;
    const company = companyOf(s, f.card);
    if (doubledIn(s, company) !== 0) call(s, keepOne, company);
    return f.go('who');
  }),
  done: step('ME-ORG-004', (s, f) => {
    for (let company = firstCompany(f.player); company <= lastCompany(f.player); company++)
      for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) s.card.mark[c] = 0;
  }),
});

const blockFree = engine.gate(
  'requirement',
  'ME-ORG-004 ME-ORG-4004',
  (s, p) => s.player.regrouped[p] === 0,
  say`all changes of companies are made together, once in an organization phase`,
);

/** Begins the one block of changes; what is called after this comes first in it. */
function begin(s: S, player: number): void {
  s.player.regrouped[player] = 1;
  call(s, regroup, player);
}

const bringInAction = cardAction({
  name: 'bringIn',
  from: 'hand',
  kinds: [Type.character],
  suits: (s, card) => isCharacterTo(s, s.card.owner[card], card),
  gates: [ownOrganization, blockFree, ...bringInNeeds],
  declare(s, player, card) {
    begin(s, player);
    bringIn(s, player, card);
  },
  say: () => say`bring into play`,
});

const recallAction = cardAction({
  name: 'recall',
  from: 'piles',
  kinds: [Type.character],
  suits: isCharacter,
  gates: [ownOrganization, blockFree, ...recallNeeds],
  declare(s, player, card) {
    begin(s, player);
    bringIn(s, player, card);
  },
  say: (s, card) =>
    isIn(s, card, Zone.discard)
      ? say`bring into play from the discard pile`
      : say`bring into play from the sideboard`,
});

const thrallNeeds = [blockFree, ...bringInNeeds.filter((gate) => gate !== mindGate)];
/** He could be brought in, were it not for his mind. */
export const mayBeThrall = (s: S, player: number, card: number): boolean =>
  isCharacterTo(s, player, card) && !isAvatar(s, card) && isOpen(thrallNeeds, s, player, card);
/** A card brings a character in, and lies on him from then on. */
export function bringThrall(s: S, player: number, card: number, by: number): void {
  move(s, by, place(s, Zone.on, card));
  begin(s, player);
  bringIn(s, player, card);
}

const discardAction = cardAction({
  name: 'discard',
  from: 'play',
  kinds: [Type.character],
  suits: isCharacter,
  gates: [ownOrganization, blockFree, ...discardNeeds],
  declare(s, player, card) {
    begin(s, player);
    discardByChoice(s, player, card);
  },
  say: () => say`discard`,
});

cardAction({
  name: 'regroup',
  from: 'play',
  kinds: [Type.character],
  suits: isCharacter,
  gates: [
    ownOrganization,
    blockFree,
    engine.gate(
      'requirement',
      'ME-ORG-003',
      (s, _p, c) => isCharacter(s, c) && c === firstOf(s, companyOf(s, c)),
      say`it is begun with the first of a company`,
    ),
    engine.gate(
      'target',
      'ME-ORG-003 ME-SPLIT-507',
      (s, p, c) => companyOf(s, c) !== 0 && canChange(s, p, companyOf(s, c)),
      say`nobody in this company could be placed otherwise`,
    ),
  ],
  declare: (s, player) => begin(s, player),
  say: () => say`regroup companies`,
});

function canChange(s: S, player: number, company: number): boolean {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (placements(s, player, c, null)) return true;
  return false;
}
