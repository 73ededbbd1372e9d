/** What the decision bar shows of plans: several picks on one screen, the board, and how a plan gets on. */
import type { Decision } from '@westmarch/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import s from './Compose.module.css';
import { canOrganize, isWhole } from './is-whole.ts';
import { dropPlan, usePlans } from './runner.ts';

const Compose = lazy(() => import('./Compose.tsx'));
const OrganizationBoard = lazy(() => import('./OrganizationBoard.tsx'));

/** The whole on one screen where there is one, or else, and whenever one likes, the options one at a time. */
export function Whole({ decision, children }: { decision: Decision; children: ReactNode }) {
  const whole = isWhole(decision);
  const [single, setSingle] = useState(false);
  const [board, setBoard] = useState(false);
  useEffect(() => {
    setSingle(false);
    setBoard(false);
  }, [decision]);
  const { part } = decision;
  return (
    <>
      <PlanNotice />
      {whole && !single && part !== undefined && part !== null ? (
        <Suspense fallback={null}>
          <Compose decision={decision} part={part} />
        </Suspense>
      ) : (
        children
      )}
      {whole && (
        <Button look="bare" aria-expanded={single} onClick={() => setSingle(!single)}>
          {single ? 'All on one screen' : 'One at a time'}
        </Button>
      )}
      {canOrganize(decision) && <Button onClick={() => setBoard(true)}>Organize on a board</Button>}
      {board && (
        <Suspense fallback={null}>
          <OrganizationBoard onClose={() => setBoard(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A plan that is being carried out can be stopped; one that fits no more says why. */
function PlanNotice() {
  const running = usePlans((plans) => plans.running);
  const stopped = usePlans((plans) => plans.stopped);
  if (stopped !== null)
    return (
      <p className={s.stopped} role="alert">
        {stopped}
      </p>
    );
  if (running === null || running.left.length === 0) return null;
  return (
    <p className={s.running}>
      <span role="status">{running.plan.name} is carried out.</span>{' '}
      <Button look="bare" onClick={dropPlan}>
        Decide the rest myself
      </Button>
    </p>
  );
}
