/**
 * Cards as large as the room allows: everything one needs to decide is in sight without scrolling.
 *
 * Owns   `--card-w` of the element it is given. What lies in it and scrolls by itself (data-scrolls) is to fit as well. The width is looked for anew whenever the element is drawn again or its
 *        room changes; below `least` nothing could be read, and the element scrolls instead.
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
  // Without dependencies: whatever was drawn may need more room or less.
  useLayoutEffect(() => {
    if (ref.current !== null) fit(ref.current, { most, least });
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
  if (fits(most)) return;
  let [low, high] = [least, most];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  element.style.setProperty('--card-w', `${low}px`);
}

/** A card on its way reaches beyond the room it will take. Where it was is remembered: it goes on from there. */
function stopCards(element: HTMLElement): void {
  for (const animation of element.getAnimations({ subtree: true })) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.target?.hasAttribute('data-card') === true)
      animation.cancel();
  }
}
