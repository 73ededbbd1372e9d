/** Where a small box stands that belongs to a word: above it if there is room, else below, and never outside the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
const EDGE = 8;

export function beside(of: Box, box: Size, window: Size): { readonly x: number; readonly y: number } {
  const x = Math.max(EDGE, Math.min(of.left + of.width / 2 - box.width / 2, window.width - box.width - EDGE));
  const above = of.top - GAP - box.height;
  const below = Math.min(of.bottom + GAP, window.height - box.height - EDGE);
  return { x: Math.round(x), y: Math.round(above >= EDGE ? above : Math.max(EDGE, below)) };
}
