/** On a phone: the parts of the table, of which one is shown at a time. A mark says where something can be chosen. */
import s from './Parts.module.css';

export interface Part<Key extends string> {
  readonly key: Key;
  readonly name: string;
  /** How many choices lie on the cards there. */
  readonly choices: number;
}

export interface PartsProps<Key extends string> {
  readonly parts: readonly Part<Key>[];
  readonly shown: Key;
  readonly show: (key: Key) => void;
}

export function Parts<Key extends string>({ parts, shown, show }: PartsProps<Key>) {
  return (
    <div className={s.parts} role="group" aria-label="Parts of the table">
      {parts.map(({ key, name, choices }) => (
        <button
          key={key}
          type="button"
          className={s.part}
          aria-pressed={shown === key}
          onClick={() => show(key)}
        >
          {name}
          {choices > 0 && <span className={s.mark}>{choices}</span>}
          {choices > 0 && <span className="said-only"> to choose from</span>}
        </button>
      ))}
    </div>
  );
}
