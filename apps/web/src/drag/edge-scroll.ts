/** What is dragged to the edge of what scrolls brings the rest of it into sight. */

/** How near to the edge, and how far in a frame. */
const NEAR = 56;
const STEP = 9;

export interface EdgeScroll {
  /** It is held at this height of the window. */
  at(y: number): void;
  stop(): void;
}

export function edgeScroll(element: Element): EdgeScroll {
  const scroller = scrollerOf(element);
  let by = 0;
  let frame = 0;
  const go = (): void => {
    frame = 0;
    if (by === 0) return;
    scroller.scrollTop += by;
    frame = requestAnimationFrame(go);
  };
  return {
    at: (y) => {
      const { top, bottom } = scroller.getBoundingClientRect();
      const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      by = y < above + NEAR ? -STEP : y > below - NEAR ? STEP : 0;
      if (by !== 0 && frame === 0) frame = requestAnimationFrame(go);
    },
    stop: () => {
      by = 0;
      cancelAnimationFrame(frame);
    },
  };
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.documentElement;
}
