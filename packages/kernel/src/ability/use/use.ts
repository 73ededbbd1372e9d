/**
 * Using abilities: starting an action, handing it to the game's timing once declared, and resolving an effect.
 */
import type { State } from '../../arena/state.ts';
import type { Options } from '../../decision/options.ts';
import { isMute, rowInForce } from '../../effect/effects.ts';
import { dequeue } from '../../event/event.ts';
import { type Refusal, refusals } from '../../explain/gate.ts';
import { call } from '../../flow/frames.ts';
import type { Procedure } from '../../flow/procedure.ts';
import { At } from '../compile/builder.ts';
import { openTexts, windowIsOpen } from './windows.ts';

/** An option names an ability, and the effect that it was granted by if it is no printed one: both in one number. */
const GRANT_SHIFT = 15;
export const abilityIn = (named: number): number => named & 0x7fff;
const grantIn = (named: number): number => named >> GRANT_SHIFT;

/** Starts an action: its targets are chosen and its costs paid, then the game's timing takes over. */
export function useAction(s: State, named: number, card: number, player: number): void {
  const ability = abilityIn(named);
  const row = grantIn(named);
  const { declare } = s.engine.abilities[ability];
  if (declare === null) throw new Error(`Ability ${ability} is no action.`);
  if (row === 0) call(s, declare, ability, card, player);
  else call(s, declare, ability, s.effect.source[row], player, s.effect.subject[row]);
}

/** All gates of an action are open for a player and a card. */
export function isUsable(s: State, ability: number, player: number, card: number): boolean {
  const { around, isOpen } = s.engine.abilities[ability];
  return (around === 0 || windowIsOpen(s, s.engine, around, player)) && isOpen(s, player, card);
}

/** Offers every printed action of a card that its gates leave open, unless its text is ignored. */
export function offerActions(s: State, player: number, card: number, o: Options): void {
  const def = s.card.def[card];
  const windows = s.engine.actionWindows[def];
  if ((openTexts(s, s.engine, player) & windows) === 0 || isMute(s, card)) return;
  const { actions } = s.engine.definitions[def];
  for (let i = 0; i < actions.length; i++)
    if (isUsable(s, actions[i], player, card)) o.action(card, actions[i], 0);
}

/** Some printed action of a card is open. */
export function hasOpenAction(s: State, player: number, card: number): boolean {
  const def = s.card.def[card];
  const windows = s.engine.actionWindows[def];
  if ((openTexts(s, s.engine, player) & windows) === 0 || isMute(s, card)) return false;
  const { actions } = s.engine.definitions[def];
  for (let i = 0; i < actions.length; i++) if (isUsable(s, actions[i], player, card)) return true;
  return false;
}

/** Offers the actions that are granted or copied for a while, and those used from a zone of their own choosing. */
export function offerGranted(s: State, player: number, o: Options): void {
  const { ability, source, subject, next } = s.effect;
  for (let row = s.channel.first[s.engine.grants]; row !== 0; row = next[row]) {
    const host = subject[row];
    s.side.host = host;
    if (isUsable(s, ability[row], player, source[row])) o.action(host || source[row], namedIn(s, row), 0);
    s.side.host = 0;
  }
}

/** How an option names an action that a row of effects grants: a lasting one by its row, any other by itself. */
const namedIn = (s: State, row: number): number =>
  s.effect.until[row] === 0 ? s.effect.ability[row] : s.effect.ability[row] + (row << GRANT_SHIFT);

/** What options name the actions that a card has from elsewhere, in the order in which they are explained. */
export function grantedNames(s: State, card: number): number[] {
  const found: number[] = [];
  const { source, subject, next } = s.effect;
  for (let row = s.channel.first[s.engine.grants]; row !== 0; row = next[row])
    if ((subject[row] || source[row]) === card) found.push(namedIn(s, row));
  return found;
}

/** How an option would name that action of a card, printed on it or had from elsewhere; 0 while it cannot be used. */
export function openName(s: State, ability: number, player: number, card: number): number {
  if (s.engine.definitions[s.card.def[card]].actions.includes(ability))
    return isUsable(s, ability, player, card) ? ability : 0;
  const e = s.effect;
  for (let row = s.channel.first[s.engine.grants]; row !== 0; row = e.next[row]) {
    if (e.ability[row] !== ability || (e.subject[row] || e.source[row]) !== card) continue;
    s.side.host = e.subject[row];
    const open = isUsable(s, ability, player, e.source[row]);
    s.side.host = 0;
    if (open) return namedIn(s, row);
  }
  return 0;
}

/** Why each action that a card has from elsewhere can be used or not. */
export function grantedRefusals(s: State, player: number, card: number): Refusal[][] {
  const found: Refusal[][] = [];
  const { ability, source, subject, next } = s.effect;
  for (let row = s.channel.first[s.engine.grants]; row !== 0; row = next[row]) {
    if ((subject[row] || source[row]) !== card) continue;
    s.side.host = subject[row];
    found.push(refusals(s.engine.abilities[ability[row]].gates, s, player, source[row]));
    s.side.host = 0;
  }
  return found;
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
  const ability = frames[base + At.ability];
  call(s, effectOf(s, ability), ability);
  const top = s.kernel.top;
  const end = At.slots + s.engine.abilities[ability].slots;
  for (let i = At.source; i < end; i++) frames[top + i] = frames[base + i];
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
function stillStands(s: State, waiting: number): boolean {
  const w = s.waiting;
  const id = w.ability[waiting];
  const source = w.source[waiting];
  const { ability, def } = s.engine.abilities[id];
  if (ability !== null && 'evenIfGone' in ability && ability.evenIfGone) return true;
  // Whoever had it has left, and may be back as somebody else.
  if (s.card.life[w.subject[waiting]] !== w.subjectLife[waiting]) return false;
  if (!s.engine.definitions[def].abilities.includes(id)) return true;
  return s.card.life[source] === w.sourceLife[waiting] && rowInForce(s, id, source) !== 0;
}

/** The price of a waiting trigger can be paid, and its targets are there. */
export function canPayWaiting(s: State, waiting: number): boolean {
  const w = s.waiting;
  const { payable } = s.engine.abilities[w.ability[waiting]];
  return (
    payable === null ||
    payable(
      s,
      w.source[waiting],
      w.subject[waiting],
      w.you[waiting],
      w.a[waiting],
      w.b[waiting],
      w.n[waiting],
    )
  );
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
  const stands = stillStands(s, waiting);
  dequeue(s, waiting);
  if (!stands) return;
  s.side.sink?.triggered?.(s, ability, source, you);
  resolveEffect(s, ability, source, subject, a, b, n, you);
}

/** How many things an ability remembers between its declaration and its effect. */
export const slotCount = (s: State, ability: number): number => s.engine.abilities[ability].slots;

/** One of the things that a declared action chose, so that it can resolve later. */
export const slotOf = (s: State, base: number, slot: number): number => s.frames[base + At.slots + slot];

/** Gives a just started effect one of the kept slots back. */
export function setSlot(s: State, slot: number, value: number): void {
  s.frames[s.kernel.top + At.slots + slot] = value;
}
