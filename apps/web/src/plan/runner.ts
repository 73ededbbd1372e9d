/**
 * Carries out plans at a live table: one pick for each decision, until they are done or fit no more.
 *
 * Keeps  a plan that is made while a patient one waits stands above it, and the other goes on afterwards; whatever is
 *        taken back ends them all.
 */
import { create } from 'zustand';
import type { TableState } from '../live/state.ts';
import type { Table } from '../live/table-store.ts';
import { nextOf, type Plan, type Step, scopeOf } from './plan.ts';

interface Running {
  readonly plan: Plan;
  readonly left: readonly Step[];
}
interface Plans {
  /** The last that was made comes first. */
  readonly running: readonly Running[];
  /** Why one stopped, until something else is begun. */
  readonly stopped: string | null;
}

const NONE: Plans = { running: [], stopped: null };
export const usePlans = create<Plans>(() => NONE);

let unsubscribe = (): void => undefined;

function end(stopped: string | null = null): void {
  unsubscribe();
  unsubscribe = () => undefined;
  usePlans.setState({ running: [], stopped });
}
export const dropPlan = (): void => end();

const struckIn = ({ log }: TableState): number => log.filter(({ struck }) => struck === true).length;

/** What becomes of one plan now: a choice and what is left of it, its end with or without a reason, or nothing yet. */
type Turn =
  | { readonly take: number; readonly left: readonly Step[] }
  | { readonly over: string | null }
  | 'waits';
function turnOf({ plan, left }: Running, { decision, scene }: TableState): Turn {
  if (decision === null || scene === null) return 'waits';
  if (plan.during !== undefined && scopeOf(scene, plan.during.of).is !== plan.during.is)
    return { over: null };
  const differs = plan.differs?.(scene) ?? null;
  if (differs !== null) return { over: differs };
  if (left.length > 0 && decision.seat !== scene.you) return 'waits';
  const next = nextOf(plan, left, decision, scene);
  if (next.do === 'wait') return 'waits';
  if (next.do === 'end') return { over: plan.check?.(scene) ?? null };
  return next.do === 'stop' ? { over: next.why } : { take: next.choice.index, left: next.left };
}

/** `later`: patient ones that belong to it. */
export function carryOut(table: Table, plan: Plan, later: Plan | null = null): void {
  const { running: before } = usePlans.getState();
  const patient = before.filter((one) => one.plan.patience === 'any');
  if (later !== null && later.steps.length > 0) patient.unshift({ plan: later, left: later.steps });
  unsubscribe();
  usePlans.setState({ running: [{ plan, left: plan.steps }, ...patient], stopped: null });
  let first = true;
  let handled = -1;
  const start = table.store.getState();
  const struck = struckIn(start);
  const go = (): void => {
    const state = table.store.getState();
    const { link, problem, result, sent, v } = state;
    if (result !== null || struckIn(state) > struck) return end();
    if (link !== 'open') return end(`${plan.name} was not finished: the connection was lost.`);
    // What was refused before this began is no reason to end it.
    if (problem !== null && problem !== start.problem) return end(`${plan.name} stops here: ${problem}`);
    if (sent !== null || v === handled) return undefined;
    for (const one of usePlans.getState().running) {
      const turn = turnOf(one, state);
      if (turn === 'waits') continue;
      const replaced = 'over' in turn ? [] : [{ plan: one.plan, left: turn.left }];
      usePlans.setState(({ running, stopped }) => ({
        running: running.flatMap((other) => (other === one ? replaced : [other])),
        stopped: 'over' in turn ? (turn.over ?? stopped) : stopped,
      }));
      if ('over' in turn) continue;
      handled = v;
      // Steps of the plan that was made now are taken back with its first.
      const further = !first || one.plan !== plan;
      if (one.plan === plan) first = false;
      table.choose(turn.take, further);
      return undefined;
    }
    if (usePlans.getState().running.length === 0) {
      unsubscribe();
      unsubscribe = () => undefined;
    }
    return undefined;
  };
  unsubscribe = table.store.subscribe(go);
  go();
}
