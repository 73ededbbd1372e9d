/**
 * Compiles abilities: each condition, value and filter becomes part of one generated function, each effect a
 * procedure. Done once for a card, before it is played with.
 */
import type { Engine } from '../engine.ts';
import { forbiddenBy } from '../event/event.ts';
import type { Gate } from '../explain/gate.ts';
import { finish } from '../flow/procedure.ts';
import { NOTHING, ofCard, type Phrase, say } from '../text/phrase.ts';
import type { Action, Reaction } from './abilities.ts';
import { Builder, Slots } from './builder.ts';
import type { Compiled } from './compiled.ts';
import type { Choice } from './effects.ts';
import { foldOf } from './fold.ts';
import { Gen } from './gen.ts';
import { countUse, sayLimit, usesOf } from './limit.ts';
import { type Condition, type Filter, noSlots, UsesSlot } from './node.ts';
import { onDeclared } from './use.ts';

const FROM_ROW =
  'const self = s.effect.source[row], you = s.effect.you[row] || s.card.controller[self], subject = s.effect.subject[row];';

function compileReaction(engine: Engine, r: Reaction, into: Compiled, effectId: number): void {
  const g = new Gen(engine);
  const { limit } = r;
  const tests = r.condition === null ? [] : [r.condition.js(g, noSlots)];
  if (limit !== null)
    tests.push(`${g.ref(usesOf)}(s, ${into.id}, self, ${g.ref(limit.per)}) < ${limit.times}`);
  const test = tests.join(' && ') || 'true';
  into.matches = g.make<Compiled['matches']>(
    `(s, row, a, b, n) => { ${FROM_ROW} const it = 0, f = 0; return ${test}; }`,
  );
  if (r.effect === null) return;
  const b = new Builder(engine, new Slots());
  const end = b.label();
  if (limit !== null) {
    // Several may have been waiting since before the last use.
    const used = `${b.g.ref(usesOf)}(s, ${into.id}, self, ${b.g.ref(limit.per)}) >= ${limit.times}`;
    b.does('use', `if (${used}) return ${end.mark};`);
    b.does('use', `${b.g.ref(countUse)}(s, ${into.id}, self, ${b.g.ref(limit.per)});`);
  }
  for (const target of r.targets) target.build(b);
  r.effect.build(b);
  b.here(end);
  into.effect = b.procedure(effectId, nameOf(engine, into), r.rules);
  engine.procedures[effectId] = into.effect;
}

function nameOf(engine: Engine, c: Compiled): string {
  return engine.definitions[c.def].names['en'] ?? engine.definitions[c.def].id;
}

function gateOf(
  engine: Engine,
  kind: Gate['kind'],
  expression: (g: Gen) => string,
  rules: string,
  why: Phrase,
): Gate {
  const g = new Gen(engine);
  const test = expression(g);
  const holds = g.make<Gate['holds']>(
    `(s, you, self) => { const it = 0, a = 0, b = 0, n = 0, f = 0, subject = 0; return ${test}; }`,
  );
  return { kind, rules: rules.split(' ').filter((r) => r !== ''), holds, why: () => why };
}

function conditionGate(
  engine: Engine,
  kind: Gate['kind'],
  c: Condition,
  why: (text: Phrase) => Phrase,
): Gate {
  const text = c.say.key === NOTHING.key ? (c.sayNot ?? say`it cannot be used now`) : why(c.say);
  return gateOf(engine, kind, (g) => c.js(g, noSlots), c.rule ?? '', text);
}

/** What a requirement asks for, each by itself, so that a refusal names what is missing and nothing else. */
function partsOf(c: Condition | null): readonly Condition[] {
  if (c === null) return [];
  return c.word === 'all' ? c.parts.filter((part): part is Condition => part.kind === 'condition') : [c];
}

/** A target that depends on an earlier one can only be tried once that is chosen. */
function targetGate(engine: Engine, target: Choice, rules: string): Gate | null {
  try {
    return gateOf(
      engine,
      'target',
      (g) => target.possible(g, noSlots),
      rules,
      say`there is nothing to ${target.say}`,
    );
  } catch (e) {
    if (e instanceof UsesSlot) return null;
    throw e;
  }
}

/** Its controller may use it, unless it says who may. */
function actorGate(engine: Engine, a: Action): Gate {
  const { by } = a;
  if (by !== null)
    return gateOf(
      engine,
      'actor',
      (g) => `you === ${by.js(g, noSlots)}`,
      a.rules,
      say`only ${by.say} can use it`,
    );
  return {
    kind: 'actor',
    rules: [],
    holds: (s, player, card) => s.card.controller[card] === player,
    why: (_s, _player, card) => say`${ofCard(card)} is not yours`,
  };
}

function gatesOf(engine: Engine, a: Action, id: number): Gate[] {
  const gates: Gate[] = [
    conditionGate(engine, 'window', a.window, (t) => say`it can only be used ${t}`),
    actorGate(engine, a),
  ];
  if (a.zone !== null) gates.push(conditionGate(engine, 'zone', a.zone, (t) => say`it must lie where ${t}`));
  const { forbidden } = a;
  if (forbidden !== null)
    gates.push({
      kind: 'prohibition',
      rules: [],
      holds: (s, player, card) => forbiddenBy(s, forbidden, card, player, 0) === 0,
      why: (s, player, card) =>
        say`${ofCard(s.effect.source[forbiddenBy(s, forbidden, card, player, 0)])} forbids it`,
    });
  for (const law of engine.laws)
    gates.push({
      kind: 'prohibition',
      rules: law.rules.split(' ').filter((r) => r !== ''),
      holds: (s, player, card) => law.holds(s, player, card, id),
      why: (s, player, card) => law.why(s, player, card, id),
    });
  for (const needed of partsOf(a.requirement))
    gates.push(conditionGate(engine, 'requirement', needed, (t) => say`it needs that ${t}`));
  const { limit } = a;
  if (limit !== null)
    gates.push({
      kind: 'requirement',
      rules: [],
      holds: (s, _player, card) => usesOf(s, id, card, limit.per) < limit.times,
      why: () => say`it can be used ${sayLimit(limit)}`,
    });
  for (const c of a.costs)
    gates.push(conditionGate(engine, 'cost', c.can, (t) => say`its cost needs that ${t}`));
  for (const target of a.targets) {
    const gate = targetGate(engine, target, a.rules);
    if (gate !== null) gates.push(gate);
  }
  return gates;
}

/** What was aimed at a card in force does nothing once that has left. */
function leaveIfGone(b: Builder, target: Choice): void {
  if (target.inForce)
    b.does('still there', `if (s.card.live[${b.slot(target.name)}] !== 1) return ${finish};`);
}

/** What a target must still be when the ability resolves. */
function lasting(which: Filter): readonly Filter[] {
  if (which.word === 'both')
    return which.parts.filter((part): part is Filter => part.kind === 'filter').flatMap(lasting);
  return which.atDeclaration === true ? [] : [which];
}

/** What an action needed when it was declared, it needs when it resolves; otherwise it does nothing. */
function leaveIfChanged(b: Builder, a: Action): void {
  const tests = partsOf(a.requirement)
    .filter((part) => part.atDeclaration !== true)
    .map((part) => part.js(b.g, b.v));
  for (const { pay } of a.costs) if (pay.remains !== undefined) tests.push(pay.remains.js(b.g, b.v));
  for (const target of a.targets)
    if (target.inForce)
      for (const part of lasting(target.which)) tests.push(part.js(b.g, { ...b.v, it: b.slot(target.name) }));
  if (tests.length > 0) b.does('still so', `if (!(${tests.join(' && ')})) return ${finish};`);
}

function compileAction(engine: Engine, a: Action, into: Compiled, declareId: number, effectId: number): void {
  into.gates = gatesOf(engine, a, into.id);
  const g = new Gen(engine);
  into.window = engine.windows.number(g, a.window.js(g, noSlots));
  const slots = new Slots();
  const declare = new Builder(engine, slots);
  for (const target of a.targets) target.build(declare);
  for (const c of a.costs) c.pay.build(declare);
  if (a.limit !== null)
    declare.does('use', `${declare.g.ref(countUse)}(s, ${into.id}, self, ${declare.g.ref(a.limit.per)});`);
  declare.does('declared', `${declare.g.ref(onDeclared)}(s, f);`);
  into.declare = declare.procedure(declareId, nameOf(engine, into), a.rules);
  const effect = new Builder(engine, slots);
  if (engine.conditionsMustRemain) {
    for (const target of a.targets) leaveIfGone(effect, target);
    leaveIfChanged(effect, a);
  }
  a.effect.build(effect);
  into.effect = effect.procedure(effectId, nameOf(engine, into), a.rules);
  engine.procedures[declareId] = into.declare;
  engine.procedures[effectId] = into.effect;
}

/** Compiles one ability into the place that was kept for it. `ids` are procedure numbers kept for it. */
export function compileAbility(engine: Engine, c: Compiled, ids: readonly [number, number]): void {
  const { ability } = c;
  if (ability === null || ability.type === 'unimplemented') return;
  try {
    if (ability.type === 'modifier') c.fold = foldOf(engine, ability);
    else if (ability.type === 'action') compileAction(engine, ability, c, ids[0], ids[1]);
    else compileReaction(engine, ability, c, ids[1]);
  } catch (e) {
    const reason = e instanceof Error ? e.message : String(e);
    throw new Error(`${nameOf(engine, c)} (${engine.definitions[c.def].id}): ${reason}`, { cause: e });
  }
}
