/**
 * What pressing, holding, hovering and keys do on a card.
 *
 * A finger's first tap reads the card, the second acts. One option: it is taken (or shown first, if one likes to confirm). Several: a menu. None: the reading size, which
 * asks the server why not. Hovering peeks; holding, right-clicking and R read.
 */
import type { Card, Choice, Face } from '@westmarch/protocol';
import { type HTMLAttributes, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTable } from '../../live/context.tsx';
import { pickInstead } from '../../plan/picking.ts';
import { useSettings } from '../../settings/settings.ts';
import { openMenu, peekAt, read } from '../ui-store.ts';
import { noteHow } from './keyboard.ts';
import { isSecondTap, isTouch } from './twice.ts';

const PEEK_AFTER = 380;
const HELD_AFTER = 480;

type Presses = Pick<
  HTMLAttributes<HTMLButtonElement>,
  | 'onClick'
  | 'onContextMenu'
  | 'onKeyDown'
  | 'onPointerMove'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
>;

export function useCardPresses(card: Card, face: Face | undefined, choices: readonly Choice[]): Presses {
  const table = useTable();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ref = { card: card.id, face: card.face };
  const leave = (): void => {
    clearTimeout(timer.current);
    peekAt(null);
  };
  return {
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      leave();
      if (held.current) {
        held.current = false;
        return;
      }
      noteHow(event);
      if (
        choices.length > 0 &&
        isTouch(event) &&
        !isSecondTap(`${table.store.getState().v} card ${card.id}`)
      ) {
        const { x, y, width, height } = event.currentTarget.getBoundingClientRect();
        peekAt({ ...ref, at: { x, y, width, height } });
        document.addEventListener('pointerdown', () => peekAt(null), { once: true, capture: true });
        return;
      }
      if (choices.length === 0) read(ref);
      else if (choices.length === 1 && pickInstead(choices[0].index)) return;
      else if (choices.length === 1 && !useSettings.getState().confirm) table.choose(choices[0].index);
      else openMenu({ card: card.id, anchor: event.currentTarget });
    },
    onContextMenu: (event) => {
      event.preventDefault();
      leave();
      read(ref);
    },
    onKeyDown: (event) => {
      if (event.key !== 'r' && event.key !== 'R') return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      read(ref);
    },
    // Only a pointer that moves: a card that comes to lie under a resting one is not being looked at.
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      const still = event.movementX === 0 && event.movementY === 0;
      // A finger that moves drags or scrolls: it does not hold the card to read it.
      if (event.pointerType === 'touch' && Math.abs(event.movementX) + Math.abs(event.movementY) > 2)
        clearTimeout(timer.current);
      if (still || event.pointerType === 'touch' || face === undefined || event.buttons !== 0) return;
      const { x, y, width, height } = event.currentTarget.getBoundingClientRect();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => peekAt({ ...ref, at: { x, y, width, height } }), PEEK_AFTER);
    },
    onPointerLeave: leave,
    onPointerDown: (event) => {
      leave();
      held.current = false;
      if (event.pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        held.current = true;
        read(ref);
      }, HELD_AFTER);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
  };
}
