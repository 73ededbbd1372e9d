/**
 * Characters and avatars come into play, or are discarded by choice. ME-ORG-500..511, ME-CHAR, ME-AVATAR
 *
 * Owns   the coming of a newcomer, under whose influence, and the one such act of an organization phase, or the two of
 *        a Balrog player.
 * Not    where he may arrive (arrivals.ts).
 * Keeps  there is no test of general influence on arrival: what is too much is settled when the phase ends
 *        (DECISIONS A1).
 */
import { call, flag, type Gate, idOf, Kind, type Options, ofCard, say } from '@westmarch/kernel';
import { ask, engine, printed } from '../../engine.ts';
import { placeName } from '../../map/map.ts';
import type { S } from '../../state.ts';
import {
  companyOf,
  discard,
  dispossessOthers,
  hasKeyword,
  isAvatar,
  isAvatarCard,
  isCharacter,
  Kind as Type,
} from '../cards/cards.ts';
import { isSameDefinition } from '../cards/identity.ts';
import { isCharacterTo, ownGates } from '../cards/owning.ts';
import { uniqueGates } from '../cards/unique.ts';
import { bringingIn, playing, unlessForbidden } from '../chain/forbidden.ts';
import {
  atHaven,
  endIfEmpty,
  firstCompany,
  firstOf,
  joinCompany,
  lastCompany,
  newCompany,
  placeOf,
  siteNumber,
} from '../companies/company.ts';
import { announcePlayed } from '../companies/history.ts';
import { canLead } from '../influence/influence.ts';
import { recallsFewer } from '../optional/optional.ts';
import { sideOf } from '../sides.ts';
import { layOpen, takeSite } from '../sites/sites.ts';
import { siteCalled } from '../sites/versions.ts';
import { isStarter, notInStarter } from '../starter.ts';
import { arrivals, isAgentAbroad, isFree, isOpenTo, isRider, mayMeet } from './arrivals.ts';
import { driveOut, reveal } from './avatar.ts';
import { notDeclared } from './avatar-person.ts';
import { isHome } from './home.ts';
import { comesBeside, hasHadOne, ONE_ONLY, oneOnly, sayOneOnly } from './one-a-phase.ts';
import { mayFollow } from './ringwraiths.ts';
import { giveSummons, summonsFor } from './summons.ts';

/** Who may lead the newcomer in the company he joins. */
export function offerLeaders(s: S, company: number, card: number, o: Options): void {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (canLead(s, c, card, company)) o.card(c);
}

/** Under general influence only where the avatar stands, if he is in play. ME-ORG-4006 */
const mayUseGeneralInfluence = (s: S, player: number, company: number, card: number): boolean => {
  const avatar = s.player.avatar[player];
  if (isFree(s, card) && atHaven(s, company)) return true;
  return avatar === 0 || isStarter(s) || placeOf(s, companyOf(s, avatar)) === placeOf(s, company);
};

/** Somebody comes into play in a company: an avatar is revealed, or follows the one who was. */
export function enter(s: S, player: number, card: number, company: number): void {
  const leader = s.player.avatar[player];
  if (isRider(s, player, card)) s.card.leader[card] = leader;
  else if (isAvatarCard(s, card)) reveal(s, player, card);
  joinCompany(s, card, company);
  if (isAvatarCard(s, card)) driveOut(s, card);
  if (isAvatar(s, card)) dispossessOthers(s, player, card);
  s.card.arrived[card] = 1;
}
/** A Ringwraith comes as a follower by a card; he is not the character of the phase. ME-CARD-0746 */
export function rideAlong(s: S, player: number, card: number): void {
  const company = companyOf(s, s.player.avatar[player]);
  if (company === 0) return;
  enter(s, player, card, company);
  announcePlayed(s, card, player, company);
}

const arrive = engine.procedure('bringing in', {
  player: idOf('player'),
  card: idOf('card'),
  company: idOf('company'),
  led: flag(),
})({
  where: ask('ME-ORG-501 ME-ORG-510 ME-ORG-4003', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Where does ${ofCard(f.card)} arrive?`,
    options: (s, f, o) => {
      arrivals(s, f.player, f.card, o);
    },
    describe: (s, f, option) =>
      option.kind === Kind.choice
        ? mayMeet(s, option.a, f.card)
          ? say`Join ${ofCard(firstOf(s, option.a))} at ${placeName(placeOf(s, option.a))}`
          : say`Form a company beside ${ofCard(firstOf(s, option.a))} at ${placeName(placeOf(s, option.a))}`
        : say`Form a company at ${siteCalled(s, f.player, option.a)}`,
    choose(s, f, option) {
      if (option.kind === Kind.choice)
        f.company = mayMeet(s, option.a, f.card)
          ? option.a
          : newCompany(s, f.player, s.company.site[option.a]);
      else {
        f.company = newCompany(s, f.player, 0);
        const site = takeSite(s, f.player, option.a, f.company);
        layOpen(s, site);
        s.company.site[f.company] = site;
      }
      const summons = summonsFor(s, f.company, f.card);
      enter(s, f.player, f.card, f.company);
      giveSummons(s, summons, f.card);
      if (!isOpenTo(s, f.company, f.card) && !comesBeside(s, f.player, f.card))
        s.player.organized[f.player]++;
      announcePlayed(s, f.card, f.player, f.company);
    },
  }),
  control: ask('ME-INFL-500 ME-INFL-508 ME-ORG-4000', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Who controls ${ofCard(f.card)}?`,
    options(s, f, o) {
      if (isAvatarCard(s, f.card)) return;
      offerLeaders(s, f.company, f.card, o);
      const general = mayUseGeneralInfluence(s, f.player, f.company, f.card);
      if (o.count === 0 || (general && !isAgentAbroad(s, f.card, f.company))) o.pass();
    },
    describe: (_s, _f, option) =>
      option.kind === Kind.pass ? say`General influence` : say`${ofCard(option.a)}, by direct influence`,
    choose(s, f, option) {
      if (option.kind === Kind.card) s.card.leader[f.card] = option.a;
    },
  }),
});

/** A company takes any number of such characters; what was said of one ends with it. */
function isWelcomeBeside(s: S, player: number, card: number): boolean {
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    if (isOpenTo(s, company, card)) return true;
  return false;
}

/** He may stand for his player: nobody does, nor did one who is not he. ME-AVATAR-503, ME-BODY-500 */
const mayReveal = (s: S, player: number, card: number): boolean =>
  sideOf(s, player).reveals &&
  s.player.avatar[player] === 0 &&
  s.player.avatarLost[player] === 0 &&
  (s.player.revealed[player] === 0 || isSameDefinition(s.player.revealed[player], s.card.def[card]));

/** What bringing a character in needs, within the one block of such changes. */
export const bringInNeeds: readonly Gate[] = [
  engine.gate(
    'requirement',
    'ME-CHAR-501',
    (s, _p, c) => printed.kind(s, c) === Type.character,
    say`it is no character`,
  ),
  ...ownGates,
  notDeclared,
  unlessForbidden(playing),
  unlessForbidden(bringingIn),
  {
    ...engine.gate(
      'requirement',
      'ME-ORG-500 ME-ORG-513 ME-CARD-0031',
      (s, p, c) => !hasHadOne(s, p, c) || isWelcomeBeside(s, p, c),
      ONE_ONLY,
    ),
    why: (s: S, player: number) => sayOneOnly(s, player),
  },
  {
    ...engine.gate(
      'requirement',
      'ME-AVATAR-503 ME-AVATAR-505 ME-END-4009 ME-BODY-500 ME-RW-501',
      (s, p, c) => !isAvatarCard(s, c) || mayReveal(s, p, c) || mayFollow(s, p, c),
      say`you have had your avatar`,
    ),
    why: (s: S, player: number) =>
      sideOf(s, player).reveals
        ? say`you have had your ${sideOf(s, player).avatar}`
        : say`you are Sauron, and reveal no Ringwraith`,
  },
  ...uniqueGates,
  {
    ...engine.gate(
      'target',
      'ME-ORG-501 ME-ORG-510 ME-AVATAR-504 ME-ORG-509 ME-ORG-504 ME-ORG-4006',
      (s, p, c) => isCharacterTo(s, p, c) && arrivals(s, p, c, null),
      say`there is nowhere for him to arrive`,
    ),
    why: (s: S, player: number, card: number) =>
      isCharacterTo(s, player, card) && arrivals(s, player, card, null, true)
        ? say`your ${sideOf(s, player).avatar} is elsewhere, and where he may arrive nobody can lead him`
        : say`there is nowhere for him to arrive`,
  },
];

const mostRecalled = (s: S, player: number): number =>
  recallsFewer(s) ? sideOf(s, player).recallsMindByHouse : sideOf(s, player).recallsMind;
/** Of the discard pile or the sideboard: a Balrog player brings in lesser ones from there. ME-ORG-514, ME-BAL-4023 */
export const recallNeeds: readonly Gate[] = [
  engine.gate(
    'zone',
    'ME-ORG-514 ME-BAL-4023 ME-HOUSE-4003',
    (s, p, c) => isCharacter(s, c) && !hasKeyword(s, c, 'unique') && printed.mind(s, c) <= mostRecalled(s, p),
    say`only a character of little mind who is not unique comes from there`,
  ),
  ...bringInNeeds,
];

const isAtHavenOrHome = (s: S, card: number): boolean => {
  const company = companyOf(s, card);
  return atHaven(s, company) || isHome(s, card, siteNumber(s, company), false);
};
/** What discarding a character by choice needs, within the block. */
export const discardNeeds: readonly Gate[] = [
  notInStarter,
  engine.gate(
    'requirement',
    'ME-ORG-502',
    (s, _p, c) => isCharacter(s, c) && !isAvatarCard(s, c),
    say`only a character can be discarded so`,
  ),
  oneOnly,
  engine.gate(
    'requirement',
    'ME-ORG-502 ME-CHAR-004',
    (s, _p, c) => isAtHavenOrHome(s, c),
    say`he is neither at a Haven nor at home`,
  ),
];

export function bringIn(s: S, player: number, card: number): void {
  call(s, arrive, player, card);
}
export function discardByChoice(s: S, player: number, card: number): void {
  const company = companyOf(s, card);
  s.player.organized[player]++;
  s.player.parted[player] = 1;
  discard(s, card);
  endIfEmpty(s, company);
}
