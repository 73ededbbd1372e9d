/** The keys of a decision, from anywhere on the page but fields, menus and dialogs. */
import type { Choice } from '@westmarch/protocol';
import { type RefObject, useEffect } from 'react';
import { pickInstead, usePicking } from '../../plan/picking.ts';

interface Keys {
  readonly flat: readonly Choice[];
  readonly pass: Choice | undefined;
  readonly choose: (index: number) => void;
  readonly list: RefObject<HTMLElement | null>;
  readonly filterId: string;
  readonly showList: () => void;
}

export function useDecisionKeys({ flat, pass, choose, list, filterId, showList }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
        return;
      const { key } = event;
      const { confirm } = usePicking.getState();
      if (key >= '1' && key <= '9') {
        const choice = flat[Number(key) - 1];
        if (choice !== undefined && !pickInstead(choice.index)) choose(choice.index);
      } else if (key === '0' || key === 'p') {
        if (pass !== undefined) choose(pass.index);
      } else if (key === 'd') {
        showList();
        requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-choice]')?.focus());
      } else if (key === '/') {
        showList();
        requestAnimationFrame(() => document.getElementById(filterId)?.focus());
      } else if (key === 'Enter' && isNobody(event.target) && confirm !== null) confirm();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [flat, pass, choose, list, filterId, showList]);
}

/** Nothing that Enter would press has the focus. */
const isNobody = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') === null;

/** Keys mean something else where one writes, and in whatever lies over the table. */
export const isBusy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('input, textarea, select, dialog[open], [role="menu"], [role="dialog"]') !== null ||
    document.querySelector('dialog[open], [role="menu"]') !== null);
