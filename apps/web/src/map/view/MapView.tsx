/**
 * The map as one looks at it: the sheet, what stands on it, and ways to move over it.
 *
 * Owns   gestures and keys, and which mark has the focus. Not what a mark means: whoever shows the map is told.
 */
import type { Atlas } from '@westmarch/protocol';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/Button.tsx';
import { HEIGHT, WIDTH } from '../chart.ts';
import type { Box } from '../geometry.ts';
import s from '../map.module.css';
import { lastView } from '../map-store.ts';
import { DeepSheet } from '../sheet/DeepSheet.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { isDirection, type Mark, markAt, neighbour } from './marks.ts';
import { DRAWN, type PanZoom, usePanZoom } from './pan-zoom.ts';
import type { Viewpoint } from './viewpoint.ts';

export interface MapViewProps {
  /** Under this name the view is remembered while the page lives. */
  readonly name: string;
  /** The sheet of the Under-deeps instead of the lands above. */
  readonly below: boolean;
  readonly atlas: Atlas | undefined;
  readonly marks: readonly Mark[];
  /** The mark that the keyboard is on. */
  readonly focused: string | null;
  readonly onFocus: (key: string) => void;
  /** A mark was pressed: by a finger, by a mouse, or by a key. */
  readonly onPress: (key: string | null, how: 'finger' | 'mouse' | 'key') => void;
  readonly onPoint: (key: string | null) => void;
  /** So many pixels at the left lie under a panel. */
  readonly covered?: number;
  /** What is to be in sight at first; the whole sheet where nothing is said. */
  readonly first?: Box | undefined;
  /** Drawn over the sheet, in its units. */
  readonly children: ReactNode;
  /** Panels over the map, in those of the screen. */
  readonly over?: ReactNode;
  /** The event of the table that it shows, once all of it has come. */
  readonly at?: number | undefined;
  readonly hold?: (panZoom: PanZoom) => void;
}

export const WHOLE: Box = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
/** How near a press must be, in pixels of the screen. */
const REACH = { mouse: 15, finger: 26 } as const;

/** Signs keep about their size on the screen, and grow a little as one comes nearer. */
const signScale = (k: number): number => (k < 0.81 ? Math.min(2.4, 0.81 / k) : (0.81 / k) ** 0.6);
const nearness = (k: number): string => (k < 0.62 ? 'far' : k < 1.1 ? 'middle' : 'near');

const focusOn = (viewport: HTMLElement | null, key: string): void =>
  viewport?.querySelector<SVGElement>(`[data-mark="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });

/** A press moves the map or means what is nearest: the focus goes where that says. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('[data-over-map]') === null)
    event.preventDefault();
}

export function MapView(props: MapViewProps) {
  const {
    name,
    below,
    atlas,
    marks,
    focused,
    onFocus,
    onPress,
    onPoint,
    first,
    covered = 0,
    children,
    over,
    at,
    hold,
  } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const pointed = useRef<string | null>(null);
  const [near, setNear] = useState('far');
  const panZoom = usePanZoom(viewport, world, WHOLE, covered, () => lastView.get(name) ?? first ?? WHOLE, {
    press: ({ at, touch, k }) => {
      const reach = (touch ? REACH.finger : REACH.mouse) / k;
      const key = markAt(marks, at, reach, signScale(k))?.key ?? null;
      onPress(key, touch ? 'finger' : 'mouse');
      if (key !== null && !touch) focusOn(viewport.current, key);
    },
    point: (press) => {
      const key =
        press === null
          ? null
          : (markAt(marks, press.at, REACH.mouse / press.k, signScale(press.k))?.key ?? null);
      if (key === pointed.current) return;
      pointed.current = key;
      onPoint(key);
    },
    rests: (view: Viewpoint) => {
      lastView.set(name, view);
      world.current?.style.setProperty('--s', String(signScale(view.k)));
      setNear(nearness(view.k));
    },
  });
  useEffect(() => hold?.(panZoom), [hold, panZoom]);

  const byKeyboard = (event: FocusEvent<HTMLElement>): void => {
    const key = event.target.closest('[data-mark]')?.getAttribute('data-mark') ?? null;
    if (key !== null && key !== focused) onFocus(key);
  };
  const keys = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('[data-over-map]') !== null) return;
    const travelled = marks.filter(({ aside }) => aside === undefined);
    const from = travelled.find(({ key }) => key === focused) ?? travelled[0];
    if (isDirection(event.key)) {
      const next =
        focused === null ? from : from === undefined ? null : neighbour(travelled, from, event.key);
      if (next !== null && next !== undefined) {
        onFocus(next.key);
        panZoom.show(next.at);
        focusOn(viewport.current, next.key);
      }
    } else if (event.key === '+' || event.key === '=') panZoom.zoom(1.4);
    else if (event.key === '-') panZoom.zoom(1 / 1.4);
    else if (event.key === 'Home') panZoom.fit(WHOLE, 8);
    else if ((event.key === 'Enter' || event.key === ' ') && focused !== null) onPress(focused, 'key');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={viewport}
      className={s.viewport}
      data-near={near}
      data-at={at}
      role="application"
      aria-label="Map of Middle-earth. Arrows go from place to place, plus and minus come nearer and go back, Home shows all of it."
      onKeyDown={keys}
      onFocus={byKeyboard}
      onMouseDown={keepFocus}
    >
      <div ref={world} className={s.world} style={{ width: WIDTH * DRAWN, height: HEIGHT * DRAWN }}>
        {below ? <DeepSheet atlas={atlas} /> : <Sheet />}
        <svg className={s.overlay} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          {children}
        </svg>
      </div>
      <div className={s.zoom} data-over-map="" role="group" aria-label="How near">
        <Button aria-label="Nearer" onClick={() => panZoom.zoom(1.5)}>
          +
        </Button>
        <Button aria-label="Farther" onClick={() => panZoom.zoom(1 / 1.5)}>
          −
        </Button>
        <Button aria-label="All of it" onClick={() => panZoom.fit(WHOLE, 8)}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path
              d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
            />
          </svg>
        </Button>
      </div>
      {over}
    </div>
  );
}
