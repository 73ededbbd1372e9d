/**
 * Taking something up and letting it go over something else: by mouse as soon as it moves; by finger only after holding
 * it a moment, since a finger that moves at once scrolls.
 *
 * Owns   the gesture, from pressing to letting go, for everything in the page that a listener takes up.
 * Not    what it means: each listener says what is taken up, and what becomes of it.
 * Keeps  Escape, a second finger, and letting go over nothing give up; whatever is given up has changed nothing, and
 *        letting go is not pressing.
 */
import { type EdgeScroll, edgeScroll } from './edge-scroll.ts';
import { type Ghost, ghostOf } from './ghost.ts';

/** How far a mouse moves before it drags, and a finger before it scrolls. */
const FAR = 7;
const LIFTED_AFTER = 220;

export interface Drag<T> {
  /** What is taken up by pressing there; null for nothing. */
  readonly take: (at: Element) => { readonly element: HTMLElement; readonly what: T } | null;
  /** A finger lifts it by holding it: it is shown at once. Otherwise only when the finger moves after that. */
  readonly byHolding?: boolean;
  /** It is on its way. */
  readonly lifted?: (what: T) => void;
  readonly over: (what: T, under: Element | null) => void;
  readonly drop: (what: T, under: Element | null) => void;
  /** It is on its way no longer, however that came. */
  readonly ended: () => void;
}

interface Held<T> {
  readonly element: HTMLElement;
  readonly what: T;
  readonly pointer: number;
  readonly touch: boolean;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  ghost: Ghost | null;
  scroll: EdgeScroll | null;
}

/** Returns how to stop listening. */
export function listenToDrags<T>({
  take,
  byHolding = false,
  lifted,
  over,
  drop,
  ended,
}: Drag<T>): () => void {
  let held: Held<T> | null = null;

  const end = (): void => {
    const was = held;
    held = null;
    clearTimeout(was?.timer);
    if (was === null || was.ghost === null) return;
    was.ghost.remove();
    was.scroll?.stop();
    ended();
  };
  const lift = (): void => {
    if (held === null || held.ghost !== null) return;
    held.ghost = ghostOf(held.element, held.x, held.y);
    held.scroll = edgeScroll(held.element);
    lifted?.(held.what);
  };
  const down = (event: PointerEvent): void => {
    end();
    const found =
      event.button === 0 && event.isPrimary && event.target instanceof Element ? take(event.target) : null;
    if (found === null) return;
    const touch = event.pointerType === 'touch';
    held = {
      ...found,
      pointer: event.pointerId,
      touch,
      at: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
      timer: touch && byHolding ? setTimeout(lift, LIFTED_AFTER) : undefined,
      ghost: null,
      scroll: null,
    };
  };
  const move = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.pointer) return;
    const { clientX: x, clientY: y } = event;
    if (held.ghost === null) {
      if (Math.hypot(x - held.x, y - held.y) < FAR) return;
      if (held.touch && event.timeStamp - held.at < LIFTED_AFTER) return end();
      lift();
    }
    held.ghost?.move(x, y);
    held.scroll?.at(y);
    over(held.what, document.elementFromPoint(x, y));
  };
  const up = (event: PointerEvent): void => {
    if (held === null || held.ghost === null) return end();
    const { what } = held;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    end();
    swallowClick();
    drop(what, under);
  };
  /** A finger that holds something must not scroll with it, nor call up the menu of the browser. */
  const isHeld = (event: Event): boolean =>
    held?.touch === true && (held.ghost !== null || event.timeStamp - held.at >= LIFTED_AFTER);
  const touchMove = (event: TouchEvent): void => {
    if (isHeld(event) && event.cancelable) event.preventDefault();
  };
  const menu = (event: MouseEvent): void => {
    if (byHolding && isHeld(event)) event.preventDefault();
  };
  const touchStart = (event: TouchEvent): void => {
    if (event.touches.length > 1) end();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || held === null || held.ghost === null) return;
    // It gives up what is dragged, and not the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    end();
  };

  document.addEventListener('pointerdown', down);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', end);
  document.addEventListener('touchstart', touchStart, { passive: true });
  document.addEventListener('touchmove', touchMove, { passive: false });
  document.addEventListener('contextmenu', menu);
  document.addEventListener('keydown', key, { capture: true });
  return () => {
    end();
    document.removeEventListener('pointerdown', down);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('touchstart', touchStart);
    document.removeEventListener('touchmove', touchMove);
    document.removeEventListener('contextmenu', menu);
    document.removeEventListener('keydown', key, { capture: true });
  };
}

function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 0);
}
