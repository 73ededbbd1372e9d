/** A card to read beside what one points at; for eyes only, since a dialog has the same and more. */
import type { ComponentProps } from 'react';
import s from './Beside.module.css';
import { ReadingFace } from './ReadingFace.tsx';

const WIDTH = 300;
const APART = 12;
/** From the edges of the window. */
const EDGE = 8;

type Props = ComponentProps<typeof ReadingFace> & {
  /** Where that is on the screen. */
  readonly at: Pick<DOMRect, 'height' | 'width' | 'x' | 'y'>;
};

export function Beside({ at, ...read }: Props) {
  const right = at.x + at.width + APART;
  const left = right + WIDTH < window.innerWidth ? right : Math.max(EDGE, at.x - WIDTH - APART);
  const fromTop = at.y + at.height / 2 < window.innerHeight / 2;
  return (
    <div
      className={s.beside}
      aria-hidden="true"
      style={{
        left,
        width: WIDTH,
        ...(fromTop
          ? { top: Math.max(EDGE, at.y) }
          : { bottom: Math.max(EDGE, window.innerHeight - at.y - at.height) }),
      }}
    >
      <ReadingFace {...read} />
    </div>
  );
}
