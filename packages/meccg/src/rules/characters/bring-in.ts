/**
 * Characters and avatars come into play, or are discarded by choice. ME-ORG-500..511, ME-CHAR, ME-AVATAR
 *
 * Owns   where a newcomer may arrive, under whose influence, and the one such act of an organization phase, or the two of a Balrog player.
 * Keeps  there is no test of general influence on arrival: what is too much is settled when the phase ends
 *        (DECISIONS A1).
 */
import { call, flag, type Gate, idOf, Kind, type Options, ofCard, say, valueOf } from '@westmarch/kernel';
import { ask, engine, printed } from '../../engine.ts';
import { placeName, placeOfSite, sites } from '../../map/map.ts';
import { Phase, type S } from '../../state.ts';
import {
  companyOf,
  discard,
  dispossessOthers,
  hasKeyword,
  isAgent,
  isAvatar,
  isAvatarCard,
  isCharacter,
  isRace,
  Kind as Type,
} from '../cards/cards.ts';
import { isSameDefinition } from '../cards/identity.ts';
import { isCharacterTo, ownGates } from '../cards/owning.ts';
import { raceNames, racesOf } from '../cards/races.ts';
import { uniqueGates } from '../cards/unique.ts';
import { bringingIn, mayJoin, playing, unlessForbidden } from '../chain/forbidden.ts';
import { notAtTheEnd, quiet, windowGate } from '../chain/window-gate.ts';
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
  placeOf,
  siteNumber,
} from '../companies/company.ts';
import { mayTakeIn } from '../companies/composition.ts';
import { announcePlayed } from '../companies/history.ts';
import { isOrcOrTroll, isOvertAlone } from '../companies/kind.ts';
import { canLead, directInfluenceLeft, influenceNeeded, mayLead } from '../influence/influence.ts';
import { recallsFewer } from '../optional/optional.ts';
import { sideOf } from '../sides.ts';
import { siteTextOf } from '../sites/site-texts.ts';
import { isAvailable, isOwnHaven, layOpen, takeSite } from '../sites/sites.ts';
import { siteCalled, suitsVersion } from '../sites/versions.ts';
import { isStarter, notInStarter } from '../starter.ts';
import { driveOut, reveal } from './avatar.ts';
import { avatarAtHomeOnly, notDeclared } from './avatar-person.ts';
import { isHome } from './home.ts';
import { comesBeside, hasHadOne, ONE_ONLY, oneOnly, sayOneOnly } from './one-a-phase.ts';
import { mayFollow } from './ringwraiths.ts';
import { giveSummons, mindSpared, summonsFor } from './summons.ts';

/** A player acts on his own, in his organization phase, with nothing pending. */
export const ownOrganization = windowGate(
  'ME-ORG-002 ME-TURN-4002',
  [
    (s, p) => s.global.phase === Phase.organization && s.global.active === p,
    say`it is done in your own organization phase`,
  ],
  notAtTheEnd,
  quiet,
);

/** Where this character may arrive: any Haven or his home; Hobbits at home; an avatar where his side says, or at home. */
function mayArriveAt(
  s: S,
  player: number,
  card: number,
  site: number,
  isHaven: boolean,
  company = 0,
): boolean {
  if (isHome(s, card, site, isHaven)) return true;
  const { agentsLed, arrivals: who } = siteTextOf(site);
  if (isAgent(s, card)) return agentsLed === true || summonsFor(s, company, card) !== 0;
  if (who === 'nobody' || (who !== undefined && !isOrcOrTroll(s, card))) return false;
  if (isAvatar(s, card))
    return (
      valueOf(s, avatarAtHomeOnly, player) === 0 &&
      sideOf(s, player).avatarArrives.includes(placeOfSite[site])
    );
  return isHaven && !isRace(s, card, 'Hobbit');
}

/** Of a company: races, one bit each, of which any number may join it, beside the one character of the phase. */
export const openTo = engine.attribute('open to', () => 0, {
  least: 0,
  reads: (whose, _by, bits) =>
    say`there is no limit to how many ${raceNames(bits)} characters may be brought into play with ${whose}`,
});
const isOpenTo = (s: S, company: number, card: number): boolean =>
  s.channel.first[openTo.channel] !== 0 && (valueOf(s, openTo, company) & racesOf(s, card)) !== 0;

/** Of a character in hand: more than 0 while he comes to Havens as if the avatar were there. */
export const comesFreely = engine.attribute('comes freely', () => 0, {
  least: 0,
  reads: (whose) => say`${whose} may be played at your Wizardhavens, even if your Fallen-wizard is not there`,
});
const isFree = (s: S, card: number): boolean =>
  s.channel.first[comesFreely.channel] !== 0 && valueOf(s, comesFreely, card) > 0;

/** With the avatar in play, newcomers arrive where he is, or where someone can lead them. ME-ORG-504, 4006, 9000 */
function isWelcome(s: S, player: number, card: number, site: number, company: number): boolean {
  if (company !== 0 && isAgentAbroad(s, card, company)) return someoneCanLead(s, company, card);
  const avatar = s.player.avatar[player];
  if (avatar === 0 || isAvatar(s, card) || isStarter(s)) return true;
  if (placeOf(s, companyOf(s, avatar)) === site) return true;
  if (company === 0) return false;
  if (isFree(s, card) && atHaven(s, company)) return true;
  return someoneCanLead(s, company, card);
}
export function someoneCanLead(s: S, company: number, card: number): boolean {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (
      s.card.leader[c] === 0 &&
      mayLead(s, c) &&
      directInfluenceLeft(s, c, company, card) >=
        valueOf(s, influenceNeeded, card) - mindSpared(s, company, card)
    )
      return true;
  return false;
}
/** An agent where he is not at home: a site may let him come, to whoever can lead him. ME-AGENT-500 */
const isAgentAbroad = (s: S, card: number, company: number): boolean =>
  isAgent(s, card) &&
  !isHome(s, card, siteNumber(s, company), atHaven(s, company)) &&
  summonsFor(s, company, card) === 0;

/** Another avatar is in play: he could come as a follower only. */
const isRider = (s: S, player: number, card: number): boolean =>
  isAvatarCard(s, card) && s.player.avatar[player] !== 0;
/** A Ringwraith follower comes to the one he follows, and nowhere else. ME-RW-501 */
function arrivesAsRider(s: S, player: number, card: number, o: Options | null): boolean {
  const company = companyOf(s, s.player.avatar[player]);
  if (hasHadOne(s, player, card) || !mayFollow(s, player, card)) return false;
  if (!hasRoomFor(s, company, doubleOf(s, card)) || !mayJoin(s, company, card)) return false;
  o?.choice(company);
  return true;
}
/** He and the company may be one where it stands; a Ringwraith who is revealed there may stand beside it. ME-RW-506 */
export const mayMeet = (s: S, company: number, card: number): boolean =>
  atHaven(s, company) || mayTakeIn(s, company, card, 0);
const mayStandBeside = (s: S, player: number, card: number): boolean =>
  isAvatarCard(s, card) && hasRoomForCompany(s, player);

/** By side, of a Dragon by whom he is, and by definition: the sites at which such a character could ever arrive, so that others are never asked. */
const gateways: number[][][] = [];
function gatewaysOf(s: S, player: number, card: number): readonly number[] {
  const who = sideOf(s, player).livesInLair ? s.player.declared[player] : 0;
  const ofSide = (gateways[s.player.side[player] + who] ??= []);
  const def = s.card.def[card];
  ofSide[def] ??= [...sites.keys()].filter(
    (site) =>
      isOwnHaven(s, player, site) ||
      isHome(s, card, site, false) ||
      sideOf(s, player).avatarArrives.includes(placeOfSite[site]),
  );
  return ofSide[def];
}

/**
 * Companies he may join (as choices), and sites where he may form his own (as numbers); all that there would be if his
 * player's avatar were not in play. Without a list of options the first of them is enough.
 */
function arrivals(s: S, player: number, card: number, o: Options | null, anywhere = false): boolean {
  if (isRider(s, player, card)) return arrivesAsRider(s, player, card, o);
  let any = false;
  for (let company = firstCompany(player); company <= lastCompany(player); company++) {
    if (s.company.player[company] === 0 || countOf(s, company) === 0) continue;
    if (!mayMeet(s, company, card) && !mayStandBeside(s, player, card)) continue;
    if (!hasRoomFor(s, company, doubleOf(s, card))) continue;
    // The one character of this phase has come: only where any number may.
    if (hasHadOne(s, player, card) && !isOpenTo(s, company, card)) continue;
    if (!mayArriveAt(s, player, card, siteNumber(s, company), atHaven(s, company), company)) continue;
    const at = placeOf(s, company);
    if (!anywhere && !isWelcome(s, player, card, at, company)) continue;
    any = true;
    if (o === null) return true;
    o.choice(company);
  }
  if (hasHadOne(s, player, card) || !hasRoomForCompany(s, player)) return any;
  const ways = gatewaysOf(s, player, card);
  for (let i = 0; i < ways.length; i++) {
    const site = ways[i];
    if (!mayArriveAt(s, player, card, site, isOwnHaven(s, player, site))) continue;
    if (!isAvailable(s, player, site) || !suitsVersion(s, player, site, isOvertAlone(s, card))) continue;
    const free = isFree(s, card) && isOwnHaven(s, player, site);
    if (!anywhere && !free && !isWelcome(s, player, card, placeOfSite[site], 0)) continue;
    any = true;
    if (o === null) return true;
    o.number(site);
  }
  return any;
}

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

/** A company takes any number of such characters. */
function isWelcomeBeside(s: S, player: number, card: number): boolean {
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    if (s.company.player[company] !== 0 && isOpenTo(s, company, card)) return true;
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
