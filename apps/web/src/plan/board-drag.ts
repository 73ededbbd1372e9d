/**
 * Dragging on the board of the organization: what carries `data-take` is taken up, what carries `data-put` takes it in.
 * Both say what they are as "kind:number".
 */
import { type RefObject, useEffect, useRef } from 'react';
import { listenToDrags } from '../drag/gesture.ts';

export interface Piece {
  readonly kind: string;
  readonly id: number;
}

export const pieceIn = (text: string | undefined): Piece | null => {
  const [, kind, id] = /^([a-z]+):(-?\d+)$/.exec(text ?? '') ?? [];
  return kind === undefined ? null : { kind, id: Number(id) };
};

/** `drop`: one piece was let go over another, which takes it in. `held`: one is on its way, or none any more. */
export function useBoardDrag(
  board: RefObject<HTMLElement | null>,
  drop: (taken: Piece, onto: Piece) => void,
  held: (taken: Piece | null) => void,
): void {
  const now = useRef({ drop, held });
  useEffect(() => {
    now.current = { drop, held };
  });
  useEffect(() => {
    let marked: HTMLElement | null = null;
    const mark = (element: HTMLElement | null): void => {
      if (marked === element) return;
      delete marked?.dataset['over'];
      marked = element;
      if (marked !== null) marked.dataset['over'] = '';
    };
    const target = (element: HTMLElement, under: Element | null): HTMLElement | null => {
      const found = under?.closest<HTMLElement>('[data-put]') ?? null;
      return found === null || element.contains(found) || board.current?.contains(found) !== true
        ? null
        : found;
    };
    return listenToDrags<{ readonly element: HTMLElement; readonly piece: Piece }>({
      byHolding: true,
      take: (at) => {
        const element = at.closest<HTMLElement>('[data-take]');
        const piece = pieceIn(element?.dataset['take']);
        if (element === null || piece === null || board.current?.contains(element) !== true) return null;
        return { element, what: { element, piece } };
      },
      lifted: ({ piece }) => now.current.held(piece),
      over: ({ element }, under) => mark(target(element, under)),
      drop: ({ element, piece }, under) => {
        const onto = pieceIn(target(element, under)?.dataset['put']);
        if (onto !== null) now.current.drop(piece, onto);
      },
      ended: () => {
        mark(null);
        now.current.held(null);
      },
    });
  }, [board]);
}
