/**
 * What is played at a site: items, allies and factions. ME-SITE-2000..2011, ME-ITEM, ME-ALLY, ME-FACT, ME-INFL
 *
 * Owns   who may play them where, the tapping of character and site, and the influence check for a faction.
 * Keeps  the site taps when the play succeeds, not when it is tried (ME-SITE-2011); the free minor item follows an
 *        item, ally or faction only, as the very next play (DECISIONS C4).
 */
import {
  announce,
  call,
  idOf,
  isIn,
  move,
  type Options,
  ofCard,
  place,
  say,
  valueAgainst,
} from '@westmarch/kernel';
import { ask, engine, influenceCheck, itemGained, printed } from '../engine.ts';
import { itemClasses } from '../facts/names.ts';
import { sites } from '../map/map.ts';
import { Phase, type S, Stage, Zone } from '../state.ts';
import { cardAction } from './actions.ts';
import { discard, Kind as Type, tap, untapped } from './cards.ts';
import { chainAction, declareFromHand, isAnswering, opened, push } from './chain.ts';
import { firstOf, siteNumber } from './company.ts';
import { roll2d6 } from './dice.ts';
import { directInfluenceLeft } from './influence.ts';
import { uniqueGate } from './unique.ts';

/** Sites where an ally or faction may be played, and what races do to an attempt on a faction; by definition. */
interface Play {
  readonly sites: readonly number[];
  readonly standard: readonly (readonly [race: number, modifier: number])[];
}
const plays = new Map<number, Play>();
export function registerPlay(def: number, play: Play): void {
  plays.set(def, play);
}

const company = (s: S): number => s.global.company;
const siteCard = (s: S): number => s.company.site[s.global.company];
const isOpenSite = (s: S): boolean => untapped(s, siteCard(s));

function hasUntapped(s: S): boolean {
  for (let c = firstOf(s, company(s)); c !== 0; c = s.card.next[c]) if (untapped(s, c)) return true;
  return false;
}

function offerUntapped(s: S, o: Options): void {
  for (let c = firstOf(s, company(s)); c !== 0; c = s.card.next[c]) if (untapped(s, c)) o.card(c);
}

/** The company has entered its site and faced everything that guards it. ME-SITE-2003, 2009 */
const entered = engine.gate(
  'window',
  'ME-SITE-512 ME-SITE-2000 ME-SITE-2003 ME-SITE-2009',
  (s, p) =>
    s.global.phase === Phase.site &&
    s.global.active === p &&
    s.global.company !== 0 &&
    s.company.entered[s.global.company] === 1 &&
    s.global.attack === 0 &&
    s.global.stage === Stage.none &&
    s.global.entries === 0 &&
    !isAnswering(s),
  say`it is played in the site phase, once the company has entered its site and faced what guards it`,
);
const someoneUntapped = engine.gate(
  'cost',
  'ME-SITE-2000 ME-TAP-003',
  (s) => hasUntapped(s),
  say`no character of the company is untapped`,
);
const siteUntapped = engine.gate('requirement', 'ME-SITE-2000', isOpenSite, say`the site is tapped`);
const isA = (kind: number, name: string): ReturnType<typeof engine.gate> =>
  engine.gate('requirement', '', (s, _p, c) => printed.kind(s, c) === kind, say`it is no ${name}`);

/** The class of an item is among those that the site lists. ME-ITEM-2000 */
function isListed(s: S, item: number): boolean {
  const name = itemClasses[printed.itemClass(s, item)];
  return sites[siteNumber(s, company(s))]?.items.includes(name) === true;
}
const MINOR = 1;
/** A minor item right after something tapped the site. ME-ITEM-2011, 2014 */
const isFreeMinor = (s: S, item: number): boolean =>
  s.company.minorItem[company(s)] === 1 && printed.itemClass(s, item) === MINOR;

function playableHere(s: S, card: number): boolean {
  return plays.get(s.card.def[card])?.sites.includes(siteNumber(s, company(s))) === true;
}

/** The site taps, and one minor item may follow. */
function tapSite(s: S): void {
  tap(s, siteCard(s));
  s.company.minorItem[company(s)] = 1;
}

function itemArrives(s: S, _player: number, item: number, bearer: number): void {
  if (s.card.live[bearer] === 0) return;
  const free = !isOpenSite(s);
  move(s, item, place(s, Zone.on, bearer));
  if (free) s.company.minorItem[company(s)] = 0;
  else tapSite(s);
  announce(s, itemGained, bearer, item, 0);
}
function allyArrives(s: S, _player: number, ally: number, controller: number): void {
  if (s.card.live[controller] === 0) return;
  move(s, ally, place(s, Zone.on, controller));
  tapSite(s);
}

/** Who tries to win a faction adds his free direct influence and what his race is worth to it. */
function factionModifier(s: S, faction: number, character: number): number {
  const own =
    directInfluenceLeft(s, character, company(s), faction) +
    valueAgainst(s, influenceCheck, character, faction);
  const standard = plays.get(s.card.def[faction])?.standard ?? [];
  let modifier = 0;
  for (const [race, by] of standard) if (printed.race(s, character) === race) modifier += by;
  return own + modifier;
}

function factionAnswers(s: S, player: number, faction: number, character: number): void {
  if (s.card.live[character] === 0) return;
  const total = roll2d6(s) + factionModifier(s, faction, character);
  if (total > printed.influenceNumber(s, faction)) {
    move(s, faction, place(s, Zone.factions, player));
    tapSite(s);
  } else if (isIn(s, faction, Zone.declared)) discard(s, faction);
}

const itemOnChain = chainAction(itemArrives);
const allyOnChain = chainAction(allyArrives);
const factionOnChain = chainAction(factionAnswers);

const playHere = engine.procedure('play at the site', { player: idOf('player'), card: idOf('card') })({
  who: ask('ME-ITEM-2000 ME-ALLY-500 ME-COND-2001', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Who taps to play ${ofCard(f.card)}?`,
    options: (s, _f, o) => offerUntapped(s, o),
    choose(s, f, option) {
      tap(s, option.a);
      const kind = printed.kind(s, f.card);
      const action = kind === Type.item ? itemOnChain : kind === Type.ally ? allyOnChain : factionOnChain;
      const entry = push(s, f.player, f.card, action, option.a);
      declareFromHand(s, f.player, f.card, entry);
      opened(s, f.player);
    },
  }),
});

cardAction({
  from: 'hand',
  gates: [
    entered,
    isA(Type.item, 'item'),
    uniqueGate,
    engine.gate(
      'requirement',
      'ME-ITEM-2000 ME-ITEM-2001 ME-ITEM-2010',
      (s, _p, c) => isFreeMinor(s, c) || (isOpenSite(s) && (isListed(s, c) || playableHere(s, c))),
      say`this site, as it is now, does not allow such an item`,
    ),
    someoneUntapped,
  ],
  declare: (s, player, card) => call(s, playHere, player, card),
  say: () => say`play`,
});

const atItsSite = engine.gate(
  'requirement',
  'ME-ALLY-500 ME-ALLY-2000',
  (s, _p, c) => playableHere(s, c),
  say`it is played at another site`,
);

cardAction({
  from: 'hand',
  gates: [entered, isA(Type.ally, 'ally'), uniqueGate, siteUntapped, atItsSite, someoneUntapped],
  declare: (s, player, card) => call(s, playHere, player, card),
  say: () => say`play`,
});

cardAction({
  from: 'hand',
  gates: [entered, isA(Type.faction, 'faction'), uniqueGate, siteUntapped, atItsSite, someoneUntapped],
  declare: (s, player, card) => call(s, playHere, player, card),
  say: () => say`try to win over`,
});
