/**
 * Taking prisoners, and what ends it: elimination, or the loss of the hazard that holds them. ME-PRISON, ME-RESCUE-2001, 2006
 *
 * Owns   naming the rescue site, leaving the company, and being free again.
 * Not    rescue itself (rescue.ts), or when a hazard takes somebody (strike.ts, cards).
 * Keeps  followers, items, allies and events stay behind, but not rings (ME-PRISON-2013..2015); whoever is free again
 *        needs no influence until his player's next organization phase (ME-RESCUE-2009).
 */
import {
  announce,
  call,
  count,
  firstIn,
  idOf,
  isIn,
  isMarked,
  Kind,
  move,
  ofCard,
  place,
  rest,
  say,
  valueOf,
  wake,
} from '@westmarch/kernel';
import { ask, body, engine, printed, step } from '../../engine.ts';
import { eliminated, left } from '../../events.ts';
import { itemClasses } from '../../facts/names.ts';
import { placeName, placeOfSite, sites, versionsOfPlace } from '../../map/map.ts';
import { type S, Zone } from '../../state.ts';
import {
  companyOf,
  discard,
  discardWhatIsOn,
  freeFollowers,
  hasKeyword,
  isAvatar,
  isCharacter,
  onHostLeaving,
} from '../cards/cards.ts';
import { loseAvatar } from '../characters/avatar.ts';
import {
  endIfEmpty,
  firstCompany,
  joinCompany,
  lastCompany,
  newCompany,
  placeOf,
} from '../companies/company.ts';
import { rollsOver } from '../dice.ts';
import { hasRoomForSite, isAvailable, layOpen, putBack, takeSite } from '../sites/sites.ts';
import { adds, addsValue, mustExceedValue, rollsFor } from '../terms.ts';
import { firstPrisoner, nextPrisoner, rescueSite } from './held.ts';
import { offerRescueSites, type RescueSite } from './rescue-sites.ts';

/** What a company faces that comes to rescue somebody: each attack after the other. */
export interface RescueAttack {
  readonly race: number;
  readonly strikes: number;
  readonly prowess: number;
}
/** A hazard that takes prisoners. */
export interface Host {
  readonly suits: RescueSite;
  /** Or the automatic-attacks of the site, as they are then. */
  readonly attacks: readonly RescueAttack[] | 'guards';
  /** Its prisoners lose their rings, too. */
  readonly takesRings: boolean;
}
const hosts = new Map<number, Host>();
export function registerHost(def: number, host: Host): void {
  hosts.set(def, host);
}
export const hostFor = (s: S, card: number): Host | undefined => hosts.get(s.card.def[card]);

/** There is a rescue site for a hazard that its player would play on a company. ME-PRISON-2009 */
export const hasRescueSite = (s: S, host: number, player: number, company: number): boolean => {
  const what = hostFor(s, host);
  return what !== undefined && offerRescueSites(s, player, company, what.suits, null);
};

/** The hazard is in play: its player names the rescue site. */
export const naming = engine.procedure('rescue site', { host: idOf('card'), company: idOf('company') })({
  name: ask('ME-PRISON-2002 ME-PRISON-2003', {
    who: (s, f) => s.card.controller[f.host],
    say: () => say`Where is the prisoner brought?`,
    options(s, f, o) {
      const what = hostFor(s, f.host);
      if (what !== undefined) offerRescueSites(s, s.card.controller[f.host], f.company, what.suits, o);
    },
    describe: (_s, _f, option) => say`${sites[option.a]?.name ?? placeName(placeOfSite[option.a])}`,
    choose: (s, f, option) => layRescueSite(s, f.host, option.a, f.company),
  }),
});
/** A site card of the location deck lies with the hazard, and says nothing there. */
export function layRescueSite(s: S, host: number, site: number, company: number): void {
  const card = takeSite(s, s.card.controller[host], site, company);
  move(s, card, place(s, Zone.on, host));
  rest(s, card);
}

/** A card of a place that lies in the location deck of a player; 0: none does. */
export function ownCardOf(s: S, player: number, where: number): number {
  if (!hasRoomForSite(s, player)) return 0;
  for (const site of versionsOfPlace[where]) if (isAvailable(s, player, site)) return site;
  return 0;
}

const GOLD_RING = itemClasses.indexOf('gold ring');
export const isRing = (s: S, card: number): boolean =>
  printed.itemClass(s, card) === GOLD_RING || hasKeyword(s, card, 'ring');
/** Whatever he controls stays behind. ME-PRISON-2013..2015 */
function strip(s: S, character: number, ringsToo: boolean): void {
  for (let c = firstIn(s, place(s, Zone.on, character)), next: number; c !== 0; c = next) {
    next = s.card.next[c];
    if (ringsToo || !isRing(s, c)) discard(s, c);
  }
}

/** Of an ally: more than 0 while it may be discarded so that whoever controls it is not taken. */
export const ransoms = engine.marker(
  'ransoms',
  (whose) => say`discard ${whose} to cancel any effect that would take its controlling character prisoner`,
);
/** What he has that could be given up for him; 0: nothing. */
function ransomOf(s: S, character: number): number {
  for (let c = firstIn(s, place(s, Zone.on, character)); c !== 0; c = s.card.next[c])
    if (isMarked(s, ransoms, c)) return c;
  return 0;
}
const ransom = engine.procedure('ransom', { character: idOf('card'), host: idOf('card') })({
  offer: ask('ME-PRISON-2000', {
    who: (s, f) => s.card.controller[f.character],
    say: (s, f) =>
      say`Discard ${ofCard(ransomOf(s, f.character))} so that ${ofCard(f.character)} is not taken prisoner?`,
    options(s, f, o) {
      if (ransomOf(s, f.character) !== 0) o.yesOrNo();
    },
    choose(s, f, option) {
      if (option.kind === Kind.yes) discard(s, ransomOf(s, f.character));
      else takeAwayCaptive(s, f.character, f.host);
    },
  }),
});
/** Somebody is taken prisoner, unless something is given up for him. */
export function capture(s: S, character: number, host: number): void {
  if (ransomOf(s, character) !== 0) call(s, ransom, character, host);
  else takeAwayCaptive(s, character, host);
}
/** Allies never are. ME-PRISON-2000, 2001, 2012, 2016 */
function takeAwayCaptive(s: S, character: number, host: number): void {
  if (!isCharacter(s, character) || s.card.live[host] === 0) return;
  const company = companyOf(s, character);
  announce(s, left, character, company);
  freeFollowers(s, character);
  strip(s, character, hostFor(s, host)?.takesRings === true);
  s.card.leader[character] = s.card.uncontrolled[character] = 0;
  // One that lay on a site holds him off to the side.
  if (!isIn(s, host, Zone.events)) move(s, host, place(s, Zone.events, s.card.controller[host]));
  move(s, character, place(s, Zone.on, host));
  rest(s, character);
  endIfEmpty(s, company);
}

/** He is in play again, in a company. ME-RESCUE-2003, 2009 */
export function setFree(s: S, prisoner: number, company: number): void {
  wake(s, prisoner);
  joinCompany(s, prisoner, company);
  s.card.uncontrolled[prisoner] = 1;
}

/** A hazard that holds nobody any more is discarded. ME-RESCUE-2001 */
export function endIfIdle(s: S, host: number): void {
  if (s.card.live[host] === 1 && firstPrisoner(s, host) === 0) discard(s, host);
}

/** He is eliminated as a prisoner: his player has lost his points for good. ME-MP-2004, DECISIONS C11 */
export function perish(s: S, prisoner: number, host: number): void {
  const player = s.card.owner[prisoner];
  const avatar = isAvatar(s, prisoner);
  announce(s, eliminated, prisoner, 0, player);
  discardWhatIsOn(s, prisoner);
  move(s, prisoner, place(s, Zone.points, player));
  if (avatar) {
    s.player.avatar[player] = 0;
    loseAvatar(s, player);
  }
  endIfIdle(s, host);
}

/** A body check of one who is held: more than his body eliminates him; or he escapes, if a roll and his body are more than a number. */
export const prisonerCheck = engine.procedure('body check of a prisoner', {
  prisoner: idOf('card'),
  host: idOf('card'),
  modifier: { cell: 'i16', seenBy: 'all' },
  escapes: count(),
})({
  roll: step('ME-BODY-500', (s, f) => {
    const own = valueOf(s, body, f.prisoner);
    adds(s, f.modifier, '', f.host);
    if (rollsOver(s, f.modifier, mustExceedValue(s, body, f.prisoner, 'body', own)))
      return perish(s, f.prisoner, f.host);
    if (f.escapes === 0) return undefined;
    rollsFor(s, 'escape', f.prisoner);
    if (rollsOver(s, addsValue(s, body, f.prisoner, 'body'), f.escapes)) escape(s, f.prisoner, f.host);
    return undefined;
  }),
});

/** The card of the place that a company of his would stand at: his own, or the one that lay with the hazard. */
function siteFor(s: S, player: number, lying: number): number {
  const where = printed.place(s, lying);
  for (let c = firstCompany(player); c <= lastCompany(player); c++)
    if (s.company.player[c] !== 0 && s.company.site[c] !== 0 && placeOf(s, c) === where)
      return s.company.site[c];
  for (const site of versionsOfPlace[where])
    if (isAvailable(s, player, site)) {
      const card = takeSite(s, player, site, firstCompany(player));
      layOpen(s, card);
      return card;
    }
  wake(s, lying);
  layOpen(s, lying);
  return lying;
}
/** He is free without a rescue, alone where he was held. */
function escape(s: S, prisoner: number, host: number): void {
  const player = s.card.owner[prisoner];
  const company = newCompany(s, player, siteFor(s, player, rescueSite(s, host)));
  if (company === 0) return;
  setFree(s, prisoner, company);
  endIfIdle(s, host);
}
/** The hazard leaves play: whoever it held is alone at the rescue site. ME-RESCUE-2006, DECISIONS H3 */
function releaseAll(s: S, host: number): void {
  const lying = rescueSite(s, host);
  if (lying === 0) return;
  let company = 0;
  for (let c = firstPrisoner(s, host), next: number; c !== 0; c = next) {
    next = nextPrisoner(s, c);
    const player = s.card.owner[c];
    if (s.company.player[company] !== player) company = newCompany(s, player, siteFor(s, player, lying));
    if (company !== 0) setFree(s, c, company);
  }
  if (isIn(s, lying, Zone.on)) putBack(s, lying);
}
onHostLeaving(releaseAll);
