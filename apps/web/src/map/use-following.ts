/** Whoever sets out is brought into sight, once: after that one may look where one likes. */
import { type RefObject, useEffect } from 'react';
import { boxOf, type Line } from './geometry.ts';
import type { PanZoom } from './view/pan-zoom.ts';

export function useFollowing(panZoom: RefObject<PanZoom | null>, journey: Line, company: number): void {
  const key = journey.length > 1 ? `${company} ${journey.join(' ')}` : '';
  useEffect(() => {
    const map = panZoom.current;
    if (key === '' || map === null || map.sees(journey)) return;
    // No nearer than one looked before.
    map.fit(boxOf(journey), 70, map.view().k);
  }, [key]);
}
