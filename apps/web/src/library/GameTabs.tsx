/** Which of the two games a page of the library is about. */
import type { GameName } from '@westmarch/protocol';
import s from './library.module.css';

export const GAME_TITLES: Readonly<Record<GameName, string>> = {
  meccg: 'Middle-earth CCG',
  'lotr-tcg': 'The Lord of the Rings TCG',
};
const GAMES = Object.entries(GAME_TITLES) as [GameName, string][];

export function GameTabs({ game, set }: { game: GameName; set: (game: GameName) => void }) {
  return (
    <div className={s.tabs} role="group" aria-label="Game">
      {GAMES.map(([name, title]) => (
        <button
          key={name}
          type="button"
          className={s.tab}
          aria-pressed={name === game}
          onClick={() => set(name)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
