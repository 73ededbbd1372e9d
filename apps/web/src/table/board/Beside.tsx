/**
 * The column beside the board: what is going on stands there, above the log, so that the board keeps its place when
 * something begins or ends. On a phone there is no such column, and the board shows it itself.
 */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The column's element; null where there is none. */
export const ColumnContext = createContext<HTMLElement | null>(null);

export function Beside({ children }: { children: ReactNode }) {
  const column = useContext(ColumnContext);
  return column === null ? children : createPortal(children, column);
}
