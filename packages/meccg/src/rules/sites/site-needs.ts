/**
 * What a play at a site needs: when, by whom, of which side, and that the site allows it. ME-SITE-2000..2009, ME-ITEM
 *
 * Owns   the gates that items, allies and factions pass when they are played, and again when they arrive.
 * Not    what a site allows (playable.ts), or what happens then (site-plays.ts).
 */
import { type Gate, isOpen, type Phrase, say } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { Phase, type S, Stage } from '../../state.ts';
import { hasKeyword, Kind as Type } from '../cards/cards.ts';
import { ownGates } from '../cards/owning.ts';
import { uniqueGates } from '../cards/unique.ts';
import { canTap, mayInfluence, playing, siteWork, unlessForbidden } from '../chain/forbidden.ts';
import { quiet, windowGate } from '../chain/window-gate.ts';
import { hasHoard } from '../combat/automatic-attacks.ts';
import { firstOf } from '../companies/company.ts';
import { mayCarry } from '../dragons/bearing.ts';
import { notInLair } from '../dragons/lair-plays.ts';
import { notAgainstBalrog } from '../hazards/against-balrog.ts';
import { playOf } from './play-sites.ts';
import {
  company,
  isBarred,
  isFreeItem,
  isItemOfSite,
  isNamed,
  isOpenedFor,
  isOpenFor,
  siteCard,
} from './playable.ts';
import { goesWithSite } from './side-of-site.ts';

/** He can tap to play it: untapped, and such as its text asks for. */
export const canPlay = (s: S, character: number, card: number): boolean =>
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

/** The company has entered its site, and has faced everything that guards it. */
export const hasEntered = (s: S, player: number): boolean =>
  s.global.active === player &&
  s.company.entered[s.global.company] === 1 &&
  s.global.attack === 0 &&
  s.global.stage === Stage.none;

export const entered = windowGate(
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
export const someoneTaps: readonly Gate[] = [
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
export const nothingForbids: readonly Gate[] = [
  ...ownGates,
  notAgainstBalrog,
  unlessForbidden(playing),
  unlessForbidden(siteWork, (s) => s.global.company),
];

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
export const itemNeeds: readonly Gate[] = [
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
export const freeItemNeeds = itemNeeds.slice(0, -2);
export const siteNeeds: readonly Gate[] = [
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
