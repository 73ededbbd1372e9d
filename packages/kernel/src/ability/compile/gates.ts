/**
 * The gates of an action: window, actor, zone, prohibition, requirement, cost, target, each made of the words that the
 * action is written in. What offers an action and what explains its refusal are these.
 */
import type { Engine } from '../../engine.ts';
import { forbiddenBy } from '../../event/event.ts';
import type { Gate, Test } from '../../explain/gate.ts';
import { NOTHING, ofCard, type Phrase, say } from '../../text/phrase.ts';
import type { Action, Cost } from '../words/abilities.ts';
import type { Choice } from '../words/choices.ts';
import { sayLimit, usesOf } from '../words/limit.ts';
import { type Condition, isCondition, noSlots } from '../words/node.ts';
import { Gen } from './gen.ts';
import { Plan, storeHolds, unlessRemembered } from './plan.ts';

/** What an ability needs to find: its targets and all that its prices take. */
export const planOf = (
  engine: Engine,
  a: { readonly targets: readonly Choice[]; readonly costs: readonly Cost[] },
): Plan =>
  new Plan(
    new Gen(engine),
    a.targets,
    a.costs.flatMap(({ takes }) => takes),
  );

/** A gate of an action, with the source that asks it: what offers the action is made of all of them at once. */
export interface SourceGate extends Gate {
  js(g: Gen): string;
}

const asked = (g: Gen, test: string): Test =>
  g.make(
    `(s, you, self) => { const it = 0, a = 0, b = 0, n = 0, f = 0, subject = s.side.host; return ${test}; }`,
  );

/** All those gates are open: one function, in which none is a call of its own that would have to get warm by itself. */
export function allOpen(engine: Engine, gates: readonly SourceGate[]): Test {
  const g = new Gen(engine);
  return asked(g, gates.map((gate) => `(${gate.js(g)})`).join(' && ') || 'true');
}

function gateOf(
  engine: Engine,
  kind: Gate['kind'],
  js: SourceGate['js'],
  rules: string,
  why: Gate['why'],
): SourceGate {
  const g = new Gen(engine);
  const test = js(g);
  let made: Test | null = null;
  return {
    kind,
    rules: rules.split(' ').filter((r) => r !== ''),
    js,
    // By itself it is asked only by who wants to know why: most are never made.
    holds: (s, you, self) => (made ??= asked(g, test))(s, you, self),
    why,
  };
}

function conditionGate(
  engine: Engine,
  kind: Gate['kind'],
  c: Condition,
  why: (text: Phrase) => Phrase,
): SourceGate {
  const text = c.say.key === NOTHING.key ? (c.sayNot ?? say`it cannot be used now`) : why(c.say);
  return gateOf(
    engine,
    kind,
    (g) => c.js(g, noSlots),
    c.rule ?? '',
    () => text,
  );
}

/** What a requirement asks for, each by itself, so that a refusal names what is missing and nothing else. */
export function partsOf(c: Condition | null): readonly Condition[] {
  if (c === null) return [];
  return c.word === 'all' ? c.parts.filter(isCondition) : [c];
}

/** A target that depends on an earlier one is looked for together with it. */
const targetGate = (engine: Engine, target: Choice, rules: string): SourceGate | null =>
  unlessRemembered(() =>
    gateOf(
      engine,
      'target',
      (g) => target.possible(g, noSlots),
      rules,
      () => say`there is nothing to ${target.say}`,
    ),
  );

const TOGETHER = say`what it needs cannot all be had together`;

/** What a price takes from stores, all parts of it and the card's own cost together. */
function storeGates(engine: Engine, plan: Plan): SourceGate[] {
  return plan.stores.flatMap(({ pool, takes }) => {
    const own = engine.ownPrices.get(pool);
    if (takes.length === 1 && own === undefined) return [];
    const holds = (g: Gen): string =>
      storeHolds(g, noSlots, takes, own === undefined ? '' : ` + ${g.ref(own)}(s, self)`);
    return (
      unlessRemembered(() =>
        gateOf(engine, 'cost', holds, engine.priceRule, () => say`there is not enough for all that it costs`),
      ) ?? []
    );
  });
}

/** The prices and targets of an action that depend on one another. Whole or not at all. */
function jointGates(engine: Engine, plan: Plan): SourceGate[] {
  const joint = plan.isJoint
    ? unlessRemembered(() =>
        gateOf(
          engine,
          'cost',
          (g) => plan.possible(g, noSlots),
          engine.priceRule,
          () => TOGETHER,
        ),
      )
    : null;
  return [...storeGates(engine, plan), ...(joint === null ? [] : [joint])];
}

/** Its controller may use it, unless it says who may. */
function actorGate(engine: Engine, a: Action): SourceGate {
  const { by } = a;
  if (by !== null)
    return gateOf(
      engine,
      'actor',
      (g) => `you === ${by.js(g, noSlots)}`,
      a.rules,
      () => say`only ${by.say} can use it`,
    );
  return gateOf(
    engine,
    'actor',
    // What was granted is used by whoever has the card that it was granted to.
    () => 's.card.controller[subject || self] === you',
    '',
    (s, _player, card) => say`${ofCard(s.side.host || card)} is not yours`,
  );
}

export function gatesOf(engine: Engine, a: Action, id: number): SourceGate[] {
  const gates: SourceGate[] = [
    conditionGate(engine, 'window', a.window, (t) => say`it can only be used ${t}`),
    actorGate(engine, a),
  ];
  if (a.zone !== null) gates.push(conditionGate(engine, 'zone', a.zone, (t) => say`it must lie where ${t}`));
  const { forbidden } = a;
  if (forbidden !== null)
    gates.push(
      gateOf(
        engine,
        'prohibition',
        (g) => `${g.ref(forbiddenBy)}(s, ${g.ref(forbidden)}, self, you, 0) === 0`,
        '',
        (s, player, card) =>
          say`${ofCard(s.effect.source[forbiddenBy(s, forbidden, card, player, 0)])} forbids it`,
      ),
    );
  for (const law of engine.laws)
    if (law.concerns?.(engine.abilities[id].def, a) !== false)
      gates.push(
        gateOf(
          engine,
          'prohibition',
          (g) => `${g.ref(law.holds)}(s, you, self, ${id})`,
          law.rules,
          (s, player, card) => law.why(s, player, card, id),
        ),
      );
  for (const needed of partsOf(a.requirement))
    gates.push(conditionGate(engine, 'requirement', needed, (t) => say`it needs that ${t}`));
  const { limit } = a;
  if (limit !== null)
    gates.push(
      gateOf(
        engine,
        'requirement',
        (g) => `${g.ref(usesOf)}(s, ${id}, self, ${g.ref(limit.per)}) < ${limit.times}`,
        '',
        () => say`it can be used ${sayLimit(limit)}`,
      ),
    );
  for (const c of a.costs)
    gates.push(conditionGate(engine, 'cost', c.can, (t) => say`its cost needs that ${t}`));
  for (const target of a.targets) {
    const gate = targetGate(engine, target, a.rules);
    if (gate !== null) gates.push(gate);
  }
  gates.push(...jointGates(engine, planOf(engine, a)));
  return gates;
}
