/** How it looks and moves: the settings that have nothing to do with a table, also on the home page. */
import { useId } from 'react';
import s from './SettingsForm.module.css';
import { change, useSettings } from './settings.ts';

export function LooksForm() {
  const { theme, readable, motion } = useSettings();
  return (
    <>
      <Pick
        legend="Light"
        options={[
          ['system', 'As the system'],
          ['light', 'Daylight'],
          ['dark', 'Candle-light'],
        ]}
        value={theme}
        set={(theme) => change({ theme })}
      />
      <Check text="Readable mode: plain letters" on={readable} set={(on) => change({ readable: on })} />
      <Check
        text="Nothing moves"
        on={motion === 'none'}
        set={(on) => change({ motion: on ? 'none' : 'system' })}
      />
    </>
  );
}

function Pick<T extends string>(props: {
  legend: string;
  options: readonly (readonly [T, string])[];
  value: T;
  set: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={s.pick}>
      <legend>{props.legend}</legend>
      {props.options.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === props.value} onChange={() => props.set(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

export function Check({ text, on, set }: { text: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label className={s.check}>
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
      {text}
    </label>
  );
}
