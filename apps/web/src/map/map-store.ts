/** How the map is looked at in this browser: beside the board or not, which sheet, as a drawing or as a list. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Viewpoint } from './viewpoint.ts';

interface MapChoice {
  /** The table shows the map. */
  readonly shown: boolean;
}

export const useMapChoice = create<MapChoice>()(
  persist((): MapChoice => ({ shown: false }), { name: 'westmarch.map', version: 1 }),
);
export function showMap(shown: boolean): void {
  useMapChoice.setState({ shown });
}
/** Where one last looked, for as long as the page lives: closing the map and opening it again moves nothing. */
export const lastView = new Map<string, Viewpoint>();
