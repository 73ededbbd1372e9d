/** Actions: what a player may do while a window is open, and the prices of doing it. */
import type { Prohibition } from '../../event/event.ts';
import { NOTHING, say } from '../../text/phrase.ts';
import type { Take } from '../compile/plan.ts';
import { type Action, type Cost, introduced, limited } from './abilities.ts';
import type { Choice } from './choices.ts';
import { type Effect, sayPaid } from './effects.ts';
import type { Limit } from './limit.ts';
import type { Condition, PlayerRef } from './node.ts';

/** A price: whether it can be paid, how it is paid, and what that uses up. */
export const cost = (can: Condition, pay: Effect, ...takes: readonly Take[]): Cost => ({
  kind: 'cost',
  word: `cost ${pay.word}`,
  parts: [can, pay],
  can,
  pay,
  takes,
  say: pay.say,
});

/** Something its controller may do while the window is open. */
export function action(a: {
  readonly window: Condition;
  readonly by?: PlayerRef;
  readonly zone?: Condition;
  readonly within?: readonly number[];
  readonly forbidden?: Prohibition;
  readonly if?: Condition;
  readonly limit?: Limit;
  readonly costs?: readonly Cost[];
  readonly targets?: readonly Choice[];
  readonly effect: Effect;
  readonly rules?: string;
}): Action {
  const costs = a.costs ?? [];
  const targets = a.targets ?? [];
  const [told, chosen] = introduced(targets, [...costs.map((part) => part.say), a.effect.say]);
  const must = [...told.slice(0, -1), ...chosen].filter((phrase) => phrase.key !== NOTHING.key);
  const effect = told[told.length - 1];
  const does = sayPaid(must, effect);
  return {
    kind: 'ability',
    type: 'action',
    word: 'action',
    parts: [a.window, ...(a.zone ? [a.zone] : []), ...(a.if ? [a.if] : []), ...costs, ...targets, a.effect],
    window: a.window,
    by: a.by ?? null,
    zone: a.zone ?? null,
    within: a.within ?? null,
    forbidden: a.forbidden ?? null,
    requirement: a.if ?? null,
    limit: a.limit ?? null,
    costs,
    targets,
    effect: a.effect,
    say: limited(
      a.if === undefined || a.if.say.key === NOTHING.key
        ? say`${a.window.say}: ${does}`
        : say`${a.window.say}, if ${a.if.say}: ${does}`,
      a.limit,
    ),
    rules: a.rules ?? '',
  };
}
