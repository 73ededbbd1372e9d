/** What the decision bar shows of plans: several picks on one screen, and how a plan gets on. */
import type { Decision } from '@westmarch/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTableState } from '../live/context.tsx';
import { Button } from '../ui/Button.tsx';
import s from './Compose.module.css';
import { isWhole } from './is-whole.ts';
import { dropPlan, usePlans } from './runner.ts';

const Compose = lazy(() => import('./Compose.tsx'));

/** The whole on one screen where there is one, or else, and whenever one likes, the options one at a time. */
export function Whole({ decision, children }: { decision: Decision; children: ReactNode }) {
  const whole = isWhole(decision);
  const v = useTableState((state) => state.v);
  const [single, setSingle] = useState(false);
  useEffect(() => setSingle(false), [decision]);
  const { part } = decision;
  return (
    <>
      <PlanNotice quiet={whole} />
      {whole && !single && part !== undefined && part !== null ? (
        <Suspense fallback={null}>
          <Compose
            key={v}
            decision={decision}
            part={part}
            else={
              <Button look="bare" aria-expanded={false} onClick={() => setSingle(true)}>
                One at a time
              </Button>
            }
          />
        </Suspense>
      ) : (
        children
      )}
      {whole && single && (
        <Button look="bare" aria-expanded onClick={() => setSingle(false)}>
          All on one screen
        </Button>
      )}
    </>
  );
}

/** A plan that is being carried out can be stopped; one that fits no more says why. `quiet`: another is made now. */
function PlanNotice({ quiet }: { quiet: boolean }) {
  const running = usePlans((plans) => plans.running[0]);
  const stopped = usePlans((plans) => plans.stopped);
  if (stopped !== null)
    return (
      <p className={s.stopped} role="alert">
        {stopped}
      </p>
    );
  if (quiet || running === undefined || running.left.length === 0) return null;
  return (
    <p className={s.running}>
      <span role="status">{running.plan.name} is carried out.</span>{' '}
      <Button look="bare" onClick={dropPlan}>
        Decide the rest myself
      </Button>
    </p>
  );
}
