/** Which decks a deck meets in the laboratory: all of them, or some. */
import type { DeckInfo } from '@westmarch/protocol';
import { Button } from '../ui/Button.tsx';
import ui from '../ui/ui.module.css';
import s from './laboratory.module.css';

export interface OpponentsProps {
  readonly decks: readonly DeckInfo[];
  readonly chosen: readonly string[];
  readonly set: (keys: readonly string[]) => void;
  /** Games are being played: what they are played with stands. */
  readonly frozen: boolean;
}
export function Opponents({ decks, chosen, set, frozen }: OpponentsProps) {
  const all = chosen.length === decks.length;
  const turn = (key: string): void =>
    set(
      chosen.includes(key)
        ? chosen.filter((one) => one !== key)
        : decks.map((deck) => deck.key).filter((one) => one === key || chosen.includes(one)),
    );
  return (
    <details className={s.opponents}>
      <summary>
        Against{' '}
        {all ? `all ${decks.length} printed decks` : `${chosen.length} of ${decks.length} printed decks`}
      </summary>
      <div className={ui.row}>
        <Button disabled={frozen || all} onClick={() => set(decks.map(({ key }) => key))}>
          All
        </Button>
        <Button disabled={frozen || chosen.length === 0} onClick={() => set([])}>
          None
        </Button>
      </div>
      <ul className={s.decks}>
        {decks.map(({ key, name }) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                disabled={frozen}
                onChange={() => turn(key)}
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
