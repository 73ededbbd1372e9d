/** Cards in a row under their name, each with what it bears. */
import type { Card } from '@westmarch/protocol';
import { Bearer } from '../card/Bearer.tsx';
import { useGroupWidth } from '../table/board/Widths.tsx';
import s from './board.module.css';

export interface RowProps {
  readonly title: string;
  readonly cards: readonly Card[];
  /** What stands above it, where that says enough. */
  readonly short?: string;
  /** By which its width is known (sheets.ts). */
  readonly group?: string;
  /** Marks that the place itself already says. */
  readonly without?: ReadonlySet<string>;
}

export function Row({ title, cards, short = title, group = '', without = NONE }: RowProps) {
  const width = useGroupWidth(group);
  if (cards.length === 0) return null;
  return (
    <div className={s.row} style={width} role="group" aria-label={title}>
      <h3 className={s.small}>{short}</h3>
      <div className={s.line}>
        {cards.map((card) => (
          <Bearer key={card.id} card={unmarked(card, without)} />
        ))}
      </div>
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** The card, and what lies on it, without marks that its place says. */
export function unmarked(card: Card, without: ReadonlySet<string>): Card {
  if (without.size === 0) return card;
  return {
    ...card,
    marks: card.marks.filter((mark) => !without.has(mark)),
    on: card.on.map((one) => unmarked(one, without)),
  };
}
