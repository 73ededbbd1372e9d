/** Where a game seats more than two: those who play beside the opponent that is pressed to begin. */
import type { GameInfo } from '@westmarch/protocol';
import { Button } from '../ui/Button.tsx';
import type { Pickable } from './DeckPicker.tsx';
import s from './Home.module.css';
import { Select } from './Select.tsx';

/** A bot by its key, or a friend. */
const FRIEND = 'a friend';
export interface Another {
  readonly who: string;
  /** Of a bot; empty: one that nobody else has. */
  readonly deck: string;
}
export const isFriend = ({ who }: Another): boolean => who === FRIEND;

export interface MoreOpponentsProps {
  readonly info: GameInfo;
  readonly decks: readonly Pickable[];
  readonly value: readonly Another[];
  readonly set: (value: readonly Another[]) => void;
}

const ORDINALS = ['A second opponent', 'A third opponent', 'A fourth opponent'] as const;

export function MoreOpponents({ info, decks, value, set }: MoreOpponentsProps) {
  const room = info.seats.most - 2 - value.length;
  const options = [...info.bots.map(({ key, name }) => [key, name] as const), [FRIEND, 'A friend'] as const];
  if (info.seats.most <= 2) return null;
  return (
    <>
      {value.map((another, i) => (
        <div
          key={ORDINALS[i]}
          className={s.another}
          role="group"
          aria-label={ORDINALS[i] ?? 'Another opponent'}
        >
          <Select
            label={ORDINALS[i] ?? 'Another opponent'}
            value={another.who}
            set={(who) => set(value.with(i, { ...another, who }))}
            options={options}
          />
          {!isFriend(another) && (
            <Select
              label="with the deck"
              value={another.deck}
              set={(deck) => set(value.with(i, { ...another, deck }))}
              options={[
                ['', 'another than all others'],
                ...decks.map(({ key, name }) => [key, name] as const),
              ]}
            />
          )}
          <Button
            onClick={() => set(value.toSpliced(i, 1))}
            aria-label={`Remove ${ORDINALS[i]?.toLowerCase()}`}
          >
            <span aria-hidden="true">✕</span>
          </Button>
        </div>
      ))}
      {room > 0 && (
        <Button className={s.add} onClick={() => set([...value, { who: options[0][0], deck: '' }])}>
          Add an opponent
        </Button>
      )}
    </>
  );
}
