/**
 * Cards as large as the room allows, and of one size for the whole game: they grow with the window, fan where a company
 * is wide, and shrink only when the table has really grown.
 *
 * Owns   the room of the board, read when it changes, and the width kept from one scene to the next.
 * Not    reckoning (rows.ts), nor phones, where one part is shown at a time and may scroll.
 * Keeps  no reading of the page between two changes of its size: the browser tells the room, and, should writing have
 *        taken more lines than was reckoned, by how much the content is too high.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWide } from '../wide.ts';
import { chosen, type Kept, type Room, type Sheet, shared, type Widths } from './rows.ts';

export interface Fitted {
  /** For the element whose room it is, with exactly one child: what lies in it. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The width of a card in pixels; undefined on a phone, and before the room is known. */
  readonly card: number | undefined;
  /** The width of a group; undefined where it takes what it needs. */
  readonly widthOf: (key: string) => number | undefined;
}

/**
 * `tables`: sheets that are in sight together, and must fit together. With several opponents each of them with one's
 * own side is a table: the others scroll. Within a turn cards never grow, so that its phases look alike.
 */
export function useFitting(
  tables: readonly (readonly Sheet[])[],
  usual: readonly (readonly Sheet[])[],
  widths: Widths,
  turn: number,
): Fitted {
  const ref = useRef<HTMLDivElement>(null);
  const wide = useWide();
  const [room, setRoom] = useState<Seen | null>(null);
  const kept = useRef<readonly Kept[]>([]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element !== null) setRoom({ width: element.clientWidth, height: element.clientHeight, short: 0 });
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let width = element.clientWidth;
    const observer = new ResizeObserver((entries) => {
      const was = width;
      width = element.clientWidth;
      // The map came beside it, or went.
      if (Math.abs(width - was) > was / 5) kept.current = [];
      for (const { target, contentRect, borderBoxSize } of entries)
        setRoom((now) =>
          target === element
            ? roomed(now, contentRect.width, contentRect.height)
            : shortened(now, borderBoxSize[0].blockSize),
        );
    });
    // Another window is another table; less room for a moment is not.
    const anew = (): void => {
      kept.current = [];
    };
    window.addEventListener('resize', anew);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => {
      window.removeEventListener('resize', anew);
      observer.disconnect();
    };
  }, []);
  if (!wide || room === null || room.height <= 0) return { ref, card: undefined, widthOf: () => undefined };
  const left = { width: room.width - INSET, height: room.height - room.short };
  kept.current = tables.map((sheets, i) =>
    chosen(sheets, usual, left, widths, turn, kept.current[i] ?? null, window.innerHeight * USUALLY),
  );
  const card = Math.min(...kept.current.map(({ width }) => width));
  return { ref, card, widthOf: widthsOf(tables, left, card) };
}

/** What of the window is left to the board while much is asked. */
const USUALLY = 0.6;

/** The padding of a sheet at both sides. */
const INSET = 26;

interface Seen extends Room {
  /** By how much what was drawn was higher than reckoned. */
  readonly short: number;
}

function roomed(now: Seen | null, width: number, height: number): Seen {
  return now !== null && now.width === width && now.height === height ? now : { width, height, short: 0 };
}

/** At most a fifth: where nothing helps, the board scrolls. */
function shortened(now: Seen | null, content: number): Seen | null {
  if (now === null || content <= now.height + 1) return now;
  const short = Math.min(now.height / 5, now.short + Math.ceil(content - now.height));
  return short === now.short ? now : { ...now, short };
}

function widthsOf(tables: readonly (readonly Sheet[])[], room: Room, card: number): Fitted['widthOf'] {
  const all = new Map(tables.flatMap((sheets) => [...shared(sheets, room, card)]));
  return (key) => all.get(key);
}
