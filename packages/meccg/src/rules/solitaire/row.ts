/**
 * The hazard row, a variant of solitaire: hazards lie face down in a row, are turned up from the front, and played in
 * their order. ME-SOLO-4003, 4004, 4006, 4007
 *
 * Owns   the row, what is turned up, which of it comes next, and how long the row may be.
 * Not    how the strikes of an attack are assigned (strikes.ts).
 * Keeps  the row is the hand of the hazards, front first; only the foremost card that can be played may be played.
 */
import { firstIn, isIn, move, Options, place, say, show, sizeOf } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { races, sides } from '../../facts/names.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { Kind } from '../cards/cards.ts';
import { discardFromHand, drawCard } from '../cards/draw.ts';
import { offerFromHand } from '../chain/actions.ts';
import { hazardLimit } from '../hazards/hazard-limit.ts';
import { hasRow, nazgulLengthenRow } from '../optional/optional.ts';
import { sideNamed } from '../sides.ts';
import { THE_HAZARDS } from './seats.ts';
import { nameOfDefinition, speaksOf } from './speaking.ts';

export const ROW = 5;
const LONGEST = 9;
const NAZGUL = races.indexOf('Nazgûl');

const rowOf = (s: S): number => place(s, Zone.hand, THE_HAZARDS);

/** As many as it holds at the end: by a variant one more for each Nazgûl that lies in play. ME-SOLO-4006, 4007 */
export function rowSize(s: S): number {
  let size = ROW;
  if (!nazgulLengthenRow(s)) return size;
  for (let c = firstIn(s, place(s, Zone.events, THE_HAZARDS)); c !== 0; c = s.card.next[c])
    if (printed.race(s, c) === NAZGUL) size++;
  return Math.min(LONGEST, size);
}

const scratch = new Options();
/** It can be played now, if its turn has come. */
function isPlayable(s: S, card: number): boolean {
  const was = s.global.front;
  s.global.front = card;
  scratch.clear();
  offerFromHand(s, THE_HAZARDS, card, scratch);
  s.global.front = was;
  return scratch.count > 0;
}

/** Cards come to the end of the row; then as many are turned up as the limit allows to be played. ME-SOLO-4003 */
export function addToRow(s: S, draws: number): void {
  for (let n = draws; n > 0; n--) {
    const card = drawCard(s, THE_HAZARDS);
    if (card !== 0) s.card.turned[card] = 0;
  }
  let left = hazardLimit(s);
  for (let c = firstIn(s, rowOf(s)); c !== 0 && left > 0; c = s.card.next[c]) {
    s.card.turned[c] = 1;
    show(s, c, (1 << 1) | (1 << THE_HAZARDS));
    if (isPlayable(s, c)) left--;
  }
  arrange(s);
}

/** The first of those turned up behind one that this one speaks of. */
function helperOf(s: S, card: number): number {
  for (let c = s.card.next[card]; c !== 0; c = s.card.next[c])
    if (s.card.turned[c] === 1 && speaksOf(s.card.def[card], nameOfDefinition(s.card.def[c]))) return c;
  return 0;
}
/** Whatever makes another possible, or better, comes right before it. ME-SOLO-4004 */
function arrange(s: S): void {
  for (let c = firstIn(s, rowOf(s)); c !== 0; c = s.card.next[c]) {
    if (s.card.turned[c] === 0) continue;
    const helper = helperOf(s, c);
    if (helper !== 0) moveBefore(s, helper, c);
  }
}
/** All from that one on, but for the one that comes before it, go behind it in their order. */
function moveBefore(s: S, helper: number, before: number): void {
  let behind = 0;
  for (let c = before; c !== 0; c = s.card.next[c]) if (c !== helper) behind++;
  const row = rowOf(s);
  move(s, helper, row);
  for (let c = before; behind > 0; behind--) {
    const next = s.card.next[c];
    move(s, c, row);
    c = next;
  }
}

/** The foremost that can be played now is the next one; 0: none can. Settled anew before anybody is asked. */
export function settleFront(s: S): void {
  if (!hasRow(s)) return;
  s.global.front = 0;
  if (s.global.phase !== Phase.movementHazard || s.global.company === 0) return;
  for (let c = firstIn(s, rowOf(s)); c !== 0; c = s.card.next[c])
    if (s.card.turned[c] === 1 && isPlayable(s, c)) {
      s.global.front = c;
      return;
    }
}

/** A moving company is past: what is too much goes from the front. ME-SOLO-4006 */
export function cutRow(s: S): void {
  for (let n = sizeOf(s, rowOf(s)) - rowSize(s); n > 0; n--)
    discardFromHand(s, THE_HAZARDS, firstIn(s, rowOf(s)));
}

/** It is in the row, and not its turn. */
const waits = (s: S, player: number, card: number): boolean =>
  hasRow(s) && player === THE_HAZARDS && isIn(s, card, Zone.hand) && s.global.front !== card;
const NOT_YET = say`another card of the hazard row comes before it`;
export const inTurnOfRow = engine.gate(
  'prohibition',
  'ME-SOLO-4003 ME-SOLO-4004',
  (s, p, c) => !waits(s, p, c),
  NOT_YET,
);
/** Creatures, hazard events, and resources that are hazards to some. */
const mayBeInRow = (def: number): boolean => {
  const kind = engine.fact('kind')[def];
  if (kind === Kind.creature || kind === Kind.hazardEvent) return true;
  return sides.some((side) => sideNamed(side).deck.asHazard.includes(nameOfDefinition(def)));
};
engine.everyAction({
  rules: 'ME-SOLO-4003 ME-SOLO-4004',
  concerns: mayBeInRow,
  holds: (s, player, card) => s.global.solitaire === 0 || !waits(s, player, card),
  why: () => NOT_YET,
});

/** By a variant a Nazgûl is played as an event and never attacks from the row. ME-SOLO-4007 */
export const nazgulLie = engine.gate(
  'prohibition',
  'ME-SOLO-4007',
  (s, p, c) =>
    !nazgulLengthenRow(s) || p !== THE_HAZARDS || !isIn(s, c, Zone.hand) || printed.race(s, c) !== NAZGUL,
  say`by a variant of solitaire a Nazgûl is played as a permanent-event`,
);
