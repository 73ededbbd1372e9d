/**
 * What is played at a site: items, allies and factions. ME-SITE-2000..2011, ME-ITEM, ME-ALLY, ME-FACT
 *
 * Owns   playing them, the tapping of character and site, and the free minor item.
 * Not    what a site allows (playable.ts), what a play needs (site-needs.ts), or the influence check for a faction
 *        (faction-attempts.ts).
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
  place,
  say,
} from '@westmarch/kernel';
import { ask, engine, printed, step } from '../../engine.ts';
import { itemGained, joined, siteTaps } from '../../events.ts';
import { alignments } from '../../facts/names.ts';
import { type S, Zone } from '../../state.ts';
import { isHazard, Kind as Type, tap } from '../cards/cards.ts';
import { cardAction } from '../chain/actions.ts';
import { chainAction, declareFromHand, opened, push, stillPays } from '../chain/chain.ts';
import { canTap } from '../chain/forbidden.ts';
import { atHaven, firstOf } from '../companies/company.ts';
import { announcePlayed } from '../companies/history.ts';
import { beginAttempt, endAttempt, winFaction } from '../influence/faction-attempts.ts';
import { mayCommand, takeCommand } from '../influence/led-factions.ts';
import { layOn } from '../items/bearing.ts';
import { sideOf } from '../sides.ts';
import { mayTapSite, playOf } from './play-sites.ts';
import { company, isFreeItem, isItemOfSite, isOpenFor, isOpenSite, siteCard } from './playable.ts';
import {
  canPlay,
  entered,
  freeItemNeeds,
  itemNeeds,
  nothingForbids,
  siteNeeds,
  someoneTaps,
} from './site-needs.ts';
import { spareOnce, sparesMinor } from './spared-sites.ts';

export { playOf, registerPlay } from './play-sites.ts';

function offerPlayers(s: S, card: number, o: Options): void {
  for (let c = firstOf(s, company(s)); c !== 0; c = s.card.next[c]) if (canPlay(s, c, card)) o.card(c);
}
const isA = (kind: number, name: string): ReturnType<typeof engine.gate> =>
  engine.gate('requirement', '', (s, _p, c) => printed.kind(s, c) === kind, say`it is no ${name}`);

const HERO = alignments.indexOf('hero');
/** Somebody taps to play an item that the site allows, whether it is tapped or not, and without tapping it. */
export function playBeside(s: S, player: number, item: number, bearer: number): void {
  if (item === 0 || s.card.live[bearer] === 0 || !canTap(s, bearer)) return;
  tap(s, bearer);
  spareOnce(s);
  layOn(s, item, bearer);
  announce(s, itemGained, bearer, item);
  announcePlayed(s, item, player, company(s));
}

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
  announce(s, itemGained, bearer, item);
  announcePlayed(s, item, player, company(s));
}
/** The one that follows without the site. */
function freeItemArrives(s: S, player: number, item: number, bearer: number): void {
  if (!isStillGood(s, player, item, bearer, freeItemNeeds)) return;
  takeItem(s, player, item, bearer);
  announce(s, itemGained, bearer, item);
  announcePlayed(s, item, player, company(s));
}
function allyArrives(s: S, player: number, ally: number, controller: number): void {
  if (!isStillGood(s, player, ally, controller, siteNeeds)) return;
  move(s, ally, place(s, Zone.on, controller));
  announce(s, joined, ally, company(s));
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
