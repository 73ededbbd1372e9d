/**
 * Moving over the sheet by mouse, wheel, fingers and keys.
 *
 * Owns   the gestures, and the transform of the world; a press that does not move is handed on as a press.
 * Keeps  while one moves, nothing but that transform changes, and the world is a layer of its own all the time: made
 *        one when a gesture begins, all of it would be drawn again just then. When it has come to rest, what depends
 *        on how near one is (the size of signs, which names are shown) follows in one step.
 */
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { isStill } from '../../settings/settings.ts';
import type { Box, Point } from '../geometry.ts';
import {
  type Covered,
  fit,
  kept,
  moved,
  pinched,
  type Size,
  showing,
  toScreen,
  toSheet,
  type Viewpoint,
  zoomed,
} from './viewpoint.ts';

/** How far a press may stray. */
const STILL = { mouse: 5, touch: 10 } as const;
const RESTS_AFTER = 160;
const GLIDE = 260;
/** By so much the drawing may be stretched or shrunk before it is made anew: shrunk, ever more of it must be there. */
const STRETCHED = { most: 3, least: 0.5 } as const;
/**
 * How large the world is laid out, beside its units. While one comes nearer the browser keeps a drawing, but never one
 * that is smaller than what was laid out: so that is small.
 */
export const DRAWN = 0.5;

export interface Press {
  readonly at: Point;
  readonly touch: boolean;
  /** Screen pixels for one unit of the sheet. */
  readonly k: number;
}
interface Hears {
  press(press: Press): void;
  /** A mouse that moves over the sheet; null when it has left. */
  point(press: Press | null): void;
  rests(view: Viewpoint, size: Size): void;
}

export interface PanZoom {
  /** The whole of something comes into sight. */
  readonly fit: (box: Box, margin?: number, nearest?: number) => void;
  readonly zoom: (factor: number) => void;
  readonly move: (dx: number, dy: number) => void;
  /** `top`: so much of the screen, from 0 to 1, is covered there. */
  readonly show: (at: Point, top?: number) => void;
  readonly view: () => Viewpoint;
  /** All of these are in sight. */
  readonly sees: (points: readonly Point[]) => boolean;
}

export function usePanZoom(
  viewport: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  sheet: Box,
  /** So many pixels at the left lie under something. */
  covered: number,
  first: () => Viewpoint | Box,
  hears: Hears,
): PanZoom {
  const now = useRef<Mover | null>(null);
  const latest = useRef(hears);
  latest.current = hears;
  const { left, top, right, bottom } = sheet;
  useEffect(() => {
    if (viewport.current === null || world.current === null) return undefined;
    const mover = new Mover(viewport.current, world.current, { left, top, right, bottom }, covered, latest);
    mover.begin(first());
    now.current = mover;
    return () => {
      mover.end();
      now.current = null;
    };
    // The first view is asked for once for each sheet.
  }, [viewport, world, left, top, right, bottom, covered]);
  return useMemo(
    () => ({
      fit: (box, margin, nearest) => now.current?.fit(box, margin, nearest),
      zoom: (factor) => now.current?.zoom(factor),
      move: (dx, dy) => now.current?.glide((view) => moved(view, dx, dy)),
      show: (at, top) => now.current?.show(at, top),
      view: () => now.current?.view ?? { x: 0, y: 0, k: 1 },
      sees: (points) => now.current?.sees(points) ?? true,
    }),
    [],
  );
}

class Mover {
  view: Viewpoint = { x: 0, y: 0, k: 1 };
  readonly #viewport: HTMLElement;
  readonly #world: HTMLElement;
  readonly #sheet: Box;
  /** What lies over the left, and for as long as something is read there, over the top. */
  #covered: Covered;
  readonly #hears: RefObject<Hears>;
  readonly #pointers = new Map<number, Point>();
  readonly #stop = new AbortController();
  readonly #sizes: ResizeObserver;
  #size: Size;
  #began: { readonly at: Point; readonly touch: boolean; strayed: boolean } | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  /** How near it was when it was last drawn. */
  #inked = 1;
  #gliding = 0;

  constructor(
    viewport: HTMLElement,
    world: HTMLElement,
    sheet: Box,
    covered: number,
    hears: RefObject<Hears>,
  ) {
    this.#covered = { left: covered, top: 0 };
    this.#viewport = viewport;
    this.#world = world;
    this.#sheet = sheet;
    this.#hears = hears;
    this.#size = sizeOf(viewport);
    this.#sizes = new ResizeObserver(() => this.#resized());
    this.#sizes.observe(viewport);
    const { signal } = this.#stop;
    viewport.addEventListener('pointerdown', this.#down, { signal });
    viewport.addEventListener('pointermove', this.#move, { signal });
    viewport.addEventListener('pointerup', this.#up, { signal });
    viewport.addEventListener('pointercancel', this.#gone, { signal });
    viewport.addEventListener('pointerleave', () => this.#hears.current.point(null), { signal });
    viewport.addEventListener('wheel', this.#wheel, { signal, passive: false });
  }

  begin(first: Viewpoint | Box): void {
    this.view = kept(
      'k' in first ? first : fit(first, this.#size, 12),
      this.#sheet,
      this.#size,
      this.#covered,
    );
    this.#write();
    this.#rested();
  }
  end(): void {
    this.#stop.abort();
    this.#sizes.disconnect();
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#gliding);
  }

  fit(box: Box, margin = 24, nearest = 2.2): void {
    const { width, height } = this.#size;
    this.#covered = { ...this.#covered, top: 0 };
    const { left } = this.#covered;
    this.glide(() => moved(fit(box, { width: width - left, height }, margin, nearest), left, 0));
  }
  zoom(factor: number): void {
    const middle: Point = [this.#size.width / 2, this.#size.height / 2];
    this.glide((view) => zoomed(view, factor, middle));
  }
  show(at: Point, top = 0): void {
    this.#covered = { ...this.#covered, top: top * this.#size.height };
    this.glide((view) => showing(view, at, this.#size, 64, this.#covered.top));
  }

  sees(points: readonly Point[]): boolean {
    const { width, height } = this.#size;
    const { left, top } = this.#covered;
    return points.every((p) => {
      const [x, y] = toScreen(this.view, p);
      return x >= left && x <= width && y >= top && y <= height;
    });
  }

  /** Goes to where a change leads, in a moment; at once where nothing is to move. */
  glide(change: (view: Viewpoint) => Viewpoint): void {
    cancelAnimationFrame(this.#gliding);
    const from = this.view;
    const to = kept(change(from), this.#sheet, this.#size, this.#covered);
    if (isStill()) {
      this.#set(to);
      return;
    }
    const began = performance.now();
    const step = (time: number): void => {
      const part = Math.min(1, Math.max(0, (time - began) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number): number => a + (b - a) * eased;
      this.#set({ x: between(from.x, to.x), y: between(from.y, to.y), k: between(from.k, to.k) });
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  #set(view: Viewpoint): void {
    this.view = kept(view, this.#sheet, this.#size, this.#covered);
    if (this.#frame === 0)
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        this.#write();
      });
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#rested(), RESTS_AFTER);
  }
  #write(): void {
    const { k } = this.view;
    this.#ink(k);
    // On whole pixels of the screen: half of one further, and all of it would be drawn again.
    const dots = window.devicePixelRatio;
    const [x, y] = [Math.round(this.view.x * dots) / dots, Math.round(this.view.y * dots) / dots];
    this.#world.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k / DRAWN})`;
  }
  /** While one comes nearer, what is drawn is stretched; it is drawn anew at rest, or when that has become too much. */
  #ink(k: number): void {
    const stretched = k / this.#inked;
    const isBearable = stretched !== 1 && stretched < STRETCHED.most && stretched > STRETCHED.least;
    if (!isBearable) this.#inked = k;
    if (isBearable) this.#world.dataset['zooming'] = 'true';
    else delete this.#world.dataset['zooming'];
  }
  #rested(): void {
    this.#inked = this.view.k;
    delete this.#world.dataset['zooming'];
    this.#hears.current.rests(this.view, this.#size);
  }
  #resized(): void {
    const before = this.#size;
    this.#size = sizeOf(this.#viewport);
    if (this.#size.width === 0 || this.#size.height === 0) return;
    // What was in the middle stays in the middle.
    const [dx, dy] = [this.#size.width - before.width, this.#size.height - before.height];
    if (dx !== 0 || dy !== 0) this.#set(moved(this.view, dx / 2, dy / 2));
  }

  #at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#viewport.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }
  #press(at: Point, touch: boolean): Press {
    return { at: toSheet(this.view, at), touch, k: this.view.k };
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0 || isControl(event.target)) return;
    cancelAnimationFrame(this.#gliding);
    const at = this.#at(event);
    this.#pointers.set(event.pointerId, at);
    if (this.#pointers.size === 1) this.#began = { at, touch: event.pointerType !== 'mouse', strayed: false };
    else if (this.#began !== null) this.#began.strayed = true;
  };
  readonly #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    const at = this.#at(event);
    if (before === undefined || this.#began === null) {
      if (event.pointerType === 'mouse' && event.buttons === 0)
        this.#hears.current.point(isControl(event.target) ? null : this.#press(at, false));
      return;
    }
    const began = this.#began;
    if (!began.strayed) {
      const strays = Math.hypot(at[0] - began.at[0], at[1] - began.at[1]);
      if (strays < (began.touch ? STILL.touch : STILL.mouse)) return;
      began.strayed = true;
      this.#viewport.setPointerCapture(event.pointerId);
    }
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
    this.#set(
      others.length === 0
        ? moved(this.view, at[0] - before[0], at[1] - before[1])
        : pinched(this.view, [before, others[0]], [at, others[0]]),
    );
    this.#pointers.set(event.pointerId, at);
  };
  readonly #up = (event: PointerEvent): void => {
    const began = this.#began;
    const was = this.#pointers.delete(event.pointerId);
    if (this.#pointers.size > 0 || !was) return;
    this.#began = null;
    if (began !== null && !began.strayed) this.#hears.current.press(this.#press(began.at, began.touch));
  };
  readonly #gone = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) this.#began = null;
  };
  readonly #wheel = (event: WheelEvent): void => {
    if (isControl(event.target)) return;
    event.preventDefault();
    cancelAnimationFrame(this.#gliding);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
    this.#set(zoomed(this.view, factor, this.#at(event)));
  };
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: clientWidth,
  height: clientHeight,
});
/** What lies over the map: buttons and panels, which have presses of their own. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-over-map]') !== null;
