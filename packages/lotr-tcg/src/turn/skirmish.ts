/**
 * Skirmishes: pick one, act, compare strength, wound the losers. LR-SKIRM-001..022, LR-FIERCE
 *
 * Owns   the order of a skirmish, and who counts as winner or loser.
 * Not    assignment.ts, wounds.ts, or anything a card says.
 * Keeps  removed mid-skirmish = loser without a wound (LR-SKIRM-015, 016); what winning and losing cause is settled
 *        while everyone is still assigned (LR-SKIRM-019).
 */
import {
  addEffect,
  again,
  call,
  finish,
  firstIn,
  flag,
  idOf,
  type Options,
  ofCard,
  place,
  say,
  silence,
  untilEndOf,
  valueOf,
  whole,
} from '@westmarch/kernel';
import { ask, damage, engine, fierce, lurker, overwhelm, step, strength } from '../engine.ts';
import { actionProcedure } from '../rules/actions/actions.ts';
import { Way } from '../rules/actions/cause.ts';
import { hear, raise, tell } from '../rules/actions/responses.ts';
import { isKind, Kind } from '../rules/cards/cards.ts';
import { tellAssigned } from '../rules/combat/assigning.ts';
import { settleIfNeeded } from '../rules/combat/settling.ts';
import {
  hasAttacker,
  minionDamage,
  minionStrength,
  nextAttacker,
  onlyAttacker,
} from '../rules/combat/skirmishing.ts';
import { kill, wound } from '../rules/combat/wounds.ts';
import { skirmishCancelled, skirmishLost, skirmishWon } from '../rules/events.ts';
import { note, Was } from '../rules/history.ts';
import { leader } from '../rules/order.ts';
import { Phase, type S, Zone } from '../state.ts';
import { assignmentPhase } from './assignment.ts';
import { beginPhase, endPhase } from './phases.ts';

/** Twice the other's strength overwhelms; any strength overwhelms none; nothing overwhelms nothing. LR-SKIRM-008..011 */
export const isOverwhelmed = (s: S, winner: number, loser: number, card: number): boolean =>
  winner > 0 && winner >= loser * valueOf(s, overwhelm, card);

function clearFallen(s: S): void {
  for (let row = 1; row < s.fallen.card.length && s.fallen.card[row] !== 0; row++) s.fallen.card[row] = 0;
}

/** Whoever is on the losing side, and whoever left the skirmish before its end. LR-SKIRM-015, 016 */
function tellLosers(s: S, character: number, won: boolean): void {
  if (!won && s.card.live[character] === 1) tellLoss(s, character, 0);
  for (let row = 1; row < s.fallen.card.length && s.fallen.card[row] !== 0; row++)
    // A companion whom another has replaced did not lose to that other.
    tellLoss(s, s.fallen.card[row], isKind(s, s.fallen.card[row], Kind.minion) ? character : 0);
  if (!won) return;
  for (let c = nextAttacker(s, character, 0); c !== 0; c = nextAttacker(s, character, c))
    tellLoss(s, c, character);
}
function tellWinners(s: S, character: number, won: boolean): void {
  if (won) {
    if (s.card.live[character] === 1) tellWin(s, character, 0);
    return;
  }
  for (let c = nextAttacker(s, character, 0); c !== 0; c = nextAttacker(s, character, c))
    tellWin(s, c, character);
}
function tellLoss(s: S, loser: number, to: number): void {
  note(s, loser, Was.lost);
  tell(s, skirmishLost, loser, to, 0);
}
function tellWin(s: S, winner: number, over: number): void {
  note(s, winner, Was.won);
  tell(s, skirmishWon, winner, over, 0);
}

/** The text of the Ring does not apply in this skirmish; what it adds to its bearer's numbers is no text. LR-LATER-027 */
function silenceRing(s: S): void {
  const { active, returned } = s.global;
  const ring = s.player.ring[active];
  const until = untilEndOf(s, skirmishPhase);
  s.global.returned = 0;
  if (ring === 0 || s.card.live[ring] === 0) return;
  silence(s, returned, ring, until, s.card.owner[returned]);
  for (const id of engine.definitions[s.card.def[ring]].standing)
    if (engine.abilities[id].rules.includes('LR-ATTACH-009')) addEffect(s, id, ring, 0, 0, until, active);
}

/** One skirmish. */
export const skirmishPhase = engine.procedure('skirmish phase', {
  character: idOf('card'),
  minion: idOf('card'),
  won: flag(),
  own: whole(),
  theirs: whole(),
  wounds: whole(),
})({
  begin: step('LR-SKIRM-001 LR-SKIRM-014', (s, f) => {
    s.global.skirmish = f.character;
    s.global.cancelled = 0;
    if (s.global.returned !== 0) silenceRing(s);
    beginPhase(s, Phase.skirmish);
  }),
  act: step('LR-SKIRM-003', (s) => call(s, actionProcedure)),
  resolve: step('LR-SKIRM-005 LR-SKIRM-006 LR-SKIRM-012 LR-SKIRM-017', (s, f) => {
    // Another may have taken his place meanwhile.
    f.character = s.global.skirmish;
    f.minion = 0;
    if (s.global.cancelled === 1) {
      raise(s, skirmishCancelled, f.character, 0, 0);
      return f.go('ends');
    }
    if (s.card.live[f.character] === 0) {
      f.won = 0;
      return f.go('outcome');
    }
    f.won = 1;
    if (!hasAttacker(s, f.character)) return f.go('outcome');
    f.own = valueOf(s, strength, f.character);
    f.theirs = minionStrength(s, f.character);
    f.won = f.own > f.theirs ? 1 : 0;
    f.wounds = 1 + (f.won === 1 ? valueOf(s, damage, f.character) : minionDamage(s, f.character));
    return f.won === 1 ? undefined : f.go('hurtCharacter');
  }),
  hurtMinions: step('LR-SKIRM-007 LR-SKIRM-008 LR-SKIRM-009', (s, f) => {
    f.minion = nextAttacker(s, f.character, f.minion);
    if (f.minion === 0) return f.go('outcome');
    if (isOverwhelmed(s, f.own, f.theirs, f.minion)) kill(s, f.minion, Way.overwhelm, f.character);
    else wound(s, f.minion, f.wounds, Way.skirmish, f.character);
    return again;
  }),
  hurtCharacter: step('LR-SKIRM-007 LR-SKIRM-008 LR-SKIRM-009', (s, f) => {
    const by = onlyAttacker(s, f.character);
    if (isOverwhelmed(s, f.theirs, f.own, f.character)) kill(s, f.character, Way.overwhelm, by);
    else wound(s, f.character, f.wounds, Way.skirmish, by);
  }),
  outcome: step('LR-SKIRM-015 LR-SKIRM-016 LR-SKIRM-019 LR-ACTION-003 LR-ACTION-004', (s, f) => {
    // All of them lose or win at one time: what that causes is heard of together.
    tellLosers(s, f.character, f.won === 1);
    tellWinners(s, f.character, f.won === 1);
    hear(s);
  }),
  ends: step('LR-SKIRM-018 LR-SKIRM-019', (s) => endPhase(s, Phase.skirmish)),
  end: step('LR-SKIRM-018 LR-SKIRM-019', (s, f) => {
    clearFallen(s);
    for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
      if (s.card.against[c] === f.character) s.card.against[c] = 0;
    s.global.skirmish = s.global.cancelled = 0;
    // What lasted for this skirmish ends with it, and may have kept someone alive.
    s.global.unsettled = 1;
  }),
});

const isLurking = (s: S, character: number): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.against[c] === character && valueOf(s, lurker, c) > 0) return true;
  return false;
};

function offerFrom(s: S, at: number, lurking: boolean, o: Options): void {
  for (let c = firstIn(s, at); c !== 0; c = s.card.next[c])
    if (hasAttacker(s, c) && isLurking(s, c) === lurking) o.card(c);
}
/** Those with a lurker come after all others. LR-KEYWORD-016, 017 */
function offerSkirmishes(s: S, o: Options): void {
  for (let lurking = 0; lurking < 2 && o.count === 0; lurking++) {
    offerFrom(s, place(s, Zone.companions, s.global.active), lurking === 1, o);
    offerFrom(s, place(s, Zone.support, s.global.active), lurking === 1, o);
  }
}

const anyFierce = (s: S): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isKind(s, c, Kind.minion) && valueOf(s, fierce, c) > 0) return true;
  return false;
};

/** All of them, one after the other, and then the fierce ones. LR-SKIRM-022 */
export const skirmishes = engine.procedure(
  'skirmishes',
  {},
)({
  settle: step('LR-KILL-001 LR-RESIST-005', (s) => settleIfNeeded(s)),
  extra: step('LR-ERRATA-022', (s, f) => {
    const { returned } = s.global;
    if (returned === 0) return undefined;
    const bearer = s.player.ringBearer[s.global.active];
    if (s.card.live[returned] === 0 || s.card.live[bearer] === 0) {
      s.global.returned = 0;
      return undefined;
    }
    for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) s.card.against[c] = 0;
    s.card.against[returned] = bearer;
    tellAssigned(s, returned, bearer, s.card.controller[returned]);
    hear(s);
    return f.go('fight');
  }),
  next: ask('LR-SKIRM-001 LR-SKIRM-002 LR-SKIRM-013 LR-FIERCE-007', {
    who: (s) => leader(s),
    say: () => say`Whose skirmish is next?`,
    options: (s, _f, o) => offerSkirmishes(s, o),
    describe: (_s, _f, option) => say`The skirmish of ${ofCard(option.a)}`,
    choose(s, f, option) {
      call(s, skirmishPhase, option.a);
      return f.go('settle');
    },
  }),
  none: step('', (_s, f) => f.go('fierce')),
  fight: step('LR-ERRATA-022', (s, f) => {
    call(s, skirmishPhase, s.player.ringBearer[s.global.active]);
    return f.go('settle');
  }),
  fierce: step('LR-FIERCE-001 LR-FIERCE-008 LR-SKIRM-020', (s) => {
    if (s.global.fierce === 1 || !anyFierce(s)) {
      s.global.fierce = 0;
      return finish;
    }
    s.global.fierce = 1;
    call(s, assignmentPhase);
    return undefined;
  }),
  again: step('LR-FIERCE-001', (_s, f) => f.go('settle')),
});
