/**
 * Using abilities: starting an action, handing it to the game's timing once declared, and resolving an effect.
 */
import type { State } from '../arena/state.ts';
import type { Options } from '../decision/options.ts';
import { standingRow } from '../effect/effects.ts';
import { dequeue } from '../event/event.ts';
import { isOpen } from '../explain/gate.ts';
import { call } from '../flow/frames.ts';
import type { Procedure } from '../flow/procedure.ts';
import { ABILITY_SLOTS, At } from './builder.ts';
import { windowIsOpen } from './windows.ts';

/** Starts an action: its targets are chosen and its costs paid, then the game's timing takes over. */
export function useAction(s: State, ability: number, card: number, player: number): void {
  const { declare } = s.engine.abilities[ability];
  if (declare === null) throw new Error(`Ability ${ability} is no action.`);
  call(s, declare, ability, card, player);
}

/** Offers every action of a card that its gates leave open. */
export function offerActions(s: State, player: number, card: number, o: Options): void {
  const { engine } = s;
  const { actions } = engine.definitions[s.card.def[card]];
  for (let i = 0; i < actions.length; i++) {
    const { window, gates } = engine.abilities[actions[i]];
    // The first gate is the window.
    if (window !== 0 && !windowIsOpen(s, engine, window, player)) continue;
    if (isOpen(gates, s, player, card, window === 0 ? 0 : 1)) o.action(card, actions[i], 0);
  }
}

/** An action is declared: its frame lies at `base`, with all it chose. Called by every action's last step. */
export function onDeclared(s: State, base: number): void {
  s.engine.declared(s, base);
}

function effectOf(s: State, ability: number): Procedure {
  const { effect } = s.engine.abilities[ability];
  if (effect === null) throw new Error(`Ability ${ability} has no effect of its own.`);
  return effect;
}

/** Resolves a declared action at once, with everything its frame at `base` chose. */
export function resolveDeclared(s: State, base: number): void {
  const { frames } = s;
  call(s, effectOf(s, frames[base + At.ability]), frames[base + At.ability]);
  const top = s.kernel.top;
  for (let i = At.source; i < At.slots + ABILITY_SLOTS; i++) frames[top + i] = frames[base + i];
}

/**
 * Resolves the effect of a waiting trigger, replacement or anything else that the game kept. `you` is whose it was
 * when it was declared or triggered; without it, whoever controls the source now.
 */
export function resolveEffect(
  s: State,
  ability: number,
  source: number,
  subject: number,
  a: number,
  b: number,
  n: number,
  you = s.card.controller[source],
): void {
  call(s, effectOf(s, ability), ability, source, you, subject, a, b);
  s.frames[s.kernel.top + At.n] = n;
}

/** A trigger that was granted stands by itself; a printed one while its card is in force, unless it says otherwise. */
function stillStands(s: State, id: number, source: number): boolean {
  const { ability, def } = s.engine.abilities[id];
  if (ability !== null && 'evenIfGone' in ability && ability.evenIfGone) return true;
  return !s.engine.definitions[def].abilities.includes(id) || standingRow(s, id, source) !== 0;
}

/** Takes a waiting trigger from the queue and resolves it, if it still stands. */
export function resolveWaiting(s: State, waiting: number): void {
  const w = s.waiting;
  const ability = w.ability[waiting];
  const source = w.source[waiting];
  const subject = w.subject[waiting];
  const a = w.a[waiting];
  const b = w.b[waiting];
  const n = w.n[waiting];
  const you = w.you[waiting];
  dequeue(s, waiting);
  if (stillStands(s, ability, source)) resolveEffect(s, ability, source, subject, a, b, n, you);
}

/** Keeps what a declared action chose, so that it can resolve later: copies its slots into a column each. */
export function slotOf(s: State, base: number, slot: number): number {
  return s.frames[base + At.slots + slot];
}

/** Gives a just started effect one of the kept slots back. */
export function setSlot(s: State, slot: number, value: number): void {
  s.frames[s.kernel.top + At.slots + slot] = value;
}
