/** A choice among a few, with its label. */
import { useId } from 'react';
import ui from '../ui/ui.module.css';
import s from './Home.module.css';

export interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly options: readonly (readonly [string, string])[];
  /** Why nothing can be chosen now; empty: it can. */
  readonly why?: string;
}

export function Select({ label, value, set, options, why = '' }: SelectProps) {
  const id = useId();
  return (
    <div className={s.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={ui.field}
        value={value}
        disabled={why !== ''}
        aria-describedby={why === '' ? undefined : `${id}-why`}
        onChange={(event) => set(event.target.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {why !== '' && (
        <p id={`${id}-why`} className={ui.note}>
          {why}
        </p>
      )}
    </div>
  );
}
