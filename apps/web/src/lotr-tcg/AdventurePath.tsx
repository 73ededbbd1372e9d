/** The adventure path: nine sites in a line, whose fellowship stands where, the twilight pool and the moves. */
import type { LotrScene, PathSite } from '@westmarch/protocol';
import { useEffect, useRef } from 'react';
import { useFace, usePlayerName } from '../live/context.tsx';
import { Sums } from '../table/reading/Sums.tsx';
import s from './path.module.css';
import { SiteTile } from './SiteTile.tsx';

export function AdventurePath({ scene }: { scene: LotrScene }) {
  const { path, twilight, moves, time } = scene;
  const here = path.find(({ fellowships }) => fellowships.includes(time.active))?.number ?? 0;
  const line = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = line.current;
    const site = list?.querySelector<HTMLElement>(`[data-number="${here}"]`);
    // Only where the path is wider than its room, and without moving the page.
    if (list !== null && site) list.scrollLeft = site.offsetLeft - (list.clientWidth - site.offsetWidth) / 2;
  }, [here]);
  return (
    <section
      className={s.journey}
      data-laid={path.some(({ card }) => card !== null)}
      aria-label="The adventure path"
    >
      <ol className={s.path} ref={line} tabIndex={0} aria-label="Sites">
        {path.map((site) => (
          <Site key={site.number} site={site} you={scene.you} />
        ))}
      </ol>
      <div className={s.pool}>
        <p className={s.twilight}>
          <Sums
            title="What the next move brings"
            sums={(scene.sums ?? []).filter(({ name }) => name.includes('move'))}
          >
            <b key={twilight}>{twilight}</b> <span>twilight</span>
          </Sums>
        </p>
        <p className={s.moves}>
          moves{' '}
          <b>
            {moves.made}/{moves.limit}
          </b>
        </p>
      </div>
    </section>
  );
}

function Site({ site, you }: { site: PathSite; you: number }) {
  const face = useFace(site.card?.face ?? '');
  const name = usePlayerName();
  const who = (seat: number): string => (seat === you ? 'you' : name(seat));
  return (
    <li className={s.site} data-number={site.number} data-here={site.fellowships.length > 0}>
      <span className={s.number}>
        <span className="said-only">site </span>
        {site.number}
        {site.sanctuary && (
          <>
            <span aria-hidden="true"> ☩</span>
            <span className="said-only"> sanctuary</span>
          </>
        )}
      </span>
      {site.card === null || face === undefined ? (
        <span className={s.unlaid}>
          <span className="said-only">not laid yet</span>
        </span>
      ) : (
        <SiteTile card={site.card} face={face} />
      )}
      <span className={s.markers}>
        {site.fellowships.map((seat) => (
          <span key={seat} className={s.marker} data-you={seat === you}>
            {who(seat)}
          </span>
        ))}
        {site.controlledBy !== 0 && <span className={s.control}>held by {who(site.controlledBy)}</span>}
      </span>
    </li>
  );
}
