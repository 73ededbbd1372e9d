/** What is open over the table just now: a card that is read, a menu on a card, cards that are pointed at. */
import { create } from 'zustand';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface CardRef {
  /** 0: a face without a card, such as in the log. */
  readonly card: number;
  readonly face: string;
}

export interface Ui {
  /** Read in passing, beside the card. */
  readonly peek: (CardRef & { readonly at: Place }) | null;
  /** Read in a dialog, with everything that can be asked. */
  readonly reading: CardRef | null;
  /** The card whose menu is open, and its element. */
  readonly menu: { readonly card: number; readonly anchor: HTMLElement } | null;
  /** Rules that are being read. */
  readonly rules: readonly string[] | null;
  /** What a finger has pressed once: the next press on it acts. */
  readonly armed: string;
  /** Cards that a line of the log or an option speaks of. */
  readonly pointed: readonly number[];
  /** The option that a lesson asks for; −1 for none. */
  readonly wanted: number;
}

const NOTHING: Ui = {
  peek: null,
  reading: null,
  menu: null,
  rules: null,
  armed: '',
  pointed: [],
  wanted: -1,
};
export const useUi = create<Ui>(() => NOTHING);

export const usePointed = (card: number): boolean => useUi((ui) => ui.pointed.includes(card));
export const pointAt = (pointed: readonly number[]): void => useUi.setState({ pointed });
export const want = (wanted: number): void => useUi.setState({ wanted });
export const arm = (armed: string): void => useUi.setState({ armed });
export const peekAt = (peek: Ui['peek']): void => useUi.setState({ peek });
export const read = (reading: CardRef | null): void => useUi.setState({ reading, peek: null, menu: null });
export const openMenu = (menu: Ui['menu']): void => useUi.setState({ menu, peek: null });
export const readRules = (rules: readonly string[] | null): void => useUi.setState({ rules });
export const closeAll = (): void => useUi.setState(NOTHING);
