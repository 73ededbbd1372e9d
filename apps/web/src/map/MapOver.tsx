/** The map in the place of the board, or beside it where there is room; it is loaded when it is first looked at. */
import type { MeccgScene } from '@westmarch/protocol';
import { lazy, Suspense, useEffect } from 'react';
import { useMapOpen } from './map-store.ts';
import s from './toggle.module.css';

const TableMap = lazy(() => import('./TableMap.tsx'));

export function MapOver({ scene, beside }: { scene: MeccgScene; beside: boolean }) {
  useEffect(() => {
    useMapOpen.setState({ open: !beside });
    return () => useMapOpen.setState({ open: false });
  }, [beside]);
  return (
    <div className={beside ? s.beside : s.over} data-map={beside ? 'beside' : 'over'}>
      <Suspense
        fallback={
          <p className={s.loading} role="status">
            Unrolling the map…
          </p>
        }
      >
        <TableMap scene={scene} beside={beside} />
      </Suspense>
    </div>
  );
}
