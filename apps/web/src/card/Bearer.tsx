/**
 * A card and what lies on it: smaller, beside it and half behind it, so that what is borne is told apart from those
 * who stand in the line. Columns of two, so that each can be pressed.
 */
import type { Card } from '@westmarch/protocol';
import type { ReactNode } from 'react';
import s from './Bearer.module.css';
import { CardFace } from './CardFace.tsx';

const COLUMN = 2;

export interface BearerProps {
  readonly card: Card;
  readonly className?: string;
  /** Something more on the card itself. */
  readonly children?: ReactNode;
}

export function Bearer({ card, className = '', children }: BearerProps) {
  const columns = columnsOf(card);
  return (
    <div className={`${s.bearer} ${className}`} style={{ '--columns': columns.length }}>
      <div className={s.self}>
        <CardFace card={card} />
      </div>
      {children}
      {columns.map((column) => (
        <div key={column[0].id} className={s.column} data-count={column.length}>
          {column.map((one) => (
            <CardFace key={one.id} card={one} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** What lies on a card may bear cards itself: they stand with it. */
function allOn({ on }: Card): Card[] {
  return on.flatMap((one) => [one, ...allOn(one)]);
}

function columnsOf(card: Card): Card[][] {
  const all = allOn(card);
  const columns: Card[][] = [];
  for (let i = 0; i < all.length; i += COLUMN) columns.push(all.slice(i, i + COLUMN));
  return columns;
}
