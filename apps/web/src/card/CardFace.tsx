/**
 * A card at table size: a button that glows when something can be done with it.
 *
 * Pressing it takes its one option, opens a menu of several, or says why there is none; hovering, pressing long, or
 * the key R open the reading size. Set `--card-w` on anything around it to draw it at another width.
 */
import type { Card } from '@westmarch/protocol';
import { memo } from 'react';
import { useChoicesOn, useFace } from '../live/context.tsx';
import { useCardPresses } from '../table/decision/card-presses.ts';
import { usePointed } from '../table/ui-store.ts';
import { CardBack } from './CardBack.tsx';
import s from './CardFace.module.css';
import { classesOf, Drawn } from './Drawn.tsx';
import { labelOf } from './label.ts';
import { isTurned, isUpset, signOf, tokenSign } from './marks.ts';
import { toneOf } from './tone.ts';

export interface CardFaceProps {
  readonly card: Card;
  /** Where a card may not be turned, such as in a hand. */
  readonly upright?: boolean;
  readonly className?: string;
}

export const CardFace = memo(function CardFace({ card, upright = false, className = '' }: CardFaceProps) {
  const face = useFace(card.face);
  const choices = useChoicesOn(card.id);
  const presses = useCardPresses(card, face, choices);
  const pointed = usePointed(card.id);
  const classes = [
    s.card,
    className,
    choices.length > 0 ? s.glows : '',
    pointed ? s.pointed : '',
    !upright && isTurned(card.marks) ? s.turned : '',
    !upright && isUpset(card.marks, card.tokens['wounds']) ? s.upset : '',
  ];
  if (face !== undefined) classes.push(...classesOf(face, card));
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-card={card.id}
      data-options={choices.length}
      aria-haspopup={choices.length > 1 ? 'menu' : choices.length === 0 ? 'dialog' : undefined}
      {...presses}
    >
      <span className="said-only">{labelOf(card, face, choices.length)}</span>
      <span
        className={s.body}
        aria-hidden="true"
        style={face === undefined ? undefined : { '--tone': toneOf(face).colour }}
      >
        {face === undefined ? <CardBack /> : <Drawn face={face} card={card} />}
        <Marks card={card} />
      </span>
      {choices.length > 1 && (
        <span className={s.count} aria-hidden="true">
          {choices.length}
        </span>
      )}
    </button>
  );
});

const GRAVE = new Set(['wounded', 'exhausted', 'overwhelmed']);

function Marks({ card: { marks, tokens } }: { card: Card }) {
  const counted = Object.entries(tokens).filter(([, n]) => n > 0);
  if (marks.length === 0 && counted.length === 0) return null;
  return (
    <span className={s.marks}>
      {marks.map((mark) => (
        <span key={mark} className={`${s.mark} ${GRAVE.has(mark) ? s.grave : ''}`} title={mark}>
          {signOf(mark)}
        </span>
      ))}
      {counted.map(([name, n]) => (
        <span key={name} className={`${s.mark} ${s.grave}`} title={`${n} ${name}`}>
          {tokenSign(name)}
          {n}
        </span>
      ))}
    </span>
  );
}
