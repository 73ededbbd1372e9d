/** Optional rules that can be in force, one box each; those for another number of players are left out. */
import type { OptionInfo } from '@westmarch/protocol';
import s from './Home.module.css';

export interface OptionalRulesProps {
  readonly offered: readonly OptionInfo[];
  readonly players: number;
  readonly value: readonly string[];
  readonly set: (value: readonly string[]) => void;
}

/** The name of the one that makes a game of one player. */
export const SOLITAIRE = 'solitaire';

export const fitting = (offered: readonly OptionInfo[], players: number): readonly OptionInfo[] =>
  offered.filter(({ players: { least, most } }) => players >= least && players <= most);

export function OptionalRules({ offered, players, value, set }: OptionalRulesProps) {
  const rules = fitting(offered, players);
  if (rules.length === 0) return null;
  return (
    <fieldset className={s.rules}>
      <legend>Optional rules</legend>
      {rules.map(({ name, title, about }) => (
        <label key={name} title={about}>
          <input
            type="checkbox"
            checked={value.includes(name)}
            onChange={({ target }) =>
              set(target.checked ? [...value, name] : value.filter((one) => one !== name))
            }
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
