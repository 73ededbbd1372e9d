/** Which rows of a long list can be seen: the others are not drawn. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface Seen {
  readonly columns: number;
  /** The first item that is drawn, and the first that is not any more. */
  readonly from: number;
  readonly to: number;
}

/** Rows that are drawn above and below what is seen. */
const SPARE = 3;

/** `least`: the least width of a column; 0 where there is one. */
export function seenOf(
  view: { readonly top: number; readonly height: number; readonly width: number },
  { count, rowHeight, least }: { readonly count: number; readonly rowHeight: number; readonly least: number },
): Seen {
  const columns = least === 0 ? 1 : Math.max(1, Math.floor(view.width / least));
  const first = Math.max(0, Math.floor(view.top / rowHeight) - SPARE);
  const rows = Math.ceil(view.height / rowHeight) + 2 * SPARE;
  return { columns, from: Math.min(count, first * columns), to: Math.min(count, (first + rows) * columns) };
}

/** The part of a scrolling element that is seen, as it is scrolled and resized. */
export function useView(ref: RefObject<HTMLElement | null>): { top: number; height: number; width: number } {
  const [view, setView] = useState({ top: 0, height: 800, width: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let asked = 0;
    const look = (): void => {
      asked = 0;
      const { scrollTop: top, clientHeight: height, clientWidth: width } = element;
      setView((old) =>
        old.top === top && old.height === height && old.width === width ? old : { top, height, width },
      );
    };
    const soon = (): void => {
      if (asked === 0) asked = requestAnimationFrame(look);
    };
    look();
    const sizes = new ResizeObserver(soon);
    sizes.observe(element);
    element.addEventListener('scroll', soon, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      element.removeEventListener('scroll', soon);
    };
  }, [ref]);
  return view;
}

const STEPS: Readonly<Record<string, (columns: number, page: number, count: number) => number>> = {
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  PageDown: (_columns, page) => page,
  PageUp: (_columns, page) => -page,
  Home: (_columns, _page, count) => -count,
  End: (_columns, _page, count) => count,
};

/** Where a key leads from an item; null for a key that leads nowhere. */
export function stepTo(
  key: string,
  from: number,
  columns: number,
  page: number,
  count: number,
): number | null {
  if ((key === 'ArrowLeft' || key === 'ArrowRight') && columns === 1) return null;
  const step = STEPS[key]?.(columns, page, count);
  return step === undefined ? null : Math.max(0, Math.min(count - 1, from + step));
}

/** Brings an item into view and gives it the focus once it is drawn. */
export function useFocusOn(
  ref: RefObject<HTMLElement | null>,
  rowHeight: number,
): (index: number, columns: number) => void {
  const wanted = useRef(-1);
  useEffect(() => {
    if (wanted.current < 0) return;
    const item = ref.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (item === null || item === undefined) return;
    wanted.current = -1;
    item.focus({ preventScroll: true });
  });
  return (index, columns) => {
    const list = ref.current;
    if (list === null) return;
    const top = Math.floor(index / columns) * rowHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + rowHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = top + rowHeight - list.clientHeight;
    const item = list.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (item === null) wanted.current = index;
    else item.focus({ preventScroll: true });
  };
}
