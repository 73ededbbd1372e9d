/** Carries out a plan at a live table: one pick for each decision, until it is done or fits no more. */
import { create } from 'zustand';
import type { Table } from '../live/table-store.ts';
import { nextOf, type Plan, type Step, scopeOf } from './plan.ts';

interface Running {
  readonly plan: Plan;
  readonly left: readonly Step[];
}
interface Plans {
  readonly running: Running | null;
  /** Why the last one stopped, until something else is begun. */
  readonly stopped: string | null;
}

export const usePlans = create<Plans>(() => ({ running: null, stopped: null }));

let unsubscribe = (): void => undefined;

function end(stopped: string | null = null): void {
  unsubscribe();
  unsubscribe = () => undefined;
  usePlans.setState({ running: null, stopped });
}
export const dropPlan = (): void => end();

export function carryOut(table: Table, plan: Plan): void {
  end();
  usePlans.setState({ running: { plan, left: plan.steps } });
  let first = true;
  let handled = -1;
  const go = (): void => {
    const { running } = usePlans.getState();
    const { decision, link, problem, result, scene, sent, v } = table.store.getState();
    if (running === null) return;
    if (problem !== null || result !== null || link !== 'open') return end(problem);
    if (sent !== null || decision === null || v === handled) return;
    if (plan.during !== undefined && scopeOf(scene, plan.during.of).is !== plan.during.is) return end();
    if (running.left.length > 0 && decision.seat !== scene?.you) return;
    const next = nextOf(plan, running.left, decision, scene);
    if (next.do === 'wait') return;
    if (next.do === 'end') return end(scene === null ? null : (plan.check?.(scene) ?? null));
    if (next.do === 'stop') return end(next.why);
    handled = v;
    usePlans.setState({ running: { plan, left: next.left } });
    table.choose(next.choice.index, !first);
    first = false;
  };
  unsubscribe = table.store.subscribe(go);
  go();
}
