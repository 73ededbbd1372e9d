/**
 * Wounds, deaths, and what threats make of a death. LR-WOUND, LR-KILL, LR-THREAT-004..007
 *
 * Owns   one wound after the other (LR-WOUND-004), and what follows a death.
 * Not    exertion and healing (exertion.ts), adding threats (counters/threats.ts), the Ring (counters/ring.ts).
 * Keeps  who has no vitality left is killed at once, before anyone hears of the wound (LR-KILL-001, LR-ERRATA-042);
 *        the death of a Ring-bearer whom nobody succeeds ends his player's game.
 */
import { again, call, count, finish, firstIn, forbiddenBy, idOf, place, say, whole } from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { cannotPay, howBy, packed, sourceOf, speaking, Way } from '../actions/cause.ts';
import { happens, happensBy, type Verb, verbOf } from '../actions/happening.ts';
import { isKind, Kind, vitality } from '../cards/cards.ts';
import { bury } from '../cards/leaving.ts';
import { removeAllThreats } from '../counters/threats.ts';
import { aboutToBeKilled, aboutToBeWounded, killed, wounded } from '../events.ts';
import { note, Was } from '../history.ts';
import { eliminate } from '../losing.ts';
import { noWound } from '../prohibitions.ts';

/** Whoever cannot take wounds cannot be given any: by that card, in that way. LR-WOUND-007 */
export const canBeWounded = (s: S, card: number, source = 0, how = 0): boolean =>
  s.card.live[card] === 1 && forbiddenBy(s, noWound, card, source, how) === 0;

/** All threats become wounds for companions, one by one. LR-THREAT-004..006 */
const threatWounds = engine.procedure('threat wounds', { player: idOf('player'), left: count() })({
  take: step('LR-THREAT-004 LR-THREAT-006', (s, f) => {
    f.left = removeAllThreats(s, f.player);
  }),
  wound: ask('LR-THREAT-004 LR-THREAT-005', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Assign a threat wound; ${f.left} left`,
    options(s, f, o) {
      if (f.left === 0) return;
      for (let c = firstIn(s, place(s, Zone.companions, f.player)); c !== 0; c = s.card.next[c])
        if (canBeWounded(s, c, 0, BY_THREATS)) o.card(c);
    },
    choose(s, f, option) {
      f.left--;
      wound(s, option.a, 1, Way.threats);
      return again;
    },
  }),
});
const BY_THREATS = packed(Way.threats, 0);

/** A companion or ally has come to the dead pile. LR-THREAT-004 */
function setOffThreats(s: S, player: number): void {
  if (s.player.threats[player] > 0 && s.player.outcome[player] === 0) call(s, threatWounds, player);
}

const killing: Verb = verbOf({
  about: aboutToBeKilled,
  done: killed,
  first: true,
  can: (s, card) => s.card.live[card] === 1,
  happen(s, card, source, how) {
    note(s, card, Was.killed);
    bury(s, card, source, how);
  },
  after(s, card) {
    const owner = s.card.owner[card];
    // In LR-LOSE-001 someone may have taken the Ring up in response.
    if (s.player.ringBearer[owner] === card) eliminate(s, owner);
    else if (!isKind(s, card, Kind.minion)) setOffThreats(s, owner);
  },
});
/** Kills a character: by the text of a card, or by the rules in a way of theirs. LR-KILL-003, 007 */
export const kill = (s: S, card: number, way = 0, source = 0): void =>
  happens(s, killing, card, 1, way, source);

const wounding: Verb = verbOf({
  about: aboutToBeWounded,
  done: wounded,
  cannot: noWound,
  can: (s, card) => s.card.live[card] === 1,
  // The wound that kills is death itself: who is spared that has not taken it.
  plain: { is: (s, card) => vitality(s, card) > 1, has: (s, card) => s.card.live[card] === 0 },
  happen(s, card, source, how) {
    if (vitality(s, card) > 1) {
      s.card.wounds[card]++;
      s.global.placed++;
      note(s, card, Was.wounded);
      return;
    }
    happensBy(s, killingByWound, card, source, how, 0);
  },
});
/** A death that a wound brings comes about in the way of the wound. */
const killingByWound: Verb = verbOf({
  ...killing,
  happen(s, card, source, how) {
    s.global.placed++;
    note(s, card, Was.wounded);
    killing.happen(s, card, source, how);
  },
});

const allWounds = engine.procedure('wounding', {
  card: idOf('card'),
  left: count(),
  source: idOf('card'),
  how: whole(),
  from: whole(),
})({
  next: step('LR-WOUND-004', (s, f) => {
    if (f.left === 0 || s.card.live[f.card] === 0) return finish;
    f.left--;
    happensBy(s, wounding, f.card, f.source, f.how, f.from);
    return again;
  }),
});

/** Wounds a character so many times, one by one. LR-WOUND-004 */
export function wound(s: S, card: number, times: number, way = 0, source = 0): void {
  const from = speaking(s);
  const cause = source || sourceOf(s, from);
  const how = howBy(s, from, way);
  if (times <= 0) return;
  if (!canBeWounded(s, card, cause, how)) cannotPay(s);
  else if (times === 1) happensBy(s, wounding, card, cause, how, from);
  else call(s, allWounds, card, times, cause, how, from);
}
