/** How much room there is: for the whole table at once, and for the log beside it. */
import { useSyncExternalStore } from 'react';

/** Below this the phone's layout shows one part at a time; the same width stands in the style sheets of the table. */
const WIDE = '(width >= 60rem)';
/** Below this the log would take too much from the board: it is a press away. */
const ROOMY = '(width >= 74rem)';

/** From here on there is room for board and map beside each other. */
const VAST = '(width >= 118rem)';

const matches = (query: string): boolean => window.matchMedia(query).matches;

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matches(query),
  );
}

export const isWide = (): boolean => matches(WIDE);
export const useWide = (): boolean => useMedia(WIDE);
export const useRoomy = (): boolean => useMedia(ROOMY);
export const useVast = (): boolean => useMedia(VAST);
