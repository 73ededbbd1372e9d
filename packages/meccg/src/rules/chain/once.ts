/**
 * What costs nothing is declared once: as long as it stands on the chain, declaring it again would change nothing.
 *
 * Owns   the refusal to declare it again, and to make a chain longer than anything needs.
 * Not    actions that are paid for, or that choose among targets: each of them is another.
 * Keeps  a chain ends. Whoever could declare "discard this card" in answer to itself for ever never let it resolve.
 */
import { say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';

/** By ability: it has neither a price nor a target. */
const plain: boolean[] = [];
function isPlain(id: number): boolean {
  if (plain[id] === undefined) {
    const { ability } = engine.abilities[id];
    plain[id] = ability?.type === 'action' && ability.costs.length === 0 && ability.targets.length === 0;
  }
  return plain[id];
}

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
  holds: (s, player, card, ability) =>
    s.global.entries === 0 || !isPlain(ability) || !isDeclared(s, player, card, ability),
  why: () => say`it has been declared, and has not resolved yet`,
});

/** Longer than any chain of a game that is played, with room for what is triggered. */
const LONGEST = 30;
engine.everyAction({
  rules: '',
  holds: (s) => s.global.entries < LONGEST,
  why: () => say`the chain is as long as it may be: it must resolve first`,
});
