/** How the map is looked at in this browser: at the table or not, which sheet, as a drawing or as a list. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useVast } from '../table/wide.ts';
import type { Viewpoint } from './view/viewpoint.ts';

interface MapChoice {
  /** The table shows the map; null where nobody has said: beside the board, where there is room for both. */
  readonly shown: boolean | null;
  /** The places as a list instead of the drawing. */
  readonly list: boolean;
  /** The sheet of the Under-deeps. */
  readonly below: boolean;
}

export const useMapChoice = create<MapChoice>()(
  persist((): MapChoice => ({ shown: null, list: false, below: false }), {
    name: 'westmarch.map',
    version: 1,
  }),
);
export function useMapShown(): boolean {
  const vast = useVast();
  return useMapChoice(({ shown }) => shown ?? vast);
}
export function showMap(shown: boolean): void {
  useMapChoice.setState({ shown });
}
export function showList(list: boolean): void {
  useMapChoice.setState({ list });
}
export function showBelow(below: boolean): void {
  useMapChoice.setState({ below });
}

/** The map is in the place of the board just now, whichever way it was opened. */
export const useMapOpen = create<{ readonly open: boolean }>(() => ({ open: false }));

/** Where one last looked, for as long as the page lives: closing the map and opening it again moves nothing. */
export const lastView = new Map<string, Viewpoint>();
