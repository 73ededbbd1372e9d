/**
 * Loops: what the players agree on once the same actions go round and round. LR-LOOP, DECISIONS F8
 *
 * Owns   naming a number, answering it, repeating the round so often, and who has the last action.
 * Not    noticing a loop (repeats.ts).
 * Keeps  afterwards its actions cannot be used any more in this phase, so that no loop goes on for ever.
 */
import { again, call, count, flag, idOf, say } from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { settleIfNeeded } from '../combat/settling.ts';
import { isDecided } from '../combat/skirmishing.ts';
import { leader, placesToTheRight } from '../order.ts';
import { repeatAction } from './action-list.ts';
import { keepRound, loopLength } from './repeats.ts';

/** The most that is named: more rounds than any game needs. */
const MOST_ROUNDS = 99;

/** So many effects more must find room after each round, for what else this turn brings. */
const ROOM_FOR_OTHERS = 48;
/** What the rounds leave behind fills the table: they have been enough. */
const isFull = (s: S): boolean => s.kernel.effectsUsed + ROOM_FOR_OTHERS > s.effect.channel.length;

/** A player has an action in the round. */
function takesPart(s: S, first: number, length: number, player: number): boolean {
  for (let row = first; row < first + length; row++) if (s.barred.player[row] === player) return true;
  return false;
}
/** Others than that player have one too. */
function isShared(s: S, first: number, length: number, player: number): boolean {
  for (let row = first; row < first + length; row++) if (s.barred.player[row] !== player) return true;
  return false;
}

/** Does the action of a row of the round again. */
const repeatRow = (s: S, row: number): boolean =>
  repeatAction(s, s.barred.player[row], s.barred.card[row], s.barred.ability[row]);

const looping = engine.procedure('loop', {
  first: count(),
  length: count(),
  /** Nobody else acts in this phase. */
  alone: flag(),
  namer: idOf('player'),
  /** It needs actions of several players. */
  shared: flag(),
  /** Whoever has the last action in it. */
  last: idOf('player'),
  places: count(),
  rounds: count(),
  lowered: flag(),
  row: count(),
})({
  begin: step('LR-LOOP-001 LR-LOOP-002', (s, f) => {
    const free = leader(s);
    f.namer = takesPart(s, f.first, f.length, free) ? free : s.barred.player[f.first];
    f.shared = isShared(s, f.first, f.length, f.namer) ? 1 : 0;
  }),
  name: ask('LR-LOOP-001 LR-LOOP-002', {
    who: (_s, f) => f.namer,
    say: () => say`This can go on for ever: how many more times?`,
    options(_s, _f, o) {
      for (let n = 0; n <= MOST_ROUNDS; n++) o.number(n);
    },
    choose(_s, f, option) {
      f.rounds = option.a;
    },
  }),
  next: step('LR-LOOP-002', (s, f) => {
    if (++f.places >= s.layout.sizes.players || f.alone === 1) return f.go('round');
    const player = placesToTheRight(s, f.namer, f.places);
    if (player === 0) return again;
    return f.shared === 1 && !takesPart(s, f.first, f.length, player) ? again : undefined;
  }),
  answer: ask('LR-LOOP-001 LR-LOOP-002', {
    who: (s, f) => placesToTheRight(s, f.namer, f.places),
    say: (_s, f) =>
      f.shared === 1
        ? say`Name a lower number than ${f.rounds}, or agree to it`
        : say`After how many of ${f.rounds} times do you break in? ${f.rounds} lets it go on`,
    options(_s, f, o) {
      for (let n = 0; n <= f.rounds; n++) o.number(n);
    },
    choose(s, f, option) {
      const agrees = option.a === f.rounds;
      f.rounds = option.a;
      // A lower number leaves the last action with who named first; else it is his who agreed last.
      if (!agrees) f.lowered = 1;
      f.last = f.lowered === 1 ? f.namer : placesToTheRight(s, f.namer, f.places);
      return f.go('next');
    },
  }),
  round: step('LR-LOOP-003 LR-LOOP-004', (s, f) => {
    f.row = 0;
    if (f.rounds === 0 || isFull(s)) return f.go('lastAction');
    f.rounds--;
    return undefined;
  }),
  act: step('LR-LOOP-003 LR-LOOP-004', (s, f) => {
    if (f.row === f.length) return f.go('round');
    return repeatRow(s, f.first + f.row++) ? undefined : f.go('bar');
  }),
  settle: step('LR-KILL-001 LR-RESIST-005', (s) => settleIfNeeded(s)),
  goOn: step('LR-SKIRM-012 LR-SKIRM-018', (s, f) => f.go(isDecided(s) ? 'bar' : 'act')),
  lastAction: step('LR-LOOP-003 LR-LOOP-004 LR-LOOP-005', (s, f) => {
    if (f.shared === 0 || s.barred.player[f.first + f.length - 1] === f.last) return;
    for (let row = f.first; row < f.first + f.length; row++)
      if (s.barred.player[row] === f.last) {
        repeatRow(s, row);
        return;
      }
  }),
  settleLast: step('LR-KILL-001 LR-RESIST-005', (s) => settleIfNeeded(s)),
  bar: step('LR-LOOP-003 LR-LOOP-004', (s, f) => {
    s.global.looped = f.first + f.length - 1;
  }),
});

/** After an action: if it goes round and round, the players settle how often. */
export function endLoop(s: S, alone: boolean): boolean {
  const length = loopLength(s);
  const first = length === 0 ? 0 : keepRound(s, length);
  if (first === 0) return false;
  call(s, looping, first, length, alone ? 1 : 0);
  return true;
}
