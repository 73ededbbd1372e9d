/** What a player has set for himself in this browser: looks, movement, and how much is confirmed. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'none';

export interface Settings {
  readonly theme: Theme;
  /** Atkinson Hyperlegible instead of the old faces. */
  readonly readable: boolean;
  readonly motion: Motion;
  /** A card with one option opens its menu instead of taking it. */
  readonly confirm: boolean;
  /** The log stands beside the table where there is room. */
  readonly log: boolean;
  /** When it is one's turn: a sound, a notification of the system. */
  readonly sound: boolean;
  readonly desktop: boolean;
  /** What others say is shown. */
  readonly talk: boolean;
}

export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({
      theme: 'system',
      readable: false,
      motion: 'system',
      confirm: false,
      log: true,
      sound: false,
      desktop: false,
      talk: true,
    }),
    {
      name: 'westmarch.settings',
      version: 1,
    },
  ),
);

export function change(some: Partial<Settings>): void {
  useSettings.setState(some);
}

/** Shows the settings on the page; public/theme.js does the same before the first paint. */
export function applySettings({ theme, readable, motion }: Settings): void {
  const { dataset } = document.documentElement;
  set(dataset, 'theme', theme === 'system' ? undefined : theme);
  set(dataset, 'readable', readable ? 'on' : undefined);
  set(dataset, 'motion', motion === 'none' ? 'none' : undefined);
}

function set(dataset: DOMStringMap, name: string, value: string | undefined): void {
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

/** Nothing moves: because it was set here, or in the system. */
export const isStill = (): boolean =>
  useSettings.getState().motion === 'none' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
