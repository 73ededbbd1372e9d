/** The chain of effects: cards declared in it that have not resolved, and stopping them. */
import {
  type AnyWord,
  all,
  announce,
  behind,
  type CardRef,
  type Condition,
  condition,
  type Domain,
  type Effect,
  type Filter,
  filter,
  ITS,
  isIn,
  NOTHING,
  removeEffect,
  say,
  verb,
} from '@westmarch/kernel';
import { engine } from '../../../engine.ts';
import { effectCancelled } from '../../../events.ts';
import { companyOf, discard, isHazard } from '../../../rules/cards/cards.ts';
import { targetOf } from '../../../rules/chain/remembered.ts';
import { isInvolved } from '../../../rules/many-players.ts';
import { type S, Zone } from '../../../state.ts';
import { MAY_SCOUT, unsaid } from '../cards/filters.ts';

/** Cards whose actions wait in the chain. */
export const inChain: Domain = {
  loop(g, _v, body) {
    const [e, c] = [g.local('e'), g.local('c')];
    return `for (let ${e} = 1; ${e} <= s.global.entries; ${e}++) { const ${c} = s.entry.source[${e}]; if (${c} === 0 || s.entry.negated[${e}] === 1) continue; ${body(c)} }`;
  },
  say: say`declared earlier in the chain`,
};

/** The card whose effect resolves now, which is the last of the chain; not the one that it is about. */
const resolving = (s: S, card: number): number => {
  const source = s.entry.source[s.global.entries];
  return source === card ? 0 : source;
};
/** Its actions that wait come to nothing; a card still being played is discarded. */
const negate = (s: S, card: number): void => {
  for (let e = 1; e <= s.global.entries; e++) if (s.entry.source[e] === card) s.entry.negated[e] = 1;
  announce(s, effectCancelled, card, resolving(s, card));
  if (isIn(s, card, Zone.declared)) discard(s, card);
};
export const cancelDeclared = (card: CardRef): Effect =>
  verb('cancel declared', negate, [card], say`cancel and discard ${card.say}`);

/** The word in an effect that marks those which send a company back. */
export const RETURN = 'return to origin';
/** The same without a roll of dice. */
export const RETURN_AT_ONCE = 'return at once';
const uses = (node: AnyWord, wanted: string): boolean =>
  node.word === wanted || node.parts.some((part) => uses(part, wanted));
const returning = new Map<number, boolean>();
function isReturning(ability: number): boolean {
  let found = returning.get(ability);
  if (found === undefined) {
    const { ability: node } = engine.abilities[ability];
    found = node !== null && (uses(node, RETURN) || uses(node, RETURN_AT_ONCE));
    returning.set(ability, found);
  }
  return found;
}
const clearing = new Map<number, boolean>();
function isClearing(ability: number): boolean {
  let found = clearing.get(ability);
  if (found === undefined) {
    const { ability: node } = engine.abilities[ability];
    found = node !== null && uses(node, 'discard environments');
    clearing.set(ability, found);
  }
  return found;
}
const isEnvironment = engine.traits.has('keyword', 'environment');
/** An action of this card waits that would take an environment from a player. */
function wouldTakeFrom(s: S, player: number, card: number): boolean {
  for (let e = 1; e <= s.global.entries; e++) {
    if (s.entry.source[e] !== card || s.entry.ability[e] === 0 || !isClearing(s.entry.ability[e])) continue;
    for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
      if (s.card.controller[c] === player && isEnvironment(s, c) && isHazard(s, c) !== isHazard(s, card))
        return true;
  }
  return false;
}
/** Of many, only those two meddle, and whoever would lose something by it. ME-MP-4028, 4036, DECISIONS D15 */
export const involved: Condition = condition(
  'involved',
  [],
  (g) => `${g.ref(isInvolved)}(s, you)`,
  NOTHING,
  say`only the mover and the hazard player may play it now`,
);
export const ofConcern: Filter = filter(
  'of concern',
  [],
  (g, v) => `(${g.ref(isInvolved)}(s, you) || ${g.ref(wouldTakeFrom)}(s, you, ${v.it}))`,
  unsaid,
);
/** An action of this card waits that would send that very company, or the one it is about, back; without a target, the one now moving. */
function sendsBack(s: S, card: number, asker: number): boolean {
  for (let e = 1; e <= s.global.entries; e++)
    if (s.entry.source[e] === card && s.entry.ability[e] !== 0 && isReturning(s.entry.ability[e]))
      return (companyOf(s, targetOf(s, e, 0)) || s.global.company) === companyOf(s, asker);
  return false;
}
export const returnsCompanyOf = (card: CardRef): Filter =>
  filter(
    'returns the company',
    [card],
    (g, v) => `${g.ref(sendsBack)}(s, ${v.it}, ${card.js(g, v)})`,
    behind(say`that would return ${ITS} company to its site of origin`),
  );

/** The word in an effect that cancels attacks. */
export const CANCEL_ATTACK = 'cancel attack';
const cancelling = new Map<number, boolean>();
function cancelsAttack(s: S, card: number): boolean {
  for (let e = 1; e <= s.global.entries; e++) {
    const ability = s.entry.ability[e];
    if (s.entry.source[e] !== card || ability === 0) continue;
    let found = cancelling.get(ability);
    if (found === undefined) {
      const { ability: node } = engine.abilities[ability];
      found = node !== null && uses(node, CANCEL_ATTACK);
      cancelling.set(ability, found);
    }
    if (found) return true;
  }
  return false;
}
/** A card whose declared action would cancel the attack. */
export const wouldCancel: Filter = filter(
  'would cancel',
  [],
  (g, v) => `${g.ref(cancelsAttack)}(s, ${v.it})`,
  behind(say`that would cancel the attack`),
);
/** Words of effects that roll dice: checks, and rolls against a number. */
const DICE = new Set(['roll', 'check', 'betray', RETURN]);
const rolling = new Map<number, boolean>();
function rollsDice(ability: number): boolean {
  let found = rolling.get(ability);
  if (found === undefined) {
    const { ability: node } = engine.abilities[ability];
    found = node !== null && [...DICE].some((name) => uses(node, name));
    rolling.set(ability, found);
  }
  return found;
}
/** A hazard whose dice are about to be rolled for the company, or for anything in it. ME-CARD-0316, 0317 */
function aimsAt(s: S, card: number, company: number): boolean {
  if (!isHazard(s, card)) return false;
  for (let e = 1; e <= s.global.entries; e++)
    if (s.entry.source[e] === card && companyOf(s, targetOf(s, e, 0)) === company)
      if (rollsDice(s.entry.ability[e])) return true;
  return false;
}
export const aimedAtCompany = (company: string, text: Parameters<typeof say>[1]): Filter =>
  filter('aimed at the company', [], (g, v) => `${g.ref(aimsAt)}(s, ${v.it}, ${company})`, {
    adjectives: [],
    noun: 'hazard',
    after: [say`that rolls dice and ${text}`],
  });

const isDeclaredTwice = (s: S, card: number): boolean => {
  for (let e = s.global.entries; e !== 0; e--)
    if (s.entry.source[e] !== card && s.card.def[s.entry.source[e]] === s.card.def[card]) return true;
  return false;
};
/** "Cannot be duplicated" within one chain. */
export const notDeclaredYet: Condition = condition(
  'not declared yet',
  [],
  (g) => `!${g.ref(isDeclaredTwice)}(s, self)`,
  say`no other copy of it is declared`,
);
const isPending = (s: S, card: number): boolean => {
  for (let e = s.global.entries; e !== 0; e--) if (s.entry.source[e] === card) return true;
  return false;
};
const notPending: Condition = condition(
  'not pending',
  [],
  (g) => `!${g.ref(isPending)}(s, self)`,
  say`it is not declared already`,
);
/** The same moment, but not while it is declared already and waits: what costs nothing is declared once in a chain. */
export const onceDeclared = (when: Condition): Condition => ({
  ...all(when, notPending),
  say: when.say,
  ...(when.rule === undefined ? {} : { rule: when.rule }),
});

// ——— cards that need a scout ———
const scouting = new Map<number, boolean>();
function needsScout(ability: number): boolean {
  let found = scouting.get(ability);
  if (found === undefined) {
    const { ability: node } = engine.abilities[ability];
    found = node !== null && uses(node, MAY_SCOUT);
    scouting.set(ability, found);
  }
  return found;
}
/** It is being played by an ability that needs one. */
function isScoutsWork(s: S, card: number): boolean {
  if (!isIn(s, card, Zone.declared)) return false;
  for (let e = 1; e <= s.global.entries; e++)
    if (s.entry.source[e] === card && s.entry.ability[e] !== 0 && needsScout(s.entry.ability[e])) return true;
  return false;
}
export const scoutCard: Filter = filter('scout card', [], (g, v) => `${g.ref(isScoutsWork)}(s, ${v.it})`, {
  adjectives: [],
  noun: 'card',
  after: [say`that requires a scout`],
});
const isPlayedByScout = (s: S, card: number): boolean => {
  const { actions } = s.engine.definitions[s.card.def[card]];
  for (let i = 0; i < actions.length; i++) if (needsScout(actions[i])) return true;
  return false;
};
/** Such a card has an effect that lasts; and this is the first of them. */
const isSourceAt = (s: S, row: number): boolean => {
  const { source, until } = s.effect;
  if (until[row] === 0 || !isPlayedByScout(s, source[row])) return false;
  for (let other = row - 1; other !== 0; other--)
    if (until[other] !== 0 && source[other] === source[row]) return false;
  return true;
};
/** Cards with effects that last, wherever they lie by now. */
export const inEffect: Domain = {
  loop(g, _v, body) {
    const [row, c] = [g.local('row'), g.local('c')];
    return `for (let ${row} = s.kernel.effectsUsed; ${row} > 0; ${row}--) { if (!${g.ref(isSourceAt)}(s, ${row})) continue; const ${c} = s.effect.source[${row}]; ${body(c)} }`;
  },
  say: null,
};
export const scoutEffect: Filter = filter('scout effect', [], () => 'true', {
  adjectives: [],
  noun: 'card',
  after: [say`that required a scout and has an effect that lasts`],
});
const endItsEffects = (s: S, card: number): void => {
  for (let row = s.kernel.effectsUsed; row !== 0; row--)
    if (s.effect.channel[row] !== 0 && s.effect.source[row] === card && s.effect.until[row] !== 0)
      removeEffect(s, row);
};
export const cancelEffectsOf = (card: CardRef): Effect =>
  verb('cancel effects', endItsEffects, [card], say`cancel the effects of ${card.say}`);
