/**
 * Where a newcomer may arrive: the companies that he may join, and the sites where he may form his own. ME-ORG-501..510
 *
 * Owns   Havens and homes, who is welcome where the avatar is not, and Ringwraiths who come as followers.
 * Not    his coming itself, or under whose influence he then is (bring-in.ts).
 */
import { isMarked, markOf, type Options, say, valueOf } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { placeOfSite, sites } from '../../map/map.ts';
import type { S } from '../../state.ts';
import { companyOf, isAgent, isAvatar, isAvatarCard, isRace } from '../cards/cards.ts';
import { raceNames, racesOf } from '../cards/races.ts';
import { mayJoin } from '../chain/forbidden.ts';
import {
  atHaven,
  countOf,
  doubleOf,
  firstCompany,
  firstOf,
  hasRoomFor,
  hasRoomForCompany,
  lastCompany,
  placeOf,
  siteNumber,
} from '../companies/company.ts';
import { mayTakeIn } from '../companies/composition.ts';
import { isOrcOrTroll, isOvertAlone } from '../companies/kind.ts';
import { directInfluenceLeft, influenceNeeded, mayLead } from '../influence/influence.ts';
import { sideOf } from '../sides.ts';
import { siteTextOf } from '../sites/site-texts.ts';
import { isAvailable, isOwnHaven } from '../sites/sites.ts';
import { suitsVersion } from '../sites/versions.ts';
import { isStarter } from '../starter.ts';
import { avatarAtHomeOnly } from './avatar-person.ts';
import { isHome } from './home.ts';
import { hasHadOne } from './one-a-phase.ts';
import { mayFollow } from './ringwraiths.ts';
import { mindSpared, summonsFor } from './summons.ts';

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
export const openTo = engine.marker(
  'open to',
  (whose, _by, bits) =>
    say`there is no limit to how many ${raceNames(bits)} characters may be brought into play with ${whose}`,
);
export const isOpenTo = (s: S, company: number, card: number): boolean =>
  (markOf(s, openTo, company) & racesOf(s, card)) !== 0;

/** Of a character in hand: more than 0 while he comes to Havens as if the avatar were there. */
export const comesFreely = engine.marker(
  'comes freely',
  (whose) => say`${whose} may be played at your Wizardhavens, even if your Fallen-wizard is not there`,
);
export const isFree = (s: S, card: number): boolean => isMarked(s, comesFreely, card);

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
export const isAgentAbroad = (s: S, card: number, company: number): boolean =>
  isAgent(s, card) &&
  !isHome(s, card, siteNumber(s, company), atHaven(s, company)) &&
  summonsFor(s, company, card) === 0;

/** Another avatar is in play: he could come as a follower only. */
export const isRider = (s: S, player: number, card: number): boolean =>
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
export function arrivals(s: S, player: number, card: number, o: Options | null, anywhere = false): boolean {
  if (isRider(s, player, card)) return arrivesAsRider(s, player, card, o);
  const hadOne = hasHadOne(s, player, card);
  let any = false;
  for (let company = firstCompany(player); company <= lastCompany(player); company++) {
    if (countOf(s, company) === 0) continue;
    // The one character of this phase has come: only where any number may.
    if (hadOne && !isOpenTo(s, company, card)) continue;
    if (!mayArriveAt(s, player, card, siteNumber(s, company), atHaven(s, company), company)) continue;
    if (!anywhere && !isWelcome(s, player, card, placeOf(s, company), company)) continue;
    if (!hasRoomFor(s, company, doubleOf(s, card))) continue;
    if (!mayMeet(s, company, card) && !mayStandBeside(s, player, card)) continue;
    any = true;
    if (o === null) return true;
    o.choice(company);
  }
  if (hadOne || !hasRoomForCompany(s, player)) return any;
  const ways = gatewaysOf(s, player, card);
  for (let i = 0; i < ways.length; i++) {
    const site = ways[i];
    const isHaven = isOwnHaven(s, player, site);
    const free = anywhere || (isHaven && isFree(s, card));
    if (!free && !isWelcome(s, player, card, placeOfSite[site], 0)) continue;
    if (!mayArriveAt(s, player, card, site, isHaven)) continue;
    if (!isAvailable(s, player, site) || !suitsVersion(s, player, site, isOvertAlone(s, card))) continue;
    any = true;
    if (o === null) return true;
    o.number(site);
  }
  return any;
}
