/**
 * Cards as large as the room allows: everything one needs to decide is in sight without scrolling.
 *
 * Owns   `--card-w` of the element it is given. What lies in it and scrolls by itself (data-scrolls) is to fit as well.
 *        The width is looked for anew whenever the element is drawn again or its room changes, once for each frame;
 *        below `least` nothing could be read, and the element scrolls instead.
 * Keeps  every look costs a layout of the whole table, so a width that still serves stays: cards do not grow and shrink
 *        from one choice to the next.
 * Not    phones, where one part is shown at a time and may scroll.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isWide } from '../wide.ts';

interface Widths {
  readonly most: number;
  readonly least: number;
}

export function useFittingCards({ most, least }: Widths): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const frame = useRef({ waits: false, drawn: false });
  // Without dependencies: whatever was drawn may need more room or less. Bots move many times between two frames.
  useLayoutEffect(() => {
    const { current } = frame;
    current.drawn = current.waits;
    if (ref.current === null || current.waits) return;
    fit(ref.current, { most, least });
    current.waits = true;
    requestAnimationFrame(() => {
      current.waits = false;
      if (ref.current !== null && current.drawn) fit(ref.current, { most, least });
    });
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const again = (): void => fit(element, { most, least });
    const observer = new ResizeObserver(again);
    observer.observe(element);
    void document.fonts.ready.then(again);
    return () => observer.disconnect();
  }, [most, least]);
  return ref;
}

function fit(element: HTMLElement, { most, least }: Widths): void {
  if (!isWide()) {
    element.style.removeProperty('--card-w');
    return;
  }
  if (element.clientHeight === 0) return;
  stopCards(element);
  const parts = [element, ...element.querySelectorAll('[data-scrolls]')];
  const fits = (width: number): boolean => {
    element.style.setProperty('--card-w', `${width}px`);
    return parts.every(
      (part) => part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1,
    );
  };
  const kept = Number.parseInt(element.dataset['cardW'] ?? '', 10);
  if (kept >= least && kept <= most && fits(kept)) {
    // Larger only where it is worth it.
    if (kept === most || !fits(Math.min(most, kept + WORTH_IT))) {
      element.style.setProperty('--card-w', `${kept}px`);
      return;
    }
  } else if (kept === least) return;
  const found = widest(fits, { most, least });
  element.dataset['cardW'] = String(found);
  element.style.setProperty('--card-w', `${found}px`);
}

/** By so many pixels cards must be able to grow before they do. */
const WORTH_IT = 6;

/** The greatest width that fits; the least where none does. */
function widest(fits: (width: number) => boolean, { most, least }: Widths): number {
  if (fits(most)) return most;
  let [low, high] = [least, most];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A card on its way reaches beyond the room it will take. Where it was is remembered: it goes on from there. */
function stopCards(element: HTMLElement): void {
  for (const animation of element.getAnimations({ subtree: true })) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.target?.hasAttribute('data-card') === true)
      animation.cancel();
  }
}
