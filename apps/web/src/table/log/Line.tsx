/** One sentence of what happened: pressing it reads its card, hovering points at all of them. */
import { useCards } from '../../live/context.tsx';
import type { LogLine } from '../../live/state.ts';
import s from '../parts.module.css';
import { pointAt, read } from '../ui-store.ts';
import { Dice } from './Dice.tsx';

export function LineText({ line, fresh = false }: { line: LogLine; fresh?: boolean }) {
  const cards = useCards();
  const first = line.cards
    .map((card) => cards.get(card))
    .find((card) => card !== undefined && card.face !== '');
  const point = (on: boolean): void => pointAt(on ? line.cards : []);
  return (
    <span
      className={s.line}
      data-kind={line.kind}
      data-struck={line.struck}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
    >
      {line.struck === true && <span className="said-only">Taken back: </span>}
      {line.dice.length > 0 && <Dice dice={line.dice} rolling={fresh} />}
      {first === undefined ? (
        line.text
      ) : (
        <button
          type="button"
          className={s.lineCard}
          onClick={() => read({ card: first.id, face: first.face })}
          onFocus={() => point(true)}
          onBlur={() => point(false)}
        >
          {line.text}
        </button>
      )}
    </span>
  );
}
