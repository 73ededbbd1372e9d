/** Where a game seats more than two: those who play beside the opponent that is pressed to begin. */
import type { GameInfo } from '@westmarch/protocol';
import { Button } from '../ui/Button.tsx';
import s from './Home.module.css';
import { Select } from './Select.tsx';

/** A bot by its key, or a friend. */
export const FRIEND = 'a friend';

export interface MoreOpponentsProps {
  readonly info: GameInfo;
  readonly value: readonly string[];
  readonly set: (value: readonly string[]) => void;
}

const ORDINALS = ['A second opponent', 'A third opponent', 'A fourth opponent'] as const;

export function MoreOpponents({ info, value, set }: MoreOpponentsProps) {
  const room = info.seats.most - 2 - value.length;
  const options = [...info.bots.map(({ key, name }) => [key, name] as const), [FRIEND, 'A friend'] as const];
  if (info.seats.most <= 2) return null;
  return (
    <>
      {value.map((who, i) => (
        <div key={ORDINALS[i]} className={s.another}>
          <Select
            label={ORDINALS[i] ?? 'Another opponent'}
            value={who}
            set={(key) => set(value.with(i, key))}
            options={options}
          />
          <Button
            onClick={() => set(value.toSpliced(i, 1))}
            aria-label={`Remove ${ORDINALS[i]?.toLowerCase()}`}
          >
            <span aria-hidden="true">✕</span>
          </Button>
        </div>
      ))}
      {room > 0 && (
        <Button className={s.add} onClick={() => set([...value, options[0][0]])}>
          Add an opponent
        </Button>
      )}
    </>
  );
}
