/**
 * Cards can be dragged onto one another: by mouse at once, by finger after holding them a moment, since a finger that
 * moves at once scrolls. It is one more way to choose what can also be pressed and read in the list.
 *
 * Owns   the gesture, from pressing to letting go, for all cards of a table with one set of listeners.
 * Not    what it means (plan.ts).
 */
import { useEffect } from 'react';
import { useTable } from '../live/context.tsx';
import type { Table } from '../live/table-store.ts';
import { openMenu, peekAt, pointAt } from '../table/ui-store.ts';
import { type Ghost, ghostOf } from './ghost.ts';
import { nextOf, type Plan, planOf } from './plan.ts';

/** How far a mouse moves before it drags, and a finger before it scrolls. */
const FAR = 7;
const LIFTED_AFTER = 220;

interface Held {
  readonly element: HTMLElement;
  readonly card: number;
  readonly pointer: number;
  readonly touch: boolean;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  ghost: Ghost | null;
  onto: number;
}

export function useCardDrag(): void {
  const table = useTable();
  useEffect(() => (table.live ? listen(table) : undefined), [table]);
}

function listen(table: Table): () => void {
  let held: Held | null = null;
  let forget = (): void => undefined;

  const end = (): void => {
    if (isDragging(held)) {
      held.ghost.remove();
      pointAt([]);
    }
    held = null;
  };
  const down = (event: PointerEvent): void => {
    end();
    const element = cardAt(event.target);
    if (element === null || event.button !== 0 || !event.isPrimary || !isAsked(table)) return;
    held = {
      element,
      card: idOf(element),
      pointer: event.pointerId,
      touch: event.pointerType === 'touch',
      at: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
      ghost: null,
      onto: 0,
    };
  };
  const move = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.pointer) return;
    const { clientX: x, clientY: y } = event;
    if (held.ghost === null) {
      if (Math.hypot(x - held.x, y - held.y) < FAR) return;
      if (held.touch && event.timeStamp - held.at < LIFTED_AFTER) {
        end();
        return;
      }
      peekAt(null);
      held.ghost = ghostOf(held.element, held.x, held.y);
    }
    held.ghost.move(x, y);
    const under = cardAt(document.elementFromPoint(x, y));
    held.onto = under === null || under === held.element ? 0 : idOf(under);
    pointAt(held.onto === 0 ? [] : [held.onto]);
  };
  const up = (event: PointerEvent): void => {
    if (!isDragging(held)) {
      held = null;
      return;
    }
    const { element, card, onto } = held;
    const dropped = document.elementFromPoint(event.clientX, event.clientY);
    end();
    swallowClick();
    if (onto !== 0) forget = carryOut(table, planOf(table.store.getState().decision, card, onto), forget);
    else if (isOnBoard(dropped) && !isOnBoard(element)) play(element, card, table);
  };
  /** A finger that holds a card must not scroll with it. */
  const touchMove = (event: TouchEvent): void => {
    const lifted = held?.touch === true && event.timeStamp - held.at >= LIFTED_AFTER;
    if (lifted && event.cancelable) event.preventDefault();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isDragging(held)) end();
  };

  document.addEventListener('pointerdown', down);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', end);
  document.addEventListener('touchmove', touchMove, { passive: false });
  document.addEventListener('keydown', key);
  return () => {
    end();
    forget();
    document.removeEventListener('pointerdown', down);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('touchmove', touchMove);
    document.removeEventListener('keydown', key);
  };
}

/** A card of the hand let go over the table: its one option, or a menu of several. */
function play(element: HTMLElement, card: number, table: Table): void {
  const { decision } = table.store.getState();
  const choice = nextOf(decision, card);
  if (choice !== undefined) table.choose(choice.index);
  else if (decision?.choices.some((one) => one.card === card) === true) openMenu({ card, anchor: element });
}

/** Takes the first choice, and the second as soon as it is asked for. Returns how to give up waiting for that. */
function carryOut(table: Table, plan: Plan | null, before: () => void): () => void {
  before();
  if (plan === null) return () => undefined;
  const { decision: asked, v } = table.store.getState();
  table.choose(plan.first.index);
  const stop = table.store.subscribe((state) => {
    if (state.v === v && state.decision === asked && state.sent !== null) return; // not yet answered
    stop();
    if (state.v === v || !isAsked(table)) return;
    const next = nextOf(state.decision, plan.then);
    if (next !== undefined) table.choose(next.index);
  });
  return stop;
}

function isAsked(table: Table): boolean {
  const { decision, scene, sent } = table.store.getState();
  return decision !== null && sent === null && decision.seat === scene?.you && decision.choices.length > 0;
}

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element && target.closest('dialog') === null
    ? target.closest<HTMLElement>('[data-card]')
    : null;
const isDragging = (held: Held | null): held is Held & { ghost: Ghost } =>
  held !== null && held.ghost !== null;
const isOnBoard = (element: Element | null): boolean => element !== null && element.closest('main') !== null;
const idOf = (element: HTMLElement): number => Number(element.dataset['card']);

/** Letting go is not pressing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 0);
}
