/** A pile of cards: its back or uppermost card, how many, and, opened, those that one may know. */
import type { Pile } from '@westmarch/protocol';
import { useState } from 'react';
import { CardBack } from '../../card/CardBack.tsx';
import { CardFace } from '../../card/CardFace.tsx';
import { Ground } from '../../card/Ground.tsx';
import { useFace } from '../../live/context.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import s from './PileView.module.css';

export interface PileViewProps {
  readonly name: string;
  readonly pile: Pile;
  /** Said with the name, where two sides have one: "your", "Novice’s". */
  readonly whose?: string;
  /** The last card lies face up on it. */
  readonly open?: boolean;
}

export function PileView({ name, pile, whose = '', open = false }: PileViewProps) {
  const [looking, setLooking] = useState(false);
  const top = useFace(open ? (pile.cards.at(-1)?.face ?? '') : '');
  const known = pile.cards.length > 0;
  return (
    <>
      <button
        type="button"
        className={s.pile}
        data-pile={name}
        disabled={!known}
        onClick={() => setLooking(true)}
        aria-label={`${whose} ${name} ${pile.count} ${pile.count === 1 ? 'card' : 'cards'}`.trim()}
      >
        <span className={s.cards} data-count={Math.min(pile.count, 3)}>
          {pile.count > 0 && (top === undefined ? <CardBack /> : <Ground face={top} />)}
        </span>
        <span className={s.name}>{name}</span> <span className={s.count}>{pile.count}</span>
      </button>
      {looking && (
        <Dialog title={`${whose} ${name}, ${pile.count}`.trim()} wide onClose={() => setLooking(false)}>
          <div className={s.spread}>
            {pile.cards.map((card) => (
              <CardFace key={card.id} card={card} upright />
            ))}
          </div>
          {pile.cards.length < pile.count && <p>{pile.count - pile.cards.length} more, face down.</p>}
        </Dialog>
      )}
    </>
  );
}
