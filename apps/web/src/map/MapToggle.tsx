/** Board or map, above the table: pressed, or by M. On a phone the map is one of the parts, and this is not shown. */
import { useEffect } from 'react';
import { isBusy } from '../table/decision/decision-keys.ts';
import { useWide } from '../table/wide.ts';
import { showMap, useMapShown } from './map-store.ts';
import s from './toggle.module.css';

export function MapToggle() {
  const shown = useMapShown();
  const wide = useWide();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'm' && event.key !== 'M') return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
        return;
      event.preventDefault();
      showMap(!shown);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [shown]);
  if (!wide) return null;
  return (
    <div className={s.toggle} role="group" aria-label="What the table shows">
      <button type="button" aria-pressed={!shown} onClick={() => showMap(false)}>
        Board
      </button>
      <button
        type="button"
        aria-pressed={shown}
        aria-keyshortcuts="M"
        title="M"
        onClick={() => showMap(true)}
      >
        Map
      </button>
    </div>
  );
}
