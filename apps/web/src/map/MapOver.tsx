/** The map in the place of the board; it is loaded when it is first looked at. */
import type { MeccgScene } from '@westmarch/protocol';
import { lazy, Suspense, useEffect } from 'react';
import { useMapOpen } from './map-store.ts';
import s from './toggle.module.css';

const TableMap = lazy(() => import('./TableMap.tsx'));

export function MapOver({ scene }: { scene: MeccgScene }) {
  useEffect(() => {
    useMapOpen.setState({ open: true });
    return () => useMapOpen.setState({ open: false });
  }, []);
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
