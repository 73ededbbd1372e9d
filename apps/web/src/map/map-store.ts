/** How the map is looked at in this browser: beside the board or not, which sheet, as a drawing or as a list. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Viewpoint } from './view/viewpoint.ts';

interface MapChoice {
  /** The table shows the map. */
  readonly shown: boolean;
  /** The places as a list instead of the drawing. */
  readonly list: boolean;
  /** The sheet of the Under-deeps. */
  readonly below: boolean;
}

export const useMapChoice = create<MapChoice>()(
  persist((): MapChoice => ({ shown: false, list: false, below: false }), {
    name: 'westmarch.map',
    version: 1,
  }),
);
export function showMap(shown: boolean): void {
  useMapChoice.setState({ shown });
}
export function showList(list: boolean): void {
  useMapChoice.setState({ list });
}
export function showBelow(below: boolean): void {
  useMapChoice.setState({ below });
}

/** The map is in sight just now, whichever way it was opened. */
export const useMapOpen = create<{ readonly open: boolean }>(() => ({ open: false }));

/** Where one last looked, for as long as the page lives: closing the map and opening it again moves nothing. */
export const lastView = new Map<string, Viewpoint>();
