/**
 * What must hold of any position, whatever phase it begins in: the order of turns, Ring-bearers, what is active.
 *
 * Keeps  what can be on no table is refused, with the field it stands in, the reason, and how to mend it.
 */
import { firstIn, hostOf, isIn, place } from '@westmarch/kernel';
import { printed } from '../engine.ts';
import { itemClasses } from '../facts/names.ts';
import { settleActive } from '../rules/cards/active.ts';
import { isCharacter, isKind, Kind, vitality } from '../rules/cards/cards.ts';
import { beginInitiative } from '../rules/counters/initiative.ts';
import { isCorrupted } from '../rules/counters/ring.ts';
import { classIsFree } from '../rules/playing/bearing.ts';
import { LAST_SITE } from '../rules/sites/sites.ts';
import { type S, Zone } from '../state.ts';
import type { Build } from './build.ts';

const MOST_PLAYERS = 5;

/** Seats in the order in which the players are named, unless they say otherwise. */
function seatAll(s: S, build: Build): void {
  for (let p = 1; p <= build.players; p++) if (s.player.seat[p] === 0) s.player.seat[p] = p;
  for (let p = 1; p <= build.players; p++) {
    const seat = s.player.seat[p];
    const at = { player: p, field: 'seat' };
    if (seat > build.players)
      build.refuse(`there are ${build.players} seats, from 1 to ${build.players}; not ${seat}`, at);
    const other = s.order.player[seat];
    if (other !== 0)
      build.refuse(
        `${build.names.player(other)} and ${build.names.player(p)} have seat ${seat}: give each player a seat of his own, or none`,
        at,
      );
    s.order.player[seat] = p;
  }
}

/** The companion who bears a ring, unless the position names one; his ring. */
function findRingBearer(s: S, player: number, build: Build): void {
  for (let c = firstIn(s, place(s, Zone.companions, player)); c !== 0; c = s.card.next[c])
    for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
      if (isKind(s, on, Kind.ring)) {
        if (s.player.ring[player] !== 0)
          build.refuse(
            `"${build.names.card(on)}" is a second Ring of ${build.names.player(player)}: a fellowship has one`,
            { card: on },
          );
        if (s.player.ringBearer[player] === 0) s.player.ringBearer[player] = c;
        s.player.ring[player] = on;
      }
  const bearer = s.player.ringBearer[player];
  const ring = s.player.ring[player];
  const at = { player, field: 'ringBearer' };
  if (bearer !== 0 && !isIn(s, bearer, Zone.companions))
    build.refuse(
      `"${build.names.card(bearer)}" bears the Ring, but is no companion in play: name one of "companions"`,
      at,
    );
  if (ring !== 0 && hostOf(s, ring) !== bearer)
    build.refuse(
      `"${build.names.card(bearer)}" bears the Ring, but "${build.names.card(ring)}" lies on "${build.names.card(hostOf(s, ring))}": lay it on its bearer`,
      at,
    );
  if (s.player.wearing[player] === 1 && bearer === 0)
    build.refuse('nobody wears the Ring who does not bear it: name a "ringBearer"', {
      player,
      field: 'wearing',
    });
}

/** What lies in a zone, and where it should lie otherwise. */
const ZONES: readonly (readonly [zone: number, kinds: readonly number[], fault: string])[] = [
  [Zone.companions, [Kind.companion], 'is no companion: minions stand in "minions", allies in "support"'],
  [Zone.minions, [Kind.minion], 'is no minion: companions stand in "companions", allies in "support"'],
  [Zone.path, [Kind.site], 'is no site, and only sites lie on the "path"'],
  [Zone.adventure, [Kind.site], 'is no site, and only sites lie in the "adventure" deck'],
  [Zone.dead, [Kind.companion, Kind.ally], 'has no place in the "dead" pile: only companions and allies die'],
];
const NO_SITES = [Zone.hand, Zone.deck, Zone.discard];
const IN_PLAY = [Zone.support, Zone.on];

/** Another of its class lies there before it, and both cannot. */
function isOneTooMany(s: S, host: number, card: number): boolean {
  if (classIsFree(s, host, card)) return false;
  for (let c = s.card.prev[card]; c !== 0; c = s.card.prev[c])
    if (printed.itemClass(s, c) === printed.itemClass(s, card)) return true;
  return false;
}

function wrongPlace(s: S, card: number, build: Build): string | null {
  // What has become something else for a while stays where it lies.
  const isPrinted = (kind: number): boolean => printed.kind(s, card) === kind;
  for (const [zone, kinds, fault] of ZONES)
    if (isIn(s, card, zone) && !kinds.some((kind) => isPrinted(kind))) return fault;
  const isThere = (zone: number): boolean => isIn(s, card, zone);
  if (isPrinted(Kind.site) && NO_SITES.some(isThere))
    return 'is a site: sites lie in the "adventure" deck or on the "path"';
  if (isPrinted(Kind.event) && IN_PLAY.some(isThere))
    return 'is an event, and events do not stay in play: put it into a hand or a pile';
  if (isThere(Zone.support) && (isPrinted(Kind.companion) || isPrinted(Kind.minion)))
    return 'stands with the companions or minions, not in "support"';
  const host = hostOf(s, card);
  if (host === 0 || !isThere(Zone.on)) return null;
  const on = `"${build.names.card(host)}"`;
  if (isCharacter(s, card)) return `is a character, and is borne by nobody: it cannot lie on ${on}`;
  if (s.card.live[host] === 0) return `lies on ${on}, which is not in play: lay that on the table first`;
  if (isOneTooMany(s, host, card))
    return `is a second ${itemClasses[printed.itemClass(s, card)]} on ${on}, who can bear one: take one of them away`;
  return null;
}

const ASSIGNMENT = ['against', 'leftover'] as const;
/** Wounds, tokens and assignments are on those who can have them. */
function checkCounters(s: S, card: number, build: Build): void {
  const name = `"${build.names.card(card)}"`;
  const refuse = (field: string, why: string): never => build.refuse(`${name} ${why}`, { card, field });
  if (s.card.wounds[card] > 0) {
    if (!isCharacter(s, card)) refuse('wounds', 'is no character, so it has no wounds');
    if (s.card.live[card] === 0 && s.card.resting[card] === 0)
      refuse('wounds', 'is not in play, so it has no wounds');
    const left = vitality(s, card);
    if (left <= 0)
      refuse(
        'wounds',
        `would be dead: ${s.card.wounds[card]} wounds with a vitality of ${left + s.card.wounds[card]}`,
      );
  }
  const about = ASSIGNMENT.find((column) => s.card[column][card] !== 0);
  if (about !== undefined && !isIn(s, card, Zone.minions))
    refuse(about, 'is no minion in play, and only minions are assigned to someone');
  const against = s.card.against[card];
  if (against !== 0 && !isIn(s, against, Zone.companions) && !isKind(s, against, Kind.ally))
    refuse('against', `is assigned to "${build.names.card(against)}", who is no companion or ally in play`);
  if (s.card.tokens[card] > 0 && s.card.tokensOf[card] === 0)
    refuse('tokens', 'has tokens: "tokensOf" says of which culture');
  if (s.card.tokensOf[card] > 0 && s.card.tokens[card] === 0)
    refuse('tokensOf', 'has no tokens: "tokens" says how many');
}

const isInPlay = (s: S, card: number): boolean => s.card.live[card] === 1 || s.card.resting[card] !== 0;

/** A player has one unique card of a title in play. LR-UNIQUE-002 */
function checkUnique(s: S, card: number, build: Build): void {
  if (printed.unique(s, card) === 0 || isKind(s, card, Kind.site) || !isInPlay(s, card)) return;
  for (let c = 1; c < card; c++) {
    if (s.card.owner[c] !== s.card.owner[card] || !isInPlay(s, c)) continue;
    if (printed.unique(s, c) === 0 || printed.title(s, c) !== printed.title(s, card)) continue;
    if (isKind(s, c, Kind.site)) continue;
    build.refuse(
      `"${build.names.card(card)}" is unique, and ${build.names.player(s.card.owner[card])} has "${build.names.card(c)}" of that title in play: take one of them away`,
      { card },
    );
  }
}

/** Sites lie on the path in order; one in a support area is under control, and says which it is. */
function numberSites(s: S, build: Build): void {
  let number = 0;
  const seen = new Map<number, number>();
  for (let c = firstIn(s, place(s, Zone.path, 0)); c !== 0; c = s.card.next[c]) {
    if (s.card.number[c] === 0)
      s.card.number[c] = s.global.freePath === 1 ? number + 1 : printed.siteNumber(s, c);
    number = s.card.number[c];
    const other = seen.get(number);
    if (other !== undefined)
      build.refuse(
        `"${build.names.card(other)}" and "${build.names.card(c)}" are both site ${number}: a path has one of each number`,
        { card: c },
      );
    seen.set(number, c);
  }
}

function countPlayers(build: Build): void {
  if (build.players < 2)
    build.refuse('the game needs two players at least: add another', { field: 'players' });
  if (build.players > MOST_PLAYERS)
    build.refuse(`the game has ${MOST_PLAYERS} players at most`, { field: 'players' });
}

function checkPlayers(s: S, build: Build): void {
  for (let p = 1; p <= build.players; p++) {
    if (s.player.site[p] === 0) s.player.site[p] = 1;
    if (s.player.site[p] > LAST_SITE)
      build.refuse(`the path has ${LAST_SITE} sites; nobody stands at site ${s.player.site[p]}`, {
        player: p,
        field: 'site',
      });
    findRingBearer(s, p, build);
  }
}

/** Nobody has lost before the position begins. */
function checkBurdens(s: S, build: Build): void {
  for (let p = 1; p <= build.players; p++)
    if (s.player.burdens[p] > 0 && isCorrupted(s, p))
      build.refuse(
        `"${build.names.card(s.player.ringBearer[p])}" would be corrupted: ${s.player.burdens[p]} burdens leave no resistance`,
        { player: p, field: 'burdens' },
      );
}

export function checkPosition(s: S, build: Build): void {
  countPlayers(build);
  // Before the bids nobody has a seat, and nobody stands anywhere.
  if (build.given['phase'] === 'set-up') return;
  const { seats, moveLimit } = s.global;
  if (seats === 0) s.global.seats = build.players;
  if (moveLimit === 0) s.global.moveLimit = build.players <= 3 ? 2 : build.players - 1;
  if (s.global.turn === 0) s.global.turn = 1;
  s.global.active = build.active;
  checkPlayers(s, build);
  seatAll(s, build);
  for (let card = 1; card < s.card.def.length; card++) {
    if (s.card.def[card] === 0) continue;
    const wrong = wrongPlace(s, card, build);
    if (wrong !== null) build.refuse(`"${build.names.card(card)}" ${wrong}`, { card });
    checkUnique(s, card, build);
    if (isIn(s, card, Zone.minions)) s.card.mayFight[card] = 1;
    if (isKind(s, card, Kind.site) && isIn(s, card, Zone.support) && s.card.number[card] === 0)
      s.card.number[card] = printed.siteNumber(s, card);
  }
  numberSites(s, build);
  settleActive(s);
  // What depends on numbers that cards change comes last.
  for (let card = 1; card < s.card.def.length; card++)
    if (s.card.def[card] !== 0) checkCounters(s, card, build);
  checkBurdens(s, build);
  beginInitiative(s);
}
