/**
 * Fingers slip: on touch the first tap on a card reads it and the second acts; a choice that could not be taken back
 * without asking another person takes two taps wherever it stands.
 */
import type { MouseEvent } from 'react';
import { useTableState } from '../../live/context.tsx';
import { arm, useUi } from '../ui-store.ts';

/** A press came from a finger. Not every browser says so with the click. */
export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== ''
    ? nativeEvent.pointerType === 'touch'
    : window.matchMedia('(pointer: coarse)').matches && nativeEvent.detail > 0;

/** Whether the second tap was meant by this one; otherwise it is the first. */
export function isSecondTap(what: string): boolean {
  if (useUi.getState().armed === what) {
    arm('');
    return true;
  }
  arm(what);
  return false;
}

/** Another person plays here: what is done is taken back only if he agrees. */
const useOthers = (): boolean =>
  useTableState(({ info }) => (info?.players.filter(({ kind }) => kind === 'person').length ?? 0) > 1);

/** Whether an option was tapped once, and pressing it: acts at once, or on the second tap. */
export function useCarefulPress(what: string): {
  readonly isArmed: boolean;
  readonly press: (event: MouseEvent, act: () => void) => void;
} {
  const others = useOthers();
  const v = useTableState((state) => state.v);
  const key = `${v} ${what}`;
  return {
    isArmed: useUi((ui) => ui.armed === key),
    press: (event, act) => {
      if (!others || !isTouch(event) || isSecondTap(key)) act();
    },
  };
}
