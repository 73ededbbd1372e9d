/**
 * Reading a card in passing: beside what is hovered, for eyes only; after a long press in a dialog, since fingers do not
 * hover.
 */
import type { Face } from '@westmarch/protocol';
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Beside } from '../card/Beside.tsx';
import { ReadingFace } from '../card/ReadingFace.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** How long a finger stays to read, in milliseconds; and how far it may tremble, in pixels. */
const LONG = 450;
const TREMBLE = 10;

interface Peeked {
  readonly face: Face;
  /** Beside what; null: in a dialog. */
  readonly at: DOMRect | null;
}

/** What is read now, if anything is. */
export function Peek({ peeked, hide }: Pick<Peeking, 'hide' | 'peeked'>) {
  if (peeked === null) return null;
  const { face, at } = peeked;
  if (at !== null) return <Beside face={face} at={at} />;
  return (
    <Dialog title={face.name} quiet onClose={hide}>
      <ReadingFace face={face} />
    </Dialog>
  );
}

/** What a thing that can be read listens to. */
interface Readings {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onContextMenu: (event: MouseEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}
export interface Peeking {
  readonly peeked: Peeked | null;
  readonly hovers: (face: Face) => Readings;
  readonly hide: () => void;
}

export function usePeek(): Peeking {
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const press = useRef({ timer: 0, x: 0, y: 0, read: false });
  const hide = (): void => setPeeked(null);
  const hovering = peeked !== null && peeked.at !== null;
  useEffect(() => {
    if (!hovering) return undefined;
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', hide, { capture: true });
  }, [hovering]);
  const letGo = (): void => window.clearTimeout(press.current.timer);
  return {
    peeked,
    hide,
    hovers: (face) => ({
      onPointerEnter: ({ currentTarget, pointerType }) => {
        if (pointerType === 'mouse') setPeeked({ face, at: currentTarget.getBoundingClientRect() });
      },
      onPointerLeave: () => {
        letGo();
        setPeeked((old) => (old?.at === null ? old : null));
      },
      onPointerDown: ({ pointerType, clientX: x, clientY: y }) => {
        press.current.read = false;
        if (pointerType === 'mouse') return;
        const timer = window.setTimeout(() => {
          press.current.read = true;
          setPeeked({ face, at: null });
        }, LONG);
        press.current = { timer, x, y, read: false };
      },
      onPointerMove: ({ clientX, clientY }) => {
        const { x, y } = press.current;
        if (Math.hypot(clientX - x, clientY - y) > TREMBLE) letGo();
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onContextMenu: (event) => {
        // The menu of a long press would lie over what is read.
        if (press.current.read) event.preventDefault();
      },
      onClickCapture: (event) => {
        if (!press.current.read) return;
        press.current.read = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
}
