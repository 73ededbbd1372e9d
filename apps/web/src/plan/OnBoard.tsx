/** Opens the board of the organization, where there is something to organize. */
import type { Decision } from '@westmarch/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { canOrganize } from './is-whole.ts';

const OrganizationBoard = lazy(() => import('./OrganizationBoard.tsx'));

export function OnBoard({ decision }: { decision: Decision }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [decision]);
  if (!canOrganize(decision)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Organize on a board</Button>
      {open && (
        <Suspense fallback={null}>
          <OrganizationBoard decision={decision} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
