/** A hand to begin with, dealt by a seed that can be told to others. */
import { Link } from '@tanstack/react-router';
import type { Deck } from '@westmarch/protocol';
import { useState } from 'react';
import { StillCard } from '../card/Drawn.tsx';
import type { usePeek } from '../library/Peek.tsx';
import { fullName, type Library } from '../library/query/cards.ts';
import { Button } from '../ui/Button.tsx';
import ui from '../ui/ui.module.css';
import s from './figures.module.css';
import { handOf } from './model.ts';

interface SampleHandProps {
  readonly deck: Deck;
  readonly library: Library;
  readonly peek: Pick<ReturnType<typeof usePeek>, 'hovers'>;
}
export function SampleHand({ deck, library, peek }: SampleHandProps) {
  const [seed, setSeed] = useState('1');
  const hand = handOf(deck, seed);
  if (hand.length === 0) return null;
  const next = (): void => setSeed((old) => (/^\d{1,9}$/.test(old) ? String(Number(old) + 1) : `${old}2`));
  return (
    <section className={s.figure} aria-label="A hand to begin with">
      <h3>A hand to begin with</h3>
      <div className={ui.row}>
        <label className={s.seed}>
          Seed
          <input
            className={ui.field}
            value={seed}
            maxLength={20}
            onChange={({ target }) => setSeed(target.value)}
          />
        </label>
        <Button onClick={next}>Deal another</Button>
      </div>
      <ul className={s.hand}>
        {hand.map((id, i) => {
          const face = library.byId.get(id)?.card;
          return face === undefined ? null : (
            <li key={`${i} ${id}`}>
              <Link to="/cards/$game/$id" params={{ game: deck.game, id: face.id }} {...peek.hovers(face)}>
                <span className="said-only">{fullName(face)}</span>
                <StillCard face={face} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
