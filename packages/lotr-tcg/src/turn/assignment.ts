/** The assignment phase: actions, the Free Peoples player's assignments, then leftover minions. LR-ASSIGN, LR-FIERCE */
import {
  again,
  call,
  count,
  firstIn,
  idOf,
  Kind as OptionKind,
  type Options,
  ofCard,
  place,
  say,
  valueOf,
} from '@westmarch/kernel';
import { ambush, ask, assigned, engine, fierce, step } from '../engine.ts';
import { actionProcedure } from '../rules/actions/actions.ts';
import { raise } from '../rules/actions/responses.ts';
import { isKind, Kind } from '../rules/cards/cards.ts';
import { canBeAssigned, canDefend, isFree } from '../rules/combat/assigning.ts';
import { addTwilight } from '../rules/counters/twilight.ts';
import { leader, placesToTheRight } from '../rules/order.ts';
import { Phase, type S, Zone } from '../state.ts';
import { beginPhase } from './phases.ts';

/** All minions; in a fierce round those that are fierce as it opens. LR-FIERCE-004 */
function callUp(s: S): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isKind(s, c, Kind.minion)) {
      s.card.mayFight[c] = s.global.fierce === 0 || valueOf(s, fierce, c) > 0 ? 1 : 0;
      s.card.leftover[c] = s.card.chosen[c] = 0;
    }
}

type Test = (s: S, card: number) => boolean;
function anyDefender(s: S, test: Test): boolean {
  const player = s.global.active;
  for (let c = firstIn(s, place(s, Zone.companions, player)); c !== 0; c = s.card.next[c])
    if (test(s, c)) return true;
  for (let c = firstIn(s, place(s, Zone.support, player)); c !== 0; c = s.card.next[c])
    if (test(s, c)) return true;
  return false;
}
function offerDefenders(s: S, test: Test, o: Options): void {
  const player = s.global.active;
  for (let c = firstIn(s, place(s, Zone.companions, player)); c !== 0; c = s.card.next[c])
    if (test(s, c)) o.card(c);
  for (let c = firstIn(s, place(s, Zone.support, player)); c !== 0; c = s.card.next[c])
    if (test(s, c)) o.card(c);
}

function offerFreeMinions(s: S, o: Options): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isKind(s, c, Kind.minion) && isFree(s, c)) o.card(c);
}

/** A minion that the Free Peoples player assigned and that lies in ambush, after this one; or 0. */
function nextAmbush(s: S, after: number): number {
  let next = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (c > after && s.card.chosen[c] === 1 && (next === 0 || c < next) && valueOf(s, ambush, c) > 0)
      next = c;
  return next;
}

/**
 * The ambush of that number of a minion: the printed one first, then what each other card gives; 0 behind the last.
 * They are not added up. LR-KEYWORD-006
 */
function ambushOf(s: S, minion: number, instance: number): number {
  const own = ambush.base(s, minion);
  let left = instance;
  if (own > 0 && left-- === 0) return own;
  for (let row = s.channel.first[ambush.channel]; row !== 0; row = s.effect.next[row]) {
    const given = engine.abilities[s.effect.ability[row]].fold(s, row, minion, 0);
    if (given > 0 && left-- === 0) return given;
  }
  return 0;
}

/** A Shadow player assigns what is left of his minions. LR-ASSIGN-007, 008 */
const leftovers = engine.procedure('leftover minions', { player: idOf('player'), minion: idOf('card') })({
  which: ask('LR-ASSIGN-007 LR-ASSIGN-008 LR-ASSIGN-009', {
    who: (_s, f) => f.player,
    say: () => say`Assign a leftover minion, or leave the rest`,
    options(s, f, o) {
      if (!anyDefender(s, canDefend)) return;
      for (let c = firstIn(s, place(s, Zone.minions, f.player)); c !== 0; c = s.card.next[c])
        if (s.card.leftover[c] === 1 && isFree(s, c)) o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(_s, f, option) {
      f.minion = option.kind === OptionKind.card ? option.a : 0;
      return f.minion === 0 ? f.go('end') : undefined;
    },
  }),
  against: ask('LR-ASSIGN-007 LR-ASSIGN-012 LR-ALLY-007 LR-KEYWORD-026', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Against whom does ${ofCard(f.minion)} fight?`,
    options(s, f, o) {
      if (f.minion !== 0) offerDefenders(s, canDefend, o);
    },
    choose(s, f, option) {
      s.card.against[f.minion] = option.a;
      raise(s, assigned, f.minion, option.a, 0);
      f.minion = 0;
      return f.go('which');
    },
  }),
  end: step('', () => undefined),
});

export const assignmentPhase = engine.procedure('assignment phase', {
  minion: idOf('card'),
  places: count(),
  /** Which of the minion's ambushes is next. */
  instance: count(),
})({
  begin: step('LR-ASSIGN-001 LR-FIERCE-002', (s) => {
    callUp(s);
    beginPhase(s, Phase.assignment);
  }),
  act: step('LR-ASSIGN-001', (s) => call(s, actionProcedure)),
  which: ask('LR-ASSIGN-003 LR-ASSIGN-006', {
    who: (s) => leader(s),
    say: () => say`Choose a minion to assign a defender to, or be done`,
    options(s, _f, o) {
      if (anyDefender(s, canBeAssigned)) offerFreeMinions(s, o);
      if (o.count > 0) o.pass();
    },
    choose(_s, f, option) {
      f.minion = option.kind === OptionKind.card ? option.a : 0;
      return f.minion === 0 ? f.go('leave') : undefined;
    },
  }),
  defender: ask('LR-ASSIGN-004 LR-ASSIGN-005 LR-ASSIGN-010 LR-FIERCE-003', {
    who: (s) => leader(s),
    say: (_s, f) => say`Who fights ${ofCard(f.minion)}?`,
    options(s, f, o) {
      if (f.minion !== 0) offerDefenders(s, canBeAssigned, o);
    },
    choose(s, f, option) {
      s.card.against[f.minion] = option.a;
      s.card.chosen[f.minion] = 1;
      f.minion = 0;
      return f.go('which');
    },
  }),
  leave: step('LR-ASSIGN-006', (s, f) => {
    f.minion = 0;
    for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
      if (isKind(s, c, Kind.minion) && s.card.against[c] === 0) s.card.leftover[c] = 1;
  }),
  shadow: step('LR-ASSIGN-007', (s, f) => {
    if (++f.places === s.layout.sizes.players) return undefined;
    const player = placesToTheRight(s, s.global.active, f.places);
    if (player !== 0) call(s, leftovers, player);
    return again;
  }),
  takeEffect: step('LR-ASSIGN-013', (s, f) => {
    f.instance = 0;
    f.minion = nextAmbush(s, f.minion);
    return f.minion === 0 ? f.go('end') : undefined;
  }),
  instance: step('LR-KEYWORD-006', (s, f) =>
    ambushOf(s, f.minion, f.instance++) === 0 ? f.go('takeEffect') : undefined,
  ),
  ambush: ask('LR-KEYWORD-004 LR-KEYWORD-005 LR-KEYWORD-006', {
    who: (s, f) => s.card.controller[f.minion],
    say: (s, f) =>
      say`Add ${ambushOf(s, f.minion, f.instance - 1)} twilight for the ambush of ${ofCard(f.minion)}?`,
    options: (_s, _f, o) => o.yesOrNo(),
    choose(s, f, option) {
      if (option.kind === OptionKind.yes) addTwilight(s, ambushOf(s, f.minion, f.instance - 1));
      return f.go('instance');
    },
  }),
  end: step('', () => undefined),
});
