/**
 * Cards can be dragged onto one another. It is one more way to choose what can also be pressed and read in the list.
 *
 * Owns   which cards of a table are taken up, and what is done when one is let go over another or over the board.
 * Not    the gesture (gesture.ts), nor what the two cards have to do with each other (plan.ts).
 */
import { useEffect } from 'react';
import { useTable } from '../live/context.tsx';
import type { Table } from '../live/table-store.ts';
import { openMenu, peekAt, pointAt } from '../table/ui-store.ts';
import { listenToDrags } from './gesture.ts';
import { nextOf, type Plan, planOf } from './plan.ts';

export function useCardDrag(): void {
  const table = useTable();
  useEffect(() => (table.live ? listen(table) : undefined), [table]);
}

function listen(table: Table): () => void {
  let forget = (): void => undefined;
  const stop = listenToDrags<HTMLElement>({
    take: (at) => {
      const element = cardAt(at);
      return element === null || !isAsked(table) ? null : { element, what: element };
    },
    lifted: () => peekAt(null),
    over: (card, under) => {
      const onto = ontoOf(card, under);
      pointAt(onto === 0 ? [] : [onto]);
    },
    drop: (card, under) => {
      const onto = ontoOf(card, under);
      if (onto !== 0)
        forget = carryOut(table, planOf(table.store.getState().decision, idOf(card), onto), forget);
      else if (isOnBoard(under) && !isOnBoard(card)) play(card, idOf(card), table);
    },
    ended: () => pointAt([]),
  });
  return () => {
    stop();
    forget();
  };
}

/** The other card that one is held over; 0 for none. */
function ontoOf(card: HTMLElement, under: Element | null): number {
  const other = cardAt(under);
  return other === null || other === card ? 0 : idOf(other);
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
const isOnBoard = (element: Element | null): boolean => element !== null && element.closest('main') !== null;
const idOf = (element: HTMLElement): number => Number(element.dataset['card']);
