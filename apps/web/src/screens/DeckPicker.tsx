/** Decks to pick from, each with what it is about. */
import { useId } from 'react';
import s from './pickers.module.css';

export interface Pickable {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** The optional rule that it is for. */
  readonly needs?: string | undefined;
}

/** Those that can be played where these optional rules are in force. */
export const playable = (decks: readonly Pickable[], options: readonly string[]): readonly Pickable[] =>
  decks.filter(({ needs }) => needs === undefined || options.includes(needs));

export interface DeckPickerProps {
  readonly legend: string;
  readonly decks: readonly Pickable[];
  /** Decks that wait for cards. */
  readonly later: readonly { readonly key: string; readonly name: string; readonly missing: number }[];
  readonly value: string;
  readonly set: (key: string) => void;
}

export function DeckPicker({ legend, decks, later, value, set }: DeckPickerProps) {
  const name = useId();
  return (
    <fieldset className={s.decks}>
      <legend>{legend}</legend>
      <div className={s.choices}>
        {decks.map(({ key, name: deck, about }) => (
          <label key={key} className={s.deck}>
            <input type="radio" name={name} value={key} checked={key === value} onChange={() => set(key)} />
            <span className={s.deckName}>{deck}</span>
            <span className={s.about}>{about}</span>
          </label>
        ))}
      </div>
      {decks.length === 0 && (
        <p className={s.about}>There is no deck yet whose cards are all known to the rules.</p>
      )}
      {later.length > 0 && (
        <details className={s.about}>
          <summary>Not yet: {later.length} decks</summary>
          <ul>
            {later.map(({ key, name: deck, missing }) => (
              <li key={key}>
                {deck}: {missing} {missing === 1 ? 'card is' : 'cards are'} missing
              </li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
}
