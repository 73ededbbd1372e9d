/**
 * Reading the card of an option where the option stands: hovering or focusing shows it beside the list, holding, a
 * right click and R open it at reading size.
 */
import type { Choice } from '@westmarch/protocol';
import { type HTMLAttributes, useEffect, useRef } from 'react';
import { useCards } from '../../live/context.tsx';
import { peekAt, pointAt, read } from '../ui-store.ts';

const PEEK_AFTER = 380;
const HELD_AFTER = 480;

type Reads = Pick<
  HTMLAttributes<HTMLButtonElement>,
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onFocus'
  | 'onBlur'
  | 'onContextMenu'
  | 'onKeyDown'
>;

/** What an option listens for, and whether the press that just ended was held to read. */
export function useOptionReading(choice: Choice): { reads: Reads; wasHeld: () => boolean } {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const card = useCards().get(choice.card);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ref = card === undefined || card.face === '' ? null : { card: card.id, face: card.face };

  const look = (element: HTMLElement, after: number): void => {
    pointAt(choice.card === 0 ? [] : [choice.card]);
    clearTimeout(timer.current);
    if (ref === null) return;
    timer.current = setTimeout(() => {
      const { x, y, width, height } = element.getBoundingClientRect();
      peekAt({ ...ref, at: { x, y, width, height } });
    }, after);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    pointAt([]);
    peekAt(null);
  };
  return {
    wasHeld: () => {
      const was = held.current;
      held.current = false;
      return was;
    },
    reads: {
      onPointerEnter: (event) => {
        if (event.pointerType !== 'touch') look(event.currentTarget, PEEK_AFTER);
      },
      onPointerLeave: leave,
      // A press focuses too; only the keyboard's focus is a look.
      onFocus: (event) => {
        if (event.currentTarget.matches(':focus-visible')) look(event.currentTarget, PEEK_AFTER);
      },
      onBlur: leave,
      onPointerDown: (event) => {
        leave();
        held.current = false;
        if (event.pointerType === 'mouse' || ref === null) return;
        timer.current = setTimeout(() => {
          held.current = true;
          read(ref);
        }, HELD_AFTER);
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onContextMenu: (event) => {
        if (ref === null) return;
        event.preventDefault();
        leave();
        read(ref);
      },
      onKeyDown: (event) => {
        if (ref === null || (event.key !== 'r' && event.key !== 'R')) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        read(ref);
      },
    },
  };
}
