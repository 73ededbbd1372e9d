/**
 * Compiles abilities: each condition, value and filter becomes part of one generated function, each effect a
 * procedure. Done once for a card, before it is played with.
 */
import type { Engine } from '../../engine.ts';
import { finish } from '../../flow/procedure.ts';
import { onDeclared } from '../use/use.ts';
import type { Action, Reaction } from '../words/abilities.ts';
import { type Choice, chosenSlots } from '../words/choices.ts';
import { countUse, usesOf } from '../words/limit.ts';
import { type Filter, noSlots } from '../words/node.ts';
import { PAYING, PRICE, UNPAID } from '../words/paying.ts';
import { At, Builder, Slots } from './builder.ts';
import type { Compiled, Payable } from './compiled.ts';
import { foldOf } from './fold.ts';
import { allOpen, gatesOf, partsOf, planOf } from './gates.ts';
import { Gen } from './gen.ts';
import { storeHolds, unlessRemembered } from './plan.ts';

const FROM_ROW =
  'const self = s.effect.source[row], you = s.effect.you[row] || s.card.controller[self], subject = s.effect.subject[row];';

/** Its price can be paid and its targets found, all together. */
function payableOf(engine: Engine, r: Reaction): Payable | null {
  if (r.costs.length === 0 && r.targets.length === 0) return null;
  const g = new Gen(engine);
  const plan = planOf(engine, r);
  const tests = [
    ...r.costs.map(({ can }) => can.js(g, noSlots)),
    ...r.targets.map((target) => unlessRemembered(() => target.possible(g, noSlots)) ?? 'true'),
    ...plan.stores.map(({ takes }) => unlessRemembered(() => storeHolds(g, noSlots, takes, '')) ?? 'true'),
    ...(plan.isJoint ? [unlessRemembered(() => plan.possible(g, noSlots)) ?? 'true'] : []),
  ];
  return g.make(`(s, self, subject, you, a, b, n) => { const it = 0, f = 0; return ${tests.join(' && ')}; }`);
}

/** All of the price is paid, as far as it can be; unless it was paid whole, nothing more happens. */
function payPrice(b: Builder, r: Reaction, into: Compiled, end: string): void {
  if (r.costs.length === 0) return;
  const state = b.slot(PRICE);
  into.price = At.slots + b.slots.at(PRICE);
  b.does('pay', `${state} = ${PAYING};`);
  for (const { pay } of r.costs) pay.build(b);
  b.does('paid', `if (${state} === ${UNPAID}) return ${end}; ${state} = 0;`);
}

function compileReaction(engine: Engine, r: Reaction, into: Compiled, effectId: number): void {
  const g = new Gen(engine);
  const { limit, by } = r;
  const tests = r.condition === null ? [] : [r.condition.js(g, noSlots)];
  if (limit !== null)
    tests.push(`${g.ref(usesOf)}(s, ${into.id}, self, ${g.ref(limit.per)}) < ${limit.times}`);
  const test = tests.join(' && ') || 'true';
  into.matches = g.make<Compiled['matches']>(
    `(s, row, a, b, n) => { ${FROM_ROW} const it = 0, f = 0; return ${test}; }`,
  );
  if (by !== null) {
    const whose = new Gen(engine);
    const player = by.js(whose, noSlots);
    into.whose = whose.make(`(s, row, a, b, n) => { ${FROM_ROW} const it = 0, f = 0; return ${player}; }`);
  }
  if (r.effect === null) return;
  into.payable = payableOf(engine, r);
  const b = new Builder(engine, new Slots());
  b.plan = planOf(engine, r);
  const end = b.label();
  if (limit !== null) {
    // Several may have been waiting since before the last use.
    const used = `${b.g.ref(usesOf)}(s, ${into.id}, self, ${b.g.ref(limit.per)}) >= ${limit.times}`;
    b.does('use', `if (${used}) return ${end.mark};`);
    b.does('use', `${b.g.ref(countUse)}(s, ${into.id}, self, ${b.g.ref(limit.per)});`);
  }
  // What cannot be paid does not happen.
  if (r.costs.length > 0 && into.payable !== null)
    b.does('price', `if (!${b.g.ref(into.payable)}(s, self, subject, you, a, b, n)) return ${end.mark};`);
  for (const target of r.targets) target.build(b);
  payPrice(b, r, into, end.mark);
  r.effect.build(b);
  b.here(end);
  into.slots = b.slots.size;
  into.effect = b.procedure(effectId, nameOf(engine, into), r.rules);
  engine.procedures[effectId] = into.effect;
}

function nameOf(engine: Engine, c: Compiled): string {
  return engine.definitions[c.def].names['en'] ?? engine.definitions[c.def].id;
}

/** Where it is kept which life of a target was meant. */
const lifeOf = (target: Choice): string => `life of ${target.name}`;

/** A single target in force must still be there when the action resolves; of several, those that left are passed over. */
const mustRemain = (target: Choice): boolean => target.inForce && !target.many;

/** What was aimed at a card in force does nothing once that has left, even if the card is back by then. */
function leaveIfGone(b: Builder, target: Choice): void {
  if (!mustRemain(target)) return;
  const card = b.slot(target.name);
  const gone = `s.card.live[${card}] !== 1 || s.card.life[${card}] !== ${b.slot(lifeOf(target))}`;
  b.does('still there', `if (${gone}) return ${finish};`);
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
    if (mustRemain(target))
      for (const part of lasting(target.which)) tests.push(part.js(b.g, { ...b.v, it: b.slot(target.name) }));
  if (tests.length > 0) b.does('still so', `if (!(${tests.join(' && ')})) return ${finish};`);
}

/** Where the cards lie that were chosen as a target. */
const slotsOf = (slots: Slots, target: Choice): number[] =>
  target.many ? chosenSlots(target.name).map((name) => slots.at(name)) : [slots.at(target.name)];

function compileAction(engine: Engine, a: Action, into: Compiled, declareId: number, effectId: number): void {
  const gates = gatesOf(engine, a, into.id);
  into.gates = gates;
  const g = new Gen(engine);
  // The first gate is the window: where it asks about no card, it is the same as the one around.
  const window = engine.windows.number(g, a.window.js(g, noSlots));
  into.around = engine.windows.around(g, a.window);
  into.isOpen = allOpen(engine, window === 0 ? gates : gates.slice(1));
  const slots = new Slots();
  const declare = new Builder(engine, slots);
  declare.plan = planOf(engine, a);
  for (const target of a.targets) {
    target.build(declare);
    if (engine.conditionsMustRemain && mustRemain(target))
      declare.does('target', `${declare.slot(lifeOf(target))} = s.card.life[${declare.slot(target.name)}];`);
  }
  for (const c of a.costs) c.pay.build(declare);
  if (a.limit !== null)
    declare.does('use', `${declare.g.ref(countUse)}(s, ${into.id}, self, ${declare.g.ref(a.limit.per)});`);
  declare.does('declared', `${declare.g.ref(onDeclared)}(s, f);`);
  const effect = new Builder(engine, slots);
  if (engine.conditionsMustRemain) {
    for (const target of a.targets) leaveIfGone(effect, target);
    leaveIfChanged(effect, a);
  }
  a.effect.build(effect);
  into.slots = slots.size;
  into.targets = a.targets.flatMap((target) => slotsOf(slots, target));
  into.declare = declare.procedure(declareId, nameOf(engine, into), a.rules);
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
