/**
 * Regrouping: companies split and join, characters change who controls them. ME-ORG-003, ME-SPLIT, DECISIONS A6, B5
 *
 * Keeps  it is one uninterrupted act, once in an organization phase; each character is placed at most once in it.
 */
import { call, idOf, Kind, type Options, ofCard, say } from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import type { S } from '../state.ts';
import { cardAction } from './actions.ts';
import { ownOrganization } from './bring-in.ts';
import { companyOf, isCharacter } from './cards.ts';
import {
  atHaven,
  companySize,
  countOf,
  countsHalf,
  endIfEmpty,
  firstCompany,
  firstOf,
  hasRoomForCompany,
  joinCompany,
  lastCompany,
  MOST_IN_COMPANY,
  newCompany,
  samePlace,
} from './company.ts';
import { canLead } from './influence.ts';

const forEachOf = (s: S, player: number, visit: (card: number, company: number) => void): void => {
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) visit(c, company);
};

/** What can be done with one character: join another company here, form one, be led, or stand alone. */
function placements(s: S, player: number, card: number, o: Options): void {
  const company = companyOf(s, card);
  if (s.card.leader[card] === 0) {
    for (let other = firstCompany(player); other <= lastCompany(player); other++)
      if (
        other !== company &&
        s.company.player[other] !== 0 &&
        samePlace(s, company, other) &&
        fits(s, card, other)
      )
        o.choice(other);
    if (countOf(s, company) > 1 && hasRoomForCompany(s, player)) o.number(0);
  } else o.pass();
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (s.card.leader[card] !== c && canLead(s, c, card, company)) o.card(c);
}

/** Any number at a Haven, else no more than seven. ME-COMPANY-502 */
const fits = (s: S, card: number, company: number): boolean =>
  atHaven(s, company) || companySize(s, company) + (countsHalf(s, card) ? 0 : 1) <= MOST_IN_COMPANY;

/** Followers go with their leader. ME-INFL-512 */
function moveWithFollowers(s: S, card: number, from: number, to: number): void {
  joinCompany(s, card, to);
  for (let c = firstOf(s, from); c !== 0; ) {
    const next = s.card.next[c];
    if (s.card.leader[c] === card) joinCompany(s, c, to);
    c = next;
  }
  endIfEmpty(s, from);
}

export const regroup = engine.procedure('regrouping', { player: idOf('player'), card: idOf('card') })({
  who: ask('ME-ORG-003 ME-ORG-004', {
    who: (_s, f) => f.player,
    say: () => say`Choose a character to regroup, or be done`,
    options(s, f, o) {
      o.pass();
      forEachOf(s, f.player, (card) => {
        if (s.card.mark[card] === 0) o.card(card);
      });
    },
    choose(_s, f, option) {
      if (option.kind === Kind.pass) return f.go('done');
      f.card = option.a;
      return undefined;
    },
  }),
  where: ask('ME-SPLIT-507 ME-INFL-511 ME-INFL-517', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Where does ${ofCard(f.card)} go?`,
    options: (s, f, o) => placements(s, f.player, f.card, o),
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
        moveWithFollowers(s, f.card, company, to);
      }
    },
  }),
  placed: step('', (s, f) => {
    s.card.mark[f.card] = 1;
    s.card.uncontrolled[f.card] = 0;
    return f.go('who');
  }),
  done: step('', (s, f) => {
    forEachOf(s, f.player, (card) => {
      s.card.mark[card] = 0;
    });
  }),
});

cardAction({
  from: 'play',
  gates: [
    ownOrganization,
    engine.gate(
      'requirement',
      'ME-ORG-003',
      (s, _p, c) => isCharacter(s, c) && c === firstOf(s, companyOf(s, c)),
      say`it is begun with the first of a company`,
    ),
    engine.gate(
      'requirement',
      'ME-ORG-004',
      (s, p) => s.player.regrouped[p] === 0,
      say`companies are regrouped once in an organization phase`,
    ),
    engine.gate('requirement', '', (s, _p, c) => countOf(s, companyOf(s, c)) > 1, say`he is alone`),
  ],
  declare(s, player) {
    s.player.regrouped[player] = 1;
    call(s, regroup, player);
  },
  say: () => say`regroup companies`,
});
