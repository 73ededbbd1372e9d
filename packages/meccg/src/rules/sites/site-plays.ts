/**
 * What is played at a site: items, allies and factions. ME-SITE-2000..2011, ME-ITEM, ME-ALLY, ME-FACT
 *
 * Owns   what may be played where and by whom, the tapping of character and site, and the free minor item.
 * Not    the influence check for a faction (faction-attempts.ts), or what a site is guarded by.
 * Keeps  the site taps when the play succeeds, not when it is tried (ME-SITE-2011); the free item follows an item,
 *        ally or faction only, as the very next play (DECISIONS C4).
 */
import {
  announce,
  Kind as Choice,
  call,
  flag,
  type Gate,
  idOf,
  isOpen,
  move,
  type Options,
  ofCard,
  type Phrase,
  place,
  say,
  valueOf,
} from '@westmarch/kernel';
import { ask, engine, printed, step } from '../../engine.ts';
import { itemGained, joined, siteTaps } from '../../events.ts';
import { alignments, itemClasses } from '../../facts/names.ts';
import { Phase, type S, Stage, Zone } from '../../state.ts';
import { hasKeyword, isHazard, Kind as Type, tap, untapped } from '../cards/cards.ts';
import { ownGates } from '../cards/owning.ts';
import { uniqueGates } from '../cards/unique.ts';
import { cardAction } from '../chain/actions.ts';
import { chainAction, declareFromHand, opened, push, stillPays } from '../chain/chain.ts';
import { canTap, mayInfluence, playing, siteWork, unlessForbidden } from '../chain/forbidden.ts';
import { quiet, windowGate } from '../chain/window-gate.ts';
import { hasHoard } from '../combat/automatic-attacks.ts';
import { atHaven, firstOf, placeOf, siteNumber } from '../companies/company.ts';
import { announcePlayed } from '../companies/history.ts';
import { mayCarry } from '../dragons/bearing.ts';
import { notInLair } from '../dragons/lair-plays.ts';
import { notAgainstBalrog } from '../hazards/against-balrog.ts';
import { beginAttempt, endAttempt, winFaction } from '../influence/faction-attempts.ts';
import { mayCommand, takeCommand } from '../influence/led-factions.ts';
import { layOn } from '../items/bearing.ts';
import { isUnder } from '../movement/under-deeps.ts';
import { sideOf } from '../sides.ts';
import { lists } from './item-lists.ts';
import { mayTapSite, playOf } from './play-sites.ts';
import { goesWithSite } from './side-of-site.ts';
import { siteTextOf } from './site-texts.ts';
import { siteType } from './sites.ts';
import { spareOnce, sparesMinor } from './spared-sites.ts';
import { isMadeHere } from './workshops.ts';

export { playOf, registerPlay } from './play-sites.ts';

const company = (s: S): number => s.global.company;
const siteCard = (s: S): number => s.company.site[s.global.company];
const isOpenSite = (s: S): boolean => untapped(s, siteCard(s));

/** He can tap to play it: untapped, and such as its text asks for. */
const canPlay = (s: S, character: number, card: number): boolean =>
  canTap(s, character) &&
  mayCarry(s, character, card) &&
  playOf(s.card.def[card])?.by?.(s, character) !== false &&
  (printed.kind(s, card) !== Type.faction || mayInfluence(s, character, card));

function someoneUntapped(s: S): boolean {
  for (let c = firstOf(s, company(s)); c !== 0; c = s.card.next[c]) if (canTap(s, c)) return true;
  return false;
}
function someoneCanPlay(s: S, card: number): boolean {
  for (let c = firstOf(s, company(s)); c !== 0; c = s.card.next[c]) if (canPlay(s, c, card)) return true;
  return false;
}

function offerPlayers(s: S, card: number, o: Options): void {
  for (let c = firstOf(s, company(s)); c !== 0; c = s.card.next[c]) if (canPlay(s, c, card)) o.card(c);
}

/** The company has entered its site, and has faced everything that guards it. */
export const hasEntered = (s: S, player: number): boolean =>
  s.global.phase === Phase.site &&
  s.global.active === player &&
  s.global.company !== 0 &&
  s.company.entered[s.global.company] === 1 &&
  s.global.attack === 0 &&
  s.global.stage === Stage.none;

const entered = windowGate(
  'ME-SITE-512 ME-SITE-2000 ME-SITE-2003 ME-SITE-2009',
  [
    hasEntered,
    say`it is played in the site phase, once the company has entered its site and faced what guards it`,
  ],
  quiet,
);
/** Where no company is at a site there is nothing to be said about it, or about whoever is there. */
const gateHere = (
  kind: Gate['kind'],
  rules: string,
  holds: (s: S, card: number) => boolean,
  why: Phrase,
): Gate =>
  engine.gate(
    kind,
    rules,
    (s, _p, c) => s.global.phase !== Phase.site || s.global.company === 0 || holds(s, c),
    why,
  );
const someoneTaps: readonly Gate[] = [
  gateHere(
    'cost',
    'ME-SITE-2000 ME-TAP-003 ME-TAP-008',
    (s) => someoneUntapped(s),
    say`no character of the company is untapped`,
  ),
  gateHere(
    'cost',
    '',
    (s, c) => !someoneUntapped(s) || someoneCanPlay(s, c),
    say`none of the untapped characters of the company may play it`,
  ),
];
const nothingForbids: readonly Gate[] = [
  ...ownGates,
  notAgainstBalrog,
  unlessForbidden(playing),
  unlessForbidden(siteWork, (s) => s.global.company),
];
const isA = (kind: number, name: string): ReturnType<typeof engine.gate> =>
  engine.gate('requirement', '', (s, _p, c) => printed.kind(s, c) === kind, say`it is no ${name}`);

const HERO = alignments.indexOf('hero');
/** Of a site card: more than 0 while nothing is playable as written on it. */
export const unwritten = engine.attribute('nothing as written', () => 0, {
  least: 0,
  reads: (whose) => say`nothing is playable as written on ${whose}`,
});
/** The class of an item is among those that the site lists, and this one is not left out. ME-ITEM-2000 */
function isListed(s: S, item: number, at = company(s)): boolean {
  if (s.channel.first[unwritten.channel] !== 0 && valueOf(s, unwritten, s.company.site[at]) > 0) return false;
  return lists(s, siteNumber(s, at), item);
}

/** Its card was used this turn to let one item of a class be played here, whatever the item says. */
const isOpenedFor = (s: S, item: number): boolean =>
  s.global.turn > 0 &&
  s.card.openIn[siteCard(s)] === s.global.turn &&
  itemClasses[printed.itemClass(s, item)] === siteTextOf(siteNumber(s, company(s))).opensFor;

/** Its text names this site, or leaves it out. */
const isNamed = (s: S, card: number, at = company(s)): boolean =>
  playOf(s.card.def[card])?.sites.includes(placeOf(s, at)) === true ||
  playOf(s.card.def[card])?.suits?.(s, s.company.site[at]) === true;
const isBarred = (s: S, card: number, at = company(s)): boolean =>
  playOf(s.card.def[card])?.notAt?.includes(valueOf(s, siteType, s.company.site[at])) === true ||
  playOf(s.card.def[card])?.only?.(s, s.company.site[at]) === false;
const holdsHoard = (s: S, card: number, at: number): boolean =>
  !hasKeyword(s, card, 'hoard item') || hasHoard(s, s.company.site[at]);
/** A card that the site of a company lists, or whose text names it: an item, an ally or a faction. ME-CARD-0458 */
export function isPlayableWhere(s: S, card: number, at: number): boolean {
  if (at === 0 || isBarred(s, card, at)) return false;
  if (printed.kind(s, card) === Type.item && isListed(s, card, at)) return holdsHoard(s, card, at);
  return isNamed(s, card, at) && holdsHoard(s, card, at);
}
/** Somebody taps to play an item that the site allows, whether it is tapped or not, and without tapping it. */
export function playBeside(s: S, player: number, item: number, bearer: number): void {
  if (item === 0 || s.card.live[bearer] === 0 || !canTap(s, bearer)) return;
  tap(s, bearer);
  spareOnce(s);
  layOn(s, item, bearer);
  announce(s, itemGained, bearer, item, 0);
  announcePlayed(s, item, player, company(s));
}

const isItemOfSite = (s: S, item: number): boolean =>
  isListed(s, item) || isNamed(s, item) || isOpenedFor(s, item) || isMadeHere(s, company(s), item);

const MINOR = 1;
/** Right after something tapped the site: a minor item, or in the Under-deeps any that may be played there. ME-ITEM-2011, 2014, ME-UNDER-507, 508 */
const isFreeItem = (s: S, item: number): boolean =>
  s.company.minorItem[company(s)] === 1 &&
  (printed.itemClass(s, item) === MINOR ||
    (s.company.minorOnly[company(s)] === 0 &&
      isUnder(s, siteCard(s)) &&
      (isListed(s, item) || isNamed(s, item))));

/** The site is untapped, or does not need to be. */
const isOpenFor = (s: S, card: number): boolean =>
  isOpenSite(s) ||
  playOf(s.card.def[card])?.atTapped === true ||
  isMadeHere(s, company(s), card) ||
  (printed.kind(s, card) === Type.item && siteTextOf(siteNumber(s, company(s))).itemsWhenTapped === true);

/** The site taps, and one minor item may follow. */
function tapSite(s: S, card: number): void {
  if (playOf(s.card.def[card])?.keepsSite === true || !isOpenSite(s) || sparesMinor(s, card)) return;
  tapSiteBy(s, card);
  // Nothing follows at a site that does not tap. ME-CARD-0860
  if (isOpenSite(s)) return;
  s.company.minorItem[company(s)] = 1;
  s.company.minorOnly[company(s)] = 0;
}
/** The site of the company now there taps for a resource. */
export function tapSiteBy(s: S, card: number): void {
  if (!isOpenSite(s)) return;
  tap(s, siteCard(s), card);
  if (!isHazard(s, card)) announce(s, siteTaps, siteCard(s), card, company(s));
}

/** What the play needed when it was declared it needs again, or the card is discarded. ME-COND-2003, 2010 */
const isStillGood = (
  s: S,
  player: number,
  card: number,
  character: number,
  needs: readonly Gate[],
): boolean =>
  stillPays(s, character) &&
  playOf(s.card.def[card])?.by?.(s, character) !== false &&
  isOpen(needs, s, player, card);

/** Somebody bears it from now on; a Balrog player gains nothing by what heroes made where he is at home. ME-BAL-002 */
function takeItem(s: S, player: number, item: number, bearer: number): void {
  layOn(s, item, bearer);
  const forNothing = sideOf(s, player).gainsNothingAtHome && printed.alignment(s, item) === HERO;
  s.card.worthless[item] = forNothing && atHaven(s, company(s)) ? 1 : 0;
}
function itemArrives(s: S, player: number, item: number, bearer: number): void {
  if (!isStillGood(s, player, item, bearer, itemNeeds)) return;
  takeItem(s, player, item, bearer);
  if (!spareOnce(s)) tapSite(s, item);
  announce(s, itemGained, bearer, item, 0);
  announcePlayed(s, item, player, company(s));
}
/** The one that follows without the site. */
function freeItemArrives(s: S, player: number, item: number, bearer: number): void {
  if (!isStillGood(s, player, item, bearer, freeItemNeeds)) return;
  takeItem(s, player, item, bearer);
  announce(s, itemGained, bearer, item, 0);
  announcePlayed(s, item, player, company(s));
}
function allyArrives(s: S, player: number, ally: number, controller: number): void {
  if (!isStillGood(s, player, ally, controller, siteNeeds)) return;
  move(s, ally, place(s, Zone.on, controller));
  announce(s, joined, ally, company(s), 0);
  tapSite(s, ally);
  announcePlayed(s, ally, player, company(s));
}
function factionAnswers(s: S, player: number, faction: number, character: number): void {
  if (!isStillGood(s, player, faction, character, siteNeeds)) return;
  if (!winFaction(s, player, faction, character, company(s))) return;
  if (mayCommand(s, faction, character)) return call(s, factionLed, player, faction, character);
  tapSite(s, faction);
  announcePlayed(s, faction, player, company(s));
}
/** It was won by a leader, who may lead it himself. */
const factionLed = engine.procedure('a faction for a leader', {
  player: idOf('player'),
  faction: idOf('card'),
  leader: idOf('card'),
})({
  whether: ask('ME-FACT-2002', {
    who: (_s, f) => f.player,
    say: (_s, f) =>
      say`Place ${ofCard(f.faction)} under the control of ${ofCard(f.leader)}, and leave the site as it is?`,
    options: (_s, _f, o) => o.yesOrNo(),
    choose(s, f, option) {
      if (option.kind === Choice.yes) takeCommand(s, f.faction, f.leader);
      else tapSite(s, f.faction);
      announcePlayed(s, f.faction, f.player, company(s));
    },
  }),
});

const ofTheSite: Gate = engine.gate(
  'requirement',
  'ME-FW-2002 ME-FW-2003',
  (s, p, c) => s.global.phase !== Phase.site || s.global.company === 0 || goesWithSite(s, p, c, siteCard(s)),
  say`it is not of the side of the site`,
);
/** Where the card of the hazard stands for the site, nothing is played but what a rescue allows. */
const notLent = gateHere(
  'requirement',
  'ME-RESCUE-2012',
  (s, c) => s.card.lent[siteCard(s)] === 0 || (printed.kind(s, c) === Type.item && isFreeItem(s, c)),
  say`this site card is there for a rescue, and one minor item after it`,
);
const itemNeeds: readonly Gate[] = [
  ...uniqueGates,
  ofTheSite,
  notLent,
  notInLair,
  gateHere(
    'requirement',
    'ME-ITEM-001 ME-ITEM-2012 ME-ITEM-2016',
    (s, c) => !hasKeyword(s, c, 'hoard item') || hasHoard(s, siteCard(s)) || isOpenedFor(s, c),
    say`it is a hoard item, and there was no hoard here when the turn began`,
  ),
  gateHere(
    'requirement',
    'ME-ITEM-2000 ME-ITEM-2001',
    (s, c) => isOpenedFor(s, c) || (!isBarred(s, c) && (isFreeItem(s, c) || isItemOfSite(s, c))),
    say`this site does not allow such an item`,
  ),
  gateHere(
    'requirement',
    'ME-ITEM-2010 ME-SITE-2000 ME-SITE-513',
    (s, c) => isFreeItem(s, c) || isOpenFor(s, c),
    say`the site is tapped`,
  ),
];
/** It was free when it was declared; whatever was declared since does not change that. */
const freeItemNeeds = itemNeeds.slice(0, -2);
const siteNeeds: readonly Gate[] = [
  ...uniqueGates,
  ofTheSite,
  notLent,
  notInLair,
  gateHere('requirement', 'ME-SITE-2000 ME-SITE-513', (s, c) => isOpenFor(s, c), say`the site is tapped`),
  gateHere(
    'requirement',
    'ME-ALLY-500 ME-ALLY-2000 ME-FACT-2000',
    (s, c) => isNamed(s, c) && !isBarred(s, c),
    say`it is played at another site`,
  ),
];

/** One who has stolen into the site may play it, though it is tapped. ME-OPT-4001 */
export const mayTakeFrom = (s: S, player: number, card: number, burglar: number): boolean =>
  printed.kind(s, card) === Type.item &&
  canPlay(s, burglar, card) &&
  !isBarred(s, card) &&
  isItemOfSite(s, card) &&
  isOpen(nothingForbids, s, player, card) &&
  isOpen(freeItemNeeds, s, player, card);

const itemOnChain = mayTapSite(chainAction(itemArrives));
const freeItemOnChain = chainAction(freeItemArrives);
const allyOnChain = mayTapSite(chainAction(allyArrives));
const factionOnChain = mayTapSite(chainAction(factionAnswers));

const playHere = engine.procedure('play at the site', {
  player: idOf('player'),
  card: idOf('card'),
  free: flag(),
})({
  who: ask('ME-ITEM-2000 ME-ALLY-500 ME-FACT-2000 ME-COND-2001', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Who taps to play ${ofCard(f.card)}?`,
    options: (s, f, o) => offerPlayers(s, f.card, o),
    choose(s, f, option) {
      tap(s, option.a);
      const kind = printed.kind(s, f.card);
      if (kind === Type.faction) beginAttempt(s, option.a, f.card, 0);
      const items = f.free === 1 ? freeItemOnChain : itemOnChain;
      const action = kind === Type.item ? items : kind === Type.ally ? allyOnChain : factionOnChain;
      const entry = push(s, f.player, f.card, action, option.a);
      declareFromHand(s, f.player, f.card, entry);
      opened(s, f.player);
    },
  }),
  done: step('ME-SITE-2011', (s) => {
    endAttempt(s);
  }),
});

cardAction({
  name: 'playItem',
  from: 'hand',
  kinds: [Type.item],
  suits: (s, c) => printed.kind(s, c) === Type.item,
  gates: [entered, isA(Type.item, 'item'), ...nothingForbids, ...itemNeeds, ...someoneTaps],
  declare(s, player, card) {
    const open = isOpenFor(s, card) && isItemOfSite(s, card);
    call(s, playHere, player, card, isFreeItem(s, card) && !open ? 1 : 0);
  },
  say: () => say`play`,
});

cardAction({
  name: 'playAlly',
  from: 'hand',
  kinds: [Type.ally],
  suits: (s, c) => printed.kind(s, c) === Type.ally,
  gates: [entered, isA(Type.ally, 'ally'), ...nothingForbids, ...siteNeeds, ...someoneTaps],
  declare: (s, player, card) => call(s, playHere, player, card),
  say: () => say`play`,
});

cardAction({
  name: 'winOver',
  from: 'hand',
  kinds: [Type.faction],
  suits: (s, c) => printed.kind(s, c) === Type.faction,
  gates: [entered, isA(Type.faction, 'faction'), ...nothingForbids, ...siteNeeds, ...someoneTaps],
  declare: (s, player, card) => call(s, playHere, player, card),
  say: () => say`try to win over`,
});
