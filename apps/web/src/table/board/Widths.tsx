/** How wide each group of the board is drawn: a company that has less than its cards need fans them. */
import { createContext, useContext } from 'react';
import type { Fitted } from './fitting.ts';

export const WidthsContext = createContext<Fitted['widthOf']>(() => undefined);

/** As a style; empty where the group takes what it needs. */
export function useGroupWidth(key: string): { readonly width?: number } {
  const width = useContext(WidthsContext)(key);
  return width === undefined ? {} : { width };
}
