/**
 * Playing cards: companions, allies, minions, and what is borne or supports. LR-FELLOW-002, LR-SHADOW-003
 *
 * Owns   who may play what in which phase, its twilight, uniqueness and the Rule of 9.
 * Not    who can bear a card (bearing.ts, terms.ts), toil (toil.ts), and events (events.ts).
 */
import {
  addEffect,
  amount,
  call,
  firstIn,
  flag,
  forbiddenBy,
  idOf,
  move,
  ofCard,
  place,
  say,
  sizeOf,
  valueOf,
} from '@westmarch/kernel';
import { titleNumber } from '../../cards/titles.ts';
import { ask, cost, engine, entersExhausted, printed, step } from '../../engine.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { cardAction } from '../actions/action-list.ts';
import { isCharacter, isFreePeoples, isKind, isShadow, Kind } from '../cards/cards.ts';
import { pay, priceOf, priceOn } from '../counters/twilight.ts';
import { noPlay } from '../prohibitions.ts';
import { comesIntoPlay } from './entering.ts';
import { hasBearer, mayBear, meetsItsTerms, needsBearer, payItsTerms, twilightOfTerms } from './terms.ts';
import { leftToPay, mostToil, toil } from './toil.ts';

/** Another card of the title is in play for him, or dead. LR-UNIQUE-002..005, LR-KILL-005 */
export function isBlocked(s: S, player: number, card: number): boolean {
  if (printed.unique(s, card) === 0) return false;
  const title = printed.title(s, card);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.owner[c] === player && printed.title(s, c) === title && c !== card) return true;
  for (let c = firstIn(s, place(s, Zone.dead, player)); c !== 0; c = s.card.next[c])
    // One that comes back from there does not keep itself away.
    if (c !== card && printed.unique(s, c) === 1 && printed.title(s, c) === title) return true;
  return false;
}

const NINE = 9;
/** Companions in play and dead: never more than nine. LR-FELLOW-009, 010 */
function ruleOfNine(s: S, player: number): boolean {
  let dead = 0;
  for (let c = firstIn(s, place(s, Zone.dead, player)); c !== 0; c = s.card.next[c])
    if (isKind(s, c, Kind.companion)) dead++;
  return sizeOf(s, place(s, Zone.companions, player)) + dead < NINE;
}

const FRODO = titleNumber('Frodo');
/** Frodo cannot join as Ring-bearer once another bears the Ring. LR-RING-002 */
const joinsAnotherBearer = (s: S, player: number, card: number): boolean => {
  const bearer = s.player.ringBearer[player];
  return (
    bearer !== 0 &&
    printed.ringed(s, card) === 1 &&
    printed.title(s, card) === FRODO &&
    printed.title(s, bearer) !== FRODO
  );
};

/** What it costs at the least: someone who can bear it may make it cheaper. */
function leastOnBearer(s: S, card: number): number {
  let least = priceOf(s, card);
  // Where nothing changes any cost, no bearer does.
  if (s.channel.first[cost.channel] !== 0 && needsBearer(s, card))
    for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
      if (mayBear(s, card, c)) least = Math.min(least, priceOn(s, card, c));
  return least;
}
/** The price when a card makes it so much more or less; no cost falls below nothing, and roaming comes on top. */
function priceWith(s: S, card: number, change: number): number {
  const usual = valueOf(s, cost, card);
  return priceOf(s, card) - usual + Math.max(0, usual + change);
}
/** There is twilight enough, with so much kept for something else. */
function canAfford(s: S, player: number, card: number, change = 0, kept = 0): boolean {
  if (isFreePeoples(s, card)) return true;
  const there = s.global.twilight - kept - twilightOfTerms(s, card);
  return (
    priceLeft(s, player, card, priceWith(s, card, change)) <= there ||
    priceLeft(s, player, card, leastOnBearer(s, card) + Math.max(0, change)) <= there
  );
}
/** What toil leaves to pay at the least. */
const priceLeft = (s: S, player: number, card: number, price: number): number =>
  Math.max(0, price - mostToil(s, player, card));

export const uniqueGate = engine.gate(
  'requirement',
  'LR-UNIQUE-002 LR-UNIQUE-005 LR-KILL-005',
  (s, p, c) => !isBlocked(s, p, c),
  say`another of that name is in play or dead`,
);
export const twilightGate = engine.gate(
  'cost',
  'LR-TWILIGHT-005 LR-ROAM-004',
  (s, p, c) => canAfford(s, p, c),
  say`there is too little twilight`,
);
const allowedGate = engine.gate(
  'prohibition',
  '',
  (s, p, c) => forbiddenBy(s, noPlay, c, p, 0) === 0,
  say`a card forbids it`,
);

const goesToSupport = (s: S, card: number): boolean =>
  isKind(s, card, Kind.ally) || (printed.supportArea(s, card) > 0 && !isKind(s, card, Kind.event));
/** Where such a card lies when it is played. */
const homeOf = (s: S, player: number, card: number): number =>
  place(
    s,
    isKind(s, card, Kind.companion)
      ? Zone.companions
      : isKind(s, card, Kind.minion)
        ? Zone.minions
        : Zone.support,
    player,
  );

/** Nothing about the card itself or its likes keeps it out of play. */
export const mayEnter = (s: S, player: number, card: number): boolean =>
  forbiddenBy(s, noPlay, card, player, 0) === 0 &&
  meetsItsTerms(s, player, card) &&
  !isBlocked(s, player, card) &&
  !joinsAnotherBearer(s, player, card) &&
  (!isKind(s, card, Kind.companion) || ruleOfNine(s, player));

/** Everything but the phase and where it is played from: what a card asks that plays another. LR-COST-009 */
export const canPlay = (s: S, player: number, card: number, change: number, kept: number): boolean =>
  isFreePeoples(s, card) === (player === s.global.active) &&
  (isCharacter(s, card) || goesToSupport(s, card) || needsBearer(s, card)) &&
  mayEnter(s, player, card) &&
  (!needsBearer(s, card) || hasBearer(s, card)) &&
  canAfford(s, player, card, change, kept);

/** A Shadow player has to have the twilight for the bearer he chooses. LR-TWILIGHT-005 */
const canAffordOn = (s: S, card: number, bearer: number): boolean =>
  isFreePeoples(s, card) ||
  priceLeft(s, s.card.owner[card], card, priceOn(s, card, bearer)) <=
    s.global.twilight - twilightOfTerms(s, card);

const playing = engine.procedure('playing a card', {
  card: idOf('card'),
  player: idOf('player'),
  change: amount(),
  bearer: idOf('card'),
  unmet: flag(),
})({
  price: step('LR-TWILIGHT-002', (s, f) => {
    if (f.change !== 0) addEffect(s, engine.lasting(cost), f.card, f.card, f.change, f.base, f.player);
  }),
  bearer: ask('LR-ATTACH-001 LR-SHADOW-007', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Who bears ${ofCard(f.card)}?`,
    options(s, f, o) {
      if (f.bearer !== 0 || !needsBearer(s, f.card)) return;
      for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
        if (mayBear(s, f.card, c) && canAffordOn(s, f.card, c)) o.card(c);
    },
    choose(_s, f, option) {
      f.bearer = option.a;
    },
  }),
  terms: step('LR-COST-002 LR-COST-009', (s, f) => payItsTerms(s, f.player, f.card, f.bearer)),
  toil: step('LR-KEYWORD-022 LR-COST-007', (s, f) => {
    f.unmet = s.global.owing > 0 ? 1 : 0;
    toil(s, f.player, f.card, f.bearer);
  }),
  enter: step(
    'LR-FELLOW-002 LR-SHADOW-003 LR-SHADOW-006 LR-TWILIGHT-003 LR-TWILIGHT-004 LR-COST-007',
    (s, f) => {
      // Who was to bear it may be gone by now; and what was there to pay with.
      if (f.bearer !== 0 && s.card.live[f.bearer] === 0) return;
      if (!pay(s, f.card, leftToPay(s, f.card, f.bearer)) || f.unmet === 1) return;
      move(s, f.card, f.bearer === 0 ? homeOf(s, f.player, f.card) : place(s, Zone.on, f.bearer));
      comesIntoPlay(s, f.card, f.player, f.bearer);
    },
  ),
});
/** Plays a card from wherever it lies, for so much more or less; on a bearer that is given or asked for. */
export function playCard(s: S, player: number, card: number, change: number, bearer: number): void {
  if (card !== 0) call(s, playing, card, player, change, bearer);
}

/** The same, and it comes into play exhausted. */
export function playExhausted(s: S, player: number, card: number, change: number, bearer: number): void {
  if (card === 0) return;
  playCard(s, player, card, change, bearer);
  addEffect(s, engine.lasting(entersExhausted), card, card, 1, s.kernel.top, player);
}

const termsGate = engine.gate(
  'requirement',
  'LR-COST-009',
  (s, p, c) => meetsItsTerms(s, p, c),
  say`what it needs to be played is not there`,
);
const bearerGate = engine.gate(
  'target',
  'LR-ATTACH-001',
  (s, _p, c) => !needsBearer(s, c) || hasBearer(s, c),
  say`nobody can bear it`,
);

const isForFellowship = (s: S, card: number): boolean =>
  isFreePeoples(s, card) &&
  (isKind(s, card, Kind.companion) || goesToSupport(s, card) || needsBearer(s, card));

cardAction({
  name: 'playFreePeoples',
  from: 'hand',
  suits: isForFellowship,
  gates: [
    engine.gate(
      'window',
      'LR-FELLOW-002 LR-FELLOW-014 LR-FELLOW-015',
      (s, p) => s.global.phase === Phase.fellowship && s.global.active === p,
      say`it is played in your fellowship phase`,
    ),
    engine.gate(
      'requirement',
      'LR-FELLOW-002 LR-FELLOW-012 LR-FELLOW-013',
      (s, _p, c) => isForFellowship(s, c),
      say`it is no Free Peoples card of that kind`,
    ),
    allowedGate,
    uniqueGate,
    engine.gate(
      'requirement',
      'LR-RING-002',
      (s, p, c) => !joinsAnotherBearer(s, p, c),
      say`another bears the Ring, so this version cannot join`,
    ),
    engine.gate(
      'requirement',
      'LR-FELLOW-009 LR-FELLOW-010',
      (s, p, c) => !isKind(s, c, Kind.companion) || ruleOfNine(s, p),
      say`nine companions in play or dead are the most`,
    ),
    termsGate,
    bearerGate,
  ],
  perform: (s, player, card) => playCard(s, player, card, 0, 0),
  say: () => say`play`,
});

const isForShadow = (s: S, card: number): boolean =>
  isShadow(s, card) && (isKind(s, card, Kind.minion) || goesToSupport(s, card) || needsBearer(s, card));

cardAction({
  name: 'playShadow',
  from: 'hand',
  suits: isForShadow,
  gates: [
    engine.gate(
      'window',
      'LR-SHADOW-003 LR-SHADOW-005',
      (s, p) => s.global.phase === Phase.shadow && s.global.shadow === p,
      say`it is played in your Shadow phase`,
    ),
    engine.gate(
      'requirement',
      'LR-SHADOW-003 LR-SHADOW-006',
      (s, _p, c) => isForShadow(s, c),
      say`it is no Shadow card of that kind`,
    ),
    allowedGate,
    uniqueGate,
    termsGate,
    twilightGate,
    bearerGate,
  ],
  perform: (s, player, card) => playCard(s, player, card, 0, 0),
  say: () => say`play`,
});
