/** The reading size of a card beside what is hovered or has the focus; for eyes only: its page says the same. */
import type { Face } from '@westmarch/protocol';
import { useEffect, useState } from 'react';
import { ReadingFace } from '../card/ReadingFace.tsx';
import s from './Peek.module.css';

const WIDTH = 300;

export interface Peeked {
  readonly face: Face;
  readonly at: DOMRect;
}

export function Peek({ face, at }: Peeked) {
  const right = at.x + at.width + 10;
  const left = right + WIDTH < window.innerWidth ? right : Math.max(8, at.x - WIDTH - 10);
  const fromTop = at.y + at.height / 2 < window.innerHeight / 2;
  return (
    <div
      className={s.peek}
      aria-hidden="true"
      style={{
        left,
        width: WIDTH,
        ...(fromTop
          ? { top: Math.max(8, at.y) }
          : { bottom: Math.max(8, window.innerHeight - at.y - at.height) }),
      }}
    >
      <ReadingFace face={face} />
    </div>
  );
}

/** What a thing needs to be peeked at, and what is peeked at now. Fingers do not hover. */
export function usePeek(): {
  readonly peeked: Peeked | null;
  readonly hovers: (face: Face) => {
    onPointerEnter: (event: { currentTarget: Element; pointerType: string }) => void;
    onPointerLeave: () => void;
  };
  readonly hide: () => void;
} {
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const hide = (): void => setPeeked(null);
  useEffect(() => {
    if (peeked === null) return undefined;
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', hide, { capture: true });
  }, [peeked]);
  return {
    peeked,
    hide,
    hovers: (face) => ({
      onPointerEnter: ({ currentTarget, pointerType }) => {
        if (pointerType === 'mouse') setPeeked({ face, at: currentTarget.getBoundingClientRect() });
      },
      onPointerLeave: hide,
    }),
  };
}
