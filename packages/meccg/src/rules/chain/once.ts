/**
 * What costs nothing is declared once: as long as it stands on the chain, declaring it again would change nothing.
 *
 * Owns   the refusal to declare it again, and to make a chain longer than anything needs.
 * Not    actions that are paid for: what they cost runs out. What chooses among targets is another each time.
 * Keeps  a chain ends. Whoever could declare "discard this card" in answer to itself for ever never let it resolve.
 */
import { type Action, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';

const isFree = (action: Action): boolean => action.costs.length === 0;
const isPlain = (action: Action): boolean => isFree(action) && action.targets.length === 0;

/** By the same player, of the same card, and of the same one it was granted to. */
function isDeclared(s: S, player: number, card: number, ability: number): boolean {
  const e = s.entry;
  const { host } = s.side;
  for (let i = s.global.entries; i > 0; i--)
    if (e.ability[i] === ability && e.source[i] === card && e.player[i] === player)
      if (host === 0 || e.subject[i] === host) return true;
  return false;
}

engine.everyAction({
  rules: '',
  concerns: (_def, action) => isPlain(action),
  holds: (s, player, card, ability) => s.global.entries === 0 || !isDeclared(s, player, card, ability),
  why: () => say`it has been declared, and has not resolved yet`,
});

/** Longer than any chain of a game that is played, with room for what is triggered and for what is paid for. */
const LONGEST = 30;
engine.everyAction({
  rules: '',
  concerns: (_def, action) => isFree(action),
  holds: (s) => s.global.entries < LONGEST,
  why: () => say`the chain is as long as it may be: it must resolve first`,
});
