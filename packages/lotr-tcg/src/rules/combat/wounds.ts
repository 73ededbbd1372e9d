/**
 * Wounds, exertion, healing and death. LR-WOUND, LR-EXERT, LR-HEAL, LR-KILL, LR-THREAT
 *
 * Owns   one wound after the other (LR-WOUND-004), and what follows a death.
 * Not    adding threats (threats.ts); the Ring and corruption (ring.ts).
 * Keeps  the death of a Ring-bearer whom nobody succeeds ends his player's game.
 */
import {
  again,
  call,
  count,
  finish,
  firstIn,
  forbiddenBy,
  idOf,
  place,
  replacementOf,
  resolveEffect,
  say,
} from '@westmarch/kernel';
import {
  aboutToBeWounded,
  aboutToExert,
  ask,
  engine,
  exerted,
  healed,
  killed,
  noHeal,
  noWound,
  step,
  wounded,
} from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { cannotPay, sourceOf } from '../actions/cause.ts';
import { raise, wasPrevented } from '../actions/responses.ts';
import { bury, isCharacter, isExhausted, isKind, Kind, vitality } from '../cards/cards.ts';
import { isCorrupted } from '../counters/ring.ts';
import { eliminate } from '../losing.ts';

/** Whoever cannot take wounds cannot be given any. LR-WOUND-007 */
export const canBeWounded = (s: S, card: number): boolean =>
  s.card.live[card] === 1 && forbiddenBy(s, noWound, card, 0, 0) === 0;

/** All threats become wounds for companions, one by one. LR-THREAT-004..006 */
const threatWounds = engine.procedure('threat wounds', { player: idOf('player'), left: count() })({
  take: step('LR-THREAT-004 LR-THREAT-006', (s, f) => {
    f.left = s.player.threats[f.player];
    s.player.threats[f.player] = 0;
  }),
  wound: ask('LR-THREAT-004 LR-THREAT-005', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Assign a threat wound; ${f.left} left`,
    options(s, f, o) {
      if (f.left === 0) return;
      for (let c = firstIn(s, place(s, Zone.companions, f.player)); c !== 0; c = s.card.next[c])
        if (canBeWounded(s, c)) o.card(c);
    },
    choose(s, f, option) {
      f.left--;
      wound(s, option.a, 1);
      return again;
    },
  }),
});

/** A companion or ally has come to the dead pile. LR-THREAT-004 */
function setOffThreats(s: S, player: number): void {
  if (s.player.threats[player] > 0 && s.player.outcome[player] === 0) call(s, threatWounds, player);
}

export const kill = engine.procedure('killing', { card: idOf('card'), owner: idOf('player') })({
  die: step('LR-KILL-001 LR-KILL-003', (s, f) => {
    if (s.card.live[f.card] === 0) return finish;
    f.owner = s.card.owner[f.card];
    bury(s, f.card);
    // In a skirmish it was killed by those whom it fought.
    raise(s, killed, f.card, f.owner, s.global.striking);
    return undefined;
  }),
  lose: step('LR-LOSE-001', (s, f) => {
    if (s.player.ringBearer[f.owner] === f.card) eliminate(s, f.owner);
  }),
  threats: step('LR-THREAT-004 LR-THREAT-007', (s, f) => {
    if (!isKind(s, f.card, Kind.minion)) setOffThreats(s, f.owner);
  }),
});

/** Something required happens instead of the next wound. */
function isReplaced(s: S, card: number): boolean {
  const row = replacementOf(s, aboutToBeWounded, card, s.card.owner[card], 1);
  if (row === 0) return false;
  resolveEffect(s, s.effect.ability[row], s.effect.source[row], s.effect.subject[row], card, 0, 1);
  return true;
}

const wounding = engine.procedure('wounding', { card: idOf('card'), left: count() })({
  next: step('LR-WOUND-004', (s, f) => {
    if (f.left === 0 || !canBeWounded(s, f.card)) return finish;
    f.left--;
    return undefined;
  }),
  instead: step('LR-RESPONSE-004', (s, f) => (isReplaced(s, f.card) ? f.go('next') : undefined)),
  about: step('LR-RESPONSE-003', (s, f) => raise(s, aboutToBeWounded, f.card, s.card.owner[f.card], 1)),
  place: step('LR-WOUND-001 LR-WOUND-002 LR-WOUND-008', (s, f) => {
    // A response may prevent it, or bring in force what takes its place: the Ring that is put on just now.
    if (wasPrevented(s) || isReplaced(s, f.card)) return f.go('next');
    // A response may also have taken the character away.
    if (s.card.live[f.card] === 0) return finish;
    // Or it has put on the Ring, which turns this very wound into something else.
    const row = replacementOf(s, aboutToBeWounded, f.card, s.card.owner[f.card], 1);
    if (row !== 0) {
      resolveEffect(s, s.effect.ability[row], s.effect.source[row], s.effect.subject[row], f.card, 0, 1);
      return f.go('next');
    }
    s.card.wounds[f.card]++;
    s.global.placed++;
    raise(s, wounded, f.card, s.card.owner[f.card], 1);
    return undefined;
  }),
  death: step('LR-KILL-001 LR-WOUND-003', (s, f) => {
    if (s.card.live[f.card] === 1 && vitality(s, f.card) <= 0) call(s, kill, f.card);
    return f.go('next');
  }),
});

/** Wounds a character so many times, one by one. */
export function wound(s: S, card: number, times: number): void {
  if (times > 0 && canBeWounded(s, card)) call(s, wounding, card, times);
}

/** An exhausted character cannot be exerted by anyone. LR-EXERT-003 */
export const canExert = (s: S, card: number, times = 1): boolean =>
  s.card.live[card] === 1 && vitality(s, card) > times;

const exerting = engine.procedure('exerting', { card: idOf('card') })({
  about: step('LR-RESPONSE-003', (s, f) => raise(s, aboutToExert, f.card, s.card.owner[f.card], 1)),
  place: step('LR-EXERT-001 LR-EXERT-002', (s, f) => {
    // Who places no token for it has exerted all the same.
    if (!wasPrevented(s) && s.card.live[f.card] === 1) s.card.wounds[f.card]++;
    raise(s, exerted, f.card, s.card.owner[f.card], 1);
  }),
});
/** Exerts a character: a wound token that no wound prevention helps against. LR-EXERT-001, 002, 005 */
export function exert(s: S, card: number): void {
  if (s.card.live[card] === 1 && !isExhausted(s, card)) call(s, exerting, card);
  else cannotPay(s);
}

const exhausting = engine.procedure('exhausting', { card: idOf('card') })({
  exert: step('LR-EXERT-007', (s, f) => {
    if (!canExert(s, f.card)) return finish;
    exert(s, f.card);
    return f.go('exert');
  }),
});
/** Exerts it as often as possible. LR-EXERT-007 */
export const exhaust = (s: S, card: number): void => call(s, exhausting, card);

/** There is something to heal, and nothing forbids that this card's text, or the rules, heal it. */
export const canBeHealed = (s: S, card: number, source: number): boolean =>
  s.card.live[card] === 1 && s.card.wounds[card] > 0 && forbiddenBy(s, noHeal, card, source, 0) === 0;
/** Takes one token away, whether from a wound or an exertion. LR-HEAL-001, 003 */
export function heal(s: S, card: number): void {
  if (!canBeHealed(s, card, sourceOf(s))) return;
  s.card.wounds[card]--;
  raise(s, healed, card, s.card.owner[card], 1);
}

/** A character whose vitality fell to nothing otherwise than by a wound, or 0. LR-ATTACH-010 */
function firstDying(s: S): number {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isCharacter(s, c) && vitality(s, c) <= 0) return c;
  return 0;
}

/** After every action: deaths and corruption that a lost bonus brings about. LR-ATTACH-010, LR-RESIST-005 */
export const settling = engine.procedure('settling', { card: idOf('card') })({
  deaths: step('LR-ATTACH-010 LR-KILL-001', (s, f) => {
    f.card = firstDying(s);
    if (f.card === 0) return undefined;
    call(s, kill, f.card);
    return f.go('deaths');
  }),
  corruption: step('LR-RESIST-005 LR-LOSE-003', (s) => {
    s.global.unsettled = 0;
    for (let p = 1; p <= s.layout.sizes.players; p++)
      if (s.player.outcome[p] === 0 && isCorrupted(s, p)) {
        eliminate(s, p);
        return;
      }
  }),
});

export function settleIfNeeded(s: S): void {
  if (s.global.unsettled === 1) call(s, settling);
}
