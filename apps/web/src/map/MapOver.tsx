/** The map in the place of the board; it is loaded when it is first looked at. */
import type { MeccgScene } from '@westmarch/protocol';
import { lazy, Suspense } from 'react';
import s from './toggle.module.css';

const TableMap = lazy(() => import('./TableMap.tsx'));

export function MapOver({ scene }: { scene: MeccgScene }) {
  return (
    <div className={s.over} data-map="">
      <Suspense
        fallback={
          <p className={s.loading} role="status">
            Unrolling the map…
          </p>
        }
      >
        <TableMap scene={scene} />
      </Suspense>
    </div>
  );
}
