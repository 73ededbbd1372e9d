/**
 * A long list of which only what is seen is drawn: in one column, or in as many as fit.
 *
 * Keeps  one item has a place in the order of the tab key; arrows, page keys, Home and End lead to the others. Whatever
 *        an item draws carries `data-index`, and takes the focus.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import s from './Windowed.module.css';
import { seenOf, stepTo, useFocusOn, useView } from './window.ts';

export interface WindowedProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly rowHeight: number;
  /** The least width of a column; one column without it. */
  readonly least?: number;
  readonly label: string;
  /** `tab`: what it says to tabIndex. */
  readonly render: (item: T, index: number, tab: number) => ReactNode;
  readonly onKey?: (event: KeyboardEvent, item: T) => void;
  readonly className?: string;
}

export function Windowed<T>({
  items,
  keyOf,
  rowHeight,
  least = 0,
  label,
  render,
  onKey,
  className = '',
}: WindowedProps<T>) {
  const ref = useRef<HTMLUListElement>(null);
  const view = useView(ref);
  const focusOn = useFocusOn(ref, rowHeight);
  const [at, setAt] = useState(0);
  const count = items.length;
  const { columns, from, to } = seenOf(view, { count, rowHeight, least });
  const current = at >= from && at < to ? at : from;
  // Another search begins at its top.
  const first = count === 0 ? '' : keyOf(items[0]);
  useEffect(() => {
    if (first !== undefined && ref.current !== null) ref.current.scrollTop = 0;
    setAt(0);
  }, [first]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const item = (event.target instanceof Element ? event.target : null)?.closest('[data-index]');
    const index = Number(item?.getAttribute('data-index') ?? -1);
    if (index < 0 || index >= count || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(view.height / rowHeight) - 1) * columns;
    const next = stepTo(event.key, index, columns, page, count);
    if (next === null) onKey?.(event, items[index]);
    else {
      event.preventDefault();
      setAt(next);
      focusOn(next, columns);
    }
  };
  return (
    <ul ref={ref} className={`${s.list} ${className}`} aria-label={label} onKeyDown={onKeyDown}>
      <li className={s.room} style={{ height: Math.ceil(count / columns) * rowHeight }} aria-hidden="true" />
      {items.slice(from, to).map((item, i) => {
        const index = from + i;
        return (
          <li
            key={keyOf(item)}
            className={s.item}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{
              top: Math.floor(index / columns) * rowHeight,
              height: rowHeight,
              left: `${(100 / columns) * (index % columns)}%`,
              width: `${100 / columns}%`,
            }}
            onFocus={() => setAt(index)}
          >
            {render(item, index, index === current ? 0 : -1)}
          </li>
        );
      })}
    </ul>
  );
}
